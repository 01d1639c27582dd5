"""Who plays whom in a tournament, and what a place is worth. This module does not use the database."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from typing import TypeVar

Somebody = TypeVar("Somebody")


def table_sizes(count: int, seats: int) -> list[int]:
    """How many people sit at each table: as few tables as possible, as evenly as possible."""
    tables = -(-count // seats)
    return [count // tables + (number < count % tables) for number in range(tables)]


def snake(ranked: Sequence[Somebody], seats: int) -> list[list[Somebody]]:
    """Tables of equal strength: the ranking is dealt over them back and forth."""
    sizes = table_sizes(len(ranked), seats)
    found: list[list[Somebody]] = [[] for _ in sizes]
    numbers = range(len(sizes))
    turns = cycle([*numbers, *reversed(numbers)])
    for one in ranked:
        number = next(number for number in turns if len(found[number]) < sizes[number])     # skips full tables
        found[number].append(one)
    return found


def swiss(ranked: Sequence[Somebody], seats: int) -> list[list[Somebody]]:
    """Tables of similar strength: the best together, then the next."""
    rest = iter(ranked)
    return [list(islice(rest, size)) for size in table_sizes(len(ranked), seats)]


def points(places: Sequence[int]) -> list[float]:
    """One point for everybody who is behind; ties share the points of their places."""
    return [sum((other > place) + (other == place) / 2 for other in places) - 0.5 for place in places]
