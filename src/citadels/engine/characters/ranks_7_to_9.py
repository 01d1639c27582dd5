"""The characters of ranks 7 to 9, one small class each."""
from __future__ import annotations

from citadels.engine.card import Character
from citadels.engine.characters.ranks_4_to_6 import Extra, bonus_waits
from citadels.engine.cities import add, bury, carry_over, cost, guarded, raze, shielded, surcharge
from citadels.engine.dealings import earn, gain_cards, pay_bank, pay_player
from citadels.engine.events import AIMED, BEAUTIFIED, DREW, LAID_OUT, SEIZED, TAXED
from citadels.engine.ids import (
    BEAUTIFY,
    BONUS_CARDS,
    BONUS_GOLD,
    CITY,
    DESTROY,
    DISTRICTS,
    EXCHANGE,
    EXCHANGING,
    MILITARY,
    MOURNING,
    SEIZE,
    STAR,
    STUDY,
    STUDYING,
    USED_ACT,
    USED_AGAIN,
    USED_BONUS,
    USED_POWER,
)
from citadels.engine.state import State, places, standing, without


class Architect(Extra):
    builds = 3
    builds_rule = "DX-ARCHITECT-2"
    bonus_rule = "DX-ARCHITECT-1"

    def worth(self, g: State, seat: int) -> bool:
        return g.stock() > 0

    def receive(self, g: State, seat: int) -> None:
        gain_cards(g, seat, 2)


class Navigator(Character):
    verbs: tuple[int, ...] = (BONUS_GOLD, BONUS_CARDS)
    builds = 0
    builds_rule = "DX-NAVIGATOR-2"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_BONUS) and not bonus_waits(g):
            found.append(BONUS_GOLD)
            if g.stock():
                found.append(BONUS_CARDS)

    def why(self, g: State, seat: int, move: int) -> str:
        if self.spent(g, USED_BONUS):
            return "DX-TURN-5"
        if bonus_waits(g):
            return "DX-NAVIGATOR-1"
        return "RU-3" if move == BONUS_CARDS and not g.stock() else ""

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_BONUS
        if move == BONUS_GOLD:
            earn(g, seat, 4)
        else:
            gain_cards(g, seat, 4)


class Scholar(Character):
    verbs: tuple[int, ...] = (STUDY,)
    builds = 2
    builds_rule = "DX-SCHOLAR-2"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if g.stock() and not self.spent(g, USED_POWER):
            found.append(STUDY)

    def why(self, g: State, seat: int, move: int) -> str:
        if self.spent(g, USED_POWER):
            return "DX-TURN-5"
        return "" if g.stock() else "RU-3"

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        if g.stock() == 1:
            gain_cards(g, seat, 1)
            return
        g.turn.drawn = g.draw(7)
        g.tell(DREW, seat, -1, len(g.turn.drawn), g.turn.drawn)
        g.push(STUDYING, seat, 1)


