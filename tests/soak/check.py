"""Check a game against what its players were told: every acknowledged move and every byte they were sent."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Final

import msgspec

from citadels import Game
from citadels.web.encoding import ENCODER
from citadels.web.observation import ask_of, event_count, over_of
from citadels.web.protocol import ServerMessage, Update
from citadels.web.settings import with_driver
from citadels.web.sql_store import SqlStore
from citadels.web.take_back.stored_rows import line_of_play
from tests.soak.counts import Counts
from tests.web.server import Json

DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
Kept = Mapping[tuple[int, int], str]


class Replay:
    """A game with all its positions, by number of events."""

    def __init__(self, record: Json) -> None:
        game = Game.from_record({**record, "moves": []})
        self.moves: list[list[str]] = [[] for _ in game.names]
        self.positions: dict[int, list[tuple[Game, list[int]]]] = {}
        self._note(game)
        for line in record["moves"]:
            assert game.player is not None
            self.moves[game.player].append(line)
            game.play(line)
            self._note(game)
        self.game = game

    def _note(self, game: Game) -> None:
        asked = [len(lines) + 1 for lines in self.moves]
        self.positions.setdefault(event_count(game), []).append((game.clone(), asked))

    def explains(self, data: bytes) -> bool:
        """Whether the engine gives exactly this to that seat at some position of the game, in whatever order of fields.
        Clocks, notes and what can be taken back are no part of a position, so they are accepted as they are."""
        update = DECODER.decode(data)
        assert isinstance(update, Update)
        for game, asked in self.positions.get(update.first + len(update.events), []):
            seat = update.seat
            ask = None
            if update.ask is not None and seat is not None and game.player == seat:
                ask = ask_of(game, seat, asked[seat])
            expected = Update(seat, update.first, game.heard(seat, update.first), game.view(seat), ask, update.clock,
                              over_of(game), update.notes, update.back)
            encoded = ENCODER.encode(expected)
            if len(encoded) == len(data) and fields(encoded) == fields(data):
                return True
        return False


def fields(data: bytes) -> object:
    """JSON whose fields are in alphabetical order. A field that comes twice stays twice, so nothing hides behind it."""
    return json.loads(data, object_pairs_hook=lambda pairs: sorted(pairs, key=itemgetter(0)))


def check_game(counts: Counts, code: str, record: Json, kept: Kept, updates: Iterable[bytes]) -> None:
    try:
        replay = Replay(record)
    except Exception as fault:
        counts.blame("replay", f"{code}: {fault!r}")
        return
    check_moves(counts, code, replay, kept)
    for data in updates:
        if not replay.explains(data):
            counts.blame("secret", f"{code}: {data.decode()}")


def check_moves(counts: Counts, code: str, replay: Replay, kept: Kept) -> None:
    for (seat, ask), line in kept.items():
        moves = replay.moves[seat]
        if len(moves) < ask or moves[ask - 1] != line:
            counts.blame("lost", f"{code}: {line!r}, the answer of seat {seat} to question {ask}")


def digest(lines: Sequence[str]) -> bytes:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=12).digest()


async def check_database(counts: Counts, url: str, games: Mapping[str, bytes], unfinished: Mapping[str, Kept]) -> None:
    """After the run, check that every game is in the database with all its moves, once each, and can be replayed."""
    store = await SqlStore.open(with_driver(url), "soak")
    for code in (*games, *unfinished):
        row = await store.table(code=code)
        if row is None or row.header is None:
            counts.blame("lost", f"{code}: the whole game")
            continue
        rows = await store.moves_of(row.id)
        lines = [move.line for move in line_of_play(rows)]
        if [move.number for move in rows] != list(range(1, len(rows) + 1)):
            counts.blame("lost", f"{code}: the numbers of its moves have gaps")
        if code in games and digest(lines) != games[code]:
            counts.blame("lost", f"{code}: the record that was read is not what is stored")
        if code in games and row.state != "over":
            counts.blame("replay", f"{code}: it is over, but stored as {row.state}")
        try:
            replay = Replay({**msgspec.json.decode(row.header), "moves": lines})
        except Exception as fault:
            counts.blame("replay", f"{code}: {fault!r}")
            continue
        check_moves(counts, code, replay, unfinished.get(code, {}))
    if not store.shared:
        async with store.engine.connect() as connection:
            found = (await connection.exec_driver_sql("PRAGMA integrity_check")).scalar_one()
            if found != "ok":
                counts.blame("lost", f"the file is damaged: {found}")
    await store.close()
