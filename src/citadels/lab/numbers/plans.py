"""The study files: the question, what is varied and forced, and who plays how many deals."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import product
from typing import Any, Final, cast

from citadels import bots
from citadels.engine.choosing import edition_named
from citadels.lab.errors import LabError
from citadels.lab.numbers.arms import Arms, FirstCrown, OpeningCard, Plain, Rivals, Settings
from citadels.lab.numbers.branches import Offer, Pick, Target
from citadels.lab.numbers.deal_sums import CHANCE, MEAN
from citadels.lab.numbers.deals import SOMETIMES, Deal
from citadels.lab.numbers.estimates import CORRECTIONS
from citadels.lab.numbers.habits import Habit, Victim
from citadels.lab.numbers.outcomes import FIGURES
from citadels.lab.shapes import Json, Table

KINDS: Final[dict[str, type[Arms]]] = {
    kind.kind: kind for kind in (Plain, FirstCrown, Settings, Rivals, OpeningCard, Pick, Target, Offer, Habit, Victim)
}
SURVEY: Final = "casts"         # the kind that plays many casts
CLAIMS: Final = ("causal", "descriptive")
TABLE: Final = Table.__annotations__.keys() - {"name"}     # the fields of a table
FIELDS: Final = ("question", "claim", "seed", "plan", "tables", "arms", "figures", "contrast", "correction", "tally",
                 "bots")


def names() -> list[str]:
    """The names of all studies, in alphabetical order."""
    return sorted(path.name.removesuffix(".toml") for path in _folder().iterdir() if path.name.endswith(".toml"))


@cache
def plan(name: str) -> Json:
    """A study as in its file, with its tables written out. Raises LabError."""
    if name not in names():
        raise LabError("numbers-unknown", name=name, names=", ".join(names()))
    return checked(name, tomllib.loads((_folder() / f"{name}.toml").read_text("utf-8")))


def _folder() -> Any:
    return resources.files("citadels.lab.numbers") / "studies"


def checked(name: str, data: Mapping[str, Any]) -> Json:
    """The plan, if it can be played. Raises LabError, naming the study and the field."""
    def refuse(field: str) -> LabError:
        return LabError("numbers-field", name=name, field=field)

    for field in FIELDS:
        if field not in data and field not in ("contrast", "tally"):
            raise refuse(field)
    for field in data:
        if field not in FIELDS:
            raise refuse(field)
    kind = data["arms"].get("kind")
    allowed = ("from", "recommend") if kind == SURVEY else KINDS[kind].fields if kind in KINDS else None
    if allowed is None or any(field not in (*allowed, "kind") for field in data["arms"]):
        raise refuse("arms")
    if data["claim"] not in CLAIMS:
        raise refuse("claim")
    if data["correction"] not in CORRECTIONS:
        raise refuse("correction")
    if not data["figures"] or any(figure not in FIGURES for figure in [*data["figures"], *data.get("tally", [])]):
        raise refuse("figures")
    if data.get("contrast") == CHANCE and "won" not in data["figures"]:
        raise refuse("contrast")
    if not isinstance(data["seed"], int):
        raise refuse("seed")
    found = {"name": name, "contrast": MEAN, "tally": [], **data, "tables": tables(name, data["tables"])}
    counted = ("deals", "games") if kind == SURVEY else ("deals",)
    for row in found["bots"]:
        valid = set(row) == {"name", *counted} and all(isinstance(row[field], int) for field in counted)
        if not valid or any(row[field] < 1 for field in counted):
            raise refuse("bots")
        bots.check(row["name"])
    return found


def tables(name: str, rows: Sequence[Mapping[str, Any]]) -> list[Table]:
    """All tables: one with a list of numbers of players or of presets stands for several."""
    found: list[Table] = []
    for row in rows:
        if any(field not in TABLE for field in row) or "edition" not in row or "players" not in row:
            raise LabError("numbers-field", name=name, field="tables")
        edition_named(row["edition"])
        counts = row["players"] if isinstance(row["players"], list) else [row["players"]]
        presets = row["preset"] if isinstance(row.get("preset"), list) else [row.get("preset")]
        for players, preset in product(counts, presets):
            words = " ".join([row["edition"], str(players), *([preset] if preset else [])])
            found.append(cast(Table, {**row, "players": players, "preset": preset, "name": words}))
    if len({table["name"] for table in found}) < len(found):
        raise LabError("numbers-field", name=name, field="tables")
    for table in found:
        if table.get("rank9") not in (None, True, False, SOMETIMES) and not isinstance(table["rank9"], str):
            raise LabError("numbers-field", name=name, field="rank9")
        Deal(0, table, "builder", 0).begin()    # raises an error now if it cannot be dealt
    return found


def arms_of(plan: Mapping[str, Any]) -> Arms:
    settings = plan["arms"]
    return KINDS[settings["kind"]](settings, plan["figures"])


def games_of(plan: Mapping[str, Any], table: Table, bot: Mapping[str, Any]) -> float:
    """About how many games one deal takes; in a survey, where a deal is a cast, exactly how many."""
    if plan["arms"]["kind"] == SURVEY:
        return float(bot["games"])
    return arms_of(plan).games(table)


def resized(plan: Mapping[str, Any], games: int | None, bot: str | None) -> Json:
    """The plan with only one bot, or with about `games` games for each of its bots. Raises LabError, BadBot."""
    rows = [row for row in plan["bots"] if bot is None or row["name"] == bot]
    if bot is not None and not rows:
        bots.check(bot)
        fewest: Json = min(plan["bots"], key=lambda row: int(row["deals"] * row.get("games", 1)))
        rows = [{**fewest, "name": bot}]
    if games is not None:
        if games < 1:
            raise LabError("lab-games-few")
        rows = [_resized_row(plan, row, games) for row in rows]
    return {**plan, "bots": rows}


def _resized_row(plan: Mapping[str, Any], row: Json, games: int) -> Json:
    if plan["arms"].get("from"):    # the casts are given: each is played less often
        return {**row, "games": max(2, round(games / row["deals"] / len(plan["tables"])))}
    each = sum(games_of(plan, table, row) for table in plan["tables"])
    return {**row, "deals": max(1, round(games / each))}
