"""The example trainer learns, in a run of seconds."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import numpy as np
import pytest

import citadels
from citadels.research import VectorGames
from tests.samples import ROOT

pytestmark = pytest.mark.skipif(not citadels.compiled(), reason="hundreds of games take minutes interpreted")


@pytest.fixture(scope="module")
def train() -> Any:
    spec = spec_from_file_location("train", ROOT / "examples" / "train.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.heavy
def test_a_few_batches_are_enough_to_beat_random_bots(train: Any) -> None:
    network = train.Network(1)
    assert train.win_rate(network, 4, 100, 1) < 0.25
    batches = train.played(network, VectorGames(64, players=4, seed=1), np.random.default_rng(1))
    for _ in range(16):
        network.learn(next(batches), 0.002)
    assert train.win_rate(network, 4, 100, 1) > 0.6


def test_the_slope_is_the_slope(train: Any) -> None:
    """A step downhill by the formula is one downhill by trying."""
    network = train.Network(2)
    batch = next(train.played(network, VectorGames(8, players=2, seed=2), np.random.default_rng(2)))
    found: dict[str, Any] = {}
    network.descend = lambda slopes, rate: found.update(slopes)
    network.learn(batch, 0.0)

    def loss() -> float:
        layer, _, _ = network.hidden(batch.features)
        first = np.cumsum(batch.counts) - batch.counts
        chances = network.policy(layer, batch.moves, batch.counts)
        entropy = -np.add.reduceat(chances * np.log(chances + 1e-9), first)
        error = batch.results - layer @ network.weights["value"]
        return float(-(gain * np.log(chances[first + batch.chosen] + 1e-9)).mean() - train.ENTROPY * entropy.mean()
                     + (error ** 2).mean() / 2)

    surprise = batch.results - network.hidden(batch.features)[0] @ network.weights["value"]
    gain = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
    for name in network.weights:        # in double precision, so that small differences count
        network.weights[name] = network.weights[name].astype(np.float64)
    for name, slope in found.items():
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        network.weights[name][place] += 1e-4
        network.embed()
        above = loss()
        network.weights[name][place] -= 2e-4
        network.embed()
        below = loss()
        network.weights[name][place] += 1e-4
        assert np.isclose((above - below) / 2e-4, slope[place], rtol=0.02, atol=1e-5), name
