"""Common City: the Queen's three gold."""

from __future__ import annotations

import pytest

from citadels import Game
from tests.common_city.table import bewitched, called, mark, town, who
from tests.scenarios.deluxe_box import reload
from tests.scenarios.table import crown, gold, offers, play, refused


def next_to_crown(players: int, seat: int, holder: int) -> bool:
    return (seat - holder) % players in (1, players - 1)


# In her own turn


@pytest.mark.rule("CC-QUEEN-1")
@pytest.mark.parametrize("players", range(3, 10))
def test_she_gains_3_gold_next_to_the_crown(players: int) -> None:
    for holder in range(players):
        game = town(up="queen merchant", players=players, crown=holder)
        if next_to_crown(players, 0, holder):
            play(game, "bonus")
            assert gold(game)[0] == 3
            refused(game, "bonus", "CC-QUEEN-1")
        else:
            assert "bonus" not in offers(game)
            refused(game, "bonus", "CC-QUEEN-1")


@pytest.mark.rule("CC-QUEEN-1")
@pytest.mark.parametrize("holder", [0, 1])
def test_with_2_players_she_always_gains(holder: int) -> None:
    game = play(town(up="queen merchant", players=2, crown=holder), "bonus")
    assert gold(game) == [3, 0]
    refused(game, "bonus", "CC-QUEEN-1")


@pytest.mark.rule("CC-QUEEN-1")
def test_wearing_the_crown_is_not_sitting_next_to_it() -> None:
    assert "bonus" not in offers(town(up="queen", crown=0))


@pytest.mark.rule("CC-QUEEN-1", "CC-TURN-7")
def test_she_may_take_it_at_any_time_of_her_turn() -> None:
    game = town(who(1, "tavern"), up="queen merchant", crown=1)
    assert "bonus" in offers(game)
    play(game, "gold", "build tavern", "bonus")
    assert gold(game)[0] == 1 + 2 - 1 + 3


@pytest.mark.rule("CC-QUEEN-1")
def test_she_gains_if_the_king_was_called_just_before() -> None:
    game = town(up="queen merchant", before="bishop king", crown=3, players=6)
    assert gold(play(game, "bonus"))[0] == 3


@pytest.mark.rule("CC-QUEEN-1")
@pytest.mark.parametrize("before", ["king bishop", "emperor", "king merchant emperor"])
def test_a_king_called_earlier_does_not_help(before: str) -> None:
    game = town(up="queen architect", before=before, crown=3, players=6)
    assert "bonus" not in offers(game)


@pytest.mark.rule("CC-QUEEN-1", "CC-KING-1")
def test_king_then_queen_in_play() -> None:
    game = town(up="king queen merchant", players=6, crown=4)
    play(game, "gold", "end")
    assert (game.player, crown(game)) == (1, 0)
    assert gold(play(game, "bonus"))[1] == 3


@pytest.mark.rule("RU-52")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_her_conditions_do_not_add_up(players: int) -> None:
    game = town(up="queen merchant", before="king", crown=1, players=players)
    play(game, "bonus")
    assert gold(game)[0] == 3
    assert not offers(game, "bonus")


# The next one called


@pytest.mark.rule("CC-QUEEN-1")
def test_if_the_next_called_is_the_king_she_gains_at_that_moment() -> None:
    game = town(up="queen king merchant", players=6, crown=3)
    play(game, "gold")
    assert gold(game)[0] == 2
    play(game, "end")
    assert (game.player, crown(game)) == (1, 1)
    assert gold(game)[0] == 5
    play(game, "gold", "end")
    assert gold(game)[0] == 5


@pytest.mark.rule("CC-QUEEN-1")
@pytest.mark.parametrize("then", ["merchant king", "emperor king", "architect king"])
def test_a_king_called_later_gives_nothing(then: str) -> None:
    game = town(up=f"queen {then}", players=6, crown=3)
    play(game, "gold", "end", "gold")
    if then.startswith("emperor"):
        play(game, "crown 4")
    play(game, "end")
    assert game.player == 2
    assert called(game)[-1] == "king"
    assert gold(game)[0] == 2


