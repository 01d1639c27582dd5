"""Common City: Assassin and Thief, whose victims are characters still to come."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from citadels import Game
from tests.common_city.table import CAST, called, lying, mark, points, town, who
from tests.scenarios.deluxe_box import names, reload
from tests.scenarios.table import city, crown, gold, hand, offers, play, refused

RULE = {"assassin": "CC-ASSASSIN-1", "thief": "CC-THIEF-1", "witch": "CC-WITCH-1"}
Field = Literal["killed", "robbed", "bewitched"]
FIELD: dict[str, Field] = {"assassin": "killed", "thief": "robbed", "witch": "bewitched"}


def naming(character: str, **fields: Any) -> Game:
    """Seat 0 may name now: after the action, which the Witch needs first."""
    return play(town(up=character, before="bishop merchant", **fields), "gold")


def marked(by_whom: str, character: str, by: int) -> dict[str, Any]:
    """The field of a position that says whom this character's player has named."""
    return {FIELD[by_whom]: mark(character, by)}


def nameable(game: Game) -> set[str]:
    return names(game.options(), "name")


# Who may be named


@pytest.mark.rule("CC-ASSASSIN-1", "CC-THIEF-1", "CC-WITCH-1")
@pytest.mark.parametrize("character", RULE)
def test_every_character_still_to_come_may_be_named(character: str) -> None:
    game = naming(character)
    assert nameable(game) == set(CAST) - {character, "bishop", "merchant"}


@pytest.mark.rule("CC-ASSASSIN-1", "CC-THIEF-1", "CC-WITCH-1")
@pytest.mark.parametrize("character", RULE)
@pytest.mark.parametrize("past", ["bishop", "merchant"])
def test_a_character_already_called_cannot_be_named(character: str, past: str) -> None:
    refused(naming(character), f"name {past}", RULE[character])


@pytest.mark.parametrize("character", RULE)
@pytest.mark.rule("CC-ASSASSIN-1", "CC-THIEF-1", "CC-WITCH-1")
def test_nobody_names_the_own_character(character: str) -> None:
    refused(naming(character), f"name {character}", RULE[character])


@pytest.mark.rule("CC-ASSASSIN-1", "CC-THIEF-1", "CC-WITCH-1")
@pytest.mark.parametrize(("character", "other"), [(one, two) for one in RULE for two in RULE if one != two])
def test_nobody_names_anothers_victim(character: str, other: str) -> None:
    game = town(up=character, before=f"{other} merchant", **marked(other, "king", 2))
    play(game, "gold")
    assert nameable(game) == set(CAST) - {character, other, "merchant", "king"}
    refused(game, "name king", RULE[character])


@pytest.mark.rule("CC-THIEF-1", "CC-ASSASSIN-1", "CC-WITCH-1")
def test_ranks_mean_nothing_to_the_thief() -> None:
    assert {"assassin", "witch"} <= nameable(naming("thief"))


@pytest.mark.rule("CC-MARK-2")
@pytest.mark.parametrize("character", ["assassin", "thief"])
def test_with_no_character_left_nobody_is_named(character: str) -> None:
    game = town(who(3, "tavern"), up=character, last=True)
    assert not offers(game, "name")
    play(game, "gold", "build tavern", "end")
    assert game.player == 1
    assert game.position()[FIELD[character]] is None


@pytest.mark.rule("CC-MARK-2")
@pytest.mark.parametrize(("character", "other"), [(one, two) for one in RULE for two in RULE if one != two])
def test_with_only_anothers_victim_left_nobody_is_named(character: str, other: str) -> None:
    game = town(who(3, "tavern"), up=f"{character} king", last=True, **marked(other, "king", 2))
    play(game, "gold")
    assert not offers(game, "name")
    play(game, "build tavern", "end")
    assert game.position()[FIELD[character]] is None


@pytest.mark.rule("CC-ASSASSIN-1", "CC-THIEF-1")
@pytest.mark.parametrize("character", ["assassin", "thief"])
def test_naming_is_a_choice_and_the_mark_is_public(character: str) -> None:
    game = town(up=f"{character} merchant")
    skipped = play(game.clone(), "gold", "end")
    assert skipped.position()[FIELD[character]] is None
    play(game, "name king")
    for watcher in (0, 1, 3, None):
        assert game.view(watcher)[FIELD[character]] == mark("king", 0)
    assert game.position()[FIELD[character]] == mark("king", 0)


