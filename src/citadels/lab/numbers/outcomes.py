"""The figures of a game that studies use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from citadels import Game
from citadels.engine.state import State
from citadels.lab.balance_games import upset
from citadels.lab.game_rows import ScoreObserver, SeatEvents, lead_changes, win_shares
from citadels.lab.numbers import clock


class Watch(ScoreObserver):
    """Follows a game and how long people would take for it."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.decisions = 0
        self.seconds = 0.0

    def fork(self, state: State) -> Watch:
        """An observer for a copy of the game."""
        twin = Watch(state)
        twin.round, twin.decisions, twin.seconds = self.round, self.decisions, self.seconds
        twin.scores = self.scores[:]
        return twin

    def answered(self, game: Game, seat: int, line: str) -> None:
        self.decisions += 1
        self.seconds += clock.seconds(line)


def won(watch: Watch, seat: int) -> float:
    return win_shares(watch.claims)[seat]


def points(watch: Watch, seat: int) -> float:
    return watch.claims[seat][0]


def rounds(watch: Watch, seat: int) -> float:
    return len(watch.scores)


def decisions(watch: Watch, seat: int) -> float:
    return watch.decisions


def minutes(watch: Watch, seat: int) -> float:
    return clock.minutes(watch.seconds, len(watch.scores), len(watch.state.setup.cast))


def upsets(watch: Watch, seat: int) -> float:
    """How likely it is that the leader between two rounds does not win."""
    return upset(watch.scores[:-1] or watch.scores, win_shares(watch.claims))


def margin(watch: Watch, seat: int) -> float:
    best, second = sorted((found[0] for found in watch.claims), reverse=True)[:2]
    return best - second


def changes(watch: Watch, seat: int) -> float:
    return lead_changes(watch.scores)


def killed(watch: Watch, seat: int) -> float:
    """In how many rounds the seat was killed."""
    return SeatEvents(watch.state).killed[seat]


# A figure is one number per game, in some cases for one seat.
FIGURES: Final[dict[str, Callable[[Watch, int], float]]] = {
    "won": won, "points": points, "rounds": rounds, "decisions": decisions, "minutes": minutes, "upsets": upsets,
    "margin": margin, "changes": changes, "killed": killed,
}
SHARES: Final = ("won", "upsets")   # figures from 0 to 1


def figures_of(names: Sequence[str], watch: Watch, seat: int) -> dict[str, float]:
    return {name: FIGURES[name](watch, seat) for name in names}