@pytest.mark.rule("CC-QUEEN-1", "RU-52")
@pytest.mark.parametrize(("players", "crown_"), [(2, 1), (6, 1), (6, 5)])
def test_she_gains_once_per_call(players: int, crown_: int) -> None:
    game = town(up="queen king merchant", players=players, crown=crown_)
    play(game, "bonus", "gold", "end")
    assert gold(game)[0] == 5


@pytest.mark.rule("CC-QUEEN-1", "RU-52")
def test_what_she_left_untaken_the_next_king_still_brings() -> None:
    game = town(up="queen king merchant", players=6, crown=1)
    play(game, "gold", "end")
    assert gold(game)[0] == 5


def shuffled(first: str, up: str = "queen", players: int = 6, crown: int = 3) -> Game:
    """The pass ends with these characters in turn, and this one comes first after the shuffle."""
    for seed in range(400):
        game = town(up=up, last=True, players=players, crown=crown, seed=seed)
        for character in up.split():
            play(game, "gold", *(["name queen"] if character == "witch" else []))
            if "end" in game.options():
                play(game, "end")
        if called(game) == [first]:
            return game
    raise AssertionError(f"no shuffle began with {first}")


@pytest.mark.rule("RU-52", "CC-QUEEN-1")
def test_the_next_king_counts_across_a_shuffle() -> None:
    game = shuffled("king")
    assert (game.player, crown(game)) == (1, 1)
    assert gold(game)[0] == 5


@pytest.mark.rule("RU-52", "CC-QUEEN-1")
@pytest.mark.parametrize("first", ["merchant", "emperor", "queen"])
def test_any_other_character_after_the_shuffle_gives_nothing(first: str) -> None:
    game = shuffled(first)
    assert gold(game)[0] == 2


@pytest.mark.rule("RU-52", "CC-QUEEN-1")
def test_what_she_waits_for_is_kept_in_the_position() -> None:
    game = town(up="queen king merchant", players=6, crown=3)
    play(game, "gold")
    assert gold(play(reload(game), "end"))[0] == 5
    taken = town(up="queen king merchant", players=6, crown=1)
    play(taken, "bonus", "gold")
    assert gold(play(reload(taken), "end"))[0] == 5


@pytest.mark.rule("CC-QUEEN-1")
@pytest.mark.parametrize("watcher", [0, 2, None])
def test_her_gold_is_public(watcher: int | None) -> None:
    game = play(town(up="queen king merchant", players=6, crown=3), "gold", "end")
    assert game.view(watcher)["players"][0]["gold"] == 5


# Murder


@pytest.mark.rule("CC-QUEEN-1")
@pytest.mark.parametrize(("city", "line"), [("", ""), ("hospital", "gold"), ("hospital", "pass")])
def test_a_murdered_queen_gains_nothing(city: str, line: str) -> None:
    game = town(who(city=city), up="queen king merchant", killed=mark("queen", 4), players=6, crown=1)
    if line:
        assert "bonus" not in offers(game)
        play(game, line)
    assert (game.player, called(game)) == (1, ["queen", "king"])
    assert gold(game)[0] == (2 if line == "gold" else 0)


@pytest.mark.rule("CC-MARK-2", "CC-QUEEN-1")
def test_a_murdered_king_called_next_counts() -> None:
    game = town(up="queen king merchant", killed=mark("king", 4), players=6, crown=3)
    play(game, "gold", "end")
    assert game.player == 2
    assert gold(game)[0] == 5
    assert crown(game) == 1


@pytest.mark.rule("CC-MARK-2", "CC-QUEEN-1")
def test_a_murdered_king_called_just_before_counts() -> None:
    game = town(up="king queen merchant", killed=mark("king", 4), players=6, crown=3)
    assert game.player == 1
    assert gold(play(game, "bonus"))[1] == 3


@pytest.mark.rule("CC-MARK-2", "CC-QUEEN-1")
def test_a_murdered_character_in_between_counts_as_called() -> None:
    game = town(up="queen merchant king artist", killed=mark("merchant", 4), players=6, crown=3)
    play(game, "gold", "end")
    assert (game.player, called(game)[-1]) == (2, "king")
    assert gold(game)[0] == 2


