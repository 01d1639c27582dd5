"""The characters of ranks 1 to 3, one small class each."""
from __future__ import annotations

from citadels.engine.card import Answers, Character, used_up
from citadels.engine.events import BEWITCHED, KILLED, LOOKED, MARKED, NEW_HAND, SPIED, SWAPPED
from citadels.engine.flow import go_on
from citadels.engine.ids import (
    REDRAWING,
    RESISTING,
    RETURNING,
    SIGNING,
    TAKING,
    THREATENING,
    USED_ACTION,
    USED_POWER,
)
from citadels.engine.refusal import (
    ALL_HANDS_EMPTY,
    EMPTY_HAND,
    FIRST_RANK,
    GATHER_FIRST,
    IS_BEWITCHED,
    IS_KILLED,
    NO_CARDS,
    OWN_CHARACTER,
    POWER_USED,
    THEIR_HAND_EMPTY,
    Refusal,
)
from citadels.engine.state import State
from citadels.engine.transfers import gain_cards, take_gold, take_random_card
from citadels.engine.verbs import (
    BRIBE,
    CONFISCATE,
    DONE,
    FLOWER,
    FORESEE,
    GIVE,
    HOLD,
    LOOK,
    NAME,
    NOW,
    PUT,
    REDRAW,
    REFUSE,
    REVEAL,
    SIGN,
    SPY_ON,
    SWAP,
    TAKE,
    THREATEN,
    WARRANT,
)


class Namer(Character):
    """A character that names another one."""

    verbs: tuple[int, ...] = (NAME,)
    name_rule = ""

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for character in g.setup.cast:
                if self.why(g, seat, NAME + character) is None:
                    found.append(NAME + character)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if self.spent(g, USED_POWER):
            return used_up()
        return unnamed(g, move - NAME, self.name_rule)


def unnamed(g: State, character: int, rule: str) -> Refusal | None:
    """Why a character of the game cannot be chosen by any: it is the one that chooses."""
    return Refusal(rule, OWN_CHARACTER) if character == g.turn.character else None


def spared(g: State, character: int, rule: str) -> Refusal | None:
    """Why a character can be neither robbed nor threatened."""
    if g.setup.rank[character] == 1:
        return Refusal(rule, FIRST_RANK)
    if character == g.round.killed:
        return Refusal(rule, IS_KILLED)
    return Refusal(rule, IS_BEWITCHED) if character == g.round.bewitched else None


class Assassin(Namer):
    word = "assassin"
    kills = True
    name_rule = "DX-ASSASSIN-1"

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if self.spent(g, USED_POWER) and g.round.killed < 0:
            return Refusal("CI-STRONGMAN-2", POWER_USED)
        return super().why(g, seat, move)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        g.round.killed = move - NAME
        g.emit(KILLED, seat, -1, move - NAME, source=self.source)
        if g.setup.resister >= 0:
            holder = g.holder(move - NAME)
            free = holder != seat or not g.turn.used & USED_ACTION
            if holder >= 0 and free and g.setup.resister in g.players[holder].hand:
                g.push(RESISTING, holder, move - NAME)


class Witch(Namer):
    """She only gathers and bewitches; the rest of her turn comes with the bewitched character."""

    word = "witch"
    bound = True
    bound_rule = "DX-WITCH-1"
    bewitches = True
    victim_rule = "DX-WITCH-2"
    name_rule = "DX-WITCH-1"

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if not g.turn.gathered:
            return Refusal("DX-WITCH-1", GATHER_FIRST)
        return super().why(g, seat, move)

    def use(self, g: State, seat: int, move: int) -> None:
        g.round.bewitched = move - NAME
        g.emit(BEWITCHED, seat, -1, move - NAME, source=self.source)
        g.suspended = g.turn
        g.pop()
        go_on(g)


class Magistrate(Character):
    word = "magistrate"
    issues = True
    verbs: tuple[int, ...] = (SIGN,)
    answers: Answers = ((WARRANT, "DX-MAGISTRATE-1"), (CONFISCATE, "DX-MAGISTRATE-2"))

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for character in g.setup.cast:
                if character != g.turn.character:
                    found.append(SIGN + character)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        return used_up() if self.spent(g, USED_POWER) else unnamed(g, move - SIGN, "DX-MAGISTRATE-1")

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        g.turn.tokens = (move - SIGN,)
        g.push(SIGNING, seat, 0)


class Thief(Namer):
    word = "thief"
    robs = True
    name_rule = "DX-THIEF-1"

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        refusal = None if self.spent(g, USED_POWER) else spared(g, move - NAME, "DX-THIEF-2")
        return refusal or super().why(g, seat, move)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        g.round.robbed = move - NAME
        g.emit(MARKED, seat, -1, move - NAME, source=self.source)


