"""Nobody learns from a view, an event, an option or from waiting who holds or was asked about a reaction card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from citadels import Game
from tests.circus.table import (
    asks,
    deck,
    dice_of,
    dreams,
    hand,
    indistinct,
    offers,
    play,
    reload,
    seat,
    table,
    values,
)
from tests.scenarios.deluxe_box import held

CURIOUS = ["strongman", "acrobat", "pass", "gold", "end", "name king", "tent", "cash", "fortune 1", "cannonball manor",
           "ticket 1", "build big-top", "take acrobat", "keep strongman", "destroy 1 manor"]


def reasons(game: Game) -> list[object]:
    return [game.why_not(line) for line in CURIOUS]


# Strongman: the same table with King and card in different places


def stage(king: int | None, strongman: int | None) -> Game:
    """Seat 0 is the Assassin; this seat has the King, this one the Strongman; all others a plain hand and character."""
    others = iter(["thief", "bishop", "merchant"])
    seats = [seat("king" if one == king else next(others),
                  hand="docks strongman" if one == strongman else "docks manor") for one in range(1, 4)]
    return table(seat("assassin", gold=3, hand="tavern"), *seats, crown=2)


ASKED = [(1, 1), (2, 2), (3, 3)]
UNASKED = [(1, 2), (1, None), (2, 1), (2, 3), (3, 1), (3, None), (None, 1), (None, 3), (None, None)]


@pytest.mark.rule("RU-1", "CI-STRONGMAN-1")
@pytest.mark.parametrize("king", [1, 2, 3])
def test_while_one_is_asked_about_a_strongman_the_others_see_the_game_wait_for_reactions(king: int) -> None:
    game = play(stage(king, king), "name king")
    assert asks(game, king, "strongman", "pass")
    for watcher in (0, 1, 2, 3, None):
        assert game.view(watcher)["waiting"] == (king if watcher == king else "reactions")


@pytest.mark.rule("RU-1", "CI-STRONGMAN-1")
@pytest.mark.parametrize("lines", [[], ["pass"], ["pass", "gold"], ["pass", "gold", "build tavern"]], ids=str)
def test_the_assassin_cannot_tell_who_is_asked(lines: list[str]) -> None:
    one, *others = (play(stage(king, card), "name king", *lines) for king, card in ASKED)
    for other in others:
        indistinct(one, other, [0])
        if lines:
            assert (one.options(), reasons(one)) == (other.options(), reasons(other))


@pytest.mark.rule("RU-1", "CI-STRONGMAN-1")
@pytest.mark.parametrize(("first", "second", "watcher"), [(1, 2, 3), (1, 3, 2), (2, 3, 1)])
def test_nor_can_a_third_player(first: int, second: int, watcher: int) -> None:
    def make(king: int) -> Game:
        names = {king: "king", watcher: "warlord", 6 - king - watcher: "bishop"}
        return table(seat("assassin"), *(seat(names[one], hand="docks strongman" if one == king else "docks manor")
                                         for one in range(1, 4)), crown=watcher)
    one, other = play(make(first), "name king"), play(make(second), "name king")
    indistinct(one, other, [0, watcher])
    indistinct(play(one, "pass"), play(other, "pass"), [0, watcher])
    indistinct(play(one, "gold"), play(other, "gold"), [0, watcher])


@pytest.mark.rule("RU-1", "CI-STRONGMAN-1")
@pytest.mark.parametrize(("king", "card"), UNASKED)
def test_after_a_pass_nobody_can_tell_that_anybody_was_asked(king: int | None, card: int | None) -> None:
    asked, quiet = play(stage(1, 1), "name king", "pass"), play(stage(king, card), "name king")
    assert quiet.player == 0
    indistinct(asked, quiet, [0])
    assert (asked.options(), reasons(asked)) == (quiet.options(), reasons(quiet))
    indistinct(play(asked, "gold"), play(quiet, "gold"), [0])


@pytest.mark.rule("RU-1", "CI-STRONGMAN-1")
def test_a_third_player_cannot_tell_it_either() -> None:
    def make(king: bool, card: bool) -> Game:
        first = seat("king" if king else "merchant", hand="docks strongman" if card else "docks manor")
        return table(seat("assassin"), first, seat("thief", hand="temple"), seat("warlord", hand="strongman"), crown=3)
    asked = play(make(True, True), "name king", "pass")
    for king, card in ((True, False), (False, True), (False, False)):
        quiet = play(make(king, card), "name king")
        indistinct(asked, quiet, [0, 2, 3])
        indistinct(play(asked.clone(), "gold", "end"), play(quiet, "gold", "end"), [0, 2, 3])
        assert quiet.player == 2


@pytest.mark.rule("RU-1", "CI-STRONGMAN-1")
def test_before_the_murder_the_card_is_as_hidden_as_any() -> None:
    one = stage(1, 1)
    for king, card in [*ASKED, *UNASKED]:
        indistinct(one, stage(king, card), [0])


@pytest.mark.rule("RU-1", "CI-STRONGMAN-1")
@pytest.mark.parametrize("king", [1, 2, 3])
def test_whoever_is_not_asked_may_imagine_every_other_seat_in_that_place(king: int) -> None:
    game = play(stage(king, king), "name king")
    for watcher in range(4):
        found = set()
        for dream in [*dreams(game, watcher, 40), *dreams(reload(game), watcher, 5)]:
            assert dream.view(watcher) == game.view(watcher)
            assert dream.options() == game.options()
            asked = dream.player
            assert asked is not None
            assert "strongman" in hand(dream, asked)
            assert "king" in held(dream)[asked]
            found.add(asked)
        # The Assassin has shown the one character and cannot be the one who is asked.
        assert found == ({king} if watcher == king else {1, 2, 3} - {watcher})


@pytest.mark.rule("RU-1", "CI-STRONGMAN-1", "CI-ACTION-2")
def test_an_assassin_asked_in_the_own_turn_is_hidden_too() -> None:
    def make(king: int) -> Game:
        casts = {0: "assassin bishop", 1: "thief merchant", 2: "magician warlord"}
        casts[king] = casts[king].split()[0] + " king"
        return table(*(seat(casts[one], hand="docks strongman" if one == king else "docks manor") for one in range(3)),
                     players=3, crown=1)
    one, other = play(make(0), "name king"), play(make(2), "name king")
    assert (one.player, other.player) == (0, 2)
    assert one.view(0)["waiting"] == 0
    assert one.view(1)["waiting"] == one.view(None)["waiting"] == "reactions"
    indistinct(one, other, [1])
    indistinct(play(one, "pass"), play(other, "pass"), [1])
    assert {dream.player for dream in dreams(play(make(0), "name king"), 1, 50)} == {0, 2}


@pytest.mark.rule("RU-1", "CI-STRONGMAN-1")
def test_a_passed_strongman_leaves_no_word() -> None:
    game = play(stage(1, 1), "name king", "pass", "gold", "end")
    for watcher in (0, 2, 3, None):
        assert "strongman" not in values(game.view(watcher))
    for watcher in (0, 2, 3):
        assert "strongman" not in values(game.heard(watcher))
        places = {"deck" if "strongman" in deck(dream) else "hand" for dream in dreams(game, watcher, 20)}
        assert "deck" in places
        assert any("strongman" not in hand(dream, 1) for dream in dreams(game, watcher, 20))


# Acrobat


def called(holder: int | None, king: int | None = None, killed: str | None = "king") -> Game:
    """Seat 0 has had its turn and the crown; the King is called and nobody answers; this seat has the Acrobat."""
    names = {1: "merchant", 2: "bishop", 3: "warlord"} | ({king: "king"} if king else {})
    seats = [seat(names[one], hand="acrobat docks" if one == holder else "manor docks") for one in range(1, 4)]
    game = table(seat("magician", hand="temple church"), *seats, rank=3, crown=0, killed=killed)
    return play(game, "gold", "end")


@pytest.mark.rule("RU-1", "CI-ACROBAT-1")
@pytest.mark.parametrize("killed", ["king", None])
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_while_one_is_asked_about_the_acrobat_the_others_see_the_game_wait_for_reactions(
        holder: int, killed: str | None) -> None:
    game = called(holder, killed=killed)
    assert asks(game, holder, "acrobat", "pass")
    for watcher in (0, 1, 2, 3, None):
        assert game.view(watcher)["waiting"] == (holder if watcher == holder else "reactions")


@pytest.mark.rule("RU-1", "CI-ACROBAT-1", "CI-ACROBAT-2")
@pytest.mark.parametrize("king", [None, 1, 2, 3])
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_nobody_can_tell_whose_acrobat_or_king_it_is(holder: int, king: int | None) -> None:
    indistinct(called(1, None), called(holder, king), [0])


@pytest.mark.rule("RU-1", "CI-ACROBAT-1")
@pytest.mark.parametrize("killed", ["king", None])
def test_seats_that_do_not_hold_the_acrobat_cannot_tell_either(killed: str | None) -> None:
    indistinct(called(1, killed=killed), called(2, killed=killed), [0, 3])
    indistinct(called(1, killed=killed), called(3, killed=killed), [0, 2])
    indistinct(called(2, killed=killed), called(3, killed=killed), [0, 1])


@pytest.mark.rule("RU-1", "CI-ACROBAT-1")
@pytest.mark.parametrize("killed", ["king", None])
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_after_a_pass_nobody_can_tell_that_there_was_an_acrobat(holder: int, killed: str | None) -> None:
    asked, quiet = play(called(holder, killed=killed), "pass"), called(None, killed=killed)
    assert asked.player == quiet.player == 2
    watchers = [one for one in range(4) if one != holder]
    indistinct(asked, quiet, watchers)
    if holder != 2:
        assert (asked.options(), reasons(asked)) == (quiet.options(), reasons(quiet))
    indistinct(play(asked, "gold", "end"), play(quiet, "gold", "end"), watchers)


@pytest.mark.rule("RU-1", "CI-ACROBAT-1")
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_whoever_is_not_asked_may_imagine_the_acrobat_in_any_other_hand(holder: int) -> None:
    game = called(holder)
    for watcher in range(4):
        found = set()
        for dream in [*dreams(game, watcher, 40), *dreams(reload(game), watcher, 5)]:
            assert dream.view(watcher) == game.view(watcher)
            assert dream.options() == game.options()
            asked = dream.player
            assert asked is not None
            assert "acrobat" in hand(dream, asked)
            found.add(asked)
        assert found == ({holder} if watcher == holder else {0, 1, 2, 3} - {watcher})


@pytest.mark.rule("RU-1", "CI-ACROBAT-1")
def test_a_passed_acrobat_may_be_anywhere() -> None:
    game = play(called(1), "pass")
    for watcher in (0, 2, 3):
        assert "acrobat" not in values(game.view(watcher)) | values(game.heard(watcher))
        assert any("acrobat" in deck(dream) for dream in dreams(game, watcher, 20))
    assert all("acrobat" in hand(dream, 1) for dream in dreams(game, 1, 5))


# In whole games


def hunt(players: int, seed: int, moves: int = 220) -> Iterator[Game]:
    """A random game whose hands hold the reaction cards, at each moment when somebody is asked about one."""
    hands = ["strongman acrobat docks", "strongman manor", *["tavern"] * (players - 2)]
    game = Game.from_position({"edition": "circus", "seed": seed, "crown": seed % players,
                               "players": [seat(gold=2, hand=own) for own in hands]})
    dice = dice_of("hunt", players, seed)
    for _ in range(moves):
        if game.over:
            return
        options = game.options()
        if offers(game, "strongman", "acrobat"):
            yield game
            play(game, "pass" if dice.random() < 0.8 else options[0])
        else:
            wanted = [line for line in options if line.split()[0] in ("name", "gold", "pick", "discard")]
            play(game, dice.choice(wanted or options))


@pytest.mark.rule("RU-1", "CI-STRONGMAN-1", "CI-ACROBAT-1")
def test_in_whole_games_every_window_hides_who_is_asked() -> None:
    found: Counter[str] = Counter()
    for players in range(2, 8):
        for seed in range(4):
            for game in hunt(players, seed):
                (card,) = offers(game) - {"pass"}
                found[card] += 1
                assert offers(game) == {card, "pass"}
                for watcher in range(players):
                    view, heard = game.view(watcher), game.heard(watcher)
                    assert view["waiting"] == (watcher if watcher == game.player else "reactions")
                    for dream in dreams(game, watcher, 2):
                        assert (dream.view(watcher), dream.heard(watcher)) == (view, heard)
                        assert (dream.player == watcher) == (game.player == watcher)
                        assert dream.options() == game.options()
                assert game.view(None)["waiting"] == "reactions"
    assert set(found) == {"strongman", "acrobat"}


@pytest.mark.rule("RU-1", "CI-STRONGMAN-1", "CI-ACROBAT-1")
def test_a_window_never_asks_someone_without_the_card() -> None:
    for players in (3, 5):
        for game in hunt(players, seed=9):
            (card,) = offers(game) - {"pass"}
            asked = game.player
            assert asked is not None
            assert card in hand(game, asked)
