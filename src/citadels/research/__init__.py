"""Citadels for learning programs.

    VectorGames     many games at once, in NumPy buffers
    encode          one decision as features
    move_features   what the move numbers mean
    action_line     the line of notation of an action, and line_action back
    aec_env         an environment of PettingZoo
    gym_env         an environment of Gymnasium
    openspiel       a module that registers a game of OpenSpiel
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citadels.research.adapter import action_line, line_action
from citadels.research.vector_games import Encoded, Observed, Stepped, VectorGames, encode, move_features

if TYPE_CHECKING:
    from citadels.research.aec import aec_env as aec_env
    from citadels.research.gym import gym_env as gym_env

__all__ = [
    "Encoded", "Observed", "Stepped", "VectorGames", "action_line", "encode", "line_action", "move_features",
]


def __getattr__(name: str) -> Any:
    """The environments, whose libraries are imported only on request."""
    if name == "aec_env":
        from citadels.research.aec import aec_env
        return aec_env
    if name == "gym_env":
        from citadels.research.gym import gym_env
        return gym_env
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
