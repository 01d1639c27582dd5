"""Weights as whole numbers, as `citadels.bots.learned` reads them."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citadels.bots.encoding.features import DIGEST
from citadels.bots.learned.network import ONE, SCORE_SHIFT, SHIFT

CODES = {1: "b", 2: "h", 8: "q"}        # of the standard library's `array`
ONE_BYTE, TWO_BYTES = 127, 32767        # the largest weight
Arrays = dict[str, NDArray[Any]]
Floats = NDArray[np.float64]


def add_layer(found: Arrays, name: str, weights: Floats, bias: Floats, most: int, unit: int = 1) -> None:
    """A layer: each column with its own step, so that its largest weight becomes `most`.

    `unit` is ONE where the inputs are features, which count as 1, and 1 where they are in units of ONE already.
    """
    steps = np.maximum(np.abs(weights).max(0), 1e-6) / most
    found[name] = np.rint(weights / steps).astype("<i1" if most == ONE_BYTE else "<i2")
    found[f"{name}-multipliers"] = np.rint(steps * unit * 2 ** SHIFT).astype("<i8")
    found[f"{name}-bias"] = np.rint(bias * ONE * 2 ** SHIFT).astype("<i8")


def add_move_features(found: Arrays, name: str, vectors: Floats) -> None:
    found[f"move-{name}"] = np.rint(vectors * ONE).astype("<i2")


def file_of(found: Arrays, out: Floats) -> bytes:
    """The whole file; `out` is the vector that turns an option's promise into a score."""
    step = np.abs(out).max() / TWO_BYTES
    parts = {**found, "out": np.rint(out / step).astype("<i2")}
    head = {"encoding": DIGEST, "out_multiplier": round(float(step) * ONE * 2 ** SCORE_SHIFT),
            "arrays": [[name, CODES[part.itemsize], part.size] for name, part in parts.items()]}
    return json.dumps(head).encode() + b"\n" + b"".join(part.tobytes() for part in parts.values())
