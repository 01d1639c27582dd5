"""Decisions of a turn that everybody meets: acting, keeping drawn cards, paying, being threatened."""
from __future__ import annotations

from citadels.engine import building
from citadels.engine.building import begin, buildable, counts, payments, why_not_build
from citadels.engine.circus import ticket_moves
from citadels.engine.cities import bury
from citadels.engine.dealings import gain_cards
from citadels.engine.events import BRIBED, DREW, GATHERED, KEPT, REFUSED
from citadels.engine.flow import end_turn, gathered, leave, murdered, threatened, victim
from citadels.engine.ids import (
    AUCTION,
    BRIBE,
    BUILD,
    CARDS_MOVE,
    DISTRICTS,
    END,
    GOLD_MOVE,
    INCOME,
    INCOME_N,
    KEEP_CARD,
    KEEPING,
    NO_TYPE,
    PASS,
    PAY,
    REFUSE,
    SELL,
    SPEND,
    TURNING,
    USED_ACT,
    USED_ACTION,
    USED_INCOME,
    VERB,
)
from citadels.engine.state import NONE, State, without
from citadels.engine.steps.common_city import sale_moves, sell
from citadels.engine.steps.step import Step
from citadels.engine.why import foreign_rule, payment_rule, verb_rule


class Acting(Step):
    """The free part of a turn: gathering, abilities, district effects and building, in any order the rules allow."""

    name = "acting"
    rule = "DX-TURN-5"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return g.turn.seat == seat and g.turn.character >= 0 and g.round.rank > 0

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        turn = g.turn
        setup = g.setup
        character = setup.characters[turn.character]
        found: list[int] = []
        if not turn.gathered:
            found.append(GOLD_MOVE)
            if g.stock():
                found.append(CARDS_MOVE)
            if victim(g) or threatened(g):
                return found
            if murdered(g):
                found.append(PASS)
                return found
            if character.bound and character.binds(g):
                if g.lap is not None:
                    sale_moves(g, seat, found)
                return found
        elif turn.used & USED_ACT:
            return [END]
        elif character.bound and character.binds(g):
            character.moves(g, seat, found)
            if g.lap is not None:
                sale_moves(g, seat, found)
            return found
        else:
            if not character.must(g):
                found.append(END)
            if character.builds > 0:
                buildable(g, seat, found)
        if character.type != NO_TYPE and not turn.used & USED_INCOME:
            character.income(g, seat, found)
        character.moves(g, seat, found)
        if g.players[seat].names & setup.actives:
            for item in g.players[seat].city:
                if setup.actives >> (item & 63) & 1:
                    setup.districts[item & 63].moves(g, seat, found)
        if setup.special:
            self.special_moves(g, seat, found)
        return found

    def special_moves(self, g: State, seat: int, found: list[int]) -> None:
        """What some editions add: action cards and tickets, sales."""
        if g.lap is not None:
            sale_moves(g, seat, found)
            return
        if not g.turn.used & USED_ACTION:
            seen = 0
            for kind in g.players[seat].hand:
                if kind >= DISTRICTS and not seen >> kind & 1:
                    seen |= 1 << kind
                    g.setup.districts[kind].moves(g, seat, found)
        if g.booths:
            ticket_moves(g, seat, found)

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        verb = VERB[move]
        if verb == GOLD_MOVE:
            self.take_gold(g, seat)
        elif verb == CARDS_MOVE:
            self.draw_cards(g, seat)
        elif verb == END:
            end_turn(g, seat)
        elif verb == PASS:
            g.pop()
            leave(g, seat)
        elif verb == BUILD:
            begin(g, seat, move - BUILD, counts(g, move - BUILD), -1)
        elif verb == INCOME or verb == INCOME_N:
            g.turn.used |= USED_INCOME
            g.setup.characters[g.turn.character].collect(g, seat, move)
        elif verb == SELL or verb == AUCTION:
            sell(g, seat, move)
        else:
            kind = g.setup.kind_of_verb[verb]
            if kind >= 0:
                g.setup.districts[kind].use(g, seat, move)
            else:
                g.setup.characters[g.turn.character].use(g, seat, move)

    def take_gold(self, g: State, seat: int) -> None:
        gold = 2
        for item in g.players[seat].city:
            gold += g.setup.districts[item & 63].mined
        g.players[seat].gold += gold
        g.tell(GATHERED, seat, -1, gold)
        gathered(g, seat)

    def draw_cards(self, g: State, seat: int) -> None:
        drawn = 2
        kept = 1
        for item in g.players[seat].city:
            district = g.setup.districts[item & 63]
            drawn += district.drawn
            kept += 9 if district.keep_all else district.kept
        g.tell(GATHERED, seat, -1, 0)
        if kept >= min(drawn, g.stock()):
            gain_cards(g, seat, drawn)
            gathered(g, seat)
            return
        g.turn.gathered = True
        g.turn.drawn = g.draw(drawn)
        g.tell(DREW, seat, -1, len(g.turn.drawn), g.turn.drawn)
        g.push(KEEPING, seat, kept)

    def why(self, g: State, seat: int, arg: int, move: int) -> str:
        """Go through what may forbid a move, from the general to the particular."""
        turn = g.turn
        setup = g.setup
        character = setup.characters[turn.character]
        verb = VERB[move]
        if verb == GOLD_MOVE or verb == CARDS_MOVE:
            return "DX-TURN-1" if turn.gathered else "RU-3"
        if murdered(g):
            return "CL-HOSPITAL-1"
        if turn.used & USED_ACT:
            return character.act_rule
        if victim(g):
            return "DX-WITCH-2"
        if verb == SELL or verb == AUCTION:
            return "CC-AUCTION-1" if g.lap is not None and verb == AUCTION else "CC-TURN-3"
        if character.bound and character.binds(g):
            return "DX-WITCH-1"
        if not turn.gathered and threatened(g):
            return "DX-BLACKMAILER-2"
        if verb == END:
            return character.must(g) or "DX-TURN-6"
        if verb == BUILD:
            if move - BUILD not in g.players[seat].hand:
                return "DX-TURN-3"
            return why_not_build(g, seat, move - BUILD)
        if verb == INCOME or verb == INCOME_N:
            if turn.used & USED_INCOME:
                return "DX-TURN-5"
            return character.income_rule or foreign_rule(setup.seats)
        if verb in character.verbs:
            return character.why(g, seat, move)
        kind = setup.kind_of_verb[verb]
        if kind >= DISTRICTS:
            return setup.districts[kind].why(g, seat, move)
        if kind >= 0:
            if not g.players[seat].names >> kind & 1:
                return setup.districts[kind].use_rule
            return setup.districts[kind].why(g, seat, move)
        return verb_rule(verb, setup.seats)


