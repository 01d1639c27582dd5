"""How much the server carries: many tables, every seat a person on a line of its own; see server.md beside this folder.

    python -m benchmarks.server --rate 1000 [--tables 500] [--seconds 60] [--save]
    python -m benchmarks.server --postgres --processes 2 --together

The servers run in processes of their own, all visitors in another, over loopback. With `--rate`, moves are due at fixed
times whatever the answers take, and each is timed from when it was due; without, each table moves as soon as it may.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime
import gc
import json
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import citadels
from benchmarks.engine import processor
from benchmarks.server.players import Players
from benchmarks.server.serving import (
    Servers,
    allow_many_files,
    database_seconds,
    disk,
    folder_on_disk,
    sync_times,
    wait_for,
)
from benchmarks.server.tables import Kind
from citadels import Game
from citadels.web.settings import with_driver
from citadels.web.sql_store import SqlStore
from tests.web.postgres import Cluster, programs

Json = dict[str, Any]
RESULTS: Final = Path(__file__).resolve().parents[1] / "results"
RETURNS: Final = 2.0            # lines that break in each second


def percentile(values: Sequence[float], share: float) -> float | None:
    """In milliseconds."""
    if not values:
        return None
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


async def check(players: Players, database: str) -> tuple[int, int]:
    """How many tables lack an accepted move, or have another in its place; and how many moves bots have made."""
    store = await SqlStore.open(with_driver(database), "bench")
    lost = bots = 0
    for table in players.tables:
        row = await store.table(code=table.code)
        assert row is not None
        if row.header is None:  # the next game of these people has not begun yet
            lost += bool(table.kept)
            continue
        moves = await store.moves_of(row.id)
        people = [move.line for move in moves if move.hand == "person"]
        lost += people[:len(table.kept)] != table.kept
        bots += sum(move.hand == "bot" for move in moves)
        Game.from_record({**json.loads(row.header), "moves": [move.line for move in moves]})
    await store.close()
    return lost, bots


async def measure(args: argparse.Namespace, servers: Servers) -> Json:
    for origin in servers.origins:
        await wait_for(origin)
    players = Players(servers.origins, args.tables, args.together)
    begin = time.perf_counter()
    await players.seat_everybody()
    seated = time.perf_counter() - begin
    gc.collect()
    gc.freeze()
    gc.disable()  # a pause of the visitors would be counted as one of the server
    returning = asyncio.create_task(players.keep_returning(args.returns))
    await players.keep_moving(args.rate, args.warm_up)
    players.due.clear()
    players.counting = True
    players.updates = 0
    if args.share:
        servers.limit(args.share)
    used, stored, own = servers.used(), database_seconds(), time.process_time()
    made = await players.keep_moving(args.rate, args.seconds)
    used, stored, own = servers.used() - used, database_seconds() - stored, time.process_time() - own
    missed, updates = len(players.due), players.updates
    players.counting = False
    returning.cancel()
    await players.settle()
    unanswered, silent, memory = players.unanswered(), players.silent(), servers.memory()
    await players.close()
    lost, bots = await check(players, servers.database)
    times = players.times
    kinds = [Kind.of(number) for number in range(args.tables)]
    return {
        "loop": "closed" if args.rate is None else "open", "wanted moves/s": args.rate or "as many as can be",
        "seconds": args.seconds, "tables": args.tables,
        "people": sum(kind.people for kind in kinds), "spectators": sum(kind.spectators for kind in kinds),
        "tables with bots": sum(kind.bots > 0 for kind in kinds), "games finished": players.finished,
        "moves/s": round(made / args.seconds, 1), "of these staged": len(times.staged), "kept": len(times.kept),
        "moves of bots": bots, "updates/s": round(updates / args.seconds),
        "ready p50 ms": percentile(times.waits, 0.5), "ready p99 ms": percentile(times.waits, 0.99),
        "staged p50 ms": percentile(times.staged, 0.5), "staged p99 ms": percentile(times.staged, 0.99),
        "kept p50 ms": percentile(times.kept, 0.5), "kept p99 ms": percentile(times.kept, 0.99),
        "update p50 ms": percentile(times.updates, 0.5), "update p99 ms": percentile(times.updates, 0.99),
        "last update p99 ms": percentile(times.slowest, 0.99),
        "longest ms": percentile([*times.slowest, *times.kept, *times.staged], 1),
        "returns": len(times.returns), "return p50 ms": percentile(times.returns, 0.5),
        "return p99 ms": percentile(times.returns, 0.99),
        "server ms a move": round(1000 * used / max(1, made), 3),
        "server core %": round(100 * used / args.seconds), "database core %": round(100 * stored / args.seconds),
        "visitors core %": round(100 * own / args.seconds),
        "load average": " ".join(f"{load:.1f}" for load in os.getloadavg()),
        "memory MiB": round(memory), "seated in s": round(seated, 1),
        "missed": missed, "refused": dict(players.refused) or 0, "broken lines": players.broken,
        "lines lost under a move": players.cut_off, "moves sent again": players.sent_again,
        "unanswered": unanswered, "silent tables": silent, "lost": lost, "warnings in the log": servers.faults(),
    }


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, help="moves due in a second; without it each table moves at once")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=5, help="seconds before anything is counted")
    parser.add_argument("--returns", type=float, default=RETURNS, help="lines that break in each second")
    parser.add_argument("--database", help="an URL; a fresh SQLite file if there is none")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL for this run")
    parser.add_argument("--processes", type=int, default=1, help="servers; more than one needs PostgreSQL")
    parser.add_argument("--together", action="store_true", help="all visitors of a table at the same one of them")
    parser.add_argument("--share", type=float, help="of a core, that each server may use from then on (needs root)")
    parser.add_argument("--folder", type=Path, help="where that file lies")
    parser.add_argument("--save", action="store_true")
    return parser.parse_args(argv)


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def main(argv: Sequence[str] | None = None) -> None:
    args = arguments(argv)
    allow_many_files()
    place: Path = args.folder or folder_on_disk()
    with tempfile.TemporaryDirectory(dir=place) as folder, ExitStack() as stack:
        syncs = sync_times(Path(folder))
        database = new_postgres(stack, place) if args.postgres else args.database or f"sqlite:///{folder}/bench.db"
        servers = Servers(args.processes, database, Path(folder))
        stack.callback(servers.stop)
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            result = runner.run(measure(args, servers))
    kind = database.partition(":")[0]
    result = {"processes": args.processes,
              "database": f"sqlite on {disk(place)}" if kind == "sqlite" else kind,
              "disk sync p50 ms": percentile(syncs, 0.5), "disk sync p99 ms": percentile(syncs, 0.99), **result}
    width = max(map(len, result))
    report = "\n".join(f"{name:{width}}  {value}" for name, value in result.items())
    print(report)
    if args.save:
        save(report, f"{args.processes}x{kind}")


def new_postgres(stack: ExitStack, place: Path) -> str:
    """The URL of an empty database of a PostgreSQL that is there for this run alone, and syncs as usual."""
    found = programs()
    if found is None:
        sys.exit("no PostgreSQL found")
    cluster = Cluster(found, place, fsync=True)
    stack.callback(cluster.close)
    return cluster.new_database()


def save(report: str, name: str) -> None:
    today = datetime.date.today().isoformat()
    head = (f"# The server under load, {today}\n\n{processor()}, {os.cpu_count()} cores; Python "
            f"{platform.python_version()}; compiled: {citadels.compiled()}\n")
    path = RESULTS / f"server-{name}-{today}.md"
    path.write_text(f"{head}\n```text\n{report}\n```\n", encoding="utf-8")
    print(path.name)


if __name__ == "__main__":
    main(sys.argv[1:])
