"""What a seat may NOT know: hidden cards as features, for a critic that helps in training and is discarded afterward.

No player may use this. It is part of `citadels.research`, which no bot, table or server imports; a test checks this.
Seats are counted from the player's own, as in the encoding of what a seat may know.
"""
from __future__ import annotations

from functools import partial
from typing import Final

from citadels.bots.bytes_writer import BytesWriter, write_i16_le
from citadels.bots.encoding.encoder import put_each
from citadels.bots.encoding.features import CARD, CHARACTER, Block, add_block
from citadels.engine.ids import CHARACTERS, KINDS, SEATS
from citadels.engine.state import State, lap_of

OTHERS: Final = SEATS - 1
NEXT_CARDS: Final = 4           # of the deck
NEXT_CHARACTERS: Final = 4      # of the Common City's deck
ORACLE_BLOCKS: Final[list[Block]] = []


block: Final = partial(add_block, ORACLE_BLOCKS)

CHARACTERS_OF: Final = 1
block(CHARACTERS_OF, "characters-of", OTHERS * CHARACTERS, CHARACTER, "held by each other seat, face down or not")
HANDS_OF: Final = CHARACTERS_OF + OTHERS * CHARACTERS
block(HANDS_OF, "hands-of", OTHERS * KINDS, CARD, "in the hand of each other seat")
NEXT: Final = HANDS_OF + OTHERS * KINDS
block(NEXT, "next", NEXT_CARDS * KINDS, CARD, "first, second, third and fourth of the deck")
NEXT_CALLED: Final = NEXT + NEXT_CARDS * KINDS
block(NEXT_CALLED, "next-called", NEXT_CHARACTERS * CHARACTERS, CHARACTER, "the next four of the Common City")
FACE_DOWN: Final = NEXT_CALLED + NEXT_CHARACTERS * CHARACTERS
block(FACE_DOWN, "face-down", CHARACTERS, CHARACTER, "lie face down beside the deck")
SIGNED: Final = FACE_DOWN + CHARACTERS
block(SIGNED, "signed", CHARACTERS, CHARACTER, "has the signed warrant")
FLOWER: Final = SIGNED + CHARACTERS
block(FLOWER, "flower", CHARACTERS, CHARACTER, "has the threat with the flower")
ORACLE_FEATURES: Final = FLOWER + CHARACTERS


def put_oracle(g: State, seat: int, out: BytesWriter) -> None:
    """Write the hidden features of a position, two bytes each."""
    n = len(g.players)
    for i in range(1, n):
        player = g.players[(seat + i) % n]
        put_each(out, CHARACTERS_OF + (i - 1) * CHARACTERS, player.characters)
        put_each(out, HANDS_OF + (i - 1) * KINDS, player.hand)
    left = len(g.pack) - g.drawn
    for i in range(min(NEXT_CARDS, left)):
        write_i16_le(out, NEXT + i * KINDS + g.pack[g.drawn + i])
    if not g.setup.edition.course.hides:
        deck = lap_of(g).deck
        for i in range(min(NEXT_CHARACTERS, len(deck))):
            write_i16_le(out, NEXT_CALLED + i * CHARACTERS + deck[i])
    put_each(out, FACE_DOWN, g.round.face_down)
    if g.round.signed >= 0:
        write_i16_le(out, SIGNED + g.round.signed)
    if g.round.flower >= 0:
        write_i16_le(out, FLOWER + g.round.flower)
