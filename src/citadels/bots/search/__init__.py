"""The bot that thinks ahead.

    worlds    imagined games, with what is likely about hidden characters
    tree      the search
"""

from __future__ import annotations

from typing import ClassVar, Final

from citadels.bots.bot import Bot, Thought
from citadels.bots.dice import Dice
from citadels.bots.search.tree import Search
from citadels.bots.search.worlds import Worlds
from citadels.bots.sight import Sight
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
        return LINES[self.search(sight).best()]

    def explain(self, sight: Sight) -> list[Thought]:
        return thoughts(self.search(sight))

    def search(self, sight: Sight) -> Search:
        search = Search(Worlds(sight, self.chance), sight.seat, sight.moves, self.chance)
        search.think(self.rounds, self.seconds)
        return search


def estimates(sight: Sight, dice: Dice) -> list[Thought]:
    """What a short search thinks of the options."""
    search = Search(Worlds(sight, dice), sight.seat, sight.moves, dice)
    search.think(GLIMPSE, 0.0)
    return thoughts(search)


def thoughts(search: Search) -> list[Thought]:
    """The options by how much they were tried."""
    root = search.root
    order = sorted(range(len(root.moves)), key=lambda i: (-root.counts[i], root.moves[i]))
    return [Thought(LINES[root.moves[i]], root.counts[i] / root.visits,
                    root.wins[i] / root.counts[i] if root.counts[i] else None, root.counts[i]) for i in order]
