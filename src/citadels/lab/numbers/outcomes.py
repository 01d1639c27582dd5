"""What is read off a game for the figures of a study."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from citadels import Game
from citadels.bots import Observer
from citadels.engine.scoring import claim, score
from citadels.engine.state import State
from citadels.lab.balance_games import upset
from citadels.lab.game_rows import SeatEvents, lead_changes
from citadels.lab.numbers import clock


class Watch(Observer):
    """Follows one game; a copy goes on with a twin of the game."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.round = state.number
        self.decisions = 0
        self.seconds = 0.0
        self.scores: list[list[int]] = []               # after each round, by seat
        self.claims: list[tuple[int, int, int]] = []    # at the end, by seat

    def fork(self, state: State) -> Watch:
        """The same for a copy of the game."""
        twin = Watch(state)
        twin.round, twin.decisions, twin.seconds = self.round, self.decisions, self.seconds
        twin.scores = self.scores[:]
        return twin

    def asking(self, game: Game, seat: int) -> None:
        if self.state.number != self.round:
            self.round = self.state.number
            self.scores.append([score(self.state, seat) for seat in range(len(self.state.players))])

    def answered(self, game: Game, seat: int, line: str) -> None:
        self.decisions += 1
        self.seconds += clock.seconds(line)

    def ended(self, game: Game) -> None:
        self.claims = [claim(self.state, seat) for seat in range(len(self.state.players))]
        self.scores.append([found[0] for found in self.claims])

    def shares(self) -> list[float]:
        """The win, by seat: 1 in all, in equal parts for those who share it."""
        best = max(self.claims)
        return [(found == best) / self.claims.count(best) for found in self.claims]


def won(watch: Watch, seat: int) -> float:
    return watch.shares()[seat]


def points(watch: Watch, seat: int) -> float:
    return watch.claims[seat][0]


def rounds(watch: Watch, seat: int) -> float:
    return len(watch.scores)


def decisions(watch: Watch, seat: int) -> float:
    return watch.decisions


def minutes(watch: Watch, seat: int) -> float:
    return clock.minutes(watch.seconds, len(watch.scores), len(watch.state.setup.cast))


def upsets(watch: Watch, seat: int) -> float:
    """Whether whoever led between two rounds did not win."""
    return upset(watch.scores[:-1] or watch.scores, watch.shares())


def margin(watch: Watch, seat: int) -> float:
    best, second = sorted((found[0] for found in watch.claims), reverse=True)[:2]
    return best - second


def changes(watch: Watch, seat: int) -> float:
    return lead_changes(watch.scores)


def killed(watch: Watch, seat: int) -> float:
    """In how many rounds the seat was killed."""
    return SeatEvents(watch.state).killed[seat]


# A figure is a number for each game, some of them as one seat sees it.
FIGURES: Final[dict[str, Callable[[Watch, int], float]]] = {
    "won": won, "points": points, "rounds": rounds, "decisions": decisions, "minutes": minutes, "upsets": upsets,
    "margin": margin, "changes": changes, "killed": killed,
}
SHARES: Final = ("won", "upsets")   # those from 0 to 1


def figures_of(names: Sequence[str], watch: Watch, seat: int) -> dict[str, float]:
    return {name: FIGURES[name](watch, seat) for name in names}
