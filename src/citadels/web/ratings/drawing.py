"""Who plays with whom in a tournament, and what a place is worth. Nothing here knows a database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Somebody = TypeVar("Somebody")


def table_sizes(count: int, seats: int) -> list[int]:
    """How many people sit at each table: as few tables as possible, as even as possible."""
    tables = -(-count // seats)
    return [count // tables + (number < count % tables) for number in range(tables)]


def snake(ranked: Sequence[Somebody], seats: int) -> list[list[Somebody]]:
    """Tables of equal strength: the best are spread over all of them, to and fro."""
    sizes = table_sizes(len(ranked), seats)
    found: list[list[Somebody]] = [[] for _ in sizes]
    number, step = 0, 1
    for one in ranked:
        while len(found[number]) >= sizes[number]:      # the tables that are full are passed over
            number, step = _next(number, step, len(sizes))
        found[number].append(one)
        number, step = _next(number, step, len(sizes))
    return found


def _next(number: int, step: int, count: int) -> tuple[int, int]:
    """The next table; at either end it is taken twice."""
    if 0 <= number + step < count:
        return number + step, step
    return number, -step


def swiss(ranked: Sequence[Somebody], seats: int) -> list[list[Somebody]]:
    """Tables of people who stand alike: the best together, then the next."""
    found, first = [], 0
    for size in table_sizes(len(ranked), seats):
        found.append(list(ranked[first:first + size]))
        first += size
    return found


def points(places: Sequence[int]) -> list[float]:
    """One for everybody who is behind; equals share what their places are worth together."""
    return [sum((other > place) + (other == place) / 2 for other in places) - 0.5 for place in places]