@pytest.mark.rule("CC-ASSASSIN-1", "CC-THIEF-1", "CC-MARK-2")
@pytest.mark.parametrize("field", ["killed", "robbed"])
def test_a_mark_is_gone_once_its_character_is_called(field: Field) -> None:
    fields: dict[str, Any] = {field: mark("architect", 3)}
    game = town(up="merchant architect navigator", **fields)
    assert game.position()[field] == mark("architect", 3)
    play(game, "gold", "end")
    assert game.position()[field] is None


# Assassin


@pytest.mark.rule("CC-ASSASSIN-1")
def test_whoever_turns_up_the_victim_loses_that_turn() -> None:
    game = town(who(), who(4, "tavern", "manor"), up="assassin king merchant", crown=3)
    play(game, "name king", "gold", "end")
    assert game.player == 2
    assert called(game) == ["assassin", "king", "merchant"]
    assert (gold(game)[1], hand(game, 1), city(game, 1)) == (4, ["tavern"], ["manor"])


@pytest.mark.rule("CC-ASSASSIN-1")
def test_the_victim_may_come_much_later_and_only_that_turn_is_lost() -> None:
    game = town(up="assassin merchant architect navigator alchemist king abbot artist magician wizard")
    play(game, "name king", *["gold", "end"] * 5)
    assert game.player == 2
    assert called(game)[-2:] == ["king", "abbot"]
    play(game, *["gold", "end"] * 3)
    assert game.player == 1


@pytest.mark.rule("CC-ASSASSIN-1")
@pytest.mark.parametrize("character", [name for name in CAST if name not in ("assassin", "emperor")])
def test_any_character_can_be_murdered_and_does_nothing(character: str) -> None:
    after = "merchant" if character != "merchant" else "artist"
    game = town(who(3, "tavern", "castle temple docks prison"), up=f"{character} {after}",
                killed=mark(character, 2), crown=3)
    assert game.player == 1
    assert (gold(game), hand(game, 0)) == ([3, 0, 0, 0], ["tavern"])
    assert lying(game) == {}
    assert game.position()["bewitched"] is None


@pytest.mark.rule("CC-ASSASSIN-1", "CC-BISHOP-1")
def test_a_murdered_bishop_protects_nobody() -> None:
    game = town(who(city="tavern"), up="bishop warlord", killed=mark("bishop", 2))
    assert (game.player, lying(game)) == (1, {})
    assert "destroy 0 tavern" in offers(game)


@pytest.mark.rule("CC-ASSASSIN-1", "CC-TAX-1")
def test_a_murdered_tax_collector_collects_nothing() -> None:
    game = town(who(), who(3, "tavern"), up="tax-collector merchant", killed=mark("tax-collector", 2))
    play(game, "gold", "build tavern", "end")
    assert gold(game) == [0, 4, 0, 0]


@pytest.mark.rule("CC-ASSASSIN-1", "CC-END-4")
def test_a_lost_turn_has_no_park_and_poor_house() -> None:
    game = town(who(0, "", "park poor-house"), up="merchant architect", killed=mark("merchant", 2))
    assert game.player == 1
    assert (gold(game)[0], hand(game, 0)) == (0, [])


@pytest.mark.rule("CC-MARK-1")
def test_the_assassin_may_turn_up_the_own_victim() -> None:
    game = town(up="assassin merchant king architect", players=2)
    play(game, "name king", "gold", "end", "gold", "end")
    assert game.player == 1
    assert called(game) == ["assassin", "merchant", "king", "architect"]


@pytest.mark.rule("CC-ASSASSIN-1", "CC-PASS-1")
def test_a_murder_as_last_of_the_pass_lets_the_pass_end() -> None:
    game = town(who(city="temple"), up="assassin merchant", last=True)
    play(game, "name merchant", "gold", "end")
    assert (game.player, len(called(game))) == (2, 1)
    assert points(game) == [2, 0, 0, 0]


# Hospital


@pytest.mark.rule("CC-ASSASSIN-1", "CL-HOSPITAL-1")
@pytest.mark.parametrize(("line", "stash"), [("gold", 3), ("pass", 1)])
def test_with_a_hospital_the_murdered_player_may_still_take_an_action(line: str, stash: int) -> None:
    game = town(who(1, "tavern", "hospital manor"), up="merchant architect", killed=mark("merchant", 2))
    assert (game.player, offers(game)) == (0, {"gold", "cards", "pass"})
    play(game, line)
    assert (game.player, gold(game)[0]) == (1, stash)


