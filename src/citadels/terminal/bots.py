"""The other players. A bot sees what its seat may see and nothing else, and answers with one of the options."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any, Final

from citadels import Game

Json = dict[str, Any]

TRADE: Final = ("sell", "auction", "bid")  # of each kind only one line is thought of; of bids the lowest


class Sight:
    """What a bot may look at, each part made only if it looks."""

    def __init__(self, game: Game, seat: int) -> None:
        self._view: Callable[[], Json] = lambda: game.view(seat)
        self._heard: Callable[[], list[Json]] = lambda: game.heard(seat)
        self.seat = seat
        self.options: list[str] = game.options()

    @cached_property
    def view(self) -> Json:
        return self._view()

    @cached_property
    def heard(self) -> list[Json]:
        return self._heard()


Bot = Callable[[Sight], str]


def random_bot(seed: str) -> Bot:
    """Any option, each as likely as the others; but whoever owes thanks gives them, and nobody is a mere trader."""
    dice = Random(seed)

    def decide(sight: Sight) -> str:
        if "thanks" in sight.options:
            return "thanks"
        options = [line for line in sight.options if line.split()[0] not in TRADE]
        # A hand could be sold in so many ways that little else would ever happen.
        for verb in TRADE:
            lines = [line for line in sight.options if line.split()[0] == verb]
            if lines:
                options.append(lines[0] if verb == "bid" else dice.choice(lines))
        return dice.choice(options)

    return decide


# By name; each takes a seed of its own and gives a bot for one seat.
BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": random_bot}
