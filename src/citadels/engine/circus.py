"""The action cards of the circus edition, in alphabetical order. In a hand, they are cards like districts."""
from __future__ import annotations

from citadels.engine.card import Answers, District
from citadels.engine.cities import add, bury
from citadels.engine.events import (
    ASKED_FORTUNE,
    BOUGHT_TICKET,
    CHEERED,
    DREW,
    LAUNCHED,
    LOOKED,
    OPENED_BOOTH,
    PITCHED,
)
from citadels.engine.ids import (
    CASHING,
    COLORLESS,
    DISTRICTS,
    FORTUNE_TAKING,
    KIND,
    LAUNCHING,
    USED_ACTION,
    USED_RINGMASTER,
    VISITING,
)
from citadels.engine.refusal import (
    ACTION_USED,
    COST,
    NO_CARDS,
    NONE_DEARER,
    NOT_BUILT,
    NOT_DEARER,
    NOT_HELD,
    STANDS,
    THEIR_HAND_EMPTY,
    USED,
    Refusal,
    nearest,
)
from citadels.engine.state import State, places, standing, without
from citadels.engine.transfers import gain_cards
from citadels.engine.verbs import (
    ACROBAT,
    BOOTH,
    CANNONBALL,
    CASH,
    FORTUNE,
    RINGMASTER,
    STRONGMAN,
    TAKE,
    TENT,
    TICKET,
    TICKET_N,
    VERB,
)


class ActionCard(District):
    """Played from the hand; a player may play one in each of their turns."""

    type = COLORLESS
    buildable = False
    unbuildable_rule = "CI-ACTION-4"
    held = 1
    points_rule = "CI-ACTION-3"

    def unplayable(self, g: State, seat: int) -> Refusal | None:
        """Why this card cannot be played from the hand now."""
        if self.kind not in g.players[seat].hand:
            return Refusal("CI-ACTION-2", NOT_HELD, card=self.kind)
        return Refusal("CI-ACTION-2", ACTION_USED) if g.turn.used & USED_ACTION else None

    def leave_hand(self, g: State, seat: int) -> None:
        """Play it: it goes to the discard pile."""
        g.turn.used |= USED_ACTION
        discard_from_hand(g, seat, self.kind)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        return self.unplayable(g, seat)


def discard_from_hand(g: State, seat: int, kind: int) -> None:
    g.players[seat].hand = without(g.players[seat].hand, kind)
    bury(g, seat, (kind,), kind)


class Acrobat(ActionCard):
    """Only a reaction: steps.Tumbling."""

    word = "acrobat"
    tumbles = True
    answers: Answers = ((ACROBAT, "CI-ACROBAT-1"),)


class BigTop(ActionCard):
    word = "big-top"
    verbs: tuple[int, ...] = (TENT,)
    safe_rule = "CI-TENT-3"
    stays = True

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        found.append(TENT)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_ACTION
        g.players[seat].hand = without(g.players[seat].hand, self.kind)
        g.emit(PITCHED, seat, -1, self.kind, source=self.kind)
        add(g, seat, self.kind)


class FortuneTeller(ActionCard):
    word = "fortune-teller"
    verbs: tuple[int, ...] = (FORTUNE,)
    answers: Answers = ((TAKE, "CI-FORTUNE-1"),)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        for other in range(len(g.players)):
            if other != seat and g.players[other].hand:
                found.append(FORTUNE + other)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        refusal = self.unplayable(g, seat)
        if refusal is not None:
            return refusal
        other = move - FORTUNE
        if other == seat or other >= len(g.players):
            return Refusal("CI-FORTUNE-1")
        return None if g.players[other].hand else Refusal("RU-21", THEIR_HAND_EMPTY)

    def use(self, g: State, seat: int, move: int) -> None:
        g.emit(ASKED_FORTUNE, seat, move - FORTUNE, source=self.kind)
        self.leave_hand(g, seat)
        g.emit(LOOKED, seat, move - FORTUNE, 0, g.players[move - FORTUNE].hand, self.kind)
        g.push(FORTUNE_TAKING, seat, move - FORTUNE)


