"""The characters of ranks 4 to 6, one small class each."""
from __future__ import annotations

from citadels.engine.building import begin, counts, over_limit, price, unlawful
from citadels.engine.card import Answers, Character, matching, used_up
from citadels.engine.events import REFUNDED
from citadels.engine.flow import late_crown, late_reveal
from citadels.engine.ids import (
    BY_TYPE,
    CROWNING,
    DISTRICTS,
    KINDS,
    NOBLE,
    RELIGIOUS,
    TOLLING,
    TRADE,
    USED_BONUS,
    USED_POWER,
)
from citadels.engine.refusal import (
    CROWN_FIRST,
    GATHER_FIRST,
    HAS_CROWN,
    NOBODY_RICHER,
    NOT_HELD,
    NOT_RICHEST,
    NOT_SHORT,
    POWER_USED,
    TOO_FEW_CARDS,
    TOO_POOR,
    Refusal,
)
from citadels.engine.state import State
from citadels.engine.transfers import earn, gain_cards, move_crown, take_gold, take_random_card
from citadels.engine.verbs import ALMS, BONUS, BORROW, CROWN, GIVE, GIVE_GOLD, INCOME_N, TAKE_CARD, TAKE_GOLD


class King(Character):
    word = "king"
    royal = True
    type = NOBLE
    income_rule = "DX-KING-1"

    def on_reveal(self, g: State, seat: int) -> None:
        move_crown(g, seat, self.source)

    def on_end_round(self, g: State, seat: int) -> bool:
        late_reveal(g, seat, self.id)
        if not g.round.acrobat:
            move_crown(g, seat, self.source)
        late_crown(g, seat)
        return False


class Emperor(Character):
    word = "emperor"
    crowns_others = True
    type = NOBLE
    income_rule = "DX-EMPEROR-1"
    must_reason = CROWN_FIRST
    needs = 3
    replacements: tuple[str, ...] = ("king", "patrician")
    verbs: tuple[int, ...] = (CROWN,)
    answers: Answers = ((TAKE_GOLD, "DX-EMPEROR-3"), (TAKE_CARD, "DX-EMPEROR-3"), (GIVE_GOLD, "DX-EMPEROR-3"))

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for other in range(len(g.players)):
                if uncrownable(g, seat, other) is None:
                    found.append(CROWN + other)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        return used_up() if self.spent(g, USED_POWER) else uncrownable(g, seat, move - CROWN)

    def must(self, g: State) -> str:
        return "" if self.spent(g, USED_POWER) else "DX-EMPEROR-2"

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        other = move - CROWN
        move_crown(g, other, self.source)
        giver = g.players[other]
        if giver.gold and giver.hand:
            g.push(TOLLING, seat, other)
        elif giver.gold:
            take_gold(g, seat, other, 1, self.source)
        elif giver.hand:
            take_random_card(g, seat, other, self.source)

    def on_end_round(self, g: State, seat: int) -> bool:
        late_reveal(g, seat, self.id)
        g.push(CROWNING, seat, 0)
        return True


def uncrownable(g: State, seat: int, other: int) -> Refusal | None:
    """Why an Emperor at this seat may not crown another seat."""
    if len(g.players) == 2:
        return None if other == 1 - seat else Refusal("RU-53")
    if other == seat and g.round.bewitched >= 0 and g.turn.character == g.round.bewitched:
        return Refusal("RU-13")
    if other == g.crown:
        return Refusal("DX-EMPEROR-2", HAS_CROWN)
    return None if other != seat and other < len(g.players) else Refusal("DX-EMPEROR-2")


class Patrician(King):
    word = "patrician"
    earns_cards = True
    income_rule = "DX-PATRICIAN-1"


class Bishop(Character):
    word = "bishop"
    type = RELIGIOUS
    income_rule = "DX-BISHOP-1"
    shields = True


class Abbot(Character):
    word = "abbot"
    type = RELIGIOUS
    income_verb = INCOME_N
    income_rule = "DX-ABBOT-1"
    verbs: tuple[int, ...] = (ALMS,)
    answers: Answers = ((INCOME_N, "DX-ABBOT-1"),)

    def income(self, g: State, seat: int, found: list[int]) -> None:
        count = min(matching(g, seat, self.type), 12)
        for gold in range(0 if g.stock() else 1, count + 1):
            if count > 0:
                found.append(INCOME_N + gold)

    def collect(self, g: State, seat: int, move: int) -> None:
        gold = move - INCOME_N
        cards = min(matching(g, seat, self.type), 12) - gold
        if gold:
            earn(g, seat, gold, BY_TYPE + self.type)
        gain_cards(g, seat, cards, BY_TYPE + self.type)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            most = max([player.gold for player in g.players])
            for other in range(len(g.players)):
                if g.players[other].gold == most and self.why(g, seat, ALMS + other) is None:
                    found.append(ALMS + other)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if self.spent(g, USED_POWER):
            return used_up()
        other = move - ALMS
        if other >= len(g.players) or other == seat:
            return Refusal("DX-ABBOT-2")
        most = max([player.gold for player in g.players])
        if g.players[seat].gold == most:
            return Refusal("DX-ABBOT-2", NOBODY_RICHER)
        return None if g.players[other].gold == most else Refusal("DX-ABBOT-2", NOT_RICHEST)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        take_gold(g, seat, move - ALMS, 1, self.source)


