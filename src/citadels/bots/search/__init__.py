"""The bot that thinks ahead.

    worlds    imagined games, with what is likely about hidden characters
    tree      the search
"""

from __future__ import annotations

from typing import ClassVar, Final

from citadels.bots.bot import Bot, Thought
from citadels.bots.builder.policy import choose
from citadels.bots.search.tree import Search
from citadels.bots.search.worlds import Worlds
from citadels.bots.sight import Sight
from citadels.engine.ids import THANKS
from citadels.engine.rng import Xorshift64
from citadels.engine.words import LINES

SECONDS: Final = 0.5        # of thought for a decision, if nothing else is asked for
GLIMPSE: Final = 300        # rounds of thought behind the estimates of a bot that does not think ahead itself


class SearchBot(Bot):
    name: ClassVar[str] = "search"

    def __init__(self, seed: int | str = 0, rounds: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.rounds = rounds
        self.seconds = seconds if rounds or seconds else SECONDS

    def decide(self, sight: Sight) -> str:
        if len(sight.moves) == 1:
            return LINES[sight.moves[0]]
        if sight.secret or THANKS in sight.moves:  # what must not take long, and what a bot never weighs
            return LINES[choose(sight.glance(), sight.moves, self.chance)]
        return LINES[self.search(sight).best()]

    def explain(self, sight: Sight) -> list[Thought]:
        return thoughts(self.search(sight))

    def search(self, sight: Sight) -> Search:
        return thought(sight, self.chance, self.rounds, self.seconds)


def thought(sight: Sight, dice: Xorshift64, rounds: int, seconds: float) -> Search:
    """A search over the options, so many rounds or seconds long."""
    search = Search(Worlds(sight, dice), sight.seat, sight.moves, dice, breathe)
    search.think(rounds, seconds)
    return search


def breathe() -> None:
    """Nothing; but as this file is never compiled, Python looks here whether Ctrl-C was pressed."""


def estimates(sight: Sight, dice: Xorshift64) -> list[Thought]:
    """What a short search thinks of the options."""
    return thoughts(thought(sight, dice, GLIMPSE, 0.0))


def thoughts(search: Search) -> list[Thought]:
    """The options by how much they were tried."""
    root = search.root
    return [Thought(LINES[root.moves[i]], root.counts[i] / root.visits,
                    root.wins[i] / root.counts[i] if root.counts[i] else None, root.counts[i])
            for i in search.ranking()]
