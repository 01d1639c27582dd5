"""Common City: a turn, its action, its building, and when abilities and purple districts work."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.common_city.table import COST, called, discard, town, who
from tests.scenarios.deluxe_box import pinning
from tests.scenarios.table import city, deck, gold, hand, offers, play, refused

# Call


@pytest.mark.rule("CC-TURN-1")
def test_the_top_character_is_turned_up_and_its_ability_is_the_players() -> None:
    game = town(up="merchant architect")
    assert called(game) == ["merchant"]
    assert offers(game) == {"gold", "cards", "bonus"}
    play(game, "bonus", "gold", "end")
    assert called(game) == ["merchant", "architect"]
    assert (game.player, gold(game)) == (1, [3, 0, 0, 0])
    play(game, "bonus")
    assert len(hand(game, 1)) == 2


@pytest.mark.rule("CC-TURN-1")
def test_an_ability_lasts_one_turn() -> None:
    game = town(who(city="tavern"), who(city="docks"), up="merchant abbot magician king", players=2)
    for _ in range(3):
        play(game, "gold", "end")
        assert not offers(game, "income", "bonus")


@pytest.mark.rule("CC-TURN-1", "CC-TURN-7")
def test_turning_up_a_character_is_no_line() -> None:
    game = play(town(up="merchant architect"), "gold")
    assert offers(game) == {"bonus", "end"}
    play(game, "end")
    assert offers(game) == {"gold", "cards", "bonus"}


# Action


@pytest.mark.rule("CC-TURN-2")
def test_the_action_is_2_gold() -> None:
    game = play(town(up="artist"), "gold")
    assert gold(game) == [2, 0, 0, 0]
    assert not offers(game, "gold", "cards")


@pytest.mark.rule("CC-TURN-2", "CC-TURN-5")
def test_of_two_cards_drawn_one_is_kept_and_the_other_lies_face_up_on_the_pile() -> None:
    game = play(town(up="artist", deck="palace castle manor", discard=["docks"]), "cards")
    assert offers(game) == {"keep palace", "keep castle"}
    play(game, "keep castle")
    assert hand(game, 0) == ["castle"]
    assert discard(game) == ["docks", "palace"]
    assert deck(game)[0] == "manor"
    assert not offers(game, "gold", "cards")
    for watcher in (0, 1, None):
        assert game.view(watcher)["discard"] == ["docks", "palace"]


@pytest.mark.rule("CC-TURN-2")
def test_an_action_must_be_taken_before_the_turn_ends() -> None:
    game = town(who(gold=3, hand="tavern"), up="merchant")
    assert "end" not in offers(game)
    refused(game, "end", "CC-TURN-2")
    play(game, "bonus", "sell tavern")
    assert "end" not in offers(game)
    play(game, "gold", "end")
    assert game.player == 1


@pytest.mark.rule("CC-TURN-2")
def test_the_action_is_taken_once() -> None:
    game = play(town(up="artist"), "gold")
    refused(game, "gold", "CC-TURN-2")
    refused(game, "cards", "CC-TURN-2")


@pytest.mark.rule("CC-TURN-2", "RU-3")
def test_with_one_card_to_draw_it_is_kept_and_with_none_drawing_is_not_offered() -> None:
    one = play(town(up="artist", deck="palace", deck_only=True), "cards")
    assert hand(one, 0) == ["palace"]
    assert offers(one) == {"end", "sell palace", "auction palace"}
    none = town(up="artist", deck_only=True)
    assert offers(none) == {"gold"}


@pytest.mark.rule("CC-TURN-2")
@pytest.mark.parametrize(("city", "lines", "kept"), [
    ("library", [], ["castle", "palace"]),
    ("observatory", ["keep manor"], ["manor"]),
    ("observatory library", ["keep manor", "keep palace"], ["manor", "palace"])])
def test_library_and_observatory_help_with_the_action(city: str, lines: list[str], kept: list[str]) -> None:
    game = play(town(who(city=city), up="artist", deck="palace castle manor"), "cards", *lines)
    assert hand(game, 0) == kept
    drawn = {"palace", "castle"} | ({"manor"} if "observatory" in city else set())
    assert set(discard(game)) == drawn - set(kept)


# Building


@pytest.mark.rule("CC-TURN-4", "DX-TURN-2")
def test_one_district_a_turn_is_built_after_the_action() -> None:
    game = town(who(gold=9, hand="tavern temple"), up="merchant")
    assert not offers(game, "build")
    refused(game, "build tavern", "DX-TURN-2")
    play(game, "gold", "build tavern")
    assert (city(game, 0), hand(game, 0)) == (["tavern"], ["temple"])
    assert gold(game)[0] == 10
    assert not offers(game, "build")
    refused(game, "build temple", "CC-TURN-4")


@pytest.mark.rule("CC-TURN-4")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_a_name_another_player_has_built_cannot_be_built(owner: int) -> None:
    seats = [who(gold=9, hand="tavern temple"), *(who(city="tavern" if one == owner else "") for one in (1, 2, 3))]
    game = play(town(*seats, up="merchant"), "gold")
    assert offers(game, "build") == {"build temple"}
    refused(game, "build tavern", "CC-TURN-4")


@pytest.mark.rule("CC-TURN-4")
@pytest.mark.parametrize("character", ["merchant", "architect", "king", "wizard", "alchemist"])
def test_no_character_helps_to_build_what_stands_elsewhere(character: str) -> None:
    game = town(who(gold=9, hand="keep temple", city="quarry"), who(city="keep"), up=character)
    play(game, "gold")
    assert offers(game, "build") == {"build temple"}
    refused(game, "build keep", "CC-TURN-4")


@pytest.mark.rule("CC-TURN-4")
def test_an_own_double_is_forbidden_as_in_the_base_game() -> None:
    game = play(town(who(gold=9, hand="tavern", city="tavern"), up="merchant"), "gold")
    refused(game, "build tavern", "CC-TURN-4")


@pytest.mark.rule("CC-TURN-4", "CL-QUARRY-1")
def test_a_quarry_allows_one_double() -> None:
    game = town(who(gold=9, hand="tavern tavern temple", city="tavern temple quarry"), up="architect")
    play(game, "gold", "build tavern")
    assert city(game, 0) == ["quarry", "tavern", "tavern", "temple"]
    assert not offers(game, "build")
    refused(game, "build temple", "CL-QUARRY-1")


@pytest.mark.rule("CC-TURN-4", "RU-34")
def test_the_wizard_may_build_own_doubles() -> None:
    game = play(town(who(gold=9, hand="tavern", city="tavern tavern"), up="wizard"), "gold", "build tavern")
    assert city(game, 0) == ["tavern"] * 3


@pytest.mark.rule("CC-CITY-1", "CC-TURN-4", "CL-QUARRY-1")
def test_somebody_elses_quarry_does_not_help() -> None:
    game = play(town(who(gold=9, hand="tavern", city="tavern"), who(city="quarry"), up="merchant"), "gold")
    assert not offers(game, "build")


@pytest.mark.rule("CC-TURN-4", "CL-ARCHITECT-1")
def test_the_architect_builds_up_to_three() -> None:
    game = play(town(who(gold=9, hand="tavern temple church market"), up="architect"), "gold")
    play(game, "build tavern", "build temple", "build church")
    assert not offers(game, "build")
    assert gold(game)[0] == 11 - 4


@pytest.mark.rule("CC-TURN-4", "CL-NAVIGATOR-1")
def test_the_navigator_cannot_build() -> None:
    game = play(town(who(gold=9, hand="tavern"), up="navigator"), "gold", "bonus gold")
    assert not offers(game, "build")
    refused(game, "build tavern", "CL-NAVIGATOR-1")


@pytest.mark.rule("CC-TURN-4")
def test_a_district_too_dear_cannot_be_built() -> None:
    game = play(town(who(gold=1, hand="castle manor"), up="artist"), "gold")
    assert offers(game, "build") == {"build manor"}


@pytest.mark.rule("CC-TURN-4", "CC-SETUP-1")
@pytest.mark.parametrize("district", COST)
def test_every_district_costs_what_the_classic_card_says(district: str) -> None:
    game = town(who(gold=COST[district], hand=district), up="artist")
    play(game, "gold", f"build {district}")
    assert gold(game)[0] == 2
    if COST[district] > 2:
        short = town(who(gold=COST[district] - 3, hand=district), up="artist")
        assert not offers(play(short, "gold"), "build")


@pytest.mark.rule("CC-TURN-4", "CC-END-1")
def test_a_destroyed_name_may_be_built_again_at_once() -> None:
    game = town(who(gold=1, hand="tavern"), who(city="tavern"), up="warlord")
    play(game, "gold")
    assert not offers(game, "build")
    play(game, "destroy 1 tavern", "build tavern")
    assert (city(game, 0), city(game, 1)) == (["tavern"], [])


# When abilities work


def ready(character: str) -> Game:
    """Seat 0 with this character can do all that any character can do."""
    return town(who(5, "temple", "manor church market prison"), who(9, "docks", "tavern"), up=character, crown=3)


ABILITIES = [
    ("assassin", "name king"), ("thief", "name king"), ("magician", "swap 1"), ("magician", "redraw"),
    ("wizard", "look 1"), ("king", "income"), ("emperor", "income"), ("emperor", "crown 1"), ("bishop", "income"),
    ("abbot", "income"), ("abbot", "alms 1"), ("merchant", "income"), ("merchant", "bonus"), ("architect", "bonus"),
    ("navigator", "bonus gold"), ("navigator", "bonus cards"), ("warlord", "income"), ("warlord", "destroy 1 tavern"),
    ("diplomat", "income"), ("diplomat", "exchange 1 tavern"), ("queen", "bonus"), ("artist", "beautify manor")]


@pytest.mark.rule("CC-TURN-1", "CC-TURN-7")
@pytest.mark.parametrize(("character", "line"), ABILITIES)
def test_abilities_work_before_the_action(character: str, line: str) -> None:
    game = ready(character)
    assert line in offers(game)
    play(game, line)


@pytest.mark.rule("CC-TURN-1", "CC-TURN-7")
@pytest.mark.parametrize(("character", "line"), ABILITIES)
def test_abilities_work_after_the_action_and_after_building(character: str, line: str) -> None:
    game = play(ready(character), "gold")
    assert line in offers(game)
    if character != "navigator" and line != "redraw":
        play(game, "build temple")
    assert line in offers(game)
    play(game, line)


ONCE = [("assassin", "name king", []), ("thief", "name king", []), ("magician", "swap 1", []),
        ("king", "income", []), ("bishop", "income", []), ("abbot", "income", []), ("abbot", "alms 1", []),
        ("merchant", "bonus", []), ("architect", "bonus", []), ("navigator", "bonus gold", []),
        ("navigator", "bonus cards", []), ("warlord", "destroy 1 tavern", []),
        ("diplomat", "exchange 1 tavern", ["for manor"]), ("queen", "bonus", []),
        ("wizard", "look 1", ["take docks", "hold"]), ("emperor", "crown 1", ["give gold"])]


@pytest.mark.rule("CC-TURN-7")
@pytest.mark.parametrize(("character", "line", "more"), ONCE)
def test_an_ability_works_once_a_turn_and_the_turn_goes_on(character: str, line: str, more: list[str]) -> None:
    game = play(ready(character), line, *more)
    assert game.player == 0
    assert not offers(game, line.split(maxsplit=1)[0])
    assert {"gold", "cards"} <= offers(game)
    play(game, "gold")
    assert not offers(game, line.split(maxsplit=1)[0])
    assert "end" in offers(game)


@pytest.mark.rule("CC-TURN-7")
def test_after_the_warlords_act_everything_is_still_open() -> None:
    game = town(who(5, "temple docks", "prison"), who(city="tavern"), up="warlord")
    play(game, "destroy 1 tavern")
    assert {"gold", "cards", "income", "sell temple", "auction docks"} <= offers(game)
    play(game, "gold")
    assert {"build temple", "build docks", "income", "sell temple", "end"} <= offers(game)


@pytest.mark.rule("CC-TURN-7")
def test_after_the_diplomats_act_everything_is_still_open() -> None:
    game = town(who(5, "temple", "prison manor"), who(city="tavern"), up="diplomat")
    play(game, "gold", "exchange 1 tavern", "for manor")
    assert {"build temple", "income", "sell temple", "end"} <= offers(game)


@pytest.mark.rule("CC-TURN-7", "CC-WITCH-1")
def test_the_witch_names_only_after_her_action() -> None:
    game = town(up="witch")
    assert offers(game) == {"gold", "cards"}
    play(game, "gold")
    assert offers(game, "name") == offers(game)


@pytest.mark.rule("CC-TURN-7", "CL-ALCHEMIST-1")
def test_the_alchemist_is_refunded_at_the_end_of_the_turn() -> None:
    game = play(town(who(3, "castle"), up="alchemist"), "gold", "build castle")
    assert gold(game)[0] == 1
    play(game, "end")
    assert gold(game)[0] == 5


@pytest.mark.rule("CC-TURN-7")
def test_a_new_call_of_abilities_counts_what_stands_at_that_moment() -> None:
    game = town(who(5, "manor", "castle"), up="king")
    play(game, "gold", "build manor", "income")
    assert gold(game)[0] == 5 + 2 - 3 + 2


# Purple districts


@pytest.mark.rule("CC-TURN-6")
@pytest.mark.parametrize(("district", "line", "rule"), pinning([
    ("laboratory", "laboratory tavern", "CC-TURN-6"), ("smithy", "smithy", "CC-TURN-6"),
    ("museum", "museum tavern", "CC-TURN-6"), ("armory", "armory 1 manor", "CC-TURN-6"),
    ("bell-tower", "bell-tower", "CC-BELL-TOWER-1")]))
def test_a_purple_district_works_only_once_built(district: str, line: str, rule: str) -> None:
    held = town(who(9, f"{district} tavern"), who(city="manor"), up="artist")
    assert line not in offers(held)
    refused(held, line, rule)
    play(held, "gold", f"build {district}")
    assert line in offers(held)
    there = town(who(9, "tavern", district), who(city="manor"), up="artist")
    assert line in offers(there)


@pytest.mark.rule("CC-TURN-6")
@pytest.mark.parametrize(("district", "first", "second"), [
    ("laboratory", "laboratory tavern", "laboratory temple"), ("smithy", "smithy", "smithy"),
    ("museum", "museum tavern", "museum temple")])
def test_a_used_district_works_once_a_turn(district: str, first: str, second: str) -> None:
    game = town(who(9, "tavern temple", district), up="artist merchant alchemist", players=2)
    play(game, first)
    assert second not in offers(game)
    refused(game, second, "CC-TURN-6")
    play(game, "gold", "end")
    assert not offers(game, district)
    play(game, "gold", "end")
    assert second in offers(game)


@pytest.mark.rule("CC-TURN-6", "CL-FACTORY-1")
def test_a_standing_district_works_always() -> None:
    game = town(who(9, "keep smithy haunted-quarter", "factory"), up="architect")
    play(game, "gold", "build keep", "build smithy", "build haunted-quarter")
    assert gold(game)[0] == 11 - 2 - 4 - 1


@pytest.mark.rule("CC-CITY-1", "CL-FACTORY-1")
def test_a_factory_helps_its_own_quarter_alone() -> None:
    game = play(town(who(9, "keep tavern"), who(city="factory"), up="architect"), "gold", "build keep", "build tavern")
    assert gold(game)[0] == 11 - 3 - 1


@pytest.mark.rule("CC-TURN-6", "CL-SCHOOL-OF-MAGIC-1")
@pytest.mark.parametrize("character", ["king", "emperor", "bishop", "abbot", "merchant", "warlord", "diplomat"])
def test_a_school_of_magic_counts_as_any_colour_for_income(character: str) -> None:
    game = play(town(who(city="school-of-magic"), up=character, crown=2), "income")
    assert gold(game)[0] == 1


@pytest.mark.rule("CC-CITY-1", "CC-TURN-7")
@pytest.mark.parametrize(("character", "own", "others"), [
    ("king", "manor castle", "palace"), ("bishop", "temple church", "monastery"),
    ("merchant", "tavern docks", "harbor"), ("warlord", "prison watchtower", "barracks")])
def test_income_counts_the_own_quarter_alone(character: str, own: str, others: str) -> None:
    assert gold(play(town(who(city=own), who(city=others), up=character), "income"))[0] == 2


@pytest.mark.rule("CC-TURN-6", "CL-SMITHY-1", "CL-LABORATORY-1")
def test_smithy_and_laboratory_have_their_classic_numbers() -> None:
    game = town(who(2, "tavern", "smithy laboratory"), up="artist", deck="palace castle manor")
    play(game, "smithy")
    assert (gold(game)[0], hand(game, 0)) == (0, ["castle", "manor", "palace", "tavern"])
    play(game, "laboratory tavern")
    assert (gold(game)[0], discard(game)) == (1, ["tavern"])


def quarters(game: Game) -> list[Any]:
    return [city(game, one) for one in range(len(game.position()["players"]))]


@pytest.mark.rule("CL-ARTIST-1", "RU-50")
def test_the_artist_beautifies_two_districts() -> None:
    game = play(town(who(5, city="manor castle palace"), up="artist"), "beautify manor", "beautify palace")
    assert quarters(game)[0] == ["castle", "manor*", "palace*"]
    assert (gold(game)[0], offers(game, "beautify")) == (3, set())
