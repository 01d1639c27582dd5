"""Common City: King, Emperor, and what other cards make of the crown."""

from __future__ import annotations

import pytest

from tests.common_city.table import CAST, called, lying, mark, points, town, who
from tests.scenarios.deluxe_box import reload
from tests.scenarios.table import crown, gold, hand, offers, play, refused

# King


@pytest.mark.rule("CC-KING-1", "CL-KING-1")
def test_the_king_takes_the_crown_at_once() -> None:
    game = town(up="king merchant", crown=2)
    assert (game.player, crown(game)) == (0, 0)
    play(game, "gold", "end")
    assert (game.player, crown(game)) == (1, 0)


@pytest.mark.rule("CC-KING-1")
def test_the_crown_stays_over_turns_and_passes() -> None:
    game = town(up="merchant", last=True, crown=2)
    play(game, "gold", "end")
    assert crown(game) == (1 if called(game) == ["king"] else 2)


@pytest.mark.rule("CC-KING-2")
def test_a_murdered_king_takes_the_crown_at_the_end_of_the_lost_turn() -> None:
    game = town(up="merchant king architect", crown=3, killed=mark("king", 2))
    assert crown(game) == 3
    play(game, "gold", "end")
    assert (game.player, crown(game)) == (2, 1)


@pytest.mark.rule("CC-KING-2", "CL-HOSPITAL-1")
@pytest.mark.parametrize("line", ["gold", "pass"])
def test_in_a_hospital_the_murdered_king_gathers_first(line: str) -> None:
    game = town(who(city="hospital manor"), up="king merchant", crown=3, killed=mark("king", 2))
    assert (game.player, crown(game)) == (0, 3)
    assert offers(game) == {"gold", "cards", "pass"}
    play(game, line)
    assert (game.player, crown(game)) == (1, 0)


@pytest.mark.rule("CC-KING-2", "CC-PASS-1")
def test_a_king_murdered_last_in_the_pass_takes_the_crown_too() -> None:
    game = town(who(city="tavern"), up="king", last=True, crown=3, killed=mark("king", 2))
    assert game.player == 1
    assert points(game) == [2, 0, 0, 0]
    assert crown(game) == 0 or called(game) == ["king"]


# Emperor


@pytest.mark.rule("CC-KING-1", "CL-EMPEROR-1", "CL-EMPEROR-2", "CL-TURN-3")
def test_the_emperor_must_move_the_crown_and_the_receiver_chooses_what_to_give() -> None:
    game = town(who(city="manor fortress"), who(2, "tavern castle"), up="emperor", crown=3)
    play(game, "income", "gold")
    assert gold(game)[0] == 4
    assert offers(game, "crown") == {"crown 1", "crown 2"}
    refused(game, "end", "CL-EMPEROR-1")
    refused(game, "crown 0", "CL-EMPEROR-1")
    refused(game, "crown 3", "CL-EMPEROR-1")
    play(game, "crown 1")
    assert (game.player, crown(game)) == (1, 1)
    assert offers(game) == {"give gold", "give tavern", "give castle"}
    play(game, "give tavern")
    assert (game.player, hand(game, 0), hand(game, 1)) == (0, ["tavern"], ["castle"])
    assert "end" in offers(game)
    refused(game, "crown 2", "CL-TURN-3")


@pytest.mark.rule("CL-EMPEROR-2")
def test_who_has_nothing_gives_nothing_and_who_has_one_thing_is_asked_for_it() -> None:
    nothing = play(town(up="emperor", crown=3), "crown 1")
    assert (nothing.player, gold(nothing)) == (0, [0, 0, 0, 0])
    only_gold = play(town(who(), who(1), up="emperor", crown=3), "crown 1")
    assert (only_gold.player, offers(only_gold)) == (1, {"give gold"})
    only_card = play(town(who(), who(0, "tavern"), up="emperor", crown=3), "crown 1")
    assert offers(only_card) == {"give tavern"}


@pytest.mark.rule("CC-KING-1")
def test_an_emperor_who_wears_the_crown_gives_it_to_anybody_else() -> None:
    assert offers(town(up="emperor", crown=0), "crown") == {"crown 1", "crown 2", "crown 3"}


@pytest.mark.rule("CC-KING-1")
@pytest.mark.parametrize("players", range(3, 10))
def test_the_emperor_chooses_among_all_but_the_holder_and_himself(players: int) -> None:
    game = town(up="emperor", crown=2, players=players)
    assert offers(game, "crown") == {f"crown {one}" for one in range(1, players) if one != 2}


