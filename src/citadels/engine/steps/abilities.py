"""Decisions that belong to a character's ability, in order of rank."""
from __future__ import annotations

from citadels.engine import building
from citadels.engine.building import begin, unaffordable, unlawful
from citadels.engine.characters.ranks_1_to_3 import unnamed, unthreatened
from citadels.engine.characters.ranks_4_to_6 import uncrownable
from citadels.engine.characters.ranks_7_to_9 import Diplomat
from citadels.engine.cities import add, bury, carry_over, check
from citadels.engine.districts import each_card
from citadels.engine.edition import Setup
from citadels.engine.events import EXCHANGED, LET_PASS, PUT_ASIDE, SHUFFLED, THREATENED, TURNED_OVER, WARRANTED
from citadels.engine.flow import late_crown
from citadels.engine.ids import CITY, DISTRICTS, KIND, USING
from citadels.engine.refusal import CHOSEN_BEFORE, Refusal
from citadels.engine.state import NONE, State, places, standing, without
from citadels.engine.steps.step import Step, by_character
from citadels.engine.steps.turn import Keeping, keep_card
from citadels.engine.transfers import (
    acting,
    gain_cards,
    give_card,
    move_crown,
    pay_player,
    take_card,
    take_gold,
    take_random_card,
)
from citadels.engine.verbs import (
    CONFISCATE,
    CROWN,
    DONE,
    FOR,
    GIVE,
    HOLD,
    KEEP_CARD,
    NOW,
    PASS,
    PAY,
    PUT,
    REVEAL,
    TAKE,
    TAKE_CARD,
    TAKE_GOLD,
    THREATEN,
    VERB,
    WARRANT,
)


class Signing(Step):
    """The Magistrate's other two warrants."""

    name = "signing"
    question = "warrant"
    rule = "DX-MAGISTRATE-1"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return g.turn.seat == seat and 0 < len(g.turn.tokens) < 3

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [WARRANT + character for character in g.setup.cast
                if character != g.turn.character and character not in g.turn.tokens]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.turn.tokens = (*g.turn.tokens, move - WARRANT)
        if len(g.turn.tokens) < 3:
            return
        g.pop()
        g.round.signed = g.turn.tokens[0]
        g.round.unsigned = tuple(sorted(g.turn.tokens[1:]))
        g.emit(WARRANTED, seat, -1, g.turn.tokens[0], g.setup.by_ranks(g.turn.tokens), acting(g))
        g.turn.tokens = NONE

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        if VERB[move] != WARRANT:
            return Refusal(self.rule)
        return unnamed(g, move - WARRANT, self.rule) or Refusal(self.rule, CHOSEN_BEFORE)


class Confiscating(Step):
    """The Magistrate may take the district that was just paid for; the argument is the gold paid."""

    name = "confiscating"
    question = "confiscate"
    rule = "DX-MAGISTRATE-7"
    in_advance: tuple[int, ...] = (PASS, CONFISCATE)

    def asker(self, setup: Setup) -> int:
        return by_character(setup, setup.issuer)

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return g.turn.building >= 0 and seat == g.holder(g.setup.issuer) and arg <= g.turn.paid

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [PASS] if building.why_not_confiscate(g, seat) is not None else [PASS, CONFISCATE]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        if move == CONFISCATE:
            building.confiscate(g, seat, arg)
        else:
            g.emit(LET_PASS, seat, source=g.setup.characters[g.setup.issuer].source)
            building.finish(g, g.turn.seat)

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        refusal = building.why_not_confiscate(g, seat) if move == CONFISCATE else None
        return refusal or Refusal(self.rule)


class Threatening(Step):
    """The Blackmailer's other threat."""

    name = "threatening"
    question = "threaten"
    rule = "DX-BLACKMAILER-1"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return g.turn.seat == seat and len(g.turn.tokens) == 1 and len(self.options(g, seat, arg)) > 0

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [THREATEN + character for character in g.setup.cast
                if character not in g.turn.tokens and unthreatened(g, character) is None]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        g.round.flower = g.turn.tokens[0]
        g.round.plain = move - THREATEN
        g.turn.tokens = NONE
        threats = g.setup.by_ranks((g.round.flower, g.round.plain))
        g.emit(THREATENED, seat, -1, g.round.flower, threats, acting(g))

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        if VERB[move] != THREATEN:
            return Refusal(self.rule)
        return unthreatened(g, move - THREATEN) or Refusal(self.rule, CHOSEN_BEFORE)


