"""The random generator: Marsaglia's xorshift with two 32-bit words, quick and the same on every machine."""
from __future__ import annotations

from typing import Final

WORD: Final = 0xFFFFFFFF


def xorshift(x: int, y: int) -> tuple[int, int]:
    """The next state of the generator; its second word is the number drawn."""
    t = (x ^ x << 10) & WORD
    return y, y ^ y >> 10 ^ t ^ t >> 13


class Xorshift64:
    """A generator of its own for whoever must not touch the chance of a game: bots, searches, imagined games."""

    def __init__(self, seed: int) -> None:
        self.x, self.y = seed_words(seed)

    def word(self) -> int:
        """32 random bits."""
        self.x, self.y = xorshift(self.x, self.y)
        return self.y

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return self.word() % n

    def unit(self) -> float:
        """A number from 0 to 1."""
        return self.word() / 4294967296.0


def seed_words(seed: int) -> tuple[int, int]:
    """Two words for the generator, well mixed (as splitmix64 does it), never both zero."""
    low = (seed & WORD) + 0x7F4A7C15
    high = ((seed >> 32 & WORD) + 0x9E3779B9 + (low >> 32)) & WORD
    low &= WORD
    low, high = low ^ (low >> 30 | high << 2 & WORD), high ^ high >> 30
    high, low = times(high, low, (0xE5B9, 0x1CE4, 0x476D, 0xBF58))
    low, high = low ^ (low >> 27 | high << 5 & WORD), high ^ high >> 27
    high, low = times(high, low, (0x11EB, 0x1331, 0x49BB, 0x94D0))
    low, high = low ^ (low >> 31 | high << 1 & WORD), high ^ high >> 31
    return (high, low) if high or low else (1, 1)


def times(high: int, low: int, factor: tuple[int, ...]) -> tuple[int, int]:
    """The lower two words of a product, in pieces of 16 bits, the lowest first.

    Python looks for pending signals when it multiplies large numbers, and compiled code takes an interrupt there for
    a lack of memory: Ctrl-C would end the program without a word.
    """
    pieces = (low & 0xFFFF, low >> 16, high & 0xFFFF, high >> 16)
    found = [0, 0, 0, 0]
    for i in range(4):
        carry = 0
        for j in range(4 - i):
            total = found[i + j] + pieces[i] * factor[j] + carry
            found[i + j] = total & 0xFFFF
            carry = total >> 16
    return found[3] << 16 | found[2], found[1] << 16 | found[0]
