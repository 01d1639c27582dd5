"""The characters of ranks 4 to 6, one small class each."""
from __future__ import annotations

from citadels.engine.building import begin, counts, over_limit, price, unlawful
from citadels.engine.card import Character, matching
from citadels.engine.dealings import earn, gain_cards, move_crown, take_gold, take_random_card
from citadels.engine.events import REFUNDED
from citadels.engine.flow import late_crown, late_reveal
from citadels.engine.ids import (
    ALMS,
    BONUS,
    BORROW,
    CROWN,
    CROWNING,
    DISTRICTS,
    INCOME_N,
    NOBLE,
    RELIGIOUS,
    TOLLING,
    TRADE,
    USED_BONUS,
    USED_POWER,
)
from citadels.engine.state import State


class King(Character):
    type = NOBLE
    income_rule = "DX-KING-1"

    def on_reveal(self, g: State, seat: int) -> None:
        move_crown(g, seat)

    def on_end_round(self, g: State, seat: int) -> bool:
        late_reveal(g, seat, self.id)
        if not g.round.acrobat:
            move_crown(g, seat)
        late_crown(g, seat)
        return False


class Emperor(Character):
    crowns_others = True
    type = NOBLE
    income_rule = "DX-EMPEROR-1"
    verbs: tuple[int, ...] = (CROWN,)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for other in range(len(g.players)):
                if not uncrownable(g, seat, other):
                    found.append(CROWN + other)

    def why(self, g: State, seat: int, move: int) -> str:
        if self.spent(g, USED_POWER):
            return "DX-TURN-5"
        return uncrownable(g, seat, move - CROWN)

    def must(self, g: State) -> str:
        return "" if self.spent(g, USED_POWER) else "DX-EMPEROR-2"

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        other = move - CROWN
        move_crown(g, other)
        giver = g.players[other]
        if giver.gold and giver.hand:
            g.push(TOLLING, seat, other)
        elif giver.gold:
            take_gold(g, seat, other, 1)
        elif giver.hand:
            take_random_card(g, seat, other)

    def on_end_round(self, g: State, seat: int) -> bool:
        late_reveal(g, seat, self.id)
        g.push(CROWNING, seat, 0)
        return True


def uncrownable(g: State, seat: int, other: int) -> str:
    """The rule by which an Emperor at this seat may not crown another, or nothing."""
    if len(g.players) == 2:
        return "" if other == 1 - seat else "RU-53"
    return "" if other != seat and other != g.crown and other < len(g.players) else "DX-EMPEROR-2"


class Patrician(King):
    earns_cards = True
    income_rule = "DX-PATRICIAN-1"


class Bishop(Character):
    type = RELIGIOUS
    income_rule = "DX-BISHOP-1"
    shields = True


class Abbot(Character):
    type = RELIGIOUS
    income_rule = "DX-ABBOT-1"
    verbs: tuple[int, ...] = (ALMS,)

    def income(self, g: State, seat: int, found: list[int]) -> None:
        count = min(matching(g, seat, self.type), 12)
        for gold in range(0 if g.stock() else 1, count + 1):
            if count > 0:
                found.append(INCOME_N + gold)

    def collect(self, g: State, seat: int, move: int) -> None:
        gold = move - INCOME_N
        cards = min(matching(g, seat, self.type), 12) - gold
        if gold:
            earn(g, seat, gold)
        gain_cards(g, seat, cards)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_POWER):
            for other in range(len(g.players)):
                if not self.why(g, seat, ALMS + other):
                    found.append(ALMS + other)

    def why(self, g: State, seat: int, move: int) -> str:
        if self.spent(g, USED_POWER):
            return "DX-TURN-5"
        other = move - ALMS
        if other >= len(g.players) or g.players[other].gold <= g.players[seat].gold:
            return "DX-ABBOT-2"
        for player in g.players:
            if player.gold > g.players[other].gold:
                return "DX-ABBOT-2"
        return ""

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        take_gold(g, seat, move - ALMS, 1)


class Cardinal(Character):
    type = RELIGIOUS
    earns_cards = True
    income_rule = "DX-CARDINAL-1"
    verbs: tuple[int, ...] = (BORROW,)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        player = g.players[seat]
        if self.spent(g, USED_POWER) or not g.turn.gathered or len(player.hand) < 2:
            return
        seen = 0
        for kind in player.hand:
            if not seen >> kind & 1 and kind < DISTRICTS:
                seen |= 1 << kind
                for other in range(len(g.players)):
                    move = BORROW + other * DISTRICTS + kind
                    if other != seat and not self.why(g, seat, move):
                        found.append(move)

    def why(self, g: State, seat: int, move: int) -> str:
        """Short of gold for a district that may be built, another player has what is missing, and cards are left."""
        if self.spent(g, USED_POWER):
            return "DX-CARDINAL-2"
        other = (move - BORROW) // DISTRICTS
        kind = (move - BORROW) % DISTRICTS
        player = g.players[seat]
        if other == seat or other >= len(g.players) or kind not in player.hand:
            return "DX-CARDINAL-2"
        if not g.turn.gathered:
            return "DX-CARDINAL-3"
        rule = over_limit(g, kind) or unlawful(g, seat, kind)
        if rule:
            return rule
        missing = price(g, seat, kind) - player.gold
        if missing < 1:
            return "DX-CARDINAL-2"
        enough = 1 if g.setup.districts[kind].cards_pay else missing
        if g.players[other].gold < enough or len(player.hand) - 1 < missing:
            return "DX-CARDINAL-3"
        return ""

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        kind = (move - BORROW) % DISTRICTS
        begin(g, seat, kind, counts(g, kind), (move - BORROW) // DISTRICTS)


def bonus_waits(g: State) -> bool:
    """Whether extra resources come only after gathering, and that is still to be done."""
    return g.setup.edition.bonus_after_gathering and not g.turn.gathered


class Extra(Character):
    """One with a gain besides, whatever was gathered."""

    verbs: tuple[int, ...] = (BONUS,)
    bonus_rule = ""

    def worth(self, g: State, seat: int) -> bool:
        """Whether there is anything to gain now."""
        return True

    def receive(self, g: State, seat: int) -> None:
        """Gain it."""

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_BONUS) and not bonus_waits(g) and self.worth(g, seat):
            found.append(BONUS)

    def why(self, g: State, seat: int, move: int) -> str:
        if self.spent(g, USED_BONUS):
            return "DX-TURN-5"
        return "" if self.worth(g, seat) and not bonus_waits(g) else self.bonus_rule

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_BONUS
        self.receive(g, seat)


class Merchant(Extra):
    type = TRADE
    income_rule = "DX-MERCHANT-1"
    bonus_rule = "DX-MERCHANT-2"

    def receive(self, g: State, seat: int) -> None:
        earn(g, seat, 1)


class Alchemist(Character):
    def on_end_turn(self, g: State, seat: int) -> None:
        if g.turn.paid:
            g.players[seat].gold += g.turn.paid
            g.tell(REFUNDED, seat, -1, g.turn.paid)


class Trader(Character):
    type = TRADE
    income_rule = "DX-TRADER-1"
    uncounted = TRADE
