"""The verbs of the notation, one record each, with everything there is to know about a kind of move.

A move is one int, `verb + argument`, the same in every game of a release. The verbs that are played most come first,
so that their moves are small numbers, of which Python keeps one copy. The cards themselves say who may use a verb
(card.py); everything else is said here, and the parser, the terminal, the server, the browser and the docs read it.
"""
from __future__ import annotations

from typing import Final

from citadels.engine.ids import CHARACTERS, CITY, KINDS, SEATS

# What follows the word
PLAIN: Final = 0         # nothing
NUMBER: Final = 1        # 0 to 12
GOLD: Final = 2          # 1 to 99
CHARACTER: Final = 3
SEAT: Final = 4
CARD: Final = 5          # any card of a hand
DISTRICT: Final = 6      # a district, by its name alone
STANDING: Final = 7      # a district of the player's own city, plain or beautified
SEAT_STANDING: Final = 8  # a seat and a district of that city
SEAT_DISTRICT: Final = 9
SEAT_TYPE: Final = 10
SEAT_BOOTH: Final = 11
SIZES: Final = (1, 13, 99, CHARACTERS, SEATS, KINDS, KINDS, CITY, SEATS * CITY, SEATS * KINDS, SEATS * 5, SEATS * 3)

# Where on the table it is aimed
NOWHERE: Final = "button"
AT_HAND: Final = "hand"            # a card of the player's own hand
AT_OPEN_CARDS: Final = "tray"      # a card that lies open before the player
AT_OWN_CITY: Final = "own-city"
AT_A_CITY: Final = "city"
AT_PLAYER: Final = "player"
AT_CHARACTER: Final = "row"        # a character of the row that is called
AT_CHOICE: Final = "offer"         # a character that is offered in the selection
AT_BID: Final = "bid"

# Whose it is
COURSE: Final = "course"           # everybody: a step of the game's course
SALE: Final = "sale"               # everybody, where cards are sold
BY_CHARACTER: Final = "character"
BY_DISTRICT: Final = "district"
BY_ACTION: Final = "action"        # an action card

# Why it may be worth a question before it is played
SURE: Final = ""                   # it never is
IF_OWN: Final = "own-district"     # aimed at one's own city
IF_POINTLESS: Final = "named"      # aimed at oneself, or at a character that nobody can hold
IF_WASTEFUL: Final = "end"         # while something is left to do
ALWAYS: Final = "always"
IF_LOST: Final = "pass"            # where passing gives something up
IF_FEWER: Final = "fewer"          # where it leaves one with fewer cards than before

# What is told along with it
FORESEEN: Final = 1      # what it brings is known before it is played
SAID: Final = 2          # the words for it already say what it brings
PRICED: Final = 4        # its price is shown in a list of many like it
ALWAYS_PRICED: Final = 8  # a price of nothing is told too
CARDS_TOLD: Final = 16   # how many cards it brings or takes is told
LENT: Final = 32         # the gold it brings is what the player lacks: the price of it

# How usual it is as the next thing to do
A_CHOICE: Final = "choice"         # nothing is usual beside it
FREE_GAIN: Final = "gain"          # collected before anything else
CLOSES: Final = "closes"           # goes on where nothing is left to gain
UNUSUAL: Final = ""

# What a player gives up by ending the turn without it
GAIN: Final = "income"
ABILITY: Final = "power"
BUILDING: Final = "build"


