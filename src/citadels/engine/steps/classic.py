"""Decisions that the classic cards add."""
from __future__ import annotations

from citadels.engine.cities import bury, district_of
from citadels.engine.districts import each_card
from citadels.engine.edition import Setup
from citadels.engine.events import (
    COMPLETED,
    FETCHED,
    GAVE_GOLD,
    LET_PASS,
    RANG,
    SALVAGED,
    SILENT,
    THANKED,
)
from citadels.engine.flow import leave, resume, victim, welcome
from citadels.engine.ids import ACTING
from citadels.engine.state import NONE, State, without
from citadels.engine.steps.step import Step, by_unique
from citadels.engine.transfers import acting, give_card
from citadels.engine.verbs import GIVE, GIVE_GOLD, LIGHTHOUSE, PASS, RING, SILENCE, THANKS, USE_GRAVEYARD


class Granting(Step):
    """Whoever got the crown from the Emperor gives gold or a card; the argument is the Emperor's seat."""

    name = "granting"
    question = "grant"
    rule = "CL-EMPEROR-2"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return arg == g.turn.seat and arg != seat and len(self.options(g, seat, arg)) > 0

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        found: list[int] = []
        if g.players[seat].gold:
            found.append(GIVE_GOLD)
        each_card(g, seat, GIVE, found)
        return found

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        if move == GIVE_GOLD:
            g.players[seat].gold -= 1
            g.players[arg].gold += 1
            g.emit(GAVE_GOLD, seat, arg, 1, source=acting(g))
        else:
            give_card(g, seat, arg, move - GIVE, acting(g))


class Mourning(Step):
    """The Graveyard's owner may buy the district that the Warlord has destroyed."""

    name = "mourning"
    question = "graveyard"
    rule = "CL-GRAVEYARD-1"
    in_advance: tuple[int, ...] = (PASS, USE_GRAVEYARD)

    def asker(self, setup: Setup) -> int:
        return by_unique(setup, setup.mourners)

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return seat != g.turn.seat and g.players[seat].gold > 0 and g.turn.aside == (arg,)

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [PASS, USE_GRAVEYARD]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        g.turn.aside = NONE
        graveyard = district_of(g, seat, g.setup.mourners)
        if move == PASS:
            bury(g, seat, (arg,), graveyard)
            return
        g.players[seat].gold -= 1
        g.players[seat].hand = (*g.players[seat].hand, arg)
        g.emit(SALVAGED, seat, -1, arg, source=graveyard)


class Searching(Step):
    """The Lighthouse's owner may take a card out of the deck."""

    name = "searching"
    question = "search"
    rule = "CL-LIGHTHOUSE-1"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return g.turn.seat == seat and len(g.deck()) > 0

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        found = [PASS]
        for kind in sorted(set(g.deck())):
            found.append(LIGHTHOUSE + kind)
        return found

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        taken = NONE if move == PASS else (move - LIGHTHOUSE,)
        deck = g.deck()
        if taken:
            deck = without(deck, taken[0])
            g.players[seat].hand += taken
        g.lay_deck(g.shuffled(deck))
        g.emit(FETCHED, seat, -1, len(taken), taken, district_of(g, seat, g.setup.searchers))


class Ringing(Step):
    """The Bell Tower's builder may announce that one district less completes a city."""

    name = "ringing"
    question = "ring"
    rule = "CL-BELL-TOWER-1"

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [PASS, RING]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        tower = district_of(g, seat, g.setup.ringers)
        if move == PASS:
            g.emit(LET_PASS, seat, source=tower)
            return
        before = [g.complete(player) for player in g.players]
        g.rung = True
        g.emit(RANG, seat, source=tower)
        for other in range(len(g.players)):
            if not before[other] and g.complete(g.players[other]):
                g.first |= 1 << other
                g.emit(COMPLETED, other)


class Thanking(Step):
    """A called player thanks the crowned host of the Ballroom, or loses the turn."""

    name = "thanking"
    question = "thank"
    rule = "CL-BALLROOM-1"
    in_advance: tuple[int, ...] = (THANKS,)

    def asker(self, setup: Setup) -> int:
        return by_unique(setup, setup.ballrooms)

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return g.turn.seat == seat and g.turn.character >= 0 and arg == g.crown and arg != seat

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [THANKS, SILENCE]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        welcome(g, seat)
        ballroom = district_of(g, arg, g.setup.ballrooms)
        if move == THANKS:
            g.emit(THANKED, seat, arg, source=ballroom)
            g.push(ACTING, seat, 0)
            return
        g.emit(SILENT, seat, arg, source=ballroom)
        g.setup.characters[g.turn.character].on_silence(g, seat)
        if victim(g):
            resume(g)
        else:
            leave(g, seat)
