"""The purple districts of the classic edition that deluxe lacks or has otherwise, in alphabetical order."""
from __future__ import annotations

from citadels.engine.card import District
from citadels.engine.common_city import BELL
from citadels.engine.districts import Armory, HauntedQuarter, Laboratory, Smithy, WishingWell
from citadels.engine.events import RANG, SEARCHED
from citadels.engine.ids import CITY, RING, RINGING, SEARCHING, UNIQUE, USE_ARMORY
from citadels.engine.state import State, places


class ArmoryClassic(Armory):
    """Another player's city, a complete one too."""

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        for owner in range(len(g.players)):
            if owner != seat:
                for place in places(g.players[owner].city):
                    found.append(USE_ARMORY + owner * CITY + place)

    def whole(self, g: State, seat: int, owner: int) -> bool:
        return False

    def why(self, g: State, seat: int, move: int) -> str:
        return "CL-ARMORY-1" if (move - USE_ARMORY) // CITY == seat else super().why(g, seat, move)


class Ballroom(District):
    hosts = True


class BellTower(District):
    rings = True
    starts = True

    def on_built(self, g: State, seat: int) -> None:
        g.push(RINGING, seat, 0)


class BellTowerCommon(District):
    """Rung in its owner's turn, as long as few districts stand."""

    rings = True
    active = True
    verb = RING
    use_rule = "CC-BELL-TOWER-1"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.why(g, seat, RING):
            found.append(RING)

    def why(self, g: State, seat: int, move: int) -> str:
        count = sum([len(player.city) for player in g.players])
        return "CC-BELL-TOWER-1" if g.rung or count >= BELL else ""

    def use(self, g: State, seat: int, move: int) -> None:
        g.rung = True
        g.tell(RANG, seat)


class Graveyard(District):
    salvages = True


class HauntedCity(HauntedQuarter):
    dated = True


class Hospital(District):
    heals = True


class LaboratoryClassic(Laboratory):
    yields = 1


class LibraryClassic(District):
    kept = 1


class Lighthouse(District):
    starts = True

    def on_built(self, g: State, seat: int) -> None:
        if not g.deck() and g.discard:
            g.reshuffle()
        if g.deck():
            g.tell(SEARCHED, seat, -1, len(g.deck()), g.deck())
            g.push(SEARCHING, seat, 0)


class SmithyCircus(Smithy):
    """Its numbers are options of the printing."""

    def price(self, g: State) -> int:
        return g.setup.options["smithy_pay"]

    def gain(self, g: State) -> int:
        return g.setup.options["smithy_draw"]


class ThroneRoom(District):
    attends = True


class University(District):
    worth_more = True
    points_rule = "CL-UNIVERSITY-1"

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return 2


class WishingWellClassic(WishingWell):
    """The other purple districts."""

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return types[UNIQUE] - 1
