"""What the adapters to other libraries share: dealing one game, and arrays for what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from citadels import Game
from citadels.bots.encoding.features import FEATURES
from citadels.engine.rng import QUICK
from citadels.research.oracle import ORACLE_FEATURES
from citadels.research.single import ACTIONS, SingleGame, action_of_line, line_of_action
from citadels.research.tables import Table
from citadels.research.vector_games import RandomDealer

Int8 = NDArray[np.int8]
STATE: Final = FEATURES + ORACLE_FEATURES
ILLEGAL: Final = -1.0           # the reward for choosing something that is not an option, which ends the game
SEEDS: Final = 1 << 62
SHORT: Final = np.dtype("<i2")


def action_line(action: int, seat: int, players: int) -> str:
    """The line of an action for a seat: actions count seats from the one that decides, lines from the first."""
    if not 0 <= action < ACTIONS:
        raise ValueError(f"actions are numbers from 0 to {ACTIONS - 1}, not {action}")
    line = line_of_action(int(action), seat, players)
    if not line:
        raise ValueError(f"no move of a table of {players} has the number {action}")
    return line


def line_action(line: str, seat: int, players: int) -> int:
    """The action of a line for a seat."""
    try:
        return action_of_line(line, seat, players)
    except KeyError:
        raise ValueError(f"{line!r} is not a line") from None


def deal(edition: str, players: int, seed: int, *, bots: Mapping[int, str], setup: Mapping[str, Any],
         skip_forced: bool, before: SingleGame | None) -> SingleGame:
    """A new game at its first decision; `before` is the game before it, if there was one."""
    game = Game.new(edition, players, seed=seed, chance=QUICK, **setup)
    seated = [RandomDealer.player(bots[seat], seed + seat) if seat in bots else None for seat in range(players)]
    dealt = SingleGame(Table(game, seated, 0), skip_forced)
    if before is not None:
        dealt.take_encoder(before)
    return dealt


def started(game: SingleGame | None) -> SingleGame:
    if game is None:
        raise RuntimeError("reset() must come before anything else")
    return game


def spread(row: bytes, size: int) -> Int8:
    """A new array with 1 for each feature of a row."""
    found = np.zeros(size, np.int8)
    found[np.frombuffer(row, SHORT).astype(np.intp)] = 1    # NumPy takes four times as long with the short numbers
    return found


def seen_by(game: SingleGame, seat: int) -> Int8:
    return spread(game.row(seat), FEATURES)


def options_of(game: SingleGame, seat: int) -> Int8:
    return np.frombuffer(game.mask(seat), np.int8)


def everything(game: SingleGame) -> Int8:
    """What the seat that decides may know, followed by what it may not, for a critic in training."""
    seat = max(game.seat, 0)
    return np.concatenate([seen_by(game, seat), spread(game.hidden(seat), ORACLE_FEATURES)])


def drawn(game: SingleGame, names: list[str]) -> str:
    """The table as a spectator sees it, a line for each seat, with a star for the one that decides."""
    view: Any = game.table.game.view(None)
    rows = [f"{view['edition']}, round {view['round']}"]
    for seat, player in enumerate(view["players"]):
        star = "*" if view["waiting"] == seat else " "
        city = " ".join(str(item) for item in player["city"])
        rows.append(f"{star} {names[seat]}: {player['gold']} gold, {player['hand']} cards, city: {city or '-'}")
    if game.over:
        rows.append("points: " + " ".join(str(points) for points in game.points))
    return "\n".join(rows)
