"""An act: the lines that a player sends as one move. It is staged, checked and played as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels import Game
from citadels.engine.errors import IllegalMove
from citadels.engine.words import MOVE
from citadels.offers import parse
from citadels.web.observation import TURN, ask_of
from citadels.web.protocol import Staged
from citadels.web.request_refused import IllegalLine, RequestRefused
from citadels.web.rows import MoveRow

# More worlds would not show more: if a line reveals something, almost any two of them differ.
WORLDS: Final = 3


class Act:
    """What a seat answers to one of its questions: one line, or several that belong together."""

    def __init__(self, game: Game, seat: int, ask: int, lines: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.ask = ask              # the number of the question
        self.lines = lines

    def staged(self) -> Staged | None:
        """What the player would see after these lines if they can be held back; None if they have to be played.

        An act can be held back while it is incomplete and the player has learned nothing from it.
        """
        world = self._rehearsed(self.lines)
        if world is None:
            return None
        ask = ask_of(world, self.seat, self.ask)
        assert ask is not None, "an incomplete act continues with a question"
        return Staged(self.seat, self.ask, list(self.lines), world.view(self.seat), ask)

    def check(self) -> None:
        """Raise RequestRefused if the lines cannot be played as one act of this seat."""
        *first, last = self.lines
        # Refusing the last line could give away what the earlier lines revealed, so they must not reveal anything.
        if first and self._rehearsed(first) is None:
            raise RequestRefused("bad-request")
        game = self.game.clone() if first else self.game
        for line in first:
            self._refuse_illegal(game, line)
            game.play(line)
        self._refuse_illegal(game, last)

    def rows(self, moves: int, at: int, spent: int, hand: str) -> list[MoveRow]:
        """The rows to store for this act after so many moves; the time spent is counted with its first line."""
        return [MoveRow(moves + number, self.seat, line, at, spent if number == 1 else 0, hand)
                for number, line in enumerate(self.lines, 1)]

    def _rehearsed(self, lines: Sequence[str]) -> Game | None:
        """An imagined game after these lines if they stay within one act and reveal nothing; None otherwise.

        The lines are only played in imagined games. If those differ for the player, something is revealed.
        """
        if not may_be_held_back(lines[0]):  # true for most moves
            self._refuse_illegal(self.game, lines[0])
            return None
        worlds: list[Game] = []
        for line in lines:
            for number in range(WORLDS):
                if number == len(worlds):  # usually the first one is enough, and worlds are expensive to imagine
                    worlds.append(self.game.imagine(self.seat, number))
                world = worlds[number]
                self._refuse_illegal(world, line)
                world.play(line)
                if world.player != self.seat or world.step == TURN or not may_be_held_back(line):
                    return None
        first, *others = worlds
        options, view = first.options(), first.view(self.seat)
        if any(world.options() != options or world.view(self.seat) != view for world in others):
            return None
        return first

    def _refuse_illegal(self, game: Game, line: str) -> None:
        if game.player != self.seat:
            raise RequestRefused("not-your-turn")
        try:
            refused = game.refusal(line)
        except IllegalMove:  # not a line at all
            raise RequestRefused("illegal") from None
        if refused is not None:
            raise IllegalLine(refused)


def may_be_held_back(line: str) -> bool:
    """Whether a line is only a part of an act: it shows no card and does not let anybody else answer."""
    return line in MOVE and parse(line).verb.staged
