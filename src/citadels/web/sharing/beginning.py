"""How a game begins that continues another one from some moment. It is a record like any other, so it can be stored,
replayed and checked: either the same deal with the moves up to that moment, or a position in which everything that one
seat did not know is dealt again."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from msgspec.structs import replace

from citadels import Game
from citadels.engine.rng import KEYED
from citadels.shapes import Header, Position, Record
from citadels.web.archive import Archive, ArchivedGame
from citadels.web.encoding import to_json
from citadels.web.fair_deals import BEGINS
from citadels.web.http_messages import NewTable
from citadels.web.lobby import Lobby
from citadels.web.protocol import Setup
from citadels.web.replaying import replay
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import MoveRow, Person
from citadels.web.seating import Before, record_header
from citadels.web.sharing.messages import PlayOn
from citadels.web.sharing.seat_replay import check_seat, game_at, moves_at
from citadels.web.timing import now

SEED_BITS: Final = 128
HAND: Final = "import"          # marks the moves of the earlier game


class Beginning(NamedTuple):
    header: Header
    moves: list[MoveRow]


def beginning(record: Record, wanted: PlayOn, seed: int) -> Beginning:
    """The game as it begins at the wanted moment. Refuses moments after the end and during a secret question."""
    check_seat(record, wanted.seat)
    moves = moves_at(record, wanted.step, wanted.seen)
    game = game_at(record, moves)
    if game.over or game.secret:
        raise RequestRefused("no-moment", "step")
    if wanted.anew:
        return Beginning({**dealt_anew(game, wanted.seat, seed), BEGINS: "anew"}, [])
    header: Header = {**record_header(game), BEGINS: "same"}
    if "fairness" in record:
        header["fairness"] = record["fairness"]
    return Beginning(header, played(record, moves))


def dealt_anew(game: Game, seat: int, seed: int) -> Header:
    """The record, before its first move, of a game that the seat cannot tell from this one."""
    other = game.imagine(seat, seed)
    other.names = game.names
    header = record_header(other)
    # Imagined games use the fast random generator, which a player could predict, so this one gets the strong one.
    position: Position = {**header["position"], "seed": seed, "chance": KEYED, "rng": [0]}
    return {**header, "seed": seed, "position": position}


def played(record: Record, count: int) -> list[MoveRow]:
    """The first moves, as rows of a table."""
    rows, at = [], now()
    for number, (game, line) in enumerate(replay({**record, "moves": record["moves"][:count]}), 1):
        if line is not None and game.player is not None:
            rows.append(MoveRow(number, game.player, line, at, 0, HAND))
    return rows


def setup_of(game: ArchivedGame) -> Setup:
    """The setup that the table shows; it is only used to deal a rematch."""
    record, before = game.record, game.setup
    if before is not None and (before.preset is not None or before.characters is not None):
        return replace(Setup(), edition=before.edition, seats=before.seats, preset=before.preset, rank9=before.rank9,
                       characters=before.characters, uniques=before.uniques, options=before.options)
    return Setup(edition=record["edition"], seats=len(record["players"]), characters=record["characters"],
                 uniques=record["uniques"], options=record["options"])


async def play_on(lobby: Lobby, archive: Archive, game: ArchivedGame, person: Person, wanted: PlayOn) -> str:
    """Create a table that continues the game from a moment, and return its code."""
    check_seat(game.record, wanted.seat)
    begun = await archive.replay(beginning, game.record, wanted, secrets.randbits(SEED_BITS))
    setup = setup_of(game)
    levels = [None if seat == wanted.seat else wanted.bots for seat in range(setup.seats)]
    table = NewTable(setup, levels, wanted.name, start=wanted.bots is not None)
    before = [Before(name, bot is not None) for name, bot in zip(game.names, game.bots, strict=True)]
    return await lobby.set_up(person, table, wanted.seat, begun.moves, before, header=to_json(begun.header),
                              secret=None)
