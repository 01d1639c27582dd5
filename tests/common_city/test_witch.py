"""Common City: the Witch, who goes on after her victim's action."""

from __future__ import annotations

import pytest

from tests.common_city.table import CAST, bewitched, called, lying, mark, points, town, who
from tests.scenarios.deluxe_box import names, reload
from tests.scenarios.table import city, crown, gold, hand, offers, play, refused

# First half


@pytest.mark.rule("CC-WITCH-1", "CC-TURN-7")
def test_she_takes_an_action_then_must_name_and_stops() -> None:
    game = town(who(5, "tavern", "smithy laboratory museum armory"), who(city="manor"), up="witch merchant")
    sales = {"sell tavern", "auction tavern"}
    assert offers(game) == {"gold", "cards"} | sales
    play(game, "gold")
    assert offers(game) == {f"name {name}" for name in CAST if name != "witch"} | sales
    refused(game, "end", "CC-WITCH-1")
    refused(game, "build tavern", "CC-WITCH-1")
    play(game, "name king")
    assert game.player == 1
    assert called(game) == ["witch", "merchant"]
    assert game.position()["bewitched"] == mark("king", 0)


@pytest.mark.rule("CC-WITCH-1")
def test_her_library_and_observatory_work_in_her_action() -> None:
    game = town(who(0, "", "library observatory"), up="witch merchant", deck="palace castle manor")
    play(game, "cards", "keep palace", "keep manor", "name king")
    assert hand(game, 0) == ["manor", "palace"]


@pytest.mark.rule("CC-WITCH-1", "CC-END-4")
def test_nothing_ends_with_her_first_half() -> None:
    game = town(who(0, "", "poor-house"), up="witch merchant", deck="palace castle")
    play(game, "cards", "keep palace", "name king")
    assert gold(game)[0] == 0


@pytest.mark.rule("CC-MARK-2")
def test_without_anybody_to_name_she_plays_a_turn_without_ability() -> None:
    game = town(who(3, "tavern manor", "laboratory smithy"), up="witch", last=True)
    assert {"gold", "cards", "laboratory tavern", "smithy"} <= offers(game)
    play(game, "gold")
    assert not offers(game, "name", "income", "bonus")
    assert {"build tavern", "build manor", "end"} <= offers(game)
    play(game, "build tavern")
    assert not offers(game, "build")
    play(game, "end")
    assert (game.player, points(game)) == (1, [2, 0, 0, 0])


@pytest.mark.rule("CC-MARK-2", "CC-WITCH-1")
def test_with_one_character_left_she_must_name_it() -> None:
    game = play(town(up="witch king", last=True), "gold")
    assert offers(game) == {"name king"}


@pytest.mark.rule("CC-WITCH-1")
def test_a_murdered_witch_names_nobody() -> None:
    game = town(up="witch merchant", killed=mark("witch", 3))
    assert game.player == 1
    assert game.position()["bewitched"] is None


# The victim's action


@pytest.mark.rule("CC-WITCH-1", "CC-WITCH-2")
@pytest.mark.parametrize("character", [name for name in CAST if name != "witch"])
def test_the_victim_only_gathers_and_the_witch_goes_on(character: str) -> None:
    game = town(who(), who(4, "tavern", "manor temple docks prison"), up=f"witch {character}", crown=2)
    play(game, "gold", f"name {character}")
    assert (game.player, offers(game)) == (1, {"gold", "cards"})
    for line in ("income", "bonus", "build tavern", "sell tavern", "auction tavern", "end", "name king"):
        refused(game, line, "CC-WITCH-2")
    play(game, "gold")
    assert game.player == 0
    assert gold(game)[:2] == [2, 6]
    assert not offers(game, "gold", "cards")


@pytest.mark.rule("CC-WITCH-1")
def test_the_victim_may_draw_with_the_own_districts() -> None:
    game = town(who(), who(city="library"), up="witch merchant", deck="palace castle")
    play(game, "gold", "name merchant", "cards")
    assert (game.player, hand(game, 1)) == (0, ["castle", "palace"])
    plain = play(town(up="witch merchant", deck="palace castle"), "gold", "name merchant", "cards")
    assert (plain.player, offers(plain)) == (1, {"keep palace", "keep castle"})
    play(plain, "keep castle")
    assert (plain.player, plain.position()["discard"]) == (0, ["palace"])


