"""Decisions of a turn that any player may face: acting, keeping drawn cards, paying, answering a threat."""
from __future__ import annotations

from citadels.engine import building
from citadels.engine.building import begin, buildable, counts, payments, why_not_build
from citadels.engine.card import matching
from citadels.engine.circus import ticket_moves
from citadels.engine.cities import bury
from citadels.engine.edition import OF_SALE, Setup
from citadels.engine.events import BRIBED, DREW, GATHERED, KEPT, REFUSED
from citadels.engine.flow import end_turn, gathered, leave, murdered, threatened, victim
from citadels.engine.ids import (
    DISTRICTS,
    KEEPING,
    KIND,
    NO_TYPE,
    TURNING,
    USED_ACT,
    USED_ACTION,
    USED_INCOME,
)
from citadels.engine.refusal import (
    BEWITCH_FIRST,
    COST,
    GATHER_FIRST,
    HAS_GATHERED,
    INCOME_USED,
    NO_CARDS,
    NO_DISTRICT,
    NO_INCOME,
    NOT_BUILT,
    NOT_YOURS,
    ONLY_END,
    ONLY_GATHER,
    TOO_POOR,
    Refusal,
)
from citadels.engine.state import NONE, State, without
from citadels.engine.steps.step import Step, by_character
from citadels.engine.transfers import earn, gain_cards
from citadels.engine.verbs import (
    BRIBE,
    BUILD,
    CARDS_MOVE,
    END,
    GOLD_MOVE,
    INCOME,
    INCOME_N,
    KEEP_CARD,
    PASS,
    PAY,
    RECORD,
    REFUSE,
    SPEND,
    VERB,
)


class Acting(Step):
    """The free part of a turn: gathering, abilities, district effects and building, in any order the rules allow."""

    name = "acting"
    questions: tuple[str, ...] = ("gather", "gather-first", "gather-witch", "gather-bewitched", "gather-threatened",
                                  "gather-murdered", "act", "act-must", "bewitch")
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
                setup.edition.course.sales(g, seat, found)
                return found
        elif turn.used & USED_ACT:
            return [END]
        elif character.bound and character.binds(g):
            character.moves(g, seat, found)
            setup.edition.course.sales(g, seat, found)
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
                if setup.actives >> (item & KIND) & 1:
                    setup.districts[item & KIND].moves(g, seat, found)
        if setup.special:
            self.special_moves(g, seat, found)
        return found

    def special_moves(self, g: State, seat: int, found: list[int]) -> None:
        """What some editions add: action cards and tickets, sales."""
        g.setup.edition.course.sales(g, seat, found)
        if not g.turn.used & USED_ACTION:
            seen = 0
            for kind in g.players[seat].hand:
                if kind < DISTRICTS and not seen >> kind & 1:
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
        else:
            kind = g.setup.kind_of_verb[verb]
            if kind >= 0:
                g.setup.districts[kind].use(g, seat, move)
            elif kind == OF_SALE:
                g.setup.edition.course.sell(g, seat, move)
            else:
                g.setup.characters[g.turn.character].use(g, seat, move)

    def take_gold(self, g: State, seat: int) -> None:
        g.players[seat].gold += 2
        g.emit(GATHERED, seat, -1, 2)
        for item in g.players[seat].city:
            district = g.setup.districts[item & KIND]
            if district.mined:
                earn(g, seat, district.mined, district.kind)
        gathered(g, seat)

    def draw_cards(self, g: State, seat: int) -> None:
        drawn = 2
        kept = 1
        more_drawn = -1     # the district that adds to them
        more_kept = -1
        for item in g.players[seat].city:
            district = g.setup.districts[item & KIND]
            if district.drawn:
                drawn += district.drawn
                more_drawn = district.kind
            if district.keep_all or district.kept:
                kept += 9 if district.keep_all else district.kept
                more_kept = district.kind
        g.emit(GATHERED, seat, -1, 0)
        if kept >= min(drawn, g.stock()):
            gain_cards(g, seat, drawn, more_kept)
            gathered(g, seat)
            return
        g.turn.gathered = True
        g.turn.drawn = g.draw(drawn)
        g.emit(DREW, seat, -1, len(g.turn.drawn), g.turn.drawn, more_drawn)
        g.push(KEEPING, seat, kept)

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        """Look for what forbids a move, from the general to the particular."""
        verb = VERB[move]
        if verb == GOLD_MOVE or verb == CARDS_MOVE:
            return Refusal("DX-TURN-1", HAS_GATHERED) if g.turn.gathered else Refusal("RU-3", NO_CARDS)
        duty = self.duty(g, seat, verb)
        if duty is not None:
            return duty
        refusal = self.forbidden(g, seat, move, verb)
        assert refusal is not None
        return refusal

    def duty(self, g: State, seat: int, verb: int) -> Refusal | None:
        """What keeps the player from doing anything else now."""
        turn = g.turn
        character = g.setup.characters[turn.character]
        sells = RECORD[verb].sells
        if murdered(g) and not sells:
            return Refusal(healing_rule(g, seat), ONLY_GATHER)
        if turn.used & USED_ACT:
            return Refusal(character.act_rule, ONLY_END)
        if victim(g):
            return Refusal(g.setup.characters[g.setup.bewitcher].victim_rule, ONLY_GATHER)
        if character.bound and character.binds(g) and not sells and verb not in character.verbs:
            return Refusal(character.bound_rule, BEWITCH_FIRST if turn.gathered else GATHER_FIRST)
        if not turn.gathered and threatened(g):
            return Refusal(g.setup.characters[g.setup.blackmailer].threat_rule, GATHER_FIRST)
        return None

    def forbidden(self, g: State, seat: int, move: int, verb: int) -> Refusal | None:
        setup = g.setup
        character = setup.characters[g.turn.character]
        if RECORD[verb].sells:
            return setup.edition.course.why_not_sell(g, seat, move)
        if verb == END:
            if not g.turn.gathered:
                return Refusal(setup.edition.end_rule, GATHER_FIRST)
            return Refusal(character.must(g) or "DX-TURN-6", character.must_reason)
        if verb == BUILD:
            return why_not_build(g, seat, move - BUILD)
        if verb == INCOME or verb == INCOME_N:
            return self.no_income(g, seat, move, verb)
        if verb in character.verbs:
            return character.why(g, seat, move)
        kind = setup.kind_of_verb[verb]
        if kind >= DISTRICTS and not g.players[seat].names >> kind & 1:
            district = setup.districts[kind]
            rule = district.unbuilt_rule or setup.edition.unbuilt_rule or district.use_rule
            return Refusal(rule, NOT_BUILT, card=kind)
        if kind >= 0:
            return setup.districts[kind].why(g, seat, move)
        rule = setup.answer_rule(verb)
        if rule:
            return Refusal(rule)
        return Refusal(setup.edition.course.foreign_rule(g, seat, verb), NOT_YOURS, character=character.id)

    def no_income(self, g: State, seat: int, move: int, verb: int) -> Refusal:
        character = g.setup.characters[g.turn.character]
        if character.type == NO_TYPE:
            return Refusal(g.setup.edition.course.foreign_rule(g, seat, verb), NO_INCOME, character=character.id)
        if verb == INCOME_N != character.income_verb:
            rule = dict(character.answers).get(verb, "") or g.setup.edition.course.foreign_rule(g, seat, verb)
            return Refusal(rule, NOT_YOURS, character=character.id)
        if g.turn.used & USED_INCOME:
            return Refusal("DX-TURN-5", INCOME_USED)
        count = matching(g, seat, character.type)
        if count == 0:
            return Refusal(character.income_rule, NO_DISTRICT, type=character.type)
        cards = character.earns_cards if verb == INCOME else move - INCOME_N < count
        return Refusal("RU-3", NO_CARDS) if cards and not g.stock() else Refusal(character.income_rule)

    def asks(self, g: State, seat: int, arg: int) -> str:
        character = g.setup.characters[g.turn.character]
        if g.turn.gathered:
            if g.turn.used & USED_ACT:
                return "act"
            if character.bound and character.binds(g):
                return "bewitch"
            return "act-must" if character.must(g) else "act"
        if murdered(g):
            return "gather-murdered"
        if victim(g):
            return "gather-bewitched"
        if character.bewitches:
            return "gather-witch"
        if threatened(g):
            return "gather-threatened"
        for move in self.options(g, seat, arg):
            if RECORD[VERB[move]].early:
                return "gather-first"
        return "gather"


