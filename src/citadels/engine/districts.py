"""The unique districts of the deluxe edition, one small class each, in alphabetical order."""
from __future__ import annotations

from citadels.engine.card import Answers, District
from citadels.engine.cities import bury, cost, raze
from citadels.engine.events import STORED
from citadels.engine.ids import (
    CITY,
    STAGING,
    STAR,
    UNIQUE,
    USED_LABORATORY,
    USED_MUSEUM,
    USED_SMITHY,
)
from citadels.engine.refusal import COMPLETE, COST, NO_CARDS, NOT_HELD, USED, Refusal
from citadels.engine.state import State, places, standing, without
from citadels.engine.transfers import earn, gain_cards, pay_bank
from citadels.engine.verbs import (
    GIVE_CHARACTER,
    SACRIFICE,
    SPEND,
    USE_ARMORY,
    USE_FRAMEWORK,
    USE_LABORATORY,
    USE_MUSEUM,
    USE_SMITHY,
    USE_THEATER,
)


class Armory(District):
    word = "armory"
    verbs: tuple[int, ...] = (USE_ARMORY,)
    use_rule = "DX-ARMORY-1"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        for owner in range(len(g.players)):
            player = g.players[owner]
            if self.whole(g, seat, owner):
                continue
            for place in places(player.city):
                if owner != seat or place // 2 != self.kind:
                    found.append(USE_ARMORY + owner * CITY + place)

    def whole(self, g: State, seat: int, owner: int) -> bool:
        """Whether a city is complete; the seat's own city is counted without the Armory."""
        return g.size(g.players[owner]) - (1 if owner == seat else 0) >= g.setup.goal

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        owner = (move - USE_ARMORY) // CITY
        place = (move - USE_ARMORY) % CITY
        if owner >= len(g.players) or standing(g.players[owner].city, place) < 0:
            return Refusal("DX-ARMORY-1")
        if owner == seat and place // 2 == self.kind:
            return Refusal("DX-ARMORY-1")
        if self.whole(g, seat, owner):
            return Refusal("RU-15" if owner == seat else "DX-ARMORY-1", COMPLETE)
        return None

    def use(self, g: State, seat: int, move: int) -> None:
        owner = (move - USE_ARMORY) // CITY
        item = standing(g.players[owner].city, (move - USE_ARMORY) % CITY)
        own = self.kind if self.kind in g.players[seat].city else self.kind + STAR
        ruins = raze(g, seat, own, seat, self.kind) + raze(g, owner, item, seat, self.kind)
        bury(g, owner, ruins, self.kind)


class Basilica(District):
    word = "basilica"
    points_rule = "DX-BASILICA-1"

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return sum([cost(g, item) % 2 for item in g.players[seat].city])


class Capitol(District):
    word = "capitol"
    points_rule = "DX-CAPITOL-1"

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return 3 if max(types) >= 3 else 0


class DragonGate(District):
    word = "dragon-gate"
    worth_more = True
    points_rule = "DX-DRAGON-GATE-1"

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return 2


class Factory(District):
    word = "factory"
    discount = 1


class Framework(District):
    word = "framework"
    pays = True
    answers: Answers = ((USE_FRAMEWORK, "DX-FRAMEWORK-1"),)


class GoldMine(District):
    word = "gold-mine"
    mined = 1


class GreatWall(District):
    word = "great-wall"
    wall = 1
    wall_rule = "DX-GREAT-WALL-1"


class HauntedQuarter(District):
    word = "haunted-quarter"
    haunted = True


class ImperialTreasury(District):
    word = "imperial-treasury"
    points_rule = "DX-IMPERIAL-TREASURY-1"

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return g.players[seat].gold


class IvoryTower(District):
    word = "ivory-tower"
    points_rule = "DX-IVORY-TOWER-1"

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return 5 if types[UNIQUE] == 1 else 0


class Keep(District):
    word = "keep"
    safe_rule = "DX-KEEP-1"


class Laboratory(District):
    word = "laboratory"
    verbs: tuple[int, ...] = (USE_LABORATORY,)
    use_rule = "DX-LABORATORY-1"
    yields = 2

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not g.turn.used & USED_LABORATORY:
            each_card(g, seat, USE_LABORATORY, found)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if g.turn.used & USED_LABORATORY:
            return Refusal("DX-TURN-8", USED)
        kind = move - USE_LABORATORY
        return None if kind in g.players[seat].hand else Refusal("DX-LABORATORY-1", NOT_HELD, card=kind)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_LABORATORY
        player = g.players[seat]
        player.hand = without(player.hand, move - USE_LABORATORY)
        bury(g, seat, (move - USE_LABORATORY,), self.kind)
        earn(g, seat, self.yields, self.kind)


class Library(District):
    word = "library"
    keep_all = True


