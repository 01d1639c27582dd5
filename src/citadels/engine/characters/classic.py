"""The characters of the classic edition that work differently in deluxe, in order of rank."""
from __future__ import annotations

from citadels.engine.card import Answers, Character, matching
from citadels.engine.characters.ranks_4_to_6 import Abbot, Emperor
from citadels.engine.characters.ranks_7_to_9 import Queen, neighbours
from citadels.engine.ids import BY_TYPE, CROWN_RANK, GRANTING, USED_BUILT, USED_POWER
from citadels.engine.refusal import NOT_BESIDE_CROWN, TIED_RICHEST, Refusal
from citadels.engine.state import State
from citadels.engine.transfers import earn, move_crown, pay_player
from citadels.engine.verbs import ALMS, CROWN, GIVE, GIVE_GOLD, INCOME, TAKE_CARD, TAKE_GOLD


class TaxCollectorClassic(Character):
    """Rank 2: whoever builds pays at the end of the turn, once the Tax Collector has been called."""

    word = "tax-collector"
    watches = True
    asks_who_built = True

    def on_reveal(self, g: State, seat: int) -> None:
        first = g.setup.by_rank[1]
        builder = g.holder(first)
        if builder >= 0 and builder != seat and not g.setup.characters[first].bewitches and g.players[builder].fresh:
            pay_player(g, builder, seat, min(1, g.players[builder].gold), self.source)

    def called(self, g: State) -> bool:
        """Whether it has been called, and so collects taxes."""
        return g.round.revealed >> self.id & 1 == 1 and g.round.killed != self.id

    def on_anyone_ends(self, g: State, seat: int) -> None:
        taxer = g.wielder(self.id)
        if taxer >= 0 and taxer != seat and self.called(g) and g.turn.used & USED_BUILT:
            pay_player(g, seat, taxer, min(1, g.players[seat].gold), self.source)


class EmperorClassic(Emperor):
    """Whoever receives the crown chooses what to give for it."""

    needs_rule = "CL-EMPEROR-3"
    answers: Answers = ((GIVE_GOLD, "CL-EMPEROR-2"), (GIVE, "CL-EMPEROR-2"), (TAKE_GOLD, "CL-EMPEROR-2"),
                        (TAKE_CARD, "CL-EMPEROR-2"))

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        other = move - CROWN
        move_crown(g, other, self.source)
        if g.players[other].gold or g.players[other].hand:
            g.push(GRANTING, other, seat)


class AbbotClassic(Abbot):
    """Gains only gold, and takes alms only from a single richest player."""

    income_verb = INCOME

    def income(self, g: State, seat: int, found: list[int]) -> None:
        if matching(g, seat, self.type) > 0:
            found.append(INCOME)

    def collect(self, g: State, seat: int, move: int) -> None:
        earn(g, seat, matching(g, seat, self.type), BY_TYPE + self.type)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        refusal = super().why(g, seat, move)
        if refusal is not None:
            return refusal
        for other in range(len(g.players)):
            if other != move - ALMS and g.players[other].gold >= g.players[move - ALMS].gold:
                return Refusal("CL-ABBOT-2", TIED_RICHEST)
        return None


class QueenClassic(Queen):
    """Gains next to the King, or next to whoever the Emperor has crowned."""

    needs_rule = "CL-SETUP-3"

    def worth(self, g: State, seat: int) -> bool:
        noble = g.setup.by_rank[CROWN_RANK]
        if g.round.revealed >> noble & 1 == 0 or g.round.killed == noble:
            return False
        return neighbours(g, seat, g.crown if g.setup.characters[noble].crowns_others else g.holder(noble))

    def nothing(self, g: State) -> str:
        noble = g.setup.by_rank[4]
        revealed = g.round.revealed >> noble & 1 == 1
        if revealed and g.round.killed == noble:
            return ""   # there is a Hospital; the rule says when her gold comes
        return NOT_BESIDE_CROWN if revealed and g.setup.characters[noble].crowns_others else super().nothing(g)

    def on_late_reveal(self, g: State, seat: int, noble: int) -> None:
        """Her gold comes when the crown has moved."""

    def on_late_crown(self, g: State, seat: int, noble: int) -> None:
        if neighbours(g, seat, g.crown if g.setup.characters[g.round.killed].crowns_others else noble):
            earn(g, seat, 3, self.source)
