"""The other players, by name: one register for the terminal, the arena and the server.

    >>> from citadels import Game, bots
    >>> game = Game.new("deluxe", 4, seed=7)
    >>> bots.play_game(game, [bots.make("random", seed) for seed in range(4)]) > 0
    True
"""

from __future__ import annotations

from citadels.bots.bot import BadBot, Bot, Fault, NoAnswer, Thought
from citadels.bots.game_loop import Observer, ask, dismiss, play_game, play_moves
from citadels.bots.observation import Observation
from citadels.bots.registry import NAMES, check, make

__all__ = [
    "NAMES", "BadBot", "Bot", "Fault", "NoAnswer", "Observation", "Observer", "Thought", "ask", "check", "dismiss",
    "make", "play_game", "play_moves",
]
