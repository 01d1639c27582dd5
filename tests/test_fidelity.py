"""Copies are copies: forks, positions, records and imagined games."""
from __future__ import annotations

import itertools
import json
import random

import pytest

from citadels import Game
from citadels.engine.editions import EDITIONS
from citadels.engine.knowledge import UNKNOWN
from citadels.shapes import Position
from tests.playing import TABLES, middle_of_a_game, presets, some_game, steps

NAMES = list(EDITIONS)


def finish(game: Game, seed: int) -> Position:
    for _ in steps(game, random.Random(seed)):
        pass
    return game.position()


@pytest.mark.parametrize("seed", range(40))
def test_a_clone_plays_on_alike_and_leaves_the_original_alone(seed: int) -> None:
    game = middle_of_a_game(seed, edition=NAMES[seed % 4])
    before = game.position()
    a, b = game.clone(), game.clone()
    assert finish(a, seed) == finish(b, seed)
    assert a.events == b.events and a.record() == b.record()
    assert game.position() == before
    assert len(game.events) < len(a.events)


@pytest.mark.parametrize("seed", range(40))
def test_a_position_restores_the_game_to_the_letter(seed: int) -> None:
    game = middle_of_a_game(seed, edition=NAMES[seed % 4])
    position = game.position()
    again = Game.from_position(json.loads(json.dumps(position)))
    assert again.position() == position
    assert again.options() == game.options() and again.player == game.player
    for seat in range(len(position["players"])):
        assert again.view(seat) == game.view(seat)
        assert again.imagine(seat, 9).position() == game.imagine(seat, 9).position()
    assert finish(again, seed) == finish(game.clone(), seed)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_every_decision_of_a_game_survives_as_a_position(edition: str, players: int) -> None:
    for game in itertools.islice(steps(some_game(players, players, edition=edition), random.Random(players)), 450):
        position = game.position()
        again = Game.from_position(position)
        assert again.position() == position and again.options() == game.options()


@pytest.mark.parametrize(("edition", "preset"), [(name, preset) for name in NAMES for preset in presets(name)])
def test_a_record_replays_to_the_last_card(edition: str, preset: str) -> None:
    for players in (2, 5, 7):
        game = some_game(players, players, preset, edition)
        finish(game, 3)
        again = Game.from_record(json.loads(json.dumps(game.record())))
        assert again.position() == game.position() and again.events == game.events
        assert again.record() == game.record()


def test_a_record_may_start_from_a_position() -> None:
    game = Game.from_position(middle_of_a_game(5).position())
    finish(game, 1)
    assert Game.from_record(game.record()).position() == game.position()


# -- hidden information ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.rule("RU-1")
def test_a_seat_cannot_tell_an_imagined_game_from_the_real_one(edition: str, players: int) -> None:
    dice = random.Random(players)
    for seed in range(8):
        game = middle_of_a_game(seed * 10 + players, players, edition)
        for seat in range(players):
            other = game.imagine(seat, dice.randrange(1 << 30))
            assert other.view(seat) == game.view(seat)
            assert other.heard(seat) == game.heard(seat)
            assert other.player == game.player or game.view(seat)["waiting"] == "reactions"
            if game.player == seat:
                assert other.options() == game.options()
            check_truth(other, seat)
            assert other.playout() > 0
            # What an imagined game can be asked shows nothing of the real one.
            assert other.imagine(seat, 1).view(seat) == game.view(seat)


def test_imagined_games_differ_from_the_real_one_and_from_each_other() -> None:
    game = middle_of_a_game(11, 6)
    seat = 0 if game.player != 0 else 1
    decks = {tuple(game.imagine(seat, k).position()["deck"]) for k in range(20)}
    assert len(decks) == 20 and tuple(game.position()["deck"]) not in decks
    rngs = {tuple(game.imagine(seat, k).position()["rng"]) for k in range(20)}
    assert len(rngs) == 20 and tuple(game.position()["rng"]) not in rngs


def test_imagining_changes_nothing() -> None:
    game = middle_of_a_game(4, 5)
    before = game.position()
    for seat in range(5):
        game.imagine(seat, 7).playout()
    assert game.position() == before


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_what_a_seat_thinks_it_knows_is_true(edition: str, players: int) -> None:
    for seed in range(2):
        for game in itertools.islice(steps(some_game(seed + 50, players, edition=edition), random.Random(seed)), 500):
            for seat in range(players):
                check_truth(game, seat)


def check_truth(game: Game, seat: int) -> None:
    """Every card that the seat places lies there, and every hidden character is among its candidates."""
    known, g = game._knowledge(seat), game.state
    for other, player in enumerate(g.players):
        check_zone(known.hands[other], player.hand)
        check_zone(known.under[other], player.under)
        hidden = [c for c in player.characters if not g.round.revealed >> c & 1]
        assert len(known.held[other]) == len(hidden)
        assert any(all(mask >> c & 1 for mask, c in zip(order, hidden, strict=True))
                   for order in itertools.permutations(known.held[other]))
    check_zone(known.drawn, g.turn.drawn)
    check_zone(known.aside, g.turn.aside)
    assert len(known.deck) == len(g.deck())
    assert all(slot in (card, UNKNOWN) or slot < UNKNOWN for slot, card in zip(known.deck, g.deck(), strict=True))
    assert all(mask >> c & 1 for mask, c in zip(known.down, g.round.face_down, strict=False))
    assert all(known.open >> c & 1 for c in g.round.pool)


def check_zone(slots: list[int], cards: tuple[int, ...]) -> None:
    left = list(cards)
    assert len(slots) == len(left)
    for slot in slots:
        if slot >= 0:
            left.remove(slot)
