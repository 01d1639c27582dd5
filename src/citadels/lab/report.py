"""The summary of a simulation as one self-contained HTML page."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from citadels import texts
from citadels.lab import plots
from citadels.lab.intervals import Estimate
from citadels.lab.matches import is_reproducible
from citadels.lab.plots import Bin, Curve, Scale, tag
from citadels.lab.report_css import CSS
from citadels.lab.summary import Summary, Use
from citadels.lab.summary_text import Row, SummaryText

FEWEST: Final = 0.1   # rounds reached by a smaller share of the games are not drawn
LONG: Final = 18      # a section with this many rows may be split between printed pages

def page(summary: Summary, lang: str) -> str:
    html = _Page(summary, lang)
    head = tag("head", tag("meta", charset="utf-8"),
               tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
               tag("meta", name="generator", content=f"citadels {summary.version}".strip()),
               tag("title", escape(html.title)), tag("style", CSS))
    body = tag("body", tag("main", html.header(), *html.sections()))
    return "<!doctype html>\n" + tag("html", head, body, lang=lang) + "\n"


class _Page:
    def __init__(self, summary: Summary, lang: str) -> None:
        self.summary = summary
        self.words = SummaryText(lang)
        self.end = "-laps" if summary.laps else ""

    def say(self, message: str, **values: str | float) -> str:
        """A text, escaped for HTML."""
        return escape(self.words.say(message, **values), quote=False)

    @property
    def title(self) -> str:
        edition = texts.text(f"edition-{self.summary.edition}", self.words.lang)
        return self.words.say("report-title", edition=edition, players=self.summary.players)

    # -- the top -----------------------------------------------------------------------------------------------------
    def header(self) -> str:
        summary, words = self.summary, self.words
        settings = summary.settings
        own = bool(settings.get("characters") or settings.get("uniques"))
        cast = "own" if own else "random" if settings.get("preset") == "random" else "preset"
        lead = self.say("report-lead", games=summary.games, bots=words.bots(summary), cast=cast,
                        preset=words.cast(summary), chance=words.percent(summary.chance))
        parts = [tag("h1", escape(self.title)), tag("p", lead, class_="lead")]
        if summary.games < summary.planned:
            told = self.say("report-partial", games=summary.games, planned=summary.planned)
            parts.append(tag("p", told, class_="warn"))
        if summary.faults:
            parts.append(tag("p", self.say("simulate-faults", count=summary.faults), class_="warn"))
        if len(summary.bots) > 1:
            parts.append(tag("p", self.say("simulate-mixed"), class_="about"))
        if summary.deals < 2:
            parts.append(tag("p", self.say("simulate-one-deal"), class_="warn"))
        parts.append(self.facts())
        return tag("header", *parts)

    def facts(self) -> str:
        """A few key numbers."""
        summary, words = self.summary, self.words
        mean = self.say("report-fact-mean")
        facts = [
            (words.count(summary.games), "games", self.say("report-fact-games-deals", deals=summary.deals)),
            (words.count(summary.rounds.median), "laps" if summary.laps else "rounds", self.say("report-fact-median")),
            (words.number(summary.best.mean.value), "best", mean),
            (words.number(summary.margin.mean.value), "margin", mean),
            (words.number(summary.lead_changes.mean.value), "changes", mean),
        ]
        items = [tag("li", tag("b", escape(value)), tag("span", self.say(f"report-fact-{what}")), tag("small", below))
                 for value, what, below in facts]
        return tag("ul", *items, class_="facts")

    def sections(self) -> list[str]:
        found = [self.characters(), self.uniques(), self.positions(), self.bots(), self.course(), self.scores(),
                 self.points(), self.rounds(), self.uses(), self.made()]
        return [section for section in found if section]

    def section(self, name: str, headline: str, about: str, *parts: str, rows: int = 0) -> str:
        return tag("section", tag("h2", headline), tag("p", about, class_="about"), *parts, id=name,
                   class_="long" if rows >= LONG else None)

    # -- win rates ---------------------------------------------------------------------------------------------------
    def characters(self) -> str:
        rows = self.words.cards(self.summary.characters)
        about = self.say(f"report-characters-about{self.end}")
        of = "turns" if self.summary.laps else "rounds-held"
        return self.section("characters", self._headline("report-characters", rows), about,
                            self._rates(rows, "character", of), rows=len(rows))

    def uniques(self) -> str:
        rows = self.words.cards(self.summary.uniques)
        if not rows:
            return ""
        return self.section("uniques", self._headline("report-uniques", rows), self.say("report-uniques-about"),
                            self._rates(rows, "unique", "built"), rows=len(rows))

    def positions(self) -> str:
        rows = self.words.positions(self.summary)
        headline = self._headline("report-positions", rows[:len(self.summary.positions)])
        about = self.say(f"report-positions-about{self.end}")
        return self.section("positions", headline, about, self._rates(rows, "seat", "games"))

    def bots(self) -> str:
        rows = sorted([(found.what, found.estimate) for found in self.summary.bots], key=lambda row: -row[1].value)
        if len(rows) < 2:
            return ""
        return self.section("bots", self._headline("report-bots", rows), self.say("report-bots-about"),
                            self._rates(rows, "bot", "seats"))

    def _headline(self, message: str, rows: Sequence[Row]) -> str:
        """What can be said about the best and the worst."""
        best, worst = (choose(rows, key=lambda row: row[1].value) for choose in (max, min))
        above, below = (one[1].off(self.summary.chance, len(rows)) == side for one, side in ((best, 1), (worst, -1)))
        signs = "both" if above and below else "above" if above else "below" if below else "none"
        return self.say(message, signs=signs, best=best[0], worst=worst[0])

    def _rates(self, rows: Sequence[Row], what: str, of: str) -> str:
        """A table of win rates, with a line for chance."""
        words, chance = self.words, self.summary.chance
        ends = [end for _, one in rows for end in (one.low, one.high, one.value) if end is not None]
        scale = plots.scale_of([*ends, chance])
        marks = {tick: words.say("lab-percent-round", share=tick) for tick in plots.ticks(scale.low, scale.high, 5)}
        lines = [(label, one.of, one, words.percent(one.value), words.share_interval(one)) for label, one in rows]
        return tag("figure", self._whiskers((what, of, "wins"), lines, scale, marks, chance), self._key({
            "above": self.say("report-above"), "below": self.say("report-below"), "": self.say("report-maybe"),
            "level": self.say("report-level", chance=words.percent(chance))}))

    def _whiskers(self, columns: Sequence[str], lines: Sequence[tuple[str, float, Estimate, str, str]], scale: Scale,
                  marks: Mapping[float, str], level: float | None = None) -> str:
        """A table with a dot and its whiskers in each row: name, number, drawing, value and interval."""
        rows = []
        for label, count, one, value, interval in lines:
            told = self.words.say("report-whisker", name=label, value=value, interval=interval)
            side = "" if level is None else plots.SIDES[one.off(level, len(lines))]
            rows.append(tag("tr", tag("td", escape(label), class_="name"),
                            tag("td", self.words.count(count), class_="figure soft wide"),
                            tag("td", plots.whisker(one, scale, told, level, side), class_="draw"),
                            tag("td", value, class_=f"figure value{side}"),
                            tag("td", interval or " ", class_="figure soft wide")))
        foot = tag("tr", tag("td", " "), tag("td", " ", class_="wide"),
                   tag("td", plots.axis(scale, marks), class_="draw"), tag("td", " "), tag("td", " ", class_="wide"))
        name, number, figure = columns
        head = self._head((name, "name"), (number, "figure wide"), ("", "draw"), (figure, "figure"),
                          ("interval", "figure wide"))
        return tag("table", head, tag("tbody", *rows), tag("tfoot", foot))

    def _head(self, *columns: tuple[str, str]) -> str:
        cells = [tag("th", escape(self.words.column(name)) or " ", class_=kind, scope="col") for name, kind in columns]
        return tag("thead", tag("tr", *cells))

    def _marks(self, scale: Scale) -> dict[float, str]:
        """The numbers on an axis, with as many decimals as they need."""
        found = plots.ticks(scale.low, scale.high, 5)
        step = found[1] - found[0] if len(found) > 1 else 1.0
        message = "lab-count" if step >= 1 else "lab-number" if step >= 0.1 else "lab-number-small"
        return {tick: self.words.say(message, number=tick) for tick in found}

    def _key(self, entries: Mapping[str, str]) -> str:
        return tag("ul", *[tag("li", "<i></i>", told, class_=kind or None) for kind, told in entries.items()],
                   class_="key")

    # -- distributions -----------------------------------------------------------------------------------------------
    def rounds(self) -> str:
        spread = self.summary.rounds
        headline = self.say(f"report-rounds{self.end}", median=spread.median, ninth=spread.ninth)
        about = f'{self.say(f"report-rounds-about{self.end}")} {escape(self.words.endings(self.summary))}.'
        return self.section("rounds", headline, about, self._bars(plots.bins(spread.counts), spread.median))

    def scores(self) -> str:
        summary, words = self.summary, self.words
        won = sum(summary.winners.values())
        points = sum(score * count for score, count in summary.winners.items())
        every = sum(score * count for score, count in summary.scores.counts.items())
        left = sum(summary.scores.counts.values()) - won
        others = (every - points) / left if left else 0.0
        headline = self.say("report-scores", winners=words.number(points / won), others=words.number(others))
        found = plots.bins(summary.scores.counts, summary.winners)
        key = self._key({"winner": self.say("report-winners"), "rest": self.say("report-others")})
        return self.section("scores", headline, self.say("report-scores-about"), self._bars(found), key)

    def _bars(self, found: Sequence[Bin], marked: int | None = None) -> str:
        words = self.words
        total = sum(one.all for one in found)
        names = [str(one.first) if one.first == one.last else words.between(str(one.first), str(one.last))
                 for one in found]
        told = [words.say("report-bin-winners" if one.winners else "report-bin", number=name,
                          share=words.percent(one.all / total), count=words.count(one.all),
                          **({"winners": words.count(one.winners)} if one.winners else {}))
                for one, name in zip(found, names)]
        labels = [str(one.first) for one in found]
        most = max(one.all for one in found) / total
        lines = {tick: words.say("lab-percent-round", share=tick) for tick in plots.ticks(0, most, 4) if tick > 0}
        return tag("figure", plots.bars(found, labels, told, lines, marked), class_="whole")

    # -- the course of the game --------------------------------------------------------------------------------------
    def course(self) -> str:
        summary, words = self.summary, self.words
        moments = [one for one in summary.moments if one.games >= FEWEST * summary.games]
        drawn = [(one, one.winners, one.others) for one in moments if one.winners and one.others]
        if len(drawn) < 2:
            return ""
        sure = 0
        for one, winners, others in reversed(drawn):
            if winners[1] <= others[2]:
                break
            sure = one.round
        found = [Curve(words.say(f"report-{kind}s"), kind, *[[one[part] for one in row] for part in range(3)])
                 for kind, row in (("other", [row[2] for row in drawn]), ("winner", [row[1] for row in drawn]))]
        told = [words.say("report-step-laps" if summary.laps else "report-step-rounds", round=one.round,
                          games=one.games, winners=words.number(winners[1]), others=words.number(others[1]))
                for one, winners, others in drawn]
        most = max(value for curve in found for value in curve.high)
        heights = [tick for tick in plots.ticks(0, most, 5) if tick > 0]
        lines = {tick: words.say("report-points-tick", points=round(tick)) if tick == heights[-1] else words.count(tick)
                 for tick in heights}
        labels = [str(one.round) for one, _, _ in drawn]
        figure = tag("figure", plots.curves(found, labels, lines, told), class_="whole")
        return self.section("course", self.say(f"report-course{self.end}", round=sure),
                            self.say(f"report-course-about{self.end}"), figure)

    # -- points ------------------------------------------------------------------------------------------------------
    def points(self) -> str:
        summary, words = self.summary, self.words
        lines = [(words.reason(found), found.winners.value, found.others.value if found.others else None)
                 for found in summary.points]
        total = (words.say("simulate-points-total"), sum(line[1] for line in lines),
                 sum(line[2] or 0.0 for line in lines) if lines[0][2] is not None else None)
        gap = total[1] - (total[2] or 0.0)
        headline = self.say("report-points", gap=words.number(gap), districts=words.number(
            lines[0][1] - (lines[0][2] or 0.0)))
        small = sorted(lines[1:], key=lambda line: -line[1])
        parts = [tag("h3", self.say("report-points-large")), self._dumbbells([total, lines[0]])]
        if small:
            parts += [tag("h3", self.say("report-points-small")), self._dumbbells(small)]
        key = self._key({"winner": self.say("report-winners"), "other": self.say("report-others")})
        return self.section("points", headline, self.say("report-points-about"), *parts, key)

    def _dumbbells(self, lines: Sequence[tuple[str, float, float | None]]) -> str:
        words = self.words
        most = max(value for _, *values in lines for value in values if value is not None)
        scale = Scale(0, most * 1.03 or 1)
        rows = []
        for label, winners, others in lines:
            second = "" if others is None else words.number(others)
            told = words.say("report-dumbbell", name=label, winners=words.number(winners), others=second)
            rows.append(tag("tr", tag("td", escape(label), class_="name"),
                            tag("td", plots.dumbbell(winners, others, scale, told), class_="draw"),
                            tag("td", words.number(winners), class_="figure value above"),
                            tag("td", second or " ", class_="figure value below")))
        marks = self._marks(scale)
        foot = tag("tr", tag("td", " "), tag("td", plots.axis(scale, marks), class_="draw"), tag("td", " ", colspan=2))
        head = self._head(("line", "name"), ("", "draw"), ("winners", "figure"), ("others", "figure"))
        return tag("figure", tag("table", head, tag("tbody", *rows), tag("tfoot", foot)))

    # -- abilities ---------------------------------------------------------------------------------------------------
    def uses(self) -> str:
        parts = []
        for per in ("held", "built", "seat"):
            found = [use for use in self.summary.uses if use.per == per]
            if found:
                message = "turn" if per == "held" and self.summary.laps else per
                parts += [tag("h3", self.say(f"report-uses-{message}")), self._use_table(found)]
        return self.section("uses", self.say("report-uses"), self.say("report-uses-about"), *parts,
                            rows=len(self.summary.uses))

    def _use_table(self, found: Sequence[Use]) -> str:
        words = self.words
        rows = sorted(found, key=lambda use: -use.estimate.value)
        ends = [end for use in rows for end in (use.estimate.high, use.estimate.value) if end is not None]
        scale = Scale(0, max([*ends, 0.01]) * 1.02)
        lines = [(words.use(use), use.times, use.estimate, words.number(use.estimate.value),
                  words.interval(use.estimate)) for use in rows]
        return tag("figure", self._whiskers(("ability", "times", "rate"), lines, scale, self._marks(scale)))

    # -- how it was made ---------------------------------------------------------------------------------------------
    def made(self) -> str:
        summary = self.summary
        repeats = all(is_reproducible(name) for name in summary.settings["bots"])
        parts = [tag("code", " ".join(tag("span", escape(shlex.quote(word))) for word in command(summary))),
                 tag("p", self.say("report-made-same" if repeats else "report-made-timed")),
                 tag("p", self.say("report-made-seeds")), tag("p", self.say("report-made-intervals")),
                 self._settings()]
        return self.section("made", self.say("report-made"), self.say("report-made-command"), *parts)

    def _settings(self) -> str:
        summary = self.summary
        shown = {"citadels": summary.version, "games": summary.games, **summary.settings}
        rows = [tag("tr", tag("td", escape(name)), tag("td", escape(_shown(value)))) for name, value in shown.items()
                if name != "rotate" and value not in (None, {}, "", False)]
        return tag("table", tag("tbody", *rows), class_="settings")


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(part) for part in value)
    return value if isinstance(value, str) else json.dumps(value)


def command(summary: Summary) -> list[str]:
    """The command line that plays the same games, as a list of words."""
    settings = summary.settings
    words = ["citadels", "simulate", *settings["bots"], "--games", str(summary.planned)]
    for name in ("edition", "players", "preset", "seed"):
        if settings.get(name) is not None:
            words += [f"--{name}", str(settings[name])]
    for name in ("characters", "uniques"):
        if settings.get(name):
            words += [f"--{name}", ",".join(settings[name])]
    if settings.get("rank9"):
        words += ["--rank9"] if settings["rank9"] is True else ["--rank9", settings["rank9"]]
    for name, value in (settings.get("options") or {}).items():
        words += ["--option", f"{name}={json.dumps(value)}"]
    return [*words, "--out", summary.folder]

