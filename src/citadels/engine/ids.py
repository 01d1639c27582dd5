"""The vocabulary of the engine: plain numbers for types, characters, cards, steps and what a turn has used.

Verbs have a file of their own (verbs.py), and so have the words for all of these (words.py).
"""
from __future__ import annotations

from typing import Final

# Types of districts
NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4
COLORLESS: Final = 5   # an action card in a city
NO_TYPE: Final = -1

# How many there may be: words.py guards the first two, Edition the others. A set of kinds or characters is one int,
# which compiled code handles quickest below 62 bits.
KINDS: Final = 64       # kinds of cards, a power of 2
CHARACTERS: Final = 30
LAST_RANK: Final = 9    # the rank that a game may do without
SEATS: Final = 9

# The rank of the King and those in his place. The crown depends on it, so rules name it: it never lies face up in the
# selection, is revealed at the end of the round if it was killed, and is what Queen and Acrobat wait for.
CROWN_RANK: Final = 4

# Cards: first the action cards, then all kinds of district, basic ones first; whatever comes later is a district
DISTRICTS: Final = 7    # kinds below this are action cards
STAR: Final = KINDS     # added to a kind in a city: it is beautified
KIND: Final = KINDS - 1  # the bits of the kind alone
CITY: Final = 2 * KINDS  # a district in a city as an argument, plain or beautified: kind * 2 + beautified

# Why something happens: a kind of card, or one of these
BY_CHARACTER: Final = KINDS             # + the character, for its ability
BY_TYPE: Final = KINDS + CHARACTERS     # + the type, for what districts of it bring

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
USED_ACT: Final = 512       # rank 8 has acted, and only the end of the turn may follow
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
