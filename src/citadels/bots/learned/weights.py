"""The file of weights: a line of JSON that says what follows, then the numbers."""

from __future__ import annotations

import json
import sys
from array import array
from functools import cache
from importlib.resources import files
from typing import Final

from citadels.bots.encoding.features import DIGEST
from citadels.bots.encoding.moves import COLUMN_NAMES, MOVE_FEATURES, SEAT
from citadels.bots.learned.network import Layer, Network

NAME: Final = "weights.bin"
LAYERS: Final = ("features", "second", "third", "promise", "fit", "win", "margin", "belief")


@cache
def network() -> Network:
    """The network that comes with the package."""
    return read(files(__package__).joinpath(NAME).read_bytes())


def read(data: bytes) -> Network:
    end = data.index(b"\n")
    head = json.loads(data[:end])
    if head["encoding"] != DIGEST:
        raise ValueError(f"the weights belong to the encoding {head['encoding']}, not to {DIGEST}")
    found: dict[str, list[int]] = {}
    at = end + 1
    for name, kind, count in head["arrays"]:
        part = array(kind)
        size = part.itemsize * count
        part.frombytes(data[at:at + size])
        if sys.byteorder == "big":
            part.byteswap()
        found[name] = part.tolist()
        at += size
    layers = {name: Layer(found[name], found[f"{name}-multipliers"], found[f"{name}-bias"]) for name in LAYERS}
    return Network(layers, move_vectors(found), found["out"], head["out_multiplier"])


def move_vectors(found: dict[str, list[int]]) -> list[int]:
    """For each move number the sum of what its features bring, and something of its own if it targets no seat."""
    width = head_width(found)
    vectors: list[int] = []
    own = 0
    for features in MOVE_FEATURES:
        total = [0] * width
        places = [("move-" + name, place) for name, place in zip(COLUMN_NAMES, features, strict=True) if place]
        if features[SEAT] == 0:
            own += 1
            places.append(("move-own", own))
        for name, place in places:
            part = found[name][place * width:(place + 1) * width]
            total = [a + b for a, b in zip(total, part, strict=True)]
        vectors += total
    return vectors


def head_width(found: dict[str, list[int]]) -> int:
    """Numbers for each move: as many as both layers that score it have together."""
    return len(found["promise-bias"]) + len(found["fit-bias"])