class Keeping(Step):
    """Which of the drawn cards to keep."""

    name = "keeping"
    rule = "DX-TURN-1"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return g.turn.seat == seat and len(g.turn.drawn) > 0

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        found: list[int] = []
        seen = 0
        for card in g.turn.drawn:
            if not seen >> card & 1:
                seen |= 1 << card
                found.append(KEEP_CARD + card)
        return found

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        keep_card(g, seat, move - KEEP_CARD)
        if arg > 1:
            g.push(KEEPING, seat, arg - 1)
            return
        rest = g.turn.drawn
        g.turn.drawn = NONE
        bury(g, seat, rest)
        gathered(g, seat)


def keep_card(g: State, seat: int, card: int) -> None:
    g.turn.drawn = without(g.turn.drawn, card)
    g.players[seat].hand += (card,)
    g.tell(KEPT, seat, -1, 1, (card,))


class Paying(Step):
    """How to pay for the district being built; the argument is the lender's seat + 1, or 0."""

    name = "paying"
    rule = "DX-TURN-3"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        kind = g.turn.building
        return g.turn.seat == seat and kind >= 0 and arg <= len(g.players) and len(self.options(g, seat, arg)) > 0

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return payments(g, seat, arg - 1)

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        if VERB[move] == SPEND:
            building.spend(g, seat, move)
            return
        g.pop()
        if move == PAY and arg > 0:
            building.borrow(g, seat, arg - 1)
        else:
            building.pay(g, seat, move)

    def why(self, g: State, seat: int, arg: int, move: int) -> str:
        return "RU-17" if arg > 0 and VERB[move] == SPEND else payment_rule(move)


class Answering(Step):
    """A threatened player bribes or refuses."""

    name = "answering"
    rule = "DX-BLACKMAILER-2"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return g.turn.seat == seat and arg == g.turn.character and threatened(g)

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [BRIBE, REFUSE]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        blackmailer = g.wielder(g.setup.blackmailer)
        if move == BRIBE:
            bribe = g.players[seat].gold // 2
            if g.round.flower == arg:
                g.round.flower = -1
            else:
                g.round.plain = -1
            g.players[seat].gold -= bribe
            if blackmailer >= 0:
                g.players[blackmailer].gold += bribe
            g.tell(BRIBED, seat, blackmailer, bribe)
            return
        g.round.answered |= 1 << arg
        g.tell(REFUSED, seat, -1, arg)
        if blackmailer >= 0:
            g.push(TURNING, blackmailer, arg)