@pytest.mark.rule("CC-QUEEN-1", "CC-THIEF-1")
def test_a_robbed_queen_still_gains() -> None:
    game = town(who(4), up="queen merchant", robbed=mark("queen", 2), crown=3)
    assert gold(game) == [0, 0, 4, 0]
    assert gold(play(game, "bonus")) == [3, 0, 4, 0]


# Bewitched


@pytest.mark.rule("CC-QUEEN-1", "CC-WITCH-2")
@pytest.mark.parametrize(("holder", "gains"), [(5, True), (1, True), (0, False), (2, False), (3, False)])
def test_bewitched_the_witchs_seat_counts(holder: int, gains: bool) -> None:
    game = bewitched("queen", crown=holder, players=6)
    assert ("bonus" in offers(game)) is gains
    if gains:
        play(game, "bonus")
        assert gold(game)[:2] == [5, 2]


@pytest.mark.rule("CC-QUEEN-1", "CC-WITCH-2")
def test_bewitched_after_a_king_the_witchs_player_gains() -> None:
    # Seat 3 turned up the King and has the crown; seat 4 turns up the Queen.
    game = town(up="witch merchant architect king queen", players=7, crown=0)
    play(game, "gold", "name queen", *["gold", "end"] * 3)
    assert (game.player, crown(game)) == (4, 3)
    play(game, "gold")
    assert game.player == 0
    play(game, "bonus")
    assert (gold(game)[0], gold(game)[4]) == (5, 2)


@pytest.mark.rule("CC-QUEEN-1", "CC-WITCH-2")
def test_bewitched_before_a_king_the_witchs_player_gains() -> None:
    game = bewitched("queen", up="king merchant", crown=3, players=6)
    play(game, "end")
    assert game.player == 2
    assert gold(game)[:3] == [5, 2, 0]


@pytest.mark.rule("CC-QUEEN-1", "CC-WITCH-2")
def test_bewitched_she_gains_once() -> None:
    game = bewitched("queen", up="king merchant", crown=5, players=6)
    play(game, "bonus", "end")
    assert gold(game)[:3] == [5, 2, 0]


@pytest.mark.rule("CC-QUEEN-1", "CC-WITCH-2", "RU-52")
def test_bewitched_across_a_shuffle() -> None:
    game = shuffled("king", up="witch queen")
    assert game.player == 2
    assert gold(game)[:3] == [5, 2, 0]


@pytest.mark.rule("CC-QUEEN-1", "CC-WITCH-2")
def test_with_2_players_a_bewitched_queen_always_brings_gold_to_the_witch() -> None:
    for holder in (0, 1):
        game = play(bewitched("queen", players=2, crown=holder), "bonus")
        assert gold(game) == [5, 2]


@pytest.mark.rule("CC-QUEEN-1", "CC-WITCH-2")
def test_a_bewitched_king_called_next_counts() -> None:
    game = town(up="witch queen king merchant", players=6, crown=4)
    play(game, "gold", "name king", "gold", "end")
    assert (game.player, offers(game)) == (2, {"gold", "cards"})
    assert (gold(game)[1], crown(game)) == (5, 2)


# Silence


@pytest.mark.rule("CL-BALLROOM-2", "CC-QUEEN-1")
def test_a_silent_queen_gains_nothing_from_the_next_king() -> None:
    seats = [who(), who(), who(), who(city="ballroom"), who(), who()]
    game = play(town(*seats, up="queen king merchant", crown=3, players=6), "silence")
    assert game.player == 1
    play(game, "thanks")
    assert (crown(game), gold(game)[0]) == (1, 0)


@pytest.mark.rule("CL-BALLROOM-2", "CC-QUEEN-1")
def test_a_silent_king_is_called_all_the_same() -> None:
    seats = [who(), who(), who(), who(city="ballroom"), who(), who()]
    game = town(*seats, up="queen king merchant", crown=3, players=6)
    play(game, "thanks", "gold", "end", "silence")
    assert game.player == 2
    assert (crown(game), gold(game)[0]) == (1, 5)
