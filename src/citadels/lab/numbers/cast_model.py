"""Predictions for casts that were not played, learned from the cards of those that were.

Upsets, rounds and minutes are modelled as a sum over the cards of a cast (ridge regression, with the shrinkage chosen
by cross-validation on the training casts). For the edge, each character has a strength, and a cast is as uneven as the
strengths of its characters. Every fifth cast is held out: nothing is learned from it, and the reported errors are those
made on these casts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from operator import mul
from typing import Any, Final

from citadels.lab.balance_model import CardLeads, Strengths, inverse, unevenness
from citadels.lab.casts import Cast
from citadels.lab.intervals import student
from citadels.lab.numbers.deal_sums import DIFFERENCE
from citadels.lab.numbers.estimates import two_sided
from citadels.lab.shapes import Json

Row = Mapping[str, Any]

APART: Final = 5                # one in this many casts is held out
FOLDS: Final = 4
SHRINKAGES: Final = (0.1, 1.0, 5.0, 20.0, 100.0, 1000.0)
SUMS: Final = ("upsets", "rounds", "minutes")
FEWEST: Final = 20              # casts needed to learn anything


def fit(rows: Sequence[Row]) -> Json:
    """The models of one table, each with its errors on the held-out casts; {} if there are too few casts."""
    apart = [row for row in rows if row["cast"] % APART == APART - 1]
    known = [row for row in rows if row["cast"] % APART != APART - 1]
    if len(known) < FEWEST or len(apart) < 2:
        return {}
    found: Json = {}
    for figure in SUMS:
        model = fit_sum(known, figure)
        found[figure] = {**model, "check": check(
            [predict_sum(model, row) for row in apart], [row[figure][0] for row in apart],
            [row[figure][1] for row in apart], sum(row[figure][0] for row in known) / len(known))}
    model = fit_edge(known)
    squares = [row["edge"]["square"] for row in apart]
    noise = [row["edge"]["noise"] + row["edge"]["growth"] * max(0.0, row["edge"]["square"]) for row in apart]
    usual = sum(row["edge"]["square"] for row in known) / len(known)
    found["edge"] = {**model, "check": check([predict_edge(model, row) for row in apart], squares, noise, usual)}
    return found


def check(predicted: Sequence[float], measured: Sequence[float], noise: Sequence[float], usual: float) -> Json:
    """How far the predictions are from the truth, estimated from measurements that are noisy themselves."""
    count = len(measured)
    luck = sum(noise) / count
    raw = sum((one - other) ** 2 for one, other in zip(predicted, measured)) / count
    blind = sum((usual - other) ** 2 for other in measured) / count
    return {
        "casts": count,
        "error": sqrt(max(0.0, raw - luck)),            # of the prediction, without the noise of the measurements
        "error_of_mean": sqrt(max(0.0, blind - luck)),  # of predicting the same value for every cast
        "noise": sqrt(luck),
        "measured_error": sqrt(raw),
        "correlation": correlation(predicted, measured),
    }


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    first, second = sum(one) / len(one), sum(other) / len(other)
    both = sum((a - first) * (b - second) for a, b in zip(one, other))
    own = sum((a - first) ** 2 for a in one) * sum((b - second) ** 2 for b in other)
    return both / sqrt(own) if own > 0 else 0.0


# -- a sum over cards --------------------------------------------------------------------------------------------------
class Observed:
    """What a fit needs to know about some casts: how often cards occur, alone and together, and with which values."""

    def __init__(self, cards: Sequence[str], rows: Sequence[Row], figure: str) -> None:
        self.cards = list(cards)
        self.rows = rows
        self.figure = figure
        self.values: list[float] = [row[figure][0] for row in rows]
        place = {card: number for number, card in enumerate(cards)}
        self.there = [[place[card] for card in cards_of(row)] for row in rows]
        size = range(len(cards))
        self.both = [[0.0] * len(cards) for _ in size]
        self.sums = [0.0] * len(cards)
        for places, value in zip(self.there, self.values):
            for number in places:
                self.sums[number] += value
                line = self.both[number]
                for other in places:
                    line[other] += 1

    def fit(self, shrinkage: float) -> tuple[float, list[float], list[float]]:
        """The value of a cast without any cards, what each card adds, and the standard error of each."""
        count, size = len(self.rows), range(len(self.cards))
        share = [self.both[number][number] / count for number in size]
        usual = sum(self.values) / count
        table = [[self.both[number][other] - count * share[number] * share[other] for other in size] for number in size]
        for number in size:
            table[number][number] += shrinkage
        spread = inverse(table)
        pulls = [self.sums[number] - count * share[number] * usual for number in size]
        solved = [sum(map(mul, line, pulls)) for line in spread]
        base = usual - sum(map(mul, solved, share))
        rest = [value - base - sum(solved[number] for number in places)
                for places, value in zip(self.there, self.values)]
        scatter = sum(one * one for one in rest) / max(1, count - len(self.cards))
        return base, solved, [sqrt(max(0.0, scatter * spread[number][number])) for number in size]


def fit_sum(rows: Sequence[Row], figure: str) -> Json:
    """A base value and what each card adds to it."""
    cards = sorted({card for row in rows for card in cards_of(row)})
    folds = [[row for number, row in enumerate(rows) if number % FOLDS == fold] for fold in range(FOLDS)]
    kept = [Observed(cards, [row for other in folds if other is not fold for row in other], figure) for fold in folds]
    apart = [Observed(cards, fold, figure) for fold in folds]
    best = min(SHRINKAGES, key=lambda shrinkage: sum(map(_fold_error, kept, apart, [shrinkage] * FOLDS)))
    base, effects, errors = Observed(cards, rows, figure).fit(best)
    return {"usual": base, "cards": dict(zip(cards, effects)), "errors": dict(zip(cards, errors)), "shrinkage": best}


def _fold_error(kept: Observed, apart: Observed, shrinkage: float) -> float:
    """The squared error on the casts that were left out."""
    base, effects, _ = kept.fit(shrinkage)
    return sum((base + sum(effects[number] for number in places) - value) ** 2
               for places, value in zip(apart.there, apart.values))


def predict_sum(model: Row, row: Row) -> float:
    expected: float = model["usual"] + sum(model["cards"].get(card, 0.0) for card in cards_of(row))
    return expected


def cards_of(row: Row) -> list[str]:
    return sorted({*row["characters"], *row["uniques"]})


# -- the edge ----------------------------------------------------------------------------------------------------------
def fit_edge(rows: Sequence[Row]) -> Json:
    """The strength of each character, and how the square of the edge depends on them."""
    found = {cast_in(row): CardLeads(row["leads"], row["held"]) for row in rows}
    strengths = Strengths(found)
    promises = [strengths.promise(cast_in(row)) for row in rows]
    squares = [row["edge"]["square"] for row in rows]
    slope, base = line_through(promises, squares)
    errors = strengths.errors(found)
    return {"strengths": dict(sorted(strengths.by_character.items())), "errors": dict(sorted(errors.items())),
            "base": base, "slope": slope}


def predict_edge(model: Row, row: Row) -> float:
    """The square of the edge; its root is the edge, as a share of wins."""
    promise = unevenness(model["strengths"], row["characters"])
    return max(0.0, float(model["base"] + model["slope"] * promise))


def line_through(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Slope and intercept of the least-squares line through these points."""
    first, second = sum(one) / len(one), sum(other) / len(other)
    spread = sum((a - first) ** 2 for a in one)
    slope = sum((a - first) * (b - second) for a, b in zip(one, other)) / spread if spread > 0 else 0.0
    return slope, second - slope * first


