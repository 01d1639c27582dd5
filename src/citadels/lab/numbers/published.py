"""The published results: small enough to keep, and without figures that must not be compared.

`docs/numbers/NAME.json` holds a study, and the page "Citadels in numbers" is made from these files. The numbers are
rounded; the folder of a run has them in full.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from math import floor, log10
from pathlib import Path
from typing import Any, Final

from citadels.atomic_file import write_text
from citadels.lab.errors import os_errors
from citadels.lab.numbers import cast_model, plans
from citadels.lab.numbers.deal_sums import LEVEL
from citadels.lab.numbers.plans import SURVEY
from citadels.lab.numbers.runs import Run, lines_of, with_casts
from citadels.lab.shapes import Json

DIGITS: Final = 5           # significant digits of every number
COLUMNS: Final = ("bot", "table", "arm", "kind", "against", "figure", "value", "low", "high", "deals", "adjusted",
                  "family", "sure")
EFFECTS: Final = ("bot", "table", "arm", "figure", "value", "low", "high", "casts", "adjusted", "family", "sure")
VERDICTS: Final = ("table", "arm", "against", "figure", "verdict")
UNSURE: Final = "unsure"    # says nothing, so it is not kept
# The arms of these come from different deals, so only differences within a deal are published.
UNEQUAL: Final = ("pick", "target", "habit", "opening-card")


def results(folder: Path, chosen: Iterable[Json] | None = None) -> dict[str, Json]:
    """The results so far of every study in a folder of runs, by name."""
    found: dict[str, Json] = {}
    given = [plans.plan(name) for name in plans.names()] if chosen is None else list(chosen)
    for plan in sorted(given, key=lambda plan: bool(plan["arms"].get("from"))):
        source = plan["arms"].get("from")
        if source:
            plan = with_casts(plan, found[source]["recommended"])
        run = Run(plan, folder)
        found[plan["name"]] = published(plan, {**run.result(), "seconds": round(run.seconds())})
    return dict(sorted(found.items()))


def published(plan: Mapping[str, Any], result: Json) -> Json:
    """The part of a result that is published."""
    kept = {name: value for name, value in result.items()
            if name not in ("tables", "casts", "estimates", "agreement", "effects", "models", "bots", "recommended")}
    # How many deals (in a survey, casts) each bot is to play in total
    planned = {row["name"]: int(row["deals"]) * len(plan["tables"]) for row in plan["bots"]}
    kept["bots"] = [{**row, "planned": planned[row["bot"]]} for row in result["bots"]]
    kept["tables"] = [{name: table[name] for name in ("name", "edition", "players")} for table in result["tables"]]
    kept["figures"] = list(plan["figures"])
    if plan["arms"]["kind"] == SURVEY:
        return {**kept, **_survey(plan, result)}
    levels = plan["arms"]["kind"] not in UNEQUAL
    rows = [row for row in result["estimates"] if levels or row["kind"] != LEVEL]
    kept["columns"] = list(COLUMNS)
    kept["estimates"] = [_row(row, COLUMNS) for row in rows]
    kept["verdicts"] = [_row(row, VERDICTS) for row in result["agreement"] if row["verdict"] != UNSURE]
    return kept


def _survey(plan: Mapping[str, Any], result: Json) -> Json:
    if plan["arms"].get("casts") is not None:
        return {"recommended": plan["arms"]["casts"], "casts": [_cast(row) for row in result["casts"]]}
    models = {}
    for table, model in result["models"].items():
        if model:
            casts = [row for row in result["casts"] if row["table"] == table]
            models[table] = _model(model, casts)
    return {"recommended": result["recommended"], "models": models, "columns": list(EFFECTS),
            "effects": [_row(row, EFFECTS) for row in result["effects"]]}


def _cast(row: Json) -> Json:
    """A cast that was checked, each figure with its interval."""
    kept: Json = {name: row[name] for name in ("bot", "table", "cast", "games", "characters", "uniques")}
    kept["edge"] = [rounded(one) for one in row["edge"]["interval"]]     # in percentage points
    for figure in cast_model.SUMS:
        value, variance = row[figure]
        reach = 1.96 * variance ** 0.5
        kept[figure] = [rounded(value), rounded(value - reach), rounded(value + reach)]
    return kept


def _model(model: Json, casts: Sequence[Json]) -> Json:
    """The models of a table, each with the two values that divide the casts into thirds."""
    kept: Json = {"casts": len(casts)}
    for figure in cast_model.SUMS:
        part = model[figure]
        kept[figure] = {"usual": rounded(part["usual"]), "cards": _rounded_all(part["cards"]),
                        "check": _rounded_all(part["check"]),
                        "thirds": _thirds([cast_model.predict_sum(part, row) for row in casts])}
    edge = model["edge"]
    kept["edge"] = {"base": rounded(edge["base"]), "slope": rounded(edge["slope"]),
                    "strengths": _rounded_all(edge["strengths"]), "check": _rounded_all(edge["check"]),
                    "thirds": _thirds([cast_model.predict_edge(edge, row) for row in casts])}
    return kept


def _thirds(values: Sequence[float]) -> list[float | None]:
    ordered = sorted(values)
    return [rounded(ordered[len(ordered) // 3]), rounded(ordered[2 * len(ordered) // 3])]


def _rounded_all(values: Mapping[str, float]) -> dict[str, Any]:
    return {name: rounded(value) for name, value in values.items()}


def _row(row: Mapping[str, Any], columns: Sequence[str]) -> list[Any]:
    return [rounded(row.get(name)) for name in columns]


def rounded(value: Any) -> Any:
    """A number rounded to DIGITS; anything else unchanged."""
    if not isinstance(value, float):
        return value
    if value == 0:
        return 0
    near = round(value, DIGITS - 1 - floor(log10(abs(value))))
    return int(near) if near == int(near) else near


# -- the folder --------------------------------------------------------------------------------------------------------
def write(found: Mapping[str, Json], folder: Path) -> None:
    """Write each study to its own file. Raises LabError."""
    with os_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, study in found.items():
            write_text(folder / f"{name}.json", _written(study))


def read(folder: Path) -> dict[str, Json]:
    """All studies of such a folder, in alphabetical order."""
    return {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))}


def rows(study: Mapping[str, Any], name: str = "estimates") -> list[Json]:
    """The rows of a study's table as dictionaries."""
    columns = VERDICTS if name == "verdicts" else study["columns"]
    return [dict(zip(columns, row)) for row in study.get(name, ())]


def _written(study: Json) -> str:
    """Like `lines_of`, but with a line for each row of a table and for each model."""
    tables = {name: study[name] for name in ("estimates", "effects", "verdicts") if name in study}
    models = study.get("models", {})
    text = lines_of({name: value for name, value in study.items() if name not in tables and name != "models"})
    parts = [f'"{name}": [\n  ' + ",\n  ".join(map(compact, lines)) + "\n ]" for name, lines in tables.items()]
    if "models" in study:
        lines = [f"{json.dumps(name)}: {compact(model)}" for name, model in models.items()]
        parts.append('"models": {\n  ' + ",\n  ".join(lines) + "\n }")
    return text.removesuffix("\n}\n") + "".join(f",\n {part}" for part in parts) + "\n}\n"


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
