"""Objects that refer to each other in a circle, and so are not freed when nobody else refers to them any more.

Nearly everything of ours is freed without this. Libraries make some circles, and so does an exception that is kept.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

THRESHOLDS: Final = (10_000, 100, 1000)     # old objects are practically never looked at by themselves
EVERY: Final = 300.0        # seconds between two full collections, or longer, if they take long:
SHARE: Final = 1000         # at most one in so many seconds is spent on them


def prepare() -> None:
    """Never look at the objects from the start again, nor at old ones again and again: with thousands of people, that
    stops every table for a third of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


async def collect_now_and_then() -> None:
    """Free what has grown old and is not needed, until cancelled. Otherwise it would stay until the server ends."""
    took = 0.0
    while True:
        await asyncio.sleep(max(EVERY, SHARE * took))
        begun = time.perf_counter()
        gc.collect()
        took = time.perf_counter() - begun