def cast_in(row: Row) -> Cast:
    return Cast(tuple(row["characters"]), tuple(row["uniques"]))


# -- what a card does --------------------------------------------------------------------------------------------------
def effects(rows: Sequence[Row], bot: str, table: str) -> list[Json]:
    """What each card changes: the mean of all casts with it minus that of all without it, by Welch's test.

    Casts are drawn at random, so they differ systematically only in that card: it replaces another one of its rank, or
    another unique district. A cast counts as one observation.
    """
    found: list[Json] = []
    cards = [set(cards_of(row)) for row in rows]
    for card in sorted(set().union(*cards)):
        with_it = [row for row, there in zip(rows, cards) if card in there]
        without = [row for row, there in zip(rows, cards) if card not in there]
        if len(with_it) < FEWEST or len(without) < FEWEST:
            continue
        for figure in SUMS:
            (mean, error), (other, beside) = (_mean([row[figure][0] for row in part]) for part in (with_it, without))
            together = error + beside
            freedom = round(together ** 2 / (error ** 2 / (len(with_it) - 1) + beside ** 2 / (len(without) - 1) or 1.0))
            reach = student(max(3, freedom)) * sqrt(together)
            p = two_sided((mean - other) / sqrt(together), max(3, freedom)) if together > 0 else None
            found.append({"bot": bot, "table": table, "together": False, "arm": card, "kind": DIFFERENCE,
                          "against": "without", "figure": figure, "value": mean - other, "low": mean - other - reach,
                          "high": mean - other + reach, "p": p, "casts": len(with_it)})
    return found


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """A mean and its variance."""
    middle = sum(values) / len(values)
    return middle, sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values)


