"""Set-up: casts, uniques, deck, first hands, crown, presets and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from citadels import BadSetup, Game
from tests.scenarios.deluxe_box import BASICS, PRESETS, RANK_OF, UNIQUES, cards, setup_refused, tells

EIGHT = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
FOURTEEN = PRESETS["first-game"][1].split()


def new(players: int, **choices: Any) -> Game:
    given: dict[str, Any] = {"seed": 1, "preset": "first-game", **choices}
    return Game.new(edition="deluxe", players=players, **given)


def own(players: int, characters: list[str], uniques: list[str] = FOURTEEN, **choices: Any) -> Game:
    """A game with a selection made by hand."""
    return Game.new(edition="deluxe", players=players, characters=characters, uniques=uniques, seed=1, **choices)


def cast(game: Game) -> list[str]:
    return list(game.position()["characters"])


def ninth(game: Game) -> set[str]:
    return {name for name in cast(game) if RANK_OF[name] == 9}


@pytest.mark.rule("DX-SETUP-1", "DX-SETUP-7")
@pytest.mark.parametrize("preset", [*PRESETS, "random"])
@pytest.mark.parametrize("players", range(2, 9))
def test_a_game_has_one_character_of_each_rank_and_a_ninth_with_3_or_8_players(players: int, preset: str) -> None:
    ranks = sorted(RANK_OF[name] for name in cast(new(players, preset=preset)))
    assert ranks == list(range(1, 10 if players in (3, 8) else 9))


@pytest.mark.rule("DX-SETUP-1", "DX-SETUP-6")
@pytest.mark.parametrize("players", [-1, 0, 1, 9, 10])
def test_fewer_than_2_or_more_than_8_players_are_refused(players: int) -> None:
    setup_refused("DX-SETUP-1", "deluxe", players, preset="first-game")
    setup_refused("DX-SETUP-1", "deluxe", players, characters=EIGHT, uniques=FOURTEEN)


@pytest.mark.rule("DX-SETUP-1", "DX-SETUP-7")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_rank_9_is_a_choice_with_4_to_7_players(players: int) -> None:
    assert ninth(new(players)) == set()
    assert ninth(new(players, rank9=True)) == {"artist"}
    assert ninth(new(players, rank9="tax-collector")) == {"tax-collector"}
    assert ninth(own(players, [*EIGHT, "artist"])) == {"artist"}
    assert ninth(own(players, EIGHT)) == set()


@pytest.mark.rule("DX-SETUP-7")
def test_a_preset_brings_its_own_ninth_character_when_rank_9_is_chosen() -> None:
    assert ninth(new(6, preset="cunning-agents", rank9=True)) == {"tax-collector"}
    assert ninth(new(6, preset="ambitious-aristocrats", rank9=True)) == {"queen"}
    assert ninth(new(6, preset="ambitious-aristocrats")) == set()


@pytest.mark.rule("DX-SETUP-1", "DX-SETUP-7")
@pytest.mark.parametrize("preset", [*PRESETS, "random"])
@pytest.mark.parametrize("seed", range(3))
def test_rank_9_of_a_preset_is_dropped_with_2_players(preset: str, seed: int) -> None:
    assert ninth(new(2, preset=preset, seed=seed)) == set()


@pytest.mark.rule("DX-SETUP-1")
@pytest.mark.parametrize("wish", [True, "artist"])
def test_no_wish_brings_rank_9_to_2_players(wish: bool | str) -> None:
    try:
        game = new(2, rank9=wish)
    except BadSetup as error:
        assert tells(error, "DX-SETUP-1")
    else:
        assert ninth(game) == set()


@pytest.mark.rule("DX-SETUP-2")
@pytest.mark.parametrize("preset", ["cunning-agents", "illustrious-emissaries"])
def test_a_preset_with_the_emperor_takes_the_king_instead_with_2_players(preset: str) -> None:
    assert "king" in cast(new(2, preset=preset))
    assert "emperor" not in cast(new(2, preset=preset))
    assert "emperor" in cast(new(3, preset=preset))


@pytest.mark.rule("DX-SETUP-2")
@pytest.mark.parametrize("preset", ["ambitious-aristocrats", "devious-dignitaries"])
def test_a_preset_with_the_queen_takes_the_artist_instead_with_fewer_than_5(preset: str) -> None:
    assert ninth(new(3, preset=preset)) == {"artist"}
    assert ninth(new(4, preset=preset, rank9=True)) == {"artist"}
    assert ninth(new(5, preset=preset, rank9=True)) == {"queen"}
    assert ninth(new(8, preset=preset)) == {"queen"}


@pytest.mark.rule("DX-SETUP-2", "DX-SETUP-6")
def test_the_emperor_is_refused_with_2_players() -> None:
    court = [name.replace("king", "emperor") for name in EIGHT]
    setup_refused("DX-SETUP-2", "deluxe", 2, characters=court, uniques=FOURTEEN)
    assert "emperor" in cast(own(4, court))


@pytest.mark.rule("DX-SETUP-2", "DX-SETUP-6")
def test_the_queen_is_refused_with_3_and_4_players() -> None:
    for players in (3, 4):
        setup_refused("DX-SETUP-2", "deluxe", players, characters=[*EIGHT, "queen"], uniques=FOURTEEN)
        setup_refused("DX-SETUP-2", "deluxe", players, preset="first-game", rank9="queen")
    assert ninth(own(5, [*EIGHT, "queen"])) == {"queen"}
    assert ninth(new(5, rank9="queen")) == {"queen"}


@pytest.mark.rule("DX-SETUP-1", "DX-SETUP-6")
@pytest.mark.parametrize("characters", [
    EIGHT[:7],
    [*EIGHT, "witch"],
    [*EIGHT[1:], "thief"],
    [*EIGHT[:7], "artist"],
    ["witch", *EIGHT[:7]],
    [*EIGHT, "artist", "queen"],
], ids=["a rank missing", "two of rank 1", "one twice", "nine for eight", "two of rank 1, none of 8", "two of rank 9"])
def test_a_cast_without_exactly_one_of_each_rank_is_refused(characters: list[str]) -> None:
    setup_refused("DX-SETUP-1", "deluxe", 5, characters=characters, uniques=FOURTEEN)


@pytest.mark.rule("DX-SETUP-1", "DX-SETUP-6")
def test_nine_characters_of_ones_own_are_refused_with_2_players() -> None:
    setup_refused("DX-SETUP-1", "deluxe", 2, characters=[*EIGHT, "artist"], uniques=FOURTEEN)


@pytest.mark.rule("DX-SETUP-1")
@pytest.mark.parametrize("players", [3, 8])
def test_3_and_8_players_never_play_without_rank_9(players: int) -> None:
    try:
        game = own(players, EIGHT)
    except BadSetup as error:
        assert tells(error, "DX-SETUP-1")
    else:
        assert len(ninth(game)) == 1


@pytest.mark.parametrize("choices", [
    {"characters": [*EIGHT[:7], "dragon"], "uniques": FOURTEEN},
    {"characters": EIGHT, "uniques": [*FOURTEEN[:13], "dragon"]},
    {"preset": "second-game"},
    {"preset": "first-game", "rank9": "dragon"},
    {"preset": "first-game", "crown": 5},
    {"preset": "first-game", "crown": -1},
], ids=str)
def test_what_no_box_holds_is_refused(choices: dict[str, Any]) -> None:
    setup_refused(None, "deluxe", 5, **choices)


@pytest.mark.rule("DX-SETUP-1", "DX-SETUP-6")
def test_a_ninth_character_of_another_rank_is_refused() -> None:
    setup_refused("DX-SETUP-1", "deluxe", 5, preset="first-game", rank9="king")


def test_an_unknown_edition_is_refused() -> None:
    setup_refused(None, "chess", 4)


@pytest.mark.rule("DX-SETUP-3", "DX-SETUP-6")
@pytest.mark.parametrize("uniques", [
    FOURTEEN[:13],
    [*FOURTEEN, "theater"],
    [*FOURTEEN[:13], FOURTEEN[0]],
    [*FOURTEEN[:13], "castle"],
    [],
], ids=["13", "15", "one twice", "a basic district", "none"])
def test_exactly_14_different_uniques_are_needed(uniques: list[str]) -> None:
    setup_refused("DX-SETUP-3", "deluxe", 4, characters=EIGHT, uniques=uniques)


@pytest.mark.rule("DX-SETUP-3")
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("preset", [*PRESETS, "random"])
def test_the_deck_is_the_54_basics_and_14_uniques(preset: str, players: int) -> None:
    found = cards(new(players, preset=preset).position())
    assert found.total() == 68
    assert {name: found[name] for name in BASICS} == {name: copies for name, (_, copies) in BASICS.items()}
    uniques = [name for name in found if name in UNIQUES]
    assert len(uniques) == 14
    assert all(found[name] == 1 for name in uniques)
    if preset != "random":
        assert sorted(uniques) == sorted(PRESETS[preset][1].split())


@pytest.mark.rule("DX-SETUP-3")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(new(4, seed=seed).position()["deck"]) for seed in range(10)}
    assert len(decks) == 10


@pytest.mark.rule("DX-SETUP-4")
@pytest.mark.parametrize("players", range(2, 9))
def test_each_player_begins_with_4_cards_2_gold_and_no_city(players: int) -> None:
    position = new(players).position()
    assert len(position["players"]) == players
    assert [len(player["hand"]) for player in position["players"]] == [4] * players
    assert [player["gold"] for player in position["players"]] == [2] * players
    assert [player["city"] for player in position["players"]] == [[]] * players
    assert len(position["deck"]) == 68 - 4 * players


@pytest.mark.rule("DX-SETUP-4")
def test_the_host_may_choose_who_starts_with_the_crown() -> None:
    for seat in range(6):
        game = new(6, crown=seat)
        assert game.position()["crown"] == seat
        assert game.player == seat


@pytest.mark.rule("DX-SETUP-4")
def test_otherwise_the_crown_falls_to_a_random_seat() -> None:
    crowns = Counter(new(4, seed=seed).position()["crown"] for seed in range(80))
    assert set(crowns) == {0, 1, 2, 3}
    assert max(crowns.values()) < 50


@pytest.mark.rule("DX-SETUP-5")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_brings_its_nine_characters_and_14_uniques(preset: str) -> None:
    game = new(8, preset=preset)
    assert sorted(cast(game)) == sorted(PRESETS[preset][0].split())
    assert sorted(game.position()["uniques"]) == sorted(PRESETS[preset][1].split())


@pytest.mark.rule("DX-SETUP-5")
def test_a_selection_made_by_hand_is_played_as_it_is() -> None:
    characters = ["witch", "spy", "seer", "patrician", "cardinal", "trader", "scholar", "marshal", "tax-collector"]
    uniques = sorted(UNIQUES)[16:]
    position = own(7, characters, uniques).position()
    assert sorted(position["characters"]) == sorted(characters)
    assert sorted(position["uniques"]) == uniques


@pytest.mark.rule("DX-SETUP-5", "DX-SETUP-7")
def test_a_random_selection_reaches_every_character_and_unique_that_is_allowed() -> None:
    characters: set[str] = set()
    uniques: set[str] = set()
    for seed in range(60):
        position = new(8, preset="random", seed=seed).position()
        characters |= set(position["characters"])
        uniques |= set(position["uniques"])
    assert characters == set(RANK_OF)
    assert uniques == set(UNIQUES)


@pytest.mark.rule("DX-SETUP-7", "DX-SETUP-2")
@pytest.mark.parametrize(("players", "nine", "never"), [
    (2, False, {"emperor", "queen", "artist", "tax-collector"}), (3, False, {"queen"}), (4, True, {"queen"}),
    (4, False, {"queen", "artist", "tax-collector"}), (7, False, {"queen", "artist", "tax-collector"}),
])
def test_a_random_selection_draws_only_from_what_is_allowed(players: int, nine: bool, never: set[str]) -> None:
    drawn: set[str] = set()
    for seed in range(40):
        drawn |= set(cast(new(players, preset="random", rank9=nine, seed=seed)))
    assert not drawn & never
    assert {"assassin", "witch", "magistrate"} <= drawn


@pytest.mark.rule("RU-20")
@pytest.mark.parametrize("players", [3, 8])
def test_the_ninth_of_the_first_game_is_the_artist_unless_chosen_otherwise(players: int) -> None:
    assert ninth(new(players)) == {"artist"}
    assert ninth(new(players, rank9="tax-collector")) == {"tax-collector"}


@pytest.mark.rule("RU-20")
def test_the_queen_may_be_chosen_for_the_first_game_of_8() -> None:
    assert ninth(new(8, rank9="queen")) == {"queen"}


@pytest.mark.rule("DX-SETUP-4", "RU-19")
def test_the_same_seed_gives_the_same_game() -> None:
    for preset in ("vicious-nobles", "random"):
        assert new(5, preset=preset, seed=9).position() == new(5, preset=preset, seed=9).position()