class MapRoom(District):
    word = "map-room"
    points_rule = "DX-MAP-ROOM-1"

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return len(g.players[seat].hand)


class Monument(District):
    word = "monument"
    double_size = True
    room = 5
    room_rule = "DX-MONUMENT-1"


class Museum(District):
    word = "museum"
    verbs: tuple[int, ...] = (USE_MUSEUM,)
    use_rule = "DX-MUSEUM-1"
    stores = True
    points_rule = "DX-MUSEUM-2"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not g.turn.used & USED_MUSEUM:
            each_card(g, seat, USE_MUSEUM, found)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if g.turn.used & USED_MUSEUM:
            return Refusal("DX-TURN-8", USED)
        kind = move - USE_MUSEUM
        return None if kind in g.players[seat].hand else Refusal("DX-MUSEUM-1", NOT_HELD, card=kind)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_MUSEUM
        player = g.players[seat]
        player.hand = without(player.hand, move - USE_MUSEUM)
        player.under = (*player.under, move - USE_MUSEUM)
        g.emit(STORED, seat, -1, 0, (move - USE_MUSEUM,), self.kind)
        g.setup.edition.course.stored(g)

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return len(g.players[seat].under)


class Necropolis(District):
    word = "necropolis"
    answers: Answers = ((SACRIFICE, "DX-NECROPOLIS-1"),)

    def affordable(self, g: State, seat: int, price: int) -> bool:
        return len(g.players[seat].city) > 0

    def ways(self, g: State, seat: int, left: int, found: list[int]) -> None:
        for place in places(g.players[seat].city):
            found.append(SACRIFICE + place)


class Observatory(District):
    word = "observatory"
    drawn = 1


class Park(District):
    word = "park"
    closes = True

    def on_end_turn(self, g: State, seat: int) -> None:
        if not g.players[seat].hand:
            gain_cards(g, seat, 2, self.kind)


class PoorHouse(District):
    word = "poor-house"
    closes = True

    def on_end_turn(self, g: State, seat: int) -> None:
        if g.players[seat].gold == 0:
            earn(g, seat, 1, self.kind)


class Quarry(District):
    word = "quarry"
    doubles = True
    doubles_rule = "DX-QUARRY-1"


class SchoolOfMagic(District):
    word = "school-of-magic"
    any_type = True


class SecretVault(District):
    word = "secret-vault"
    buildable = False
    unbuildable_rule = "DX-SECRET-VAULT-1"
    held = 3
    points_rule = "DX-SECRET-VAULT-2"


class Smithy(District):
    word = "smithy"
    verbs: tuple[int, ...] = (USE_SMITHY,)
    use_rule = "DX-SMITHY-1"

    def price(self, g: State) -> int:
        return 2

    def gain(self, g: State) -> int:
        return 3

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not g.turn.used & USED_SMITHY and g.players[seat].gold >= self.price(g) and g.stock():
            found.append(USE_SMITHY)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if g.turn.used & USED_SMITHY:
            return Refusal("DX-TURN-8", USED)
        if not g.stock():
            return Refusal("RU-3", NO_CARDS)
        gold = g.players[seat].gold
        return None if gold >= self.price(g) else Refusal("DX-SMITHY-1", COST, cost=self.price(g), gold=gold)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_SMITHY
        pay_bank(g, seat, self.price(g), self.kind)
        gain_cards(g, seat, self.gain(g), self.kind)


class Stables(District):
    word = "stables"
    counted = False


class Statue(District):
    word = "statue"
    points_rule = "DX-STATUE-1"

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return 5 if g.crown == seat else 0


class Theater(District):
    word = "theater"
    answers: Answers = ((USE_THEATER, "DX-THEATER-2"), (GIVE_CHARACTER, "DX-THEATER-1"))
    selects = True

    def on_selection(self, g: State, seat: int) -> None:
        if g.players[seat].characters:
            g.push(STAGING, seat, 0)


class ThievesDen(District):
    word = "thieves-den"
    cards_pay = True
    answers: Answers = ((SPEND, "DX-THIEVES-DEN-1"),)

    def affordable(self, g: State, seat: int, price: int) -> bool:
        return g.players[seat].gold + len(g.players[seat].hand) - 1 >= price

    def ways(self, g: State, seat: int, left: int, found: list[int]) -> None:
        player = g.players[seat]
        if left > 0 and player.gold + len(player.hand) >= left:
            each_card(g, seat, SPEND, found)


class WishingWell(District):
    word = "wishing-well"
    points_rule = "DX-WISHING-WELL-1"

    def points(self, g: State, seat: int, types: list[int]) -> int:
        return types[UNIQUE]


def each_card(g: State, seat: int, verb: int, found: list[int]) -> None:
    """A move for every different card in the hand."""
    seen = 0
    for kind in g.players[seat].hand:
        if not seen >> kind & 1:
            seen |= 1 << kind
            found.append(verb + kind)