class Turning(Step):
    """The Blackmailer may turn over a threat that was refused."""

    name = "turning"
    question = "turn-over"
    rule = "DX-BLACKMAILER-3"
    in_advance: tuple[int, ...] = (PASS, REVEAL)

    def asker(self, setup: Setup) -> int:
        return by_character(setup, setup.blackmailer)

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return arg == g.turn.character and seat == g.wielder(g.setup.blackmailer)

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [PASS, REVEAL]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        source = g.setup.characters[g.setup.blackmailer].source
        if move == PASS:
            g.emit(LET_PASS, seat, source=source)
            return
        g.round.turned = True
        victim = g.turn.seat
        flowered = g.round.flower == arg
        g.emit(TURNED_OVER, seat, victim, 1 if flowered else 0, source=source)
        gold = g.players[victim].gold
        if flowered and victim != seat and gold > 0:
            take_gold(g, seat, victim, gold, source)


class Redrawing(Step):
    """The Magician puts cards under the deck and draws as many."""

    name = "redrawing"
    question = "redraw"
    rule = "DX-MAGICIAN-1"

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        found = [DONE]
        each_card(g, seat, PUT, found)
        return found

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        player = g.players[seat]
        if move != DONE:
            player.hand = without(player.hand, move - PUT)
            g.turn.aside = (*g.turn.aside, move - PUT)
            g.emit(PUT_ASIDE, seat, -1, 0, (move - PUT,), acting(g))
            return
        g.pop()
        cards = g.turn.aside
        g.turn.aside = NONE
        if cards:
            bury(g, seat, cards, acting(g))
            gain_cards(g, seat, len(cards), acting(g))


class Taking(Step):
    """The Wizard takes a card from the hand looked at."""

    name = "taking"
    question = "take"
    rule = "DX-WIZARD-3"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return g.turn.seat == seat and arg != seat and arg < len(g.players) and len(g.players[arg].hand) > 0

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        found: list[int] = []
        each_card(g, arg, TAKE, found)
        return found

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        take_card(g, seat, arg, move - TAKE, acting(g))
        g.push(USING, seat, move - TAKE)


class Using(Step):
    """The Wizard builds the taken card at once, or keeps it in hand."""

    name = "using"
    question = "use"
    rule = "DX-WIZARD-1"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        return g.turn.seat == seat and arg in g.players[seat].hand

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [HOLD] if self.unbuildable(g, seat, arg) is not None else [NOW, HOLD]

    def unbuildable(self, g: State, seat: int, arg: int) -> Refusal | None:
        """Why the taken card cannot be built at once."""
        if arg < DISTRICTS:
            return Refusal(self.rule)
        return unlawful(g, seat, arg) or unaffordable(g, seat, arg)

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        if move == NOW:
            begin(g, seat, arg, False, -1)

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        return (self.unbuildable(g, seat, arg) if move == NOW else None) or Refusal(self.rule)


class Returning(Step):
    """The Seer gives a card to each player from whom one was taken."""

    name = "returning"
    question = "give"
    rule = "DX-SEER-1"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        owed = g.turn.owed
        return g.turn.seat == seat and 0 < len(owed) <= len(g.players[seat].hand) and seat not in owed

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        found: list[int] = []
        each_card(g, seat, GIVE, found)
        return found

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        other = g.turn.owed[0]
        g.turn.owed = g.turn.owed[1:]
        give_card(g, seat, other, move - GIVE, acting(g))
        if not g.turn.owed:
            g.pop()


class Tolling(Step):
    """The Emperor takes gold or a card from the player just crowned."""

    name = "tolling"
    question = "toll"
    rule = "DX-EMPEROR-3"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        there = arg != seat and arg < len(g.players)
        return g.turn.seat == seat and there and g.players[arg].gold > 0 and len(g.players[arg].hand) > 0

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [TAKE_GOLD, TAKE_CARD]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        if move == TAKE_GOLD:
            take_gold(g, seat, arg, 1, acting(g))
        else:
            take_random_card(g, seat, arg, acting(g))


