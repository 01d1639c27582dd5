"""The file of weights: a line of JSON that says what follows, then the numbers."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, cast

from citadels import compiled
from citadels.bots.encoding.features import DIGEST
from citadels.bots.learned.move_vectors import MoveVectors
from citadels.bots.learned.network import LAYERS, Layer, Network

NAME: Final = "weights.bin"


@cache
def network() -> Network:
    """The network that comes with the package."""
    return read(files(__package__).joinpath(NAME).read_bytes())


def read(data: bytes) -> Network:
    found, out_multiplier = arrays(data)
    if not compiled():
        from citadels.bots.learned.interpreted import InterpretedNetwork

        return cast(Network, InterpretedNetwork(found, out_multiplier))
    return compiled_network(found, out_multiplier)


def compiled_network(found: Mapping[str, array[int]], out_multiplier: int) -> Network:
    layers = {name: Layer(*(found[name + part].tolist() for part in ("", "-multipliers", "-bias"))) for name in LAYERS}
    return Network(layers, MoveVectors(found).all(), found["out"].tolist(), out_multiplier)


def arrays(data: bytes) -> tuple[dict[str, array[int]], int]:
    """The arrays of the file by name, and the multiplier of scores."""
    end = data.index(b"\n")
    head = json.loads(data[:end])
    if head["encoding"] != DIGEST:
        raise ValueError(f"the weights belong to the encoding {head['encoding']}, not to {DIGEST}")
    found: dict[str, array[int]] = {}
    at = end + 1
    for name, kind, count in head["arrays"]:
        part: array[int] = array(kind)
        size = part.itemsize * count
        part.frombytes(data[at:at + size])
        if sys.byteorder == "big":
            part.byteswap()
        found[name] = part
        at += size
    return found, head["out_multiplier"]
