"""The result of a search as tables and sentences for the screen."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.table import Table
from rich.text import Text

from citadels import texts
from citadels.lab.shapes import Json

if TYPE_CHECKING:
    from rich.console import RenderableType

SURE: Final = 0.95      # called certain from here on
LIKELY: Final = 0.5     # called close below this, without a number
MOST: Final = 0.999     # never claims more
SOME: Final = 5         # cards named on each side


def render(found: Json, lang: str) -> list[RenderableType]:
    def say(message: str, **values: Any) -> str:
        return texts.text(f"balance-{message}", lang, **values)

    settings = found["settings"]
    edition = texts.text(f"edition-{settings['edition']}", lang)
    bots = ", ".join(dict.fromkeys(settings["bots"]))
    lines: list[RenderableType] = [
        Text(say("title", goal=settings["goal"], edition=edition, players=settings["players"], bots=bots), "bold"),
        Text(say("scope", played=found["played"], seed=str(settings["seed"]), tried=found["tried"],
                 possible=found["possible"])), "",
    ]
    if found["faults"]:
        lines += [Text(say("faults", count=found["faults"]), "bold red"), ""]
    if not found["casts"]:
        return [*lines, Text(say("nothing-yet"))]
    if not found["whole"]:
        return [*lines, Text(say("so-far")), "", _casts(found, lang), *_cards(found, lang)]
    players = settings["players"]
    figure = say("figure", goal=settings["goal"], open=str(round(100 - 100 / players)))
    sentences = [Text(line) for line in [*_compared(found, lang), say("fresh", games=found["casts"][0]["games"])]]
    return [*lines, Text(figure), "", _table(found, lang), "", Text(say("legend")), "", _casts(found, lang),
            *sentences, "", *_cards(found, lang)]


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
def _table(found: Json, lang: str) -> Table:
    def say(message: str) -> str:
        return texts.text(f"balance-column-{message}", lang)

    main, other = ("edge", "upsets") if found["settings"]["goal"] == "even" else ("upsets", "edge")
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("")
    for name in (main, "certain", other, "seats", "changes", "margin", "rounds"):
        table.add_column(say(name), justify="right", no_wrap=True)
    rows = [(str(place), cast) for place, cast in enumerate(found["casts"], 1)]
    if found["start"] not in found["casts"]:
        rows.append((_start(found, lang), found["start"]))
    for label, cast in rows:
        span = cast["figure"]
        between = texts.text("lab-interval", lang, low=_number(span["low"], lang), high=_number(span["high"], lang))
        figures = [_number(cast[name]["figure"], lang) for name in (other, "seat_edge", "changes", "margin", "rounds")]
        table.add_row(label, _number(span["figure"], lang), between, *figures)
    return table


def _casts(found: Json, lang: str) -> Table:
    """The cards of each cast, followed by a blank line."""
    table = Table(box=None, padding=(0, 1, 1, 0), show_header=False, show_edge=False)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(overflow="fold")
    for place, cast in enumerate(found["casts"], 1):
        lines = [_names(cast["characters"], lang), _names(cast["uniques"], lang)]
        if cast["preset"]:
            preset = texts.text(f"preset-{cast['preset']}", lang)
            lines.insert(0, texts.text("balance-preset", lang, preset=preset))
        if "leads" in cast:
            ranked = sorted(cast["leads"], key=lambda word: -cast["leads"][word]["figure"])
            first, last = (_lead(word, cast["leads"][word]["figure"], lang) for word in (ranked[0], ranked[-1]))
            lines.append(texts.text("balance-leads", lang, strongest=first, weakest=last))
        table.add_row(str(place), "\n".join(lines))
    return table


def _compared(found: Json, lang: str) -> list[str]:
    goal = found["settings"]["goal"]
    lines = []
    for one in found["compared"]:
        sure = _percent(min(MOST, one["sure"]), lang)
        if one["sure"] > MOST:
            sure = texts.text("balance-sure-most", lang, sure=sure)
        if one["with"] != "start":
            other = texts.text("balance-other-cast", lang, place=one["with"])
        elif found["start"]["preset"]:
            other = _start(found, lang)
        else:
            other = texts.text("balance-other-start", lang)
        message = "sure" if one["sure"] >= SURE else "likely" if one["sure"] >= LIKELY else "close"
        lines.append(texts.text(f"balance-{message}", lang, goal=goal, other=other, sure=sure))
    if found["start"] in found["casts"]:
        place = 1 + found["casts"].index(found["start"])
        lines.insert(0, texts.text("balance-itself", lang, place=place))
    return lines


def _cards(found: Json, lang: str) -> list[RenderableType]:
    """The effects of single cards, if they are clear."""
    goal = found["settings"]["goal"]
    clear = [one for one in found["cards"] if one["clear"]]
    more = [one for one in clear if one["effect"] > 0][:SOME]
    less = [one for one in clear[::-1] if one["effect"] < 0][:SOME]
    lines: list[RenderableType] = []
    for message, value, named in (("balance-cards", "more", more), ("balance-cards-less", "less", less)):
        if named:
            told = ", ".join(_lead(one["card"], one["effect"], lang) for one in named)
            lines.append(Text(texts.text(message, lang, goal=goal, **{value: told})))
    return [*lines, ""] if lines else []


def _start(found: Json, lang: str) -> str:
    preset = found["start"]["preset"]
    return texts.text(f"preset-{preset}", lang) if preset else texts.text("balance-start", lang)


def _names(words: Sequence[str], lang: str) -> str:
    return ", ".join(texts.name(word, lang) for word in words)


def _lead(word: str, lead: float, lang: str) -> str:
    sign = "more" if lead >= 0 else "less"
    number = texts.text(f"balance-{sign}", lang, number=_number(abs(lead), lang))
    return texts.text("balance-lead", lang, card=texts.word(f"card-{word}", lang), lead=number)


def _number(value: float, lang: str) -> str:
    return texts.text("lab-number", lang, number=value)


def _percent(share: float, lang: str) -> str:
    return texts.text("lab-percent", lang, share=share)