class Verb:
    """One verb: its word, what follows it, and what it means to people."""

    def __init__(self, first: int, word: str, shape: int, owner: str, aim: str, key: str, order: int, tells: int,
                 staged: bool, doubt: str, usual: str, missed: str, uses: bool, picture: str, letter: str,
                 courtesy: bool, pays: bool, early: bool, rule: str) -> None:
        self.first = first      # its first move
        self.word = word
        self.shape = shape
        self.owner = owner
        self.aim = aim
        self.key = key          # of its texts: unlike the word, no two verbs share it
        self.order = order      # its place in a list that a person reads
        self.tells = tells
        self.staged = staged    # part of an act of several lines, which can be taken back until it is complete
        self.doubt = doubt
        self.usual = usual
        self.missed = missed
        self.uses = uses        # an answer by which a card is used, as an ability is
        self.picture = picture  # on its button, if it has a special one
        self.letter = letter    # the key that presses its button
        self.courtesy = courtesy    # bots always play it where they can, without thinking
        self.pays = pays        # a card's own way to pay for a district
        self.early = early      # worth thinking of before gathering
        self.rule = rule        # about answering with it, if no card asks for it
        self.sells = owner == SALE and aim == AT_HAND   # the player sells a card


VERBS: Final[list[Verb]] = []
VERB: Final[list[int]] = []      # the verb of every move, by its first move
RECORD: Final[dict[int, Verb]] = {}
MIDDLE: Final = 50               # the place of what answers a question


def verb(first: int, word: str, shape: int = PLAIN, owner: str = COURSE, aim: str = NOWHERE, key: str = "",
         order: int = MIDDLE, tells: int = 0, staged: bool = False, doubt: str = SURE, usual: str = UNUSUAL,
         missed: str = "", uses: bool = False, picture: str = "", letter: str = "", courtesy: bool = False,
         pays: bool = False, early: bool = True, rule: str = "") -> None:
    """Enter a verb. Its first move is defined before the call, so that compiled code has it as a constant."""
    assert first == len(VERB), word
    record = Verb(first, word, shape, owner, aim, key or word.replace(" ", "-"), order, tells, staged, doubt, usual,
                  missed, uses, picture, letter, courtesy, pays, early, rule)
    VERBS.append(record)
    RECORD[first] = record
    VERB.extend([first] * SIZES[shape])


def courtesy_among(moves: list[int]) -> int:
    """The one of these moves that needs no thinking; -1 for none."""
    for move in moves:
        if RECORD[VERB[move]].courtesy:
            return move
    return -1


# -- without an argument -----------------------------------------------------------------------------------------------
GOLD_MOVE: Final = 0
verb(GOLD_MOVE, "gold", order=1, tells=FORESEEN | SAID, usual=A_CHOICE, picture="gold", letter="g", early=False)
CARDS_MOVE: Final = 1
verb(CARDS_MOVE, "cards", order=2, tells=FORESEEN | SAID, usual=A_CHOICE, picture="cards", letter="d", early=False)
END: Final = 2
verb(END, "end", order=99, doubt=IF_WASTEFUL, usual=CLOSES, picture="done", letter="e")
DONE: Final = 3
verb(DONE, "done", owner=BY_CHARACTER, order=92, usual=CLOSES, picture="done", letter="e")
PASS: Final = 4
verb(PASS, "pass", order=95, doubt=IF_LOST, usual=CLOSES, picture="next", letter="e", rule="DX-TURN-6")
INCOME: Final = 5
verb(INCOME, "income", owner=BY_CHARACTER, order=3, tells=FORESEEN | CARDS_TOLD, usual=FREE_GAIN, missed=GAIN,
     picture="gold", letter="i")
BONUS: Final = 6
verb(BONUS, "bonus", owner=BY_CHARACTER, order=5, tells=FORESEEN | CARDS_TOLD, usual=FREE_GAIN, missed=GAIN,
     picture="gold", letter="i")
BONUS_GOLD: Final = 7
verb(BONUS_GOLD, "bonus gold", owner=BY_CHARACTER, order=6, tells=FORESEEN, missed=GAIN, picture="gold", letter="g")
BONUS_CARDS: Final = 8
verb(BONUS_CARDS, "bonus cards", owner=BY_CHARACTER, order=7, tells=FORESEEN | CARDS_TOLD, missed=GAIN,
     picture="cards", letter="d")