class Spy(Character):
    word = "spy"
    verbs: tuple[int, ...] = (SPY_ON,)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for other in range(len(g.players)):
                if other != seat:
                    for type in range(5):
                        found.append(SPY_ON + other * 5 + type)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if self.spent(g, USED_POWER):
            return used_up()
        other = (move - SPY_ON) // 5
        return None if other != seat and other < len(g.players) else Refusal("DX-SPY-1")

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        other = (move - SPY_ON) // 5
        type = (move - SPY_ON) % 5
        victim = g.players[other]
        g.emit(SPIED, seat, other, type, source=self.source)
        g.emit(LOOKED, seat, other, 0, victim.hand, self.source)
        matches = 0
        for kind in victim.hand:
            if g.setup.districts[kind].type == type:
                matches += 1
        gold = min(matches, victim.gold)
        if gold:
            take_gold(g, seat, other, gold, self.source)
        gain_cards(g, seat, matches, self.source)


class Blackmailer(Character):
    word = "blackmailer"
    blackmails = True
    threat_rule = "DX-BLACKMAILER-2"
    verbs: tuple[int, ...] = (FLOWER,)
    answers: Answers = ((THREATEN, "DX-BLACKMAILER-1"), (BRIBE, "DX-BLACKMAILER-2"), (REFUSE, "DX-BLACKMAILER-2"),
                        (REVEAL, "DX-BLACKMAILER-3"))

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for character in g.setup.cast:
                if unthreatened(g, character) is None:
                    found.append(FLOWER + character)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        return used_up() if self.spent(g, USED_POWER) else unthreatened(g, move - FLOWER)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        g.turn.tokens = (move - FLOWER,)
        g.push(THREATENING, seat, 0)


def unthreatened(g: State, character: int) -> Refusal | None:
    """Why no threat may be put on a character."""
    rule = "DX-BLACKMAILER-4" if character == g.turn.character else "DX-BLACKMAILER-1"
    return unnamed(g, character, rule) or spared(g, character, rule)


class Magician(Character):
    word = "magician"
    verbs: tuple[int, ...] = (SWAP, REDRAW)
    answers: Answers = ((PUT, "DX-MAGICIAN-1"), (DONE, "DX-MAGICIAN-1"))

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if self.spent(g, USED_POWER):
            return
        for other in range(len(g.players)):
            if other != seat:
                found.append(SWAP + other)
        if g.players[seat].hand and g.stock():
            found.append(REDRAW)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if self.spent(g, USED_POWER):
            return used_up()
        if move != REDRAW:
            return None if move - SWAP != seat and move - SWAP < len(g.players) else Refusal("DX-MAGICIAN-1")
        if not g.players[seat].hand:
            return Refusal("DX-MAGICIAN-1", EMPTY_HAND)
        return None if g.stock() else Refusal("DX-MAGICIAN-1", NO_CARDS)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        if move == REDRAW:
            g.push(REDRAWING, seat, 0)
            return
        other = move - SWAP
        mine, theirs = g.players[seat], g.players[other]
        mine.hand, theirs.hand = theirs.hand, mine.hand
        g.emit(SWAPPED, seat, other, source=self.source)
        g.emit(NEW_HAND, seat, -1, len(mine.hand), mine.hand, self.source)
        g.emit(NEW_HAND, other, -1, len(theirs.hand), theirs.hand, self.source)


class Wizard(Character):
    word = "wizard"
    verbs: tuple[int, ...] = (LOOK,)
    answers: Answers = ((TAKE, "DX-WIZARD-3"), (NOW, "DX-WIZARD-1"), (HOLD, "DX-WIZARD-1"))
    doubles = True

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for other in range(len(g.players)):
                if other != seat and g.players[other].hand:
                    found.append(LOOK + other)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if self.spent(g, USED_POWER):
            return used_up()
        other = move - LOOK
        if other == seat or other >= len(g.players):
            return Refusal("DX-WIZARD-1")
        return None if g.players[other].hand else Refusal("RU-21", THEIR_HAND_EMPTY)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        g.emit(LOOKED, seat, move - LOOK, 0, g.players[move - LOOK].hand, self.source)
        g.push(TAKING, seat, move - LOOK)


class Seer(Character):
    word = "seer"
    verbs: tuple[int, ...] = (FORESEE,)
    answers: Answers = ((GIVE, "DX-SEER-1"),)
    builds = 2
    builds_rule = "DX-SEER-1"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if self.why(g, seat, FORESEE) is None:
            found.append(FORESEE)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if self.spent(g, USED_POWER):
            return used_up()
        for other in range(len(g.players)):
            if other != seat and g.players[other].hand:
                return None
        return Refusal("DX-SEER-1", ALL_HANDS_EMPTY)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        owed: list[int] = []
        for step in range(1, len(g.players)):
            other = (seat + step) % len(g.players)
            if g.players[other].hand:
                take_random_card(g, seat, other, self.source)
                owed.append(other)
        g.turn.owed = tuple(owed)
        g.push(RETURNING, seat, 0)