@pytest.mark.rule("RU-53")
def test_with_2_players_the_emperors_crown_goes_to_the_other_player() -> None:
    game = town(who(), who(1, "tavern"), up="emperor merchant", players=2, crown=0)
    assert offers(game, "crown") == {"crown 1"}
    play(game, "crown 1")
    assert (crown(game), offers(game)) == (1, {"give gold", "give tavern"})
    play(game, "give gold")
    assert gold(game) == [1, 0]


@pytest.mark.rule("RU-53", "CL-THRONE-ROOM-2")
@pytest.mark.parametrize("owner", [0, 1])
def test_with_2_players_a_crown_already_there_stays_and_the_other_still_gives(owner: int) -> None:
    seats = [who(), who(1, "tavern")]
    seats[owner]["city"] = ["throne-room"]
    game = town(*seats, up="emperor merchant", players=2, crown=1)
    play(game, "gold")
    assert offers(game, "crown") == {"crown 1"}
    assert "end" not in offers(game)
    play(game, "crown 1")
    assert (crown(game), game.player, offers(game)) == (1, 1, {"give gold", "give tavern"})
    play(game, "give gold")
    assert gold(game) == [3, 0]
    assert "end" in offers(game)


@pytest.mark.rule("RU-53", "CC-KING-2")
@pytest.mark.parametrize("holder", [0, 1])
def test_with_2_players_a_murdered_emperors_crown_ends_with_the_other(holder: int) -> None:
    game = town(who(), who(1, "tavern"), up="emperor merchant", players=2, crown=holder, killed=mark("emperor", 1))
    if game.player == 0:
        assert offers(game) == {"crown 1"}
        play(game, "crown 1")
    assert (game.player, crown(game), gold(game), hand(game, 1)) == (1, 1, [0, 1], ["tavern"])
    assert "gold" in offers(game)


@pytest.mark.rule("CC-KING-2")
def test_a_murdered_emperor_moves_the_crown_and_receives_nothing() -> None:
    game = town(who(city="manor"), who(3, "tavern"), up="emperor merchant", crown=3, killed=mark("emperor", 2))
    assert (game.player, offers(game)) == (0, {"crown 1", "crown 2"})
    play(game, "crown 1")
    assert (game.player, crown(game), gold(game)) == (1, 1, [0, 3, 0, 0])
    assert {"gold", "cards"} <= offers(game)


@pytest.mark.rule("CC-KING-2", "CL-HOSPITAL-1")
@pytest.mark.parametrize("line", ["gold", "pass"])
def test_in_a_hospital_the_murdered_emperor_gathers_first(line: str) -> None:
    game = town(who(city="hospital"), up="emperor merchant", crown=3, killed=mark("emperor", 2))
    assert offers(game) == {"gold", "cards", "pass"}
    play(game, line)
    assert (game.player, offers(game)) == (0, {"crown 1", "crown 2"})
    play(game, "crown 2")
    assert (game.player, crown(game)) == (1, 2)


@pytest.mark.rule("CC-KING-2", "CC-PASS-1")
def test_a_murdered_emperor_as_last_of_the_pass_moves_the_crown_before_the_shuffle() -> None:
    game = town(who(city="tavern"), up="emperor", last=True, crown=3, killed=mark("emperor", 2))
    assert (game.player, offers(game)) == (0, {"crown 1", "crown 2"})
    assert offers(reload(game)) == {"crown 1", "crown 2"}
    play(game, "crown 2")
    assert (game.player, points(game)) == (1, [2, 0, 0, 0])


# Throne Room


@pytest.mark.rule("CC-KING-1", "CL-THRONE-ROOM-1")
@pytest.mark.parametrize(("up", "lines", "moved"), [
    ("king", [], True), ("emperor", ["crown 1"], True), ("merchant", ["gold", "end"], False)])
def test_the_throne_room_gains_when_the_crown_changes_hands(up: str, lines: list[str], moved: bool) -> None:
    game = town(who(), who(), who(city="throne-room"), up=f"{up} artist", crown=3)
    play(game, *lines)
    assert gold(game)[2] == int(moved)


@pytest.mark.rule("CL-THRONE-ROOM-2")
def test_the_throne_room_gains_nothing_from_a_king_who_has_the_crown() -> None:
    assert gold(town(who(city="throne-room"), up="king", crown=0))[0] == 0
    assert gold(town(who(city="throne-room"), up="king", crown=1))[0] == 1


@pytest.mark.rule("CL-THRONE-ROOM-1", "CC-KING-2")
def test_the_throne_room_gains_from_murdered_kings_and_emperors_too() -> None:
    king = town(who(), who(), who(city="throne-room"), up="king merchant", crown=3, killed=mark("king", 2))
    assert (crown(king), gold(king)[2]) == (0, 1)
    emperor = town(who(), who(), who(city="throne-room"), up="emperor merchant", crown=3, killed=mark("emperor", 2))
    assert gold(play(emperor, "crown 2"))[2] == 1