@pytest.mark.rule("CL-HOSPITAL-1", "CL-HOSPITAL-2", "CC-TURN-5")
def test_drawing_in_a_hospital() -> None:
    game = town(who(0, "", "hospital park poor-house"), up="merchant architect", killed=mark("merchant", 2),
                deck="palace castle manor")
    play(game, "cards")
    assert offers(game) == {"keep palace", "keep castle"}
    play(game, "keep palace")
    assert game.player == 1
    assert (gold(game)[0], hand(game, 0), game.position()["discard"]) == (0, ["palace"], ["castle"])


@pytest.mark.rule("CL-HOSPITAL-2")
def test_library_and_observatory_work_in_a_hospital() -> None:
    game = town(who(0, "", "hospital library observatory"), up="merchant architect", killed=mark("merchant", 2),
                deck="palace castle manor")
    play(game, "cards", "keep palace", "keep manor")
    assert (game.player, hand(game, 0)) == (1, ["manor", "palace"])


@pytest.mark.rule("CL-HOSPITAL-1", "CC-CITY-1")
def test_anothers_hospital_does_not_help() -> None:
    assert town(who(), who(city="hospital"), up="merchant architect", killed=mark("merchant", 2)).player == 1


@pytest.mark.rule("CL-HOSPITAL-1", "CC-MARK-1")
def test_a_hospital_helps_the_assassin_against_the_own_murder() -> None:
    game = town(who(city="hospital"), up="assassin merchant king", players=2)
    play(game, "name king", "gold", "end", "gold", "end")
    assert (game.player, offers(game)) == (0, {"gold", "cards", "pass"})
    assert offers(reload(game)) == offers(game)


# Thief


@pytest.mark.rule("CC-THIEF-1")
def test_the_thief_takes_all_gold_at_once_when_the_victim_is_turned_up() -> None:
    game = town(who(1), who(7), up="thief merchant", players=3)
    play(game, "name merchant", "gold")
    assert gold(game) == [3, 7, 0]
    play(game, "end")
    assert game.player == 1
    assert gold(game) == [10, 0, 0]
    assert {"gold", "cards", "bonus"} <= offers(game)


@pytest.mark.rule("CC-THIEF-1")
def test_the_victim_is_whoever_turns_it_up_not_who_was_rich() -> None:
    game = town(who(), who(7), who(2), up="thief architect merchant", players=4)
    play(game, "name merchant", "gold", "end", "gold", "end")
    assert gold(game) == [4, 9, 0, 0]


@pytest.mark.rule("CC-THIEF-1")
def test_the_robbed_player_has_a_turn_with_all_abilities() -> None:
    game = town(who(5, "tavern", "manor"), up="king", robbed=mark("king", 2), crown=3)
    assert gold(game) == [0, 0, 5, 0]
    assert crown(game) == 0
    play(game, "income", "gold", "build tavern")
    assert gold(game)[0] == 2


@pytest.mark.rule("CC-THIEF-1")
def test_the_thief_takes_once() -> None:
    game = town(who(5), who(), up="merchant architect navigator", robbed=mark("merchant", 1), players=2)
    assert gold(game) == [0, 5]
    play(game, "gold", "end", "gold", "end")
    assert gold(game) == [2, 7]


@pytest.mark.rule("CC-MARK-1", "CC-THIEF-1")
def test_robbing_oneself_changes_nothing() -> None:
    game = town(who(4), who(1), up="thief architect merchant", players=2)
    play(game, "name merchant", "gold", "end", "gold", "end")
    assert game.player == 0
    assert gold(game) == [6, 3]
    assert game.position()["robbed"] is None


@pytest.mark.rule("CC-THIEF-1", "CC-ASSASSIN-1")
def test_assassin_and_thief_can_be_victims_of_each_other() -> None:
    robbed = town(who(), who(5), up="thief assassin")
    play(robbed, "name assassin", "gold", "end")
    assert gold(robbed) == [7, 0, 0, 0]
    killed = play(town(up="assassin thief merchant"), "name thief", "gold", "end")
    assert killed.player == 2


@pytest.mark.rule("CC-THIEF-1", "CC-PASS-1")
def test_no_mark_outlives_the_pass() -> None:
    game = town(up="assassin thief witch merchant architect navigator", last=True)
    play(game, "name merchant", "gold", "end", "name architect", "gold", "end", "gold", "name navigator")
    # Seat 3 was murdered; seat 0 turns up the robbed Architect; seat 1 the bewitched Navigator.
    assert game.player == 0
    play(game, "gold", "end", "gold")
    assert game.player == 2
    play(game, "end")
    assert game.player == 2
    position = game.position()
    assert [position[field] for field in ("killed", "robbed", "bewitched")] == [None, None, None]
    assert len(called(game)) == 1
