"""How many notifications PostgreSQL's LISTEN and NOTIFY can take, with several processes that all hear all of them.

    python -m benchmarks.notifications [--listeners 1 2 8 32] [--seconds 3]

It starts its own PostgreSQL. Each listener has its own connection. The writers send one notification after the other,
each in its own transaction and with the ids of a few tables, as for a batch of moves.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from contextlib import ExitStack

import asyncpg

from benchmarks.server.serving import database_seconds, folder_on_disk
from tests.web.postgres import Cluster, programs

WORDS = "0123456789abcdef m 1201 1202 1203"     # a batch of three moves
SEND = "select pg_notify('bench', $1)"


async def measure(url: str, processes: int, writers: int, seconds: float) -> str:
    heard = 0

    def hear(*_: object) -> None:
        nonlocal heard
        heard += 1

    listening = [await asyncpg.connect(url) for _ in range(processes)]
    for line in listening:
        await line.add_listener("bench", hear)
    sending = [await asyncpg.connect(url) for _ in range(writers)]
    sent = 0
    end = time.perf_counter() + seconds

    async def send(line: asyncpg.Connection) -> None:
        nonlocal sent
        while time.perf_counter() < end:
            await line.execute(SEND, WORDS)
            sent += 1

    used, own = database_seconds(), time.process_time()
    await asyncio.gather(*(send(line) for line in sending))
    patience = time.perf_counter() + 10
    while heard < sent * processes and time.perf_counter() < patience:
        await asyncio.sleep(0.01)
    used, own = database_seconds() - used, time.process_time() - own
    for line in (*listening, *sending):
        await line.close()
    each = max(1, sent)
    return (f"{processes:9} {sent / seconds:10.0f} {heard / seconds:10.0f} {sent * processes - heard:7} "
            f"{1e6 * used / each:12.0f} {1e6 * own / max(1, heard):12.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.notifications")
    parser.add_argument("--listeners", type=int, nargs="+", default=[1, 2, 8, 32])
    parser.add_argument("--writers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3)
    args = parser.parse_args()
    found = programs()
    if found is None:
        sys.exit("no PostgreSQL found")
    with ExitStack() as stack:
        cluster = Cluster(found, folder_on_disk(), fsync=True)
        stack.callback(cluster.close)
        print("listeners  batches/s   heard/s  missed  database us    client us")
        print("                                         per batch     per heard")
        for processes in args.listeners:
            print(asyncio.run(measure(cluster.url, processes, args.writers, args.seconds)), flush=True)


if __name__ == "__main__":
    main()
