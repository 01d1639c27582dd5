"""The types of what the laboratory plays and keeps, all of it plain JSON."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from citadels.shapes import Options, Strings

Json = dict[str, Any]       # settings, plans and results: which fields they have depends on the kind of study


class Table(TypedDict):
    """Where the games of a published study are played."""

    name: str                           # such as "deluxe 5"
    edition: str
    players: int
    preset: NotRequired[str | None]
    characters: NotRequired[Strings]
    uniques: NotRequired[Strings]
    rank9: NotRequired[bool | str]
    options: NotRequired[Options]
    goal: NotRequired[int]              # districts that complete a city, as a house rule
