"""Citadels for learning programs.

    VectorGames     many games at once, in NumPy buffers
    encode          one decision as features
    move_features   what the move numbers mean
"""

from __future__ import annotations

from citadels.research.vector_games import Encoded, Observed, Stepped, VectorGames, encode, move_features

__all__ = ["Encoded", "Observed", "Stepped", "VectorGames", "encode", "move_features"]
