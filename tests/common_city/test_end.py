"""Common City: when the game ends, what the end cuts off, and how it is scored."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.common_city.table import CAST, COST, called, points, quietly, town, who, without
from tests.scenarios.deluxe_box import reload
from tests.scenarios.table import city, gold, hand, offers, play, refused, total


def nearly(character: str, missing: str = "tavern", own: dict[str, Any] | None = None,
           left: dict[str, Any] | None = None, **fields: Any) -> Game:
    """Seat 0 holds the one name still missing and can build it; all else stands before seat 3."""
    mine: dict[str, Any] = {"gold": 9, "hand": [missing], "city": []} | (own or {})
    return town(mine, left or who(), who(), who(city=without(missing, *mine["city"])), up=character, **fields)


def over(game: Game) -> bool:
    if game.over:
        assert (game.player, game.options(), game.position()["phase"]) == (None, [], "over")
    return game.over


# All names


@pytest.mark.rule("CC-END-1", "RU-51")
def test_the_game_ends_at_once_when_all_42_names_stand() -> None:
    game = play(nearly("artist"), "gold")
    assert not over(game)
    play(game, "build tavern")
    assert over(game)
    assert sum(len(city(game, one)) for one in range(4)) == 42
    refused(game, "end", "CC-END-1")


@pytest.mark.rule("CC-END-1", "RU-51")
@pytest.mark.parametrize("missing", COST)
def test_any_name_may_be_the_last(missing: str) -> None:
    assert over(play(nearly("artist", missing), "gold", f"build {missing}"))


@pytest.mark.rule("CC-END-1")
def test_41_names_are_not_enough_and_doubles_do_not_replace_a_name() -> None:
    game = nearly("architect", own={"hand": ["tavern", "manor"], "city": ["manor", "quarry"]})
    play(game, "gold", "build manor")
    assert not over(game)
    play(game, "build tavern")
    assert over(game)


@pytest.mark.rule("CC-END-1")
def test_names_count_wherever_they_stand() -> None:
    names = without("tavern")
    game = town(who(9, "tavern", names[:10]), who(city=names[10:20]), who(city=names[20:30]), who(city=names[30:]),
                up="artist")
    # The Ballroom and the crown are not with the same player.
    assert over(play(game, "gold", "build tavern"))


@pytest.mark.rule("CC-END-1")
def test_a_destroyed_name_is_missing_again() -> None:
    game = nearly("warlord", own={"city": ["graveyard"]})
    play(game, "gold", "destroy 3 temple", "build tavern")
    assert not over(game)
    assert sum(len(city(game, one)) for one in range(4)) == 41
    play(game, "end")
    assert game.player == 1


@pytest.mark.rule("CC-END-1")
def test_an_exchange_ends_nothing() -> None:
    game = nearly("diplomat", own={"city": ["manor"]})
    play(game, "gold", "exchange 3 temple", "for manor")
    assert not over(game)
    assert over(play(game, "build tavern"))


@pytest.mark.rule("CC-END-1", "CC-CITY-1")
def test_the_wizards_build_at_once_may_be_the_last() -> None:
    game = nearly("wizard", own={"hand": []}, left=who(hand="tavern"))
    assert over(play(game, "look 1", "take tavern", "now"))


@pytest.mark.rule("CC-END-1")
def test_the_last_name_may_be_built_in_anybodys_turn() -> None:
    game = nearly("artist merchant", own={"hand": []}, left=who(1, "tavern"))
    assert over(play(game, "gold", "end", "gold", "build tavern"))


# Names under a Museum


def with_museum(under: list[str], hand: list[str], *missing: str) -> Game:
    """Seat 0 has a Museum; all other names but the missing ones stand before seat 3."""
    mine = {"gold": 9, "hand": hand, "city": [{"district": "museum", "under": under}]}
    return town(mine, who(), who(), who(city=without("museum", *missing)), up="artist")


@pytest.mark.rule("CC-END-1")
def test_a_name_with_all_copies_under_a_museum_is_not_waited_for() -> None:
    game = with_museum(["tavern"] * 4, ["tavern"], "tavern")
    assert not over(game)
    play(game, "museum tavern")
    assert over(game)


@pytest.mark.rule("CC-END-1")
def test_as_long_as_one_copy_lies_elsewhere_the_game_goes_on() -> None:
    game = play(with_museum(["tavern"] * 3, ["tavern"], "tavern"), "museum tavern")
    assert not over(game)
    game = play(with_museum(["keep"], ["tavern"], "keep", "tavern"), "gold", "build tavern")
    assert not over(game)


@pytest.mark.rule("CC-END-1")
@pytest.mark.parametrize("name", ["dragon-gate", "bell-tower", "haunted-quarter", "lighthouse"])
def test_a_single_card_under_a_museum_makes_its_name_impossible(name: str) -> None:
    assert over(play(with_museum([], [name], name), f"museum {name}"))
    assert over(play(with_museum([name], ["tavern"], name, "tavern"), "gold", "build tavern"))


@pytest.mark.rule("CC-END-1")
def test_both_keeps_and_several_names_may_lie_under_the_museum() -> None:
    game = with_museum(["keep", "park", "keep"], ["tavern", "university"], "keep", "park", "university", "tavern")
    play(game, "museum university", "gold")
    assert not over(game)
    assert over(play(game, "build tavern"))


@pytest.mark.rule("CC-END-1", "CL-MUSEUM-1")
def test_names_under_a_destroyed_museum_are_possible_again() -> None:
    for under, ends in ((["park"], False), ([], True)):
        museum: list[Any] = [{"district": "museum", "under": under}, "graveyard"]
        rest = without("museum", "graveyard", "tavern", *under)
        game = town(who(9), who(9, "tavern", museum), who(), who(city=rest), up="warlord architect")
        play(game, "destroy 1 museum", "graveyard", "gold", "end", "gold", "build museum", "build tavern")
        assert over(game) is ends


@pytest.mark.rule("CC-END-1", "RU-54")
def test_names_only_in_hands_or_on_the_pile_keep_the_game_going() -> None:
    game = nearly("artist", own={"hand": []}, left=who(hand="tavern tavern tavern"), discard=["tavern"] * 2)
    assert not over(play(game, "gold", "end"))


# The end cuts the turn off


@pytest.mark.rule("CC-END-4")
def test_the_end_leaves_the_alchemist_without_refund() -> None:
    game = play(nearly("alchemist"), "gold", "build tavern")
    assert over(game)
    assert gold(game)[0] == 9 + 2 - 1


@pytest.mark.rule("CC-END-4")
def test_the_end_leaves_the_tax_collector_without_tax() -> None:
    game = play(nearly("artist", lying={"tax-collector": 2}), "gold", "build tavern")
    assert over(game)
    assert gold(game) == [10, 0, 0, 0]


@pytest.mark.rule("CC-END-4")
def test_the_end_leaves_park_and_poor_house_without_gains() -> None:
    game = play(nearly("artist", "harbor", own={"gold": 2, "city": ["park", "poor-house"]}), "gold", "build harbor")
    assert over(game)
    assert (gold(game)[0], hand(game, 0)) == (0, [])


@pytest.mark.rule("CC-END-4")
def test_the_end_leaves_the_lighthouse_without_search() -> None:
    game = play(nearly("artist", "lighthouse"), "gold", "build lighthouse")
    assert over(game)
    assert hand(game, 0) == []


@pytest.mark.rule("CC-END-4")
@pytest.mark.parametrize("deck", ["", "temple"])
@pytest.mark.parametrize("pile", [[], ["manor", "tavern"]])
def test_a_lighthouse_that_ends_the_game_neither_reshuffles_nor_searches_nor_asks(deck: str, pile: list[str]) -> None:
    game = town(who(9, "lighthouse"), who(), who(), who(city=without("lighthouse")), up="artist", deck=deck,
                deck_only=True, discard=pile)
    before, told = play(game, "gold").position(), len(game.events)
    play(game, "build lighthouse")
    assert game.over and game.player is None and game.options() == []
    assert [event["event"] for event in game.events[told:]] == ["announced", "paid", "built", "game-over"]
    after = game.position()
    assert (after["deck"], after["discard"]) == (before["deck"], before["discard"])
    assert after["players"][0]["hand"] == []


@pytest.mark.rule("CC-END-4", "CC-BELL-TOWER-1")
def test_nor_does_one_that_is_the_thirtieth_district_after_the_bell() -> None:
    standing = without("bell-tower", "lighthouse")[:28]
    game = town(who(9, "lighthouse", "bell-tower"), who(city=standing), up="artist", rung=True, deck="", deck_only=True,
                discard=["manor", "tavern"])
    told = len(play(game, "gold").events)
    play(game, "build lighthouse")
    assert game.over and game.options() == []
    assert not {event["event"] for event in game.events[told:]} & {"reshuffled", "searched", "fetched"}
    assert (game.position()["deck"], game.position()["discard"]) == ([], ["manor", "tavern"])


@pytest.mark.rule("CC-END-4")
def test_the_end_leaves_a_suspended_witch_where_she_is() -> None:
    mine = who(0, "", "poor-house")
    game = town(mine, who(9, "tavern"), who(), who(city=without("tavern", "poor-house")), up="witch merchant king",
                deck="castle docks")
    play(game, "cards", "keep castle", "name king", "gold", "build tavern")
    assert over(game)
    assert gold(game)[0] == 0


@pytest.mark.rule("CC-END-4")
def test_the_end_leaves_further_builds_undone() -> None:
    game = nearly("architect", own={"hand": ["tavern", "manor"], "city": ["manor", "quarry"]})
    play(game, "gold", "build tavern")
    assert over(game)
    assert hand(game, 0) == ["manor"]


@pytest.mark.rule("CC-END-4")
def test_five_colours_and_most_districts_score_only_at_passes() -> None:
    game = nearly("artist", own={"city": ["manor", "temple", "prison", "keep"]})
    play(game, "gold", "build tavern")
    assert over(game)
    assert total(game, 0) == 3 + 1 + 2 + 3 + 1


# Scores


def worth(city: str | list[Any], hand: str = "", gold: int = 0, points: int = 0) -> int:
    return total(town(who(gold, hand, city, points), up="artist"), 0)


@pytest.mark.rule("CC-END-2")
@pytest.mark.parametrize("district", COST)
def test_a_district_is_worth_its_cost(district: str) -> None:
    extra = 2 if district in ("dragon-gate", "university") else 0
    assert worth(district) == COST[district] + extra


@pytest.mark.rule("CC-END-2", "CL-WISHING-WELL-1")
def test_purple_districts_give_their_points() -> None:
    assert worth("imperial-treasury", gold=7) == 4 + 7
    assert worth("map-room", hand="tavern temple manor") == 5 + 3
    assert worth([{"district": "museum", "under": ["tavern", "temple"]}]) == 4 + 2
    assert worth("wishing-well keep university haunted-quarter manor") == 5 + 3 + 8 + 2 + 3 + 3
    assert worth("wishing-well") == 5


@pytest.mark.rule("CC-END-2")
def test_hand_and_gold_alone_are_worth_nothing_and_passes_count() -> None:
    assert worth("", hand="palace", gold=9) == 0
    assert worth("manor", points=11) == 14


@pytest.mark.rule("CC-END-2", "CC-CITY-1")
def test_others_purple_districts_do_not_count() -> None:
    game = town(who(city="wishing-well"), who(city="keep park university"), up="artist")
    assert total(game, 0) == 5


@pytest.mark.rule("CC-END-2")
def test_no_number_of_districts_completes_a_quarter() -> None:
    names = "temple church tavern market trading-post docks harbor castle palace monastery"
    assert worth(names) == sum(COST[name] for name in names.split())


@pytest.mark.rule("RU-50")
def test_a_beautified_district_is_worth_one_more() -> None:
    assert worth("manor* castle") == 4 + 4
    game = play(town(who(2, city="manor"), up="artist"), "beautify manor")
    assert total(game, 0) == 4


@pytest.mark.rule("RU-50")
def test_what_was_really_paid_does_not_matter() -> None:
    cheap = play(town(who(9, "keep", "factory"), up="artist"), "gold", "build keep")
    assert gold(cheap)[0] == 9
    assert total(cheap, 0) == 6 + 3
    refunded = play(town(who(9, "castle"), up="alchemist"), "gold", "build castle", "end")
    assert gold(refunded)[0] == 11
    assert total(refunded, 0) == 4


@pytest.mark.rule("RU-50", "CC-END-2")
def test_exchanged_districts_count_for_the_new_owner() -> None:
    game = play(town(who(9, city="tavern"), who(city="castle"), up="diplomat"), "exchange 1 castle", "for tavern")
    assert [total(game, one) for one in (0, 1)] == [4, 1]


@pytest.mark.rule("CC-END-2")
def test_the_lines_of_a_score_add_up() -> None:
    game = play(nearly("artist"), "gold", "build tavern")
    for score in game.scores():
        assert score["total"] == sum(line["points"] for line in score["lines"])
        assert all(line["rule"] and line["reason"] for line in score["lines"])
    assert [score["total"] for score in game.scores()][:3] == [1, 0, 0]


# Ties


def finished(*seats: dict[str, Any]) -> Game:
    """A second pass without a build ends with the turn of seat 3; seat 0 to 2 are compared."""
    game = town(*seats, up="artist", last=True, idle=1, next=3)
    assert over(play(game, "gold", "end"))
    return game


@pytest.mark.rule("CC-END-2")
def test_most_points_win() -> None:
    game = finished(who(city="palace"), who(city="castle", points=3), who(50, city="manor"))
    assert (game.winner, game.winners) == (1, [1])


@pytest.mark.rule("CC-END-2")
def test_a_tie_goes_to_more_districts_before_more_gold() -> None:
    game = finished(who(city="temple tavern"), who(9, city="castle"))
    assert [total(game, one) for one in (0, 1)] == [4, 4]
    assert game.winner == 0


@pytest.mark.rule("CC-END-2")
def test_then_to_more_gold() -> None:
    game = finished(who(1, city="temple"), who(4, city="tavern"), who(3, city="watchtower"))
    assert [total(game, one) for one in (0, 1, 2)] == [3, 3, 3]
    assert game.winner == 1


@pytest.mark.rule("CC-END-2")
def test_then_the_win_is_shared() -> None:
    game = finished(who(4, city="temple"), who(4, city="tavern"), who(3, city="watchtower"))
    assert (game.winner, game.winners) == (None, [0, 1])


# Deadlock


@pytest.mark.rule("CC-END-3", "RU-54")
def test_two_passes_without_a_build_end_the_game() -> None:
    first = play(town(who(city="manor"), up="artist", last=True), "gold", "end")
    assert not over(first)
    assert first.position()["idle"] == 1
    second = play(town(who(city="manor"), up="artist", last=True, idle=1), "gold", "end")
    assert over(second)
    assert points(second) == [2, 0, 0, 0]


@pytest.mark.rule("CC-END-3", "RU-54")
@pytest.mark.parametrize("idle", [0, 1])
def test_a_build_breaks_the_deadlock(idle: int) -> None:
    game = town(who(1, "tavern"), up="artist", last=True, idle=idle)
    play(game, "gold", "build tavern", "end")
    assert not over(game)
    assert game.position()["idle"] == 0


@pytest.mark.rule("CC-END-3", "RU-54")
def test_a_build_early_in_the_pass_counts_for_the_whole_pass() -> None:
    game = town(who(1, "tavern"), up="artist merchant architect", last=True, idle=1)
    play(game, "gold", "build tavern", "end", "gold", "end")
    game = reload(game)
    play(game, "gold", "end")
    assert not over(game)
    assert game.position()["idle"] == 0


@pytest.mark.rule("CC-END-3", "RU-54")
def test_the_wizards_build_breaks_the_deadlock_and_an_exchange_does_not() -> None:
    wizard = town(who(1), who(hand="tavern"), up="wizard", last=True, idle=1)
    assert not over(play(wizard, "look 1", "take tavern", "now", "gold", "end"))
    diplomat = town(who(1, city="tavern"), who(city="temple"), up="diplomat", last=True, idle=1)
    assert over(play(diplomat, "exchange 1 temple", "for tavern", "gold", "end"))


@pytest.mark.rule("CC-END-3", "RU-54")
@pytest.mark.parametrize("players", range(2, 10))
def test_where_nobody_builds_the_game_ends_after_36_characters(players: int) -> None:
    game, seen = Game.new("common-city", players, seed=players), 0
    before: list[str] = []
    while not game.over:
        if called(game) != before:
            before = called(game)
            seen += 1
        play(game, quietly(game))
    assert seen == 2 * len(CAST)
    assert all(city(game, one) == [] for one in range(players))
    assert points(game) == [0] * players


@pytest.mark.rule("CC-END-3", "RU-54")
def test_only_two_whole_passes_in_a_row_count() -> None:
    game, seen = town(who(1, "tavern"), up="artist", last=True, idle=1), 0
    play(game, "gold", "build tavern", "end")
    before: list[str] = []
    while not game.over:
        if called(game) != before:
            before = called(game)
            seen += 1
        play(game, quietly(game))
    assert seen == 2 * len(CAST)
    assert points(game) == [6, 0, 0, 0]


def careful(game: Game, build: bool) -> str:
    """A line of a player who gathers, and builds only when told to."""
    options = game.options()
    builds = offers(game, "build")
    if build and builds:
        return min(builds, key=lambda line: (COST[line.split()[1]], line))
    if "cards" in options and gold(game)[game.player or 0] >= 8:
        return "cards"
    return quietly(game)


@pytest.mark.rule("RU-6", "CC-END-3")
def test_the_fiftieth_pass_is_the_last() -> None:
    game = Game.new("common-city", 3, seed=8)
    passes, built, size = 0, False, 0
    while not game.over:
        now = len(called(game))
        if now < size:
            passes, built = passes + 1, False
        size = now
        line = careful(game, build=passes % 2 == 1 and not built)
        built |= line.startswith("build")
        play(game, line)
    assert passes + 1 == 50
    assert sum(len(city(game, one)) for one in range(3)) == 25


@pytest.mark.rule("CC-END-3")
def test_a_finished_game_takes_no_more_lines() -> None:
    game = finished(who(city="temple"))
    for line in ("gold", "end", "pass", "bid 1"):
        refused(game, line, "CC-END-3")
    again = reload(game)
    assert over(again)
    assert (again.scores(), again.winners) == (game.scores(), game.winners)
    assert offers(again) == set()
