"""The selection of characters, with every number of players and eight or nine characters."""

from __future__ import annotations

from collections import Counter

import pytest

from citadels import Game
from tests.classic.table import BASE, OTHERS, new
from tests.scenarios.deluxe_box import choose, held, names, reload, select, strings
from tests.scenarios.table import play

# Players, whether there is a rank 9, cards face up, and from how many each player chooses in turn.
TABLES = [
    (4, False, 2, [5, 4, 3, 2]),
    (5, False, 1, [6, 5, 4, 3, 2]),
    (6, False, 0, [7, 6, 5, 4, 3, 2]),
    (7, False, 0, [7, 6, 5, 4, 3, 2, 2]),
    (4, True, 3, [5, 4, 3, 2]),
    (5, True, 2, [6, 5, 4, 3, 2]),
    (6, True, 1, [7, 6, 5, 4, 3, 2]),
    (7, True, 0, [8, 7, 6, 5, 4, 3, 2]),
    (8, True, 0, [8, 7, 6, 5, 4, 3, 2, 2]),
]
MANY = [(players, nine) for players, nine, _, _ in TABLES]
FEW = [(2, False), (3, False), (3, True)]


def deal(players: int, nine: bool = False, seed: int = 1, crown: int = 0) -> Game:
    return new(players, rank9=nine, seed=seed, crown=crown)


def choices(game: Game) -> set[str]:
    return {line.split()[1] for line in game.options()}


@pytest.mark.rule("CL-DRAFT-1", "RU-30")
@pytest.mark.parametrize(("players", "nine", "up", "sizes"), TABLES)
def test_so_many_characters_lie_face_up_and_one_face_down(players: int, nine: bool, up: int, sizes: list[int]) -> None:
    for seed in range(5):
        position = deal(players, nine, seed).position()
        assert len(position["face_up"]) == up
        assert len(position["face_down"]) == 1


@pytest.mark.rule("CL-DRAFT-1", "CL-DRAFT-3", "RU-30")
@pytest.mark.parametrize(("players", "nine", "up", "sizes"), TABLES)
def test_each_player_chooses_from_one_fewer(players: int, nine: bool, up: int, sizes: list[int]) -> None:
    game, seen, order = deal(players, nine, crown=1), [], []
    for _ in range(players):
        assert names(game.options(), "pick") == choices(game)
        seen.append(len(game.options()))
        order.append(game.player)
        game.play(game.options()[0])
    assert seen == sizes
    assert order == [(1 + step) % players for step in range(players)]
    assert game.position()["phase"] == "turns"


@pytest.mark.rule("CL-DRAFT-1", "CL-DRAFT-4", "CL-DRAFT-5")
@pytest.mark.parametrize(("players", "nine"), [*MANY, *FEW])
def test_after_selection_each_character_is_in_one_place(players: int, nine: bool) -> None:
    for seed in range(4):
        game = select(deal(players, nine, seed))
        position = game.position()
        assert [len(one) for one in held(game)] == [2 if players < 4 else 1] * players
        everywhere = [*position["face_up"], *position["face_down"], *(name for one in held(game) for name in one)]
        assert sorted(everywhere) == sorted(position["characters"])


@pytest.mark.rule("CL-DRAFT-1")
def test_the_face_down_card_is_laid_before_the_face_up_ones() -> None:
    # Laid first, the King is it one time in nine: 222 of 2000. Laid after three cards that are never the King, it
    # would be he one time in six: 333.
    hidden = sum("king" in deal(4, True, seed).position()["face_down"] for seed in range(2000))
    assert 165 < hidden < 278


@pytest.mark.rule("CL-DRAFT-1")
def test_every_character_may_lie_face_down_and_every_one_but_the_king_face_up() -> None:
    games = [deal(5, seed=seed).position() for seed in range(100)]
    assert {game["face_down"][0] for game in games} == set(BASE)
    assert {game["face_up"][0] for game in games} == set(BASE) - {"king"}


@pytest.mark.rule("CL-DRAFT-2")
@pytest.mark.parametrize("fourth", ["king", "emperor"])
@pytest.mark.parametrize(("players", "nine", "up"), [(4, False, 2), (4, True, 3), (5, False, 1), (5, True, 2),
                                                     (6, True, 1)])
