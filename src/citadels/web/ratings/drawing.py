"""Who plays whom in a tournament, and what a place is worth. This module does not use the database."""

from __future__ import annotations

from collections.abc import Sequence
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
    number, step = 0, 1
    for one in ranked:
        while len(found[number]) >= sizes[number]:      # skip full tables
            number, step = _next(number, step, len(sizes))
        found[number].append(one)
        number, step = _next(number, step, len(sizes))
    return found


def _next(number: int, step: int, count: int) -> tuple[int, int]:
    """The next table; the last one at either end comes twice."""
    if 0 <= number + step < count:
        return number + step, step
    return number, -step


def swiss(ranked: Sequence[Somebody], seats: int) -> list[list[Somebody]]:
    """Tables of similar strength: the best together, then the next."""
    found, first = [], 0
    for size in table_sizes(len(ranked), seats):
        found.append(list(ranked[first:first + size]))
        first += size
    return found


def points(places: Sequence[int]) -> list[float]:
    """One point for everybody who is behind; ties share the points of their places."""
    return [sum((other > place) + (other == place) / 2 for other in places) - 0.5 for place in places]
