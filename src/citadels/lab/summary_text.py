"""The texts for a summary, shared by the screen and the HTML report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from citadels import texts
from citadels.engine.choosing import default_preset, edition_named
from citadels.lab import matches
from citadels.lab.intervals import Estimate
from citadels.lab.lab_text import LabText
from citadels.lab.summary import Points, Rate, Summary, Use

Row = tuple[str, Estimate]      # of a table of rates


class SummaryText(LabText):
    def column(self, name: str) -> str:
        """The heading of a column; some have none."""
        return self.say(f"simulate-column-{name}") if name else ""

    # -- names -------------------------------------------------------------------------------------------------------
    def cards(self, rates: Iterable[Rate]) -> list[Row]:
        return [(texts.name(found.what, self.lang), found.estimate) for found in rates]

    def positions(self, summary: Summary) -> list[Row]:
        """The positions; where there are rounds, the last row is that of whoever has the crown."""
        rows = [(self.position(summary, found), found.estimate) for found in summary.positions]
        if summary.crown is not None and not summary.laps:
            rows.append((self.say("simulate-position-crown"), summary.crown))
        return rows

    def position(self, summary: Summary, found: Rate) -> str:
        number = int(found.what)
        if summary.laps:
            return self.say("simulate-position-laps", number=number + 1)
        return self.say("simulate-position-next", number=number) if number else self.say("simulate-position-first")

    def reason(self, found: Points) -> str:
        message = f"simulate-points-{found.reason}"
        return self.say(message) if texts.has(message, self.lang) else texts.name(found.reason, self.lang)

    def use(self, found: Use) -> str:
        general = f"simulate-use-{found.verb.replace(' ', '-')}"
        what = [message for message in (f"{general}-{found.card}", general) if texts.has(message, self.lang)]
        if not found.card:
            return self.say(what[0])
        if not what:
            return texts.name(found.card, self.lang)
        return self.say("simulate-use", card=texts.word(f"card-{found.card}", self.lang), what=self.say(what[0]))

    def per(self, summary: Summary, found: Use) -> str:
        return self.say("simulate-per-turn" if found.per == "held" and summary.laps else f"simulate-per-{found.per}")

    # -- sentences ---------------------------------------------------------------------------------------------------
    def title(self, summary: Summary) -> str:
        edition = texts.text(f"edition-{summary.edition}", self.lang)
        return self.say("simulate-title", games=summary.games, edition=edition, players=summary.players)

    def bots(self, summary: Summary) -> str:
        """Who sat at the table."""
        names = Counter(matches.lineup(summary.settings))
        told = [name if len(names) == 1 else self.say("simulate-repeat", count=count, name=name)
                for name, count in names.items()]
        return ", ".join(told)

    def cast(self, summary: Summary) -> str:
        """The name of the preset, or that the cast is a custom one."""
        settings = summary.settings
        if settings.get("characters") or settings.get("uniques"):
            return self.say("simulate-cast-own")
        preset = settings.get("preset") or default_preset(edition_named(summary.edition))
        return texts.text(f"preset-{preset}", self.lang)

    def endings(self, summary: Summary) -> str:
        parts = []
        for what, count in summary.endings.items():
            share = self.percent(count / summary.games)
            parts.append(self.say("simulate-ended-part", what=self.say(f"simulate-ended-{what}"), share=share))
        return self.say("simulate-ended", endings=", ".join(parts))

