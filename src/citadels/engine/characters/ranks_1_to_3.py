"""The characters of ranks 1 to 3, one small class each."""
from __future__ import annotations

from citadels.engine.card import Character
from citadels.engine.dealings import gain_cards, take_gold, take_random_card
from citadels.engine.events import BEWITCHED, KILLED, LOOKED, MARKED, NEW_HAND, SPIED, SWAPPED
from citadels.engine.flow import go_on
from citadels.engine.ids import (
    FLOWER,
    FORESEE,
    LOOK,
    NAME,
    REDRAW,
    REDRAWING,
    RESISTING,
    RETURNING,
    SIGN,
    SIGNING,
    SPY_ON,
    SWAP,
    TAKING,
    THREATENING,
    USED_ACTION,
    USED_POWER,
)
from citadels.engine.state import State


class Namer(Character):
    """One who names a character."""

    verbs: tuple[int, ...] = (NAME,)
    name_rule = ""

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for character in g.setup.cast:
                if not self.why(g, seat, NAME + character):
                    found.append(NAME + character)

    def why(self, g: State, seat: int, move: int) -> str:
        if self.spent(g, USED_POWER):
            return "DX-TURN-5"
        character = move - NAME
        if character == g.turn.character or not g.setup.rank[character]:
            return self.name_rule
        return ""


class Assassin(Namer):
    name_rule = "DX-ASSASSIN-1"

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        g.round.killed = move - NAME
        g.tell(KILLED, seat, -1, move - NAME)
        if g.setup.resister >= 0:
            holder = g.holder(move - NAME)
            free = holder != seat or not g.turn.used & USED_ACTION
            if holder >= 0 and free and g.setup.resister in g.players[holder].hand:
                g.push(RESISTING, holder, move - NAME)


class Witch(Namer):
    """She does nothing but gather and bewitch; the rest of her turn comes with the bewitched character."""

    bound = True
    bewitches = True
    name_rule = "DX-WITCH-1"

    def why(self, g: State, seat: int, move: int) -> str:
        if not g.turn.gathered:
            return "DX-WITCH-1"
        return super().why(g, seat, move)

    def use(self, g: State, seat: int, move: int) -> None:
        g.round.bewitched = move - NAME
        g.tell(BEWITCHED, seat, -1, move - NAME)
        g.suspended = g.turn
        g.pop()
        go_on(g)


class Magistrate(Character):
    issues = True
    verbs: tuple[int, ...] = (SIGN,)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for character in g.setup.cast:
                if character != g.turn.character:
                    found.append(SIGN + character)

    def why(self, g: State, seat: int, move: int) -> str:
        if self.spent(g, USED_POWER):
            return "DX-TURN-5"
        character = move - SIGN
        return "" if g.setup.rank[character] and character != g.turn.character else "DX-MAGISTRATE-1"

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        g.turn.tokens = (move - SIGN,)
        g.push(SIGNING, seat, 0)


class Thief(Namer):
    robs = True
    name_rule = "DX-THIEF-1"

    def why(self, g: State, seat: int, move: int) -> str:
        rule = super().why(g, seat, move)
        if rule:
            return rule
        character = move - NAME
        if g.setup.rank[character] == 1 or character == g.round.killed or character == g.round.bewitched:
            return "DX-THIEF-2"
        return ""

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        g.round.robbed = move - NAME
        g.tell(MARKED, seat, -1, move - NAME)


class Spy(Character):
    verbs: tuple[int, ...] = (SPY_ON,)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for other in range(len(g.players)):
                if other != seat:
                    for type in range(5):
                        found.append(SPY_ON + other * 5 + type)

    def why(self, g: State, seat: int, move: int) -> str:
        if self.spent(g, USED_POWER):
            return "DX-TURN-5"
        other = (move - SPY_ON) // 5
        return "" if other != seat and other < len(g.players) else "DX-SPY-1"

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        other = (move - SPY_ON) // 5
        type = (move - SPY_ON) % 5
        victim = g.players[other]
        g.tell(SPIED, seat, other, type)
        g.tell(LOOKED, seat, other, 0, victim.hand)
        matches = 0
        for kind in victim.hand:
            if g.setup.districts[kind].type == type:
                matches += 1
        gold = min(matches, victim.gold)
        if gold:
            take_gold(g, seat, other, gold)
        gain_cards(g, seat, matches)


