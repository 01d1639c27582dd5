"""Set-up: casts, purple districts, deck, first hands, crown, the short game, and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from citadels import BadSetup, Game
from tests.classic.table import BASE, BASE_PURPLE, BONUS_PURPLE, COST, OTHERS, PURPLE, RANK_OF, RANKS, SHORT, new, table
from tests.scenarios.deluxe_box import BASICS, cards, pinning, setup_refused
from tests.scenarios.table import city, gold, offers, play, seat


def cast(game: Game) -> list[str]:
    return list(game.position()["characters"])


def ninth(game: Game) -> set[str]:
    return {name for name in cast(game) if RANK_OF[name] == 9}


def base_list() -> list[str]:
    """How a game writes the purple districts of the base set."""
    return list(new().position()["uniques"])


def less(names: list[str], out: int) -> list[str]:
    """The list without so many purple cards of the base deck; both Keeps stay."""
    gone = [name for name in names if name != "keep"][:out]
    return [name for name in names if name not in gone]


def purples(game: Game) -> Counter[str]:
    found = cards(game.position())
    return Counter({name: found[name] for name in PURPLE if found[name]})


# Characters


@pytest.mark.rule("CL-SETUP-1", "CL-SETUP-3")
@pytest.mark.parametrize("players", range(2, 8))
def test_up_to_seven_play_with_the_eight_of_the_base_game_unless_chosen_otherwise(players: int) -> None:
    assert sorted(cast(new(players))) == sorted(BASE)


@pytest.mark.rule("CL-SETUP-1")
def test_eight_players_have_a_ninth_character() -> None:
    game = new(8)
    assert sorted(RANK_OF[name] for name in cast(game)) == list(range(1, 10))
    assert ninth(game) == {"artist"}


@pytest.mark.rule("CL-SETUP-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 9, 10])
def test_fewer_than_2_or_more_than_8_players_are_refused(players: int) -> None:
    setup_refused("CL-SETUP-1", "classic", players)


@pytest.mark.rule("CL-SETUP-1", "CL-SETUP-3")
@pytest.mark.parametrize("players", range(3, 9))
def test_three_to_eight_may_add_a_ninth_character(players: int) -> None:
    assert ninth(new(players, rank9=True)) == {"artist"}
    assert ninth(new(players, rank9="artist")) == {"artist"}
    assert ninth(new(players, characters=[*BASE, "artist"])) == {"artist"}


@pytest.mark.rule("CL-SETUP-1")
@pytest.mark.parametrize("choices", [{"rank9": True}, {"rank9": "artist"}, {"characters": [*BASE, "artist"]}], ids=str)
def test_two_players_never_have_a_ninth_character(choices: dict[str, Any]) -> None:
    try:
        game = new(2, **choices)
    except BadSetup as error:
        assert error.rule == "CL-SETUP-1"
    else:
        assert ninth(game) == set()


@pytest.mark.rule("CL-SETUP-1")
def test_nine_characters_of_ones_own_are_refused_with_2_players() -> None:
    setup_refused("CL-SETUP-1", "classic", 2, characters=[*BASE, "artist"])


@pytest.mark.rule("CL-SETUP-1")
def test_eight_players_never_play_with_eight_characters() -> None:
    try:
        game = new(8, characters=BASE)
    except BadSetup as error:
        assert error.rule == "CL-SETUP-1"
    else:
        assert len(ninth(game)) == 1


@pytest.mark.rule("CL-SETUP-3")
def test_the_queen_needs_five_players() -> None:
    for players in (3, 4):
        setup_refused("CL-SETUP-3", "classic", players, characters=[*BASE, "queen"])
        setup_refused("CL-SETUP-3", "classic", players, rank9="queen")
    for players in (5, 6, 7, 8):
        assert ninth(new(players, characters=[*BASE, "queen"])) == {"queen"}
        assert ninth(new(players, rank9="queen")) == {"queen"}


@pytest.mark.rule("CL-EMPEROR-3")
def test_the_emperor_is_not_used_with_2_players() -> None:
    court = [name.replace("king", "emperor") for name in BASE]
    setup_refused("CL-EMPEROR-3", "classic", 2, characters=court)
    for players in range(3, 8):
        assert "emperor" in cast(new(players, characters=court))


@pytest.mark.rule("CL-SETUP-3", "RU-36")
@pytest.mark.parametrize("rank", range(1, 9))
def test_a_bonus_character_takes_the_place_of_the_base_one_of_its_rank(rank: int) -> None:
    names = [*BASE]
    names[rank - 1] = RANKS[rank - 1][1]
    assert sorted(cast(new(5, characters=names))) == sorted(names)


@pytest.mark.rule("CL-SETUP-3", "RU-36")
@pytest.mark.parametrize("players", range(3, 9))
def test_any_number_of_characters_may_be_replaced(players: int) -> None:
    names = [*OTHERS, "artist" if players < 5 else "queen"]
    assert sorted(cast(new(players, characters=names))) == sorted(names)


@pytest.mark.parametrize(("characters", "rule"), pinning([
    (BASE[:7], "CL-SETUP-1"),
    ([*BASE[1:], "thief"], "CL-SETUP-1"),
    ([*BASE[:7], "artist"], "CL-SETUP-1"),
    ([*BASE, "witch"], "CL-SETUP-3"),  # she takes the Assassin's place
    ([*BASE, "tax-collector"], "CL-SETUP-3"),
    ([*BASE, "artist", "queen"], "CL-SETUP-3"),
    ([*BASE[:7], "marshal"], "CL-SETUP-3"),  # no bonus character of this box
    (["assassin", "spy", *BASE[2:]], "CL-SETUP-3"),
    ([*BASE[:7], "dragon"], None),
]), ids=["a rank missing", "one twice", "none of rank 8", "two of rank 1", "two of rank 2", "two of rank 9",
        "the deluxe marshal", "the deluxe spy", "unknown"])
def test_a_cast_without_exactly_one_classic_character_of_each_rank_is_refused(
        characters: list[str], rule: str | None) -> None:
    setup_refused(rule, "classic", 5, characters=characters)


@pytest.mark.rule("CL-SETUP-3", "RU-36")
def test_random_casts_reach_every_character() -> None:
    found: Counter[str] = Counter()
    for seed in range(80):
        names = cast(new(8, preset="random", seed=seed))
        assert sorted(RANK_OF[name] for name in names) == list(range(1, 10))
        found.update(names)
    assert set(found) == set(RANK_OF)


@pytest.mark.rule("CL-SETUP-1", "CL-SETUP-3", "CL-EMPEROR-3", "CL-QUEEN-1")
@pytest.mark.parametrize(("players", "nine", "never"), [
    (2, False, {"emperor", "queen", "artist"}), (3, True, {"queen"}), (4, True, {"queen"}), (7, True, set())])
def test_random_casts_draw_only_from_what_is_allowed(players: int, nine: bool, never: set[str]) -> None:
    found: set[str] = set()
    for seed in range(40):
        found |= set(cast(new(players, preset="random", rank9=nine, seed=seed)))
    assert not found & never
    assert found >= {"witch", "tax-collector", "diplomat", "king"}


# Districts


@pytest.mark.rule("CL-SETUP-2")
@pytest.mark.parametrize("players", range(2, 9))
def test_the_base_deck_is_54_basics_and_12_purples(players: int) -> None:
    found = cards(new(players).position())
    assert found.total() == 66
    assert {name: found[name] for name in BASICS} == {name: copies for name, (_, copies) in BASICS.items()}
    assert {name: found[name] for name in PURPLE} == {
        name: 2 if name == "keep" else int(name in BASE_PURPLE) for name in PURPLE}
    assert set(base_list()) == set(BASE_PURPLE)


@pytest.mark.rule("CL-SETUP-4")
@pytest.mark.parametrize("bonus", [["armory", "museum"], ["lighthouse", "bell-tower", "hospital"],
                                   ["park", "poor-house"], ["quarry", "factory", "map-room"],
                                   ["throne-room", "ballroom"], ["imperial-treasury", "wishing-well"]], ids=str)
def test_two_or_three_bonus_districts_are_added_to_the_deck(bonus: list[str]) -> None:
    game = new(6, uniques=[*base_list(), *bonus])
    assert cards(game.position()).total() == 66 + len(bonus)
    assert {name for name in purples(game) if name in BONUS_PURPLE} == set(bonus)
    assert purples(game)["keep"] == 2
    assert sorted(game.position()["uniques"]) == sorted([*base_list(), *bonus])


@pytest.mark.rule("CL-SETUP-4", "RU-36")
@pytest.mark.parametrize("count", range(4, 14))
def test_for_each_bonus_district_beyond_three_a_purple_card_of_the_base_deck_goes(count: int) -> None:
    bonus = sorted(BONUS_PURPLE)[:count]
    names = [*less(base_list(), count - 3), *bonus]
    game = new(4, uniques=names)
    assert cards(game.position()).total() == 69
    assert set(purples(game)) == set(names)
    assert purples(game)["keep"] == 2


@pytest.mark.rule("CL-SETUP-4", "RU-36")
def test_more_than_three_bonus_districts_never_come_on_top_of_the_whole_base_deck() -> None:
    for count in (4, 5, 14):
        bonus = sorted(BONUS_PURPLE)[-count:]
        try:
            game = new(4, uniques=[*base_list(), *bonus])
        except BadSetup as error:
            assert error.rule == "CL-SETUP-4"
        else:
            assert cards(game.position()).total() == 69
            assert set(bonus) <= set(purples(game))


@pytest.mark.rule("CL-SETUP-4")
@pytest.mark.parametrize("bonus", [[], ["museum", "park"], ["museum", "park", "armory"]], ids=str)
def test_with_three_bonus_districts_or_fewer_no_base_card_goes(bonus: list[str]) -> None:
    setup_refused("CL-SETUP-4", "classic", 4, uniques=[*less(base_list(), 1), *bonus])


@pytest.mark.rule("CL-SETUP-4", "RU-36")
def test_with_five_bonus_districts_exactly_two_base_cards_go() -> None:
    bonus = sorted(BONUS_PURPLE)[:5]
    for out in (1, 3):
        try:
            game = new(4, uniques=[*less(base_list(), out), *bonus])
        except BadSetup as error:
            assert error.rule == "CL-SETUP-4"
        else:
            # Too many listed: chance may have taken the rest out. Too few listed cannot be mended.
            assert out < 2
            assert cards(game.position()).total() == 69


@pytest.mark.parametrize(("extra", "rule"), pinning([
    (["museum", "museum"], "CL-SETUP-4"), (["museum", "theater"], "CL-SETUP-4"), (["castle", "museum"], "CL-SETUP-4"),
    (["museum", "secret-vault"], "CL-SETUP-4"), (["museum", "dragon"], None), (["king", "museum"], None)]), ids=str)
def test_what_is_no_purple_card_of_the_classic_box_is_refused(extra: list[str], rule: str | None) -> None:
    setup_refused(rule, "classic", 4, uniques=[*base_list(), *extra])


@pytest.mark.rule("CL-SETUP-4", "RU-36")
def test_random_games_add_bonus_districts_and_take_base_ones_out_by_chance() -> None:
    found: Counter[str] = Counter()
    for seed in range(80):
        purple = purples(new(5, preset="random", seed=seed))
        bonus = sum(purple[name] for name in BONUS_PURPLE)
        assert bonus != 1
        assert purple.total() == 12 + min(bonus, 3)
        assert max(purple.values()) <= 2
        found.update(purple)
    assert set(found) == set(PURPLE)


@pytest.mark.rule("CL-SETUP-2", "CL-SETUP-4", "CL-DRAGON-GATE-1", "CL-UNIVERSITY-1")
@pytest.mark.parametrize("name", COST)
def test_each_district_has_its_price(name: str) -> None:
    stash = max(COST[name] - 2, 0)
    game = play(table(seat("thief", stash, name), rank=2), "gold", f"build {name}")
    assert gold(game)[0] == stash + 2 - COST[name]
    assert city(game, 0) == [name]
    if COST[name] > 2:
        assert not offers(play(table(seat("thief", stash - 1, name), rank=2), "gold"), "build")


# The beginning


@pytest.mark.rule("CL-SETUP-5")
@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_begins_with_4_cards_and_2_gold(players: int) -> None:
    position = new(players).position()
    assert [len(player["hand"]) for player in position["players"]] == [4] * players
    assert [player["gold"] for player in position["players"]] == [2] * players
    assert [player["city"] for player in position["players"]] == [[]] * players
    assert len(position["deck"]) == 66 - 4 * players


@pytest.mark.rule("CL-SETUP-5")
def test_the_crown_goes_to_a_chosen_or_a_random_seat() -> None:
    for seat_ in range(6):
        game = new(6, crown=seat_)
        assert (game.position()["crown"], game.player) == (seat_, seat_)
    crowns = Counter(new(4, seed=seed).position()["crown"] for seed in range(80))
    assert set(crowns) == {0, 1, 2, 3}
    assert max(crowns.values()) < 50


@pytest.mark.rule("CL-SETUP-5")
def test_the_deck_is_shuffled_by_the_seed() -> None:
    decks = [tuple(new(seed=seed).position()["deck"]) for seed in range(10)]
    assert len(set(decks)) == 10
    assert new(5, preset="random", seed=9).position() == new(5, preset="random", seed=9).position()


@pytest.mark.rule("CL-SETUP-6", "CL-END-1")
@pytest.mark.parametrize("players", range(2, 9))
def test_the_short_game_is_an_option(players: int) -> None:
    game = new(players, options=SHORT)
    assert game.position()["options"]["short_game"] is True
    assert not new(players).position()["options"].get("short_game")
    assert cards(game.position()).total() == 66
