"""Properties that hold for whatever Hypothesis comes up with."""
from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels import BadPosition, BadRecord, BadSetup, CitadelsError, Game
from citadels.engine.editions import DELUXE, EDITIONS
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS
from tests.playing import middle_of_a_game

NAMES = list(EDITIONS)

ranks = st.tuples(*[st.sampled_from(CHARACTER_WORDS[3 * rank:3 * rank + 3]) for rank in range(9)])
uniques = st.lists(st.sampled_from([CARD_WORDS[kind] for kind in DELUXE.unique_kinds]), min_size=14, max_size=14,
                   unique=True)
junk: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12)
    | st.sampled_from(CARD_WORDS + CHARACTER_WORDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4), max_leaves=8)


@given(st.integers(2, 8), ranks, uniques, st.integers())
def test_any_lawful_selection_can_be_played_to_the_end(players: int, cast: tuple[str, ...], kinds: list[str],
                                                      seed: int) -> None:
    chosen = list(cast) if players in (3, 8) else list(cast[:8])
    if players < 5 and "queen" in chosen:
        chosen[8] = "artist"
    if players == 2 and chosen[3] == "emperor":
        chosen[3] = "king"
    game = Game.new("deluxe", players, characters=chosen, uniques=kinds, seed=seed)
    assert game.playout() > 0
    assert game.position()["characters"] == chosen


@given(st.integers(-1, 10), st.lists(st.sampled_from(CHARACTER_WORDS), max_size=10))
def test_any_other_selection_is_refused_by_a_rule(players: int, cast: list[str]) -> None:
    try:
        game = Game.new("deluxe", players, characters=cast, seed=1)
    except BadSetup as fault:
        ranks = sorted(CHARACTER_WORDS.index(name) // 3 for name in cast)
        numbers = {2: (8,), 3: (9,), 8: (9,)}.get(players, (8, 9) if 2 < players < 8 else ())
        fits = len(cast) in numbers and ranks == list(range(len(cast)))
        assert fault.rule == ("DX-SETUP-2" if fits else "DX-SETUP-1")
        assert fault.rule in str(fault)
    else:
        assert sorted(game.position()["characters"]) == sorted(cast)


@given(st.integers(0, 10_000), st.integers())
def test_imagined_positions_look_the_same(seed: int, chance: int) -> None:
    game = middle_of_a_game(seed % 500, edition=NAMES[seed % 4])
    seat = seed % len(game.names)
    assert game.imagine(seat, chance).view(seat) == game.view(seat)


FIELDS = sorted({field for name in NAMES for field in middle_of_a_game(3, 4, name).position()})


@given(st.integers(0, 30), st.dictionaries(st.sampled_from(FIELDS), junk, min_size=1, max_size=3))
def test_a_garbled_position_is_refused_by_name_or_can_be_played(seed: int, garbage: dict[str, Any]) -> None:
    position = middle_of_a_game(seed, edition=NAMES[seed % 4]).position()
    play_or_refuse({**position, **garbage})


PARTS = ["gold", "hand", "city", "characters", "seat", "character", "gathered", "built", "paid", "used", "building",
         "owed", "tokens", "hands", "deck", "groups", "held", "down", "open", "signed", "unsigned", "flower", "booths",
         "points", "card", "seller", "bid", "live", "by", "offered", "tickets"]


@given(st.integers(0, 60), st.sampled_from(["players", "turn", "stack", "known", "warrants", "threats", "draft",
                                                "auction", "lying", "killed"]),
       st.integers(0, 7), st.sampled_from(PARTS), junk)
def test_a_position_garbled_within_is_refused_by_name_or_can_be_played(seed: int, field: str, i: int, part: str,
                                                                      garbage: Any) -> None:
    position = json.loads(json.dumps(middle_of_a_game(seed, edition=NAMES[seed % 4]).position()))
    inside = position.get(field)
    if isinstance(inside, list) and inside:
        row = inside[i % len(inside)]
        if isinstance(row, dict):
            row[part] = garbage
        else:
            row[i % 3] = garbage
    elif isinstance(inside, dict):
        inside[part] = garbage
    play_or_refuse(position)


def play_or_refuse(position: Mapping[str, Any]) -> None:
    try:
        game = Game.from_position(position)
    except BadPosition as fault:
        assert str(fault).endswith(".") and ":" in str(fault)
        return
    for seat in range(len(game.names)):
        game.view(seat)
        if not game.over:
            game.imagine(seat, 1).playout()
    game.position()
    game.playout()


@given(junk)
def test_junk_is_no_position_and_no_record(value: Any) -> None:
    with pytest.raises(BadPosition):
        Game.from_position(value)
    with pytest.raises(BadRecord):
        Game.from_record(value)


@given(st.dictionaries(st.sampled_from(["edition", "players", "preset", "characters", "uniques", "rank9", "options",
                                        "crown", "seed"]), junk))
def test_new_takes_or_refuses_whatever_it_is_given(arguments: dict[str, Any]) -> None:
    try:
        Game.new(**arguments)
    except CitadelsError as fault:
        assert str(fault)