def test_rank_4_never_lies_face_up_and_stays_in_the_game(players: int, nine: bool, up: int, fourth: str) -> None:
    cast = [name.replace("king", fourth) for name in BASE] + ["artist"] * nine
    first = 0
    for seed in range(60):
        game = new(players, characters=cast, seed=seed, crown=0)
        position = game.position()
        assert len(position["face_up"]) == up
        assert fourth not in position["face_up"]
        assert (fourth in position["face_down"]) != (fourth in choices(game))
        first += fourth in choices(game)
    assert first > 30


@pytest.mark.rule("CL-DRAFT-2")
def test_with_bonus_characters_the_others_may_lie_face_up() -> None:
    up: set[str] = set()
    for seed in range(100):
        up |= set(new(4, characters=OTHERS, seed=seed).position()["face_up"])
    assert up == set(OTHERS) - {"emperor"}


@pytest.mark.rule("CL-DRAFT-1")
@pytest.mark.parametrize(("players", "nine"), [pair for pair in MANY if pair not in ((7, False), (8, True))])
def test_the_card_left_over_joins_the_one_that_lies_face_down(players: int, nine: bool) -> None:
    game = deal(players, nine, seed=2)
    first = game.position()["face_down"]
    for _ in range(players - 1):
        game.play(game.options()[0])
    kept, left = sorted(choices(game))
    assert first[0] not in (kept, left)
    play(game, f"pick {kept}")
    assert sorted(game.position()["face_down"]) == sorted([*first, left])


@pytest.mark.rule("CL-DRAFT-3")
@pytest.mark.parametrize(("players", "nine"), [(7, False), (8, True)])
@pytest.mark.parametrize("takes_discard", [True, False])
def test_the_last_player_may_take_the_face_down_card(players: int, nine: bool, takes_discard: bool) -> None:
    game = deal(players, nine, seed=5)
    (discard,) = game.position()["face_down"]
    for _ in range(players - 1):
        assert discard not in choices(game)
        game.play(game.options()[-1])
    (passed,) = choices(game) - {discard}
    last = game.player
    assert last == players - 1
    kept, other = (discard, passed) if takes_discard else (passed, discard)
    play(game, f"pick {kept}")
    assert held(game)[last] == [kept]
    assert game.position()["face_down"] == [other]


@pytest.mark.rule("CL-DRAFT-3")
def test_with_nine_characters_the_last_of_seven_does_not_see_the_face_down_card() -> None:
    game = deal(7, True, seed=5)
    (discard,) = game.position()["face_down"]
    for _ in range(6):
        game.play(game.options()[0])
    assert len(choices(game)) == 2
    assert discard not in choices(game)


@pytest.mark.rule("CL-DRAFT-4")
@pytest.mark.parametrize("crown", [0, 1])
def test_2_players_choose_and_discard_in_turn(crown: int) -> None:
    game, seen = deal(2, crown=crown), []
    assert game.position()["face_up"] == []
    assert len(game.position()["face_down"]) == 1
    while game.position()["phase"] == "selection":
        (verb,) = {line.split()[0] for line in game.options()}
        seen.append((game.player, verb, len(game.options())))
        game.play(game.options()[0])
    a, b = crown, 1 - crown
    assert seen == [(a, "pick", 7), (b, "pick", 6), (b, "discard", 5),
                    (a, "pick", 4), (a, "discard", 3), (b, "pick", 2)]
    assert len(game.position()["face_down"]) == 4


@pytest.mark.rule("CL-DRAFT-5")
@pytest.mark.parametrize("crown", [0, 1, 2])
def test_3_players_with_8_characters_choose_twice_round_without_a_discard_between(crown: int) -> None:
    game, seen = deal(3, crown=crown), []
    assert game.position()["face_up"] == []
    (first,) = game.position()["face_down"]
    left = choices(game)
    assert left == set(BASE) - {first}
    while game.position()["phase"] == "selection":
        assert names(game.options(), "pick") == choices(game) == left
        seen.append((game.player, len(game.options())))
        left -= {game.options()[0].split()[1]}
        game.play(game.options()[0])
    a, b, c = crown, (crown + 1) % 3, (crown + 2) % 3
    assert seen == [(a, 7), (b, 6), (c, 5), (a, 4), (b, 3), (c, 2)]
    assert sorted(game.position()["face_down"]) == sorted([first, *left])


