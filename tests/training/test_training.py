"""The parts of the training program that need no torch."""

from __future__ import annotations

import numpy as np
import pytest

import citadels
from citadels.bots.learned.network import ONE, Layer
from citadels.bots.vectors import i64, vec
from citadels.training import workers
from citadels.training.mix import TRIALS, Mix, TrainingGames
from citadels.training.rounding import ONE_BYTE, TWO_BYTES, Arrays, add_layer

GAMES = 96
SELF, BUILDERS, OLDER = "self", "builders", "older"


class Counted(TrainingGames):
    """Remembers what kind of game each number is."""

    def __init__(self, mix: Mix) -> None:
        self.kinds: dict[int, str] = {}
        super().__init__(GAMES, mix, 5, cloning=False)

    def seated(self, number: int, players: int) -> dict[int, str]:
        found = super().seated(number, players)
        older = self.marked[number % len(self.marked)]
        self.kinds[number] = BUILDERS if found else OLDER if older else SELF
        return found


@pytest.mark.skipif(not citadels.compiled(), reason="training needs the compiled engine")
def test_the_shares_of_a_mix_are_shares_of_decisions() -> None:
    training = Counted(Mix(editions={"deluxe": 1}, five=1.0, builders=0.4, old=0.2))
    counts = {SELF: 0, BUILDERS: 0, OLDER: 0}
    for step in range(600):
        if step >= 250:     # at first all games are young
            for number in training.games.numbers:
                counts[training.kinds[number]] += 1
        training.games.step(training.games.suggest("builder"))
    total = sum(counts.values())
    assert counts[BUILDERS] / total == pytest.approx(0.4, abs=0.06)
    assert counts[OLDER] / total == pytest.approx(0.2, abs=0.06)


@pytest.mark.skipif(not citadels.compiled(), reason="training needs the compiled engine")
def test_a_row_holds_the_decision_and_how_the_game_before_has_ended() -> None:
    games = TRIALS[0].games(16, 3)
    rows = np.zeros((16, workers.ROW), np.int16)
    ended = 0
    for _ in range(80):
        seat = workers.write(games, rows)
        features, moves, offsets, _ = games.observe()
        meta = rows[:, workers.META_AT:]
        assert (rows[:, :features.shape[1]] == features).all()
        assert (meta[:, workers.COUNT] == np.diff(offsets)).all() and (meta[:, workers.SEAT] == seat).all()
        assert (rows[3, workers.MOVES_AT:workers.MOVES_AT + meta[3, workers.COUNT]]
                == moves[offsets[3]:offsets[4]]).all()
        workers.step(games, rows, np.zeros(16, np.int16))
        over = rows[:, workers.META_AT + workers.ENDED] > 0
        shares = rows[over, workers.META_AT + workers.SHARES:workers.META_AT + workers.MARGINS]
        assert (np.abs(shares.sum(1) - workers.UNIT) <= 5).all()
        ended += int(over.sum())
    assert ended > 0


@pytest.mark.parametrize(("most", "error"), [(ONE_BYTE, 0.02), (TWO_BYTES, 0.0005)])
def test_a_layer_in_whole_numbers_is_close_to_the_original(most: int, error: float) -> None:
    rng = np.random.default_rng(1)
    weights, bias = rng.normal(size=(40, 8)) * 0.1, rng.normal(size=8)
    inputs = np.rint(np.abs(rng.normal(size=40)) * ONE)
    found: Arrays = {}
    add_layer(found, "layer", weights, bias, most)
    layer = Layer(found["layer"].reshape(-1).tolist(), found["layer-multipliers"].tolist(),
                  found["layer-bias"].tolist())
    result = layer.multiply(vec[i64]([i64(int(one)) for one in inputs]))
    assert np.array(list(result)) / ONE == pytest.approx(inputs / ONE @ weights + bias, abs=error)