@pytest.mark.rule("CC-WITCH-1")
def test_the_victims_park_and_poor_house_do_nothing() -> None:
    game = town(who(), who(0, "", "poor-house park"), up="witch merchant", deck="palace castle", players=3)
    play(game, "gold", "name merchant", "gold")
    assert hand(game, 1) == []
    empty = town(who(), who(0, "", "poor-house"), up="witch merchant", deck="palace castle")
    play(empty, "gold", "name merchant", "cards", "keep castle")
    assert gold(empty)[1] == 0


# She goes on


@pytest.mark.rule("CC-WITCH-2")
@pytest.mark.parametrize("players", range(2, 10))
@pytest.mark.parametrize("gap", [0, 1, 3])
def test_after_her_the_player_left_of_the_victim_is_next(players: int, gap: int) -> None:
    quiet = "merchant architect navigator"
    game = town(up=" ".join(["witch", *quiet.split()[:gap], "abbot", "artist"]), players=players)
    play(game, "gold", "name abbot", *["gold", "end"] * gap)
    victim = (1 + gap) % players
    assert game.player == victim
    play(game, "gold")
    assert game.player == 0
    if victim != 0:
        assert not offers(game, "gold", "cards")
    play(game, "end")
    assert game.player == (victim + 1) % players
    assert called(game)[-2:] == ["abbot", "artist"]


@pytest.mark.rule("CC-WITCH-2", "CC-WITCH-1")
def test_she_uses_the_ability_with_her_own_quarter_and_hand() -> None:
    game = bewitched("merchant", who(0, "castle", "tavern docks"), who(3, "manor", "market"))
    play(game, "income", "bonus", "build castle")
    assert gold(game)[:2] == [2 + 2 + 1 - 4, 5]
    assert (city(game, 0), hand(game, 1)) == (["castle", "docks", "tavern"], ["manor"])


@pytest.mark.rule("CC-WITCH-2")
def test_she_may_end_at_once() -> None:
    game = bewitched("merchant")
    assert "end" in offers(game)
    play(game, "end")
    assert game.player == 2


@pytest.mark.rule("CC-WITCH-2")
def test_her_end_of_turn_effects_come_after_her_second_half() -> None:
    game = town(who(0, "", "poor-house"), up="witch merchant", deck="palace castle")
    play(game, "cards", "keep palace", "name merchant", "gold", "sell palace", "end")
    assert gold(game)[0] == 3
    poor = town(who(0, "", "poor-house"), up="witch artist", deck="palace castle")
    play(poor, "cards", "keep palace", "name artist", "gold", "end")
    assert gold(poor)[0] == 1


@pytest.mark.rule("CC-WITCH-2", "CC-TURN-6")
def test_once_a_turn_effects_work_in_her_second_half_once() -> None:
    game = bewitched("merchant", who(5, "tavern temple", "laboratory museum"))
    play(game, "laboratory tavern")
    refused(game, "laboratory temple", "CC-TURN-6")
    play(game, "museum temple")


@pytest.mark.rule("CC-WITCH-2")
def test_a_turn_of_her_own_in_between_is_another_turn() -> None:
    game = town(who(5, "tavern temple church", "laboratory"), up="witch merchant artist king architect", players=2)
    play(game, "gold", "name king", "gold", "end")
    assert game.player == 0
    play(game, "gold", "laboratory tavern", "build temple", "end")
    assert (game.player, offers(game)) == (1, {"gold", "cards"})
    play(game, "gold")
    assert game.player == 0
    assert {"laboratory church", "build church", "end"} <= offers(game)
    play(game, "build church", "end")
    # Left of the victim sits the Witch herself: her next turn follows at once.
    assert game.player == 0
    assert called(game)[-1] == "architect"
    assert {"gold", "cards", "bonus"} <= offers(game)


# She turns up the victim herself


