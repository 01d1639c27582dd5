"""The casts that a search may try: all that the rules allow, and what was asked for, nothing else."""

from __future__ import annotations

from math import comb
from random import Random
from typing import Any

import pytest

from citadels import CitadelsError, Game
from citadels.lab import casts
from citadels.lab.casts import Cast, CastRequest, resolve

UNIQUES = comb(30, 14)
FIRST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
BONUS = ["museum", "park", "quarry", "factory"]
MANY = [card for group in resolve(CastRequest("deluxe", 5, vary="uniques"))[1].open_cards for card in group][:15]


@pytest.mark.parametrize(("wish", "size"), [
    (CastRequest("deluxe", 5), 3**8 * UNIQUES),
    (CastRequest("deluxe", 5, vary="characters"), 3**8),
    (CastRequest("deluxe", 5, vary="uniques"), UNIQUES),
    (CastRequest("deluxe", 5, rank9=True, vary="characters"), 3**9),
    (CastRequest("deluxe", 5, rank9="queen", vary="characters"), 3**8),
    (CastRequest("deluxe", 5, rank9="free", vary="characters"), 3**8 * 4),
    (CastRequest("deluxe", 5, keep=["queen"], vary="characters"), 3**8),
    (CastRequest("deluxe", 3, vary="characters"), 3**8 * 2),             # a ninth is needed, but not the Queen
    (CastRequest("deluxe", 3, rank9="free", vary="characters"), 3**8 * 2),
    (CastRequest("deluxe", 8, vary="characters"), 3**9),
    (CastRequest("deluxe", 2, vary="characters"), 3**7 * 2),             # no Emperor
    (CastRequest("deluxe", 5, keep=["king", "keep"], without=["witch", "park"]), 3**6 * 2 * comb(28, 13)),
    (CastRequest("classic", 5, vary="characters"), 2**8),
    (CastRequest("classic", 5, rank9=True, vary="characters"), 2**9),
    (CastRequest("classic", 5, vary="uniques"), comb(14, 3)),
    (CastRequest("classic", 5, preset="new-neighbours", vary="uniques", keep=["park"]), comb(13, 2)),
    # Four bonus districts push one card out of a base deck of twelve, in which the Keep is there twice.
    (CastRequest("classic", 5, vary="uniques", keep=BONUS), 11),
])
def test_how_many_casts_there_are(wish: CastRequest, size: int) -> None:
    _, space = resolve(wish)
    assert space.size == size
    if size < 2_000:
        found = list(space.all())
        assert len(set(found)) == len(found) == size
        assert all(cast in space for cast in found)


@pytest.mark.parametrize("wish", [
    CastRequest("deluxe", 2), CastRequest("deluxe", 3), CastRequest("deluxe", 4, rank9="free"),
    CastRequest("deluxe", 8), CastRequest("classic", 2),
    CastRequest("classic", 8, preset="crowded-court"), CastRequest("classic", 6, keep=BONUS),
    CastRequest("deluxe", 6, preset="vicious-nobles", keep=["king", "keep"], without=["witch"], rank9="artist"),
])
def test_every_cast_can_be_played_and_a_neighbour_is_another_one(wish: CastRequest) -> None:
    _, space = resolve(wish)
    dice = Random(1)
    cast = space.sample(dice)
    for _ in range(60):
        assert cast in space
        assert set(wish.keep) <= set(cast.cards) and not set(wish.without) & set(cast.cards)
        characters, uniques = list(cast.characters), list(cast.uniques)
        game = Game.new(wish.edition, wish.players, characters=characters, uniques=uniques, seed=1)
        assert game.record()["characters"] == characters
        other = space.neighbour(cast, dice)
        assert other != cast and len(set(other.cards) ^ set(cast.cards)) <= 4
        cast = other


def test_what_is_not_in_the_space() -> None:
    first, space = resolve(CastRequest("deluxe", 5, keep=["king"], vary="characters"))
    assert first in space and first.characters == tuple(FIRST)
    assert Cast(first.characters, first.uniques[1:]) not in space
    assert Cast(first.characters[1:], first.uniques) not in space
    assert Cast((*first.characters, "queen"), first.uniques) not in space
    assert Cast(tuple(FIRST[:3] + ["emperor"] + FIRST[4:]), first.uniques) not in space
    assert Cast(first.characters, ("armory", *first.uniques[1:])) not in space


