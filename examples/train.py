"""Teaches a small network to play Citadels, from nothing but its own games. NumPy is all it needs.

    OPENBLAS_NUM_THREADS=1 python examples/train.py --minutes 3

One network plays all seats of many games (`VectorGames`). When a game ends, each of its decisions is made likelier or
less likely, depending on whether its seat did better than the network had expected: an actor-critic with the results
of whole games. From time to time it plays against bots, and the share of games it wins is printed.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from citadels.bots.encoding.features import FEATURES
from citadels.research import Observed, VectorGames, move_features

Floats = NDArray[np.float32]
HIDDEN = 64
PARTS = move_features()             # of every move: verb, card, character, seat, number, type, beautified
BATCH = 8192                        # decisions to learn from at a time
MINIBATCH = 1024
ENTROPY = 0.03                      # how much it is worth to remain undecided
POINTS = 40                         # so many points more than the table's average are worth as much as a win


class Decisions(NamedTuple):
    """What a network has decided, and what came of it."""

    features: NDArray[np.int16]     # a row for each
    moves: NDArray[np.int16]        # the options of all, one after the other
    counts: NDArray[np.int64]       # how many each had
    chosen: NDArray[np.int64]       # the place of the one chosen
    results: Floats                 # of the seat, at the end of its game


class Network:
    """A hidden layer of what the seat knows. An option's score is its product with a sum of vectors for its parts."""

    def __init__(self, seed: int) -> None:
        dice = np.random.default_rng(seed)

        def start(*shape: int, scale: float = 0.05) -> Floats:
            return (dice.standard_normal(shape) * scale).astype(np.float32)

        self.weights = {"state": start(FEATURES, HIDDEN), "bias": start(HIDDEN), "value": start(HIDDEN, scale=0.01)}
        for column in range(PARTS.shape[1]):
            self.weights[f"part{column}"] = start(int(PARTS[:, column].max()) + 1, HIDDEN)
        self.mean = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.square = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.updates = 0
        self.embed()

    def embed(self) -> None:
        """The vector of every move, from those of its parts."""
        self.moves = np.zeros((len(PARTS), HIDDEN), self.weights["bias"].dtype)
        for column in range(PARTS.shape[1]):
            self.moves += self.weights[f"part{column}"][PARTS[:, column]]

    def hidden(self, rows: NDArray[np.int16]) -> tuple[Floats, Floats, NDArray[np.int64]]:
        """The hidden layer, and the columns of features that it comes from: only those that occur."""
        present = np.zeros(FEATURES, np.bool_)
        present[rows.astype(np.intp)] = True
        present[0] = False                                  # what rows are padded with
        used = np.flatnonzero(present)
        place = np.cumsum(present) - 1
        place[~present] = len(used)
        inputs = np.zeros((len(rows), len(used) + 1), np.float32)
        inputs[np.arange(len(rows))[:, None], place[rows]] = 1
        inputs = inputs[:, :-1]
        return np.maximum(inputs @ self.weights["state"][used] + self.weights["bias"], 0), inputs, used

    def policy(self, layer: Floats, moves: NDArray[np.int16], counts: NDArray[np.int64]) -> Floats:
        """The probability of each option."""
        first = np.cumsum(counts) - counts
        scores = np.einsum("ij,ij->i", np.repeat(layer, counts, axis=0), self.moves[moves])
        scores -= np.repeat(np.maximum.reduceat(scores, first), counts)
        np.exp(scores, out=scores)
        return scores / np.repeat(np.add.reduceat(scores, first), counts)

    def choose(self, seen: Observed, dice: np.random.Generator | None) -> NDArray[np.int64]:
        """For each game the place of an option: drawn by its probability, or the likeliest if there are no dice."""
        counts = np.diff(seen.offsets).astype(np.int64)
        chances = self.policy(self.hidden(seen.features)[0], seen.moves, counts)
        if dice is not None:
            chances = np.log(chances + 1e-9) + dice.gumbel(size=len(chances)).astype(np.float32)
        best = np.repeat(np.maximum.reduceat(chances, seen.offsets[:-1]), counts)
        hits = np.flatnonzero(chances == best)
        return hits[np.searchsorted(hits, seen.offsets[:-1])] - seen.offsets[:-1]

    def learn(self, batch: Decisions, rate: float) -> None:
        """One step towards decisions that did better than expected, and towards expecting what came."""
        layer, inputs, used = self.hidden(batch.features)
        first = np.cumsum(batch.counts) - batch.counts
        expected = layer @ self.weights["value"]
        surprise = batch.results - expected
        gain = (surprise - surprise.mean()) / (surprise.std() + 1e-6)

        chances = self.policy(layer, batch.moves, batch.counts)
        logs = np.log(chances + 1e-9)
        entropy = -np.add.reduceat(chances * logs, first)
        downhill = chances * np.repeat(gain, batch.counts)      # by the scores of the options
        downhill[first + batch.chosen] -= gain
        downhill += ENTROPY * chances * (logs + np.repeat(entropy, batch.counts))
        downhill /= len(batch.counts)

        by_layer = np.add.reduceat(downhill[:, None] * self.moves[batch.moves], first, axis=0)
        by_layer -= np.outer(surprise, self.weights["value"]) / len(surprise)
        by_layer *= layer > 0
        slopes: dict[str, Any] = {"bias": by_layer.sum(0), "value": -(surprise @ layer) / len(surprise)}
        slopes["state"] = np.zeros_like(self.weights["state"])
        slopes["state"][used] = inputs.T @ by_layer
        by_option = downhill[:, None] * np.repeat(layer, batch.counts, axis=0)
        for column in range(PARTS.shape[1]):
            kinds = PARTS[batch.moves, column]
            one = np.zeros((len(self.weights[f"part{column}"]), len(kinds)), np.float32)
            one[kinds, np.arange(len(kinds))] = 1
            slopes[f"part{column}"] = one @ by_option
        self.descend(slopes, rate)

    def descend(self, slopes: dict[str, Any], rate: float) -> None:
        """Adam."""
        self.updates += 1
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope * slope - self.square[name])
            mean = self.mean[name] / (1 - 0.9 ** self.updates)
            square = self.square[name] / (1 - 0.999 ** self.updates)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)
        self.embed()