# -- what to recommend -------------------------------------------------------------------------------------------------
# For a first game: characters and unique districts with a short text that does not affect anybody's hidden cards.
SIMPLE: Final = frozenset((
    "assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "patrician", "trader",
    "navigator", "queen", "artist", "emperor", "scholar",
    "dragon-gate", "factory", "gold-mine", "great-wall", "haunted-quarter", "imperial-treasury", "keep", "laboratory",
    "library", "map-room", "observatory", "park", "poor-house", "quarry", "school-of-magic", "smithy", "statue",
    "wishing-well", "basilica", "capitol", "ivory-tower", "monument", "secret-vault", "stables",
))
WANTED: Final = (("even", 3), ("swingy", 3), ("quick", 2), ("beginners", 2))
UNLIKE: Final = (4, 2, 0)   # all must differ in more than this many characters; less if there are too few casts
STRANGE: Final = 3      # cards of a cast for beginners that need not be simple


def recommended(rows: Sequence[Row], models: Row) -> list[Json]:
    """The ten casts that look best, by their games and the predictions from their cards together; [] without models.

    The best of many were also lucky, so their figures must come from games played after they were chosen. Each comes
    with the mean of all casts, to show how special it is.
    """
    if not models:
        return []
    def even(row: Row) -> float:
        edge = row["edge"]
        return _believed(models["edge"], edge["square"], edge["noise"], predict_edge(models["edge"], row))

    def believed(figure: str, row: Row) -> float:
        value, variance = row[figure]
        return _believed(models[figure], value, variance, predict_sum(models[figure], row))

    by_goal: dict[str, Callable[[Row], float]] = {
        "even": even, "swingy": lambda row: -believed("upsets", row), "quick": lambda row: believed("minutes", row),
        "beginners": even,
    }
    usual = {figure: sum(row[figure][0] for row in rows) / len(rows) for figure in SUMS}
    usual["edge"] = 100 * sqrt(max(0.0, sum(row["edge"]["square"] for row in rows) / len(rows)))
    taken: list[Json] = []
    for goal, count in WANTED:
        left = [row for row in rows if all(row["cast"] != one["cast"] for one in taken)]
        fitting = [row for row in left if goal != "beginners" or len(set(cards_of(row)) - SIMPLE) <= STRANGE]
        if goal == "beginners" and len(fitting) < count:
            fitting = sorted(left, key=lambda row: len(set(cards_of(row)) - SIMPLE))[: 5 * count]
        fitting = sorted(fitting, key=lambda row: (by_goal[goal](row), row["cast"]))
        for alike in UNLIKE:
            for row in fitting:
                if sum(one["goal"] == goal for one in taken) == count:
                    break
                if all(len(set(one["characters"]) ^ set(row["characters"])) > alike for one in taken):
                    taken.append({"goal": goal, "cast": row["cast"], "characters": list(row["characters"]),
                                  "uniques": list(row["uniques"]), "usual": usual})
    return taken


def _believed(model: Row, value: float, variance: float, expected: float) -> float:
    """A value between what a cast's own games say and what its cards predict, weighted by how certain each is."""
    trust = model["check"]["error"] ** 2 / (model["check"]["error"] ** 2 + variance + 1e-12)
    return float(expected + trust * (value - expected))
