"""The characters of ranks 7 to 9, one small class each."""
from __future__ import annotations

from citadels.engine.card import Answers, Character, used_up
from citadels.engine.characters.ranks_4_to_6 import Extra, bonus_waits
from citadels.engine.cities import (
    add,
    bury,
    carry_over,
    cost,
    district_of,
    guarded,
    raze,
    shielded,
    surcharge,
    wall_rule,
)
from citadels.engine.events import AIMED, BEAUTIFIED, DREW, LAID_OUT, SEIZED, TAXED
from citadels.engine.ids import (
    CITY,
    CROWN_RANK,
    DISTRICTS,
    EXCHANGING,
    KIND,
    MILITARY,
    MOURNING,
    STAR,
    STUDYING,
    USED_ACT,
    USED_AGAIN,
    USED_BONUS,
    USED_POWER,
)
from citadels.engine.refusal import (
    BEAUTIFIED_BEFORE,
    COMPLETE,
    COST,
    GATHER_FIRST,
    NO_CARDS,
    NO_TAX,
    NOBODY_REVEALED,
    NOT_BESIDE,
    NOT_BUILT,
    NOTHING_TO_GIVE,
    POWER_USED,
    SAFE,
    STANDS,
    STANDS_THERE,
    TOO_DEAR,
    Refusal,
    nearest,
)
from citadels.engine.state import State, places, standing, without
from citadels.engine.transfers import earn, gain_cards, pay_bank, pay_player
from citadels.engine.verbs import BEAUTIFY, BONUS_CARDS, BONUS_GOLD, DESTROY, EXCHANGE, FOR, SEIZE, STUDY


class Architect(Extra):
    word = "architect"
    builds = 3
    builds_rule = "DX-ARCHITECT-2"
    bonus_rule = "DX-ARCHITECT-1"
    nothing_rule = "RU-3"
    nothing_reason = NO_CARDS

    def worth(self, g: State, seat: int) -> bool:
        return g.stock() > 0

    def receive(self, g: State, seat: int) -> None:
        gain_cards(g, seat, 2, self.source)


class Navigator(Character):
    word = "navigator"
    verbs: tuple[int, ...] = (BONUS_GOLD, BONUS_CARDS)
    builds = 0
    builds_rule = "DX-NAVIGATOR-2"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if not self.spent(g, USED_BONUS) and not bonus_waits(g):
            found.append(BONUS_GOLD)
            if g.stock():
                found.append(BONUS_CARDS)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if self.spent(g, USED_BONUS):
            return used_up()
        if bonus_waits(g):
            return Refusal("DX-NAVIGATOR-1", GATHER_FIRST)
        return Refusal("RU-3", NO_CARDS) if move == BONUS_CARDS and not g.stock() else None

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_BONUS
        if move == BONUS_GOLD:
            earn(g, seat, 4, self.source)
        else:
            gain_cards(g, seat, 4, self.source)


class Scholar(Character):
    word = "scholar"
    verbs: tuple[int, ...] = (STUDY,)
    builds = 2
    builds_rule = "DX-SCHOLAR-2"

    def moves(self, g: State, seat: int, found: list[int]) -> None:
        if g.stock() and not self.spent(g, USED_POWER):
            found.append(STUDY)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if self.spent(g, USED_POWER):
            return used_up()
        return None if g.stock() else Refusal("RU-3", NO_CARDS)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_POWER
        if g.stock() == 1:
            gain_cards(g, seat, 1, self.source)
            return
        g.turn.drawn = g.draw(7)
        g.emit(DREW, seat, -1, len(g.turn.drawn), g.turn.drawn, self.source)
        g.push(STUDYING, seat, 1)


class Raider(Character):
    """Rank 8: acts once on a district in some city."""

    type = MILITARY
    act = -1            # its verb
    closing = False     # the act closes the turn: it comes after gathering, and only the end may follow it
    whole_rule = ""     # the rule that spares complete cities
    wall_rule = ""      # the rule about the surcharge of a wall; "" for the wall's own
    own_too = False     # it may act on its player's own city

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
                    if not districts[item].safe_rule and item >= DISTRICTS and self.reaches(g, seat, owner, item):
                        found.append(base + item * 2)
            if starred:
                self.beautified_moves(g, seat, owner, found)

    def beautified_moves(self, g: State, seat: int, owner: int, found: list[int]) -> None:
        city = g.players[owner].city
        for place in places(city):
            item = standing(city, place)
            if item >= STAR and not g.setup.districts[item & KIND].safe_rule and self.reaches(g, seat, owner, item):
                found.append(self.act + owner * CITY + place)

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        if self.spent(g, USED_POWER):
            return used_up()
        if self.closing and not g.turn.gathered:
            return Refusal(self.act_rule, GATHER_FIRST)
        owner = (move - self.act) // CITY
        if owner >= len(g.players) or (owner == seat and not self.own_too):
            return Refusal(self.act_rule)
        player = g.players[owner]
        item = standing(player.city, (move - self.act) % CITY)
        if item < 0:
            return Refusal(self.act_rule)
        if g.complete(player):
            return Refusal(self.whole_rule, COMPLETE)
        return guarded(g, seat, owner, item) or self.barred(g, seat, owner, item)

    def begin_act(self, g: State) -> None:
        g.turn.used |= USED_POWER | USED_ACT if self.closing else USED_POWER

    def reaches(self, g: State, seat: int, owner: int, item: int) -> bool:
        """Whether an unguarded district of an unfinished city can be chosen. It must be quick; `barred` explains it."""
        return True

    def barred(self, g: State, seat: int, owner: int, item: int) -> Refusal | None:
        """Why such a district cannot be chosen."""
        return None

    def dear(self, g: State, seat: int, owner: int, item: int, price: int) -> Refusal | None:
        """Why this price, including the surcharge of a wall, cannot be paid."""
        gold = g.players[seat].gold
        if gold >= price:
            return None
        walled = gold >= price - surcharge(g, owner, item)
        rule = (self.wall_rule or wall_rule(g, owner, item)) if walled else self.act_rule
        return Refusal(rule, COST, cost=price, gold=gold)