@pytest.mark.rule("CC-WITCH-2", "CC-MARK-1")
def test_turning_up_the_victim_herself_she_gathers_again_and_goes_on() -> None:
    game = town(who(0, "castle tavern", "manor"), up="witch merchant king architect", players=2, crown=1)
    play(game, "gold", "name king", "gold", "end")
    assert game.player == 0
    assert {"gold", "cards"} <= offers(game)
    assert crown(game) == 0
    play(game, "gold")
    assert game.player == 0
    assert not offers(game, "gold", "cards")
    assert {"income", "build castle", "build tavern", "end"} <= offers(game)
    play(game, "income", "build castle")
    assert not offers(game, "build")
    play(game, "end")
    assert (game.player, gold(game)) == (1, [2 + 2 + 1 - 4, 2])


@pytest.mark.rule("CC-WITCH-2", "CC-MARK-1")
def test_as_her_own_architect_she_has_one_build_limit_in_all() -> None:
    game = town(who(9, "tavern temple church market"), up="witch merchant architect", players=2)
    play(game, "gold", "name architect", "gold", "end", "gold", "build tavern", "build temple", "build church")
    assert not offers(game, "build")
    play(game, "end")
    assert game.player == 1


@pytest.mark.rule("CC-WITCH-2", "CC-PASS-1")
def test_a_pass_that_ends_with_herself_as_victim_is_scored_after_it() -> None:
    game = town(who(0, "tavern"), who(), up="witch merchant king", last=True, players=2)
    play(game, "gold", "name king", "gold", "end", "gold", "build tavern")
    assert points(game) == [0, 0]
    play(game, "end")
    assert points(game) == [2, 0]
    assert (game.player, len(called(game))) == (1, 1)


# A pass that ends there


@pytest.mark.rule("CC-WITCH-2", "CC-PASS-1")
def test_a_pass_ending_with_the_victim_is_scored_after_her_part() -> None:
    game = town(who(0, "tavern", "temple"), who(city="manor"), up="witch king", last=True)
    play(game, "gold", "name king", "gold")
    assert (game.player, points(game)) == (0, [0] * 4)
    play(game, "build tavern", "end")
    assert points(game) == [2, 0, 0, 0]
    assert (game.player, len(called(game))) == (2, 1)


@pytest.mark.rule("CC-WITCH-2", "CC-PASS-1")
def test_what_lies_before_her_goes_back_with_that_shuffle() -> None:
    for seed in range(40):
        game = town(up="witch bishop", last=True, seed=seed)
        play(game, "gold", "name bishop", "gold")
        assert lying(game) == {"bishop": 0}
        play(game, "end")
        if called(game)[0] not in ("bishop", "tax-collector"):
            assert lying(game) == {}
            break
    else:
        pytest.fail("no shuffle put another character on top")


# As each character


@pytest.mark.rule("CC-WITCH-2", "CC-BISHOP-1")
def test_the_bishop_then_lies_before_her() -> None:
    game = bewitched("bishop", who(city="temple church"), who(city="tavern"), up="warlord")
    play(game, "income", "end")
    assert lying(game) == {"bishop": 0}
    assert game.player == 2
    assert offers(game, "destroy") == {"destroy 1 tavern"}


@pytest.mark.rule("CC-WITCH-2", "CC-TAX-1", "CL-TAX-3")
def test_the_tax_collector_then_lies_before_her() -> None:
    game = bewitched("tax-collector", who(3, "manor"), who(), who(4, "tavern"), who(), up="merchant navigator king")
    play(game, "build manor", "end")
    assert lying(game) == {"tax-collector": 0}
    play(game, "gold", "build tavern", "end")
    assert gold(game)[:3] == [5 - 3 + 1, 2, 6 - 1 - 1]


@pytest.mark.rule("CL-TAX-3", "CC-TAX-1")
def test_she_pays_tax_like_anyone_at_the_end_of_her_second_half() -> None:
    game = bewitched("merchant", who(3, "tavern"), lying={"tax-collector": 2})
    play(game, "build tavern")
    assert gold(game)[2] == 0
    play(game, "end")
    assert gold(game)[:3] == [5 - 1 - 1, 2, 1]


