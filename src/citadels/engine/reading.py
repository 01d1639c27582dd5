"""Strict readers for the parts of a position: anything wrong is refused with a sentence that names the field."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from citadels.engine.errors import BadPosition, shown
from citadels.engine.state import Json
from citadels.engine.words import CARD_IDS, CHARACTER_IDS


def refuse(field: str, message: str, rule: str | None = None, **values: Any) -> BadPosition:
    return BadPosition(message, field, rule, **values)


def an_object(value: object, field: str) -> Json:
    if not isinstance(value, dict):     # asking about Mapping takes long
        if not isinstance(value, Mapping):
            raise refuse(field, "fault-no-object", value=shown(value))
        value = dict(value)
    for key in value:
        if not isinstance(key, str):
            raise refuse(field, "fault-no-text-key", value=shown(key))
    return value


def known_keys(value: Json, allowed: tuple[str, ...], field: str) -> None:
    for key in value:
        if key not in allowed:
            raise refuse(f"{field}.{key}" if field else str(key), "fault-unknown-field")


def a_list(value: object, field: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise refuse(field, "fault-no-list", value=shown(value))
    return list(value)


def a_number(value: object, field: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise refuse(field, "fault-no-number", value=shown(value))
    if not low <= value <= high:
        if high >= 1 << 30:
            raise refuse(field, "fault-below", low=shown(low), value=shown(value))
        raise refuse(field, "fault-range", low=shown(low), high=shown(high), value=shown(value))
    return value


def a_truth(value: object, field: str) -> bool:
    if not isinstance(value, bool):
        raise refuse(field, "fault-no-truth", value=shown(value))
    return value


def a_card(value: object, field: str) -> int:
    if not isinstance(value, str) or value not in CARD_IDS:
        raise refuse(field, "fault-no-card", value=shown(value))
    return CARD_IDS[value]


def some_cards(value: object, field: str) -> list[int]:
    items = a_list(value, field)
    return [a_card(items[i], f"{field}[{i}]") for i in range(len(items))]


def a_character(value: object, field: str) -> int:
    if not isinstance(value, str) or value not in CHARACTER_IDS:
        raise refuse(field, "fault-no-character", value=shown(value))
    return CHARACTER_IDS[value]


def some_characters(value: object, field: str) -> list[int]:
    items = a_list(value, field)
    return [a_character(items[i], f"{field}[{i}]") for i in range(len(items))]


def copied(value: Any) -> Any:
    """A deep copy of plain JSON."""
    if isinstance(value, (str, int)) or value is None:  # most are, and asking about Mapping takes long
        return value
    if isinstance(value, dict):
        return {key: copied(value[key]) for key in value}
    if isinstance(value, (list, tuple)):
        return [copied(item) for item in value]
    if isinstance(value, Mapping):
        return copied(dict(value))
    return value


def usual_names(seats: int) -> list[str]:
    return [f"Player {seat}" for seat in range(seats)]
