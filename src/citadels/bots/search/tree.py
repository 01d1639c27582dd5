"""Monte Carlo tree search over information sets.

A node stands for all that the seat cannot tell apart: it is reached by the seat's own moves and by what it is
offered after them. In each round of thought one world is dealt, the own moves are chosen in the tree, everybody
else plays by rules of thumb, and so does everybody once the tree is left. What the game was worth goes back up.
"""
from __future__ import annotations

import time
from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from citadels.bots.builder.policy import RolloutPolicy, weigh
from citadels.bots.glance import Glance, remember
from citadels.bots.search.worlds import Worlds
from citadels.engine.ids import PICKING
from citadels.engine.play import playout
from citadels.engine.rng import Xorshift64
from citadels.engine.scoring import claim
from citadels.engine.state import State

CURIOSITY: Final = 1.2     # how much an option that was seldom tried draws
TRUST: Final = 0.6         # how much of that goes to what the rules of thumb like best
WARMTH: Final = 1.5        # how far apart two options must be for the rules of thumb to tell them apart
MARGIN: Final = 0.25       # how much of a game's worth is the margin, not the win
SPREAD: Final = 8.0        # points that make a margin clear
CLOCK: Final = 8           # rounds of thought between two looks at the clock


class Node:
    def __init__(self) -> None:
        self.visits = 0
        self.moves: list[int] = []
        self.place: dict[int, int] = {}     # of each move in these lists
        self.counts: list[int] = []
        self.offers: list[int] = []         # how often a move was there to be chosen
        self.worth: list[float] = []
        self.wins: list[float] = []
        self.priors: list[float] = []
        self.below: dict[tuple[int, ...], Node] = {}

    def meet(self, t: Glance, moves: list[int]) -> None:
        """Make room for options that were not offered here before."""
        fresh = False
        for move in moves:
            if move not in self.place:
                fresh = True
        if not fresh:
            return
        shares = priors(weigh(t, moves))
        for i in range(len(moves)):
            if moves[i] not in self.place:
                self.place[moves[i]] = len(self.moves)
                self.moves.append(moves[i])
                self.counts.append(0)
                self.offers.append(0)
                self.worth.append(0.0)
                self.wins.append(0.0)
                self.priors.append(shares[i])

    def select(self, moves: list[int]) -> int:
        """The place of the option to try next: good so far, or seldom tried and promising."""
        best = -1e9
        found = 0
        for move in moves:
            i = self.place[move]
            self.offers[i] += 1
            n = self.counts[i]
            mean = self.worth[i] / n if n else self.first_guess()
            value = mean + CURIOSITY * self.priors[i] * sqrt(self.offers[i]) / (1 + n)
            if value > best:
                best = value
                found = i
        return found

    def first_guess(self) -> float:
        """What an untried option is thought to be worth: a little less than those that were tried."""
        if self.visits == 0:
            return 0.5
        total = 0.0
        for worth in self.worth:
            total += worth
        return total / self.visits - 0.05


def priors(weights: list[float]) -> list[float]:
    """How much the rules of thumb expect of each option; the shares add up to 1."""
    best = max(weights)
    shares = [exp((weight - best) / WARMTH) for weight in weights]
    total = sum(shares)
    return [TRUST * share / total + (1.0 - TRUST) / len(weights) for share in shares]


class TreePolicy(RolloutPolicy):
    """The searching seat chooses in the tree as far as it reaches; everything else is left to builders."""

    def __init__(self, root: Node, seat: int, moves: list[int], memories: list[int], rng: Xorshift64) -> None:
        super().__init__(memories, rng)
        self.root = root
        self.seat = seat
        self.moves = moves          # the options at the root
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
            below = self.nodes[-1].below
            key = (self.nodes[-1].moves[self.chosen[-1]], kind, *moves)
            if key not in below:
                below[key] = Node()
                self.inside = False
                return super().choose(g, kind, seat, moves)
            node = below[key]
        else:
            moves = self.moves
        if kind == PICKING:
            self.memories[seat] = remember(g.number, g.round.pool)
        node.meet(Glance(g, seat, self.memories[seat]), moves)
        self.nodes.append(node)
        self.chosen.append(node.select(moves))
        return node.moves[self.chosen[-1]]


class Search:
    """One decision of one seat, thought through."""

    def __init__(self, worlds: Worlds, seat: int, moves: list[int], rng: Xorshift64, pause: Callable[[], None]) -> None:
        self.worlds = worlds
        self.seat = seat
        self.moves = moves
        self.rng = rng
        self.pause = pause      # called now and then: compiled code hears no Ctrl-C
        self.root = Node()
        self.rounds = 0

    def think(self, rounds: int, seconds: float) -> None:
        """Up to so many rounds of thought, and not much longer than so many seconds; 0 for no limit of that kind."""
        start = time.perf_counter()
        while rounds == 0 or self.rounds < rounds:
            if self.rounds % CLOCK == 0 and self.rounds > 0:
                self.pause()
                spent = time.perf_counter() - start
                if seconds > 0.0 and spent >= seconds:
                    return
                left = rounds - self.rounds
                if seconds > 0.0:
                    soon = int(self.rounds * (seconds - spent) / spent)
                    left = soon if rounds == 0 else min(left, soon)
                if self.settled(left):
                    return
            self.once()

    def settled(self, left: int) -> bool:
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

    def once(self) -> None:
        """One round of thought."""
        self.rounds += 1
        g = self.worlds.deal()
        policy = TreePolicy(self.root, self.seat, self.moves, self.worlds.memories(g), self.rng)
        playout(g, policy)
        won, worth = outcome(g, self.seat)
        for node, i in zip(policy.nodes, policy.chosen):
            node.visits += 1
            node.counts[i] += 1
            node.worth[i] += worth
            node.wins[i] += won

    def best(self) -> int:
        """The move that was tried most; of several, the one that was worth most."""
        found = self.ranking()
        return self.root.moves[found[0]] if found else self.moves[0]

    def ranking(self) -> list[int]:
        """The places of the root's moves, the best first."""
        root = self.root
        order = list(range(len(root.moves)))
        order.sort(key=lambda i: (-root.counts[i], -root.worth[i], root.moves[i]))
        return order


def outcome(g: State, seat: int) -> tuple[float, float]:
    """A finished game for a seat: its share of the win, and what the search makes of it."""
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
    clear = 1.0 / (1.0 + exp((points - mine[0]) / SPREAD))
    return won, (1.0 - MARGIN) * won + MARGIN * clear
