"""Two random generators, the same on every machine: one that nobody can predict, and a quick one.

Games are dealt from a keyed stream. Without the seed, its words tell nothing about each other. Bots, searches and
imagined games draw from Marsaglia's xorshift: it is quick, but its state can be computed from what it has drawn, so it
never deals a game that anybody plays. A third one is kept for old seeds.
"""
from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

WORD: Final = 0xFFFFFFFF
KEYED: Final = "blake2b"        # the names of both, as a record says which one it was dealt with
QUICK: Final = "xorshift"
BLOCK: Final = Struct("<32H")
HALF: Final = 0x10000


class KeyedStream:
    """16-bit words, numbered from 0: BLAKE2b in counter mode, keyed with the seed and what the words are for.

    The caller keeps the number of the next word, so copies of a game share one stream and draw the same words.
    """

    def __init__(self, seed: int, purpose: str) -> None:
        written = seed.to_bytes(seed.bit_length() // 8 + 1, "big", signed=True)
        self.key = blake2b(written, digest_size=32, person=f"citadels {purpose}".encode()).digest()
        self.block: tuple[int, tuple[int, ...]] = (-1, ())

    def word(self, number: int) -> int:
        """The word with this number."""
        block = self.block      # replaced as a whole: copies in several threads may draw at once
        if block[0] != number >> 5:
            block = (number >> 5, self.words(number >> 5))
            self.block = block
        return block[1][number & 31]

    def words(self, block: int) -> tuple[int, ...]:
        """The 32 words of a block."""
        return BLOCK.unpack(blake2b(block.to_bytes(8, "big"), key=self.key).digest())

    def quick_words(self, number: int) -> tuple[int, int]:
        """A seed for the quick generator that tells nothing about the words of the stream."""
        digest = blake2b(number.to_bytes(8, "big"), key=self.key, digest_size=8, person=b"playout").digest()
        return seed_words(int.from_bytes(digest, "big"))


class Draw:
    """Draws numbers, one after the other."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        raise NotImplementedError


class KeyedDraw(Draw):
    """Numbers from a keyed stream of its own, all equally likely."""

    def __init__(self, seed: int, purpose: str) -> None:
        self.stream = KeyedStream(seed, purpose)
        self.drawn = 0

    def below(self, n: int) -> int:
        while True:
            word = self.stream.word(self.drawn)
            self.drawn += 1
            if even(word, n):
                return word % n


def even(word: int, n: int) -> bool:
    """Whether the remainder of a word by n (65536 at most) is fair: the highest words would favor low numbers."""
    return word < HALF - HALF % n


def xorshift(x: int, y: int) -> tuple[int, int]:
    """The next state of the generator; its second word is the number drawn."""
    t = (x ^ x << 10) & WORD
    return y, y ^ y >> 10 ^ t ^ t >> 13


class Xorshift64(Draw):
    """A generator apart from those of games, for bots and searches."""

    def __init__(self, seed: int) -> None:
        self.x, self.y = seed_words(seed)

    def word(self) -> int:
        """32 random bits."""
        self.x, self.y = xorshift(self.x, self.y)
        return self.y

    def below(self, n: int) -> int:
        return self.word() % n

    def unit(self) -> float:
        """A number from 0 to 1."""
        return self.word() / 4294967296.0


class Xorshift32(Draw):
    """Chooses the cards of games that the quick generator deals, so that old seeds still bring the same ones."""

    def __init__(self, seed: int) -> None:
        self.word = (seed * 2654435761 + 0x7F4A7C15) & 0xFFFFFFFF or 1

    def below(self, n: int) -> int:
        for _ in range(3):
            self.word ^= self.word << 13 & 0xFFFFFFFF
            self.word ^= self.word >> 17
            self.word ^= self.word << 5 & 0xFFFFFFFF
        return self.word % n


def seed_words(seed: int) -> tuple[int, int]:
    """Two words for the generator, well mixed (by splitmix64), never both zero."""
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

    Python checks for signals when it multiplies large numbers, and compiled code takes an interrupt there for a lack of
    memory: Ctrl-C would end the program without a message.
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
