"""Going through a record move by move."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping

from citadels import Game
from citadels.engine.errors import BadRecord, IllegalMove, shown


def replay(record: Mapping[str, object]) -> Iterator[tuple[Game, str | None]]:
    """The game before each move, with the line of that move, and after the last one, with None. Raises CitadelsError.

    It is always the same object: clone it to keep a moment. The moves are played one by one here, because a call of
    compiled code blocks the event loop in the other thread until it returns.
    """
    moves = record.get("moves", [])
    if not isinstance(moves, list):
        raise BadRecord("fault-no-lines", "moves")
    game = Game.from_record({**record, "moves": []})
    for number, line in enumerate(moves, 1):
        yield game, line
        try:
            game.play(line)
        except IllegalMove as fault:
            raise BadRecord("fault-move", number=number, line=shown(line), fault=fault) from None
    yield game, None


def replayed(record: Mapping[str, object]) -> Game:
    """The game of a record after all its moves."""
    return deque(replay(record), maxlen=1).pop()[0]
