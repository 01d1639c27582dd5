"""What is learned of casts, on made-up ones whose truth is known."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from citadels.lab.numbers import cast_model
from citadels.lab.numbers.estimates import BH, corrected
from citadels.lab.numbers.survey import space

CARDS = space("deluxe", 5)
NOISE = 0.3     # of rounds
BLUR = 0.00005  # of the square of the edge
ADDS = {"warlord": 1.5, "marshal": -1.0, "museum": 0.8, "quarry": -0.6}         # rounds
STRONG = {"architect": 0.06, "thief": -0.04, "king": 0.02, "navigator": -0.03}  # shares of wins


def made_up(count: int, seed: int) -> list[dict[str, Any]]:
    """Casts with rounds by their cards, leads by their characters, and noise of a known size."""
    rng = Random(seed)
    rows = []
    for number in range(count):
        cast = CARDS.sample(rng)
        rounds = 12 + sum(ADDS.get(card, 0.0) for card in cast.cards) + rng.gauss(0, NOISE)
        strengths = [STRONG.get(word, 0.0) for word in cast.characters]
        level = sum(strengths) / len(strengths)
        leads = [one - level + rng.gauss(0, 0.005) for one in strengths]
        square = sum((one - level) ** 2 for one in strengths) / len(strengths) + rng.gauss(0, BLUR)
        plain = [0.5 + rng.gauss(0, 0.05), 0.0025]
        rows.append({"cast": number, "characters": list(cast.characters), "uniques": list(cast.uniques),
                     "rounds": [rounds, NOISE**2], "minutes": [3 * rounds, 9 * NOISE**2], "upsets": plain,
                     "leads": leads, "held": [100.0] * len(leads),
                     "edge": {"square": square, "noise": BLUR**2, "growth": 0.0}})
    return rows


def test_the_model_finds_the_cards_and_its_errors_are_those_on_casts_kept_apart() -> None:
    model = cast_model.fit(made_up(400, 1))
    rounds = model["rounds"]
    assert rounds["cards"]["warlord"] - rounds["cards"]["marshal"] == pytest.approx(2.5, abs=0.2)
    assert rounds["cards"]["museum"] - rounds["cards"]["library"] == pytest.approx(0.8, abs=0.25)
    check = rounds["check"]
    assert check["casts"] == 80 and check["noise"] == pytest.approx(NOISE)
    assert check["error"] < 0.2 and check["error_of_mean"] > 0.8 and check["correlation"] > 0.9
    # What no card adds to cannot be predicted, and the model says so instead of learning noise.
    assert model["upsets"]["check"]["error_of_mean"] < 0.03 and model["upsets"]["check"]["measured_error"] < 0.06
    edge = model["edge"]
    assert edge["strengths"]["architect"] - edge["strengths"]["scholar"] == pytest.approx(0.06, abs=0.01)
    assert edge["check"]["correlation"] > 0.9 and edge["check"]["error"] < edge["check"]["error_of_mean"] / 2


def test_casts_that_were_kept_apart_change_nothing_but_the_errors() -> None:
    rows = made_up(100, 2)
    spoiled = [{**row, "rounds": [99.0, 0.1]} if row["cast"] % 5 == 4 else row for row in rows]
    one, other = cast_model.fit(rows)["rounds"], cast_model.fit(spoiled)["rounds"]
    assert one["cards"] == other["cards"]
    assert one["check"]["error"] < 2 and other["check"]["error"] > 50


def test_what_a_card_changes_is_found_and_nothing_is_found_where_there_is_nothing() -> None:
    wrong = 0
    for seed in range(8):
        rows = cast_model.effects(made_up(400, 100 + seed), "builder", "deluxe 5")
        corrected(rows, BH)
        sure = {row["arm"]: row for row in rows if row["figure"] == "rounds" and row["sure"]}
        assert {"warlord", "marshal", "museum", "quarry"} <= set(sure)
        wrong += any(row["figure"] == "upsets" and row["sure"] for row in rows)
        # A warlord stands where otherwise a diplomat or a marshal would.
        assert sure["warlord"]["low"] < 2.0 < sure["warlord"]["high"] or abs(sure["warlord"]["value"] - 2.0) < 0.4
    assert wrong <= 4       # one in twenty is to be expected, and of eight hardly ever more than four


def test_too_few_casts_teach_nothing() -> None:
    assert cast_model.fit(made_up(20, 3)) == {} and cast_model.recommended(made_up(20, 3), {}) == []


def test_recommended_casts_are_what_they_are_recommended_for() -> None:
    rows = made_up(300, 4)
    found = cast_model.recommended(rows, cast_model.fit(rows))
    assert [sum(one["goal"] == goal for one in found) for goal, _ in cast_model.WANTED] == [3, 3, 2, 2]
    by_number = {row["cast"]: row for row in rows}
    quick = [by_number[one["cast"]] for one in found if one["goal"] == "quick"]
    assert all("marshal" in row["characters"] for row in quick)
    middle = sorted(row["edge"]["square"] for row in rows)[len(rows) // 2]
    assert all(by_number[one["cast"]]["edge"]["square"] < middle for one in found if one["goal"] == "even")
    for one in found:
        for other in found:
            assert one is other or len(set(one["characters"]) ^ set(other["characters"])) > 4


def test_there_are_ten_even_if_few_casts_differ_much_and_each_can_be_compared_with_the_usual() -> None:
    for seed in range(5):
        rows = made_up(60, 20 + seed)
        found = cast_model.recommended(rows, cast_model.fit(rows))
        assert len(found) == 10 and len({one["cast"] for one in found}) == 10
        assert found[0]["usual"]["rounds"] == pytest.approx(sum(row["rounds"][0] for row in rows) / 60)
        square = sum(row["edge"]["square"] for row in rows) / 60
        assert found[0]["usual"]["edge"] == pytest.approx(100 * square ** 0.5)