# Ballroom


@pytest.mark.rule("CL-BALLROOM-1", "CC-KING-1")
def test_whoever_is_called_thanks_the_crowned_owner_of_the_ballroom() -> None:
    game = town(who(), who(), who(), who(city="ballroom"), up="merchant architect", crown=3)
    assert (game.player, offers(game)) == (0, {"thanks", "silence"})
    play(game, "thanks")
    assert {"gold", "cards", "bonus"} <= offers(game)
    play(game, "gold", "end")
    assert (game.player, offers(game)) == (1, {"thanks", "silence"})


@pytest.mark.rule("CL-BALLROOM-1", "CC-KING-2")
def test_whoever_is_silent_loses_the_turn_and_sells_nothing() -> None:
    game = town(who(0, "tavern", "manor park poor-house"), who(), who(), who(city="ballroom"), up="merchant architect",
                crown=3)
    assert offers(game) == {"thanks", "silence"}
    play(game, "silence")
    assert (game.player, gold(game)[0], hand(game, 0)) == (1, 0, ["tavern"])


@pytest.mark.rule("CL-BALLROOM-1", "CL-BALLROOM-2")
@pytest.mark.parametrize(("owner", "holder"), [(3, 2), (0, 0), (0, 3), (2, 1)])
def test_nobody_thanks_without_the_crown_or_in_the_own_turn(owner: int, holder: int) -> None:
    seats = [who() for _ in range(4)]
    seats[owner]["city"] = ["ballroom"]
    game = town(*seats, up="merchant", crown=holder)
    assert (game.player, offers(game)) == (0, {"gold", "cards", "bonus"})


@pytest.mark.rule("CL-BALLROOM-1", "CC-THIEF-1")
@pytest.mark.parametrize(("answer", "turn"), [("thanks", 0), ("silence", 1)])
def test_thanking_comes_after_the_robbery_and_before_the_kings_crown(answer: str, turn: int) -> None:
    game = town(who(4), who(), who(), who(city="ballroom"), up="king merchant", crown=3, robbed=mark("king", 2))
    assert (game.player, crown(game), gold(game)) == (0, 3, [0, 0, 4, 0])
    play(game, answer)
    assert (game.player, crown(game)) == (turn, 0)
    assert not offers(game, "thanks")


@pytest.mark.rule("CL-BALLROOM-1", "CL-HOSPITAL-1")
def test_the_murdered_are_asked_only_with_a_hospital() -> None:
    game = town(who(), who(city="hospital"), who(), who(city="ballroom"), up="merchant architect artist", crown=3,
                killed=mark("merchant", 2))
    assert (game.player, offers(game)) == (1, {"thanks", "silence"})
    healed = town(who(city="hospital"), who(), who(), who(city="ballroom"), up="merchant architect", crown=3,
                  killed=mark("merchant", 2))
    assert (healed.player, offers(healed)) == (0, {"thanks", "silence"})
    silent = play(healed.clone(), "silence")
    assert (silent.player, gold(silent)[0]) == (1, 0)
    play(healed, "thanks")
    assert (healed.player, offers(healed)) == (0, {"gold", "cards", "pass"})


@pytest.mark.rule("CL-BALLROOM-2", "CC-BISHOP-1", "CC-TAX-1")
@pytest.mark.parametrize("character", ["bishop", "tax-collector"])
def test_a_silent_bishop_or_tax_collector_still_lies_on_the_table(character: str) -> None:
    game = town(who(city="tavern"), who(5, "temple"), who(), who(city="ballroom"), up=f"{character} warlord", crown=3)
    play(game, "silence")
    assert lying(game) == {character: 0}
    play(game, "thanks", "gold")
    assert ("destroy 0 tavern" in offers(game)) is (character != "bishop")
    play(game, "build temple", "end")
    assert gold(game)[0] == (1 if character == "tax-collector" else 0)


@pytest.mark.rule("CL-BALLROOM-1", "CC-PASS-1")
def test_silence_as_last_of_the_pass_ends_it() -> None:
    game = town(who(), who(), who(), who(city="ballroom"), up="merchant", last=True, crown=3)
    play(game, "silence")
    assert points(game) == [0, 0, 0, 2]
    assert len(called(game)) == 1


@pytest.mark.rule("RU-35", "CL-BALLROOM-1")
@pytest.mark.parametrize("character", CAST)
def test_every_character_thanks(character: str) -> None:
    game = town(who(), who(), who(), who(city="ballroom"), up=character, crown=3)
    assert offers(game) == {"thanks", "silence"}
    assert offers(reload(game)) == {"thanks", "silence"}