@pytest.mark.rule("CC-WITCH-2", "CC-KING-1")
def test_a_bewitched_kings_player_takes_the_crown() -> None:
    game = town(who(city="manor"), who(city="castle palace"), up="witch king", crown=3)
    play(game, "gold", "name king")
    assert crown(game) == 1
    play(game, "gold", "income")
    assert (crown(game), gold(game)[:2]) == (1, [3, 2])


@pytest.mark.rule("CC-WITCH-2", "RU-13", "CL-WITCH-2")
def test_a_bewitched_emperors_crown_she_moves() -> None:
    game = bewitched("emperor", who(), who(5, "tavern"), who(1, "manor"), crown=3)
    assert offers(game, "crown") == {"crown 1", "crown 2"}
    assert "end" not in offers(game)
    play(game, "crown 2")
    assert (game.player, offers(game)) == (2, {"give gold", "give manor"})
    play(game, "give manor")
    assert (game.player, hand(game, 0), crown(game)) == (0, ["manor"], 2)
    assert "end" in offers(game)


@pytest.mark.rule("CC-WITCH-2", "RU-13")
def test_she_may_give_the_crown_to_the_emperors_player() -> None:
    game = play(bewitched("emperor", who(), who(5), crown=3), "crown 1", "give gold")
    assert (crown(game), gold(game)[:2]) == (1, [3, 6])


@pytest.mark.rule("CC-WITCH-2", "CC-ASSASSIN-1")
def test_as_assassin_she_murders() -> None:
    game = bewitched("assassin", up="king merchant")
    assert names(game.options(), "name") == set(CAST) - {"witch", "assassin"}
    play(game, "name king", "end")
    assert game.player == 3


@pytest.mark.rule("CC-WITCH-2", "CC-THIEF-1")
def test_as_thief_she_robs_for_herself() -> None:
    game = bewitched("thief", who(), who(), who(7), up="king")
    play(game, "name king", "end")
    assert gold(game) == [2 + 7, 2, 0, 0]


@pytest.mark.rule("CC-WITCH-2")
def test_as_alchemist_she_is_refunded() -> None:
    game = play(bewitched("alchemist", who(3, "castle")), "build castle", "end")
    assert gold(game)[0] == 5


@pytest.mark.rule("CC-WITCH-2", "CL-NAVIGATOR-1")
def test_as_navigator_she_cannot_build() -> None:
    game = play(bewitched("navigator", who(3, "castle")), "bonus gold")
    assert gold(game)[0] == 9
    assert not offers(game, "build")


@pytest.mark.rule("CC-WITCH-2", "CL-ARCHITECT-1")
def test_as_architect_she_builds_three() -> None:
    game = bewitched("architect", who(9, "tavern temple church market"))
    play(game, "bonus", "build tavern", "build temple", "build church")
    assert not offers(game, "build")


@pytest.mark.rule("CC-WITCH-2", "CL-MAGICIAN-1", "CL-WIZARD-1")
def test_as_magician_or_wizard_she_may_choose_the_victim_but_not_herself() -> None:
    game = bewitched("magician", who(hand="tavern"), who(hand="castle"))
    assert offers(game, "swap") == {"swap 1", "swap 2", "swap 3"}
    game = bewitched("wizard", who(hand="tavern"), who(hand="castle"))
    assert offers(game, "look") == {"look 1"}
    play(game, "look 1", "take castle", "hold")
    assert hand(game, 0) == ["castle", "tavern"]


@pytest.mark.rule("CC-WITCH-2", "CL-WIZARD-1", "RU-34")
def test_as_wizard_she_may_build_own_doubles() -> None:
    game = play(bewitched("wizard", who(3, "tavern", "tavern")), "build tavern")
    assert city(game, 0) == ["tavern", "tavern"]


