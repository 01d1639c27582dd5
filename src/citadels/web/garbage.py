"""When the garbage collector runs, which frees objects in reference cycles.

Nearly all of our objects are freed without it. Libraries create some cycles, and so does an exception that is kept.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

THRESHOLDS: Final = (10_000, 100, 1000)     # the oldest generation is practically never collected automatically
EVERY: Final = 300.0        # seconds between two full collections, or more if they take long:
SHARE: Final = 1000         # at most this fraction of the time is spent on them


def prepare() -> None:
    """Exempt the objects from startup, and avoid frequent full collections: with thousands of people, each stops every
    table for a third of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


async def collect_now_and_then() -> None:
    """Run a full collection every few minutes, until cancelled."""
    took = 0.0
    while True:
        await asyncio.sleep(max(EVERY, SHARE * took))
        begun = time.perf_counter()
        gc.collect()
        took = time.perf_counter() - begun
