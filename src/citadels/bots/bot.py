"""What a bot is, and how it is asked."""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b
from random import Random
from typing import ClassVar, Final, NamedTuple

from citadels import CitadelsError
from citadels.bots.observation import Observation
from citadels.engine.rng import Xorshift64
from citadels.engine.verbs import SALE, VERBS

# A hand can be sold in so many ways that little else would ever happen.
TRADE: Final = tuple(verb.word for verb in VERBS if verb.owner == SALE)


class BotError(CitadelsError):
    """Something about a bot."""


class BadBot(BotError):
    """There is no such bot, or it cannot be had."""


class NoAnswer(BotError):
    """A bot that was asked has no answer, and this is why."""


class Thought(NamedTuple):
    """What a bot thinks of one option."""

    line: str
    share: float           # how much of its attention it got: all shares add up to 1
    win: float | None      # the estimated chance to win with it, None where the bot has no idea
    games: int             # how many imagined games that estimate comes from; 0 if a network only looked at it


class Fault(NamedTuple):
    """A bot did not answer with one of its options, so another decided."""

    seat: int
    move: int              # how many moves the game had seen
    reason: str            # a sentence
    played: str            # "" where there was nothing to decide any more


class Bot:
    """Decides for one seat. Knows nothing but its observation, and draws all chance from its own seed."""

    name: ClassVar[str] = ""

    def __init__(self, seed: int | str = 0) -> None:
        self.origin = f"{self.name}/{seed}"
        self.faults: list[Fault] = []

    @cached_property
    def rng(self) -> Random:
        """A random generator, made when it is first asked for: most bots never do, and that takes its time."""
        return Random(self.origin)

    @cached_property
    def fast_rng(self) -> Xorshift64:
        """A random generator for compiled bots."""
        return Xorshift64(int.from_bytes(blake2b(self.origin.encode(), digest_size=6).digest(), "big"))

    def decide(self, observation: Observation) -> str:
        """One of the options."""
        raise NotImplementedError

    def explain(self, observation: Observation) -> list[Thought]:
        """The options it considers, the best first."""
        raise NotImplementedError

    def over(self, scores: list[int], winners: list[int]) -> None:
        """The game has ended so, by seat."""

    def close(self) -> None:
        """Nothing more is asked; whatever the bot holds is let go."""


def random_option(options: list[str], rng: Random) -> str:
    """Any option, each as likely as the others; but whoever owes thanks gives them, and nobody is a mere trader."""
    if "thanks" in options:
        return "thanks"
    lines = [line for line in options if line.split()[0] not in TRADE]
    for verb in TRADE:
        offers = [line for line in options if line.split()[0] == verb]
        if offers:
            lines.append(offers[0] if verb == "bid" else rng.choice(offers))
    return rng.choice(lines)


def shortened(text: str, longest: int = 200) -> str:
    """A text from outside as it may stand in a sentence."""
    return text if len(text) <= longest else text[:longest - 1] + "…"
