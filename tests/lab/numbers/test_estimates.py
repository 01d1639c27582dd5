"""The statistics of the studies, on made-up data whose truth is known."""

from __future__ import annotations

from math import comb
from random import Random

import pytest

from citadels.lab.numbers.deal_sums import DIFFERENCE, LEAD, LEVEL, MEAN, Moments, Sums
from citadels.lab.numbers.estimates import (
    BH,
    FEWEST,
    HOLM,
    adjusted,
    agreement,
    corrected,
    difference,
    level,
    pooled,
    two_sided,
)

STUDIES = 1000


def band(chance: float, count: int = STUDIES, doubt: float = 1e-6) -> tuple[int, int]:
    """Between which numbers of successes all but a millionth of luck lies."""
    weights = [comb(count, hits) * chance**hits * (1 - chance) ** (count - hits) for hits in range(count + 1)]
    low, high, below, above = 0, count, 0.0, 0.0
    while (below := below + weights[low]) < doubt / 2:
        low += 1
    while (above := above + weights[high]) < doubt / 2:
        high -= 1
    return low, high


def moments(values: list[float]) -> Moments:
    found = Moments()
    for value in values:
        found = found.plus(1, value, value * value)
    return found


def paired(rng: Random, effect: float, deals: int) -> Sums:
    """Deals that differ much in how good the hand is, and two arms of which one wins more often by `effect`."""
    sums = Sums()
    for _ in range(deals):
        hand = rng.uniform(0.05, 0.35)
        sums.add_deal({"as-dealt": {"won": float(rng.random() < hand)},
                       "card": {"won": float(rng.random() < hand + effect)}}, "as-dealt", 5)
    return sums


def test_an_interval_of_a_paired_difference_holds_the_truth_as_often_as_it_says() -> None:
    rng, effect, hits, total = Random(1), 0.04, 0, 0.0
    for _ in range(STUDIES):
        found = difference(paired(rng, effect, 120).moments[DIFFERENCE, "card", "as-dealt", "won"])
        assert found.low is not None and found.high is not None
        hits += found.low <= effect <= found.high
        total += found.value
    low, high = band(0.95)
    assert low <= hits <= high
    # The estimator is unbiased: the mean of all studies lies within five of its standard errors about the truth.
    error = (2 * 0.2 * 0.8 / 120 / STUDIES) ** 0.5
    assert abs(total / STUDIES - effect) < 5 * error


def test_where_there_is_nothing_one_in_twenty_is_called_something() -> None:
    rng, found = Random(2), 0
    for _ in range(STUDIES):
        p = difference(paired(rng, 0.0, 100).moments[DIFFERENCE, "card", "as-dealt", "won"]).p
        found += p is not None and p < 0.05
    low, high = band(0.05)
    assert low <= found <= high


def test_an_interval_of_a_share_holds_the_truth_also_when_games_of_a_deal_are_alike() -> None:
    rng, hits = Random(3), 0
    for _ in range(STUDIES):
        # A deal is played five times and its hand decides much: five games are worth less than five deals.
        values = []
        for _ in range(80):
            hand = rng.choice([0.0, 0.4])
            values.append(sum(rng.random() < hand for _ in range(5)) / 5)
        found = level(moments(values), "won")
        assert found.low is not None and found.high is not None and 0 <= found.low <= found.high <= 1
        hits += found.low <= 0.2 <= found.high
    low, high = band(0.95)
    assert low <= hits <= high


@pytest.mark.parametrize("deals", [20, 40, 100])
@pytest.mark.parametrize(("differ", "better"), [(0.05, 0.8), (0.1, 0.7), (0.3, 0.6)])
def test_an_interval_holds_the_truth_also_where_few_deals_differ(deals: int, differ: float, better: float) -> None:
    rng, truth, hits = Random(deals), differ * (2 * better - 1), 0
    for _ in range(STUDIES):
        values = [(1.0 if rng.random() < better else -1.0) if rng.random() < differ else 0.0 for _ in range(deals)]
        found = difference(moments(values), "won")
        assert found.low is not None and found.high is not None and found.low < found.value < found.high
        hits += found.low <= truth <= found.high
    assert hits >= band(0.94)[0]        # more often than promised is no lie