def played(network: Network, games: VectorGames, dice: np.random.Generator) -> Iterator[Decisions]:
    """Play on and on; batches of the decisions of games that have ended."""
    open_: list[dict[int, list[Any]]] = [{} for _ in range(games.games)]       # by game and seat
    done: list[Any] = []
    while True:
        seen = games.observe()
        chosen = network.choose(seen, dice)
        for i in range(games.games):
            options = seen.moves[seen.offsets[i]:seen.offsets[i + 1]].copy()
            open_[i].setdefault(int(seen.seat[i]), []).append((seen.features[i].copy(), options, int(chosen[i])))
        stepped = games.step(chosen)
        for i in np.flatnonzero(stepped.done):
            points = stepped.points[i, :stepped.players[i]]
            for seat, decisions in open_[i].items():
                result = stepped.reward[i, seat] + (points[seat] - points.mean()) / POINTS
                done += [(*decision, result) for decision in decisions]
            open_[i] = {}
        while len(done) >= BATCH:
            now, done = done[:BATCH], done[BATCH:]
            order = dice.permutation(BATCH)
            for start in range(0, BATCH, MINIBATCH):
                features, moves, places, results = zip(*[now[k] for k in order[start:start + MINIBATCH]], strict=True)
                yield Decisions(np.array(features), np.concatenate(moves), np.array([len(one) for one in moves]),
                                np.array(places), np.array(results, np.float32))


def win_rate(network: Network, players: int, games: int, seed: int, bot: str = "random") -> float:
    """The share of wins against bots. The network's seat moves on from game to game; a shared win counts in part."""
    def others(number: int, seats: int) -> dict[int, str]:
        return {seat: bot for seat in range(seats) if seat != number % seats}

    table = VectorGames(128, players=players, seed=seed, bots=others)
    won, left = 0.0, games
    while left:
        numbers = table.numbers
        stepped = table.step(network.choose(table.observe(), None))
        for i in np.flatnonzero(stepped.done):
            if numbers[i] < games:      # not those that came later and were over sooner
                left -= 1
                won += stepped.reward[i, numbers[i] % players] + 1 / players
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3, help="of processor time")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rate", type=float, default=0.0005, help="of learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="file for the weights, such as network.npz")
    asked = parser.parse_args()
    network = Network(asked.seed)

    def report(seconds: float, decisions: int, games: int) -> None:
        weak, strong = (win_rate(network, asked.players, games, 7, bot) for bot in ("random", "builder"))
        print(f"{seconds:4.0f} s, {decisions:9,} decisions: wins {weak:.1%} against random bots, {strong:.1%} against "
              "builders", flush=True)

    report(0, 0, 500)
    spent, shown, decisions = 0.0, 1.0, 0
    start = time.process_time()
    games = VectorGames(128, players=asked.players, seed=asked.seed)
    for batch in played(network, games, np.random.default_rng(asked.seed)):
        network.learn(batch, asked.rate * max(0.1, 1 - spent / (60 * asked.minutes)))
        decisions += len(batch.counts)
        spent = time.process_time() - start
        if spent > 60 * asked.minutes:
            break
        if spent > shown:
            report(spent, decisions, 500)
            start = time.process_time() - spent     # the clock stops while it is tested
            shown *= 2
    report(spent, decisions, 2000)
    if asked.save:
        np.savez(asked.save, **network.weights)


if __name__ == "__main__":
    main()