class Raider(Character):
    """Rank 8: acts once on a district that stands in some city."""

    type = MILITARY
    act = -1
    closing = False     # the act closes the turn: it follows gathering, and only the end follows it
    whole_rule = ""     # the rule that spares complete cities
    own_too = False

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if self.spent(g, USED_POWER) or (self.closing and not g.turn.gathered):
            return
        safe = shielded(g, seat)
        districts = g.setup.districts
        for owner in range(len(g.players)):
            player = g.players[owner]
            if (owner == seat and not self.own_too) or owner == safe or not player.city or g.complete(player):
                continue
            base = self.act + owner * CITY
            seen = 0
            starred = False
            for item in player.city:
                if item >= STAR:
                    starred = True
                elif not seen >> item & 1:
                    seen |= 1 << item
                    if not districts[item].safe_rule and item < DISTRICTS and not self.barred(g, seat, owner, item):
                        found.append(base + item * 2)
            if starred:
                self.beautified_moves(g, seat, owner, found)

    def beautified_moves(self, g: State, seat: int, owner: int, found: list[int]) -> None:
        city = g.players[owner].city
        for place in places(city):
            item = standing(city, place)
            if item >= STAR and not g.setup.districts[item & 63].safe_rule and not self.barred(g, seat, owner, item):
                found.append(self.act + owner * CITY + place)

    def why(self, g: State, seat: int, move: int) -> str:
        if self.spent(g, USED_POWER):
            return "DX-TURN-5"
        if self.closing and not g.turn.gathered:
            return self.act_rule
        owner = (move - self.act) // CITY
        if owner >= len(g.players) or (owner == seat and not self.own_too):
            return self.act_rule
        player = g.players[owner]
        item = standing(player.city, (move - self.act) % CITY)
        if item < 0:
            return self.act_rule
        if g.complete(player):
            return self.whole_rule
        return guarded(g, seat, owner, item) or self.barred(g, seat, owner, item)

    def begin_act(self, g: State) -> None:
        g.turn.used |= USED_POWER | USED_ACT if self.closing else USED_POWER

    def barred(self, g: State, seat: int, owner: int, item: int) -> str:
        """The rule by which this unguarded district of an unfinished city cannot be chosen, or nothing."""
        return ""


class Warlord(Raider):
    income_rule = "DX-WARLORD-1"
    verbs: tuple[int, ...] = (DESTROY,)
    act = DESTROY
    act_rule = "DX-WARLORD-2"
    whole_rule = "DX-WARLORD-2"
    own_too = True

    def barred(self, g: State, seat: int, owner: int, item: int) -> str:
        gold = g.players[seat].gold
        if gold < cost(g, item) - 1:
            return "DX-WARLORD-2"
        return "" if gold >= self.toll(g, owner, item) else "DX-GREAT-WALL-1"

    def toll(self, g: State, owner: int, item: int) -> int:
        return cost(g, item) - 1 + surcharge(g, owner, item)

    def use(self, g: State, seat: int, move: int) -> None:
        self.begin_act(g)
        owner = (move - DESTROY) // CITY
        item = standing(g.players[owner].city, (move - DESTROY) % CITY)
        pay_bank(g, seat, self.toll(g, owner, item))
        ruins = raze(g, owner, item, seat)
        mourner = mourning(g, seat)
        if mourner < 0:
            bury(g, owner, ruins)
            return
        g.turn.aside = ruins[:1]
        g.tell(LAID_OUT, -1, -1, ruins[0])
        if len(ruins) > 1:
            bury(g, owner, ruins[1:])
        g.push(MOURNING, mourner, ruins[0])


def mourning(g: State, seat: int) -> int:
    """Who may buy what this seat has just destroyed, or -1."""
    if g.setup.mourners:
        for owner in range(len(g.players)):
            player = g.players[owner]
            if owner != seat and player.names & g.setup.mourners and player.gold > 0:
                return owner
    return -1


