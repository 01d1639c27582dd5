"""Monte Carlo tree search over information sets.

A node stands for all states that the seat cannot tell apart: it is reached by the seat's own moves and by what it is
offered after them. In each iteration one world is imagined. The seat chooses its moves in the tree, and everybody else
plays by the rollout policy, as do all once the tree is left. What the game was worth goes back up the tree.
With a judge, nothing is played beyond the tree: the judge says what the position is worth, and which options look best.
"""
from __future__ import annotations

import time
from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from citadels.bots.builder.policy import RolloutPolicy, move_values
from citadels.bots.fast_observation import FastObservation, remember
from citadels.bots.search.worlds import WorldSampler
from citadels.engine.ids import PICKING
from citadels.engine.rng import Xorshift64
from citadels.engine.scoring import claim
from citadels.engine.state import State
from citadels.engine.stepping import playout
from citadels.engine.subclassing import mypyc_attr

EXPLORATION: Final = 1.2    # how much options are favored that were seldom tried
JUDGED_EXPLORATION: Final = 0.8     # the same with a judge, who is more reliable than one playout
JUDGED_WEIGHT: Final = 0.9  # how much of that goes by what the judge prefers
PRIOR_WEIGHT: Final = 0.6   # how much of that goes by the builder's values
TEMPERATURE: Final = 1.5    # how far apart two values must be to make a clear difference
MARGIN_WEIGHT: Final = 0.25 # how much of a game's value is the margin, not the win
MARGIN_SCALE: Final = 8.0   # points that make a margin clear
CLOCK_INTERVAL: Final = 8   # iterations between two looks at the clock


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges positions of imagined games from what the searching seat may know."""

    def begin(self, g: State) -> None:
        """A new imagined game starts here."""
        raise NotImplementedError

    def judge(self, g: State, moves: list[int]) -> Judgement:
        """What a position is worth in which the seat must choose between these moves."""
        raise NotImplementedError


class Judgement:
    """What a judge says of a position."""

    def __init__(self, win: float, value: float, shares: list[float]) -> None:
        self.win = win          # the chance to win
        self.value = value      # what the search maximizes
        self.shares = shares    # how promising each move is; they add up to 1


class Node:
    def __init__(self) -> None:
        self.visits = 0
        self.moves: list[int] = []
        self.index: dict[int, int] = {}     # of each move in these lists
        self.counts: list[int] = []
        self.availability: list[int] = []   # how often a move was there to be chosen
        self.value_sums: list[float] = []
        self.wins: list[float] = []
        self.priors: list[float] = []
        self.children: dict[tuple[int, ...], Node] = {}

    def add_options(self, obs: FastObservation, moves: list[int]) -> None:
        """Make room for options that were not offered here before."""
        for move in moves:
            if move not in self.index:
                self.put_options(moves, priors(move_values(obs, moves)))
                return

    def put_options(self, moves: list[int], shares: list[float]) -> None:
        for i in range(len(moves)):
            if moves[i] not in self.index:
                self.index[moves[i]] = len(self.moves)
                self.moves.append(moves[i])
                self.counts.append(0)
                self.availability.append(0)
                self.value_sums.append(0.0)
                self.wins.append(0.0)
                self.priors.append(shares[i])

    def select(self, moves: list[int], exploration: float) -> int:
        """The index of the option to try next: one that did well, or a promising one that was seldom tried."""
        best = -1e9
        found = 0
        for move in moves:
            i = self.index[move]
            self.availability[i] += 1
            n = self.counts[i]
            mean = self.value_sums[i] / n if n else self.untried_value()
            value = mean + exploration * self.priors[i] * sqrt(self.availability[i]) / (1 + n)
            if value > best:
                best = value
                found = i
        return found

    def untried_value(self) -> float:
        """The assumed value of an untried option: a little less than the average of the others."""
        if self.visits == 0:
            return 0.5
        total = 0.0
        for value in self.value_sums:
            total += value
        return total / self.visits - 0.05


def priors(values: list[float]) -> list[float]:
    """How much is expected of each option beforehand; the shares add up to 1."""
    best = max(values)
    shares = [exp((value - best) / TEMPERATURE) for value in values]
    total = sum(shares)
    return [PRIOR_WEIGHT * share / total + (1.0 - PRIOR_WEIGHT) / len(values) for share in shares]


class TreePolicy(RolloutPolicy):
    """The searching seat chooses in the tree as far as it reaches; builders choose everything else."""

    def __init__(self, search: Search, memories: list[int]) -> None:
        super().__init__(memories, search.rng)
        self.root = search.root
        self.seat = search.seat
        self.moves = search.moves   # the options at the root
        self.judge = search.judge
        self.exploration = search.exploration
        self.judgement: Judgement | None = None     # once the tree is left
        self.inside = True          # the tree has not been left yet
        self.nodes: list[Node] = []
        self.chosen: list[int] = []

    def choose(self, g: State, kind: int, seat: int, moves: list[int]) -> int:
        if not self.inside or seat != self.seat:
            return super().choose(g, kind, seat, moves)
        node = self.root
        if self.nodes:
            if len(moves) == 1:
                return moves[0]
            children = self.nodes[-1].children
            key = (self.nodes[-1].moves[self.chosen[-1]], kind, *moves)
            if key not in children:
                node = Node()
                children[key] = node
                self.inside = False
                if self.judge is not None:
                    self.judgement = self.judge.judge(g, moves)
                    node.put_options(moves, smoothed(self.judgement.shares))
                    return -1
                return super().choose(g, kind, seat, moves)
            node = children[key]
        else:
            moves = self.moves
        if kind == PICKING:
            self.memories[seat] = remember(g.number, g.round.pool)
        node.add_options(FastObservation(g, seat, self.memories[seat]), moves)
        self.nodes.append(node)
        self.chosen.append(node.select(moves, self.exploration))
        return node.moves[self.chosen[-1]]


class Search:
    """The search for one decision of one seat."""

    def __init__(self, worlds: WorldSampler, seat: int, moves: list[int], rng: Xorshift64,
                 check_signals: Callable[[], None], judge: Judge | None = None) -> None:
        self.judge = judge
        self.exploration = EXPLORATION if judge is None else JUDGED_EXPLORATION
        self.worlds = worlds
        self.seat = seat
        self.moves = moves
        self.rng = rng
        self.check_signals = check_signals  # called now and then: compiled code does not notice Ctrl-C
        self.root = Node()
        self.iterations = 0

    def run(self, iterations: int, seconds: float) -> None:
        """Run so many iterations at most, and not much longer than so many seconds; 0 for no such limit."""
        start = time.perf_counter()
        while iterations == 0 or self.iterations < iterations:
            if self.iterations % CLOCK_INTERVAL == 0 and self.iterations > 0:
                self.check_signals()
                spent = time.perf_counter() - start
                if seconds > 0.0 and spent >= seconds:
                    return
                left = iterations - self.iterations
                if seconds > 0.0:
                    soon = int(self.iterations * (seconds - spent) / spent)
                    left = soon if iterations == 0 else min(left, soon)
                if self.is_settled(left):
                    return
            elif seconds > 0.0 and self.iterations > 0:  # if iterations are slow, the next one may take too long
                spent = time.perf_counter() - start
                if spent + spent / self.iterations > seconds:
                    return
            self.iterate()

    def is_settled(self, left: int) -> bool:
        """Whether no other option can catch up any more."""
        first = 0
        second = 0
        for n in self.root.counts:
            if n > first:
                second = first
                first = n
            elif n > second:
                second = n
        return first - second > left

    def iterate(self) -> None:
        self.iterations += 1
        g = self.worlds.sample()
        policy = TreePolicy(self, self.worlds.memories(g))
        if self.judge is not None:
            self.judge.begin(g)
        playout(g, policy)
        judgement = policy.judgement
        won, value = outcome(g, self.seat) if judgement is None else (judgement.win, judgement.value)
        for node, i in zip(policy.nodes, policy.chosen):
            node.visits += 1
            node.counts[i] += 1
            node.value_sums[i] += value
            node.wins[i] += won

    def best(self) -> int:
        """The move that was tried most often; if several were, the most valuable of them."""
        found = self.ranking()
        return self.root.moves[found[0]] if found else self.moves[0]

    def ranking(self) -> list[int]:
        """The indexes of the root's moves, the best first."""
        root = self.root
        order = list(range(len(root.moves)))
        order.sort(key=lambda i: (-root.counts[i], -root.value_sums[i], root.moves[i]))
        return order


def smoothed(shares: list[float]) -> list[float]:
    """What a judge expects of each option, with a little for all."""
    rest = (1.0 - JUDGED_WEIGHT) / len(shares)
    return [JUDGED_WEIGHT * share + rest for share in shares]


def as_value(won: float, clear: float) -> float:
    """What the search maximizes, from a chance to win and how clear the result is."""
    return (1.0 - MARGIN_WEIGHT) * won + MARGIN_WEIGHT * clear


def clearness(margin: float) -> float:
    """A margin in points as a number between 0 and 1."""
    return 1.0 / (1.0 + exp(-margin / MARGIN_SCALE))


def outcome(g: State, seat: int) -> tuple[float, float]:
    """The result of a finished game for a seat: its share of the win, and what the search maximizes."""
    mine = claim(g, seat)
    sharing = 1
    points = -999
    beaten = False
    for other in range(len(g.players)):
        if other != seat:
            theirs = claim(g, other)
            points = max(points, theirs[0])
            if theirs > mine:
                beaten = True
            elif theirs == mine:
                sharing += 1
    won = 0.0 if beaten else 1.0 / sharing
    return won, as_value(won, clearness(mine[0] - points))
