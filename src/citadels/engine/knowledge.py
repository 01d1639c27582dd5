"""What one seat knows about hidden cards: only what it has heard, event by event.

A place for a card has a card that the seat knows, UNKNOWN, or the number of a group (-2 and down). A group is a set of
places: the seat knows some of their cards, but not which is where. For example, a hand that was looked at has lost a
card unseen. So nothing certain is forgotten, and nothing is claimed that may be false.
Characters are known in another way: see character_knowledge.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citadels.engine import events as ev
from citadels.engine.character_knowledge import CharacterKnowledge, fits
from citadels.engine.state import Event, State

if TYPE_CHECKING:
    from citadels.engine.edition import Setup

UNKNOWN: Final = -1


class Knowledge(CharacterKnowledge):
    def __init__(self, setup: Setup, seat: int) -> None:
        super().__init__(setup, seat)
        self.heard = 0                                   # events taken in so far
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]
        self.under: list[list[int]] = [[] for _ in range(setup.seats)]
        self.deck: list[int] = []
        self.drawn: list[int] = []
        self.aside: list[int] = []
        self.rubble: list[int] = []                      # destroyed, not yet under the deck
        self.pile: list[int] = []                        # the open discard pile
        self.groups: dict[int, list[int]] = {}           # the cards known to be in a group
        self.taken = UNKNOWN                             # the card a Wizard has just taken

    def copy(self) -> Knowledge:
        other = Knowledge(self.setup, self.seat)
        other.heard = self.heard
        other.hands = [zone[:] for zone in self.hands]
        other.under = [zone[:] for zone in self.under]
        other.deck = self.deck[:]
        other.drawn = self.drawn[:]
        other.aside = self.aside[:]
        other.rubble = self.rubble[:]
        other.pile = self.pile[:]
        other.groups = {group: self.groups[group][:] for group in self.groups}
        other.taken = self.taken
        other.copy_characters_from(self)
        return other

    # -- cards -----------------------------------------------------------------------------------------------------
    def zones(self) -> list[list[int]]:
        return [*self.hands, *self.under, self.deck, self.drawn, self.aside, self.rubble]

    def in_order(self) -> list[int]:
        """The groups in the order of their places, because their own numbers depend on the past."""
        found: list[int] = []
        for zone in self.zones():
            for slot in zone:
                if slot < UNKNOWN and slot not in found:
                    found.append(slot)
        return found

    def size_of(self, group: int) -> int:
        """How many places belong to a group."""
        return sum([zone.count(group) for zone in self.zones()])

    def mix(self, zone: list[int]) -> None:
        """The cards of a zone can no longer be told apart."""
        if len(zone) < 2:
            return
        faces: list[int] = []
        merged: list[int] = []
        for slot in zone:
            if slot >= 0:
                faces.append(slot)
            elif slot != UNKNOWN and slot not in merged:
                merged.append(slot)
        if not faces and not merged:
            return
        group = -2
        while group in self.groups:
            group -= 1
        for other in merged:
            faces += self.groups.pop(other)
            for place in self.zones():
                for i in range(len(place)):
                    if place[i] == other:
                        place[i] = group
        for i in range(len(zone)):
            zone[i] = group
        self.groups[group] = sorted(faces)
        self.tidy(group)

    def tidy(self, group: int) -> None:
        """Dissolve a group if nothing is known of it, or if all its cards are known to be the same."""
        faces = self.groups[group]
        same = len(set(faces)) <= 1 and len(faces) == self.size_of(group)
        if faces and not same:
            return
        face = faces[0] if faces else UNKNOWN
        del self.groups[group]
        for zone in self.zones():
            for i in range(len(zone)):
                if zone[i] == group:
                    zone[i] = face

    def move_unseen(self, source: list[int], target: list[int], n: int) -> None:
        """Cards go from one zone to another, and the seat does not see which."""
        if n < len(source):
            self.mix(source)
        for _ in range(n):
            target.append(source.pop())

    def uncover(self, slot: int, card: int) -> None:
        """A place that was just removed turns out to have held this card."""
        if slot < UNKNOWN and slot in self.groups:
            if card in self.groups[slot]:
                self.groups[slot].remove(card)
            self.tidy(slot)

    def take_out(self, zone: list[int], card: int) -> None:
        """A card seen by this seat leaves a zone."""
        if card in zone:
            zone.remove(card)
            return
        self.mix(zone)
        self.uncover(zone.pop(), card)

    def lay_open(self, zone: list[int], cards: tuple[int, ...]) -> None:
        """The seat sees everything in a zone."""
        hidden = list(cards)
        groups: list[int] = []
        for slot in zone:
            if slot >= 0:
                if slot in hidden:
                    hidden.remove(slot)
            elif slot != UNKNOWN and slot not in groups:
                groups.append(slot)
        zone[:] = cards
        for group in groups:
            for card in hidden:
                if card in self.groups[group]:
                    self.groups[group].remove(card)
            self.tidy(group)

    def draw(self, target: list[int], n: int, cards: tuple[int, ...], seen: bool) -> None:
        for i in range(n):
            slot = self.deck.pop(0)
            if seen:
                self.uncover(slot, cards[i])
            target.append(cards[i] if seen else slot)

    def bury(self, seat: int, n: int, cards: tuple[int, ...], seen: bool) -> None:
        """Cards go under the deck in random order: from the ruins, from those drawn or put aside, or from a hand."""
        # All of them are put into the ruins first: only in a zone can they be mixed together with the rest of a group.
        if not self.rubble:
            if self.drawn or self.aside:
                self.rubble = self.drawn + self.aside
                self.drawn.clear()
                self.aside.clear()
            elif seen:
                for card in cards:
                    self.take_out(self.hands[seat], card)
                self.rubble = list(cards)
            else:
                self.move_unseen(self.hands[seat], self.rubble, n)
        self.mix(self.rubble)
        self.deck += self.rubble
        self.rubble = []

    def true_of(self, g: State) -> bool:
        """Whether all this is true; checked for positions from outside."""
        deck = g.deck()
        places = [*[p.hand for p in g.players], *[p.under for p in g.players], deck, g.turn.drawn, g.turn.aside]
        groups: dict[int, list[int]] = {group: [] for group in self.groups}
        for zone, cards in zip(self.zones(), places, strict=False):
            left = list(cards)
            for i in range(len(zone)):
                if zone[i] >= 0:
                    if zone[i] not in left or (cards is deck and cards[i] != zone[i]):
                        return False
                    left.remove(zone[i])
            for group in groups:
                if group in zone:
                    groups[group] += left
        for group, cards_there in groups.items():
            for face in self.groups[group]:
                if face not in cards_there:
                    return False
                cards_there.remove(face)
            if len(self.groups[group]) > self.size_of(group):
                return False
        for seat in range(len(g.players)):
            hidden = [c for c in g.players[seat].characters if not g.round.revealed >> c & 1]
            if len(hidden) != len(self.held[seat]) or not fits(hidden, self.held[seat]):
                return False
        lying = [self.down[i] if i < len(self.down) else self.open for i in range(len(g.round.face_down))]
        return fits(list(g.round.face_down), lying) and fits(list(g.round.pool), [self.open] * len(g.round.pool))

    # -- hearing ---------------------------------------------------------------------------------------------------
    def learn(self, event: Event) -> None:
        """Take in one event as this seat hears it."""
        what, seat, other, arg, cards, _ = event
        self.heard += 1
        seen = cards != ev.HIDDEN_CARDS
        if not (self.learn_of_the_deck(what, seat, arg, cards, seen)
                or self.learn_of_hands(what, seat, other, arg, cards, seen)
                or self.learn_of_the_table(what, seat, other, arg, cards, seen)):
            self.learn_of_characters(what, seat, other, arg, cards)

    def learn_of_the_deck(self, what: int, seat: int, arg: int, cards: tuple[int, ...], seen: bool) -> bool:
        """Cards come from the deck, or go there; false for any other event."""
        if what == ev.GAINED:
            self.draw(self.hands[seat], arg, cards, seen)
        elif what == ev.DREW:
            self.draw(self.drawn, arg, cards, seen)
        elif what == ev.KEPT:
            self.pass_on(self.drawn, self.hands[seat], cards, seen)
        elif what == ev.BURIED:
            self.bury(seat, arg, cards, seen)
        elif what == ev.SHUFFLED:
            self.mix_in(self.drawn)
        elif what == ev.DISCARDED:
            self.discard(seat, cards)
        elif what == ev.RESHUFFLED:
            self.mix_in(self.pile)
        elif what == ev.SEARCHED:
            if seen:
                self.lay_open(self.deck, cards)
        elif what == ev.FETCHED:
            self.fetch(seat, arg, cards, seen)
        else:
            return False
        return True

    def learn_of_hands(self, what: int, seat: int, other: int, arg: int, cards: tuple[int, ...], seen: bool) -> bool:
        """Hands are looked at or exchanged, or cards pass between them; false for any other event."""
        if what == ev.LOOKED:
            if seen:
                self.lay_open(self.hands[other], cards)
        elif what == ev.SWAPPED:
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        elif what == ev.NEW_HAND:
            if seen:
                self.lay_open(self.hands[seat], cards)
        elif what == ev.TOOK:
            self.pass_on(self.hands[other], self.hands[seat], cards, seen)
            self.taken = cards[0] if seen else UNKNOWN
        elif what == ev.GAVE:
            self.pass_on(self.hands[seat], self.hands[other], cards, seen)
        elif what == ev.PUT_UP:
            self.take_out(self.hands[seat], arg)
            self.hands[seat].append(arg)
        elif what == ev.AUCTIONED:
            if other >= 0:
                self.pass_on(self.hands[seat], self.hands[other], cards, True)
        elif what == ev.ANNOUNCED or what == ev.PITCHED or what == ev.OPENED_BOOTH:
            self.take_out(self.hands[seat], arg)
        else:
            return False
        return True

    def learn_of_the_table(self, what: int, seat: int, other: int, arg: int, cards: tuple[int, ...],
                           seen: bool) -> bool:
        """Cards are put aside, under a Museum, in ruins or on the pile; false for any other event."""
        if what == ev.DESTROYED:
            self.rubble.append(arg)
            if self.setup.districts[arg].stores:
                self.rubble += self.under[seat]
                self.under[seat] = []
        elif what == ev.PUT_ASIDE:
            self.pass_on(self.hands[seat], self.aside, cards, seen)
        elif what == ev.LAID_OUT:
            self.rubble.remove(arg)
            self.aside.append(arg)
        elif what == ev.SALVAGED:
            self.aside.remove(arg)
            self.hands[seat].append(arg)
        elif what == ev.CASHED:
            self.pile += cards
        elif what == ev.STORED:
            self.pass_on(self.hands[seat], self.under[seat], cards, seen)
        elif what == ev.EXCHANGED:
            self.move_store(other, seat, arg)
            self.move_store(seat, other, cards[0])
        elif what == ev.SEIZED:
            self.move_store(other, seat, arg)
        elif what == ev.FOUND_UNDER:
            if seen:
                self.lay_open(self.under[seat], cards)
        else:
            return False
        return True

    def mix_in(self, cards: list[int]) -> None:
        """These cards are shuffled into the deck."""
        self.deck += cards
        cards.clear()
        self.mix(self.deck)

    def discard(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards go face up onto the pile: from the ruins, from those drawn or put aside, or from a hand."""
        source = self.rubble or self.drawn or self.aside or self.hands[seat]
        for card in cards:
            self.take_out(source, card)
        self.pile += cards

    def fetch(self, seat: int, n: int, cards: tuple[int, ...], seen: bool) -> None:
        """A card, or none, was taken from the deck, which was then shuffled."""
        self.mix(self.deck)
        if n:
            self.pass_on(self.deck, self.hands[seat], cards, seen)

    def pass_on(self, source: list[int], target: list[int], cards: tuple[int, ...], seen: bool) -> None:
        if not seen:
            self.move_unseen(source, target, 1)
            return
        for card in cards:
            self.take_out(source, card)
            target.append(card)

    def move_store(self, giver: int, taker: int, kind: int) -> None:
        if self.setup.districts[kind].stores:
            self.under[taker] = self.under[giver]
            self.under[giver] = []
