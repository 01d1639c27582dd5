"""What the page of studies says about casts: what each card adds, how good the models are, and recommended casts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from citadels import texts
from citadels.lab.numbers import published
from citadels.lab.numbers.cast_model import SUMS
from citadels.lab.numbers.page_charts import figure, matrix
from citadels.lab.numbers.page_words import DIGITS, Words, shown
from citadels.lab.shapes import Json

PLAYERS: Final = 5      # the table whose cards are plotted
SHOWN: Final = ("minutes", "upsets")
MOST: Final = 8         # cards at each end of a plot
POINTS: Final = 100**2  # turns the square of a share into squared percentage points


def charts(study: Json, words: Words) -> list[str]:
    return _checked(study, words) if "casts" in study else _surveyed(study, words)


# -- the survey --------------------------------------------------------------------------------------------------------
def _surveyed(study: Json, words: Words) -> list[str]:
    rows = published.rows(study, "effects")
    bots = [row["bot"] for row in study["bots"]]
    table = next((one["name"] for one in study["tables"] if one["players"] == PLAYERS), "")
    parts: list[str] = []
    for of in SHOWN:
        mine = sorted((row for row in rows if row["table"] == table and row["figure"] == of and row["sure"]),
                      key=lambda row: -row["value"])
        title = words.say("effects", figure=words.say(f"figure-{of}"), table=words.table(table))
        if not mine:
            parts.append(words.say("no-effects", figure=words.say(f"figure-{of}"), table=words.table(table)))
            continue
        ends = mine if len(mine) <= 2 * MOST else mine[:MOST] + mine[-MOST:]
        lines = [(texts.name(row["arm"], words.lang), [{**row, "deals": row["casts"]}]) for row in ends]
        parts.append(figure(title, lines, bots, words, 0.0))
    models = study["models"]
    if not models:
        return [*parts, words.say("no-model")]
    heads = [words.say(f"figure-{of}") for of in (*SUMS, "edge-square")]    # the model learns the square of the edge
    lines_of_errors = [(words.table(name), [_errors(model, of, words) for of in (*SUMS, "edge")])
                       for name, model in models.items()]
    return [*parts, words.say("model"), matrix(words.say("model-errors"), heads, lines_of_errors)]


def _errors(model: Json, of: str, words: Words) -> str:
    """The error on held-out casts, and that of predicting the same value for all casts."""
    check = model[of]["check"]
    scale = POINTS if of == "edge" else 1

    def said(error: float) -> str:
        """If noise explains the whole error, it is unknown, but at most what was measured."""
        written = words.number(scale * shown(error or check["measured_error"], of), DIGITS.get(of, 2))
        return written if error else f"\u2264 {written}"

    return escape(words.say("error", error=said(check["error"]), blind=said(check["error_of_mean"])))


# -- the casts to recommend --------------------------------------------------------------------------------------------
def _checked(study: Json, words: Words) -> list[str]:
    parts: list[str] = []
    usual = next((cast.get("usual") for cast in study["recommended"]), None)
    if usual:
        said = "; ".join(f"{words.say('figure-' + of)}: {words.figure(usual[of], of)}" for of in ("edge", *SUMS))
        parts.append(f"{words.say('usual-cast')} {said}.")
    for number, cast in enumerate(study["recommended"]):
        measured = [row for row in study["casts"] if row["cast"] == number]
        names = [texts.name(card, words.lang) for card in cast["characters"]]
        uniques = [texts.name(card, words.lang) for card in sorted(set(cast["uniques"]))]
        parts.append(f"### {words.say('goal-' + cast['goal'])} {number + 1}")
        parts.append(f"{', '.join(names)}.  \n{', '.join(uniques)}.")
        parts.append("\n".join(_said(row, words) for row in measured))
    return parts


def _said(row: Json, words: Words) -> str:
    said: Sequence[str] = [
        f"{words.say('figure-' + of)}: {_measured(row[of], of, words)}" for of in ("edge", *SUMS)]
    return f"- `{row['bot']}` ({words.count(row['games'])}): {'; '.join(said)}."


def _measured(found: Sequence[float | None], of: str, words: Words) -> str:
    value, low, high = found
    return words.estimate({"value": value, "low": low, "high": high, "figure": of}, False)
