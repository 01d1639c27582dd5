"""The selection of characters, with every number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from citadels import Game
from tests.scenarios.deluxe_box import RANK_OF, choose, held, names, reload, select, strings
from tests.scenarios.table import offers, play

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


def deal(players: int, nine: bool = False, seed: int = 1, crown: int = 0, preset: str = "first-game") -> Game:
    return Game.new(edition="deluxe", players=players, preset=preset, rank9=nine, seed=seed, crown=crown)


def choices(game: Game) -> set[str]:
    """The characters that may be picked or discarded now."""
    return {line.split()[1] for line in game.options()}


@pytest.mark.rule("DX-DRAFT-1")
@pytest.mark.parametrize(("players", "nine", "up", "sizes"), TABLES)
def test_so_many_characters_lie_face_up_and_one_face_down(players: int, nine: bool, up: int, sizes: list[int]) -> None:
    for seed in range(5):
        position = deal(players, nine, seed).position()
        assert len(position["face_up"]) == up
        assert len(position["face_down"]) == 1


@pytest.mark.rule("DX-DRAFT-1", "DX-DRAFT-3", "DX-DRAFT-4")
@pytest.mark.parametrize(("players", "nine", "up", "sizes"), TABLES)
def test_each_player_chooses_from_one_fewer(players: int, nine: bool, up: int, sizes: list[int]) -> None:
    game, seen = deal(players, nine), []
    for _ in range(players):
        assert names(game.options(), "pick") == choices(game)
        seen.append(len(game.options()))
        game.play(game.options()[0])
    assert seen == sizes
    assert game.position()["phase"] == "turns"


@pytest.mark.rule("DX-DRAFT-1", "DX-DRAFT-3")
@pytest.mark.parametrize(("players", "nine"), [*MANY, (2, False), (3, False)])
def test_after_selection_each_character_is_in_one_place(players: int, nine: bool) -> None:
    for seed in range(4):
        game = select(deal(players, nine, seed))
        position = game.position()
        assert [len(one) for one in held(game)] == [2 if players < 4 else 1] * players
        everywhere = [*position["face_up"], *position["face_down"], *(name for one in held(game) for name in one)]
        assert sorted(everywhere) == sorted(position["characters"])


@pytest.mark.rule("DX-DRAFT-1")
def test_the_characters_are_shuffled_each_time() -> None:
    games = [deal(5, seed=seed).position() for seed in range(100)]
    assert {game["face_down"][0] for game in games} == set(games[0]["characters"])
    assert {game["face_up"][0] for game in games} == set(games[0]["characters"]) - {"king"}


@pytest.mark.rule("DX-DRAFT-2")
@pytest.mark.parametrize(("preset", "fourth"), [
    ("first-game", "king"), ("cunning-agents", "emperor"), ("vicious-nobles", "patrician")])
@pytest.mark.parametrize(("players", "nine", "up"), [(4, False, 2), (4, True, 3), (5, True, 2)])
def test_rank_4_never_lies_face_up(players: int, nine: bool, up: int, preset: str, fourth: str) -> None:
    hidden = 0
    for seed in range(80):
        game = deal(players, nine, seed, preset=preset)
        assert fourth not in game.position()["face_up"]
        assert len(game.position()["face_up"]) == up
        hidden += fourth in game.position()["face_down"]
    # Shuffled back, it lies face down as often as any other card that is left: about one time in six.
    assert 0 < hidden < 40


@pytest.mark.rule("DX-DRAFT-3")
@pytest.mark.parametrize("crown", range(5))
def test_players_choose_clockwise_from_the_crown(crown: int) -> None:
    game, order = deal(5, crown=crown), []
    while game.position()["phase"] == "selection":
        order.append(game.player)
        game.play(game.options()[-1])
    assert order == [(crown + step) % 5 for step in range(5)]


@pytest.mark.rule("DX-DRAFT-3")
@pytest.mark.parametrize(("players", "nine"), MANY)
def test_what_one_leaves_the_next_receives(players: int, nine: bool) -> None:
    game = deal(players, nine, seed=3)
    left = choices(game)
    for _ in range(players - 1):
        assert choices(game) == left
        kept = game.options()[1].split()[1]
        seat = game.player
        assert seat is not None
        play(game, f"pick {kept}")
        assert held(game)[seat] == [kept]
        left -= {kept}
    assert left <= choices(game)


@pytest.mark.rule("DX-DRAFT-3")
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


@pytest.mark.rule("DX-DRAFT-4")
@pytest.mark.parametrize(("players", "nine"), [(7, False), (8, True)])
@pytest.mark.parametrize("takes_discard", [True, False])
def test_the_last_player_may_take_the_face_down_discard(players: int, nine: bool, takes_discard: bool) -> None:
    game = deal(players, nine, seed=5)
    (discard,) = game.position()["face_down"]
    for _ in range(players - 1):
        assert discard not in choices(game)
        game.play(game.options()[-1])
    assert len(choices(game)) == 2
    assert discard in choices(game)
    (passed,) = choices(game) - {discard}
    last = game.player
    assert last is not None
    kept, other = (discard, passed) if takes_discard else (passed, discard)
    play(game, f"pick {kept}")
    assert held(game)[last] == [kept]
    assert game.position()["face_down"] == [other]


@pytest.mark.rule("DX-DRAFT-5")
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


@pytest.mark.rule("DX-DRAFT-5")
def test_the_discards_of_2_players_lie_face_down() -> None:
    game = deal(2, seed=4)
    hidden = {*game.position()["face_down"]}
    choose(game, 0, 0)
    thrown = game.options()[2].split()[1]
    play(game, f"discard {thrown}")
    assert thrown not in choices(game)
    choose(game, 0)
    second = game.options()[1].split()[1]
    play(game, f"discard {second}")
    assert second not in choices(game)
    kept, left = sorted(choices(game))
    play(game, f"pick {kept}")
    assert set(game.position()["face_down"]) == hidden | {thrown, second, left}
    assert game.position()["face_up"] == []


@pytest.mark.rule("DX-DRAFT-5")
def test_ranks_1_to_8_are_used_with_2_players_and_1_to_9_with_3() -> None:
    assert {RANK_OF[name] for name in deal(2).position()["characters"]} == set(range(1, 9))
    assert {RANK_OF[name] for name in deal(3).position()["characters"]} == set(range(1, 10))


@pytest.mark.rule("DX-DRAFT-6")
@pytest.mark.parametrize("crown", [0, 1, 2])
def test_3_players_choose_twice_round_the_table(crown: int) -> None:
    game, seen = deal(3, crown=crown), []
    assert game.position()["face_up"] == []
    assert len(game.position()["face_down"]) == 1
    while game.position()["phase"] == "selection":
        assert names(game.options(), "pick") == choices(game)
        seen.append((game.player, len(game.options())))
        game.play(game.options()[0])
    a, b, c = crown, (crown + 1) % 3, (crown + 2) % 3
    assert seen == [(a, 8), (b, 7), (c, 6), (a, 4), (b, 3), (c, 2)]


@pytest.mark.rule("DX-DRAFT-6", "RU-19")
def test_with_3_players_one_of_the_five_left_is_discarded_at_random() -> None:
    gone: Counter[int] = Counter()
    for seed in range(60):
        game = deal(3, seed=seed)
        choose(game, 0, 0)
        left = sorted(choices(game))
        play(game, f"pick {left[0]}")
        (out,) = {*left[1:]} - choices(game)
        assert out in game.position()["face_down"]
        gone[left[1:].index(out)] += 1
    assert set(gone) == {0, 1, 2, 3, 4}


@pytest.mark.rule("DX-DRAFT-6", "DX-DRAFT-5")
@pytest.mark.parametrize("players", [2, 3])
def test_the_first_face_down_card_is_random_and_never_chosen(players: int) -> None:
    firsts = set()
    for seed in range(120):
        game = deal(players, seed=seed)
        (first,) = game.position()["face_down"]
        firsts.add(first)
        assert first not in choices(game)
        assert all(first not in one for one in held(select(game)))
    assert firsts == set(game.position()["characters"])


@pytest.mark.rule("DX-DRAFT-7")
@pytest.mark.parametrize(("players", "nine"), MANY)
def test_a_pick_is_seen_by_its_player_alone(players: int, nine: bool) -> None:
    game = deal(players, nine, seed=6)
    first, second = game.options()[0], game.options()[1]
    other = game.clone()
    play(game, first)
    play(other, second)
    for seat in range(2, players):
        assert game.view(seat) == other.view(seat)
        assert game.heard(seat) == other.heard(seat)
        assert game.view(seat)["players"][0]["characters"] == [None]
    assert game.view(0)["players"][0]["characters"] == [first.split()[1]]


@pytest.mark.rule("DX-DRAFT-7")
@pytest.mark.parametrize(("players", "nine"), MANY)
def test_a_player_remembers_what_was_passed_on(players: int, nine: bool) -> None:
    game, seen = deal(players, nine, seed=8), []
    while game.position()["phase"] == "selection":
        seen.append(choices(game))
        game.play(game.options()[-1])
    position = game.position()
    for seat in range(players - 1):
        gone = set(position["characters"]) - set(position["face_up"]) - seen[seat]
        for k in range(5):
            dreamt = game.imagine(seat, k)
            assert held(dreamt)[seat] == held(game)[seat]
            for before in range(seat):
                assert set(held(dreamt)[before]) <= gone
            last = players - 1
            for after in range(seat + 1, players):
                # The last of 7 or 8 may hold the first discard, which nobody else saw.
                extra = gone if after == last and (players, nine) in ((7, False), (8, True)) else set()
                assert set(held(dreamt)[after]) <= seen[seat] | extra


@pytest.mark.rule("DX-DRAFT-7")
def test_a_player_cannot_tell_which_of_the_passed_cards_the_next_one_kept() -> None:
    game = deal(5, seed=8)
    passed = choices(game) - {game.options()[0].split()[1]}
    choose(game, 0, 0, 0, 0)
    assert {held(game.imagine(0, k))[1][0] for k in range(80)} == passed


@pytest.mark.rule("DX-DRAFT-7", "DX-DRAFT-5")
def test_with_2_players_each_knows_which_pairs_the_other_chose_from() -> None:
    for seed in range(6):
        game = deal(2, seed=seed)
        a_first = choices(game)
        choose(game, 2)
        b_first = choices(game)
        choose(game, 3, 1)
        a_second = choices(game)
        choose(game, 1, 2)
        b_second = choices(game)
        choose(game, 1)
        everyone = set(game.position()["characters"])
        a = held(game)[0]
        b_pairs = (a_first - set(a) - a_second, b_second)
        a_pairs = (everyone - b_first, a_second - b_second)
        assert [len(pair) for pair in (*a_pairs, *b_pairs)] == [2, 2, 2, 2]
        for k in range(6):
            for seat, other, pairs in ((0, 1, b_pairs), (1, 0, a_pairs)):
                dreamt = game.imagine(seat, k)
                assert held(dreamt)[seat] == held(game)[seat]
                assert [len(pair & set(held(dreamt)[other])) for pair in pairs] == [1, 1]


@pytest.mark.rule("DX-DRAFT-7", "DX-DRAFT-6")
def test_with_3_players_the_first_knows_what_went_between_the_two_rounds() -> None:
    for seed in range(6):
        game = deal(3, seed=seed)
        choose(game, 3)
        passed = choices(game)
        choose(game, 0, 0)
        back = choices(game)
        choose(game, 0)
        passed_again = choices(game)
        choose(game, 0, 0)
        for k in range(6):
            dreamt = game.imagine(0, k)
            for other in (1, 2):
                characters = set(held(dreamt)[other])
                assert len(characters & (passed - back)) == 1
                assert len(characters & passed_again) == 1


@pytest.mark.rule("DX-DRAFT-7")
@pytest.mark.parametrize(("players", "nine"), [(2, False), (3, False), (5, False), (8, True)])
def test_what_was_seen_is_remembered_through_a_saved_position(players: int, nine: bool) -> None:
    game = select(deal(players, nine, seed=11))
    again = reload(game)
    for seat in range(players):
        assert [held(game.imagine(seat, k)) for k in range(3)] == [held(again.imagine(seat, k)) for k in range(3)]


@pytest.mark.rule("DX-DRAFT-7")
def test_those_who_wait_see_no_choice() -> None:
    game = deal(4, seed=1)
    hidden = choices(game) | set(game.position()["face_down"])
    for seat in (1, 2, 3):
        view = game.view(seat)
        assert view["face_down"] == 1
        # The cast is public; no other part of the view may say where a hidden character lies.
        assert not hidden & strings({key: value for key, value in view.items() if key != "characters"})


@pytest.mark.rule("DX-CALL-3", "DX-DRAFT-3")
def test_the_next_selection_begins_with_whoever_has_the_crown_then() -> None:
    game = next(game for game in (deal(4, seed=seed, crown=1) for seed in range(50)) if "pick king" in game.options())
    play(game, next(line for line in game.options() if line != "pick king"), "pick king")
    select(game)
    while game.position()["phase"] == "turns":
        play(game, "gold" if "gold" in game.options() else "end")
    assert game.player == game.position()["crown"] == 2
    assert held(game) == [[], [], [], []]
    assert len(offers(game, "pick")) == 5
