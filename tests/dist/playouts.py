"""Fixed games of every edition, played by an installed package: the same on every system, compiled and interpreted.

    python playouts.py [compiled|interpreted]

Prints their hash and which engine ran; fails if either is not what was expected. It needs nothing but the package, so
that cibuildwheel can run it on every system. A difference is a change of the rules, of the course of chance or of a
bot, to be explained in the change that makes it; what it prints is then the new `EXPECTED`.
"""

import hashlib
import json
import sys
from typing import Final

import citadels
from citadels.bots import ask, make, play_game

EXPECTED: Final = "9d71ddbbb2ab1f98f2f4ef4434fd1f1b"
TABLES: Final = (("deluxe", 2), ("deluxe", 4), ("deluxe", 7), ("classic", 5), ("circus", 4), ("common-city", 3))
BOTS: Final = ("random", "builder", "easy")
SLOW: Final = ("search:3", "learned", "learned-search:2")     # by rounds, not milliseconds: the same on every machine


def digest() -> str:
    found = hashlib.sha256()
    for edition, players in TABLES:
        game = citadels.Game.new(edition, players, seed=players)
        for name in SLOW:
            game.play(ask(make(name, 1), game, 0))
        play_game(game, [make(BOTS[seat % len(BOTS)], seat) for seat in range(players)])
        told = [game.record(), game.scores(), game.events, game.imagine(0, seed=1).position()]
        found.update(json.dumps(told, sort_keys=True).encode())
    return found.hexdigest()[:32]


def main() -> int:
    found, engine = digest(), "compiled" if citadels.compiled() else "interpreted"
    print(found, engine)
    return 0 if found == EXPECTED and sys.argv[1:] in ([], [engine]) else 1


if __name__ == "__main__":
    sys.exit(main())
