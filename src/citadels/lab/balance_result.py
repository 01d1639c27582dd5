"""The result of a search as plain JSON: the best casts, their figures, and how certain they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from citadels.atomic_file import write_json
from citadels.lab.balance import CastSearch, Stage
from citadels.lab.balance_figures import (
    EVEN,
    Edge,
    Interval,
    Mean,
    Measurement,
    Row,
    character_edge,
    probability_better,
    seat_edge,
    unique_edge,
    upsets,
)
from citadels.lab.balance_model import Strengths
from citadels.lab.casts import Cast
from citadels.lab.errors import os_errors
from citadels.lab.shapes import Json

FORMAT: Final = "citadels-balance"
VERSION: Final = 1
FILE: Final = "result.json"
CERTAINTY: Final = 0.95
CLEAR: Final = 2.5      # a card's effect is reported if it is more than this many standard errors


def result(settings: Mapping[str, Any], search: CastSearch, played: int) -> Json:
    """With figures only if the check was played: those of the search itself flatter the best casts."""
    found: Json = {
        "format": FORMAT, "version": VERSION, "whole": search.check is not None, "settings": dict(settings),
        "played": played, "possible": search.space.size, "tried": len(search.tried), "certainty": CERTAINTY,
        "faults": sum(faults(stage) for stage in search.stages),
    }
    if search.check is None:
        return {**found, "casts": [_named(search, cast) for cast in search.best(search.plan.finalists)],
                "cards": cards(search)}
    found["faults"] += faults(search.check)
    return {**found, **_checked(search, search.check), "cards": cards(search)}


def faults(stage: Stage) -> int:
    """How often a bot gave no valid answer."""
    return sum(stage.table["faults"].to_pylist())


def _named(search: CastSearch, cast: Cast) -> Json:
    name = next((name for name, preset in search.presets.items() if preset == cast), None)
    return {"preset": name, "characters": list(cast.characters), "uniques": list(cast.uniques)}


def _checked(search: CastSearch, check: Stage) -> Json:
    """The finalists, best first, and the starting cast; all from games that the search has not seen."""
    rows = {cast: check.rows(cast) for cast in check.casts}
    measurements = {cast: _measurement(search.goal, cast, rows[cast]) for cast in check.casts}
    ranking = sorted(check.casts, key=lambda cast: measurements[cast].value)
    chosen = search.start in check.casts[: search.plan.finalists]
    if not chosen and (search.start not in search.space or ranking[-1] == search.start):
        ranking.remove(search.start)    # it is shown separately, unless it can compete with the others
    # All intervals hold at once, even that of the cast chosen because it came out best.
    certainty = 1 - (1 - CERTAINTY) / len(check.casts)
    shown = {cast: {**_named(search, cast), **figures(search.goal, cast, rows[cast], certainty)} for cast in rows}
    best, pairs = ranking[0], len(rows) * (len(rows) - 1) // 2
    compared: list[Json] = [{"with": place, "sure": probability_better(measurements[best], measurements[other], pairs)}
                            for place, other in enumerate(ranking[1:], 2)]
    if search.start not in ranking:
        against = probability_better(measurements[best], measurements[search.start], pairs)
        compared.insert(0, {"with": "start", "sure": against})
    return {"casts": [shown[cast] for cast in ranking], "start": shown[search.start], "compared": compared}


def _measurement(goal: str, cast: Cast, rows: Sequence[Row]) -> Measurement:
    """The measurement by which casts are compared, with the sign chosen so that smaller is better."""
    if goal == EVEN:
        return character_edge(rows, len(cast.characters)).measurement
    found = upsets(rows).measurement
    return found._replace(value=-found.value, pulls=[-pull for pull in found.pulls])


def figures(goal: str, cast: Cast, rows: Sequence[Row], certainty: float) -> Json:
    """All figures of a cast. The interval of `figure`, the one searched for, holds for all casts at once."""
    characters, uniques = character_edge(rows, len(cast.characters)), unique_edge(rows)
    swing = upsets(rows)
    main = characters.interval(certainty) if goal == EVEN else swing.interval(certainty, 100)
    return {
        "games": len(rows), "figure": _rounded(main),
        "edge": _rounded(characters.interval(CERTAINTY)), "upsets": _rounded(swing.interval(CERTAINTY, 100)),
        "seat_edge": _rounded(seat_edge(rows).interval(CERTAINTY)),
        "unique_edge": _rounded(uniques.interval(CERTAINTY)),
        **{name: _rounded(Mean([row[name] for row in rows]).interval(CERTAINTY))
           for name in ("rounds", "changes", "margin")},
        "leads": _leads(cast.characters, characters),
        "unique_leads": _leads(list(dict.fromkeys(cast.uniques)), uniques),
    }


def _rounded(span: Interval) -> Json:
    return {name: round(value, 3) for name, value in span._asdict().items()}


def _leads(words: Sequence[str], edge: Edge) -> Json:
    return {word: _rounded(span) for word, span in zip(words, edge.leads(CERTAINTY))}


def cards(search: CastSearch) -> list[Json]:
    """What the cards did in all casts tried, largest effect first. These are hints from the search's games, not proof.

    For the even goal, how much more often than others the holder of a character won; for the swingy one, how many more
    upsets a card brings than the cards it replaces. Both are in percentage points.
    """
    if not search.tried:
        return []
    if search.goal == EVEN:
        strengths = Strengths(search.leads)
        errors = strengths.errors(search.leads)
        found = {word: (100 * strength, 100 * errors[word]) for word, strength in strengths.by_character.items()}
    else:
        found = {word: (-100 * effect, 100 * error) for word, (effect, error) in search.model().effects().items()}
    return [{"card": word, "effect": round(effect, 3), "error": round(error, 3), "clear": abs(effect) > CLEAR * error}
            for word, (effect, error) in sorted(found.items(), key=lambda item: (-item[1][0], item[0]))]


def write(folder: Path, found: Json) -> None:
    """Write the result into the folder of the search. Raises LabError."""
    with os_errors(folder):
        write_json(folder / FILE, found)
