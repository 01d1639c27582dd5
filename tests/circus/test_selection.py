"""The selection of characters with 2 to 7 players, and what the crowned player knows."""

from __future__ import annotations

from collections import Counter

import pytest

from citadels import Game
from tests.asserting import present
from tests.circus.table import CAST, crown, dreams, new, offers, play, quiet_round, reload, values
from tests.scenarios.deluxe_box import choose, held, select

# Players, cards face up, and from how many each player chooses in turn.
TABLES = [(4, 2, [5, 4, 3, 2]), (5, 1, [6, 5, 4, 3, 2]), (6, 0, [7, 6, 5, 4, 3, 2]), (7, 0, [7, 6, 5, 4, 3, 2, 2])]
SEATS = range(2, 8)


def deal(players: int, seed: int = 1, crown: int = 0) -> Game:
    return new(players, seed, crown=crown)


def choices(game: Game) -> set[str]:
    """The characters that may be picked or discarded now."""
    return {line.split()[1] for line in game.options()}


def down(game: Game) -> list[str]:
    return sorted(game.position()["face_down"])


def beside_the_cast(game: Game, seat: int | None) -> set[str]:
    """Characters named anywhere in this seat's view but in the list of those that play."""
    return values({key: part for key, part in game.view(seat).items() if key != "characters"}) & set(CAST)


# Who chooses from what


@pytest.mark.rule("CI-DRAFT-1")
@pytest.mark.parametrize(("players", "up"), [(2, 0), (3, 0), (4, 2), (5, 1), (6, 0), (7, 0)])
def test_so_many_characters_lie_face_up_and_one_face_down(players: int, up: int) -> None:
    for seed in range(5):
        position = deal(players, seed).position()
        assert (len(position["face_up"]), len(position["face_down"])) == (up, 1)


@pytest.mark.rule("CI-DRAFT-1", "CI-DRAFT-2")
@pytest.mark.parametrize(("players", "up", "sizes"), TABLES)
def test_each_player_chooses_from_one_fewer(players: int, up: int, sizes: list[int]) -> None:
    game, seen = deal(players), []
    for _ in range(players):
        assert offers(game, "pick") == offers(game)
        seen.append(len(game.options()))
        choose(game, 0)
    assert seen == sizes
    assert game.position()["phase"] == "turns"


@pytest.mark.rule("CI-DRAFT-1")
@pytest.mark.parametrize(("players", "first"), [(4, 3), (5, 1), (6, 5), (7, 2)])
def test_players_choose_clockwise_from_the_crown(players: int, first: int) -> None:
    game, order = deal(players, crown=first), []
    while game.position()["phase"] == "selection":
        order.append(game.player)
        choose(game, -1)
    assert order == [(first + step) % players for step in range(players)]


@pytest.mark.rule("CI-DRAFT-2")
@pytest.mark.parametrize("first", [0, 1])
def test_2_players_choose_and_discard_in_turn(first: int) -> None:
    game, seen = deal(2, crown=first), []
    while game.position()["phase"] == "selection":
        (verb,) = {line.split()[0] for line in game.options()}
        seen.append((game.player, verb, len(game.options())))
        choose(game, 0)
    a, b = first, 1 - first
    assert seen == [(a, "pick", 7), (b, "pick", 6), (b, "discard", 5),
                    (a, "pick", 4), (a, "discard", 3), (b, "pick", 2)]


@pytest.mark.rule("CI-DRAFT-2", "RU-41")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_3_players_choose_twice_round_the_table_from_eight_characters(first: int) -> None:
    game, seen = deal(3, crown=first), []
    while game.position()["phase"] == "selection":
        assert offers(game, "pick") == offers(game)
        seen.append((game.player, len(game.options())))
        choose(game, 0)
    a, b, c = first, (first + 1) % 3, (first + 2) % 3
    assert seen == [(a, 7), (b, 6), (c, 5), (a, 4), (b, 3), (c, 2)]


