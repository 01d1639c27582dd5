"""What a test knows to be there, in a view or position where it may be missing or hidden."""

from __future__ import annotations

from typing import TypeVar

from citadels.shapes import CityItem, ViewPlayer

Value = TypeVar("Value")


def present(value: Value | None) -> Value:
    assert value is not None
    return value


def in_full(item: str | CityItem) -> CityItem:
    """A district of which there is more to say than its name."""
    assert not isinstance(item, str)
    return item


def open_hand(player: ViewPlayer) -> list[str]:
    assert isinstance(player["hand"], list)
    return player["hand"]
