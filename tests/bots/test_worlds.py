"""The worlds that a search imagines: possible ones only, and the likely ones more often."""

from __future__ import annotations

import pytest

from citadels import Game, bots
from citadels.bots.search import SearchBot
from citadels.bots.search.worlds import WorldSampler, beliefs, remembered_offer
from citadels.engine import position
from citadels.engine.ids import CHARACTERS
from citadels.engine.rng import Xorshift64
from citadels.engine.words import CHARACTER_IDS
from tests.asserting import present

TABLES = [("deluxe", 2), ("deluxe", 3), ("deluxe", 5), ("deluxe", 7), ("classic", 4), ("circus", 5), ("common-city", 3)]


class Snapshots(bots.Observer):
    """Clones of a game, one every so many moves."""

    def __init__(self, every: int) -> None:
        self.every = every
        self.moves = 0
        self.games: list[Game] = []

    def asking(self, game: Game, seat: int) -> None:
        if self.moves % self.every == self.every // 2:
            self.games.append(game.clone())
        self.moves += 1


def games(edition: str, players: int, every: int) -> list[Game]:
    """A game of builders, cloned at every so many moves."""
    snapshots = Snapshots(every)
    seated = [bots.make("builder", seat) for seat in range(players)]
    bots.play_game(Game.new(edition, players, seed=players), seated, snapshots)
    return snapshots.games


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_world_looks_to_its_seat_like_the_game(edition: str, players: int) -> None:
    for game in games(edition, players, 23):
        seat = game.player
        assert seat is not None
        observation = bots.Observation(game, seat)
        worlds = WorldSampler(observation, Xorshift64(5), beliefs(observation))
        known = game._knowledge(seat)
        for _ in range(3):
            assert position.view(worlds.sample(), seat, known) == game.view(seat)


def test_worlds_lean_to_what_is_likely() -> None:
    game = Game.new("deluxe", 5, preset="first-game", seed=3)
    for _ in range(5):
        game.play(game.options()[0])
    assert game.state.round.rank > 0
    me = game.player
    assert me is not None
    other = (me + 1) % 5
    seen = {game.world(me, 1, seed).players[other].characters[0] for seed in range(200)}
    assert len(seen) > 1
    wanted = min(seen)
    leaning = [1.0] * (5 * CHARACTERS)
    leaning[other * CHARACTERS + wanted] = 1000.0
    held = [game.world(me, 1, seed, leaning).players[other].characters[0] == wanted for seed in range(200)]
    assert sum(held) > 150


def test_habits_are_remembered() -> None:
    """Whoever has been the Merchant again and again is believed to be the Merchant again."""
    plain = Game.new("deluxe", 5, preset="first-game", seed=3)
    shown = plain.shown()
    assert len(shown) == 5 * CHARACTERS and not any(shown)
    rounds = games("deluxe", 5, 40)[-1]
    revealed = [event for event in rounds.events if event["event"] == "revealed"]
    counts = rounds.shown()
    for event in revealed:
        assert counts[event["seat"] * CHARACTERS + CHARACTER_IDS[present(event["character"])]] > 0
    assert sum(counts) == len(revealed)


@pytest.mark.parametrize("players", [4, 5, 7])
def test_what_others_were_offered_is_recalled_rightly(players: int) -> None:
    """In a world that is the truth, what a seat recalls is what it was really offered."""
    game = Game.new("deluxe", players, preset="first-game", seed=8)
    offered: dict[int, int] = {}
    while game.state.round.rank == 0:
        seat = game.player
        assert seat is not None
        offered[seat] = sum(1 << CHARACTER_IDS[line.split()[1]] for line in game.options())
        game.play(game.options()[0])
    mask = (1 << CHARACTERS) - 1
    for seat, characters in offered.items():
        # With seven the last one may take the card that was face down: then nobody can say which one was left.
        if players < 7:
            assert remembered_offer(game.state, seat) & mask == characters


def test_a_search_believes_what_was_passed_on() -> None:
    """The first to choose knows all that went on: whatever the others hold was among it."""
    game = Game.new("deluxe", 5, preset="first-game", crown=0, seed=4)
    passed_on = {CHARACTER_IDS[line.split()[1]] for line in game.options()[:-1]}
    for _ in range(5):
        game.play(game.options()[-1])
    observation = bots.Observation(game, 0)
    worlds = WorldSampler(observation, Xorshift64(1), beliefs(observation))
    held = {tuple(player.characters[0] for player in worlds.sample().players[1:]) for _ in range(50)}
    assert len(held) > 1
    assert all(set(characters) <= passed_on for characters in held)


def test_a_search_stops_when_nothing_can_change_any_more() -> None:
    game = Game.new("deluxe", 5, preset="first-game", crown=0, seed=4)
    search = SearchBot(1, iterations=40).search(bots.Observation(game, 0))
    assert 20 < search.iterations <= 40 and search.root.visits == search.iterations == sum(search.root.counts)
