"""No bot sees what is hidden: in a game and in an imagined twin of it, it chooses and thinks the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

import citadels
from citadels import Game
from citadels.bots import Bot, Observation, ask, levels, make, search
from citadels.engine.editions import EDITIONS
from tests.playing import TABLES, presets, some_game

QUICK = ("random", "builder", "learned", "easy", "normal")
ROUNDS = 16 if citadels.compiled() else 4  # of thought
DEEP = (f"search:{ROUNDS}", f"search:{ROUNDS // 2}", "hard", "master")
EXPLAINING = ("builder", "easy", "hard", "learned", "master", "random", f"search:{ROUNDS}")
HOSTS = ("builder", "random", "easy")  # they play the games that the others look at
LOOKS = 4 if citadels.compiled() else 1  # at a game, by those that think long


@pytest.fixture(autouse=True)
def short_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thought that ends by its count, long before any clock."""
    monkeypatch.setattr(levels, "BUDGETS", dict.fromkeys(levels.BUDGETS, (ROUNDS, 1e6)))
    monkeypatch.setattr(search, "ESTIMATE_ITERATIONS", ROUNDS)


def hosted(edition: str, players: int, preset: str, seed: int) -> Iterator[tuple[Game, int, int]]:
    """A game before each of its decisions, with its number and who decides; good and bad bots play it."""
    game = some_game(seed, players, preset, edition)
    hosts = [make(HOSTS[(seat + seed) % len(HOSTS)], f"{seed}/{seat}") for seat in range(players)]
    number = 0
    while not game.over:
        seat = game.player
        assert seat is not None
        yield game, number, seat
        game.play(ask(hosts[seat], game, number))
        number += 1


def twins(game: Game, seat: int, seed: int) -> list[Game]:
    """Games that the seat cannot tell from this one; the second was imagined in an imagined game."""
    return [game.imagine(seat, seed), game.imagine(seat, seed + 1).imagine(seat, seed + 2)]


def tables() -> list[tuple[str, int, str]]:
    """Every edition with every number of players, and every preset somewhere; fewer where all is slow."""
    found: list[tuple[str, int, str]] = []
    for edition, players in TABLES:
        names = presets(edition)
        found.append((edition, players, names[players % len(names)]))
        if edition != "common-city" and names[players % len(names)] != "random":
            found.append((edition, players, "random"))
    return found if citadels.compiled() else found[::5]


@pytest.mark.parametrize(("edition", "players", "preset"), tables())
def test_bots_choose_the_same_all_game_long_in_a_game_and_in_its_twins(
        edition: str, players: int, preset: str) -> None:
    # Two of each live through the same game, so that whatever they remember of it is tried as well.
    def both(name: str) -> list[tuple[Bot, Bot]]:
        return [(make(name, seat), make(name, seat)) for seat in range(players)]

    pairs = {name: both(name) for name in QUICK}
    # Whole games, but for the longest of the Common City.
    for game, number, seat in islice(hosted(edition, players, preset, players), 800):
        twin = twins(game, seat, number)[number % 2]
        for name in QUICK:
            here, there = pairs[name][seat]
            line = here.decide(Observation(game, seat))
            assert there.decide(Observation(twin, seat)) == line, (name, number, game.record())


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_bot_sees_hears_and_imagines_is_the_same_in_a_game_and_in_its_twins(edition: str) -> None:
    low, high = EDITIONS[edition].seats
    dice = random.Random(edition)
    for game, number, seat in hosted(edition, dice.randrange(low, high + 1), "random", 3):
        if dice.randrange(8 if citadels.compiled() else 25):
            continue
        here = Observation(game, seat)
        for twin in twins(game, seat, number):
            there = Observation(twin, seat)
            assert there.options == here.options and there.moves == here.moves
            assert there.view == here.view
            assert there.heard() == here.heard()
            assert there.memory() == here.memory()
            assert there.revealed_counts() == here.revealed_counts()
            # Not merely another game that looks the same: else a bot could work back from it to what is hidden.
            assert there.imagine(number).position() == here.imagine(number).position(), (number, game.record())


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_that_think_ahead_choose_the_same_in_a_game_and_in_its_twins(edition: str) -> None:
    for looks, (game, number, seat) in enumerate(now_and_then(edition, "choose")):
        name = DEEP[looks % len(DEEP)]
        line = make(name, number).decide(Observation(game, seat))
        for twin in twins(game, seat, number):
            assert make(name, number).decide(Observation(twin, seat)) == line, (name, number, game.record())


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_explain_themselves_alike_in_a_game_and_in_its_twins(edition: str) -> None:
    for looks, (game, number, seat) in enumerate(now_and_then(edition, "explain")):
        name = EXPLAINING[looks % len(EXPLAINING)]
        thoughts = make(name, number).explain(Observation(game, seat))
        for twin in twins(game, seat, number):
            assert make(name, number).explain(Observation(twin, seat)) == thoughts, (name, number, game.record())


def now_and_then(edition: str, purpose: str) -> Iterator[tuple[Game, int, int]]:
    """Some decisions of games of all sizes in which there is something to choose."""
    low, high = EDITIONS[edition].seats
    dice = random.Random(f"{edition}/{purpose}")
    for players in sorted({low, low + 1, 5, high}):
        looks = 0
        for game, number, seat in hosted(edition, players, dice.choice(presets(edition)), players + 20):
            if len(game.options()) > 1 and not dice.randrange(25):
                yield game, number, seat
                looks += 1
                if looks == LOOKS:
                    break
