"""The other players, by name: one register for the terminal, the arena and whoever hosts a game.

    >>> from citadels import Game, bots
    >>> game = Game.new("deluxe", 4, seed=7)
    >>> bots.play_on(game, [bots.make("random", seed) for seed in range(4)]) > 0
    True
"""

from __future__ import annotations

from citadels.bots.bot import BadBot, Bot, Fault, NoAnswer, Thought
from citadels.bots.register import NAMES, check, make
from citadels.bots.sight import Sight
from citadels.bots.table import ask, dismiss, play_on

__all__ = [
    "NAMES", "BadBot", "Bot", "Fault", "NoAnswer", "Sight", "Thought", "ask", "check", "dismiss", "make", "play_on",
]
