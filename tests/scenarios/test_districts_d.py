"""School of Magic, Keep, Great Wall and Theater."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.scenarios.deluxe_box import held, select, selecting, worth
from tests.scenarios.table import gold, hand, offers, play, refused, seat, table

TYPED = {"king": "manor", "emperor": "manor", "bishop": "temple", "merchant": "tavern", "trader": "tavern",
         "warlord": "prison", "diplomat": "prison", "marshal": "prison"}
RANK = {"king": 4, "emperor": 4, "patrician": 4, "bishop": 5, "abbot": 5, "cardinal": 5, "merchant": 6, "trader": 6,
        "warlord": 8, "diplomat": 8, "marshal": 8}


# School of Magic


@pytest.mark.rule("DX-SCHOOL-OF-MAGIC-1")
@pytest.mark.parametrize("character", TYPED)
def test_a_school_of_magic_brings_gold_as_a_district_of_the_wanted_type(character: str) -> None:
    game = table(seat(character, city="school-of-magic"), rank=RANK[character])
    assert gold(play(game, "income"))[0] == 1
    game = table(seat(character, city=f"school-of-magic {TYPED[character]} keep"), rank=RANK[character])
    assert gold(play(game, "income"))[0] == 2


@pytest.mark.rule("DX-SCHOOL-OF-MAGIC-1")
@pytest.mark.parametrize(("character", "typed"), [("patrician", "castle"), ("cardinal", "church")])
def test_a_school_of_magic_brings_a_card_as_a_district_of_the_wanted_type(character: str, typed: str) -> None:
    game = table(seat(character, city=f"school-of-magic {typed}"), rank=RANK[character], deck="palace docks harbor")
    assert hand(play(game, "income"), 0) == ["docks", "palace"]


@pytest.mark.rule("DX-SCHOOL-OF-MAGIC-1")
@pytest.mark.parametrize(("line", "coins", "cards"), [("income 0", 0, ["palace"]), ("income 1", 1, [])])
def test_the_abbot_gets_one_of_the_two_for_a_school_of_magic(line: str, coins: int, cards: list[str]) -> None:
    game = table(seat("abbot", city="school-of-magic"), rank=5, deck="palace")
    assert offers(game, "income") == {"income 0", "income 1"}
    play(game, line)
    assert (gold(game)[0], hand(game, 0)) == (coins, cards)


@pytest.mark.rule("DX-SCHOOL-OF-MAGIC-1")
def test_the_school_of_magic_of_another_brings_nothing() -> None:
    assert not offers(table(seat("king"), seat(city="school-of-magic"), rank=4), "income")


@pytest.mark.rule("DX-SCHOOL-OF-MAGIC-1")
def test_a_beautified_school_of_magic_counts_once() -> None:
    assert gold(play(table(seat("king", city="school-of-magic*"), rank=4), "income"))[0] == 1


@pytest.mark.rule("DX-SCHOOL-OF-MAGIC-2", "DX-TURN-2")
def test_a_school_of_magic_is_no_trade_district_for_the_trader() -> None:
    game = table(seat("trader", gold=20, hand="school-of-magic palace tavern"), rank=6)
    play(game, "gold", "build school-of-magic")
    refused(game, "build palace", "DX-TURN-2")
    assert "build tavern" in game.options()


@pytest.mark.rule("DX-SCHOOL-OF-MAGIC-2")
@pytest.mark.parametrize("kind", ["noble", "religious", "trade", "military", "unique"])
def test_a_school_of_magic_is_unique_for_the_spy(kind: str) -> None:
    game = table(seat("spy"), seat(gold=3, hand="school-of-magic"), rank=2)
    play(game, f"spy 1 {kind}")
    assert gold(game)[:2] == ([1, 2] if kind == "unique" else [0, 3])


@pytest.mark.rule("DX-SCHOOL-OF-MAGIC-2")
def test_a_school_of_magic_is_unique_for_every_score() -> None:
    assert worth("school-of-magic manor temple tavern") == 6 + 3 + 1 + 1
    assert worth("school-of-magic manor temple tavern prison") == 6 + 3 + 1 + 1 + 2 + 3
    assert worth("capitol school-of-magic manor castle") == 5 + 6 + 3 + 4
    assert worth("ivory-tower school-of-magic") == 11
    assert worth("wishing-well school-of-magic") == 11 + 2


# Keep


@pytest.mark.rule("DX-KEEP-1")
@pytest.mark.parametrize(("character", "verb"), [
    ("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")])
def test_rank_8_cannot_touch_a_keep(character: str, verb: str) -> None:
    game = play(table(seat(character, gold=9, city="tavern"), seat(city="keep manor"), rank=8), "gold")
    assert f"{verb} 1 manor" in game.options()
    refused(game, f"{verb} 1 keep", "DX-KEEP-1")


@pytest.mark.rule("DX-KEEP-1")
def test_the_warlord_cannot_destroy_the_own_keep() -> None:
    game = play(table(seat("warlord", gold=9, city="keep tavern"), rank=8), "gold")
    assert offers(game, "destroy") == {"destroy 0 tavern"}


@pytest.mark.rule("DX-KEEP-1", "RU-14")
def test_the_diplomat_cannot_give_a_keep_away() -> None:
    game = play(table(seat("diplomat", gold=9, city="keep tavern"), seat(city="manor"), rank=8), "exchange 1 manor")
    assert offers(game) == {"for tavern"}
    assert not offers(table(seat("diplomat", gold=9, city="keep"), seat(city="manor"), rank=8), "exchange")


# Great Wall


@pytest.mark.rule("DX-GREAT-WALL-1", "DX-GREAT-WALL-3")
@pytest.mark.parametrize("district", ["tavern", "church", "manor", "palace"])
def test_the_warlord_pays_1_more_behind_a_great_wall(district: str) -> None:
    cost = {"tavern": 1, "church": 2, "manor": 3, "palace": 5}[district]
    game = table(seat("warlord", gold=cost - 1), seat(city=f"great-wall {district}"), rank=8)
    assert f"destroy 1 {district}" not in game.options()
    game = play(table(seat("warlord", gold=cost), seat(city=f"great-wall {district}"), rank=8), f"destroy 1 {district}")
    assert gold(game)[:2] == [0, 0]


@pytest.mark.rule("DX-GREAT-WALL-1")
def test_a_great_wall_does_not_guard_itself() -> None:
    game = play(table(seat("warlord", gold=5), seat(city="great-wall manor"), rank=8), "destroy 1 great-wall")
    assert gold(game)[0] == 0


@pytest.mark.rule("DX-GREAT-WALL-1")
def test_a_great_wall_guards_its_own_city_alone() -> None:
    game = table(seat("warlord"), seat(city="great-wall tavern"), seat(city="tavern"), rank=8)
    assert offers(game, "destroy") == {"destroy 2 tavern"}


@pytest.mark.rule("DX-GREAT-WALL-3")
def test_a_great_wall_charges_a_warlord_in_the_own_city() -> None:
    game = table(seat("warlord", gold=1, city="great-wall tavern temple"), rank=8)
    play(game, "destroy 0 tavern")
    assert gold(game)[0] == 0
    assert not offers(table(seat("warlord", city="great-wall tavern"), rank=8), "destroy")


@pytest.mark.rule("DX-GREAT-WALL-3", "RU-14")
def test_the_marshal_pays_cost_and_1_more_to_the_owner() -> None:
    game = table(seat("marshal", gold=4), seat(city="great-wall manor"), rank=8)
    assert offers(game, "seize") == {"seize 1 manor"}
    play(game, "seize 1 manor")
    assert gold(game)[:2] == [0, 4]
    assert not offers(table(seat("marshal", gold=3), seat(city="great-wall manor"), rank=8), "seize")


@pytest.mark.rule("DX-GREAT-WALL-3")
def test_the_marshals_limit_looks_at_the_cost_alone() -> None:
    game = table(seat("marshal", gold=20), seat(city="great-wall manor castle church*"), rank=8)
    assert offers(game, "seize") == {"seize 1 manor", "seize 1 church"}


@pytest.mark.rule("DX-GREAT-WALL-3", "RU-14")
@pytest.mark.parametrize(("own", "price"), [("tavern", 3), ("church", 2), ("monastery", 1), ("palace", 1)])
def test_the_diplomat_pays_the_difference_and_1_more_to_the_other(own: str, price: int) -> None:
    game = table(seat("diplomat", gold=price, city=own), seat(city="great-wall manor"), rank=8)
    play(game, "exchange 1 manor", f"for {own}")
    assert gold(game)[:2] == [0, price]
    game = table(seat("diplomat", gold=price - 1, city=own), seat(city="great-wall manor"), rank=8)
    assert "exchange 1 manor" not in game.options()


@pytest.mark.rule("DX-GREAT-WALL-1")
def test_the_diplomat_takes_a_great_wall_for_the_plain_difference() -> None:
    game = table(seat("diplomat", gold=1, city="palace"), seat(city="great-wall manor"), rank=8)
    play(game, "exchange 1 great-wall", "for palace")
    assert gold(game)[:2] == [0, 1]


@pytest.mark.rule("DX-GREAT-WALL-2")
def test_the_diplomats_own_great_wall_is_ignored_for_what_is_given_away() -> None:
    game = table(seat("diplomat", gold=2, city="great-wall tavern"), seat(city="manor"), rank=8)
    play(game, "exchange 1 manor", "for tavern")
    assert gold(game)[:2] == [0, 2]
    game = table(seat("diplomat", city="great-wall"), seat(city="manor"), rank=8)
    play(game, "exchange 1 manor", "for great-wall")
    assert gold(game)[:2] == [0, 0]


@pytest.mark.rule("DX-GREAT-WALL-3", "DX-KEEP-1")
def test_a_great_wall_does_not_open_a_keep() -> None:
    game = table(seat("warlord", gold=9), seat(city="great-wall keep"), rank=8)
    assert offers(game, "destroy") == {"destroy 1 great-wall"}


@pytest.mark.rule("DX-GREAT-WALL-3")
def test_a_great_wall_adds_to_the_cost_of_a_beautified_district() -> None:
    game = play(table(seat("warlord", gold=4), seat(city="great-wall manor*"), rank=8), "destroy 1 manor")
    assert gold(game)[:2] == [0, 0]


# Theater


def theater_game(players: int, owner: int = 0, **fields: Any) -> Game:
    """Everybody has selected; the owner of the Theater is asked."""
    seats = [seat(city="theater" if one == owner else "") for one in range(players)]
    return select(selecting(*seats, players=players, **fields))


@pytest.mark.rule("DX-THEATER-1", "DX-THEATER-2")
@pytest.mark.parametrize("players", range(2, 9))
def test_after_selection_the_owner_of_the_theater_may_exchange_or_pass(players: int) -> None:
    owner = players - 1
    game = theater_game(players, owner)
    assert game.player == owner
    assert game.position()["phase"] == "selection"
    assert [len(one) for one in held(game)] == [2 if players < 4 else 1] * players
    assert offers(game) == {"pass", *(f"theater {other}" for other in range(players - 1))}


@pytest.mark.rule("DX-THEATER-1")
@pytest.mark.parametrize("players", range(4, 9))
@pytest.mark.parametrize("owner", [0, 2])
def test_with_4_or_more_players_the_two_exchange_their_characters(players: int, owner: int) -> None:
    game = theater_game(players, owner)
    before = held(game)
    play(game, "theater 3")
    after = held(game)
    assert (after[owner], after[3]) == (before[3], before[owner])
    assert [after[one] for one in range(players) if one not in (owner, 3)] == [
        before[one] for one in range(players) if one not in (owner, 3)]
    assert game.position()["phase"] == "turns"


@pytest.mark.rule("DX-THEATER-1")
def test_passing_leaves_all_characters_where_they_are() -> None:
    game = theater_game(5)
    before = held(game)
    play(game, "pass")
    assert held(game) == before
    assert game.position()["phase"] == "turns"


@pytest.mark.rule("DX-THEATER-1")
def test_both_may_look_and_nobody_else() -> None:
    game = theater_game(5)
    before = held(game)
    play(game, "theater 3")
    assert game.view(0)["players"][0]["characters"] == before[3]
    assert game.view(3)["players"][3]["characters"] == before[0]
    for k in range(6):
        assert held(game.imagine(0, k))[3] == before[0]
        assert held(game.imagine(3, k))[0] == before[3]


@pytest.mark.rule("DX-THEATER-1", "DX-THEATER-2")
def test_who_exchanged_with_whom_is_public_and_the_cards_are_not() -> None:
    game = theater_game(6, seed=5)
    other = game.clone()
    heard = len(game.heard(5))
    play(game, "theater 3")
    play(other, "pass")
    assert len(game.heard(5)) > heard
    assert game.heard(5) != other.heard(5)
    # All the watcher can do is dream different characters into the two seats.
    hidden = [one for one in (0, 3) if game.view(5)["players"][one]["characters"] == [None]]
    assert hidden
    for one in hidden:
        assert len({held(game.imagine(5, k))[one][0] for k in range(30)}) > 1
    assert all(game.imagine(5, k).heard(5) == game.heard(5) for k in range(5))


@pytest.mark.rule("DX-THEATER-1")
@pytest.mark.parametrize(("players", "other"), [(2, 1), (3, 1), (3, 2)])
@pytest.mark.parametrize("place", [0, 1])
def test_with_2_or_3_players_the_owner_chooses_what_to_give(players: int, other: int, place: int) -> None:
    game = theater_game(players, seed=4)
    own, theirs = held(game)[0], held(game)[other]
    play(game, f"theater {other}")
    assert offers(game) == {f"give {name}" for name in own}
    given, kept = own[place], own[1 - place]
    play(game, f"give {given}")
    after = held(game)
    assert kept in after[0]
    assert given in after[other]
    (received,) = set(after[0]) - {kept}
    assert received in theirs
    assert sorted(after[other]) == sorted([given, *(name for name in theirs if name != received)])


@pytest.mark.rule("DX-THEATER-1", "RU-19")
@pytest.mark.parametrize("players", [2, 3])
def test_with_2_or_3_players_what_comes_back_is_random(players: int) -> None:
    places = set()
    for seed in range(30):
        game = theater_game(players, seed=seed)
        theirs = held(game)[1]
        play(game, "theater 1", f"give {held(game)[0][0]}")
        (received,) = set(held(game)[0]) & set(theirs)
        places.add(theirs.index(received))
    assert places == {0, 1}


@pytest.mark.rule("DX-THEATER-2")
@pytest.mark.parametrize("answer", ["pass", "theater 1"])
def test_the_theater_asks_once_a_round_and_again_in_the_next(answer: str) -> None:
    game = theater_game(4)
    play(game, answer)
    asked = 0
    while game.position()["phase"] == "turns":
        asked += len(offers(game, "theater"))
        play(game, "gold", "end")
    assert asked == 0
    assert offers(select(game), "theater") == {"theater 1", "theater 2", "theater 3"}


@pytest.mark.rule("DX-THEATER-2")
def test_a_theater_built_in_the_round_waits_for_the_next_selection() -> None:
    game = table(seat("merchant", gold=9, hand="theater"), seat("warlord"), rank=6)
    play(game, "gold", "build theater")
    assert not offers(game, "theater")
    play(game, "end", "gold", "end")
    assert select(game).player == 0
    assert offers(game, "theater") == {"theater 1", "theater 2", "theater 3"}


@pytest.mark.rule("DX-THEATER-2")
def test_the_exchanged_characters_are_called_for_their_new_players() -> None:
    for seed in range(8):
        game = theater_game(4, seed=seed)
        play(game, "theater 2")
        owners = {one[0]: index for index, one in enumerate(held(game))}
        order = [name for name in game.position()["characters"] if name in owners]
        seen = []
        while game.position()["phase"] == "turns":
            seen.append(game.player)
            play(game, "gold", "end")
        assert seen == [owners[name] for name in order]
