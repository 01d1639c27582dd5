"""What is offered, done and scored on random positions, against a second, plain reading of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from citadels import Game, IllegalMove
from tests.classic.table import COST, PURPLE, RANK_OF, RANKS, TYPE_OF, TYPES
from tests.scenarios.deluxe_box import BASICS
from tests.scenarios.table import city, gold, hand, offers, play

BOX = [name for name, (_, copies) in BASICS.items() for _ in range(copies)]


def allowed(players: int) -> list[str]:
    """Characters that may be used with so many players; the Witch's half turns are told elsewhere."""
    never = {"witch"} | ({"emperor"} if players == 2 else set()) | ({"queen"} if players < 5 else set())
    never |= set(RANKS[8]) if players == 2 else set()
    return [name for names in RANKS for name in names if name not in never]


class RandomPosition:
    """A random position, and what can be read off it without knowing any engine."""

    def __init__(self, character: str, seed: int) -> None:
        dice = random.Random(f"classic {character} {seed}")
        self.character = character
        self.count = dice.choice([count for count in range(2, 9) if character in allowed(count)])
        names = allowed(self.count)
        nine = self.count == 8 or RANK_OF[character] == 9 or (self.count > 2 and dice.random() < 0.4)
        self.cast = [character if rank == RANK_OF[character] else
                     dice.choice([name for name in names if RANK_OF[name] == rank]) for rank in range(1, 9 + nine)]
        others = [name for name in self.cast if name != character]
        # Seat 0 acts; with 2 or 3 players its second character comes from anywhere.
        held = [character, *dice.sample(others, len(others))]
        basics, purples = dice.sample(BOX, len(BOX)), dice.sample([*PURPLE, "keep"], len(PURPLE) + 1)

        def draw(most: int) -> list[str]:
            drawn = []
            for _ in range(most):
                pile = purples if purples and dice.random() < 0.5 else basics
                if len(pile) > (10 if pile is basics else 0):
                    drawn.append(pile.pop())
            return drawn

        self.players: list[dict[str, Any]] = []
        for _ in range(self.count):
            self.players.append({
                "gold": dice.choice([0, 0, 1, 2, 3, 4, 6, 9]),
                "hand": draw(dice.randrange(6)),
                "city": [{"district": name, "beautified": dice.random() < 0.2}
                         for name in draw(dice.choice([0, 2, 4, 5, 6, 7, 7, 8]))],
                "characters": [held.pop(0) for _ in range(2 if self.count < 4 else 1)],
            })
        built = [item["district"] for player in self.players for item in player["city"]]
        self.short = dice.random() < 0.3
        self.rung = "bell-tower" in built and dice.random() < 0.7
        self.first = dice.randrange(self.count)
        # Where a Ballroom's owner would have the crown, seat 0 has it and is not asked to thank.
        self.crown = dice.choice([0, *(seat for seat, player in enumerate(self.players)
                                       if all(item["district"] != "ballroom" for item in player["city"]))])
        self.game = Game.from_position({
            "edition": "classic", "characters": self.cast, "players": self.players, "phase": "turns", "seed": seed,
            "rank": RANK_OF[character], "uniques": [], "first_complete": self.first, "crown": self.crown,
            "rung": self.rung, "options": {"short_game": self.short}})
        assert self.game.player == 0

    @property
    def needed(self) -> int:
        return 8 - self.short - self.rung

    def stash(self, seat: int) -> int:
        return gold(self.game)[seat]

    def stand(self, seat: int) -> list[str]:
        """Districts of a city, `*` for the beautified ones."""
        return city(self.game, seat)

    def bare(self, seat: int) -> list[str]:
        return [name.rstrip("*") for name in self.stand(seat)]

    def complete(self, seat: int) -> bool:
        return len(self.bare(seat)) >= self.needed

    def shown(self, seat: int, name: str) -> str:
        """How a district is written: `*` only where plain and beautified of one name stand together."""
        plain = name.rstrip("*")
        return name if {plain, plain + "*"} <= set(self.stand(seat)) else plain

    def wall(self, seat: int, name: str) -> int:
        return int("great-wall" in self.bare(seat) and name.rstrip("*") != "great-wall")

    def open_to_rank_8(self, seat: int) -> list[str]:
        guarded = seat != 0 and "bishop" in self.players[seat]["characters"]
        if self.complete(seat) or guarded:
            return []
        return [name for name in self.stand(seat) if name.rstrip("*") != "keep"]

    def price(self, name: str) -> int:
        return COST[name] - (name in PURPLE and "factory" in self.bare(0))

    def buildable(self, name: str) -> bool:
        bare = self.bare(0)
        if self.character == "navigator":
            return False
        if name not in bare or self.character == "wizard":
            return True
        return "quarry" in bare and len(set(bare)) == len(bare)


