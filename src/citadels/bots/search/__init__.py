"""The bot that searches.

    worlds    imagined games, in which hidden characters are where they are likely to be
    tree      the search tree
"""

from __future__ import annotations

from typing import ClassVar, Final

from citadels.bots.bot import Bot, Thought
from citadels.bots.builder.policy import choose_move
from citadels.bots.observation import Observation
from citadels.bots.search.tree import Search
from citadels.bots.search.worlds import WorldSampler, beliefs
from citadels.engine.rng import Xorshift64
from citadels.engine.verbs import courtesy_among
from citadels.engine.words import LINE

DEFAULT_SECONDS: Final = 0.5        # for a decision
ESTIMATE_ITERATIONS: Final = 300    # for the estimates of a bot that does not search itself


class SearchBot(Bot):
    name: ClassVar[str] = "search"

    def __init__(self, seed: int | str = 0, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds if iterations or seconds else DEFAULT_SECONDS

    def decide(self, observation: Observation) -> str:
        if len(observation.moves) == 1:
            return LINE[observation.moves[0]]
        if observation.secret or courtesy_among(observation.moves) >= 0:  # must not take long, or needs no thinking
            return LINE[choose_move(observation.fast(), observation.moves, self.fast_rng)]
        return LINE[self.search(observation).best()]

    def explain(self, observation: Observation) -> list[Thought]:
        return thoughts(self.search(observation))

    def search(self, observation: Observation) -> Search:
        return run_search(observation, self.fast_rng, self.iterations, self.seconds)


def run_search(observation: Observation, rng: Xorshift64, iterations: int, seconds: float) -> Search:
    """Search the options for so many iterations or seconds."""
    worlds = WorldSampler(observation, rng, beliefs(observation))
    search = Search(worlds, observation.seat, observation.moves, rng, check_signals)
    search.run(iterations, seconds)
    return search


def check_signals() -> None:
    """Does nothing, but this file is not compiled, so Python notices Ctrl-C when it is called."""


def estimates(observation: Observation, rng: Xorshift64) -> list[Thought]:
    """What a short search thinks of the options."""
    return thoughts(run_search(observation, rng, ESTIMATE_ITERATIONS, 0.0))


def thoughts(search: Search) -> list[Thought]:
    """The options by how much they were tried."""
    root = search.root
    return [Thought(LINE[root.moves[i]], root.counts[i] / root.visits,
                    root.wins[i] / root.counts[i] if root.counts[i] else None, root.counts[i])
            for i in search.ranking()]