@pytest.mark.rule("CI-DRAFT-2", "RU-41")
def test_with_3_players_the_last_card_goes_face_down() -> None:
    for seed in range(6):
        game = deal(3, seed)
        (first,) = down(game)
        choose(game, 0, -1, 0, -1, 0)
        kept, left = sorted(choices(game))
        play(game, f"pick {kept}")
        assert down(game) == sorted([first, left])
        assert sum(map(len, held(game))) == 6


@pytest.mark.rule("CI-DRAFT-1", "CI-DRAFT-2")
@pytest.mark.parametrize("players", SEATS)
def test_after_selection_each_character_is_in_one_place(players: int) -> None:
    for seed in range(4):
        game = select(deal(players, seed))
        position = game.position()
        assert [len(one) for one in held(game)] == [2 if players < 4 else 1] * players
        everywhere = [*position["face_up"], *position["face_down"], *(name for one in held(game) for name in one)]
        assert sorted(everywhere) == sorted(CAST)


@pytest.mark.rule("CI-DRAFT-1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_card_left_over_joins_the_one_that_lies_face_down(players: int) -> None:
    game = deal(players, seed=2)
    first = down(game)
    choose(game, *[0] * (players - 1))
    kept, left = sorted(choices(game))
    play(game, f"pick {left}")
    assert down(game) == sorted([*first, kept])


@pytest.mark.rule("CI-DRAFT-2")
@pytest.mark.parametrize("takes_discard", [True, False])
def test_the_last_of_7_may_take_the_card_that_lies_face_down(takes_discard: bool) -> None:
    game = deal(7, seed=5)
    (discard,) = down(game)
    for _ in range(6):
        assert discard not in choices(game)
        choose(game, -1)
    (passed,) = choices(game) - {discard}
    assert discard in choices(game)
    kept, other = (discard, passed) if takes_discard else (passed, discard)
    play(game, f"pick {kept}")
    assert held(game)[6] == [kept]
    assert down(game) == [other]


# The King


@pytest.mark.rule("CI-DRAFT-1")
@pytest.mark.parametrize(("players", "up"), [(4, 2), (5, 1)])
def test_the_king_is_never_face_up_but_may_lie_face_down(players: int, up: int) -> None:
    firsts: Counter[str] = Counter()
    ups: set[str] = set()
    for seed in range(140):
        game = deal(players, seed)
        assert len(game.position()["face_up"]) == up
        ups |= set(game.position()["face_up"])
        firsts[down(game)[0]] += 1
    assert ups == set(CAST) - {"king"}
    assert set(firsts) == set(CAST)
    # Shuffled back after the others lie there, the King is as likely as any card still left: one in 6 or 7.
    assert 8 <= firsts["king"] <= 45


@pytest.mark.rule("CI-DRAFT-1", "CI-DRAFT-2")
@pytest.mark.parametrize("players", [2, 3, 6, 7])
def test_any_character_may_lie_face_down(players: int) -> None:
    assert {down(deal(players, seed))[0] for seed in range(120)} == set(CAST)


# What the crowned player knows


@pytest.mark.rule("CI-DRAFT-1", "CI-DRAFT-2")
@pytest.mark.parametrize("players", SEATS)
def test_the_crowned_player_has_seen_the_first_face_down_card(players: int) -> None:
    for seed in range(3):
        first = seed % players
        game = deal(players, seed, crown=first)
        (hidden,) = down(game)
        assert hidden in beside_the_cast(game, first)
        for dream in [*dreams(game, first, 6), *dreams(reload(game), first, 3)]:
            assert down(dream) == [hidden]
            assert dream.options() == game.options()
            assert dream.view(first) == game.view(first)


@pytest.mark.rule("CI-DRAFT-1", "CI-DRAFT-2")
@pytest.mark.parametrize("players", SEATS)
def test_the_others_have_not_seen_it(players: int) -> None:
    game = deal(players, seed=4)
    (hidden,) = down(game)
    up = set(game.position()["face_up"])
    for one in [*range(1, players), None]:
        assert game.view(one)["face_down"] == 1
        assert beside_the_cast(game, one) <= up
    for one in range(1, players):
        assert hidden not in {name for event in game.heard(one) for name in values(event)}
        assert len({down(dream)[0] for dream in dreams(game, one)}) > 2


@pytest.mark.rule("CI-DRAFT-1", "CI-DRAFT-2")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_crowned_player_remembers_the_card_all_round(players: int) -> None:
    game = deal(players, seed=6)
    (hidden,) = down(game)
    select(game)
    while game.position()["phase"] == "turns":
        for dream in [*dreams(game, 0, 3), reload(game).imagine(0, 5)]:
            assert hidden in dream.position()["face_down"]
        assert hidden in beside_the_cast(game, 0)
        play(game, next(line for line in ("gold", "end", "pass") if line in game.options()))


@pytest.mark.rule("CI-DRAFT-1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_others_never_learn_which_of_the_cards_they_did_not_see_it_was(players: int) -> None:
    game = deal(players, seed=6)
    (hidden,) = down(game)
    choose(game, 0)
    unseen = set(CAST) - set(game.position()["face_up"]) - choices(game)
    assert hidden in unseen
    choose(game, 0)
    found = {name for dream in dreams(game, 1, 40) for name in dream.position()["face_down"]}
    assert found == unseen


@pytest.mark.rule("CI-DRAFT-2")
@pytest.mark.parametrize("place", [0, 1])
def test_with_7_the_crowned_player_knows_one_of_the_two_cards_of_the_last(place: int) -> None:
    for seed in range(8):
        game = deal(7, seed)
        (hidden,) = down(game)
        choose(game, *[0] * 6, place)
        if hidden == "assassin":
            continue  # called at once, so that all know whether somebody has it
        for dream in dreams(game, 0, 12):
            assert hidden in [*held(dream)[6], *down(dream)]
        assert {hidden in held(dream)[6] for dream in dreams(game, 0, 40)} == {True, False}


@pytest.mark.rule("CI-DRAFT-2")
def test_the_last_of_7_knows_the_one_card_that_lies_face_down() -> None:
    game = deal(7, seed=5)
    choose(game, *[0] * 7)
    assert {tuple(down(dream)) for dream in dreams(game, 6, 10)} == {tuple(down(game))}
    assert len({tuple(down(dream)) for dream in dreams(game, 2)}) > 1


@pytest.mark.rule("CI-DRAFT-1", "CI-KING-1")
def test_the_next_round_begins_with_whoever_has_the_crown_then() -> None:
    game = next(game for game in (deal(4, seed, crown=1) for seed in range(50)) if "pick king" in game.options())
    play(game, next(line for line in game.options() if line != "pick king"), "pick king")
    quiet_round(select(game))
    assert game.player == crown(game) == 2
    assert len(offers(game, "pick")) == 5
    (hidden,) = down(game)
    assert all(down(dream) == [hidden] for dream in dreams(game, 2, 5))
    assert len({down(dream)[0] for dream in dreams(game, 1)}) > 1


@pytest.mark.rule("CI-DRAFT-1", "CI-DRAFT-2")
@pytest.mark.parametrize("players", SEATS)
def test_a_round_begun_from_a_position_shows_the_card_to_the_crowned_player_too(players: int) -> None:
    game = Game.from_position({"edition": "circus", "players": [{}] * players, "crown": players - 1, "seed": 3})
    (hidden,) = down(game)
    assert game.player == players - 1
    assert all(down(dream) == [hidden] for dream in dreams(game, players - 1, 6))
    assert len({down(dream)[0] for dream in dreams(game, 0, 20)}) > 1


@pytest.mark.rule("CI-CALL-1")
@pytest.mark.parametrize("players", SEATS)
def test_a_character_that_had_its_turn_lies_open_for_all(players: int) -> None:
    game = select(deal(players, seed=3))
    played: list[tuple[int, str]] = []
    while game.position()["phase"] == "turns":
        one = game.player
        assert one is not None
        if "gold" in game.options():
            played.append((one, present(present(game.position()["turn"])["character"])))
        for watcher in [*range(players), None]:
            shown = game.view(watcher)["players"]
            assert all(name in shown[owner]["characters"] for owner, name in played)
        play(game, next(line for line in ("gold", "end", "pass") if line in game.options()))
    assert len(played) == (2 * players if players < 4 else players)
