"""The order in which tests run, so that no process waits for another at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def dealt(items: Sequence[Item], seconds: Callable[[Item], float], processes: int) -> list[Item]:
    """Each process of `--dist worksteal` first gets an equal part of this list, and later what others have not begun.
    What takes long comes first in each part, the longest in different ones."""
    heavy = sorted((item for item in items if seconds(item)), key=seconds, reverse=True)
    rest = [item for item in items if not seconds(item)]
    found: list[Item] = []
    for process in range(processes):
        share = heavy[process::processes]
        count = max(0, (len(items) - len(found)) // (processes - process) - len(share))
        found += [*share, *rest[:count]]
        del rest[:count]
    return [*found, *rest]
