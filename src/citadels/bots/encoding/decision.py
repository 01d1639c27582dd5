"""One decision of one game as numbers, for a player that decides only now and then."""
from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.bytes_writer import BytesWriter
from citadels.bots.encoding.encoder import Encoder
from citadels.bots.encoding.moves import put_moves
from citadels.engine.words import LINE

if TYPE_CHECKING:
    from citadels.bots.observation import Observation


def encoded(observation: Observation) -> tuple[bytes, bytes, list[str]]:
    """One decision: its features and its options, two bytes each, and the options as lines in the same order."""
    obs = observation.for_encoder()
    moves = sorted(observation.moves) if obs.decider == observation.seat else []
    features, options = BytesWriter(), BytesWriter()
    Encoder(obs.setup).encode(obs, features)
    put_moves(moves, obs.seat, obs.seats, options)
    return features.getvalue(), options.getvalue(), [LINE[move] for move in moves]
