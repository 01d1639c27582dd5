"""Writes the weights of a checkpoint for the player that needs no torch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from citadels.bots.encoding.features import FEATURES
from citadels.bots.encoding.moves import COLUMN_NAMES
from citadels.bots.learned.network import ONE
from citadels.training.checkpoint import read_player
from citadels.training.network import PlayerNetwork, Sizes
from citadels.training.rounding import ONE_BYTE, TWO_BYTES, Arrays, Floats, add_layer, add_move_features, file_of


def loaded(folder: Path) -> PlayerNetwork:
    kept = read_player(folder, "cpu")
    first, second, third, move, critic = kept["sizes"]
    player = PlayerNetwork(Sizes(first, second, third, move, tuple(critic)))
    player.load_state_dict(kept["model"])
    return player


def export(folder: Path, path: Path) -> None:
    """The weights of the features have one byte each, so that everything fits into 4 MB; the others have two."""
    player = loaded(folder)
    found: Arrays = {}
    features = plain(player.embed)[:FEATURES]
    features[0] = 0
    add_layer(found, "features", features, plain(player.b0), ONE_BYTE, ONE)
    for name, part in (("second", player.l1), ("third", player.l2), ("promise", player.state), ("fit", player.query),
                       ("win", player.win), ("margin", player.margin), ("belief", player.belief)):
        add_layer(found, name, plain(part.weight).T, plain(part.bias), TWO_BYTES)
    for name in (*COLUMN_NAMES, "own"):
        add_move_features(found, name, plain(player.moves[f"mv_{name}"].weight))
    path.write_bytes(file_of(found, plain(player.out)))


def plain(tensor: Any) -> Floats:
    return np.array(tensor.detach().numpy(), np.float64)
