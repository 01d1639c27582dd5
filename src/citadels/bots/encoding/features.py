"""The table of features: what each number means. Weights trained with one version do not work with another.

What a seat may know is a set of features, each present or absent. 0 means none and pads rows. A block is a run of
features that say the same thing about different cards, characters, seats or numbers. Seats are counted from the
player's own, which is 0; the next one is 1. The blocks in `OTHERS` are repeated for each of the other seats, one seat
after another. In a block of numbers, the last feature also covers all larger numbers.
"""
from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import Final

from citadels.engine.ids import CHARACTERS, KINDS, SEATS
from citadels.engine.verbs import SIZES, VERBS
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS

VERSION: Final = 1      # increases whenever the meaning of a number changes
DIGEST: Final = "e1d8b144250df6b6"

# What the features of a block are about
FLAGS: Final = "flags"
CARD: Final = "cards"
CHARACTER: Final = "characters"
SEAT: Final = "seats"
NUMBER: Final = "numbers"

KNOWN_CARDS: Final = 61         # kinds that have their own name in this version; the rest are for house rules
KNOWN_CHARACTERS: Final = 27
KNOWN_VERBS: Final = 73         # verbs of this version; moves of later ones count as moves without a verb
GOLD_STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 25, 30)
OTHER_GOLD_STEPS: Final = (1, 2, 4, 6, 8, 10, 13, 17)
TYPE_COUNTS: Final = 6          # districts of a type: none to five or more
TYPES: Final = 6                # of districts, and the colorless one


class Block:
    """A run of features."""

    def __init__(self, first: int, name: str, size: int, about: str, text: str) -> None:
        self.first = first
        self.name = name
        self.size = size
        self.about = about
        self.text = text


BLOCKS: Final[list[Block]] = []
OTHERS: Final[list[Block]] = []     # of one other seat, counted from its first feature


def add_block(blocks: list[Block], first: int, name: str, size: int, about: str, text: str) -> None:
    """Add a block. Its first feature is also a literal in the source, so that compiled code has it as a constant."""
    assert not blocks or first == blocks[-1].first + blocks[-1].size, name
    blocks.append(Block(first, name, size, about, text))


block: Final = partial(add_block, BLOCKS)
other: Final = partial(add_block, OTHERS)


# -- what never changes in a game --------------------------------------------------------------------------------------
EDITION: Final = 1
block(EDITION, "edition", 5, FLAGS, "deluxe, classic, circus, common-city, or an edition of one's own")
PLAYERS: Final = EDITION + 5
block(PLAYERS, "players", SEATS + 1, NUMBER, "seats at the table")
GOAL: Final = PLAYERS + SEATS + 1
block(GOAL, "goal", 3, FLAGS, "7 or fewer districts complete a city, 8 or more do, none ever does")
OPTIONS: Final = GOAL + 3
block(OPTIONS, "options", 3, FLAGS, "action cards are in the game; all five types give 3 points; types as printed")
CAST: Final = OPTIONS + 3
block(CAST, "cast", CHARACTERS, CHARACTER, "in the game")
UNIQUES: Final = CAST + CHARACTERS
block(UNIQUES, "uniques", KINDS, CARD, "unique districts in the game")

# -- the decision ------------------------------------------------------------------------------------------------------
STEP: Final = UNIQUES + KINDS
block(STEP, "step", 40, NUMBER, "kind of decision that is pending, by its number; 39: secret reactions of others")
DECIDER: Final = STEP + 40
block(DECIDER, "decider", SEATS, SEAT, "decides now; nobody while secret reactions are awaited")
ASKED_CARD: Final = DECIDER + SEATS
block(ASKED_CARD, "asked-card", KINDS, CARD, "that the own decision is about")
ASKED_SEAT: Final = ASKED_CARD + KINDS
block(ASKED_SEAT, "asked-seat", SEATS, SEAT, "that the own decision is about")
ASKED_CHARACTER: Final = ASKED_SEAT + SEATS
block(ASKED_CHARACTER, "asked-character", CHARACTERS, CHARACTER, "that the own decision is about")
ASKED_NUMBER: Final = ASKED_CHARACTER + CHARACTERS
block(ASKED_NUMBER, "asked-number", 16, NUMBER, "of gold, cards or the place in the selection, in the own decision")

