"""The characters as the Common City plays them: they are turned up, and named ones are still to come."""
from __future__ import annotations

from citadels.engine.characters.classic import TaxCollectorClassic
from citadels.engine.characters.ranks_1_to_3 import Namer
from citadels.engine.characters.ranks_4_to_6 import Bishop, King
from citadels.engine.characters.ranks_7_to_9 import Queen, neighbours
from citadels.engine.dealings import earn
from citadels.engine.events import BEWITCHED, KILLED, MARKED
from citadels.engine.flow import go_on
from citadels.engine.ids import KING, NAME, USED_POWER
from citadels.engine.state import State


class NamerCommon(Namer):
    """Names a character that is still to come and that nobody else has named."""

    name_rule = "CC-MARK-2"

    def why(self, g: State, seat: int, move: int) -> str:
        assert g.lap is not None
        if self.spent(g, USED_POWER):
            return "DX-TURN-5"
        character = move - NAME
        r = g.round
        if character not in g.lap.deck or character in (r.killed, r.robbed, r.bewitched):
            return self.name_rule
        return ""


class AssassinCommon(NamerCommon):
    name_rule = "CC-ASSASSIN-1"

    def use(self, g: State, seat: int, move: int) -> None:
        assert g.lap is not None
        g.turn.used |= USED_POWER
        g.round.killed = move - NAME
        g.lap.killer = seat
        g.tell(KILLED, seat, -1, move - NAME)


class ThiefCommon(NamerCommon):
    name_rule = "CC-THIEF-1"

    def use(self, g: State, seat: int, move: int) -> None:
        assert g.lap is not None
        g.turn.used |= USED_POWER
        g.round.robbed = move - NAME
        g.lap.robber = seat
        g.tell(MARKED, seat, -1, move - NAME)


class WitchCommon(NamerCommon):
    """Bound while there is anybody to bewitch."""

    bound = True
    bewitches = True
    name_rule = "CC-WITCH-1"

    def binds(self, g: State) -> bool:
        for character in g.setup.cast:
            if not super().why(g, g.turn.seat, NAME + character):
                return True
        return False

    def why(self, g: State, seat: int, move: int) -> str:
        return "DX-WITCH-1" if not g.turn.gathered else super().why(g, seat, move)

    def use(self, g: State, seat: int, move: int) -> None:
        assert g.lap is not None
        g.round.bewitched = move - NAME
        g.lap.witch = seat
        g.tell(BEWITCHED, seat, -1, move - NAME)
        g.suspended = g.turn
        g.pop()
        go_on(g)


class KingCommon(King):
    def on_after_queen(self, g: State, queen: int) -> None:
        earn(g, queen, 3)


class BishopCommon(Bishop):
    """Lies before its player until the shuffle."""

    def on_reveal(self, g: State, seat: int) -> None:
        assert g.lap is not None
        g.lap.bishop = seat

    def on_resume(self, g: State, seat: int) -> None:
        self.on_reveal(g, seat)


class TaxCollectorCommon(TaxCollectorClassic):
    """Lies before its player until the shuffle."""

    def on_reveal(self, g: State, seat: int) -> None:
        assert g.lap is not None
        g.lap.taxer = seat

    def on_resume(self, g: State, seat: int) -> None:
        self.on_reveal(g, seat)


class QueenCommon(Queen):
    """After the King, before the King, or beside the crown."""

    bonus_rule = "CC-QUEEN-1"

    def on_reveal(self, g: State, seat: int) -> None:
        assert g.lap is not None
        g.lap.queen = seat

    def on_silence(self, g: State, seat: int) -> None:
        assert g.lap is not None
        g.lap.queen = -1

    def on_resume(self, g: State, seat: int) -> None:
        self.on_reveal(g, seat)

    def worth(self, g: State, seat: int) -> bool:
        lap = g.lap
        assert lap is not None
        here = lap.called.index(self.id) if self.id in lap.called else 0
        before = lap.called[here - 1] if here > 0 else lap.last
        return before == KING or len(g.players) == 2 or neighbours(g, seat, g.crown)

    def receive(self, g: State, seat: int) -> None:
        assert g.lap is not None
        g.lap.queen = -1
        earn(g, seat, 3)


