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


def margin(watch: Watch) -> float:
    best, second = sorted((found[0] for found in watch.claims), reverse=True)[:2]
    return best - second


# A figure is one number per game, in some cases for one seat.
FIGURES: Final[dict[str, Callable[[Watch, int], float]]] = {
    "won": lambda watch, seat: win_shares(watch.claims)[seat],
    "points": lambda watch, seat: watch.claims[seat][0],
    "rounds": lambda watch, seat: len(watch.scores),
    "decisions": lambda watch, seat: watch.decisions,
    "minutes": lambda watch, seat: clock.minutes(watch.seconds, len(watch.scores), len(watch.state.setup.cast)),
    # How likely it is that the leader between two rounds does not win
    "upsets": lambda watch, seat: upset(watch.scores[:-1] or watch.scores, win_shares(watch.claims)),
    "margin": lambda watch, seat: margin(watch),
    "changes": lambda watch, seat: lead_changes(watch.scores),
    # In how many rounds the seat was killed
    "killed": lambda watch, seat: SeatEvents(watch.state).killed[seat],
}
SHARES: Final = ("won", "upsets")   # figures from 0 to 1


def figures_of(names: Sequence[str], watch: Watch, seat: int) -> dict[str, float]:
    return {name: FIGURES[name](watch, seat) for name in names}