class Cardinal(Character):
    word = "cardinal"
    type = RELIGIOUS
    earns_cards = True
    income_rule = "DX-CARDINAL-1"
    verbs: tuple[int, ...] = (BORROW,)
    answers: Answers = ((GIVE, "DX-CARDINAL-2"),)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        player = g.players[seat]
        if self.spent(g, USED_POWER) or not g.turn.gathered or len(player.hand) < 2:
            return
        seen = 0
        for kind in player.hand:
            if seen >> kind & 1 or kind < DISTRICTS:
                continue
            seen |= 1 << kind
            missing = price(g, seat, kind) - player.gold
            if missing < 1 or len(player.hand) - 1 < missing:
                continue
            for other in range(len(g.players)):
                move = BORROW + other * KINDS + kind
                if other != seat and g.players[other].gold > 0 and self.why(g, seat, move) is None:
                    found.append(move)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        """The district may be built but for gold that another player has, and there are cards to give for it."""
        if self.spent(g, USED_POWER):
            return Refusal("DX-CARDINAL-2", POWER_USED)
        other = (move - BORROW) // KINDS
        kind = (move - BORROW) % KINDS
        player = g.players[seat]
        if other == seat or other >= len(g.players):
            return Refusal("DX-CARDINAL-2")
        if kind not in player.hand:
            return Refusal("DX-CARDINAL-2", NOT_HELD, card=kind)
        if not g.turn.gathered:
            return Refusal("DX-CARDINAL-3", GATHER_FIRST)
        refusal = over_limit(g, kind) or unlawful(g, seat, kind)
        if refusal is not None:
            return refusal
        missing = price(g, seat, kind) - player.gold
        if missing < 1:
            return Refusal("DX-CARDINAL-2", NOT_SHORT)
        if g.players[other].gold < (1 if g.setup.districts[kind].cards_pay else missing):
            return Refusal("DX-CARDINAL-3", TOO_POOR, cost=missing, gold=g.players[other].gold)
        cards = len(player.hand) - 1
        return None if cards >= missing else Refusal("DX-CARDINAL-3", TOO_FEW_CARDS, cost=missing, count=cards)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        kind = (move - BORROW) % KINDS
        begin(g, seat, kind, counts(g, kind), (move - BORROW) // KINDS)


def bonus_waits(g: State) -> bool:
    """Whether extra resources come only after gathering, and nothing has been gathered yet."""
    return g.setup.edition.bonus_after_gathering and not g.turn.gathered


class Extra(Character):
    """A character that gains something besides what is gathered."""

    verbs: tuple[int, ...] = (BONUS,)
    bonus_rule = ""
    nothing_rule = ""   # by which there is nothing to gain; "" for the bonus rule
    nothing_reason = ""

    def worth(self, g: State, seat: int) -> bool:
        """Whether there is anything to gain now."""
        return True

    def nothing(self, g: State) -> str:
        """The plain reason if there is not."""
        return self.nothing_reason

    def receive(self, g: State, seat: int) -> None:
        """Gain it."""

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_BONUS) and not bonus_waits(g) and self.worth(g, seat):
            found.append(BONUS)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if self.spent(g, USED_BONUS):
            return used_up()
        if bonus_waits(g):
            return Refusal(self.bonus_rule, GATHER_FIRST)
        return None if self.worth(g, seat) else Refusal(self.nothing_rule or self.bonus_rule, self.nothing(g))

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_BONUS
        self.receive(g, seat)


class Merchant(Extra):
    word = "merchant"
    type = TRADE
    income_rule = "DX-MERCHANT-1"
    bonus_rule = "DX-MERCHANT-2"

    def receive(self, g: State, seat: int) -> None:
        earn(g, seat, 1, self.source)


class Alchemist(Character):
    word = "alchemist"

    def on_end_turn(self, g: State, seat: int) -> None:
        if g.turn.paid:
            g.players[seat].gold += g.turn.paid
            g.emit(REFUNDED, seat, -1, g.turn.paid, source=self.source)


class Trader(Character):
    word = "trader"
    type = TRADE
    income_rule = "DX-TRADER-1"
    uncounted = TRADE