PAY: Final = 9
verb(PAY, "pay", order=48, tells=FORESEEN | ALWAYS_PRICED, usual=CLOSES, picture="gold", rule="DX-TURN-3")
USE_FRAMEWORK: Final = 10
verb(USE_FRAMEWORK, "framework", owner=BY_DISTRICT, staged=True, uses=True, picture="destroy", pays=True)
NOW: Final = 11
verb(NOW, "now", owner=BY_CHARACTER, order=47, tells=FORESEEN | ALWAYS_PRICED, picture="build")
HOLD: Final = 12
verb(HOLD, "hold", owner=BY_CHARACTER, order=91, usual=CLOSES, picture="hand", letter="e")
CONFISCATE: Final = 13
verb(CONFISCATE, "confiscate", owner=BY_CHARACTER, uses=True, picture="lock")
BRIBE: Final = 14
verb(BRIBE, "bribe", owner=BY_CHARACTER, order=45, tells=FORESEEN | ALWAYS_PRICED, picture="gold")
REFUSE: Final = 15
verb(REFUSE, "refuse", owner=BY_CHARACTER, order=46, doubt=ALWAYS, picture="close")
REVEAL: Final = 16
verb(REVEAL, "reveal", owner=BY_CHARACTER, tells=FORESEEN, uses=True, picture="watch")
STUDY: Final = 17
verb(STUDY, "study", owner=BY_CHARACTER, order=18, missed=ABILITY, picture="cards")
FORESEE: Final = 18
verb(FORESEE, "foresee", owner=BY_CHARACTER, order=15, missed=ABILITY, picture="watch")
REDRAW: Final = 19
verb(REDRAW, "redraw", owner=BY_CHARACTER, order=13, staged=True, picture="exchange")
USE_SMITHY: Final = 20
verb(USE_SMITHY, "smithy", owner=BY_DISTRICT, order=25, tells=FORESEEN | CARDS_TOLD, picture="cards")
TAKE_GOLD: Final = 21
verb(TAKE_GOLD, "take gold", owner=BY_CHARACTER, tells=FORESEEN | SAID, staged=True, picture="gold", letter="g")
TAKE_CARD: Final = 22
verb(TAKE_CARD, "take card", owner=BY_CHARACTER, staged=True, picture="cards", letter="d")
GIVE_GOLD: Final = 23
verb(GIVE_GOLD, "give gold", owner=BY_CHARACTER, staged=True, letter="g")
USE_GRAVEYARD: Final = 24
verb(USE_GRAVEYARD, "graveyard", owner=BY_DISTRICT, uses=True, picture="build")
RING: Final = 25
verb(RING, "bell-tower", owner=BY_DISTRICT, order=36, uses=True, picture="warning", early=False)
THANKS: Final = 26
verb(THANKS, "thanks", owner=BY_DISTRICT, usual=CLOSES, picture="done", courtesy=True)
SILENCE: Final = 27
verb(SILENCE, "silence", owner=BY_DISTRICT, doubt=ALWAYS, picture="close")
TENT: Final = 28
verb(TENT, "tent", owner=BY_ACTION, order=29)
BOOTH: Final = 29
verb(BOOTH, "booth", owner=BY_ACTION, order=30)
CASH: Final = 30
verb(CASH, "cash", owner=BY_ACTION, tells=FORESEEN, uses=True, picture="gold")
RINGMASTER: Final = 31
verb(RINGMASTER, "ringmaster", owner=BY_ACTION, order=34)
STRONGMAN: Final = 32
verb(STRONGMAN, "strongman", owner=BY_ACTION, uses=True)
ACROBAT: Final = 33
verb(ACROBAT, "acrobat", owner=BY_ACTION, uses=True)

# -- with an argument --------------------------------------------------------------------------------------------------
INCOME_N: Final = 34
verb(INCOME_N, "income", NUMBER, BY_CHARACTER, key="income-n", order=4, tells=FORESEEN | SAID, missed=GAIN,
     picture="gold")
