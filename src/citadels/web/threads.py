"""Long work in the background."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

Value = TypeVar("Value")
HAS_THREADS: Final = sys.platform != "emscripten"   # a browser has none


def start_task(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> None:
    """Begin something, and keep its task in this set until it is done."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def in_thread(work: Callable[..., Value], *args: object) -> Value:
    """Do this in another thread, or, if there are none, after what is already waiting."""
    if HAS_THREADS:
        return await asyncio.to_thread(work, *args)
    await asyncio.sleep(0)
    return work(*args)