def test_the_start_is_the_preset_or_the_cast_that_is_given() -> None:
    other = Game.new("deluxe", 5, preset="vicious-nobles", seed=1).record()
    assert list(resolve(CastRequest("deluxe", 5, preset="vicious-nobles"))[0].uniques) == sorted(other["uniques"])
    given = resolve(CastRequest("deluxe", 5, characters=other["characters"]))[0]
    assert list(given.characters) == other["characters"] and "wishing-well" in given.uniques
    presets = casts.presets(CastRequest("classic", 2))
    assert set(presets) == {"base", "new-neighbours", "dark-arts", "court-and-cloister", "crowded-court"}
    assert "emperor" not in presets["court-and-cloister"].characters


def test_casts_differ_if_more_than_one_card_does() -> None:
    first, space = resolve(CastRequest("deluxe", 5))
    one = Cast(("witch", *FIRST[1:]), first.uniques)
    two = Cast(("witch", "spy", *FIRST[2:]), first.uniques)
    assert not space.far_apart(first, one) and space.far_apart(first, two)
    _, only_uniques = resolve(CastRequest("deluxe", 5, vary="uniques"))
    other = Cast(first.characters, ("armory", "basilica", *first.uniques[2:]))
    assert only_uniques.far_apart(first, other) and not space.far_apart(first, other)


@pytest.mark.parametrize(("wish", "sentence"), [
    ({"edition": "circus"}, "In the circus edition, all games have the same characters and unique districts: there is"),
    ({"edition": "common-city"}, "In the common-city edition, all games have the same characters"),
    ({"edition": "base"}, "There is no edition 'base'"),
    ({"players": 9}, "DX-SETUP-1: deluxe is for 2 to 8 players, not 9."),
    ({"preset": "random"}, "A search cannot start from a random selection"),
    ({"preset": "base"}, "There is no preset 'base' in deluxe"),
    ({"characters": FIRST[1:]}, "DX-SETUP-1: a character of rank 1 is missing."),
    ({"characters": ["joker"]}, "joker is neither a character nor a unique district of the deluxe edition."),
    ({"keep": ["manor"]}, "manor is neither a character nor a unique district of the deluxe edition."),
    ({"without": ["ballroom"]}, "ballroom is neither a character nor a unique district of the deluxe edition."),
    ({"edition": "classic", "keep": ["seer"]}, "seer is neither a character"),
    ({"keep": ["witch"], "without": ["witch"]}, "witch cannot be both kept and left out."),
    ({"keep": ["king", "emperor"]}, "king and emperor both have rank 4: only one of them can be kept."),
    ({"keep": ["queen"], "players": 4}, "queen cannot be kept: it is not used at a table of 4 here."),
    ({"rank9": True, "players": 2}, "DX-SETUP-1: in deluxe, rank 9 cannot be chosen with 2 players."),
    ({"rank9": "king"}, "DX-SETUP-1: the king does not have rank 9 in deluxe."),
    ({"without": ["assassin", "witch", "magistrate"]}, "No character of rank 1 is left for 5 players."),
    ({"vary": "uniques", "keep": ["witch"]}, "witch must be kept, but it is not in the starting selection"),
    ({"vary": "characters", "without": ["keep"]}, "keep must be left out, but it is in the starting selection"),
    ({"vary": "characters", "keep": FIRST}, "Only one cast fits your settings: there is nothing to search."),
    ({"edition": "classic", "without": ["keep"]}, "The search needs 12 unique districts, but only 10 are left."),
    ({"keep": MANY}, "15 unique districts must be kept, but there is room for only 14."),
])
def test_what_cannot_be_searched_is_refused_in_a_sentence(wish: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CitadelsError) as refused:
        resolve(CastRequest(**{"edition": "deluxe", "players": 5, **wish}))
    assert str(refused.value).startswith(sentence)