# -- the table ---------------------------------------------------------------------------------------------------------
ROUND: Final = ASKED_NUMBER + 16
block(ROUND, "round", 24, NUMBER, "of the round, or of the lap")
RANK: Final = ROUND + 24
block(RANK, "rank", 11, NUMBER, "called last, 0 during the selection")
STOCK: Final = RANK + 11
block(STOCK, "stock", 12, NUMBER, "cards to draw, in eights")
CROWN: Final = STOCK + 12
block(CROWN, "crown", SEATS, SEAT, "has the crown")
PLACE: Final = CROWN + SEATS
block(PLACE, "place", SEATS, NUMBER, "seats that chose before the own one in this selection")
FIRST: Final = PLACE + SEATS
block(FIRST, "first", SEATS, SEAT, "completed a city first")
ENDING: Final = FIRST + SEATS
block(ENDING, "ending", 3, FLAGS, "this is the last round; the Bell Tower was rung; the Acrobat holds the crown")
NEAREST: Final = ENDING + 3
block(NEAREST, "nearest", 10, NUMBER, "districts that the largest city of another seat still lacks")
TAX: Final = NEAREST + 10
block(TAX, "tax", 9, NUMBER, "gold on the Tax Collector's token, from 1")
PILE: Final = TAX + 9
block(PILE, "pile", KINDS, CARD, "on the face-up pile of discarded cards")

# -- the characters of this round --------------------------------------------------------------------------------------
FACE_UP: Final = PILE + KINDS
block(FACE_UP, "face-up", CHARACTERS, CHARACTER, "laid out face up in the selection")
FACE_DOWN: Final = FACE_UP + CHARACTERS
block(FACE_DOWN, "face-down", CHARACTERS, CHARACTER, "may lie face down beside the deck, for all that the seat knows")
KILLED: Final = FACE_DOWN + CHARACTERS
block(KILLED, "killed", CHARACTERS, CHARACTER, "is killed")
ROBBED: Final = KILLED + CHARACTERS
block(ROBBED, "robbed", CHARACTERS, CHARACTER, "is to be robbed")
BEWITCHED: Final = ROBBED + CHARACTERS
block(BEWITCHED, "bewitched", CHARACTERS, CHARACTER, "is bewitched")
REVEALED: Final = BEWITCHED + CHARACTERS
block(REVEALED, "revealed", CHARACTERS, CHARACTER, "has been revealed")
WARRANT: Final = REVEALED + CHARACTERS
block(WARRANT, "warrant", CHARACTERS, CHARACTER, "has a warrant")
SIGNED: Final = WARRANT + CHARACTERS
block(SIGNED, "signed", CHARACTERS, CHARACTER, "has the signed warrant, where the seat knows")
THREAT: Final = SIGNED + CHARACTERS
block(THREAT, "threat", CHARACTERS, CHARACTER, "is threatened")
FLOWER: Final = THREAT + CHARACTERS
block(FLOWER, "flower", CHARACTERS, CHARACTER, "has the threat with the flower, where the seat knows")
REFUSED: Final = FLOWER + CHARACTERS
block(REFUSED, "refused", CHARACTERS, CHARACTER, "has answered a threat")
TOKENS: Final = REFUSED + CHARACTERS
block(TOKENS, "tokens", 2, FLAGS, "the signed warrant was shown; a threat was turned over")

