"""What is offered, done and scored on random positions, against a second, plain reading of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from citadels import Game, IllegalMove
from tests.scenarios.deluxe_box import BASICS, COST, RANK_OF, UNIQUES
from tests.scenarios.table import RANKS, city, gold, hand, offers, play

TYPES = {
    "noble": "manor castle palace", "religious": "temple church monastery cathedral",
    "trade": "tavern market trading-post docks harbor town-hall", "military": "watchtower prison barracks fortress",
}
TYPE_OF = {name: kind for kind, names in TYPES.items() for name in names.split()} | dict.fromkeys(UNIQUES, "unique")
BOX = [name for name, (_, copies) in BASICS.items() for _ in range(copies)]


class RandomPosition:
    """A random position, and what can be read off it without knowing any engine."""

    def __init__(self, character: str, seed: int) -> None:
        dice = random.Random(f"{character} {seed}")
        self.character = character
        self.count = dice.choice([count for count in range(2, 9) if character in allowed(count)])
        names = allowed(self.count)
        nine = self.count in (3, 8) or RANK_OF[character] == 9 or (self.count > 3 and dice.random() < 0.4)
        self.cast = [character if rank == RANK_OF[character] else
                     dice.choice([name for name in names if RANK_OF[name] == rank]) for rank in range(1, 9 + nine)]
        others = [name for name in self.cast if name != character]
        # Seat 0 acts; with 2 or 3 players its second character comes from anywhere.
        held = [character, *dice.sample(others, len(others))]
        basics, uniques = dice.sample(BOX, len(BOX)), dice.sample(sorted(UNIQUES), len(UNIQUES))

        def draw(most: int) -> list[str]:
            """Up to so many cards, unique ones more often than by chance; some basics stay in the deck."""
            drawn = []
            for _ in range(most):
                pile = uniques if uniques and dice.random() < 0.5 else basics
                if len(pile) > (10 if pile is basics else 0):
                    drawn.append(pile.pop())
            return drawn

        self.players: list[dict[str, Any]] = []
        for _ in range(self.count):
            built = [name for name in draw(dice.choice([0, 2, 4, 5, 6, 6, 7, 8])) if name != "secret-vault"]
            self.players.append({
                "gold": dice.choice([0, 0, 1, 2, 3, 4, 6, 9]),
                "hand": draw(dice.randrange(6)),
                "city": [{"district": name, "beautified": dice.random() < 0.2} for name in built],
                "characters": [held.pop(0) for _ in range(2 if self.count < 4 else 1)],
            })
        self.first = dice.randrange(self.count)
        self.crown = dice.randrange(self.count)
        self.game = Game.from_position({
            "edition": "deluxe", "characters": self.cast, "players": self.players, "phase": "turns", "seed": seed,
            "rank": RANK_OF[character], "uniques": [], "first_complete": self.first, "crown": self.crown})
        assert self.game.player == 0

    def stash(self, seat: int) -> int:
        return gold(self.game)[seat]

    def stand(self, seat: int) -> list[str]:
        """Districts of a city, `*` for the beautified ones."""
        return city(self.game, seat)

    def bare(self, seat: int) -> list[str]:
        return [name.rstrip("*") for name in self.stand(seat)]

    def complete(self, seat: int, without: str = "") -> bool:
        size = len(self.bare(seat)) + ("monument" in self.bare(seat)) - bool(without)
        return size >= (8 if self.count < 4 else 7)

    def shown(self, seat: int, name: str) -> str:
        """How a district is written: `*` only where plain and beautified of one name stand together."""
        plain = name.rstrip("*")
        return name if {plain, plain + "*"} <= set(self.stand(seat)) else plain

    def guarded(self, seat: int) -> bool:
        return seat != 0 and "bishop" in self.players[seat]["characters"]

    def wall(self, seat: int, name: str) -> int:
        return int("great-wall" in self.bare(seat) and name.rstrip("*") != "great-wall")

    def open_to_rank_8(self, seat: int) -> list[str]:
        if self.complete(seat) or self.guarded(seat):
            return []
        return [name for name in self.stand(seat) if name.rstrip("*") != "keep"]

    def price(self, name: str) -> int:
        return COST[name] - (name in UNIQUES and "factory" in self.bare(0))

    def buildable(self, name: str) -> bool:
        if name == "secret-vault" or self.character == "navigator":
            return False
        if name in self.bare(0) and "quarry" not in self.bare(0) and self.character != "wizard":
            return False
        return name != "monument" or len(self.bare(0)) < 5


def allowed(players: int) -> list[str]:
    """Characters that may be used with so many players; the Witch's half turns are told elsewhere."""
    never = {"witch"} | ({"emperor"} if players == 2 else set()) | ({"queen"} if players < 5 else set())
    never |= set(RANKS[8]) if players == 2 else set()
    return [name for names in RANKS for name in names if name not in never]


