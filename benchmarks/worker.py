"""Measures one thing at a time in its own process, on request of benchmarks/engine.py.

A request is a line of JSON on stdin, {"row": name, "seconds": s, "round": n}; the answer is a line on stdout. Between
requests the process sleeps, so that several of them can take turns on one core.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

Row = Callable[[float, int], dict[str, float]]

PRESETS = (
    "first-game", "ambitious-aristocrats", "cunning-agents", "illustrious-emissaries", "devious-dignitaries",
    "tenacious-delegates", "vicious-nobles", "random",
)
PLAYERS = (4, 5, 6, 8)
OTHER_EDITIONS = ("classic", "circus", "common-city")
BATCH = 200  # calls between two looks at the clock, for things that take a microsecond


def whole_games(play: Callable[[int], tuple[int, int]]) -> Row:
    """Whole games, including setup, until the time is up; `play` returns a game's decisions and chance nodes."""

    def measure(seconds: float, turn: int) -> dict[str, float]:
        decisions = chances = games = 0
        seed = 1 + 100_000 * turn
        cpu, start = time.process_time(), time.perf_counter()
        wall = 0.0
        while wall < seconds:
            made, chanced = play(seed + games)
            decisions += made
            chances += chanced
            games += 1
            wall = time.perf_counter() - start
        return {
            "wall": wall, "cpu": time.process_time() - cpu, "games": games, "decisions": decisions, "chances": chances
        }

    return measure


def single_calls(calls: list[Callable[[], object]]) -> Row:
    """Time per call, with several positions in turn, because a single one could be unusual."""

    def measure(seconds: float, turn: int) -> dict[str, float]:
        done = 0
        cpu, start = time.process_time(), time.perf_counter()
        wall = 0.0
        while wall < seconds:
            for call in calls:
                for _ in range(BATCH):
                    call()
            done += BATCH * len(calls)
            wall = time.perf_counter() - start
        return {"wall": wall, "cpu": time.process_time() - cpu, "calls": done}

    return measure


def citadels_rows() -> tuple[dict[str, Row], dict[str, Any]]:
    import citadels
    from citadels import Game

    def new(players: int, seed: int) -> Game:
        return Game.new("deluxe", players=players, preset=PRESETS[seed % len(PRESETS)], seed=seed)

    def inside(players: int) -> Row:
        return whole_games(lambda seed: (new(players, seed).playout(), 0))

    def other_edition(edition: str) -> Row:
        """The base game of another edition with four players."""
        return whole_games(lambda seed: (Game.new(edition, players=4, seed=seed).playout(), 0))

    def advance(game: Game, rng: random.Random, most: int) -> int:
        """Random play from outside, with one call to list the moves and one to make a move; returns their number."""
        made = 0
        while made < most and not game.over:
            moves = game.legal_actions()
            game.apply(moves[int(rng.random() * len(moves))])
            made += 1
        return made

    def outside(players: int) -> Row:
        return whole_games(lambda seed: (advance(new(players, seed), random.Random(seed), sys.maxsize), 0))

    def halfway(seed: int) -> Game:
        game = new(6, seed)
        length = advance(game, random.Random(seed), sys.maxsize)
        game = new(6, seed)
        advance(game, random.Random(seed), length // 2)
        return game

    middles = [halfway(seed) for seed in range(1, 1 + len(PRESETS))]
    positions = [game.position() for game in middles]
    rows = {f"playout {players}": inside(players) for players in PLAYERS}
    for edition in OTHER_EDITIONS:
        rows[f"{edition} 4"] = other_edition(edition)
    rows["outside 5"] = outside(5)
    rows["new 6"] = single_calls([partial(new, 6, seed) for seed in range(1, 1 + len(PRESETS))])
    rows["clone 6"] = single_calls([game.clone for game in middles])
    rows["load 6"] = single_calls([partial(Game.from_position, position) for position in positions])
    return rows, {"compiled": citadels.compiled()}


def catanatron_rows() -> tuple[dict[str, Row], dict[str, Any]]:
    from importlib.metadata import version

    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    def new(seed: int) -> Any:
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        return Game([RandomPlayer(colour) for colour in colours], seed=seed)

    def play(seed: int) -> tuple[int, int]:
        game = new(seed)
        ticks = 0  # one tick is one player choosing one of the playable actions
        while game.winning_color() is None:
            game.play_tick()
            ticks += 1
        return ticks, 0

    def halfway(seed: int) -> Any:
        length, _ = play(seed)
        game = new(seed)
        for _ in range(length // 2):
            game.play_tick()
        return game

    rows = {
        "catanatron 4": whole_games(play),
        "catanatron clone": single_calls([halfway(seed).copy for seed in range(1, 5)]),
    }
    return rows, {"catanatron": version("catanatron")}


def open_spiel_rows() -> tuple[dict[str, Row], dict[str, Any]]:
    from importlib.metadata import version

    import pyspiel

    def advance(state: Any, rng: random.Random, most: int) -> tuple[int, int]:
        """Random play; chance nodes are sampled in between and counted separately."""
        made = chances = 0
        while made < most and not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, weights)[0])
                chances += 1
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(rng.random() * len(moves))])
                made += 1
        return made, chances

    def rows_of(name: str) -> dict[str, Row]:
        game = pyspiel.load_game(name)

        def play(seed: int) -> tuple[int, int]:
            return advance(game.new_initial_state(), random.Random(seed), sys.maxsize)

        def halfway(seed: int) -> Any:
            state = game.new_initial_state()
            advance(state, random.Random(seed), play(seed)[0] // 2)
            return state

        clones = single_calls([halfway(seed).clone for seed in range(1, 5)])
        return {f"open_spiel {name}": whole_games(play), f"open_spiel {name} clone": clones}

    return {**rows_of("gin_rummy"), **rows_of("hearts")}, {"open_spiel": version("open_spiel")}


SUBJECTS = {"citadels": citadels_rows, "catanatron": catanatron_rows, "open_spiel": open_spiel_rows}


def main() -> None:
    rows, facts = SUBJECTS[sys.argv[1]]()
    print(json.dumps({"rows": list(rows), **facts}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(rows[request["row"]](request["seconds"], request["round"])), flush=True)


if __name__ == "__main__":
    main()
