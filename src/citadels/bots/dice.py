"""Chance for bots."""
from __future__ import annotations

from citadels.engine.play import seed_words
from citadels.engine.state import WORD


class Dice:
    """A generator of its own, so that thinking never changes the game."""

    def __init__(self, seed: int) -> None:
        self.x, self.y = seed_words(seed)

    def word(self) -> int:
        t = (self.x ^ self.x << 10) & WORD
        self.x = self.y
        self.y = self.y ^ self.y >> 10 ^ t ^ t >> 13
        return self.y

    def unit(self) -> float:
        """From 0 to 1."""
        return self.word() / 4294967296.0
