"""The texts and numbers of the page of studies in one language."""

from __future__ import annotations

from typing import Final

from citadels import texts
from citadels.lab.numbers.outcomes import SHARES
from citadels.lab.numbers.runs import ALL_PLAYERS
from citadels.lab.shapes import Json

MINUS: Final = "\u2212"
THIN: Final = "\u202f"      # separates thousands, except in English
DIGITS: Final = {"won": 1, "upsets": 1, "minutes": 1, "decisions": 1, "edge": 1}


class Words:
    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, message: str, **args: str | int) -> str:
        return texts.text(f"numbers-page-{message}", self.lang, **args)

    # -- numbers -----------------------------------------------------------------------------------------------------
    def count(self, value: int) -> str:
        written = f"{value:,}"
        return written if self.lang == "en" else written.replace(",", THIN)

    def number(self, value: float, digits: int, sign: bool = False) -> str:
        written = f"{abs(value):.{digits}f}"
        nothing = float(written) == 0
        before = "" if nothing else MINUS if value < 0 else "+" if sign else ""
        return before + (written if self.lang == "en" else written.replace(".", ","))

    def figure(self, value: float, figure: str, sign: bool = False) -> str:
        """A figure as it is shown: shares in percent."""
        return self.number(shown(value, figure), DIGITS.get(figure, 2), sign)

    def estimate(self, row: Json, sign: bool = True) -> str:
        """A value and its interval, or that there are too few deals."""
        if row["low"] is None:
            return self.say("few")
        return self.say("estimate", value=self.figure(row["value"], row["figure"], sign),
                        low=self.figure(row["low"], row["figure"], sign),
                        high=self.figure(row["high"], row["figure"], sign))

    # -- names -------------------------------------------------------------------------------------------------------
    def table(self, name: str) -> str:
        """A table by its name, such as "deluxe 5 random"."""
        edition, players = name.split()[:2]
        told = texts.text(f"edition-{edition}", self.lang)
        if players == ALL_PLAYERS:
            return self.say("table-all", edition=told)
        return self.say("table", edition=told, players=int(players))

    def edition(self, name: str) -> str:
        return texts.text(f"edition-{name}", self.lang)

    def arm(self, study: str, arm: str) -> str:
        """What was forced, by its name in the study."""
        if study == "first-crown":
            return self.say("seat", n=int(arm))
        if study == "skill":
            return self.say("rivals", bot=arm)
        if texts.has(f"numbers-page-arm-{study}-{arm}", self.lang):
            return self.say(f"arm-{study}-{arm}")
        if texts.has(f"numbers-page-arm-{arm}", self.lang):
            return self.say(f"arm-{arm}")
        return texts.name(arm, self.lang)

    def against(self, study: str, against: str) -> str:
        """What it is compared with."""
        if against in ("mean", "chance"):
            return self.say(f"against-{against}")
        return self.say("against", arm=self.arm(study, against))


def shown(value: float, figure: str) -> float:
    return 100 * value if figure in SHARES else value
