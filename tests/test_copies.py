"""Copies of a game: what a seat knows may be taken along, and is the same as if it is worked out anew."""

from __future__ import annotations

import random

import pytest

from citadels import Game


@pytest.mark.parametrize("edition", ["deluxe", "classic", "circus", "common-city"])
def test_a_copy_that_takes_knowledge_along_plays_on_like_any_other(edition: str) -> None:
    dice = random.Random(edition)
    game = Game.new(edition, 4, seed=7)
    while not game.over:
        seat = game.player
        assert seat is not None
        if dice.randrange(20):      # to work out all that a seat knows takes long
            game.play(dice.choice(game.options()))
            continue
        taken, plain, known = game.clone(seat), game.clone(), game.view(seat)
        game.play(dice.choice(game.options()))      # a copy does not learn what comes after it
        assert taken.view(seat) == plain.view(seat) == known
        assert taken.imagine(seat, 1).position() == plain.imagine(seat, 1).position()
        line = dice.choice(taken.options())
        for copy in (taken, plain):
            copy.play(line)
        assert taken.view(seat) == plain.view(seat)
        assert taken.imagine(seat, 2).heard(seat) == plain.imagine(seat, 2).heard(seat)
