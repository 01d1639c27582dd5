"""The purple districts that deluxe does not have, or that work differently there, in alphabetical order."""
from __future__ import annotations

from citadels.engine.card import Answers, District
from citadels.engine.common_city import BELL, districts_standing
from citadels.engine.districts import Armory, Smithy, WishingWell
from citadels.engine.events import RANG, SEARCHED
from citadels.engine.ids import CITY, RINGING, SEARCHING, UNIQUE
from citadels.engine.refusal import RUNG, TOO_LATE_TO_RING, Refusal
from citadels.engine.state import State, places
from citadels.engine.verbs import LIGHTHOUSE, RING, SILENCE, THANKS, USE_ARMORY, USE_GRAVEYARD


class ArmoryClassic(Armory):
    """Only for another player's city, but even a complete one."""

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        for owner in range(len(g.players)):
            if owner != seat:
                for place in places(g.players[owner].city):
                    found.append(USE_ARMORY + owner * CITY + place)

    def whole(self, g: State, seat: int, owner: int) -> bool:
        return False

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        return Refusal("CL-ARMORY-1") if (move - USE_ARMORY) // CITY == seat else super().why(g, seat, move)


class Ballroom(District):
    word = "ballroom"
    hosts = True
    answers: Answers = ((THANKS, "CL-BALLROOM-1"), (SILENCE, "CL-BALLROOM-1"))


class BellTower(District):
    word = "bell-tower"
    rings = True
    starts = True
    answers: Answers = ((RING, "CL-BELL-TOWER-3"),)

    def on_built(self, g: State, seat: int) -> None:
        g.push(RINGING, seat, 0)


class BellTowerCommon(District):
    """Its owner may ring it in any of their turns while few districts are built."""

    word = "bell-tower"
    rings = True
    verbs: tuple[int, ...] = (RING,)
    use_rule = "CC-BELL-TOWER-1"
    unbuilt_rule = "CC-BELL-TOWER-1"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if self.why(g, seat, RING) is None:
            found.append(RING)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if g.rung:
            return Refusal("CC-BELL-TOWER-1", RUNG)
        count = districts_standing(g)
        return Refusal("CC-BELL-TOWER-1", TOO_LATE_TO_RING, count=count, limit=BELL) if count >= BELL else None

    def use(self, g: State, seat: int, move: int) -> None:
        g.rung = True
        g.emit(RANG, seat, source=self.kind)


class Graveyard(District):
    word = "graveyard"
    salvages = True
    answers: Answers = ((USE_GRAVEYARD, "CL-GRAVEYARD-1"),)


class Hospital(District):
    word = "hospital"
    heals = True
    heals_rule = "CL-HOSPITAL-1"


class Lighthouse(District):
    word = "lighthouse"
    searches = True
    starts = True
    answers: Answers = ((LIGHTHOUSE, "CL-LIGHTHOUSE-1"),)

    def on_built(self, g: State, seat: int) -> None:
        if not g.deck() and g.discard:
            g.reshuffle()
        if g.deck():
            g.emit(SEARCHED, seat, -1, len(g.deck()), g.deck(), self.kind)
            g.push(SEARCHING, seat, 0)


class SmithyCircus(Smithy):
    """Its numbers are options, because printings differ."""

    def price(self, g: State) -> int:
        return g.setup.options["smithy_pay"]

    def gain(self, g: State) -> int:
        return g.setup.options["smithy_draw"]


class ThroneRoom(District):
    word = "throne-room"
    attends = True


class University(District):
    word = "university"
    worth_more = True
    points_rule = "CL-UNIVERSITY-1"

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return 2


class WishingWellClassic(WishingWell):
    """Does not count itself."""

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return types[UNIQUE] - 1