PICK: Final = INCOME_N + 13
verb(PICK, "pick", CHARACTER, aim=AT_CHOICE, staged=True)
BUILD: Final = PICK + CHARACTERS
verb(BUILD, "build", DISTRICT, aim=AT_HAND, order=19, tells=FORESEEN | PRICED | ALWAYS_PRICED, staged=True,
     missed=BUILDING)
KEEP_CARD: Final = BUILD + KINDS
verb(KEEP_CARD, "keep", CARD, aim=AT_OPEN_CARDS, staged=True, rule="DX-TURN-1")
NAME: Final = KEEP_CARD + KINDS
verb(NAME, "name", CHARACTER, BY_CHARACTER, AT_CHARACTER, order=8, doubt=IF_POINTLESS, missed=ABILITY)
SWAP: Final = NAME + CHARACTERS
verb(SWAP, "swap", SEAT, BY_CHARACTER, AT_PLAYER, order=12, doubt=IF_FEWER, tells=FORESEEN | CARDS_TOLD)
LOOK: Final = SWAP + SEATS
verb(LOOK, "look", SEAT, BY_CHARACTER, AT_PLAYER, order=14, missed=ABILITY)
ALMS: Final = LOOK + SEATS
verb(ALMS, "alms", SEAT, BY_CHARACTER, AT_PLAYER, order=17, tells=FORESEEN | SAID, missed=ABILITY)
CROWN: Final = ALMS + SEATS
verb(CROWN, "crown", SEAT, BY_CHARACTER, AT_PLAYER, order=16, staged=True)
USE_THEATER: Final = CROWN + SEATS
verb(USE_THEATER, "theater", SEAT, BY_DISTRICT, AT_PLAYER, staged=True, uses=True)
SPY_ON: Final = USE_THEATER + SEATS
verb(SPY_ON, "spy", SEAT_TYPE, BY_CHARACTER, AT_PLAYER, order=11, missed=ABILITY)
SIGN: Final = SPY_ON + SEATS * 5
verb(SIGN, "sign", CHARACTER, BY_CHARACTER, AT_CHARACTER, order=9, staged=True, missed=ABILITY)
WARRANT: Final = SIGN + CHARACTERS
verb(WARRANT, "warrant", CHARACTER, BY_CHARACTER, AT_CHARACTER, staged=True)
FLOWER: Final = WARRANT + CHARACTERS
verb(FLOWER, "flower", CHARACTER, BY_CHARACTER, AT_CHARACTER, order=10, staged=True, missed=ABILITY)
THREATEN: Final = FLOWER + CHARACTERS
verb(THREATEN, "threaten", CHARACTER, BY_CHARACTER, AT_CHARACTER, staged=True)
DISCARD: Final = THREATEN + CHARACTERS
verb(DISCARD, "discard", CHARACTER, aim=AT_CHOICE, rule="DX-DRAFT-5")
GIVE_CHARACTER: Final = DISCARD + CHARACTERS
verb(GIVE_CHARACTER, "give", CHARACTER, BY_DISTRICT, AT_CHOICE, key="give-character", staged=True)
PUT: Final = GIVE_CHARACTER + CHARACTERS
verb(PUT, "put", CARD, BY_CHARACTER, AT_HAND, staged=True)
SPEND: Final = PUT + KINDS
verb(SPEND, "spend", CARD, BY_DISTRICT, AT_HAND, staged=True, uses=True, pays=True)
TAKE: Final = SPEND + KINDS
verb(TAKE, "take", CARD, BY_CHARACTER, AT_OPEN_CARDS, staged=True)
GIVE: Final = TAKE + KINDS
verb(GIVE, "give", CARD, BY_CHARACTER, AT_HAND, staged=True)
USE_LABORATORY: Final = GIVE + KINDS
verb(USE_LABORATORY, "laboratory", CARD, BY_DISTRICT, AT_HAND, order=26, tells=FORESEEN)
USE_MUSEUM: Final = USE_LABORATORY + KINDS
verb(USE_MUSEUM, "museum", CARD, BY_DISTRICT, AT_HAND, order=27)
BEAUTIFY: Final = USE_MUSEUM + KINDS
verb(BEAUTIFY, "beautify", DISTRICT, BY_CHARACTER, AT_OWN_CITY, order=21, tells=FORESEEN)
FOR: Final = BEAUTIFY + KINDS
verb(FOR, "for", STANDING, BY_CHARACTER, AT_OWN_CITY, tells=FORESEEN | ALWAYS_PRICED)
SACRIFICE: Final = FOR + CITY
verb(SACRIFICE, "sacrifice", STANDING, BY_DISTRICT, AT_OWN_CITY, staged=True, uses=True, pays=True)
DESTROY: Final = SACRIFICE + CITY
verb(DESTROY, "destroy", SEAT_STANDING, BY_CHARACTER, AT_A_CITY, order=22, doubt=IF_OWN,
     tells=FORESEEN | PRICED | ALWAYS_PRICED)
