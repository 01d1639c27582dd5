"""What may be taken back without asking anybody: only what has told nobody anything."""

from __future__ import annotations

import random

import pytest

from citadels import Game
from citadels.engine.editions import EDITIONS
from citadels.web.take_back.safety import is_allowed, is_offered, is_same, told
from tests.playing import some_game
from tests.scenarios.table import seat, table

MANY = range(100, 120)      # worlds that were not looked at before
MOVES = 250


def king() -> Game:
    return table(seat("king", gold=5, hand="tavern palace", city="manor"), seat("bishop", gold=2), rank=4,
                 deck="castle church market harbor")


def after(game: Game, *lines: str) -> tuple[Game, Game]:
    before = game.clone()
    for line in lines:
        game.play(line)
    return before, game


@pytest.mark.parametrize(("lines", "may"), [
    (["gold"], True), (["income"], True), (["gold", "build tavern"], True), (["cards"], False),
    (["gold", "end"], False),
])
def test_what_shows_nothing_new_may_be_taken_back(lines: list[str], may: bool) -> None:
    game = king()
    for line in lines[:-1]:
        game.play(line)
    before, game = after(game, lines[-1])
    assert is_offered(before, game, lines[-1:], 0) is may
    assert is_allowed(before, game, lines[-1:], 0) is may


def test_which_of_the_drawn_cards_is_kept_may_be_taken_back() -> None:
    game = king()
    game.play("cards")
    before, game = after(game, "keep castle")
    assert is_allowed(before, game, ["keep castle"], 0)


def test_who_has_looked_at_cards_has_learned_something() -> None:
    game = table(seat("wizard", gold=3, hand="tavern"), seat("king", gold=2, hand="temple castle"), rank=3)
    before, game = after(game, "look 1")
    assert game.player == 0
    assert not is_offered(before, game, ["look 1"], 0)
    assert not is_allowed(before, game, ["look 1"], 0)


def test_cards_that_change_hands_are_not_taken_back() -> None:
    game = table(seat("magician", gold=3, hand="tavern"), seat("king", gold=2, hand="temple"), rank=3)
    before, game = after(game, "swap 1")
    assert not is_offered(before, game, ["swap 1"], 0)
    assert not is_allowed(before, game, ["swap 1"], 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_may_be_taken_back_would_bring_the_same_in_any_world(edition: str) -> None:
    """Others than those that were looked at: what is offered wrongly now and then is refused when it is wanted."""
    allowed = wrong = 0
    game, dice = some_game(1, edition=edition), random.Random(1)
    for _ in range(MOVES):
        seat, line = game.player, dice.choice(game.options())
        if seat is None:
            break
        before, game = after(game, line)
        offered = is_offered(before, game, [line], seat)
        if not is_allowed(before, game, [line], seat):
            wrong += offered
            continue
        allowed += 1
        assert offered
        assert (before.state.rng_x, before.state.rng_y) == (game.state.rng_x, game.state.rng_y)
        for other in range(len(game.names)):    # nobody else has heard more than a spectator
            assert other == seat or told(game, before, other) == told(game, before, -1)
        if allowed % 10 == 0:
            assert all(is_same(before.imagine(seat, world), before, game, [line], seat) for world in MANY)
    assert allowed > 50
    assert wrong < allowed / 25


@pytest.mark.parametrize(("edition", "options"), [
    ("deluxe", {}), ("circus", {"action_cards": True}), ("common-city", {}),
])
def test_whether_it_is_offered_tells_nothing(edition: str, options: dict[str, bool]) -> None:
    """In a twin that a seat cannot tell from the game, it is offered the same, unless the act tells them apart."""
    compared = 0
    game, dice = Game.new(edition, 4, seed=2, options=options), random.Random(2)
    for _ in range(MOVES):
        seat, line = game.player, dice.choice(game.options())
        if seat is None:
            break
        twin = game.imagine(seat, dice.randrange(1000))
        if line in twin.options():
            first, real = after(game.clone(), line)
            second, other = after(twin, line)
            if told(real, first, seat) == told(other, second, seat) and real.options() == other.options():
                assert is_offered(first, real, [line], seat) == is_offered(second, other, [line], seat), line
                compared += 1
        game.play(line)
    assert compared > 50