def value(name: str) -> int:
    return COST[name.rstrip("*")] + name.endswith("*")


def expected(scene: RandomPosition, seat: int) -> int:
    """The score of a seat, counted by hand."""
    stand, bare, player = scene.stand(seat), scene.bare(seat), scene.game.position()["players"][seat]
    points = sum(map(value, stand)) + 3 * player["hand"].count("secret-vault") + 2 * bare.count("dragon-gate")
    points += player["gold"] * bare.count("imperial-treasury") + len(player["hand"]) * bare.count("map-room")
    points += 5 * ("statue" in bare and scene.game.position()["crown"] == seat)
    points += sum(value(name) % 2 for name in stand) * bare.count("basilica")
    points += 4 if scene.first == seat else 2 if scene.complete(seat) else 0
    best = 0
    for ghost in ("unique", *TYPES) if "haunted-quarter" in bare else ("unique",):
        kinds = [ghost if name == "haunted-quarter" else TYPE_OF[name] for name in bare]
        extra = 3 * (len(set(kinds)) == 5)
        extra += 3 * ("capitol" in bare and any(kinds.count(kind) > 2 for kind in kinds))
        extra += 5 * ("ivory-tower" in bare and kinds.count("unique") == 1)
        extra += kinds.count("unique") * ("wishing-well" in bare)
        best = max(best, extra)
    return int(points + best)


@pytest.mark.rule("DX-END-2", "DX-HAUNTED-QUARTER-1", "DX-HAUNTED-QUARTER-2", "DX-BASILICA-1", "DX-CAPITOL-1",
                  "DX-IVORY-TOWER-1", "DX-WISHING-WELL-1", "DX-MONUMENT-2")
@pytest.mark.parametrize("seed", range(60))
def test_random_cities_score_what_a_plain_count_gives(seed: int) -> None:
    scene = RandomPosition("merchant", seed)
    assert [one["total"] for one in scene.game.scores()] == [expected(scene, seat) for seat in range(scene.count)]


@pytest.mark.rule("DX-TURN-2", "DX-TURN-3", "DX-TURN-4", "DX-FACTORY-1", "DX-FRAMEWORK-1", "DX-NECROPOLIS-1",
                  "DX-QUARRY-1", "DX-MONUMENT-1", "DX-SECRET-VAULT-1", "DX-THIEVES-DEN-1")
@pytest.mark.parametrize("character", [
    "thief", "wizard", "king", "bishop", "alchemist", "trader", "navigator", "marshal", "tax-collector"])
@pytest.mark.parametrize("seed", range(12))
def test_exactly_what_may_be_built_and_paid_is_offered(character: str, seed: int) -> None:
    scene = RandomPosition(character, seed)
    game = play(scene.game, "gold")
    mine, bare, purse = hand(game, 0), scene.bare(0), scene.stash(0)
    ways = {}
    for name in {card for card in mine if scene.buildable(card)}:
        price = scene.price(name)
        paying = {"pay"} if price <= purse else set()
        paying |= {"framework"} if "framework" in bare else set()
        if name == "necropolis":
            paying |= {f"sacrifice {scene.shown(0, one)}" for one in scene.stand(0)}
        if name == "thieves-den" and price <= purse + len(mine) - 1:
            rest = [*mine]
            rest.remove(name)
            paying |= {f"spend {card}" for card in rest}
        if paying:
            ways[name] = paying
    assert offers(game, "build") == {f"build {name}" for name in ways}
    for name, paying in ways.items():
        after = play(game.clone(), f"build {name}")
        if paying != {"pay"}:
            assert offers(after) == paying
            if "pay" not in paying:
                continue
            play(after, "pay")
        left = purse - scene.price(name)
        tax = int("tax-collector" in scene.cast and character != "tax-collector" and left > 0)
        assert gold(after)[0] == left - tax
        assert sorted(one.rstrip("*") for one in city(after, 0)) == sorted([*bare, name])
        assert hand(after, 0) == sorted(one for index, one in enumerate(mine) if index != mine.index(name))


