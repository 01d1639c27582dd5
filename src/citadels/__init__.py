"""Citadels: the rules, the notation, and games to play.

>>> from citadels import Game
>>> Game.new("deluxe", players=5, preset="first-game", seed=42).player in range(5)
True
"""
from citadels import _pure  # first: it decides whether the compiled engine is used
from citadels.engine.errors import BadPosition, BadRecord, BadSetup, CitadelsError, IllegalMove
from citadels.game import Game, WhyNot

__version__ = "0.2.0"  # the only place: pyproject.toml reads it here

compiled = _pure.compiled

__all__ = ["BadPosition", "BadRecord", "BadSetup", "CitadelsError", "Game", "IllegalMove", "WhyNot", "compiled"]
