"""What the network expects: chances that add up, and nothing that the seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import citadels
from citadels import Game
from citadels.bots import Observation, make
from citadels.bots.learned.expectations import Expectation, Guess, drawn, expectations
from citadels.engine.editions import EDITIONS
from tests.playing import some_game

LOOKS = 12 if citadels.compiled() else 2  # at a game


def looked_at(edition: str, players: int) -> Iterator[Game]:
    """A game at some of its decisions, secret ones too."""
    dice = random.Random(f"{edition}/{players}")
    game = some_game(players, players, edition=edition)
    looks = 0
    while not game.over and looks < LOOKS:
        if not dice.randrange(9):
            looks += 1
            yield game
        game.play(dice.choice(game.options()))
    assert looks


@pytest.mark.parametrize("edition", EDITIONS)
def test_chances_add_up_and_guesses_fit_what_the_seat_knows(edition: str) -> None:
    for players in sorted({EDITIONS[edition].seats[0], 3, 5, EDITIONS[edition].seats[1]}):
        for game in looked_at(edition, players):
            truth = [player["characters"] for player in game.position()["players"]]
            for seat in range(players):
                found = expectations(Observation(game, seat))
                assert len(found.win) == players and sum(found.win) == pytest.approx(1)
                assert not found.holders[seat]
                shown = [player["characters"] for player in game.view(seat)["players"]]
                for other, likely in enumerate(found.holders):
                    if other == seat or edition == "common-city":
                        assert not likely
                        continue
                    hidden = len(truth[other]) - sum(character is not None for character in shown[other])
                    chances = [guess.chance for guess in likely]
                    assert sum(chances) == pytest.approx(hidden) and chances == sorted(chances, reverse=True)
                    # What is really there must be among what may be there.
                    assert len({guess.character for guess in likely} & set(truth[other])) >= hidden


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_expected_is_the_same_in_a_game_and_in_its_twins(edition: str) -> None:
    for players in sorted({EDITIONS[edition].seats[0], 3, 6}):
        for number, game in enumerate(looked_at(edition, players)):
            for seat in range(players):
                found = expectations(Observation(game, seat))
                assert expectations(Observation(game.imagine(seat, number), seat)) == found, (seat, game.record())


def test_who_is_about_to_win_is_expected_to() -> None:
    seven = ["manor", "castle", "palace", "temple", "church", "tavern", "market"]
    game = Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 8, "players": [
        {"gold": 9, "hand": ["docks"], "characters": ["warlord"], "city": [*seven[:6], "fortress"]},
        {"characters": ["king"]}, {"characters": ["thief"]}, {"characters": ["bishop"]}]})
    assert max(expectations(Observation(game, 0)).win) == expectations(Observation(game, 0)).win[0]


def test_draws_of_two_without_replacement_are_counted() -> None:
    found = drawn({1: 0.5, 2: 0.25, 3: 0.25}, 2)
    assert found[1] == pytest.approx(0.5 + 2 * 0.25 * 0.5 / 0.75) and sum(found.values()) == pytest.approx(2)
    assert drawn({1: 0.2, 2: 0.6}, 1) == pytest.approx({1: 0.25, 2: 0.75})
    assert drawn({4: 0.0, 5: 0.1}, 2) == {4: 1.0, 5: 1.0}


def test_a_search_knows_the_own_chance_better() -> None:
    found = Expectation([0.2, 0.6, 0.2], [[], [], []]).knowing(0, 0.6)
    assert found.win == pytest.approx([0.6, 0.3, 0.1])
    assert Expectation([1.0, 0.0, 0.0], [[], [], []]).knowing(0, 0.8).win == pytest.approx([0.8, 0.1, 0.1])


def test_only_guesses_that_say_something_are_told() -> None:
    sure, likely, vague = Guess("king", 1.0), Guess("bishop", 0.4), Guess("thief", 0.2)
    holders = [[], [sure], [likely, Guess("spy", 0.35), Guess("seer", 0.25)], [vague, *[Guess("x", 0.1)] * 8]]
    assert Expectation([0.25] * 4, holders).best_guesses() == [(1, sure), (2, likely)]
    crowd = Expectation([0.125] * 8, [[], *[[Guess("king", chance), Guess("spy", 1 - chance)]
                                            for chance in (0.5, 0.9, 0.6, 0.8, 0.7, 0.55, 0.65)]])
    assert [seat for seat, _ in crowd.best_guesses()] == [2, 4, 5, 7]
    two = Expectation([0.5, 0.5], [[], [Guess("king", 0.9), Guess("spy", 0.8), Guess("seer", 0.3)]])
    assert [guess.character for _, guess in two.best_guesses()] == ["king", "spy"]


def test_the_bot_that_has_learned_gives_its_favorite_the_chance_it_expects() -> None:
    game = some_game(4, 4)
    assert game.player is not None
    observation = Observation(game, game.player)
    first, *rest = make("learned").explain(observation)
    assert first.win == expectations(observation).win[game.player]
    assert rest and all(thought.win is None for thought in rest)