# -- the turn ----------------------------------------------------------------------------------------------------------
TURN_SEAT: Final = TOKENS + 2
block(TURN_SEAT, "turn-seat", SEATS, SEAT, "whose turn it is")
TURN_CHARACTER: Final = TURN_SEAT + SEATS
block(TURN_CHARACTER, "turn-character", CHARACTERS, CHARACTER, "whose abilities count in this turn")
GATHERED: Final = TURN_CHARACTER + CHARACTERS
block(GATHERED, "gathered", 2, FLAGS, "resources are not gathered yet; they are")
USED: Final = GATHERED + 2
block(USED, "used", 16, FLAGS, "what the turn has used, by the bits of the engine")
BUILT: Final = USED + 16
block(BUILT, "built", 5, NUMBER, "districts built in this turn")
PAID: Final = BUILT + 5
block(PAID, "paid", 8, NUMBER, "gold paid for building in this turn")
BUILDING: Final = PAID + 8
block(BUILDING, "building", KINDS, CARD, "is being paid for")
DRAWN: Final = BUILDING + KINDS
block(DRAWN, "drawn", KINDS, CARD, "drawn to choose from, in the own turn")
ASIDE: Final = DRAWN + KINDS
block(ASIDE, "aside", KINDS, CARD, "put aside in the own turn")
PLACED: Final = ASIDE + KINDS
block(PLACED, "placed", CHARACTERS, CHARACTER, "on which the own turn has placed a token so far")
SUSPENDED: Final = PLACED + CHARACTERS
block(SUSPENDED, "suspended", 2, FLAGS, "the Witch will go on: another seat; the own one")

# -- the Common City ---------------------------------------------------------------------------------------------------
CALLED: Final = SUSPENDED + 2
block(CALLED, "called", CHARACTERS, CHARACTER, "turned up in this lap")
STANDING: Final = CALLED + CHARACTERS
block(STANDING, "standing", KINDS, CARD, "stands in any city, where a name may stand once only")
NEXT: Final = STANDING + KINDS
block(NEXT, "next", SEATS, SEAT, "has the next turn of the lap")
KILLER: Final = NEXT + SEATS
block(KILLER, "killer", SEATS, SEAT, "has named who is killed")
ROBBER: Final = KILLER + SEATS
block(ROBBER, "robber", SEATS, SEAT, "has named who is robbed")
BEWITCHER: Final = ROBBER + SEATS
block(BEWITCHER, "bewitcher", SEATS, SEAT, "has named who is bewitched")
IDLE: Final = BEWITCHER + SEATS
block(IDLE, "idle", 3, FLAGS, "nothing was built in the lap before; something was in this one; a card was offered")
AUCTION: Final = IDLE + 3
block(AUCTION, "auction", KINDS, CARD, "up for auction")
SELLER: Final = AUCTION + KINDS
block(SELLER, "seller", SEATS, SEAT, "sells it")
BID: Final = SELLER + SEATS
block(BID, "bid", 16, NUMBER, "highest so far")
BIDDER: Final = BID + 16
block(BIDDER, "bidder", SEATS, SEAT, "has made it")
BIDDING: Final = BIDDER + SEATS
block(BIDDING, "bidding", SEATS, SEAT, "may still bid")

