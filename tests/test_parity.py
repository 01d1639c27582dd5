"""The compiled and the interpreted engine play the same games, and bots decide alike in both."""
from __future__ import annotations

import os
import subprocess
import sys

import pytest

import citadels

DIGEST = """
import hashlib, json, sys
import citadels
from citadels.bots import ask, make
from citadels.engine.editions import EDITIONS
from citadels.engine.words import LINES
from tests.playing import some_game, steps
import random
digest = hashlib.sha256()
for seed in range(int(sys.argv[1])):
    game = some_game(seed, edition=list(EDITIONS)[seed % 4])
    told = []
    for number, _ in enumerate(steps(game, random.Random(seed))):
        if number % 80 == 40:       # what may not be played now, and why; and the position, there and back
            told += [str(game.why_not(line)) for line in random.Random(number).sample(LINES, 60)]
            told.append(citadels.Game.from_position(game.position()).position())
    told += [game.record(), game.position(), game.events, game.scores(), game.imagine(0, seed).position()]
    digest.update(json.dumps(told, sort_keys=True).encode())
for number, (edition, name) in enumerate([(edition, name) for edition in EDITIONS for name in sys.argv[2:]]):
    game = some_game(number, edition=edition)
    while not game.over:
        game.play(ask(make(name, str(number)), game, number))
    digest.update(json.dumps(game.record(), sort_keys=True).encode())
for number, edition in enumerate(EDITIONS):      # a few decisions only: the network is slow where it is interpreted
    game = some_game(number, edition=edition)
    for move in range(34):
        name = "builder" if move % 8 else "learned" if move % 16 else "learned-search:2"
        line = ask(make(name, str(number)), game, number)
        digest.update(line.encode())
        game.play(line)
print(digest.hexdigest(), "compiled" if citadels.compiled() else "interpreted")
"""
BOTS = ["random", "easy", "builder", "search:3"]     # so many rounds, not milliseconds: the same on every machine


def digest(pure: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", DIGEST, "16", *BOTS], env={**os.environ, "CITADELS_PURE": pure},
                          capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.heavy(18)
def test_compiled_and_interpreted_games_are_the_same() -> None:
    if not citadels.compiled():
        pytest.skip("there is no compiled engine here to compare with")
    compiled, interpreted = digest("0"), digest("1")
    assert compiled[1] == "compiled" and interpreted[1] == "interpreted"
    assert compiled[0] == interpreted[0]