def value(name: str) -> int:
    return COST[name.rstrip("*")] + name.endswith("*")


def expected(scene: RandomPosition, seat: int) -> int:
    """The score of a seat, counted by hand."""
    stand, bare, player = scene.stand(seat), scene.bare(seat), scene.game.position()["players"][seat]
    points = sum(map(value, stand)) + 2 * bare.count("dragon-gate") + 2 * bare.count("university")
    points += player["gold"] * bare.count("imperial-treasury") + len(player["hand"]) * bare.count("map-room")
    points += 4 if scene.first == seat else 2 if scene.complete(seat) else 0
    best = 0
    for ghost in ("unique", *TYPES) if "haunted-quarter" in bare else ("unique",):
        kinds = [ghost if name == "haunted-quarter" else TYPE_OF[name] for name in bare]
        extra = 3 * (len(set(kinds)) == 5) + (kinds.count("unique") - 1) * ("wishing-well" in bare)
        best = max(best, extra)
    return int(points + best)


@pytest.mark.rule("CL-END-2", "CL-HAUNTED-CITY-1", "CL-HAUNTED-CITY-2", "CL-WISHING-WELL-1", "CL-BELL-TOWER-3",
                  "CL-MAP-ROOM-1", "CL-IMPERIAL-TREASURY-1", "CL-DRAGON-GATE-1", "CL-UNIVERSITY-1")
@pytest.mark.parametrize("seed", range(60))
def test_random_cities_score_what_a_plain_count_gives(seed: int) -> None:
    scene = RandomPosition("merchant", seed)
    assert [one["total"] for one in scene.game.scores()] == [expected(scene, seat) for seat in range(scene.count)]


@pytest.mark.rule("CL-TURN-1", "CL-TURN-2", "CL-FACTORY-1", "CL-QUARRY-1", "CL-NAVIGATOR-1", "RU-34")
@pytest.mark.parametrize("character", ["thief", "wizard", "king", "abbot", "alchemist", "navigator", "architect",
                                       "diplomat", "artist"])
@pytest.mark.parametrize("seed", range(12))
def test_exactly_what_may_be_built_and_paid_is_offered(character: str, seed: int) -> None:
    scene = RandomPosition(character, seed)
    game = play(scene.game, "gold")
    mine, bare, purse = hand(game, 0), scene.bare(0), scene.stash(0)
    payable = {name for name in mine if scene.buildable(name) and scene.price(name) <= purse}
    assert offers(game, "build") == {f"build {name}" for name in payable}
    for name in payable:
        after = play(game.clone(), f"build {name}")
        assert gold(after)[0] == purse - scene.price(name)
        assert sorted(one.rstrip("*") for one in city(after, 0)) == sorted([*bare, name])
        assert hand(after, 0) == sorted(one for index, one in enumerate(mine) if index != mine.index(name))
        assert bool(offers(after, "lighthouse")) == (name == "lighthouse")
        assert bool(offers(after, "bell-tower")) == (name == "bell-tower")


@pytest.mark.rule("CL-WARLORD-1", "CL-KEEP-1", "CL-GREAT-WALL-1", "CL-BISHOP-1", "CL-GRAVEYARD-1")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_what_the_warlord_may_destroy_is_offered(seed: int) -> None:
    scene = RandomPosition("warlord", seed)
    play(scene.game, "gold")
    purse, prices = scene.stash(0), {}
    for seat in range(scene.count):
        for name in scene.open_to_rank_8(seat):
            price = value(name) - 1 + scene.wall(seat, name)
            if price <= purse:
                prices[f"destroy {seat} {scene.shown(seat, name)}"] = (seat, name, price)
    assert offers(scene.game, "destroy") == set(prices)
    owner = next((seat for seat in range(1, scene.count) if "graveyard" in scene.bare(seat)), None)
    for line, (seat, name, price) in prices.items():
        after = play(scene.game.clone(), line)
        assert gold(after)[0] == purse - price
        assert sorted([*city(after, seat), name]) == scene.stand(seat)
        asked = owner is not None and scene.stash(owner) > 0 and name.rstrip("*") != "graveyard"
        assert ("graveyard" in offers(after)) is asked
        if asked:
            assert after.player == owner


