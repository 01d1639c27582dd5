"""The rows of a game, held against what the game itself says of its events, scores and positions."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

import pytest

from citadels import Game
from citadels.bots import Bot, Observation, make, play_game
from citadels.lab import columns
from citadels.lab.game_rows import GameObserver, GameRows, game_rows, lead_changes
from citadels.shapes import Event
from tests.asserting import present
from tests.playing import some_game

Json = dict[str, Any]

TABLES = [("deluxe", 5), ("deluxe", 3), ("deluxe", 2), ("classic", 4), ("classic", 7), ("circus", 5),
          ("common-city", 3)]


class Idle(Bot):
    """Never builds, and never takes what others have."""

    name: ClassVar[str] = "idle"

    def decide(self, observation: Observation) -> str:
        options = [line for line in observation.options if not line.startswith("build")]
        return next((line for line in ("end", "gold", "pass", "done") if line in options), options[0])


def kept(game: Game, bots: list[Bot]) -> GameRows:
    observer = GameObserver(game.state)
    play_game(game, bots, observer)
    return game_rows(game, observer, 7, [bot.name for bot in bots], [len(bot.faults) for bot in bots])


def random_rows(edition: str, players: int, seed: int = 1) -> tuple[Game, GameRows]:
    game = some_game(seed, players, edition=edition)
    return game, kept(game, [make("random", f"{seed}/{seat}") for seat in range(players)])


def count(found: GameRows, edition: str, seat: int, name: str) -> int:
    return found.counts[seat][list(columns.counts(edition)).index(name)]


def family(found: GameRows, edition: str, seat: int, prefix: str) -> dict[str, int]:
    names = list(columns.counts(edition))
    return {name: number for name, number in zip(names, found.counts[seat]) if number and name.startswith(prefix)}


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_score_and_what_is_left_are_those_of_the_game(edition: str, players: int) -> None:
    game, found = random_rows(edition, players)
    scores = game.scores()
    end = game.position()
    for seat, row in enumerate(found.seats):
        assert (row["game"], row["seed"], row["seat"], row["bot"]) == (7, game.seed, seat, "random")
        assert row["score"] == scores[seat]["total"]
        points: Counter[str] = Counter()
        for line in scores[seat]["lines"]:
            points[columns.column("points_", line["reason"])] += line["points"]
        assert family(found, edition, seat, "points_") == {name: number for name, number in points.items() if number}
        assert row["won"] == (1 / len(game.winners) if seat in game.winners else 0)
        player = end["players"][seat]
        city = [item if isinstance(item, str) else item["district"] for item in player["city"]]
        assert (row["gold"], row["hand"], row["city"], row["districts"]) == (
            player["gold"], len(player["hand"]), city, len(city))
    places = [row["place"] for row in found.seats]
    assert [seat for seat, place in enumerate(places) if place == 1] == game.winners == found.game["winners"]
    totals = sorted(score["total"] for score in scores)
    assert (found.game["best_score"], found.game["margin"]) == (totals[-1], totals[-1] - totals[-2])
    assert sorted(places, key=lambda place: -place) == [
        row["place"] for row in sorted(found.seats, key=lambda row: (row["score"], -row["place"]))]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_what_is_noted_after_each_round_is_what_the_game_said_then(edition: str, players: int) -> None:
    game, found = random_rows(edition, players, 2)
    record = game.record()
    again = Game.from_record({**record, "moves": [], "result": None})
    first = again.view(None)["crown"]
    standing: list[tuple[list[int], list[int], list[int]]] = []
    crowns = Counter([first])
    abilities: list[Counter[str]] = [Counter() for _ in range(players)]
    number = 1
    for line in [*record["moves"], ""]:
        view = again.view(None)
        if view["round"] != number or again.over:
            number = view["round"]
            cities = [len(player["city"]) for player in view["players"]]
            totals = [score["total"] for score in again.scores()]
            standing.append((totals, [player["gold"] for player in view["players"]], cities))
            if not again.over:
                crowns[view["crown"]] += 1
        if line:
            assert again.player is not None
            if line.split()[0] in ("name", "income", "bonus", "destroy"):
                character = present(present(again.position()["turn"])["character"])
                verb = "income" if line.startswith("income") else line if line.startswith("bonus") else line.split()[0]
                abilities[again.player][columns.Ability(character, verb).column] += 1
            again.play(line)
    for seat, row in enumerate(found.seats):
        for part, name in enumerate(("score_by_round", "gold_by_round", "districts_by_round")):
            assert list(row[name]) == [moment[part][seat] for moment in standing], name
        assert (row["crowns"], row["first_crown"]) == (crowns[seat], seat == first)
        assert row["position"] == (seat - first) % players
        used = family(found, edition, seat, "used_")
        ends = ("_name", "_income", "_bonus", "_bonus_gold", "_bonus_cards", "_destroy")
        assert {name: number for name, number in used.items() if name.endswith(ends)} == abilities[seat]
    assert found.game["rounds"] == len(standing) == number
    assert found.game["moves"] == len(record["moves"]) == sum(row["moves"] for row in found.seats)
    assert (found.game["first_crown"], found.game["characters"], found.game["uniques"]) == (
        first, record["characters"], record["uniques"])


def observer(events: list[Event], players: int) -> list[Json]:
    """What befell each seat, told from the public events."""
    seats: list[Json] = [{"characters": [], "built": Counter(), "killed": 0, "bewitched": 0, "robbed": 0,
                          "gold_robbed": 0, "districts_lost": 0} for _ in range(players)]
    marks: dict[str, str] = {}
    laps = any(event["event"] == "lap-began" for event in events)

    def holder(character: str) -> int | None:
        return next((seat for seat in range(players) if character in seats[seat]["characters"][-1]), None)

    for event in events:
        what = event["event"]
        if what in ("round-began", "lap-began"):
            for seat in seats:
                seat["characters"].append([])
        elif what in ("picked", "turned-up"):
            seats[event["seat"]]["characters"][-1].append(event["character"])
            for fate in [fate for fate, character in marks.items() if character == event["character"]]:
                seats[event["seat"]][fate] += 1
                del marks[fate]
        elif what == "theater":
            mine, theirs = (seats[present(seat)]["characters"][-1] for seat in (event["seat"], event["player"]))
            mine.remove(event["gave"])
            theirs.remove(event["received"])
            mine.append(event["received"])
            theirs.append(event["gave"])
        elif what == "built":
            seats[event["seat"]]["built"][event["district"]] += 1
        elif what in ("killed", "bewitched"):
            character = present(event["character"])
            victim = holder(character)
            if laps:
                marks[what] = character
            elif victim is not None:
                seats[victim][what] += 1
        elif what == "robbed":
            seats[event["seat"]]["robbed"] += 1
            seats[event["seat"]]["gold_robbed"] += event["gold"]
        elif what == "destroyed" and event["player"] != event["seat"]:
            seats[event["seat"]]["districts_lost"] += 1
        elif what in ("seized", "confiscated"):
            seats[present(event["player"])]["districts_lost"] += 1
    return seats


@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("seed", [3, 4])
def test_what_befell_a_seat_is_what_the_events_tell(edition: str, players: int, seed: int) -> None:
    game, found = random_rows(edition, players, seed)
    uniques = set(columns.uniques(edition))
    for seat, told in enumerate(observer(game.events, players)):
        row = found.seats[seat]
        for name in ("killed", "bewitched", "robbed", "gold_robbed", "districts_lost"):
            assert row[name] == told[name], name
        assert [sorted(held) for held in row["characters_by_round"]] == [sorted(held) for held in told["characters"]]
        held = Counter(columns.column("held_", character) for held in told["characters"] for character in held)
        assert family(found, edition, seat, "held_") == held
        assert row["built"] == told["built"].total()
        built = {columns.column("built_", card): number for card, number in told["built"].items() if card in uniques}
        assert family(found, edition, seat, "built_") == built
    gathered = Counter(event["seat"] for event in game.events if event["event"] == "gathered")
    for seat in range(players):
        taken = count(found, edition, seat, "took_gold") + count(found, edition, seat, "took_cards")
        assert taken == gathered[seat]


@pytest.mark.parametrize("edition", ["deluxe", "classic", "circus", "common-city"])
def test_a_row_has_all_columns_and_no_others(edition: str) -> None:
    _, found = random_rows(edition, 4, 5)
    assert list(found.game) == list(columns.GAMES)
    assert all(list(row) == list(columns.SEATS) for row in found.seats)
    assert {len(counts) for counts in found.counts} == {len(columns.counts(edition))}
    assert not columns.SEATS.keys() & columns.counts(edition).keys()


def test_a_game_that_nobody_ends_is_cut_off_and_shared() -> None:
    found = kept(Game.new("circus", 3, seed=1, options={"action_cards": False}), [Idle(), Idle(), Idle()])
    assert (found.game["ended"], found.game["rounds"], found.game["margin"]) == ("limit", 200, 0)
    assert found.game["winners"] == [0, 1, 2] and [row["won"] for row in found.seats] == [1 / 3] * 3
    assert [row["place"] for row in found.seats] == [1, 1, 1]
    assert {len(row["score_by_round"]) for row in found.seats} == {200}
    assert (found.game["lead_changes"], found.seats[0]["built"]) == (0, 0)


def test_the_ends_of_a_common_city() -> None:
    found = kept(Game.new("common-city", 4, seed=1), [Idle() for _ in range(4)])
    assert (found.game["ended"], found.game["rounds"]) == ("deadlock", 2)
    game, found = random_rows("common-city", 3)
    assert found.game["ended"] == ("bell" if any(event["event"] == "rang" for event in game.events)
                                   else "all-built")


def test_a_bot_that_fails_is_told() -> None:
    bots = [make("python:tests.lab.players.Flyer", seat) for seat in range(4)]
    found = kept(Game.new("deluxe", 4, seed=1), bots)
    assert [row["faults"] for row in found.seats] == [len(bot.faults) for bot in bots]
    assert found.game["faults"] == sum(len(bot.faults) for bot in bots) > 0


def test_the_lead_changes_when_another_seat_alone_is_ahead() -> None:
    assert lead_changes([]) == 0
    assert lead_changes([[0, 0], [3, 1], [3, 3], [4, 3], [4, 5], [5, 5], [5, 6], [9, 6]]) == 2
    assert lead_changes([[1, 0, 0], [1, 2, 2], [1, 2, 3]]) == 1


def test_an_ability_has_the_name_of_its_card_and_its_verb() -> None:
    assert columns.Ability("warlord", "destroy").column == "used_warlord_destroy"
    assert columns.Ability("tax-collector", "bonus").column == "used_tax_collector_bonus"
    assert columns.Ability("laboratory", "laboratory").column == "used_laboratory"
    assert columns.Ability("", "bid").column == "used_bid"