@pytest.mark.rule("DX-KEEP-1", "DX-GREAT-WALL-1", "DX-GREAT-WALL-3", "RU-11")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_what_the_warlord_may_destroy_is_offered(seed: int) -> None:
    scene = RandomPosition("warlord", seed)
    purse, prices = scene.stash(0), {}
    for seat in range(scene.count):
        for name in scene.open_to_rank_8(seat):
            price = value(name) - 1 + scene.wall(seat, name)
            if price <= purse:
                prices[f"destroy {seat} {scene.shown(seat, name)}"] = (seat, name, price)
    assert offers(scene.game, "destroy") == set(prices)
    for line, (seat, name, price) in prices.items():
        after = play(scene.game.clone(), line)
        assert gold(after)[0] == purse - price
        assert sorted([*city(after, seat), name]) == scene.stand(seat)


@pytest.mark.rule("DX-KEEP-1", "DX-GREAT-WALL-1", "DX-GREAT-WALL-3", "RU-14", "RU-24")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_what_the_marshal_may_seize_is_offered(seed: int) -> None:
    scene = RandomPosition("marshal", seed)
    purse, prices = scene.stash(0), {}
    for seat in range(1, scene.count):
        for name in scene.open_to_rank_8(seat):
            price = value(name) + scene.wall(seat, name)
            if value(name) <= 3 and price <= purse and name.rstrip("*") not in scene.bare(0):
                prices[f"seize {seat} {scene.shown(seat, name)}"] = (seat, name, price)
    assert offers(scene.game, "seize") == set(prices)
    for line, (seat, name, price) in prices.items():
        after = play(scene.game.clone(), line)
        assert (gold(after)[0], gold(after)[seat]) == (purse - price, scene.stash(seat) + price)
        assert sorted([*city(after, seat), name]) == scene.stand(seat)
        assert city(after, 0) == sorted([*scene.stand(0), name])


@pytest.mark.rule("DX-KEEP-1", "DX-GREAT-WALL-1", "DX-GREAT-WALL-2", "DX-GREAT-WALL-3", "RU-14", "RU-24")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_what_the_diplomat_may_exchange_is_offered(seed: int) -> None:
    scene = RandomPosition("diplomat", seed)
    purse = scene.stash(0)
    bargains: dict[str, dict[str, tuple[int, str, str, int]]] = {}
    for seat in range(1, scene.count):
        for theirs in scene.open_to_rank_8(seat):
            if theirs.rstrip("*") in scene.bare(0):
                continue
            for own in scene.stand(0):
                price = max(0, value(theirs) - value(own)) + scene.wall(seat, theirs)
                if price <= purse and own.rstrip("*") not in ["keep", *scene.bare(seat)]:
                    first = f"exchange {seat} {scene.shown(seat, theirs)}"
                    bargains.setdefault(first, {})[f"for {scene.shown(0, own)}"] = (seat, theirs, own, price)
    assert offers(scene.game, "exchange") == set(bargains)
    for first, seconds in bargains.items():
        begun = play(scene.game.clone(), first)
        assert offers(begun) == set(seconds)
        for second, (seat, theirs, own, price) in seconds.items():
            after = play(begun.clone(), second)
            assert (gold(after)[0], gold(after)[seat]) == (purse - price, scene.stash(seat) + price)
            assert sorted([*city(after, 0), own]) == sorted([*scene.stand(0), theirs])
            assert sorted([*city(after, seat), theirs]) == sorted([*scene.stand(seat), own])