@pytest.mark.rule("CL-DRAFT-5")
@pytest.mark.parametrize("crown", [0, 1, 2])
def test_3_players_with_9_characters_lose_one_of_five_by_chance(crown: int) -> None:
    game, seen = deal(3, True, crown=crown), []
    assert game.position()["face_up"] == []
    while game.position()["phase"] == "selection":
        seen.append((game.player, len(game.options())))
        game.play(game.options()[0])
    a, b, c = crown, (crown + 1) % 3, (crown + 2) % 3
    assert seen == [(a, 8), (b, 7), (c, 6), (a, 4), (b, 3), (c, 2)]
    assert len(game.position()["face_down"]) == 3


@pytest.mark.rule("CL-DRAFT-5")
def test_the_card_that_goes_between_the_two_rounds_is_random() -> None:
    gone: Counter[int] = Counter()
    for seed in range(60):
        game = deal(3, True, seed)
        choose(game, 0, 0)
        left = sorted(choices(game))
        play(game, f"pick {left[0]}")
        (out,) = {*left[1:]} - choices(game)
        assert out in game.position()["face_down"]
        gone[left[1:].index(out)] += 1
    assert set(gone) == {0, 1, 2, 3, 4}


@pytest.mark.rule("CL-DRAFT-4", "CL-DRAFT-5")
@pytest.mark.parametrize(("players", "nine"), FEW)
def test_the_first_face_down_card_is_random_and_never_chosen(players: int, nine: bool) -> None:
    first_cards = set()
    for seed in range(120):
        game = deal(players, nine, seed)
        (first,) = game.position()["face_down"]
        first_cards.add(first)
        assert all(first not in one for one in held(select(game)))
    assert first_cards == set(game.position()["characters"])


# Knowledge


@pytest.mark.rule("DX-DRAFT-7")
@pytest.mark.parametrize(("players", "nine"), MANY)
def test_a_pick_is_seen_by_its_player_alone(players: int, nine: bool) -> None:
    game = deal(players, nine, seed=6)
    first, second = game.options()[0], game.options()[1]
    other = game.clone()
    play(game, first)
    play(other, second)
    for one in range(2, players):
        assert game.view(one) == other.view(one)
        assert game.heard(one) == other.heard(one)
        assert game.view(one)["players"][0]["characters"] == [None]
    assert game.view(0)["players"][0]["characters"] == [first.split()[1]]


@pytest.mark.rule("DX-DRAFT-7", "CL-DRAFT-5")
def test_of_3_players_with_8_characters_each_knows_what_came_back() -> None:
    for seed in range(6):
        game = deal(3, seed=seed)
        choose(game, 3)
        passed = choices(game)
        choose(game, 0, 0)
        back = choices(game)
        assert len(passed - back) == 2
        choose(game, 0)
        again = choices(game)
        choose(game, 0, 0)
        for k in range(6):
            dreamt = game.imagine(0, k)
            assert held(dreamt)[0] == held(game)[0]
            for other in (1, 2):
                assert len(set(held(dreamt)[other]) & (passed - back)) == 1
                assert len(set(held(dreamt)[other]) & again) == 1


@pytest.mark.rule("DX-DRAFT-7", "CL-DRAFT-3")
@pytest.mark.parametrize(("players", "nine"), [(7, False), (8, True)])
def test_the_last_of_7_or_8_knows_the_one_card_that_lies_face_down(players: int, nine: bool) -> None:
    game = choose(deal(players, nine, seed=5), *[0] * players)
    (down,) = game.position()["face_down"]
    assert {game.imagine(players - 1, k).position()["face_down"][0] for k in range(10)} == {down}
    assert len({game.imagine(2, k).position()["face_down"][0] for k in range(30)}) > 1


@pytest.mark.rule("DX-DRAFT-7", "CL-DRAFT-1")
def test_those_who_wait_see_the_face_up_cards_alone() -> None:
    game = deal(4, seed=1)
    hidden = choices(game) | set(game.position()["face_down"])
    for one in (1, 2, 3, None):
        view = game.view(one)
        assert view["face_up"] == game.position()["face_up"]
        assert view["face_down"] == 1
        assert not hidden & strings({key: value for key, value in view.items() if key != "characters"})


@pytest.mark.rule("DX-DRAFT-7")
@pytest.mark.parametrize(("players", "nine"), [*FEW, (5, False), (8, True)])
def test_what_was_seen_is_remembered_through_a_saved_position(players: int, nine: bool) -> None:
    game = select(deal(players, nine, seed=11))
    again = reload(game)
    for one in range(players):
        assert [held(game.imagine(one, k)) for k in range(3)] == [held(again.imagine(one, k)) for k in range(3)]