EXCHANGE: Final = DESTROY + SEATS * CITY
verb(EXCHANGE, "exchange", SEAT_STANDING, BY_CHARACTER, AT_A_CITY, order=23, staged=True)
SEIZE: Final = EXCHANGE + SEATS * CITY
verb(SEIZE, "seize", SEAT_STANDING, BY_CHARACTER, AT_A_CITY, order=24, tells=FORESEEN | PRICED | ALWAYS_PRICED)
USE_ARMORY: Final = SEIZE + SEATS * CITY
verb(USE_ARMORY, "armory", SEAT_STANDING, BY_DISTRICT, AT_A_CITY, order=28, doubt=IF_OWN)
BORROW: Final = USE_ARMORY + SEATS * CITY
verb(BORROW, "borrow", SEAT_DISTRICT, BY_CHARACTER, AT_HAND, order=20, tells=FORESEEN | PRICED | LENT, staged=True)
LIGHTHOUSE: Final = BORROW + SEATS * KINDS
verb(LIGHTHOUSE, "lighthouse", CARD, BY_DISTRICT, AT_OPEN_CARDS, uses=True)
CANNONBALL: Final = LIGHTHOUSE + KINDS
verb(CANNONBALL, "cannonball", STANDING, BY_ACTION, AT_OWN_CITY, order=35, staged=True)
FORTUNE: Final = CANNONBALL + CITY
verb(FORTUNE, "fortune", SEAT, BY_ACTION, AT_PLAYER, order=33)
TICKET: Final = FORTUNE + SEATS
verb(TICKET, "ticket", SEAT, BY_ACTION, AT_PLAYER, order=31)
TICKET_N: Final = TICKET + SEATS
verb(TICKET_N, "ticket", SEAT_BOOTH, BY_ACTION, AT_PLAYER, key="ticket-n", order=32)
SELL: Final = TICKET_N + SEATS * 3
verb(SELL, "sell", DISTRICT, SALE, AT_HAND, order=37, tells=FORESEEN | PRICED, early=False)
AUCTION: Final = SELL + KINDS
verb(AUCTION, "auction", DISTRICT, SALE, AT_HAND, order=38, early=False)
BID: Final = AUCTION + KINDS
verb(BID, "bid", GOLD, SALE, AT_BID, rule="CC-AUCTION-1")
MOVES: Final = BID + 99
assert len(VERB) == MOVES


def card_of(move: int) -> int:
    """The kind of card that a move names, -1 for none."""
    verb = RECORD[VERB[move]]
    if verb.shape in (STANDING, SEAT_STANDING):
        return (move - verb.first) % CITY // 2
    return (move - verb.first) % KINDS if verb.shape in (CARD, DISTRICT, SEAT_DISTRICT) else -1
