"""The summary of a simulation as tables for the screen."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from citadels import texts
from citadels.lab.intervals import Estimate
from citadels.lab.summary import Spread, Summary
from citadels.lab.summary_text import Row, SummaryText

WHISKER: Final = 25  # width of the drawing beside a rate, in characters


class Signs(NamedTuple):
    above: str
    below: str
    dot: str
    line: str
    level: str


FINE: Final = Signs("▲", "▼", "●", "─", "│")
PLAIN: Final = Signs("+", "-", "o", "-", "|")


def signs() -> Signs:
    encoding = (sys.stdout.encoding or "").lower() if sys.stdout else ""
    return FINE if encoding.startswith("utf") else PLAIN


def render(summary: Summary, lang: str) -> list[RenderableType]:
    words = SummaryText(lang)
    parts = [heading(words, summary), length(words, summary)]
    parts += [section(words, title, table) for title, table in rate_tables(words, summary)]
    parts += [section(words, "points", points(words, summary)), section(words, "uses", uses(words, summary))]
    spaced: list[RenderableType] = []
    for part in parts:
        spaced += [part, ""]
    return spaced[:-1]


def heading(words: SummaryText, summary: Summary) -> Group:
    facts = words.say("simulate-facts", cast=words.cast(summary), bots=words.bots(summary),
                      seed=words.say("simulate-seed", seed=str(summary.settings["seed"])))
    lines = [Text(words.title(summary), "bold"), Text(facts)]
    if summary.games < summary.planned:
        lines.append(Text(words.say("simulate-partial", games=summary.games, planned=summary.planned), "bold"))
    if summary.faults:
        lines.append(Text(words.say("simulate-faults", count=summary.faults), "bold red"))
    if summary.shared:
        lines.append(Text(words.say("simulate-shared", count=summary.shared)))
    if len(summary.bots) > 1:
        lines.append(Text(words.say("simulate-mixed")))
    if summary.deals < 2:
        lines.append(Text(words.say("simulate-one-deal")))
    else:
        sign = signs()
        lines.append(Text(words.say("simulate-intervals", chance=words.percent(summary.chance), above=sign.above,
                                    below=sign.below), "dim"))
    return Group(*lines)


def section(words: SummaryText, name: str, table: RenderableType) -> Group:
    parts: list[RenderableType] = [Text(words.say(f"simulate-title-{name}"), "bold"), table]
    if texts.has(f"simulate-note-{name}", words.lang):
        parts.append(Text(words.say(f"simulate-note-{name}"), "dim"))
    return Group(*parts)


# -- length and result -------------------------------------------------------------------------------------------------
def length(words: SummaryText, summary: Summary) -> Group:
    table = _table(words, ["what"], ["mean", "interval", "median", "tenths", "range"])
    rows: list[tuple[str, Spread]] = [
        ("laps" if summary.laps else "rounds", summary.rounds), ("moves", summary.moves), ("scores", summary.scores),
        ("best", summary.best), ("margin", summary.margin), ("changes", summary.lead_changes)]
    for name, spread in rows:
        tenths, ends = ([words.count(number) for number in pair]
                        for pair in ((spread.tenth, spread.ninth), (spread.lowest, spread.highest)))
        table.add_row(words.say(f"simulate-length-{name}"), words.number(spread.mean.value),
                      words.interval(spread.mean), words.count(spread.median), words.between(*tenths),
                      words.between(*ends))
    return Group(Text(words.say("simulate-title-length"), "bold"), table, Text(words.endings(summary)))


# -- win rates ---------------------------------------------------------------------------------------------------------
def rate_tables(words: SummaryText, summary: Summary) -> list[tuple[str, Table]]:
    """The title and table of each kind of rate, except empty ones."""
    end = "-laps" if summary.laps else ""
    found = [(f"positions{end}", rates(words, summary, "seat", "games", words.positions(summary)))]
    if len(summary.bots) > 1:
        bots = [(one.what, one.estimate) for one in summary.bots]
        found.append(("bots", rates(words, summary, "bot", "seats", bots)))
    seats = [(words.say("simulate-seat-number", number=int(one.what)), one.estimate) for one in summary.seats]
    found.append(("seats", rates(words, summary, "seat", "games", seats)))
    held = "turns" if summary.laps else "rounds-held"
    found.append((f"characters{end}", rates(words, summary, "character", held, words.cards(summary.characters))))
    found.append(("uniques", rates(words, summary, "unique", "built", words.cards(summary.uniques))))
    return [(title, table) for title, table in found if table.row_count]


def rates(words: SummaryText, summary: Summary, what: str, of: str, rows: Sequence[Row]) -> Table:
    """A row for each rate, with a drawing of its interval."""
    table = _table(words, [what], [of, "wins", "interval"])
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    sign = signs()
    ends = [end for _, one in rows for end in (one.low, one.high, one.value) if end is not None]
    low, high = min([*ends, summary.chance]), max([*ends, summary.chance])
    for label, one in rows:
        side = one.off(summary.chance, len(rows))
        style = ("", "green", "red")[side]
        mark = Text((" ", sign.above, sign.below)[side], style)
        drawing = Text(whisker(one, summary.chance, low, high, sign), style)
        table.add_row(label, words.count(one.of), words.percent(one.value), words.share_interval(one), mark, drawing)
    return table


def whisker(one: Estimate, chance: float, low: float, high: float, sign: Signs) -> str:
    """A dot with its interval on a line from low to high, and a mark for chance."""
    def place(value: float) -> int:
        return round((value - low) / (high - low) * (WHISKER - 1)) if high > low else WHISKER // 2

    cells = [" "] * WHISKER
    if one.low is not None and one.high is not None:
        for cell in range(place(one.low), place(one.high) + 1):
            cells[cell] = sign.line
    cells[place(chance)] = sign.level
    cells[place(one.value)] = sign.dot
    return "".join(cells).rstrip()


# -- points and abilities ----------------------------------------------------------------------------------------------
def points(words: SummaryText, summary: Summary) -> Table:
    table = _table(words, ["line"], ["all", "interval", "winners", "interval", "others", "interval"])
    for found in summary.points:
        cells = []
        for one in (found.all, found.winners, found.others):
            cells += ["", ""] if one is None else [words.number(one.value), words.interval(one)]
        table.add_row(words.reason(found), *cells)
    return table


def uses(words: SummaryText, summary: Summary) -> Table:
    table = _table(words, ["ability"], ["times", "rate", "interval"])
    table.add_column(words.column("per"), no_wrap=True)
    for found in summary.uses:
        table.add_row(words.use(found), words.count(found.times), words.number(found.estimate.value),
                      words.interval(found.estimate), words.per(summary, found))
    return table


def _table(words: SummaryText, left: Iterable[str], right: Iterable[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for name in left:
        table.add_column(words.column(name), overflow="fold")
    for name in right:
        table.add_column(words.column(name), justify="right", no_wrap=True)
    return table
