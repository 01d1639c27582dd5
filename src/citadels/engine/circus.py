"""The action cards of the circus edition, in alphabetical order. In hand they are cards like the districts."""
from __future__ import annotations

from citadels.engine.card import District
from citadels.engine.cities import add, bury
from citadels.engine.dealings import gain_cards
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
    BOOTH,
    CANNONBALL,
    CASHING,
    DISTRICTS,
    FORTUNE,
    FORTUNE_TAKING,
    LAUNCHING,
    RINGMASTER,
    TENT,
    TICKET,
    TICKET_N,
    USED_ACTION,
    USED_RINGMASTER,
    VERB,
    VISITING,
)
from citadels.engine.state import State, places, standing, without


class ActionCard(District):
    """Played from the hand, one in each own turn."""

    buildable = False
    unbuildable_rule = "CI-ACTION-4"
    held = 1
    points_rule = "CI-ACTION-3"

    def unplayable(self, g: State, seat: int) -> str:
        """The rule by which no such card can be played from the hand now, or nothing."""
        if g.turn.used & USED_ACTION or self.kind not in g.players[seat].hand:
            return "CI-ACTION-2"
        return ""

    def leave_hand(self, g: State, seat: int) -> None:
        """Play it: it goes to the discard pile."""
        g.turn.used |= USED_ACTION
        g.players[seat].hand = without(g.players[seat].hand, self.kind)
        bury(g, seat, (self.kind,))

    def why(self, g: State, seat: int, move: int) -> str:
        return self.unplayable(g, seat) or self.use_rule


class Acrobat(ActionCard):
    """Only a reaction: steps.Tumbling."""

    use_rule = "CI-ACROBAT-1"


class BigTop(ActionCard):
    played: tuple[int, ...] = (TENT,)
    safe_rule = "CI-TENT-3"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        found.append(TENT)

    def why(self, g: State, seat: int, move: int) -> str:
        return self.unplayable(g, seat)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_ACTION
        g.players[seat].hand = without(g.players[seat].hand, self.kind)
        g.tell(PITCHED, seat)
        add(g, seat, self.kind)


class FortuneTeller(ActionCard):
    played: tuple[int, ...] = (FORTUNE,)
    use_rule = "CI-FORTUNE-1"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        for other in range(len(g.players)):
            if other != seat and g.players[other].hand:
                found.append(FORTUNE + other)

    def why(self, g: State, seat: int, move: int) -> str:
        rule = self.unplayable(g, seat)
        if rule:
            return rule
        other = move - FORTUNE
        if other == seat or other >= len(g.players):
            return "CI-FORTUNE-1"
        return "" if g.players[other].hand else "RU-21"

    def use(self, g: State, seat: int, move: int) -> None:
        g.tell(ASKED_FORTUNE, seat, move - FORTUNE)
        self.leave_hand(g, seat)
        g.tell(LOOKED, seat, move - FORTUNE, 0, g.players[move - FORTUNE].hand)
        g.push(FORTUNE_TAKING, seat, move - FORTUNE)


class HumanCannonball(ActionCard):
    played: tuple[int, ...] = (CANNONBALL,)
    use_rule = "CI-CANNONBALL-1"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        for place in places(g.players[seat].city):
            if replacements(g, seat, place):
                found.append(CANNONBALL + place)

    def why(self, g: State, seat: int, move: int) -> str:
        rule = self.unplayable(g, seat)
        if rule:
            return rule
        place = move - CANNONBALL
        there = standing(g.players[seat].city, place) >= 0
        return "" if there and replacements(g, seat, place) else "CI-CANNONBALL-1"

    def use(self, g: State, seat: int, move: int) -> None:
        g.tell(LAUNCHED, seat, -1, (move - CANNONBALL) // 2)
        self.leave_hand(g, seat)
        g.push(LAUNCHING, seat, move - CANNONBALL)


def replacements(g: State, seat: int, place: int) -> list[int]:
    """The cards that may be built in the place of an own district, each kind once."""
    player = g.players[seat]
    old = standing(player.city, place)
    rest = without(player.city, old)
    names = 0
    for item in rest:
        names |= 1 << (item & 63)
    found: list[int] = []
    for kind in player.hand:
        if kind < DISTRICTS and kind not in found and not names >> kind & 1:
            difference = g.setup.districts[kind].cost - g.setup.districts[old & 63].cost
            if 0 < difference <= player.gold:
                found.append(kind)
    return found


class Ringmaster(ActionCard):
    played: tuple[int, ...] = (RINGMASTER,)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        found.append(RINGMASTER)

    def why(self, g: State, seat: int, move: int) -> str:
        return self.unplayable(g, seat)

    def use(self, g: State, seat: int, move: int) -> None:
        g.tell(CHEERED, seat)
        self.leave_hand(g, seat)
        g.turn.used |= USED_RINGMASTER


class Strongman(ActionCard):
    """Only a reaction: steps.Resisting."""

    use_rule = "CI-STRONGMAN-1"


class TicketBooth(ActionCard):
    """Lies before its owner; the others buy tickets."""

    played: tuple[int, ...] = (BOOTH, TICKET, TICKET_N)
    use_rule = "CI-BOOTH-1"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        found.append(BOOTH)

    def why(self, g: State, seat: int, move: int) -> str:
        verb = VERB[move]
        if verb == BOOTH:
            return self.unplayable(g, seat)
        tickets: list[int] = []
        ticket_moves(g, seat, tickets)
        if move in tickets:
            return ""
        owner = move - TICKET if verb == TICKET else (move - TICKET_N) // 3
        if owner == seat:
            return "CI-BOOTH-3"
        used = owner < len(g.players) and len(booths(g, owner)) > 0 and g.players[seat].gold > 0
        return "CI-BOOTH-4" if used else "CI-BOOTH-1"

    def use(self, g: State, seat: int, move: int) -> None:
        if VERB[move] == BOOTH:
            g.turn.used |= USED_ACTION
            g.players[seat].hand = without(g.players[seat].hand, self.kind)
            set_booths(g, seat, (*booths(g, seat), 0))
            g.tell(OPENED_BOOTH, seat)
            return
        owner = move - TICKET if VERB[move] == TICKET else (move - TICKET_N) // 3
        i = 0 if VERB[move] == TICKET else (move - TICKET_N) % 3
        g.players[seat].gold -= 1
        row = list(booths(g, owner))
        row[i] = (row[i] // 2 + 1) * 2 + 1
        set_booths(g, owner, tuple(row))
        g.tell(BOUGHT_TICKET, seat, owner, i + 1)
        if g.stock() == 1:
            gain_cards(g, seat, 1)
            g.push(CASHING, owner, i)
            return
        g.turn.drawn = g.draw(2)
        g.tell(DREW, seat, -1, len(g.turn.drawn), g.turn.drawn)
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
