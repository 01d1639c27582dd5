"""The vocabulary of the engine: plain numbers for types, cards, moves and steps.

A move is one int, `verb + argument`, the same in every game of a release. The verbs that are
played most come first, so that their moves are small numbers that Python keeps ready-made.
"""
from __future__ import annotations

from typing import Final

# Types of districts
NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4
COLOURLESS: Final = 5   # an action card in a city
NO_TYPE: Final = -1

# Characters: three to a rank, in order of the deluxe ranks
ASSASSIN: Final = 0
WITCH: Final = 1
MAGISTRATE: Final = 2
THIEF: Final = 3
SPY: Final = 4
BLACKMAILER: Final = 5
MAGICIAN: Final = 6
WIZARD: Final = 7
SEER: Final = 8
KING: Final = 9
EMPEROR: Final = 10
PATRICIAN: Final = 11
BISHOP: Final = 12
ABBOT: Final = 13
CARDINAL: Final = 14
MERCHANT: Final = 15
ALCHEMIST: Final = 16
TRADER: Final = 17
ARCHITECT: Final = 18
NAVIGATOR: Final = 19
SCHOLAR: Final = 20
WARLORD: Final = 21
DIPLOMAT: Final = 22
MARSHAL: Final = 23
QUEEN: Final = 24
ARTIST: Final = 25
TAX_COLLECTOR: Final = 26
CHARACTERS: Final = 27

# Cards: the kinds of district (basic, unique of deluxe, the others of classic), then the action cards
MANOR: Final = 0
TOWN_HALL: Final = 12
FORTRESS: Final = 16
ARMORY: Final = 17
BASILICA: Final = 18
CAPITOL: Final = 19
DRAGON_GATE: Final = 20
FACTORY: Final = 21
FRAMEWORK: Final = 22
GOLD_MINE: Final = 23
GREAT_WALL: Final = 24
HAUNTED_QUARTER: Final = 25
IMPERIAL_TREASURY: Final = 26
IVORY_TOWER: Final = 27
KEEP: Final = 28
LABORATORY: Final = 29
LIBRARY: Final = 30
MAP_ROOM: Final = 31
MONUMENT: Final = 32
MUSEUM: Final = 33
NECROPOLIS: Final = 34
OBSERVATORY: Final = 35
PARK: Final = 36
POOR_HOUSE: Final = 37
QUARRY: Final = 38
SCHOOL_OF_MAGIC: Final = 39
SECRET_VAULT: Final = 40
SMITHY: Final = 41
STABLES: Final = 42
STATUE: Final = 43
THEATER: Final = 44
THIEVES_DEN: Final = 45
WISHING_WELL: Final = 46
GRAVEYARD: Final = 47
UNIVERSITY: Final = 48
LIGHTHOUSE_CARD: Final = 49
BELL_TOWER: Final = 50
HOSPITAL: Final = 51
THRONE_ROOM: Final = 52
BALLROOM: Final = 53
BIG_TOP: Final = 54
TICKET_BOOTH: Final = 55
ACROBAT_CARD: Final = 56
FORTUNE_TELLER: Final = 57
STRONGMAN_CARD: Final = 58
RINGMASTER_CARD: Final = 59
HUMAN_CANNONBALL: Final = 60
BASIC: Final = 17       # kinds below this are basic districts
DISTRICTS: Final = 54   # kinds below this are districts
CARDS: Final = 61
STAR: Final = 64        # added to a kind in a city: it is beautified

SEATS: Final = 9
CITY: Final = 2 * DISTRICTS  # a district in a city, plain or beautified: kind * 2 + beautified