class Warlord(Raider):
    word = "warlord"
    raids = True
    income_rule = "DX-WARLORD-1"
    verbs: tuple[int, ...] = (DESTROY,)
    act = DESTROY
    act_rule = "DX-WARLORD-2"
    whole_rule = "DX-WARLORD-2"
    own_too = True

    def reaches(self, g: State, seat: int, owner: int, item: int) -> bool:
        return g.players[seat].gold >= self.raid_price(g, owner, item)

    def barred(self, g: State, seat: int, owner: int, item: int) -> Refusal | None:
        return self.dear(g, seat, owner, item, self.raid_price(g, owner, item))

    def raid_price(self, g: State, owner: int, item: int) -> int:
        return cost(g, item) - 1 + surcharge(g, owner, item)

    def use(self, g: State, seat: int, move: int) -> None:
        self.begin_act(g)
        owner = (move - DESTROY) // CITY
        item = standing(g.players[owner].city, (move - DESTROY) % CITY)
        pay_bank(g, seat, self.raid_price(g, owner, item), self.source)
        ruins = raze(g, owner, item, seat, self.source)
        mourner = mourning(g, seat)
        if mourner < 0:
            bury(g, owner, ruins, self.source)
            return
        g.turn.aside = ruins[:1]
        g.emit(LAID_OUT, -1, -1, ruins[0], source=district_of(g, mourner, g.setup.mourners))
        if len(ruins) > 1:
            bury(g, owner, ruins[1:], self.source)
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
    word = "diplomat"
    income_rule = "DX-DIPLOMAT-1"
    verbs: tuple[int, ...] = (EXCHANGE,)
    answers: Answers = ((FOR, "DX-DIPLOMAT-2"),)
    act = EXCHANGE
    act_rule = "DX-DIPLOMAT-2"
    whole_rule = "DX-DIPLOMAT-3"

    def reaches(self, g: State, seat: int, owner: int, item: int) -> bool:
        for own in g.players[seat].city:
            if self.fair(g, seat, owner, item, own):
                return True
        return False

    def barred(self, g: State, seat: int, owner: int, item: int) -> Refusal | None:
        found = [Refusal(self.act_rule, NOTHING_TO_GIVE)]
        for own in g.players[seat].city:
            refusal = self.unfair(g, seat, owner, item, own)
            if refusal is None:
                return None
            found.append(refusal)
        return nearest(found)

    def fair(self, g: State, seat: int, owner: int, theirs: int, own: int) -> bool:
        """Whether one of the seat's districts may be exchanged for one of theirs; `unfair` explains it."""
        mine = g.players[seat]
        if mine.names >> (theirs & KIND) & 1 or g.players[owner].names >> (own & KIND) & 1:
            return False
        return not g.setup.districts[own & KIND].safe_rule and mine.gold >= self.difference(g, owner, theirs, own)

    def unfair(self, g: State, seat: int, owner: int, theirs: int, own: int) -> Refusal | None:
        """Why one of the seat's districts may not be exchanged for one of theirs."""
        mine, other = g.players[seat], g.players[owner]
        if mine.names >> (theirs & KIND) & 1:
            return Refusal("DX-DIPLOMAT-3", STANDS, card=theirs & KIND)
        if other.names >> (own & KIND) & 1:
            return Refusal("DX-DIPLOMAT-3", STANDS_THERE, card=own & KIND)
        if g.setup.districts[own & KIND].safe_rule:
            return Refusal("RU-14", SAFE, card=own & KIND)
        return self.dear(g, seat, owner, theirs, self.difference(g, owner, theirs, own))

    def difference(self, g: State, owner: int, theirs: int, own: int) -> int:
        """What must be paid for the better district."""
        return max(0, cost(g, theirs) - cost(g, own)) + surcharge(g, owner, theirs)

    def use(self, g: State, seat: int, move: int) -> None:
        self.begin_act(g)
        g.emit(AIMED, seat, (move - EXCHANGE) // CITY, (move - EXCHANGE) % CITY // 2, source=self.source)
        g.push(EXCHANGING, seat, move - EXCHANGE)


class Marshal(Raider):
    word = "marshal"
    raids = True
    income_rule = "DX-MARSHAL-1"
    verbs: tuple[int, ...] = (SEIZE,)
    act = SEIZE
    act_rule = "DX-MARSHAL-2"
    limit = 3           # what a district may cost to be seized
    whole_rule = "DX-MARSHAL-2"

    def reaches(self, g: State, seat: int, owner: int, item: int) -> bool:
        mine = g.players[seat]
        return not mine.names >> (item & KIND) & 1 and 0 <= self.raid_price(g, owner, item) <= mine.gold

    def barred(self, g: State, seat: int, owner: int, item: int) -> Refusal | None:
        if cost(g, item) > self.limit:
            return Refusal(self.act_rule, TOO_DEAR, cost=cost(g, item), limit=self.limit)
        if g.players[seat].names >> (item & KIND) & 1:
            return Refusal(self.act_rule, STANDS, card=item & KIND)
        return self.dear(g, seat, owner, item, self.raid_price(g, owner, item))

    def raid_price(self, g: State, owner: int, item: int) -> int:
        return -1 if cost(g, item) > self.limit else cost(g, item) + surcharge(g, owner, item)

    def use(self, g: State, seat: int, move: int) -> None:
        self.begin_act(g)
        owner = (move - SEIZE) // CITY
        victim = g.players[owner]
        item = standing(victim.city, (move - SEIZE) % CITY)
        g.emit(SEIZED, seat, owner, item & KIND, source=self.source)
        pay_player(g, seat, owner, self.raid_price(g, owner, item), self.source)
        g.settle(victim, without(victim.city, item))
        carry_over(g, owner, seat, item)
        add(g, seat, item)


class Queen(Extra):
    word = "queen"
    needs = 5
    replacements: tuple[str, ...] = ("artist", "tax-collector")
    bonus_rule = "DX-QUEEN-1"

    def worth(self, g: State, seat: int) -> bool:
        noble = g.setup.by_rank[CROWN_RANK]
        return g.round.revealed >> noble & 1 == 1 and neighbours(g, seat, g.holder(noble))

    def nothing(self, g: State) -> str:
        return NOT_BESIDE if g.round.revealed >> g.setup.by_rank[4] & 1 else NOBODY_REVEALED

    def receive(self, g: State, seat: int) -> None:
        earn(g, seat, 3, self.source)

    def on_late_reveal(self, g: State, seat: int, noble: int) -> None:
        if neighbours(g, seat, noble):
            earn(g, seat, 3, self.source)


def neighbours(g: State, seat: int, other: int) -> bool:
    n = len(g.players)
    return other >= 0 and other != seat and ((seat + 1) % n == other or (other + 1) % n == seat)


class Artist(Character):
    word = "artist"
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

    def why(self, g: State, seat: int, move: int) -> Refusal | None:
        player = g.players[seat]
        kind = move - BEAUTIFY
        if self.spent(g, USED_AGAIN):
            return Refusal("DX-ARTIST-1", POWER_USED)
        if kind not in player.city:
            return Refusal("DX-ARTIST-1", BEAUTIFIED_BEFORE if kind + STAR in player.city else NOT_BUILT, card=kind)
        return None if player.gold > 0 else Refusal("DX-ARTIST-1", COST, cost=1, gold=0)

    def use(self, g: State, seat: int, move: int) -> None:
        g.turn.used |= USED_AGAIN if self.spent(g, USED_POWER) else USED_POWER
        player = g.players[seat]
        kind = move - BEAUTIFY
        pay_bank(g, seat, 1, self.source)
        i = player.city.index(kind)
        g.settle(player, (*player.city[:i], kind + STAR, *player.city[i + 1:]))
        g.emit(BEAUTIFIED, seat, -1, kind, source=self.source)


class TaxCollector(Extra):
    word = "tax-collector"
    holds_tax = True
    watches = True
    bonus_rule = "DX-TAX-2"
    nothing_reason = NO_TAX

    def worth(self, g: State, seat: int) -> bool:
        return g.tax > 0

    def receive(self, g: State, seat: int) -> None:
        gold = g.tax
        g.tax = 0
        earn(g, seat, gold, self.source)

    def on_anyone_builds(self, g: State, owner: int) -> None:
        exempt = g.turn.character == self.id and g.turn.seat == owner
        if g.players[owner].gold > 0 and not exempt:
            g.players[owner].gold -= 1
            g.tax += 1
            g.emit(TAXED, owner, -1, 1, source=self.source)