class HumanCannonball(ActionCard):
    word = "human-cannonball"
    verbs: tuple[int, ...] = (CANNONBALL,)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        for place in places(g.players[seat].city):
            if replacements(g, seat, place):
                found.append(CANNONBALL + place)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        refusal = self.unplayable(g, seat)
        if refusal is not None:
            return refusal
        place = move - CANNONBALL
        old = standing(g.players[seat].city, place)
        if old < 0:
            there = g.players[seat].names >> place // 2 & 1
            return Refusal("CI-CANNONBALL-1", "" if there else NOT_BUILT, card=place // 2)
        if old < DISTRICTS:
            return Refusal("CI-TENT-4")
        found = [Refusal("CI-CANNONBALL-1", NONE_DEARER, cost=g.setup.districts[old & KIND].cost)]
        for kind in g.players[seat].hand:
            if kind >= DISTRICTS:
                refusal = unfit(g, seat, old, kind)
                if refusal is None:
                    return None
                if refusal.reason != NOT_DEARER:
                    found.append(refusal)
        return nearest(found)

    def use(self, g: State, seat: int, move: int) -> None:
        g.emit(LAUNCHED, seat, -1, (move - CANNONBALL) // 2, source=self.kind)
        self.leave_hand(g, seat)
        g.push(LAUNCHING, seat, move - CANNONBALL)


def unfit(g: State, seat: int, old: int, kind: int) -> Refusal | None:
    """Why a card of the hand cannot replace a district of the seat's city."""
    player = g.players[seat]
    cost = g.setup.districts[old & KIND].cost
    difference = g.setup.districts[kind].cost - cost
    if difference <= 0:
        return Refusal("CI-CANNONBALL-1", NOT_DEARER, cost=cost)
    for item in without(player.city, old):
        if item & KIND == kind:
            return Refusal("CI-CANNONBALL-2", STANDS, card=kind)
    return None if difference <= player.gold else Refusal("CI-CANNONBALL-1", COST, cost=difference, gold=player.gold)


def replacements(g: State, seat: int, place: int) -> list[int]:
    """The cards that may replace a district of the seat's city, each kind once. It must be quick; `unfit` explains."""
    player = g.players[seat]
    old = standing(player.city, place)
    rest = without(player.city, old)
    names = 0
    for item in rest:
        names |= 1 << (item & KIND)
    found: list[int] = []
    for kind in player.hand:
        if kind >= DISTRICTS and kind not in found and not names >> kind & 1:
            difference = g.setup.districts[kind].cost - g.setup.districts[old & KIND].cost
            if 0 < difference <= player.gold:
                found.append(kind)
    return found


class Ringmaster(ActionCard):
    word = "ringmaster"
    verbs: tuple[int, ...] = (RINGMASTER,)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        found.append(RINGMASTER)

    def use(self, g: State, seat: int, move: int) -> None:
        g.emit(CHEERED, seat, source=self.kind)
        self.leave_hand(g, seat)
        g.turn.used |= USED_RINGMASTER


class Strongman(ActionCard):
    """Only a reaction: steps.Resisting."""

    word = "strongman"
    resists = True
    answers: Answers = ((STRONGMAN, "CI-STRONGMAN-1"),)


class TicketBooth(ActionCard):
    """Lies in front of its owner; the others buy tickets."""

    word = "ticket-booth"
    verbs: tuple[int, ...] = (BOOTH, TICKET, TICKET_N)
    sells = True
    answers: Answers = ((CASH, "CI-BOOTH-2"),)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        found.append(BOOTH)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if VERB[move] == BOOTH:
            return self.unplayable(g, seat)
        return self.no_ticket(g, seat, move)

    def no_ticket(self, g: State, seat: int, move: int) -> Refusal | None:
        tickets: list[int] = []
        ticket_moves(g, seat, tickets)
        if move in tickets:
            return None
        owner = move - TICKET if VERB[move] == TICKET else (move - TICKET_N) // 3
        if owner == seat:
            return Refusal("CI-BOOTH-3")
        booth = 0 if VERB[move] == TICKET else (move - TICKET_N) % 3
        count = len(booths(g, owner)) if owner < len(g.players) else 0
        if booth >= count or (VERB[move] == TICKET) != (count == 1):
            return Refusal("CI-BOOTH-1")
        if g.players[seat].gold < 1:
            return Refusal("CI-BOOTH-1", COST, cost=1, gold=0)
        return Refusal("CI-BOOTH-4", USED if g.stock() else NO_CARDS)

    def use(self, g: State, seat: int, move: int) -> None:
        if VERB[move] == BOOTH:
            g.turn.used |= USED_ACTION
            g.players[seat].hand = without(g.players[seat].hand, self.kind)
            set_booths(g, seat, (*booths(g, seat), 0))
            g.emit(OPENED_BOOTH, seat, -1, self.kind, source=self.kind)
            return
        owner = move - TICKET if VERB[move] == TICKET else (move - TICKET_N) // 3
        i = 0 if VERB[move] == TICKET else (move - TICKET_N) % 3
        g.players[seat].gold -= 1
        row = list(booths(g, owner))
        row[i] = (row[i] // 2 + 1) * 2 + 1
        set_booths(g, owner, tuple(row))
        g.emit(BOUGHT_TICKET, seat, owner, i + 1, source=self.kind)
        if g.stock() == 1:
            gain_cards(g, seat, 1, self.kind)
            g.push(CASHING, owner, i)
            return
        g.turn.drawn = g.draw(2)
        g.emit(DREW, seat, -1, len(g.turn.drawn), g.turn.drawn, self.kind)
        g.push(VISITING, seat, owner * 3 + i)


def booths(g: State, seat: int) -> tuple[int, ...]:
    return g.booths[seat] if g.booths else ()


def set_booths(g: State, seat: int, row: tuple[int, ...]) -> None:
    rows: list[tuple[int, ...]] = list(g.booths) if g.booths else [()] * len(g.players)
    rows[seat] = row
    g.booths = tuple(rows)


def ticket_moves(g: State, seat: int, found: list[int]) -> None:
    """The tickets that may be bought: one from each booth of the others."""
    if not g.booths or g.players[seat].gold < 1 or not g.stock():
        return
    for owner in range(len(g.players)):
        row = g.booths[owner]
        for i in range(len(row)):
            if owner != seat and row[i] % 2 == 0:
                found.append(TICKET + owner if len(row) == 1 else TICKET_N + owner * 3 + i)