@pytest.mark.rule("CC-WITCH-2", "RU-53")
@pytest.mark.parametrize("holder", [0, 1])
def test_as_emperor_of_2_players_she_gives_the_crown_to_the_other(holder: int) -> None:
    game = bewitched("emperor", who(), who(3), players=2, crown=holder)
    assert offers(game, "crown") == {"crown 1"}
    play(game, "crown 1", "give gold")
    assert (crown(game), gold(game)) == (1, [3, 4])


@pytest.mark.rule("CC-WITCH-2", "CC-WARLORD-1")
def test_as_warlord_she_destroys_the_victims_district() -> None:
    game = play(bewitched("warlord", who(city="prison"), who(city="tavern")), "income", "destroy 1 tavern")
    assert (gold(game)[0], city(game, 1)) == (3, [])


@pytest.mark.rule("CC-WITCH-2", "CL-ABBOT-1")
def test_as_abbot_the_richest_gives_to_her() -> None:
    game = bewitched("abbot", who(city="temple"), who(7))
    play(game, "income", "alms 1")
    assert gold(game)[:2] == [2 + 1 + 1, 9 - 1]


@pytest.mark.rule("CC-WITCH-2", "CL-ARTIST-1")
def test_as_artist_she_beautifies_her_own() -> None:
    game = bewitched("artist", who(city="manor"), who(city="castle"))
    assert offers(game, "beautify") == {"beautify manor"}


# Together with other cards


@pytest.mark.rule("CC-WITCH-1", "CL-BALLROOM-2")
def test_a_silent_victim_gathers_nothing_and_she_still_goes_on() -> None:
    game = town(who(), who(2), who(), who(city="ballroom"), up="witch merchant", crown=3)
    play(game, "thanks", "gold", "name merchant")
    assert (game.player, offers(game)) == (1, {"thanks", "silence"})
    play(game, "silence")
    assert (game.player, gold(game)[:2]) == (0, [2, 2])
    assert {"bonus", "end"} <= offers(game)


@pytest.mark.rule("CC-WITCH-2", "CL-BALLROOM-2")
def test_silent_as_her_own_victim_she_gathers_nothing_and_goes_on() -> None:
    game = town(who(city="temple"), who(city="ballroom"), up="witch merchant abbot", players=2, crown=1)
    play(game, "thanks", "gold", "name abbot", "gold", "end", "silence")
    assert (game.player, gold(game)[0]) == (0, 2)
    assert not offers(game, "gold", "cards")
    assert {"income", "end"} <= offers(game)


@pytest.mark.rule("CC-WITCH-1", "CL-BALLROOM-1")
def test_a_silent_witch_names_nobody() -> None:
    game = town(who(), who(), who(), who(city="ballroom"), up="witch merchant", crown=3)
    play(game, "silence")
    assert game.player == 1
    assert game.position()["bewitched"] is None


@pytest.mark.rule("CC-WITCH-1")
def test_a_bewitched_character_may_be_given_in_a_position() -> None:
    game = town(who(4, "tavern"), who(4), up="merchant architect", before="witch", next=1,
                bewitched=mark("merchant", 0))
    assert (game.player, offers(game)) == (1, {"gold", "cards"})
    play(game, "gold")
    assert game.player == 0
    assert {"bonus", "build tavern", "end"} <= offers(game)
    assert not offers(game, "gold", "cards")
    play(game, "bonus", "end")
    assert game.player == 2


@pytest.mark.rule("CC-WITCH-1", "CC-WITCH-2")
@pytest.mark.parametrize("lines", [
    ["gold"], ["gold", "name king"], ["gold", "name king", "gold", "end"],
    ["gold", "name king", "gold", "end", "gold"], ["gold", "name king", "gold", "end", "gold", "income"]])
def test_her_turn_is_restored_at_every_point_of_it(lines: list[str]) -> None:
    game = play(town(who(3, "tavern", "manor"), up="witch merchant king"), *lines)
    again = reload(game)
    assert again.position() == game.position()
    assert (again.player, again.options()) == (game.player, game.options())
    rest = {1: ["name king"], 2: ["gold", "end"], 4: ["gold"], 5: ["build tavern", "end"],
                                  6: ["end"]}
    for one in (game, again):
        play(one, *rest[len(lines)])
    assert again.position() == game.position()
