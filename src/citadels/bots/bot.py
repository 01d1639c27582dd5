"""What a bot is."""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b
from random import Random
from typing import ClassVar, Final, NamedTuple

from citadels import CitadelsError
from citadels.bots.observation import Observation
from citadels.bots.random_moves import random_move
from citadels.engine.rng import Xorshift64
from citadels.engine.words import LINE, MOVE

LONGEST: Final = 200    # letters of a text from outside


class BadBot(CitadelsError):
    """There is no such bot, or it cannot be started."""


class NoAnswer(CitadelsError):
    """A bot gave no valid answer, for this reason."""


class Thought(NamedTuple):
    """What a bot thinks of one option."""

    line: str
    share: float           # how much of the bot's attention it got; all shares add up to 1
    win: float | None      # the estimated chance to win with it, None if the bot has no estimate
    games: int             # how many imagined games that estimate comes from; 0 if a network only looked at it


class Fault(NamedTuple):
    """A bot did not answer with one of its options, so a random line was played."""

    seat: int
    move: int              # how many moves the game had seen
    reason: str            # a sentence
    played: str            # "" if there was nothing left to decide


class Bot:
    """Decides for one seat. It knows only its observation, and all its chance comes from its own seed."""

    name: ClassVar[str] = ""

    def __init__(self, seed: int | str = 0) -> None:
        self.origin = f"{self.name}/{seed}"
        self.faults: list[Fault] = []

    @cached_property
    def rng(self) -> Random:
        """A random generator, made on first use: most bots need none, and making one takes time."""
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
        """The game has ended with these scores, by seat."""

    def close(self) -> None:
        """The bot will not be asked again, and frees whatever it holds."""


def random_option(options: list[str], rng: Random) -> str:
    return LINE[random_move([MOVE[line] for line in options], rng.randrange)]


def described(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}"


def shortened(text: str) -> str:
    """A text from outside, short enough for a sentence."""
    return text if len(text) <= LONGEST else text[:LONGEST - 1] + "…"
