"""The bot that has learned: one look at the position by a neural network, and no search.

    weights         the file of weights
    network         the network, in whole numbers
    judge           the network inside the search
    expectations    who will win, and who is who
"""

from __future__ import annotations

from typing import ClassVar

from citadels.bots.bot import Bot, Thought
from citadels.bots.encoding.decision import encoded
from citadels.bots.learned import weights
from citadels.bots.learned.judge import NetworkJudge, holders
from citadels.bots.learned.network import SCORE_ONE, numbers, shares
from citadels.bots.observation import Observation
from citadels.bots.search import SearchBot, check_signals
from citadels.bots.search.tree import Search, smoothed
from citadels.bots.search.worlds import WorldSampler
from citadels.engine.verbs import courtesy_among
from citadels.engine.words import LINE, MOVE


class LearnedBot(Bot):
    name: ClassVar[str] = "learned"

    def decide(self, observation: Observation) -> str:
        if len(observation.moves) == 1:
            return observation.options[0]
        courtesy = courtesy_among(observation.moves)
        if courtesy >= 0:
            return LINE[courtesy]
        lines, scores, _ = judged(observation)
        return lines[scores.index(max(scores))]

    def explain(self, observation: Observation) -> list[Thought]:
        """All options. The network estimates its chance if it plays on itself, so only its favorite has one."""
        lines, scores, win = judged(observation)
        found = shares(scores, SCORE_ONE)
        order = sorted(range(len(lines)), key=lambda i: (-scores[i], i))
        return [Thought(lines[i], found[i], win if i == order[0] else None, 0) for i in order]


def judged(observation: Observation) -> tuple[list[str], list[int], float]:
    """The options, their scores, and the chance to win."""
    features, moves, lines = encoded(observation)
    net = weights.network()
    thought = net.think(numbers(features))
    return lines, net.scores(thought, numbers(moves)), net.chances(thought, observation.seats)[0]


class LearnedSearchBot(SearchBot):
    """Searches with the network as its judge: of positions, of options, and of who holds which character."""

    name: ClassVar[str] = "learned-search"

    def search(self, observation: Observation) -> Search:
        features, moves, lines = encoded(observation)
        net = weights.network()
        thought = net.think(numbers(features))
        seats = observation.seats
        likely = None if observation.fast().laps else holders(net.beliefs(thought), observation.seat, seats)
        ordered = [MOVE[line] for line in lines]
        search = Search(WorldSampler(observation, self.fast_rng, likely), observation.seat, ordered, self.fast_rng,
                        check_signals, NetworkJudge(net, observation.table_memory(), observation.seat))
        search.root.put_options(ordered, smoothed(shares(net.scores(thought, numbers(moves)), SCORE_ONE)))
        search.run(self.iterations, self.seconds)
        return search
