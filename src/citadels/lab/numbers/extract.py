"""What the browser shows of the studies: a few figures about each card, and the models of casts.

It comes from the published results (`published.py`), so it always agrees with the page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from citadels.lab.numbers import cast_model, published
from citadels.lab.numbers.arms import AS_DEALT
from citadels.lab.numbers.runs import ALL_PLAYERS
from citadels.lab.numbers.survey import space
from citadels.lab.shapes import Json

MAIN: Final = "builder"     # it plays the most games, so only its figures are shown by number of players
# The studies, by how a card is obtained, which decides the sentence about it.
CARDS: Final = {
    "pick": ("character-leads", "character-leads-classic"),
    "hand": ("unique-worth", "unique-worth-classic", "circus-cards"),
}
CASTS: Final = ("casts", "casts-classic")
SAMPLES: Final = 3          # casts of each table for testing the browser's calculations


# -- cards -------------------------------------------------------------------------------------------------------------
def cards(studies: Mapping[str, Json]) -> Json:
    """By edition and card: how many wins in 100 games it is worth, for each bot and by number of players."""
    found: Json = {}
    for kind, names in CARDS.items():
        for name in names:
            for edition, told in _cards_of(studies[name]).items():
                games = {row["bot"]: row["games"] for row in studies[name]["bots"]}
                for card, figures in told.items():
                    found.setdefault(edition, {})[card] = {"kind": kind, "study": name, "games": games, **figures}
    return {edition: dict(sorted(told.items())) for edition, told in sorted(found.items())}


def _cards_of(study: Json) -> dict[str, dict[str, Json]]:
    tables = {table["name"]: table for table in study["tables"]}
    editions = {edition: [table for table in study["tables"] if table["edition"] == edition]
                for edition in dict.fromkeys(table["edition"] for table in study["tables"])}
    found: dict[str, dict[str, Json]] = {edition: {} for edition in editions}
    verdicts = {(row["table"], row["arm"]): row["verdict"]
                for row in published.rows(study, "verdicts") if row["figure"] == "won"}
    for row in published.rows(study):
        if row["figure"] != "won" or row["arm"] in ("own", AS_DEALT) or row["low"] is None:
            continue
        told = [row["value"], row["low"], row["high"], bool(row["sure"])]
        for edition, mine in editions.items():
            whole = f"{edition} {ALL_PLAYERS}" if len(mine) > 1 else mine[0]["name"]
            entry = found[edition].setdefault(row["arm"], {"bots": {}, "players": []})
            if row["table"] == whole:
                entry["bots"][row["bot"]] = told
                entry["verdict"] = verdicts.get((whole, row["arm"]), published.UNSURE)
            if row["bot"] == MAIN and tables.get(row["table"], {}).get("edition") == edition:
                entry["players"].append([tables[row["table"]]["players"], *told])
    return {edition: {card: {**entry, "players": sorted(entry["players"])}
                      for card, entry in entries.items() if entry["bots"].get(MAIN)}
            for edition, entries in found.items()}


# -- casts -------------------------------------------------------------------------------------------------------------
def casts(studies: Mapping[str, Json]) -> Json:
    """The models by table, such as "deluxe 5"."""
    found: Json = {}
    for name in CASTS:
        for table, model in studies[name]["models"].items():
            found[table] = {figure: _part(part) if isinstance(part, dict) else part for figure, part in model.items()}
    return found


def _part(part: Json) -> Json:
    kept = {name: value for name, value in part.items() if name != "check"}
    check = part["check"]
    # If noise explains the whole error, it is not zero but unknown: then the error including noise is an upper bound.
    return {**kept, "error": check["error"] or check["measured_error"], "blind": check["error_of_mean"]}


def samples(models: Mapping[str, Json]) -> list[Json]:
    """Some casts that were not studied, and what the models predict for each."""
    found: list[Json] = []
    for table, model in models.items():
        edition, players = table.split()
        for number in range(SAMPLES):
            cast = space(edition, int(players)).sample(Random(f"sample/{table}/{number}"))
            row = {"characters": list(cast.characters), "uniques": sorted(set(cast.uniques))}
            found.append({"table": table, **row, "said": predicted(model, row)})
    return found


def predicted(model: Json, row: Mapping[str, Sequence[str]]) -> dict[str, float]:
    """What the models of a table predict for a cast: upsets as a share, the edge as its square."""
    sums = {figure: cast_model.predict_sum(model[figure], row) for figure in cast_model.SUMS}
    return {**sums, "edge": cast_model.predict_edge(model["edge"], row)}