@pytest.mark.parametrize("figure", ["won", "rounds"])
@pytest.mark.parametrize("deals", [(1250, 833, 417, 312), (400, 40, 25, 20), (9, 8, 7, 6)])
def test_tables_count_alike_however_many_deals_each_has(deals: tuple[int, ...], figure: str) -> None:
    # The first crown is worth much with few players and nothing with many.
    truths = (0.06, 0.03, 0.0, -0.01)
    rng, hits = Random(10), 0
    for _ in range(STUDIES // 2):
        tables = [moments([float(rng.random() < 0.3 + truth) - float(rng.random() < 0.3) for _ in range(count)])
                  for truth, count in zip(truths, deals)]
        found = pooled(tables, figure)
        assert found.low is not None and found.high is not None and found.deals == sum(deals)
        hits += found.low <= sum(truths) / 4 <= found.high
    low, _ = band(0.94, STUDIES // 2)
    assert low <= hits


def test_one_table_is_what_it_is_and_one_deal_has_the_spread_of_the_others() -> None:
    alone = moments([0.5, 0.1, 0.4] * 20)
    assert pooled([alone], "rounds")[:3] == pytest.approx(difference(alone, "rounds")[:3])
    found = pooled([alone, moments([0.3])], "rounds")
    assert found.value == pytest.approx((1 / 3 + 0.3) / 2) and found.deals == 61
    assert found.low is not None and found.low < 0 < found.value    # one deal may be anything


def test_leads_are_against_the_mean_of_what_the_deal_had() -> None:
    sums = Sums()
    sums.add_deal({"king": {"won": 1.0}, "thief": {"won": 0.0}, "own": {"won": 1.0}}, MEAN, 4)
    sums.add_deal({"king": {"won": 0.0}}, MEAN, 4)     # nobody else was on offer: nothing to compare with
    sums.add_deal({}, MEAN, 4)
    assert sums.moments[LEAD, "king", MEAN, "won"] == (1, 0.5, 0.25)
    assert sums.moments[LEAD, "thief", MEAN, "won"] == (1, -0.5, 0.25)
    assert sums.moments[LEAD, "own", MEAN, "won"] == (1, 0.5, 0.25)
    assert sums.moments[LEVEL, "king", "", "won"] == (2, 1.0, 1.0)
    assert sums.deals == 3


def test_leads_are_unbiased_where_offers_and_hands_go_together() -> None:
    # The thief is on offer more often to those who are losing anyway. A comparison across deals would blame him.
    rng, sums = Random(4), Sums()
    for _ in range(20000):
        strong = rng.random() < 0.5
        hand = 0.4 if strong else 0.1
        there = {"king": 0.0, "merchant": 0.0}
        if rng.random() < (0.2 if strong else 0.9):
            there["thief"] = 0.0
        sums.add_deal({arm: {"won": float(rng.random() < hand)} for arm in there}, MEAN, 5)
    levels = {arm: level(sums.moments[LEVEL, arm, "", "won"], "won") for arm in ("king", "thief")}
    assert levels["thief"].value < levels["king"].value - 0.05
    lead = difference(sums.moments[LEAD, "thief", MEAN, "won"])
    assert lead.low is not None and lead.high is not None and lead.low < 0 < lead.high


def test_sums_travel_as_json_and_add_up() -> None:
    import json

    one, other = paired(Random(5), 0.1, 30), paired(Random(6), 0.1, 20)
    one.tally("rounds", 7.2)
    again = Sums.read(json.loads(json.dumps(one.written())))
    assert again.written() == one.written()
    again.merge(other)
    assert again.deals == 50 and again.moments[LEVEL, "card", "", "won"].deals == 50
    assert again.tallies == {"rounds": {7: 1}}


def test_few_deals_say_nothing_about_certainty() -> None:
    found = difference(moments([1.0, 0.0] * (FEWEST // 2 - 1)))
    assert (found.value, found.low, found.p) == (0.5, None, None)
    flat = difference(moments([0.0] * 50))
    assert (flat.low, flat.high, flat.p) == (0.0, 0.0, 1.0)


@pytest.mark.parametrize(("t", "freedom", "p"), [(2.086, 20, 0.05), (1.984, 100, 0.05), (2.576, 10**6, 0.01),
                                                 (4.587, 10, 0.001)])
def test_p_values_are_those_of_students_distribution(t: float, freedom: int, p: float) -> None:
    assert two_sided(t, freedom) == pytest.approx(p, rel=0.025)


# -- many comparisons --------------------------------------------------------------------------------------------------
def test_holm_and_benjamini_hochberg_by_hand() -> None:
    values = [0.01, 0.04, 0.03, 0.005]
    assert adjusted(values, HOLM) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert adjusted(values, BH) == pytest.approx([0.02, 0.04, 0.04, 0.02])
    assert adjusted([0.9], HOLM) == [0.9] and adjusted([], BH) == []


def test_holm_calls_nothing_sure_in_95_of_100_families_without_anything() -> None:
    rng, wrong = Random(7), 0
    for _ in range(STUDIES):
        wrong += min(adjusted([rng.random() for _ in range(30)], HOLM)) < 0.05
    low, high = band(1 - (1 - 0.05 / 30) ** 30)
    assert low <= wrong <= high


def test_benjamini_hochberg_keeps_the_share_of_false_finds() -> None:
    rng, share = Random(8), 0.0
    for _ in range(STUDIES):
        true = [rng.random() * 1e-6 for _ in range(10)]
        found = adjusted(true + [rng.random() for _ in range(30)], BH)
        false = sum(value < 0.05 for value in found[10:])
        share += false / max(1, sum(value < 0.05 for value in found))
    assert 0.02 < share / STUDIES < 0.05        # 0.05 times the share of those without anything: 0.0375


def row(bot: str, value: float, reach: float, together: bool = False) -> dict[str, object]:
    p = two_sided(1.96 * value / reach, 1000)
    return {"bot": bot, "table": "deluxe 5", "together": together, "arm": "king", "kind": LEAD, "against": MEAN,
            "figure": "won", "value": value, "low": value - reach, "high": value + reach, "p": p}


def test_families_are_by_bot_and_figure_and_levels_are_in_none() -> None:
    rows = [row("builder", 0.1, 0.02), row("builder", 0.0, 0.02), row("learned", 0.1, 0.02),
            row("builder", 0.1, 0.02, together=True), {**row("builder", 0.1, 0.02), "kind": LEVEL, "p": None}]
    corrected(rows, HOLM)
    assert [one.get("family") for one in rows] == [2, 2, 1, 1, None]
    assert [one.get("sure") for one in rows] == [True, False, True, True, None]


@pytest.mark.parametrize(("one", "other", "verdict"), [
    ((0.10, 0.02), (0.09, 0.03), "same"),
    ((0.10, 0.02), (-0.10, 0.02), "opposite"),
    ((0.10, 0.02), (0.02, 0.03), "apart"),
    ((0.03, 0.02), (0.01, 0.05), "unsure"),
])
def test_bots_that_disagree_are_named(one: tuple[float, float], other: tuple[float, float], verdict: str) -> None:
    rows = [row("builder", *one), row("learned", *other)]
    corrected(rows, HOLM)
    assert [found["verdict"] for found in agreement(rows, HOLM)] == [verdict]


@pytest.mark.parametrize("correction", [HOLM, BH])
def test_bots_that_agree_are_hardly_ever_said_to_disagree(correction: str) -> None:
    # In 100 studies of 150 comparisons both bots have the same truth, one with less certainty.
    rng, said = Random(9), 0
    for _ in range(100):
        rows = []
        for number in range(150):
            truth = rng.gauss(0, 0.02)
            rows += [{**row(bot, rng.gauss(truth, reach / 1.96), reach), "table": f"deluxe {number}"}
                     for bot, reach in (("builder", 0.012), ("learned", 0.06))]
        corrected(rows, correction)
        said += any(found["verdict"] in ("apart", "opposite") for found in agreement(rows, correction))
    assert said <= band(0.05, 100)[1]
