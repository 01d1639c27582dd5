"""Decisions that the action cards add."""
from __future__ import annotations

from citadels.engine import building
from citadels.engine.circus import booths, discard_from_hand, replacements, set_booths, unfit
from citadels.engine.cities import bury, destroy
from citadels.engine.edition import Setup
from citadels.engine.events import ANNOUNCED, CASHED, RESISTED, TUMBLED
from citadels.engine.flow import go_on
from citadels.engine.ids import CASHING, CITY, CROWN_RANK, KIND, USED_ACTION
from citadels.engine.refusal import NOT_HELD, Refusal
from citadels.engine.state import NONE, State, standing, without
from citadels.engine.steps.abilities import Taking
from citadels.engine.steps.step import Step
from citadels.engine.steps.turn import Keeping, keep_card
from citadels.engine.transfers import move_crown, take_card
from citadels.engine.verbs import ACROBAT, BUILD, CANNONBALL, CASH, FORTUNE, KEEP_CARD, PASS, STRONGMAN, TAKE, VERB


class Resisting(Step):
    """Whoever holds the named character may answer with a Strongman; nobody else learns of the question."""

    name = "resisting"
    question = "strongman"
    rule = "CI-STRONGMAN-1"
    in_advance: tuple[int, ...] = (PASS, STRONGMAN)
    secret = True

    def asker(self, setup: Setup) -> int:
        return setup.resister

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return arg == g.round.killed and arg in g.players[seat].characters and g.setup.resister in g.players[seat].hand

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [PASS, STRONGMAN]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        if move == PASS:
            return
        if seat == g.turn.seat:
            g.turn.used |= USED_ACTION
        g.round.killed = -1
        g.emit(RESISTED, seat, -1, arg, source=g.setup.resister)
        discard_from_hand(g, seat, g.setup.resister)


class Tumbling(Step):
    """Nobody has answered for the King: whoever has the Acrobat may take the crown; nobody else learns of it."""

    name = "tumbling"
    question = "acrobat"
    rule = "CI-ACROBAT-1"
    in_advance: tuple[int, ...] = (PASS, ACROBAT)
    secret = True

    def asker(self, setup: Setup) -> int:
        return setup.tumbler

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return g.round.rank == CROWN_RANK and g.setup.tumbler in g.players[seat].hand

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [PASS, ACROBAT]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        if move == ACROBAT:
            g.round.acrobat = True
            g.emit(TUMBLED, seat, source=g.setup.tumbler)
            discard_from_hand(g, seat, g.setup.tumbler)
            move_crown(g, seat, g.setup.tumbler)
        go_on(g)


class Visiting(Keeping):
    """Which card of a Ticket Booth to keep; the argument is three times its owner's seat plus its place."""

    name = "visiting"
    rule = "CI-BOOTH-1"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        owner = arg // 3
        there = owner < len(g.players) and owner != seat and arg % 3 < len(booths(g, owner))
        return g.turn.seat == seat and there and len(g.turn.drawn) > 0

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        keep_card(g, seat, move - KEEP_CARD)
        rest = g.turn.drawn
        g.turn.drawn = NONE
        bury(g, seat, rest, g.setup.booth)
        g.push(CASHING, arg // 3, arg % 3)


class Cashing(Step):
    """After a ticket was sold the booth's owner may take its gold and discard it."""

    name = "cashing"
    question = "cash"
    rule = "CI-BOOTH-2"
    in_advance: tuple[int, ...] = (PASS, CASH)

    def asker(self, setup: Setup) -> int:
        return setup.booth

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return seat != g.turn.seat and arg < len(booths(g, seat)) and booths(g, seat)[arg] > 1

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [PASS, CASH]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        if move == PASS:
            return
        row = booths(g, seat)
        gold = row[arg] // 2
        set_booths(g, seat, row[:arg] + row[arg + 1:])
        g.players[seat].gold += gold
        g.discard = (*g.discard, g.setup.booth)
        g.emit(CASHED, seat, -1, gold, (g.setup.booth,), g.setup.booth)


class FortuneTaking(Taking):
    """A card of the hand that the Fortune Teller looks at."""

    name = "fortune-taking"
    rule = "CI-FORTUNE-1"

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        take_card(g, seat, arg, move - TAKE, g.setup.kind_of_verb[FORTUNE])


class Launching(Step):
    """What replaces the district that the Human Cannonball removes."""

    name = "launching"
    question = "launch"
    rule = "CI-CANNONBALL-1"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        there = arg < CITY and standing(g.players[seat].city, arg) >= 0
        return g.turn.seat == seat and there and len(replacements(g, seat, arg)) > 0

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [BUILD + kind for kind in replacements(g, seat, arg)]

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        if VERB[move] != BUILD:
            return Refusal(self.rule)
        if move - BUILD not in g.players[seat].hand:
            return Refusal(self.rule, NOT_HELD, card=move - BUILD)
        return unfit(g, seat, standing(g.players[seat].city, arg), move - BUILD) or Refusal(self.rule)

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        player = g.players[seat]
        kind = move - BUILD
        old = standing(player.city, arg)
        player.hand = without(player.hand, kind)
        g.turn.building = kind
        g.emit(ANNOUNCED, seat, -1, kind)
        cannonball = g.setup.kind_of_verb[CANNONBALL]
        building.pay_gold(g, seat, g.setup.districts[kind].cost - g.setup.districts[old & KIND].cost, cannonball)
        destroy(g, seat, old, seat, cannonball)
        building.finish(g, seat)