# Verbs without argument
GOLD_MOVE: Final = 0
CARDS_MOVE: Final = 1
END: Final = 2
DONE: Final = 3
PASS: Final = 4
INCOME: Final = 5
BONUS: Final = 6
BONUS_GOLD: Final = 7
BONUS_CARDS: Final = 8
PAY: Final = 9
USE_FRAMEWORK: Final = 10
NOW: Final = 11
HOLD: Final = 12
CONFISCATE: Final = 13
BRIBE: Final = 14
REFUSE: Final = 15
REVEAL: Final = 16
STUDY: Final = 17
FORESEE: Final = 18
REDRAW: Final = 19
USE_SMITHY: Final = 20
TAKE_GOLD: Final = 21
TAKE_CARD: Final = 22
GIVE_GOLD: Final = 23
USE_GRAVEYARD: Final = 24
RING: Final = 25
THANKS: Final = 26
SILENCE: Final = 27
TENT: Final = 28
BOOTH: Final = 29
CASH: Final = 30
RINGMASTER: Final = 31
STRONGMAN: Final = 32
ACROBAT: Final = 33
# Verbs with an argument
INCOME_N: Final = 34                     # gold taken, 0-12
PICK: Final = INCOME_N + 13              # character
BUILD: Final = PICK + CHARACTERS         # district
KEEP_CARD: Final = BUILD + DISTRICTS     # card
NAME: Final = KEEP_CARD + CARDS          # character
SWAP: Final = NAME + CHARACTERS          # seat
LOOK: Final = SWAP + SEATS               # seat
ALMS: Final = LOOK + SEATS               # seat
CROWN: Final = ALMS + SEATS              # seat
USE_THEATER: Final = CROWN + SEATS       # seat
SPY_ON: Final = USE_THEATER + SEATS      # seat * 5 + type
SIGN: Final = SPY_ON + SEATS * 5         # character
WARRANT: Final = SIGN + CHARACTERS       # character
FLOWER: Final = WARRANT + CHARACTERS     # character
THREATEN: Final = FLOWER + CHARACTERS    # character
DISCARD: Final = THREATEN + CHARACTERS   # character
GIVE_CHARACTER: Final = DISCARD + CHARACTERS
PUT: Final = GIVE_CHARACTER + CHARACTERS  # card
SPEND: Final = PUT + CARDS               # card
TAKE: Final = SPEND + CARDS              # card
GIVE: Final = TAKE + CARDS               # card
USE_LABORATORY: Final = GIVE + CARDS     # card
USE_MUSEUM: Final = USE_LABORATORY + CARDS  # card
BEAUTIFY: Final = USE_MUSEUM + CARDS     # district
FOR: Final = BEAUTIFY + DISTRICTS        # own district
SACRIFICE: Final = FOR + CITY            # own district
DESTROY: Final = SACRIFICE + CITY        # seat * CITY + district
EXCHANGE: Final = DESTROY + SEATS * CITY
SEIZE: Final = EXCHANGE + SEATS * CITY
USE_ARMORY: Final = SEIZE + SEATS * CITY
BORROW: Final = USE_ARMORY + SEATS * CITY  # seat * DISTRICTS + district
LIGHTHOUSE: Final = BORROW + SEATS * DISTRICTS  # card
CANNONBALL: Final = LIGHTHOUSE + CARDS   # own district
FORTUNE: Final = CANNONBALL + CITY       # seat
TICKET: Final = FORTUNE + SEATS          # seat
TICKET_N: Final = TICKET + SEATS         # seat * 3 + booth
SELL: Final = TICKET_N + SEATS * 3       # district
AUCTION: Final = SELL + DISTRICTS        # district
BID: Final = AUCTION + DISTRICTS         # gold - 1
MOVES: Final = BID + 99

VERBS: Final[list[int]] = [*range(INCOME_N), INCOME_N, PICK, BUILD, KEEP_CARD, NAME, SWAP, LOOK, ALMS, CROWN,
                           USE_THEATER, SPY_ON, SIGN, WARRANT, FLOWER, THREATEN, DISCARD, GIVE_CHARACTER, PUT, SPEND,
                           TAKE, GIVE, USE_LABORATORY, USE_MUSEUM, BEAUTIFY, FOR, SACRIFICE, DESTROY, EXCHANGE, SEIZE,
                           USE_ARMORY, BORROW, LIGHTHOUSE, CANNONBALL, FORTUNE, TICKET, TICKET_N, SELL, AUCTION, BID]


def _verb_of_each_move() -> list[int]:
    table: list[int] = []
    ends = [*VERBS[1:], MOVES]
    for verb, end in zip(VERBS, ends, strict=True):
        table += [verb] * (end - verb)
    return table


VERB: Final[list[int]] = _verb_of_each_move()  # the verb of every move

# What may be used once a turn: bits of Turn.used
USED_INCOME: Final = 1
USED_BONUS: Final = 2
USED_POWER: Final = 4
USED_AGAIN: Final = 8       # the second of two uses
USED_LABORATORY: Final = 16
USED_SMITHY: Final = 32
USED_MUSEUM: Final = 64
USED_WARRANT: Final = 128   # the first paid district of this turn has been offered to the Magistrate

USED_BUILT: Final = 256     # a district was built
USED_ACT: Final = 512       # the act that closes the turn is done
USED_ACTION: Final = 1024   # an action card was played
USED_RINGMASTER: Final = 2048
USED_MURDERED: Final = 4096  # Common City: the turn of a murdered character
USED_VICTIM: Final = 8192    # Common City: the turn of a bewitched one

# Steps: the kinds of decision
PICKING: Final = 0
STAGING: Final = 1
CASTING: Final = 2
ACTING: Final = 3
KEEPING: Final = 4
STUDYING: Final = 5
SIGNING: Final = 6
THREATENING: Final = 7
ANSWERING: Final = 8
TURNING: Final = 9
REDRAWING: Final = 10
TAKING: Final = 11
USING: Final = 12
RETURNING: Final = 13
TOLLING: Final = 14
CROWNING: Final = 15
PAYING: Final = 16
LENDING: Final = 17
EXCHANGING: Final = 18
CONFISCATING: Final = 19
GRANTING: Final = 20
MOURNING: Final = 21
SEARCHING: Final = 22
RINGING: Final = 23
THANKING: Final = 24
RESISTING: Final = 25
TUMBLING: Final = 26
CASHING: Final = 27
VISITING: Final = 28
FORTUNE_TAKING: Final = 29
LAUNCHING: Final = 30
BIDDING: Final = 31


def place_of(item: int) -> int:
    """The argument that stands for a district in a city (kind, or kind + STAR)."""
    return (item & 63) * 2 + (item >> 6)


def item_of(place: int) -> int:
    """The district in a city that an argument stands for."""
    return place // 2 + (place % 2) * STAR