# -- the own seat ------------------------------------------------------------------------------------------------------
HAND: Final = BIDDING + SEATS
block(HAND, "hand", KINDS, CARD, "in the own hand")
HAND_TWICE: Final = HAND + KINDS
block(HAND_TWICE, "hand-twice", KINDS, CARD, "in the own hand more than once")
AFFORDED: Final = HAND_TWICE + KINDS
block(AFFORDED, "afforded", KINDS, CARD, "in the own hand, not in the own city, of a cost that the own gold covers")
NEARLY: Final = AFFORDED + KINDS
block(NEARLY, "nearly", KINDS, CARD, "the same, with 1 or 2 gold more")
HAND_SIZE: Final = NEARLY + KINDS
block(HAND_SIZE, "hand-size", 13, NUMBER, "cards in the own hand")
GOLD: Final = HAND_SIZE + 13
block(GOLD, "gold", 31, NUMBER, "own gold")
GOLD_FROM: Final = GOLD + 31
block(GOLD_FROM, "gold-from", 16, FLAGS, "own gold is at least 1 to 10, 12, 14, 16, 20, 25, 30")
MINE: Final = GOLD_FROM + 16
block(MINE, "mine", CHARACTERS, CHARACTER, "held by the own seat; Common City: lies before it")
TO_COME: Final = MINE + CHARACTERS
block(TO_COME, "to-come", CHARACTERS, CHARACTER, "held by the own seat, not revealed yet")
POOL: Final = TO_COME + CHARACTERS
block(POOL, "pool", CHARACTERS, CHARACTER, "to choose from in the selection")
OFFERED: Final = POOL + CHARACTERS
block(OFFERED, "offered", CHARACTERS, CHARACTER, "came to the own seat in this round's selection")
HIDDEN: Final = OFFERED + CHARACTERS
block(HIDDEN, "hidden", CHARACTERS, CHARACTER, "may be held by another seat, for all that the seat knows")
OWN_LAST: Final = HIDDEN + CHARACTERS
block(OWN_LAST, "own-last", CHARACTERS, CHARACTER, "shown by the own seat in the round before")
OWN_BEFORE: Final = OWN_LAST + CHARACTERS
block(OWN_BEFORE, "own-before", CHARACTERS, CHARACTER, "shown by the own seat two rounds before")
CITY: Final = OWN_BEFORE + CHARACTERS
block(CITY, "city", KINDS, CARD, "in the own city")
BEAUTIFIED: Final = CITY + KINDS
block(BEAUTIFIED, "beautified", 8, NUMBER, "beautified districts in the own city, from 1")
SIZE: Final = BEAUTIFIED + 8
block(SIZE, "size", 13, NUMBER, "districts that the own city counts as")
WORTH: Final = SIZE + 13
block(WORTH, "worth", 60, NUMBER, "points of the districts in the own city")
TYPE: Final = WORTH + 60
block(TYPE, "types", TYPES * TYPE_COUNTS, NUMBER, "districts of each type in the own city, six numbers a type")
LEAD: Final = TYPE + TYPES * TYPE_COUNTS
block(LEAD, "lead", 41, NUMBER, "points ahead of the best city of another seat, plus 20")
STORED: Final = LEAD + 41
block(STORED, "stored", 10, NUMBER, "cards under the own Museum, from 1")
LAP_POINTS: Final = STORED + 10
block(LAP_POINTS, "lap-points", 20, NUMBER, "points won at the ends of laps, in twos, from 1")
BOOTHS: Final = LAP_POINTS + 20
block(BOOTHS, "booths", 4, NUMBER, "own Ticket Booths, from 1")
BOOTH_GOLD: Final = BOOTHS + 4
block(BOOTH_GOLD, "booth-gold", 8, NUMBER, "gold on them, from 1")
OTHER: Final = BOOTH_GOLD + 8