@pytest.mark.rule("CL-DIPLOMAT-1", "CL-KEEP-1", "CL-GREAT-WALL-1", "CL-BISHOP-1")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_what_the_diplomat_may_exchange_is_offered(seed: int) -> None:
    scene = RandomPosition("diplomat", seed)
    play(scene.game, "gold")
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
            assert after.options() == ["end"]


@pytest.mark.rule("CL-ARMORY-1")
@pytest.mark.parametrize("seed", range(60))
def test_exactly_what_the_armory_may_destroy_is_offered(seed: int) -> None:
    scene = RandomPosition("bishop", seed)
    lines = set()
    if "armory" in scene.bare(0):
        for seat in range(1, scene.count):
            lines |= {f"armory {seat} {scene.shown(seat, name)}" for name in scene.stand(seat)}
    assert offers(scene.game, "armory") == lines


@pytest.mark.rule("CL-ABBOT-2")
@pytest.mark.parametrize("seed", range(30))
def test_alms_are_offered_exactly_from_the_single_richest(seed: int) -> None:
    scene = RandomPosition("abbot", seed)
    purses = gold(scene.game)
    richest = [seat for seat, purse in enumerate(purses) if purse == max(purses)]
    alone = richest if len(richest) == 1 and richest != [0] else []
    assert offers(scene.game, "alms") == {f"alms {seat}" for seat in alone}


@pytest.mark.rule("CL-SCHOOL-OF-MAGIC-1", "CL-TURN-3")
@pytest.mark.parametrize(("character", "kind"), [
    ("king", "noble"), ("emperor", "noble"), ("bishop", "religious"), ("abbot", "religious"), ("merchant", "trade"),
    ("warlord", "military"), ("diplomat", "military")])
@pytest.mark.parametrize("seed", range(6))
def test_income_is_one_gold_for_each_district_of_the_type(character: str, kind: str, seed: int) -> None:
    scene = RandomPosition(character, seed)
    due = sum(TYPE_OF[name] == kind or name == "school-of-magic" for name in scene.bare(0))
    assert ("income" in scene.game.options()) == (due > 0)
    if due:
        before = scene.stash(0)
        assert gold(play(scene.game, "income"))[0] == before + due


@pytest.mark.rule("CL-LABORATORY-1", "CL-SMITHY-1", "CL-MUSEUM-1")
@pytest.mark.parametrize("seed", range(60))
def test_district_effects_are_offered_where_they_stand_and_can_be_paid(seed: int) -> None:
    scene = RandomPosition("merchant", seed)
    mine, bare = hand(scene.game, 0), scene.bare(0)
    for district in ("laboratory", "museum"):
        assert offers(scene.game, district) == {f"{district} {card}" for card in mine if district in bare}
    assert ("smithy" in scene.game.options()) == ("smithy" in bare and scene.stash(0) >= 2)
    if "laboratory" in bare and mine:
        before = scene.stash(0)
        assert gold(play(scene.game, f"laboratory {mine[0]}"))[0] == before + 1


@pytest.mark.rule("CL-EMPEROR-1", "CL-EMPEROR-2")
@pytest.mark.parametrize("seed", range(30))
def test_the_receiver_of_the_crown_is_offered_exactly_gold_and_the_cards_in_hand(seed: int) -> None:
    scene = RandomPosition("emperor", seed)
    game = scene.game
    assert offers(game, "crown") == {f"crown {seat}" for seat in range(1, scene.count) if seat != scene.crown}
    for line in offers(game, "crown"):
        seat = int(line.split()[1])
        after = play(game.clone(), line)
        if "throne-room" in scene.bare(seat):
            continue
        gifts = {f"give {card}" for card in hand(game, seat)} | ({"give gold"} if gold(game)[seat] else set())
        assert (after.player == seat) == bool(gifts)
        if gifts:
            assert offers(after) == gifts


@pytest.mark.rule("RU-2", "CL-TURN-3")
@pytest.mark.parametrize("character", [names[place % 2] for place, names in enumerate(RANKS) if place != 0])
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


def test_the_random_positions_meet_every_purple_district_and_every_number_of_players() -> None:
    scenes = [RandomPosition("bishop", seed) for seed in range(60)]
    assert {name for scene in scenes for name in scene.bare(0)} >= set(PURPLE)
    assert {scene.count for scene in scenes} == set(range(2, 9))
    assert {scene.needed for scene in scenes} == {6, 7, 8}
