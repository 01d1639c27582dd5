"""What a move costs the server besides network and database: games in one process, always the same ones.

    python -m benchmarks.moves [--games 12]
    python -m benchmarks.moves --instructions       # needs Valgrind

From the message of a player to the frames for everybody: read, checked, staged or played, with all updates encoded; the
store answers at once, and lines forget what they are sent. Three editions, a third of the tables with two bots, a third
with a spectator. Games of the Circus are left out, because their pauses depend on the clock.

Time says little on a shared machine, so the instructions can be counted instead.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import msgspec

from benchmarks.server.tables import DECODER, EDITIONS, SEATS, Ask, Kind
from citadels import Game
from citadels.web.autoplay import Autoplay
from citadels.web.bot_pool import BotPool
from citadels.web.conversation import receive
from citadels.web.direct_socket import EXTENSION
from citadels.web.live_table import LiveTable
from citadels.web.protocol import Setup
from citadels.web.rate_limits import RateLimits
from citadels.web.rows import Person, SeatRow, TableRow
from citadels.web.seating import record_header
from citadels.web.settings import Settings
from citadels.web.websocket import SocketConnection

SEED: Final = 20261118
GAMES: Final = 9
WARM_UP: Final = 20             # messages of each game before instructions are counted
PLENTY: Final = 1000            # messages in a second: limits are counted, and nobody is refused


class NoStore:
    """A database that answers at once, and keeps only how the table stands."""

    shared = keeps = False
    process = "here"

    def __init__(self, row: TableRow) -> None:
        self.row = row

    async def append(self, *_: object) -> bool:
        return True

    async def chat_of(self, *_: object) -> list[Any]:
        return []

    async def change_table(self, _: int, **values: Any) -> None:
        self.row = self.row._replace(**values)

    async def table(self, **_: object) -> TableRow:
        return self.row


class Sink:
    """Where frames end."""

    def __init__(self) -> None:
        self.count = 0
        self.size = 0

    def send_now(self, frame: bytes) -> bool:
        self.count += 1
        self.size += len(frame)
        return True


class Player(SocketConnection):
    """Somebody at a table, who remembers the last question and the last answer."""

    def __init__(self, person: Person | None, limits: RateLimits, sink: Sink) -> None:
        address = f"10.0.0.{person.id if person else 0}"
        super().__init__(None, person, limits, {"client": (address, 1), "extensions": {EXTENSION: sink}})  # type: ignore[arg-type]
        self.last = b""
        self.answered = b""

    def send(self, data: bytes) -> None:
        if data.startswith(b'{"type":"update"'):
            self.last = data
        else:
            self.answered = data
        super().send(data)


class Cost(NamedTuple):
    messages: int       # that players sent
    moves: int          # that were kept, with those of bots
    seconds: float      # of the processor
    frames: int
    size: int


def make_table(number: int, kind: Kind) -> LiveTable:
    game = Game.new(kind.edition, SEATS, seed=SEED + number)
    setup = msgspec.json.encode(Setup(kind.edition, SEATS, pace="instant")).decode()
    header = msgspec.json.encode(record_header(game)).decode()
    row = TableRow(number + 1, "TABLES", 1, "playing", setup, header, f"salt {number}", None, None, False, False, 1, 1)
    seats = [SeatRow(seat, seat + 1, None, f"Player {seat + 1}", False) if seat < kind.people
             else SeatRow(seat, None, "normal", f"Bot {seat + 1}", False) for seat in range(SEATS)]
    store: Any = NoStore(row)
    return LiveTable(store, row, seats, [], haste=0.0)


async def play(number: int, sink: Sink, most: int) -> tuple[int, int]:
    """One game of at most so many messages: how many they were, and how many moves."""
    dice = random.Random(SEED + number)
    kind = Kind.of(number)
    table = make_table(number, kind)
    autoplay = Autoplay(table, BotPool(1))
    limits = RateLimits(Settings(person_messages=PLENTY, address_messages=PLENTY))
    players = [Player(Person(seat + 1, f"Player {seat + 1}"), limits, sink) for seat in range(kind.people)]
    players += [Player(None, limits, sink)] * kind.spectators
    for player in players:
        await table.connect(player, 0)
    lobby: Any = SimpleNamespace(moves=0, refusals=0)
    live = table.live
    assert live is not None
    made = 0
    while table.state == "playing" and made < most:
        seat = live.game.player
        if seat is None or table.seats[seat].bot is not None:
            await asyncio.sleep(0)
            continue
        made += await answer(lobby, table, players[seat], seat, dice)
    moves = live.moves
    assert not lobby.refusals
    autoplay.stop()
    table.close()
    return made, moves


async def answer(lobby: Any, table: LiveTable, player: Player, seat: int, dice: random.Random) -> int:
    """Answer a question, line by line as the page does, until the act is kept."""
    asked = DECODER.decode(player.last).ask
    assert isinstance(asked, Ask)
    lines: list[str] = []
    options = asked.options
    while True:
        lines.append(dice.choice(options).line)
        message = {"type": "move", "seat": seat, "ask": asked.number, "lines": lines, "stage": True}
        await receive(lobby, table, player, msgspec.json.encode(message).decode())
        heard = DECODER.decode(player.answered)
        if heard.type != "staged" or heard.next is None:
            return len(lines)
        options = heard.next.options


async def play_all(games: int, most: int) -> Cost:
    sink = Sink()
    numbers = [number for number in range(games * 2) if EDITIONS[number % len(EDITIONS)] != "circus"][:games]
    gc.disable()
    begin = time.process_time()
    found = [await play(number, sink, most) for number in numbers]
    seconds = time.process_time() - begin
    return Cost(sum(made for made, _ in found), sum(moves for _, moves in found), seconds, sink.count, sink.size)


def instructions(games: int, most: int) -> int:
    """How many a run takes. Only those of the games are counted: the rest of the process is much more."""
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder, "callgrind.out")
        subprocess.run(["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={found}",
                        sys.executable, "-m", "benchmarks.moves", "--games", str(games), "--most", str(most),
                        "--counted"], check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": "0"})
        counted = re.search(r"^totals: (\d+)", found.read_text(), re.MULTILINE)
    assert counted is not None
    return int(counted[1])


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.moves")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--most", type=int, default=10_000, help="messages of one game")
    parser.add_argument("--instructions", action="store_true", help="count them with Valgrind")
    parser.add_argument("--counted", action="store_true", help=argparse.SUPPRESS)   # under Valgrind
    args = parser.parse_args(words)
    if args.counted:
        asyncio.run(play_all(args.games, WARM_UP))
        subprocess.run(["callgrind_control", "--instr=on", str(os.getpid())], check=True, capture_output=True)
    cost = asyncio.run(play_all(args.games, args.most))
    print(f"messages {cost.messages}, moves kept {cost.moves}, frames {cost.frames}, bytes {cost.size}, "
          f"{cost.seconds / cost.messages * 1e6 if cost.messages else 0:.1f} µs a message")
    if args.instructions:
        print(f"instructions a message {instructions(args.games, args.most) / cost.messages:,.0f}")


if __name__ == "__main__":
    main()
