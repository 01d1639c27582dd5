"""The result of a search as tables and sentences for the screen."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table
from rich.text import Text

from citadels import texts
from citadels.lab.lab_text import LabText
from citadels.lab.shapes import Json

if TYPE_CHECKING:
    from rich.console import RenderableType

SURE: Final = 0.95      # called certain from here on
LIKELY: Final = 0.5     # called close below this, without a number
MOST: Final = 0.999     # never claims more
SOME: Final = 5         # cards named on each side


def render(found: Json, lang: str) -> list[RenderableType]:
    words = LabText(lang)
    say = words.say
    settings = found["settings"]
    edition = say(f"edition-{settings['edition']}")
    bots = ", ".join(dict.fromkeys(settings["bots"]))
    lines: list[RenderableType] = [
        Text(say("balance-title", goal=settings["goal"], edition=edition, players=settings["players"], bots=bots),
             "bold"),
        Text(say("balance-scope", played=found["played"], seed=str(settings["seed"]), tried=found["tried"],
                 possible=found["possible"])), "",
    ]
    if found["faults"]:
        lines += [Text(say("balance-faults", count=found["faults"]), "bold red"), ""]
    if not found["casts"]:
        return [*lines, Text(say("balance-nothing-yet"))]
    if not found["whole"]:
        return [*lines, Text(say("balance-so-far")), "", _casts(found, words), *_cards(found, words)]
    players = settings["players"]
    figure = say("balance-figure", goal=settings["goal"], open=str(round(100 - 100 / players)))
    sentences = [*_compared(found, words), say("balance-fresh", games=found["casts"][0]["games"])]
    return [*lines, Text(figure), "", _table(found, words), "", Text(say("balance-legend")), "", _casts(found, words),
            *map(Text, sentences), "", *_cards(found, words)]


def commands(found: Json, lang: str) -> list[str]:
    """The commands to continue with the best cast, each on one line so that it can be copied."""
    if not found["whole"]:
        return []
    settings, best = found["settings"], found["casts"][0]
    words = ["--edition", settings["edition"], "--players", str(settings["players"])]
    for name, value in settings["options"].items():
        words += ["--option", f"{name}={value if not isinstance(value, bool) else 'yes' if value else 'no'}"]
    words += ["--characters", ",".join(best["characters"]), "--uniques", ",".join(best["uniques"])]
    play, simulate = ["citadels", "play"], ["citadels", "simulate", *settings["bots"]]
    return [texts.text("balance-command", lang), *["  " + shlex.join(begun + words) for begun in (play, simulate)], ""]


# -- parts -------------------------------------------------------------------------------------------------------------
def _table(found: Json, words: LabText) -> Table:
    main, other = ("edge", "upsets") if found["settings"]["goal"] == "even" else ("upsets", "edge")
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("")
    for name in (main, "certain", other, "seats", "changes", "margin", "rounds"):
        table.add_column(words.say(f"balance-column-{name}"), justify="right", no_wrap=True)
    rows = [(str(place), cast) for place, cast in enumerate(found["casts"], 1)]
    if found["start"] not in found["casts"]:
        rows.append((_start(found, words), found["start"]))
    for label, cast in rows:
        span = cast["figure"]
        between = words.between(words.decimal(span["low"]), words.decimal(span["high"]))
        figures = [words.decimal(cast[name]["figure"]) for name in (other, "seat_edge", "changes", "margin", "rounds")]
        table.add_row(label, words.decimal(span["figure"]), between, *figures)
    return table


def _casts(found: Json, words: LabText) -> Table:
    """The cards of each cast, followed by a blank line."""
    table = Table(box=None, padding=(0, 1, 1, 0), show_header=False, show_edge=False)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(overflow="fold")
    for place, cast in enumerate(found["casts"], 1):
        lines = [", ".join(texts.name(card, words.lang) for card in cast[part]) for part in ("characters", "uniques")]
        if cast["preset"]:
            lines.insert(0, words.say("balance-preset", preset=words.say(f"preset-{cast['preset']}")))
        if "leads" in cast:
            ranked = sorted(cast["leads"], key=lambda word: -cast["leads"][word]["figure"])
            first, last = (_lead(word, cast["leads"][word]["figure"], words) for word in (ranked[0], ranked[-1]))
            lines.append(words.say("balance-leads", strongest=first, weakest=last))
        table.add_row(str(place), "\n".join(lines))
    return table


def _compared(found: Json, words: LabText) -> list[str]:
    goal = found["settings"]["goal"]
    lines = []
    for one in found["compared"]:
        sure = words.percent(min(MOST, one["sure"]))
        if one["sure"] > MOST:
            sure = words.say("balance-sure-most", sure=sure)
        if one["with"] != "start":
            other = words.say("balance-other-cast", place=one["with"])
        elif found["start"]["preset"]:
            other = _start(found, words)
        else:
            other = words.say("balance-other-start")
        message = "sure" if one["sure"] >= SURE else "likely" if one["sure"] >= LIKELY else "close"
        lines.append(words.say(f"balance-{message}", goal=goal, other=other, sure=sure))
    if found["start"] in found["casts"]:
        place = 1 + found["casts"].index(found["start"])
        lines.insert(0, words.say("balance-itself", place=place))
    return lines


def _cards(found: Json, words: LabText) -> list[RenderableType]:
    """The effects of single cards, if they are clear."""
    goal = found["settings"]["goal"]
    clear = [one for one in found["cards"] if one["clear"]]
    more = [one for one in clear if one["effect"] > 0][:SOME]
    less = [one for one in clear[::-1] if one["effect"] < 0][:SOME]
    lines: list[RenderableType] = []
    for message, value, named in (("balance-cards", "more", more), ("balance-cards-less", "less", less)):
        if named:
            told = ", ".join(_lead(one["card"], one["effect"], words) for one in named)
            lines.append(Text(words.say(message, goal=goal, **{value: told})))
    return [*lines, ""] if lines else []


def _start(found: Json, words: LabText) -> str:
    preset = found["start"]["preset"]
    return words.say(f"preset-{preset}" if preset else "balance-start")


def _lead(word: str, lead: float, words: LabText) -> str:
    number = words.say("balance-more" if lead >= 0 else "balance-less", number=words.decimal(abs(lead)))
    return words.say("balance-lead", card=texts.word(f"card-{word}", words.lang), lead=number)