class Diplomat(Raider):
    income_rule = "DX-DIPLOMAT-1"
    verbs: tuple[int, ...] = (EXCHANGE,)
    act = EXCHANGE
    act_rule = "DX-DIPLOMAT-2"
    whole_rule = "DX-DIPLOMAT-3"

    def barred(self, g: State, seat: int, owner: int, item: int) -> str:
        rule = "DX-DIPLOMAT-2"
        for own in g.players[seat].city:
            rule = unfair(g, seat, owner, item, own)
            if not rule:
                return ""
        return rule

    def use(self, g: State, seat: int, move: int) -> None:
        self.begin_act(g)
        g.tell(AIMED, seat, (move - EXCHANGE) // CITY, (move - EXCHANGE) % CITY // 2)
        g.push(EXCHANGING, seat, move - EXCHANGE)


def unfair(g: State, seat: int, owner: int, theirs: int, own: int) -> str:
    """The rule by which an own district may not be exchanged for one of theirs, or nothing."""
    mine, other = g.players[seat], g.players[owner]
    if mine.names >> (theirs & 63) & 1 or other.names >> (own & 63) & 1:
        return "DX-DIPLOMAT-3"
    if g.setup.districts[own & 63].safe_rule:
        return "RU-14"
    difference = max(0, cost(g, theirs) - cost(g, own))
    if mine.gold < difference:
        return "DX-DIPLOMAT-2"
    return "" if mine.gold >= difference + surcharge(g, owner, theirs) else "DX-GREAT-WALL-1"


class Marshal(Raider):
    income_rule = "DX-MARSHAL-1"
    verbs: tuple[int, ...] = (SEIZE,)
    act = SEIZE
    act_rule = "DX-MARSHAL-2"
    whole_rule = "DX-MARSHAL-2"

    def barred(self, g: State, seat: int, owner: int, item: int) -> str:
        mine = g.players[seat]
        if cost(g, item) > 3 or mine.gold < cost(g, item) or mine.names >> (item & 63) & 1:
            return "DX-MARSHAL-2"
        return "" if mine.gold >= cost(g, item) + surcharge(g, owner, item) else "DX-GREAT-WALL-1"

    def use(self, g: State, seat: int, move: int) -> None:
        self.begin_act(g)
        owner = (move - SEIZE) // CITY
        victim = g.players[owner]
        item = standing(victim.city, (move - SEIZE) % CITY)
        g.tell(SEIZED, seat, owner, item & 63)
        pay_player(g, seat, owner, cost(g, item) + surcharge(g, owner, item))
        g.settle(victim, without(victim.city, item))
        carry_over(g, owner, seat, item)
        add(g, seat, item)


class Queen(Extra):
    bonus_rule = "DX-QUEEN-1"

    def worth(self, g: State, seat: int) -> bool:
        noble = g.setup.by_rank[4]
        return g.round.revealed >> noble & 1 == 1 and neighbours(g, seat, g.holder(noble))

    def receive(self, g: State, seat: int) -> None:
        earn(g, seat, 3)

    def on_late_reveal(self, g: State, seat: int, noble: int) -> None:
        if neighbours(g, seat, noble):
            earn(g, seat, 3)


def neighbours(g: State, seat: int, other: int) -> bool:
    n = len(g.players)
    return other >= 0 and other != seat and ((seat + 1) % n == other or (other + 1) % n == seat)


class Artist(Character):
    verbs: tuple[int, ...] = (BEAUTIFY,)

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        player = g.players[seat]
        if player.gold < 1 or self.spent(g, USED_AGAIN):
            return
        seen = 0
        for item in player.city:
            if item < STAR and not seen >> item & 1:
                seen |= 1 << item
                found.append(BEAUTIFY + item)

    def why(self, g: State, seat: int, move: int) -> str:
        player = g.players[seat]
        free = move - BEAUTIFY in player.city and player.gold > 0 and not self.spent(g, USED_AGAIN)
        return "" if free else "DX-ARTIST-1"

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_AGAIN if self.spent(g, USED_POWER) else USED_POWER
        player = g.players[seat]
        kind = move - BEAUTIFY
        pay_bank(g, seat, 1)
        i = player.city.index(kind)
        g.settle(player, (*player.city[:i], kind + STAR, *player.city[i + 1:]))
        g.tell(BEAUTIFIED, seat, -1, kind)


class TaxCollector(Extra):
    watches = True
    bonus_rule = "DX-TAX-2"

    def worth(self, g: State, seat: int) -> bool:
        return g.tax > 0

    def receive(self, g: State, seat: int) -> None:
        gold = g.tax
        g.tax = 0
        earn(g, seat, gold)

    def on_anyone_builds(self, g: State, owner: int) -> None:
        exempt = g.turn.character == self.id and g.turn.seat == owner
        if g.players[owner].gold > 0 and not exempt:
            g.players[owner].gold -= 1
            g.tax += 1
            g.tell(TAXED, owner, -1, 1)
