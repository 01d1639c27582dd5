"""The figures of balance: right on the average, and as sure as they say."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

import pytest

from citadels.lab.balance_figures import (
    Edge,
    Mean,
    Measurement,
    character_edge,
    probability_better,
    seat_edge,
    unique_edge,
    upsets,
)
from citadels.lab.balance_model import CardLeads, Model, Strengths, Trial, cholesky, hill_climb, inverse
from citadels.lab.casts import Cast, CastRequest, resolve

Row = dict[str, Any]

PLAYERS = 4
REPEATS = 150


def games(strengths: list[float], count: int, dice: Random, fond: float = 0.0) -> list[Row]:
    """Two rounds: characters are held, and whoever held strong ones wins more often.

    With `fond`, the seat that stood first from the beginning wins more often whatever it holds, and it holds card 0.
    """
    rows = []
    for _ in range(count):
        held: list[int] = []
        weights = [0.0] * PLAYERS
        leader = dice.randrange(PLAYERS)
        for _ in range(2):
            cards = dice.sample(range(1 if fond else 0, len(strengths)), PLAYERS)
            if fond and dice.random() < 0.7:
                cards[leader] = 0
            held += cards
            for seat, card in enumerate(cards):
                weights[seat] += strengths[card] + fond * (seat == leader)
        winner = dice.choices(range(PLAYERS), [exp(weight) for weight in weights])[0]
        rows.append({"held": held, "stood": [int(fond > 0 and seat != leader) for seat in [*range(PLAYERS)] * 2],
                     "won": [float(seat == winner) for seat in [*range(PLAYERS)] * 2],
                     "seats": [float(seat == winner) for seat in range(PLAYERS)]})
    return rows


@pytest.mark.parametrize("strengths", [[0.0] * 6, [0.9, 0.3, 0.0, 0.0, -0.3, -0.9]])
def test_the_edge_is_right_on_the_average_and_within_its_interval(strengths: list[float]) -> None:
    truth = character_edge(games(strengths, 20_000, Random(1)), 6).square if any(strengths) else 0.0
    squares, noises, within = [], [], 0
    for repeat in range(REPEATS):
        edge = character_edge(games(strengths, 60, Random(f"{repeat}")), 6)
        span = edge.interval(0.95)
        squares.append(edge.square)
        noises.append(edge.measurement.variance(truth))
        within += span.low <= 100 * truth**0.5 <= span.high
    mean = sum(squares) / REPEATS
    spread = sum((square - mean) ** 2 for square in squares) / REPEATS
    assert abs(mean - truth) < 4 * (spread / REPEATS) ** 0.5
    assert 0.6 < spread / (sum(noises) / REPEATS) < 1.5
    assert within >= 0.91 * REPEATS


def test_the_noise_of_few_games_does_not_look_like_an_edge() -> None:
    rows = games([0.0] * 6, 60, Random(1))
    edge = character_edge(rows, 6)
    assert max(edge.lead) > 0.04              # by luck
    assert edge.interval(0.95).low == 0.0
    assert edge.interval(0.95).high > 100 * max(0.0, edge.square) ** 0.5


def test_a_card_that_leaders_like_has_no_edge_for_that() -> None:
    rows = games([0.0] * 6, 1500, Random(2), fond=0.8)
    assert character_edge(rows, 6).interval(0.95).low == 0.0
    for row in rows:
        row["stood"] = [0] * len(row["stood"])  # as if nobody had looked how they stood
    edge = character_edge(rows, 6)
    assert edge.lead[0] > 0.1 and edge.interval(0.95).low > 5


def test_leads_say_which_card_is_strong_and_how_sure_that_is() -> None:
    edge = character_edge(games([0.9, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 800, Random(3)), 8)
    spans = edge.leads(0.95)
    assert spans[0].low > 5 and all(span.high < 5 for span in spans[1:7])
    assert edge.held[7] == 0 and (spans[7].low, spans[7].high) < (-100, 100)    # never held: nothing is known


def test_edges_of_seats_and_unique_districts() -> None:
    dice = Random(4)
    seats = [{"seats": [float(seat == dice.choice((0, 0, 1, 2))) for seat in range(3)]} for _ in range(600)]
    for row in seats:
        row["seats"] = [1.0, 0.0, 0.0] if dice.random() < 0.5 else [0.0, 1.0, 0.0]
    assert seat_edge(seats).interval(0.95).low > 20
    built = [{"built": [1, 1], "built_won": [float(dice.random() < 0.6), float(dice.random() < 0.2)]}
             for _ in range(600)]
    assert unique_edge(built).interval(0.95).low > 15
    nobody = [{"built": [0, 0], "built_won": [0.0, 0.0]} for _ in range(5)]
    assert unique_edge(nobody).interval(0.95) == (0.0, 0.0, 0.0)


def test_upsets_are_a_mean_with_an_interval() -> None:
    span = upsets([{"upset": value} for value in [0.0, 1.0] * 200]).interval(0.95, 100)
    assert span.figure == 50 and 44 < span.low < 46 and 54 < span.high < 56


def test_sureness_is_no_more_than_it_says() -> None:
    dice = Random(5)
    sure = 0
    for _ in range(400):
        one, other = (Mean([dice.gauss(0, 1) for _ in range(50)]).measurement for _ in range(2))
        sure += probability_better(one, other) > 0.95
    assert 5 <= sure <= 36      # about 20 of 400 by luck
    clear = Mean([dice.gauss(-1, 1) for _ in range(200)]).measurement
    plain = Mean([dice.gauss(0, 1) for _ in range(200)]).measurement
    assert probability_better(clear, plain, 3) > 0.99 and probability_better(plain, clear) < 0.01


def test_picking_among_several_makes_less_sure_and_the_same_deals_make_surer() -> None:
    apart = (Measurement(0.0, 1.0, 0.0, [0.0]), Measurement(2.5, 1.0, 0.0, [0.0]))
    assert probability_better(*apart, 3) == pytest.approx(1 - 3 * (1 - probability_better(*apart)))
    alike = (Measurement(0.0, 1.0, 0.0, [0.8]), Measurement(2.5, 1.0, 0.0, [0.8]))
    assert probability_better(*alike) > probability_better(*apart)


def test_an_edge_of_nothing_is_nothing() -> None:
    edge = Edge([[0.0, 0.0]] * 3, [[0.0, 0.0]] * 3)
    assert edge.interval(0.95) == (0.0, 0.0, 0.0) and edge.measurement.variance(0.0) == 0.0


# -- the model ---------------------------------------------------------------------------------------------------------
def test_matrices() -> None:
    table = [[4.0, 2.0, 0.5], [2.0, 3.0, 1.0], [0.5, 1.0, 2.0]]
    back, half = inverse(table), cholesky(table)
    for row in range(3):
        for column in range(3):
            unit = sum(table[row][k] * back[k][column] for k in range(3))
            assert unit == pytest.approx(float(row == column), abs=1e-12)
            assert sum(half[row][k] * half[column][k] for k in range(3)) == pytest.approx(table[row][column])


def test_the_model_finds_what_cards_do_and_trusts_a_lucky_cast_little() -> None:
    _, space = resolve(CastRequest("deluxe", 5, vary="characters"))
    dice = Random(6)
    drawn = list(dict.fromkeys(space.sample(dice) for _ in range(120)))
    worth = {"seer": -0.1, "witch": 0.1}

    def true(cast: Cast) -> float:
        return sum(worth.get(word, 0.0) for word in cast.characters)

    tried = [Trial(cast, true(cast) + dice.gauss(0, 0.1), 0.01) for cast in drawn]
    lucky = next(cast for cast in drawn if "seer" not in cast.characters and "witch" in cast.characters)
    tried = [one._replace(value=-0.3) if one.cast == lucky else one for one in tried]
    model = Model(space.open_cards, tried)
    effects = model.effects()
    assert effects["seer"][0] + 2 * effects["seer"][1] < 0 < effects["witch"][0] - 2 * effects["witch"][1]
    assert "seer" in model.ranking()[0].characters and model.ranking()[0] != lucky
    best = hill_climb(space, drawn[0], model.expect, dice)
    assert "seer" in best.characters and "witch" not in best.characters
    plausible = model.plausible(dice)
    assert plausible(best) < plausible(lucky)


def test_strengths_promise_the_edge_of_casts_that_never_played() -> None:
    strong = {"witch": 0.06, "king": -0.03, "seer": 0.05}
    _, space = resolve(CastRequest("deluxe", 5, vary="characters"))
    dice = Random(7)
    found = {}
    for _ in range(80):
        cast = space.sample(dice)
        own = [strong.get(word, 0.0) for word in cast.characters]
        level = sum(own) / len(own)
        found[cast] = CardLeads([over - level + dice.gauss(0, 0.005) for over in own], [100.0] * len(own))
    strengths = Strengths(found)
    unseen = next(cast for cast in space.all() if {"witch", "king", "seer"} <= set(cast.characters))
    own = [strong.get(word, 0.0) for word in unseen.characters]
    truth = sum((over - sum(own) / 8) ** 2 for over in own) / 8
    assert strengths.promise(unseen) == pytest.approx(truth, rel=0.1)
    assert strengths.errors(found)["witch"] < 0.003