class Blackmailer(Character):
    blackmails = True
    verbs: tuple[int, ...] = (FLOWER,)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for character in g.setup.cast:
                if not unthreatened(g, character):
                    found.append(FLOWER + character)

    def why(self, g: State, seat: int, move: int) -> str:
        return "DX-TURN-5" if self.spent(g, USED_POWER) else unthreatened(g, move - FLOWER)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        g.turn.tokens = (move - FLOWER,)
        g.push(THREATENING, seat, 0)


def unthreatened(g: State, character: int) -> str:
    """The rule by which no threat may be put on a character, or nothing."""
    rank = g.setup.rank[character]
    if rank < 2 or character == g.round.killed:
        return "DX-BLACKMAILER-1"
    if character == g.turn.character:
        return "DX-BLACKMAILER-4"
    return "DX-BLACKMAILER-1" if character == g.round.bewitched else ""


class Magician(Character):
    verbs: tuple[int, ...] = (SWAP, REDRAW)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if self.spent(g, USED_POWER):
            return
        for other in range(len(g.players)):
            if other != seat:
                found.append(SWAP + other)
        if g.players[seat].hand and g.stock():
            found.append(REDRAW)

    def why(self, g: State, seat: int, move: int) -> str:
        if self.spent(g, USED_POWER):
            return "DX-TURN-5"
        if move == REDRAW:
            return "" if g.players[seat].hand and g.stock() else "DX-MAGICIAN-1"
        return "" if move - SWAP != seat and move - SWAP < len(g.players) else "DX-MAGICIAN-1"

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        if move == REDRAW:
            g.push(REDRAWING, seat, 0)
            return
        other = move - SWAP
        mine, theirs = g.players[seat], g.players[other]
        mine.hand, theirs.hand = theirs.hand, mine.hand
        g.tell(SWAPPED, seat, other)
        g.tell(NEW_HAND, seat, -1, len(mine.hand), mine.hand)
        g.tell(NEW_HAND, other, -1, len(theirs.hand), theirs.hand)


class Wizard(Character):
    verbs: tuple[int, ...] = (LOOK,)
    doubles = True

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for other in range(len(g.players)):
                if other != seat and g.players[other].hand:
                    found.append(LOOK + other)

    def why(self, g: State, seat: int, move: int) -> str:
        if self.spent(g, USED_POWER):
            return "DX-TURN-5"
        other = move - LOOK
        if other == seat or other >= len(g.players):
            return "DX-WIZARD-1"
        return "" if g.players[other].hand else "RU-21"

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        g.tell(LOOKED, seat, move - LOOK, 0, g.players[move - LOOK].hand)
        g.push(TAKING, seat, move - LOOK)


class Seer(Character):
    verbs: tuple[int, ...] = (FORESEE,)
    builds = 2
    builds_rule = "DX-SEER-1"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.why(g, seat, FORESEE):
            found.append(FORESEE)

    def why(self, g: State, seat: int, move: int) -> str:
        if self.spent(g, USED_POWER):
            return "DX-TURN-5"
        for other in range(len(g.players)):
            if other != seat and g.players[other].hand:
                return ""
        return "DX-SEER-1"

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        owed: list[int] = []
        for step in range(1, len(g.players)):
            other = (seat + step) % len(g.players)
            if g.players[other].hand:
                take_random_card(g, seat, other)
                owed.append(other)
        g.turn.owed = tuple(owed)
        g.push(RETURNING, seat, 0)