# -- another seat ------------------------------------------------------------------------------------------------------
IS_THERE: Final = 0
other(IS_THERE, "there", 1, FLAGS, "there is such a seat")
ITS_GOLD: Final = 1
other(ITS_GOLD, "gold", 25, NUMBER, "gold")
ITS_GOLD_FROM: Final = ITS_GOLD + 25
other(ITS_GOLD_FROM, "gold-from", 8, FLAGS, "gold is at least 1, 2, 4, 6, 8, 10, 13, 17")
ITS_HAND: Final = ITS_GOLD_FROM + 8
other(ITS_HAND, "hand-size", 13, NUMBER, "cards in hand")
ITS_CITY: Final = ITS_HAND + 13
other(ITS_CITY, "city", KINDS, CARD, "in the city")
ITS_BEAUTIFIED: Final = ITS_CITY + KINDS
other(ITS_BEAUTIFIED, "beautified", 4, NUMBER, "beautified districts, from 1")
ITS_SIZE: Final = ITS_BEAUTIFIED + 4
other(ITS_SIZE, "size", 13, NUMBER, "districts that the city counts as")
ITS_WORTH: Final = ITS_SIZE + 13
other(ITS_WORTH, "worth", 30, NUMBER, "points of the districts, in twos")
ITS_TYPE: Final = ITS_WORTH + 30
other(ITS_TYPE, "types", TYPES * TYPE_COUNTS, NUMBER, "districts of each type, six numbers a type; none is not said")
ITS_SHOWN: Final = ITS_TYPE + TYPES * TYPE_COUNTS
other(ITS_SHOWN, "shown", CHARACTERS, CHARACTER, "revealed in this round; Common City: lies before the seat")
ITS_MAYBE: Final = ITS_SHOWN + CHARACTERS
other(ITS_MAYBE, "maybe", CHARACTERS, CHARACTER, "may be held face down, for all that the own seat knows")
ITS_HIDDEN: Final = ITS_MAYBE + CHARACTERS
other(ITS_HIDDEN, "hidden", 4, NUMBER, "characters held face down")
ITS_LAST: Final = ITS_HIDDEN + 4
other(ITS_LAST, "last", CHARACTERS, CHARACTER, "shown in the round before")
ITS_BEFORE: Final = ITS_LAST + CHARACTERS
other(ITS_BEFORE, "before", CHARACTERS, CHARACTER, "shown two rounds before")
ITS_HABIT: Final = ITS_BEFORE + CHARACTERS
other(ITS_HABIT, "habit", CHARACTERS, CHARACTER, "shown twice or more in this game")
ITS_ORDER: Final = ITS_HABIT + CHARACTERS
other(ITS_ORDER, "order", 2, FLAGS, "chose before the own seat in this selection; after it")
ITS_COMPLETE: Final = ITS_ORDER + 2
other(ITS_COMPLETE, "complete", 1, FLAGS, "the city is complete")
ITS_STORED: Final = ITS_COMPLETE + 1
other(ITS_STORED, "stored", 6, NUMBER, "cards under the Museum, from 1")
ITS_LAP_POINTS: Final = ITS_STORED + 6
other(ITS_LAP_POINTS, "lap-points", 20, NUMBER, "points won at the ends of laps, in twos, from 1")
ITS_BOOTHS: Final = ITS_LAP_POINTS + 20
other(ITS_BOOTHS, "booths", 4, NUMBER, "Ticket Booths, from 1")
STRIDE: Final = ITS_BOOTHS + 4

FEATURES: Final = OTHER + (SEATS - 1) * STRIDE     # numbers are below this
assert BLOCKS[-1].first + BLOCKS[-1].size == OTHER and OTHERS[-1].first + OTHERS[-1].size == STRIDE


def digest() -> str:
    """A hash of everything that determines what a number means; `DIGEST` is the hash of this version."""
    lines = [f"{one.first} {one.name} {one.size} {one.about} {one.text}" for one in [*BLOCKS, *OTHERS]]
    lines += [f"{verb.first} {verb.word} {SIZES[verb.shape]}" for verb in VERBS[:KNOWN_VERBS]]
    lines += [f"{SEATS} {FEATURES}", " ".join(CARD_WORDS[:KNOWN_CARDS]), " ".join(CHARACTER_WORDS[:KNOWN_CHARACTERS])]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def meaning(feature: int) -> str:
    """What a feature means, in words: its block, and its card, character, seat or number."""
    if feature == 0:
        return "nothing"
    if not 0 < feature < FEATURES:
        raise ValueError(f"there is no feature {feature}")
    seat = ""
    found = BLOCKS
    if feature >= OTHER:
        seat = f"seat +{(feature - OTHER) // STRIDE + 1} "
        feature = (feature - OTHER) % STRIDE
        found = OTHERS
    for one in found:
        if one.first <= feature < one.first + one.size:
            i = feature - one.first
            word = str(i)
            if one.about == CARD:
                word = CARD_WORDS[i] if i < len(CARD_WORDS) else "no card"
            elif one.about == CHARACTER:
                word = CHARACTER_WORDS[i] if i < len(CHARACTER_WORDS) else "no character"
            elif one.about == SEAT:
                word = f"+{i}"
            return f"{seat}{one.name} {word}"
    raise AssertionError("the blocks have a gap")
