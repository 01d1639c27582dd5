"""The plots and tables on the page of studies, for studies that compare the arms of a deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from operator import itemgetter
from typing import Final, NamedTuple

from citadels.lab import plots
from citadels.lab.intervals import Estimate
from citadels.lab.numbers import published
from citadels.lab.numbers.arms import ALL
from citadels.lab.numbers.page_words import Words, shown
from citadels.lab.numbers.runs import ALL_PLAYERS
from citadels.lab.shapes import Json


class Chart(NamedTuple):
    """A plot of a figure, with a row for each arm, or with a row for each table if an arm is given."""

    figure: str
    arm: str = ""           # "" for all arms, at all tables of an edition together
    against: str = ""
    level: bool = False     # the figure itself, not a difference


CHARTS: Final[dict[str, tuple[Chart, ...]]] = {
    "first-crown": (Chart("won", "0", "mean"),),
    "character-leads": (Chart("won"),),
    "character-leads-classic": (Chart("won"),),
    "first-pick": (Chart("won"),),
    "favorite": (Chart("won"),),
    "assassin-target": (Chart("won"),),
    "thief-target": (Chart("won"),),
    "killed-twice": (Chart("won", "1", "0"), Chart("won", "2", "0")),
    "unique-worth": (Chart("won"), Chart("rounds")),
    "unique-worth-classic": (Chart("won"), Chart("rounds")),
    "rank-8": (Chart("minutes", "diplomat", "warlord"), Chart("minutes", "marshal", "warlord"),
               Chart("upsets", "diplomat", "warlord"), Chart("upsets", "marshal", "warlord")),
    "district-goal": (Chart("minutes", "6", "7"), Chart("minutes", "8", "7"),
                      Chart("upsets", "6", "7"), Chart("upsets", "8", "7")),
    "short-game": (Chart("minutes", "short", "usual"), Chart("upsets", "short", "usual")),
    "bell": (Chart("won", "at-once", "never"), Chart("rounds", "at-once", "never")),
    "circus-cards": (Chart("won"),),
    "skill": tuple(chart for other in ("random", "easy", "builder") for chart in (
        Chart("won", other, level=True), Chart("won", other, "chance"))),
    "length": (Chart("minutes", "all", level=True), Chart("rounds", "all", level=True)),
}
NOT_SHOWN: Final = ("own", "as-dealt")  # the arms that others are compared with


def charts(study: Json, words: Words) -> list[str]:
    """Everything shown for a study: sentences, plots, and tables by number of players."""
    rows = published.rows(study)
    bots = [row["bot"] for row in study["bots"] if row["deals"]]
    parts: list[str] = []
    for chart in CHARTS[study["study"]]:
        if chart.arm:
            parts += _by_table(study, rows, bots, chart, words)
        else:
            parts += _by_arm(study, rows, bots, chart, words)
    if study["study"] == "first-crown":
        parts += _matrices(study, rows, bots, "won", words)
    return parts


# -- a row for each arm ------------------------------------------------------------------------------------------------
def _by_arm(study: Json, rows: Sequence[Json], bots: Sequence[str], chart: Chart, words: Words) -> list[str]:
    parts: list[str] = []
    for edition in dict.fromkeys(table["edition"] for table in study["tables"]):
        tables = [table["name"] for table in study["tables"] if table["edition"] == edition]
        table = f"{edition} {ALL_PLAYERS}" if len(tables) > 1 else tables[0]
        mine = [row for row in rows if row["table"] == table and row["figure"] == chart.figure
                and row["kind"] != "level" and row["arm"] not in NOT_SHOWN]
        if not mine:
            continue
        arms = sorted({row["arm"] for row in mine}, key=lambda arm: (-_value(mine, bots, arm), arm))
        title = words.say("chart", figure=words.say(f"figure-{chart.figure}"), table=words.table(table),
                          against=words.against(study["study"], mine[0]["against"]))
        lines = [(words.arm(study["study"], arm), [row for row in mine if row["arm"] == arm]) for arm in arms]
        parts += [_extremes(mine, bots, study["study"], words), figure(title, lines, bots, words, 0.0)]
    return [*parts, *_matrices(study, rows, bots, chart.figure, words)]


def _value(rows: Iterable[Json], bots: Sequence[str], arm: str) -> float:
    """The value of an arm for the first bot that has one."""
    found = {row["bot"]: row["value"] for row in rows if row["arm"] == arm}
    return float(next(found[bot] for bot in bots if bot in found))


def _extremes(rows: Sequence[Json], bots: Sequence[str], study: str, words: Words) -> str:
    """The best and the worst arm for each bot, if they are certain."""
    lines = []
    for bot in bots:
        mine = [row for row in rows if row["bot"] == bot]
        above = max((row for row in mine if row["sure"] and row["value"] > 0), key=itemgetter("value"), default=None)
        below = min((row for row in mine if row["sure"] and row["value"] < 0), key=itemgetter("value"), default=None)
        said = [words.say(end, arm=words.arm(study, row["arm"]), estimate=words.estimate(row))
                for end, row in (("most", above), ("least", below)) if row is not None]
        lines.append(f"- `{bot}`: {'; '.join(said) if said else words.say('nothing-sure')}.")
    return "\n".join(lines)


# -- a row for each table ----------------------------------------------------------------------------------------------
def _by_table(study: Json, rows: Sequence[Json], bots: Sequence[str], chart: Chart, words: Words) -> list[str]:
    mine = [row for row in rows if row["figure"] == chart.figure and row["arm"] == chart.arm
            and row["against"] == chart.against and (row["kind"] == "level") == chart.level]
    if not mine:
        return []
    tables = [table["name"] for table in study["tables"]]
    lines = [(words.table(table), [row for row in mine if row["table"] == table]) for table in tables]
    arm = "" if chart.level else words.arm(study["study"], chart.arm)
    what = words.say(f"figure-{chart.figure}")
    if chart.level and chart.arm != ALL:
        what = f"{what}: {words.arm(study['study'], chart.arm)}"
    title = (what if chart.level else
             words.say("chart-arm", figure=what, arm=arm, against=words.against(study["study"], chart.against)))
    shown_lines = [line for line in lines if line[1]]
    return [_together(mine, arm, words), figure(title, shown_lines, bots, words, None if chart.level else 0.0)]


def _together(rows: Sequence[Json], arm: str, words: Words) -> str:
    """The results for all numbers of players together, by edition and bot."""
    lines = [f"- `{row['bot']}`, {words.table(row['table'])}: {arm}: "
             f"{words.say('unit-' + row['figure'], value=words.estimate(row))}"
             f"{'' if row['sure'] else ', ' + words.say('unsure')}."
             for row in rows if row["table"].endswith(f" {ALL_PLAYERS}") and row["low"] is not None]
    return "\n".join(lines)


# -- pieces ------------------------------------------------------------------------------------------------------------
def figure(title: str, lines: Sequence[tuple[str, Sequence[Json]]], bots: Sequence[str], words: Words,
           level: float | None) -> str:
    """A plot with a row for each name and the numbers next to it."""
    known = [row for _, several in lines for row in several if row["low"] is not None]
    ends = [shown(end, row["figure"]) for row in known for end in _ends(row, bots)]
    scale = plots.scale_of([*ends, *([level] if level is not None else [])] or [0.0])
    signed = level is not None
    body = []
    for name, several in lines:
        by_bot = {row["bot"]: row for row in several}
        cells = [_cell(by_bot.get(bot), words, signed) for bot in bots]
        drawn = [(bot, _estimate(by_bot[bot])) for bot in bots if bot in by_bot and by_bot[bot]["low"] is not None]
        told = ", ".join(f"{bot}: {words.estimate(by_bot[bot], signed)}" for bot in bots if bot in by_bot)
        plot = plots.whiskers(drawn, scale, f"{name}. {told}", level)
        body.append(f"<tr><th>{escape(name)}</th><td class=\"drawn\">{plot}</td>{''.join(cells)}</tr>")
    width = scale.high - scale.low
    digits = 0 if width > 4 else 1 if width > 0.5 else 2
    marks = {mark: words.number(mark, digits, signed) for mark in plots.ticks(scale.low, scale.high)}
    heads = "".join(f"<th class=\"{escape(bot)}\"><i></i><code>{escape(bot)}</code></th>" for bot in bots)
    foot = f"<tr><td></td><td class=\"drawn\">{plots.axis(scale, marks)}</td>{'<td></td>' * len(bots)}</tr>"
    return (f"<figure class=\"numbers\"><figcaption>{escape(title)}</figcaption><table>"
            f"<thead><tr><th></th><th></th>{heads}</tr></thead>"
            f"<tbody>{''.join(body)}</tbody><tfoot>{foot}</tfoot></table></figure>")


def _ends(row: Json, bots: Sequence[str]) -> list[float]:
    """What must fit on the scale: for bots with fewer games only the values, or they would squeeze the others."""
    return [row["low"], row["high"]] if row["bot"] == bots[0] else [row["value"]]


def _estimate(row: Json) -> Estimate:
    ends = [None if row[end] is None else shown(row[end], row["figure"]) for end in ("low", "high")]
    return Estimate(shown(row["value"], row["figure"]), ends[0], ends[1], row["deals"], row["deals"])


def _cell(row: Json | None, words: Words, signed: bool) -> str:
    if row is None:
        return "<td>–</td>"
    said = escape(words.estimate(row, signed))
    return f"<td><b>{said}</b></td>" if row["sure"] else f"<td>{said}</td>"


def _matrices(study: Json, rows: Sequence[Json], bots: Sequence[str], of: str, words: Words) -> list[str]:
    """For each bot, a table of each arm by number of players."""
    parts = []
    for edition in dict.fromkeys(table["edition"] for table in study["tables"]):
        tables = [table for table in study["tables"] if table["edition"] == edition]
        for bot in bots:
            mine = {(row["arm"], row["table"]): row for row in rows if row["figure"] == of and row["bot"] == bot
                    and row["kind"] != "level" and row["arm"] not in NOT_SHOWN}
            arms = list(dict.fromkeys(arm for arm, table in mine if any(table == one["name"] for one in tables)))
            if len(tables) < 2 or not arms:
                continue
            title = words.say("by-players", bot=bot, edition=words.edition(edition), figure=words.say(f"figure-{of}"))
            lines = [(words.arm(study["study"], arm),
                      [_small(mine.get((arm, table["name"])), words) for table in tables]) for arm in arms]
            parts.append(matrix(title, [str(table["players"]) for table in tables], lines))
    return parts


def _small(row: Json | None, words: Words) -> str:
    if row is None:
        return "–"
    if row["low"] is None:
        return "?"
    title = escape(words.estimate(row))
    value = escape(words.figure(row["value"], row["figure"], True))
    return f"<b title=\"{title}\">{value}</b>" if row["sure"] else f"<span title=\"{title}\">{value}</span>"


def matrix(title: str, heads: Sequence[str], lines: Sequence[tuple[str, Sequence[str]]]) -> str:
    """A collapsed table. Its cells are markup."""
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(f"<tr><th>{escape(name)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
                   for name, cells in lines)
    return (f"<details class=\"numbers\"><summary>{escape(title)}</summary><table>"
            f"<thead><tr><th></th>{head}</tr></thead><tbody>{body}</tbody></table></details>")