def healing_rule(g: State, seat: int) -> str:
    """The rule of the district that lets a murdered player gather."""
    for item in g.players[seat].city:
        if g.setup.districts[item & KIND].heals:
            return g.setup.districts[item & KIND].heals_rule
    return ""


class Keeping(Step):
    """Which of the drawn cards to keep."""

    name = "keeping"
    question = "keep"
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
    g.emit(KEPT, seat, -1, 1, (card,))


class Paying(Step):
    """How to pay for the district being built; the argument is the lender's seat + 1, or 0."""

    name = "paying"
    questions: tuple[str, ...] = ("pay", "spend")
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

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        """A way of paying that some card allows is refused by that card's rule."""
        if arg > 0 and VERB[move] == SPEND:
            return Refusal("RU-17")
        if move == PAY:
            cost = building.price(g, seat, g.turn.building) - len(g.turn.aside)
            gold = g.players[seat].gold
            if arg > 0:
                return Refusal("DX-CARDINAL-3", TOO_POOR, cost=cost - gold, gold=g.players[arg - 1].gold)
            return Refusal(self.rule, COST, cost=cost, gold=gold)
        verb = VERB[move]
        return Refusal((g.setup.answer_rule(verb) if RECORD[verb].pays else "") or self.rule)

    def asks(self, g: State, seat: int, arg: int) -> str:
        for move in self.options(g, seat, arg):
            if VERB[move] == SPEND:
                return "spend"
        return "pay"


class Answering(Step):
    """A threatened player bribes or refuses."""

    name = "answering"
    question = "answer"
    rule = "DX-BLACKMAILER-2"
    in_advance: tuple[int, ...] = (BRIBE, REFUSE)

    def asker(self, setup: Setup) -> int:
        return by_character(setup, setup.blackmailer)

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return g.turn.seat == seat and arg == g.turn.character and threatened(g)

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [BRIBE, REFUSE]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        blackmailer = g.wielder(g.setup.blackmailer)
        source = g.setup.characters[g.setup.blackmailer].source
        if move == BRIBE:
            bribe = g.players[seat].gold // 2
            if g.round.flower == arg:
                g.round.flower = -1
            else:
                g.round.plain = -1
            g.players[seat].gold -= bribe
            if blackmailer >= 0:
                g.players[blackmailer].gold += bribe
            g.emit(BRIBED, seat, blackmailer, bribe, source=source)
            return
        g.round.answered |= 1 << arg
        g.emit(REFUSED, seat, -1, arg, source=source)
        if blackmailer >= 0:
            g.push(TURNING, blackmailer, arg)