@pytest.mark.rule("DX-ARMORY-1", "RU-15")
@pytest.mark.parametrize("seed", range(60))
def test_exactly_what_the_armory_may_destroy_is_offered(seed: int) -> None:
    scene = RandomPosition("king", seed)
    lines = set()
    if "armory" in scene.bare(0):
        for seat in range(scene.count):
            if not scene.complete(seat, without="armory" if seat == 0 else ""):
                lines |= {f"armory {seat} {scene.shown(seat, name)}" for name in scene.stand(seat)
                          if name.rstrip("*") != "armory" or seat}
    assert offers(scene.game, "armory") == lines


@pytest.mark.rule("RU-17", "DX-FACTORY-1", "DX-THIEVES-DEN-1")
@pytest.mark.parametrize("seed", range(80))
def test_exactly_what_the_cardinal_may_borrow_for_is_offered(seed: int) -> None:
    scene = RandomPosition("cardinal", seed)
    game = play(scene.game, "gold")
    mine, purse, loans = hand(game, 0), scene.stash(0), {}
    for name in {card for card in mine if scene.buildable(card)}:
        missing = scene.price(name) - purse
        for seat in range(1, scene.count):
            # Cards spent on a Thieves' Den lessen the loan down to its last gold.
            least = 1 if name == "thieves-den" else missing
            if missing > 0 and len(mine) > missing and gold(game)[seat] >= least:
                loans[f"borrow {seat} {name}"] = (seat, name, missing)
    assert offers(game, "borrow") == set(loans)
    for line, (seat, name, missing) in loans.items():
        if name == "thieves-den":
            continue
        after = play(game.clone(), line)
        others = [*mine]
        others.remove(name)
        assert offers(after) == {f"give {card}" for card in others}
        for card in others[:missing]:
            play(after, f"give {card}")
        assert (gold(after)[0], gold(after)[seat]) == (0, gold(game)[seat] - missing)
        assert hand(after, 0) == sorted(others[missing:])
        assert len(hand(after, seat)) == len(hand(game, seat)) + missing


@pytest.mark.rule("DX-SCHOOL-OF-MAGIC-1", "DX-TURN-5")
@pytest.mark.parametrize(("character", "kind"), [
    ("king", "noble"), ("emperor", "noble"), ("bishop", "religious"), ("merchant", "trade"), ("trader", "trade"),
    ("warlord", "military"), ("diplomat", "military"), ("marshal", "military")])
@pytest.mark.parametrize("seed", range(6))
def test_income_is_one_gold_for_each_district_of_the_type(character: str, kind: str, seed: int) -> None:
    scene = RandomPosition(character, seed)
    due = sum(TYPE_OF[name] == kind or name == "school-of-magic" for name in scene.bare(0))
    assert ("income" in scene.game.options()) == (due > 0)
    if due:
        before = scene.stash(0)
        assert gold(play(scene.game, "income"))[0] == before + due


@pytest.mark.rule("DX-LABORATORY-1", "DX-SMITHY-1", "DX-MUSEUM-1")
@pytest.mark.parametrize("seed", range(60))
def test_district_effects_are_offered_where_they_stand_and_can_be_paid(seed: int) -> None:
    scene = RandomPosition("merchant", seed)
    mine, bare = hand(scene.game, 0), scene.bare(0)
    for district in ("laboratory", "museum"):
        assert offers(scene.game, district) == {f"{district} {card}" for card in mine if district in bare}
    assert ("smithy" in scene.game.options()) == ("smithy" in bare and scene.stash(0) >= 2)


@pytest.mark.rule("RU-2", "DX-TURN-5")
@pytest.mark.parametrize("character", [names[seed % len(names)] for seed, names in enumerate(RANKS) if seed != 0])
def test_every_line_there_is_has_a_reason_exactly_if_it_is_not_offered(character: str) -> None:
    for game in (RandomPosition(character, 1).game, play(RandomPosition(character, 2).game, "gold")):
        options, number = set(game.options()), 0
        while True:
            try:
                line = game.line(number)
            except IllegalMove:
                break
            assert (game.why_not(line) is None) == (line in options), line
            number += 1
        assert number > 1000


def test_the_random_positions_meet_every_unique_district_and_every_number_of_players() -> None:
    scenes = [RandomPosition("king", seed) for seed in range(60)]
    assert {name for scene in scenes for name in scene.bare(0)} >= set(UNIQUES) - {"secret-vault"}
    assert {scene.count for scene in scenes} == set(range(2, 9))
