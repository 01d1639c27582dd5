"""The texts of the laboratory in one language, and numbers as they are shown."""

from __future__ import annotations

from citadels import texts
from citadels.lab.intervals import Estimate, Share


class LabText:
    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, message: str, **values: str | float) -> str:
        return texts.text(message, self.lang, **values)

    def percent(self, share: float) -> str:
        return self.say("lab-percent", share=share)

    def decimal(self, number: float) -> str:
        """With one decimal."""
        return self.say("lab-number", number=number)

    def number(self, number: float, beside: float | None = None) -> str:
        """With one decimal, or two if the number (or the one `beside` it) is small."""
        large = abs(number if beside is None else beside) >= 1
        return self.decimal(number) if large else self.say("lab-number-small", number=number)

    def count(self, number: float) -> str:
        return self.say("lab-count", number=round(number))

    def between(self, low: str, high: str) -> str:
        return self.say("lab-interval", low=low, high=high)

    def share_interval(self, found: Estimate | Share) -> str:
        """In percent, without the percent sign."""
        if found.low is None or found.high is None:
            return ""
        return self.between(self.decimal(100 * found.low), self.decimal(100 * found.high))

    def interval(self, estimate: Estimate) -> str:
        if estimate.low is None or estimate.high is None:
            return ""
        return self.between(*[self.number(end, estimate.value) for end in (estimate.low, estimate.high)])