class Crowning(Step):
    """A killed Emperor moves the crown at the end of the round."""

    name = "crowning"
    question = "crown"
    rule = "DX-EMPEROR-4"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        if not g.setup.edition.course.hides:
            return g.turn.seat == seat and g.turn.character >= 0 and len(self.options(g, seat, arg)) > 0
        murdered = g.round.killed >= 0 and g.round.killed in g.players[seat].characters
        return murdered and g.round.rank > g.setup.last_rank and len(self.options(g, seat, arg)) > 0

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        return [CROWN + other for other in range(len(g.players)) if uncrownable(g, seat, other) is None]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        noble = g.round.killed if g.setup.edition.course.hides else g.turn.character
        move_crown(g, move - CROWN, g.setup.characters[noble].source)
        late_crown(g, seat)
        g.setup.edition.course.after_crowning(g)

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        refusal = uncrownable(g, seat, move - CROWN) if VERB[move] == CROWN else None
        return Refusal(self.rule, "" if refusal is None else refusal.reason)


class Lending(Returning):
    """The Cardinal gives a card for each gold taken."""

    name = "lending"
    rule = "DX-CARDINAL-2"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        owed = g.turn.owed
        player = g.players[seat]
        if g.turn.seat != seat or g.turn.building < 0 or not 0 < len(owed) <= len(player.hand) or seat in owed:
            return False
        return player.gold >= building.price(g, seat, g.turn.building) - len(g.turn.aside)

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        super().choose(g, seat, arg, move)
        if not g.turn.owed:
            building.pay(g, seat, PAY)

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        own = VERB[move] == GIVE and move - GIVE == g.turn.building
        return Refusal("RU-17" if own else self.rule)


class Studying(Keeping):
    """The Scholar keeps one card and shuffles the others into the deck."""

    name = "studying"
    rule = "DX-SCHOLAR-1"

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        keep_card(g, seat, move - KEEP_CARD)
        rest = g.turn.drawn
        g.turn.drawn = NONE
        g.lay_deck(g.shuffled(g.deck() + rest))
        if g.log is not None:
            g.emit(SHUFFLED, seat, -1, len(rest), tuple(sorted(rest)), acting(g))


class Exchanging(Step):
    """Which district the Diplomat gives in exchange; the argument is the seat and place of the other one."""

    name = "exchanging"
    question = "for"
    rule = "DX-DIPLOMAT-2"

    def fits(self, g: State, seat: int, arg: int) -> bool:
        owner = arg // CITY
        acting = g.turn.character >= 0 and isinstance(g.setup.characters[g.turn.character], Diplomat)
        if g.turn.seat != seat or owner == seat or owner >= len(g.players) or not acting:
            return False
        return standing(g.players[owner].city, arg % CITY) >= 0 and len(self.options(g, seat, arg)) > 0

    def options(self, g: State, seat: int, arg: int) -> list[int]:
        owner = arg // CITY
        theirs = standing(g.players[owner].city, arg % CITY)
        city = g.players[seat].city
        diplomat = acting_diplomat(g)
        return [FOR + place for place in places(city)
                if diplomat.fair(g, seat, owner, theirs, standing(city, place))]

    def choose(self, g: State, seat: int, arg: int, move: int) -> None:
        g.pop()
        owner = arg // CITY
        mine, other = g.players[seat], g.players[owner]
        theirs = standing(other.city, arg % CITY)
        own = standing(mine.city, move - FOR)
        gold = acting_diplomat(g).difference(g, owner, theirs, own)
        g.emit(EXCHANGED, seat, owner, theirs & KIND, (own & KIND,), acting(g))
        pay_player(g, seat, owner, gold, acting(g))
        g.settle(mine, without(mine.city, own))
        g.settle(other, (*without(other.city, theirs), own))
        carry_over(g, seat, owner, own)
        carry_over(g, owner, seat, theirs)
        add(g, seat, theirs)
        check(g, owner)

    def why(self, g: State, seat: int, arg: int, move: int) -> Refusal:
        own = standing(g.players[seat].city, move - FOR) if VERB[move] == FOR else -1
        owner = arg // CITY
        theirs = standing(g.players[owner].city, arg % CITY)
        refusal = None if own < 0 else acting_diplomat(g).unfair(g, seat, owner, theirs, own)
        return refusal or Refusal(self.rule)


def acting_diplomat(g: State) -> Diplomat:
    character = g.setup.characters[g.turn.character]
    assert isinstance(character, Diplomat)
    return character
