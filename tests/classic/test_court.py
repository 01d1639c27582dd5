"""Ballroom and Throne Room."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from citadels import Game
from tests.classic.table import EIGHT, quiet_round, shown, table
from tests.scenarios.deluxe_box import reload
from tests.scenarios.table import city, crown, gold, hand, offers, play, refused, seat, total

ASKED = {"thanks", "silence"}


def ball(*guests: dict[str, Any], rank: int = 6, host: str = "", **fields: Any) -> Game:
    """Seat 0 has the Ballroom and, unless said otherwise, the crown."""
    return table(seat(host, city="ballroom"), *guests, rank=rank, **fields)


# Who is asked


@pytest.mark.rule("CL-BALLROOM-1", "RU-35")
def test_a_called_player_must_first_thank_the_crowned_owner_of_the_ballroom() -> None:
    game = ball(seat("merchant", 3, "manor", "tavern smithy"))
    assert game.player == 1
    assert game.options() == sorted(ASKED, key=game.action_id)
    for line in ("gold", "cards", "income", "smithy", "end", "pass"):
        refused(game, line, "CL-BALLROOM-1")
    play(game, "thanks")
    assert game.player == 1
    assert {"gold", "cards", "income", "smithy"} <= offers(game)
    assert not offers(game, "thanks", "silence")


@pytest.mark.rule("CL-BALLROOM-1")
def test_whoever_is_silent_loses_the_turn() -> None:
    game = ball(seat("merchant", 0, "", "tavern park poor-house"), seat("warlord"))
    play(game, "silence")
    assert game.player == 2
    assert offers(game) == ASKED
    assert (gold(game)[1], hand(game, 1)) == (0, [])


@pytest.mark.rule("CL-BALLROOM-1")
@pytest.mark.parametrize("line", ["thanks", "silence"])
def test_each_called_player_is_asked_once(line: str) -> None:
    game = ball(seat("magician"), seat("bishop"), seat("warlord"), rank=3)
    for guest in (1, 2, 3):
        assert (game.player, offers(game)) == (guest, ASKED)
        play(game, line)
        if line == "thanks":
            play(game, "gold", "end")
    assert game.position()["phase"] == "selection"


@pytest.mark.rule("CL-BALLROOM-1")
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_without_the_crown_the_ballroom_demands_nothing(holder: int) -> None:
    assert offers(ball(seat("merchant"), crown=holder), "thanks", "silence") == set()


@pytest.mark.rule("CL-BALLROOM-2")
def test_the_owner_does_not_thank() -> None:
    assert offers(ball(host="merchant")) == {"gold", "cards"}


@pytest.mark.rule("CL-BALLROOM-2", "DX-CALL-2")
def test_of_two_players_the_owner_never_and_the_other_thanks_for_both_characters() -> None:
    game = table(seat("thief bishop", city="ballroom"), seat("magician warlord"), players=2, rank=2)
    assert offers(game, "gold", "cards") == {"gold", "cards"}
    play(game, "gold", "end")
    assert offers(game) == ASKED
    play(game, "thanks", "gold", "end")
    assert game.player == 0
    play(game, "gold", "end")
    assert (game.player, offers(game)) == (1, ASKED)


@pytest.mark.rule("CL-BALLROOM-1")
def test_the_asking_is_public() -> None:
    game = ball(seat("merchant"), seat("warlord"))
    assert [game.view(watcher)["waiting"] for watcher in (0, 1, 2, None)] == [1] * 4
    assert shown(game, 2, 1) == ["merchant"]
    play(game, "silence")
    assert shown(game, 3, 1) == ["merchant"]


@pytest.mark.rule("CL-BALLROOM-1")
def test_a_ballroom_just_built_by_the_crowned_player_demands_thanks_from_the_next() -> None:
    game = table(seat("thief", 4, "ballroom"), seat("merchant"), rank=2, crown=0)
    play(game, "gold", "build ballroom", "end")
    assert (game.player, offers(game)) == (1, ASKED)


@pytest.mark.rule("CL-BALLROOM-1", "CL-WARLORD-1")
@pytest.mark.parametrize("lost", [False, True])
def test_a_destroyed_ballroom_demands_nothing_more(lost: bool) -> None:
    game = ball(seat("warlord", 9), seat("artist"), rank=8)
    play(game, "thanks", "gold", *["destroy 0 ballroom"] * lost, "end")
    assert game.player == 2
    assert (offers(game) == ASKED) is not lost


@pytest.mark.rule("CL-BALLROOM-1", "CL-DIPLOMAT-1")
def test_a_ballroom_exchanged_to_the_crowned_player_demands_thanks() -> None:
    game = table(seat("diplomat", 9, city="tavern"), seat(city="ballroom"), seat("artist"), rank=8, crown=0)
    play(game, "gold", "exchange 1 ballroom", "for tavern", "end")
    assert (game.player, offers(game)) == (2, ASKED)


@pytest.mark.rule("CL-BALLROOM-1", "CL-EMPEROR-1")
def test_from_when_the_emperor_crowns_the_owner_thanks_are_due() -> None:
    game = table(seat("bishop", city="ballroom"), seat("emperor"), seat("warlord"), rank=4, crown=2)
    assert offers(game, "gold", "cards") == {"gold", "cards"}
    play(game, "gold", "crown 0", "end")
    assert game.player == 0
    play(game, "gold", "end")
    assert (game.player, offers(game)) == (2, ASKED)


# Before and after the question


@pytest.mark.rule("CL-BALLROOM-1", "CL-BALLROOM-2", "CL-THIEF-1")
@pytest.mark.parametrize("line", ["thanks", "silence"])
def test_the_robbery_comes_before_the_question(line: str) -> None:
    game = ball(seat("merchant", 4), seat("thief", 1), robbed="merchant")
    assert offers(game) == ASKED
    assert gold(game)[1:3] == [0, 5]
    assert gold(play(game, line))[1:3] == [0, 5]


@pytest.mark.rule("CL-BALLROOM-1", "CL-BALLROOM-2", "CL-KING-1")
@pytest.mark.parametrize("line", ["thanks", "silence"])
def test_the_king_takes_the_crown_after_the_question_whatever_the_answer(line: str) -> None:
    game = ball(seat("king", city="manor"), seat("warlord"), rank=4)
    assert (crown(game), offers(game)) == (0, ASKED)
    play(game, line)
    assert crown(game) == 1
    if line == "thanks":
        play(game, "income", "gold", "end")
    assert gold(game)[1] == (3 if line == "thanks" else 0)
    # The owner has lost the crown: nobody else is asked.
    assert (game.player, offers(game)) == (2, {"gold", "cards"})


@pytest.mark.rule("CL-BALLROOM-2", "CL-BISHOP-1")
@pytest.mark.parametrize("line", ["thanks", "silence"])
def test_a_silent_bishop_still_protects(line: str) -> None:
    game = ball(seat("bishop", city="tavern"), seat("warlord", 9), seat(city="docks"), rank=5)
    play(game, line)
    if line == "thanks":
        play(game, "gold", "end")
    play(game, "thanks", "gold")
    assert offers(game, "destroy") == {"destroy 0 ballroom", "destroy 3 docks"}


@pytest.mark.rule("CL-BALLROOM-2", "CL-TAX-1", "CL-TAX-2")
def test_a_silent_tax_collector_still_taxes() -> None:
    game = ball(seat("tax-collector"), seat("merchant", 3, "tavern"), seat("assassin", 3, "temple"), rank=1)
    play(game, "thanks", "gold", "build temple", "end")
    assert (game.player, offers(game)) == (1, ASKED)
    play(game, "silence")
    assert (gold(game)[1], gold(game)[3]) == (1, 3)
    play(game, "thanks", "gold", "build tavern", "end")
    assert gold(game)[1:3] == [2, 3]


@pytest.mark.rule("CL-BALLROOM-2", "CL-QUEEN-1")
@pytest.mark.parametrize(("king", "paid"), [(1, 3), (3, 3), (4, 0)])
def test_a_silent_queen_still_gains_for_a_murdered_king(king: int, paid: int) -> None:
    guests = [seat() for _ in range(4)]
    guests[1], guests[king - 1] = seat("queen"), seat("king")
    game = ball(*guests, rank=9, killed="king")
    assert (game.player, offers(game)) == (2, ASKED)
    play(game, "silence")
    assert game.position()["phase"] == "selection"
    assert (gold(game)[2], crown(game)) == (paid, king)


@pytest.mark.rule("CL-BALLROOM-2", "CL-QUEEN-1")
def test_a_silent_queen_gains_nothing_beside_a_living_king() -> None:
    # The Ballroom's owner is the King, so that the crown is still there when the Queen is called.
    game = table(seat("king", city="ballroom"), seat("queen"), players=5, rank=9, crown=0)
    assert gold(play(game, "silence"))[1] == 0


@pytest.mark.rule("CL-BALLROOM-1", "CL-BALLROOM-2", "CL-HOSPITAL-1", "RU-32")
@pytest.mark.parametrize("line", ["thanks", "silence"])
def test_a_murdered_player_with_a_hospital_is_asked_too(line: str) -> None:
    game = ball(seat("merchant", 1, city="hospital tavern"), seat("warlord"), killed="merchant")
    assert (game.player, offers(game)) == (1, ASKED)
    play(game, line)
    if line == "thanks":
        assert offers(game) == {"gold", "cards", "pass"}
        play(game, "gold")
    assert (game.player, offers(game)) == (2, ASKED)
    assert gold(game)[1] == (3 if line == "thanks" else 1)


@pytest.mark.rule("CL-BALLROOM-1", "CL-ASSASSIN-1")
def test_a_murdered_player_without_a_hospital_is_not_asked() -> None:
    game = ball(seat("merchant", 1), seat("warlord"), killed="merchant")
    assert game.player == 2
    assert shown(game, 3, 1) == [None]


@pytest.mark.rule("CL-BALLROOM-2", "CL-WITCH-1")
@pytest.mark.parametrize("line", ["thanks", "silence"])
def test_the_witch_resumes_whether_or_not_the_bewitched_thanked(line: str) -> None:
    game = ball(seat("witch", 3, "temple", "market"), seat("merchant", 1), seat("warlord"), rank=1)
    assert (game.player, offers(game)) == (1, ASKED)
    play(game, "thanks", "gold", "name merchant")
    assert (game.player, offers(game)) == (2, ASKED)
    play(game, line)
    if line == "thanks":
        play(game, "gold")
    assert gold(game)[2] == (3 if line == "thanks" else 1)
    assert game.player == 1
    assert {"income", "bonus", "build temple", "end"} <= offers(game)
    assert not offers(game, "thanks", "silence")


@pytest.mark.rule("CL-BALLROOM-1", "CL-WITCH-1")
def test_a_silent_witch_bewitches_nobody() -> None:
    game = ball(seat("witch", 3), seat("merchant", 1), rank=1)
    play(game, "silence")
    assert game.position()["bewitched"] is None
    assert (game.player, gold(game)[1]) == (2, 3)
    play(game, "thanks", "gold", "bonus", "end")
    assert game.position()["phase"] == "selection"


@pytest.mark.rule("CL-BALLROOM-1")
@pytest.mark.parametrize(("character", "rank", "field"), [("assassin", 1, "killed"), ("thief", 2, "robbed")])
def test_a_silent_player_s_ability_is_lost(character: str, rank: int, field: Literal["killed", "robbed"]) -> None:
    game = play(ball(seat(character), seat("merchant", 2), rank=rank), "silence")
    assert game.position()[field] is None
    assert game.player == 2


@pytest.mark.rule("CL-BALLROOM-2", "CL-WITCH-1", "CL-KING-1")
def test_a_bewitched_silent_king_takes_the_crown_and_the_witch_resumes() -> None:
    game = ball(seat("witch"), seat("king", 1), rank=1)
    play(game, "thanks", "gold", "name king", "silence")
    assert (crown(game), game.player, gold(game)[2]) == (2, 1, 1)


@pytest.mark.rule("CL-BALLROOM-1")
@pytest.mark.parametrize("line", ["thanks", "silence"])
def test_the_question_survives_a_saved_position(line: str) -> None:
    game = reload(ball(seat("king", 4), seat("thief"), rank=4, robbed="king"))
    assert (game.player, offers(game), gold(game)[1:3], crown(game)) == (1, ASKED, [0, 4], 0)
    assert crown(play(game, line)) == 1


@pytest.mark.rule("CL-BALLROOM-1")
def test_the_murdered_king_s_crown_at_the_end_of_the_round_asks_for_no_thanks() -> None:
    game = ball(seat("king"), seat("warlord"), rank=8, killed="king")
    play(game, "thanks", "gold", "end")
    assert (crown(game), game.position()["phase"]) == (1, "selection")


# Throne Room


@pytest.mark.rule("CL-THRONE-ROOM-1", "CL-THRONE-ROOM-2", "CL-KING-1")
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_throne_room_s_owner_gains_1_gold_when_a_king_takes_the_crown_from_another(owner: int, holder: int) -> None:
    seats = [seat("thief"), seat("king"), seat(), seat()]
    seats[owner]["city"] = ["throne-room"]
    game = table(*seats, rank=4, crown=holder)
    assert crown(game) == 1
    assert gold(game) == [int(one == owner and holder != 1) for one in range(4)]


@pytest.mark.rule("CL-THRONE-ROOM-1", "CL-EMPEROR-1")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_throne_room_works_for_the_emperor_s_crown(owner: int) -> None:
    seats = [seat("emperor"), seat(), seat(gold=3), seat()]
    seats[owner]["city"] = ["throne-room"]
    game = play(table(*seats, rank=4, crown=3), "gold", "crown 2", "give gold")
    assert gold(game) == [3 + (owner == 0), int(owner == 1), 2 + (owner == 2), 0]


@pytest.mark.rule("CL-THRONE-ROOM-1", "CL-THIEF-1")
def test_a_robbed_king_keeps_the_throne_room_s_gold() -> None:
    game = table(seat("thief"), seat("king", 4, city="throne-room"), rank=4, robbed="king", crown=0)
    assert gold(game)[:2] == [4, 1]


@pytest.mark.rule("CL-THRONE-ROOM-1", "CL-THRONE-ROOM-2", "CL-KING-1")
@pytest.mark.parametrize(("holder", "gain"), [(0, 1), (1, 0)])
def test_the_throne_room_works_at_the_end_of_the_round_too(holder: int, gain: int) -> None:
    game = table(seat("assassin"), seat("king"), seat("warlord", city="throne-room"), rank=8, killed="king",
                 crown=holder)
    play(game, "gold", "end")
    assert (crown(game), gold(game)[2]) == (1, 2 + gain)


@pytest.mark.rule("CL-THRONE-ROOM-1", "CL-EMPEROR-3")
def test_the_throne_room_works_for_a_murdered_emperor_s_crown_before_points_are_counted() -> None:
    game = table(seat("emperor", city="throne-room imperial-treasury"), seat("warlord", city=EIGHT), rank=8,
                 killed="emperor", crown=1)
    play(game, "gold", "end", "crown 2")
    assert game.over
    assert total(game, 0) == 6 + 4 + 1


@pytest.mark.rule("CL-THRONE-ROOM-2", "CL-KING-1")
def test_without_a_king_the_throne_room_gives_nothing() -> None:
    game = quiet_round(table(seat("bishop", city="throne-room"), rank=4))
    assert gold(game)[0] == 2


@pytest.mark.rule("CL-THRONE-ROOM-1", "CL-BALLROOM-2")
def test_a_silent_king_moves_the_crown_for_the_throne_room_too() -> None:
    game = table(seat(city="ballroom throne-room"), seat("king"), seat("warlord"), rank=4)
    assert gold(game)[0] == 0
    play(game, "silence")
    assert (gold(game)[0], crown(game), game.player) == (1, 1, 2)
    assert city(game, 0) == ["ballroom", "throne-room"]


@pytest.mark.rule("CL-THRONE-ROOM-1", "CL-WITCH-1")
def test_a_bewitched_king_s_crown_pays_the_throne_room() -> None:
    game = table(seat("witch", city="throne-room"), seat("king"), crown=0)
    play(game, "gold", "name king")
    assert gold(game)[:2] == [3, 0]
