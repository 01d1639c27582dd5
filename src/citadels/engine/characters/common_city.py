"""The characters of the Common City, where they are turned up, and only those still to come can be named."""
from __future__ import annotations

from citadels.engine.card import used_up
from citadels.engine.characters.classic import TaxCollectorClassic
from citadels.engine.characters.ranks_1_to_3 import Namer, unnamed
from citadels.engine.characters.ranks_4_to_6 import Bishop, King
from citadels.engine.characters.ranks_7_to_9 import Queen, neighbours
from citadels.engine.events import BEWITCHED, KILLED, MARKED
from citadels.engine.flow import go_on
from citadels.engine.ids import USED_BONUS, USED_POWER
from citadels.engine.refusal import CALLED_BEFORE, CHOSEN_BEFORE, GATHER_FIRST, NOT_AFTER_KING, POWER_USED, Refusal
from citadels.engine.state import Lap, State, lap_of
from citadels.engine.transfers import earn
from citadels.engine.verbs import NAME


class NamerCommon(Namer):
    """Names a character that is still to come and that nobody else has named."""

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if self.spent(g, USED_POWER):
            return used_up()
        character = move - NAME
        refusal = unnamed(g, character, self.name_rule)
        if refusal is None and character not in lap_of(g).deck:
            return Refusal(self.name_rule, CALLED_BEFORE)
        if refusal is None and character in (g.round.killed, g.round.robbed, g.round.bewitched):
            return Refusal(self.name_rule, CHOSEN_BEFORE)
        return refusal


class AssassinCommon(NamerCommon):
    word = "assassin"
    kills = True
    name_rule = "CC-ASSASSIN-1"

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        g.round.killed = move - NAME
        lap_of(g).killer = seat
        g.emit(KILLED, seat, -1, move - NAME, source=self.source)


class ThiefCommon(NamerCommon):
    word = "thief"
    robs = True
    name_rule = "CC-THIEF-1"

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        g.round.robbed = move - NAME
        lap_of(g).robber = seat
        g.emit(MARKED, seat, -1, move - NAME, source=self.source)


class WitchCommon(NamerCommon):
    """Bound while there is a character to bewitch."""

    word = "witch"
    bound = True
    bound_rule = "CC-WITCH-1"
    bewitches = True
    victim_rule = "CC-WITCH-2"
    name_rule = "CC-WITCH-1"

    def binds(self, g: State) -> bool:
        for character in g.setup.cast:
            if super().why(g, g.turn.seat, NAME + character) is None:
                return True
        return False

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        return Refusal("DX-WITCH-1", GATHER_FIRST) if not g.turn.gathered else super().why(g, seat, move)

    def use(self, g: State, seat: int, move: int) -> None:
        g.round.bewitched = move - NAME
        lap_of(g).witch = seat
        g.emit(BEWITCHED, seat, -1, move - NAME, source=self.source)
        g.suspended = g.turn
        g.pop()
        go_on(g)


class KingCommon(King):
    def on_after_queen(self, g: State, queen: int) -> None:
        before = called_before(lap_of(g), self.id)
        earn(g, queen, 3, g.setup.characters[before].source if before >= 0 else -1)


def called_before(lap: Lap, character: int) -> int:
    """The character that was called before this one, -1 if there was none."""
    here = lap.called.index(character) if character in lap.called else 0
    return lap.called[here - 1] if here > 0 else lap.last


class BishopCommon(Bishop):
    """Lies in front of its player until the shuffle."""

    lies = True

    def on_reveal(self, g: State, seat: int) -> None:
        lap_of(g).lay(self.id, seat)

    def on_resume(self, g: State, seat: int) -> None:
        self.on_reveal(g, seat)


class TaxCollectorCommon(TaxCollectorClassic):
    """Lies in front of its player until the shuffle."""

    asks_who_built = False
    lies = True

    def on_reveal(self, g: State, seat: int) -> None:
        lap_of(g).lay(self.id, seat)

    def on_resume(self, g: State, seat: int) -> None:
        self.on_reveal(g, seat)

    def called(self, g: State) -> bool:
        return True


class QueenCommon(Queen):
    """Gains right after the King, right before the King, or next to the crown."""

    bonus_rule = "CC-QUEEN-1"

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        return Refusal(self.bonus_rule, POWER_USED) if self.spent(g, USED_BONUS) else super().why(g, seat, move)

    def on_reveal(self, g: State, seat: int) -> None:
        lap_of(g).queen = seat

    def on_silence(self, g: State, seat: int) -> None:
        lap_of(g).queen = -1

    def on_resume(self, g: State, seat: int) -> None:
        self.on_reveal(g, seat)

    def worth(self, g: State, seat: int) -> bool:
        before = called_before(lap_of(g), self.id)
        return (before >= 0 and g.setup.characters[before].royal) or len(g.players) == 2 \
            or neighbours(g, seat, g.crown)

    def nothing(self, g: State) -> str:
        return NOT_AFTER_KING

    def receive(self, g: State, seat: int) -> None:
        lap_of(g).queen = -1
        earn(g, seat, 3, self.source)
