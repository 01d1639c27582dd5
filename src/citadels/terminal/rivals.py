"""Who plays the other seats: bots by name, from a command line or a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from citadels.bots import BadBot, check
from citadels.terminal.files import Trouble

Json = Mapping[str, Any]

LEVELS: Final = ("easy", "normal", "hard")
LEVEL: Final = "normal"
OUTSIDE: Final = ("program", "python")  # kinds that run what somebody else has written


def named(lang: str, given: str) -> list[str]:
    """The bots of a command line. Raises Trouble."""
    names = [name.strip() for name in given.split(",")]
    try:
        for name in dict.fromkeys(names):
            check(name)
    except BadBot as fault:
        raise Trouble(lang, fault.message, **fault.values) from None
    return names


def seated(lang: str, names: Sequence[str], seats: int, seat: int | None) -> list[str]:
    """One bot for all seats but the reader's, or one for each of them; "" for the reader. Raises Trouble."""
    others = [other for other in range(seats) if other != seat]
    if len(names) not in (1, len(others)):
        raise Trouble(lang, "bots-number", named=len(names), bots=len(others))
    found = dict(zip(others, list(names) * len(others) if len(names) == 1 else names, strict=False))
    return [found.get(other, "") for other in range(seats)]


def kept(data: Json, seats: int) -> tuple[list[str], list[str]]:
    """The bots of a record by seat, "" where it names none that can be had; and those that are left out.

    A file never says which programs are run: it may come from anywhere.
    """
    names = data.get("bots")
    if not isinstance(names, list) or len(names) != seats:
        return [""] * seats, []
    found = [name if isinstance(name, str) else "" for name in names]
    left_out = [name for name in dict.fromkeys(found) if name and not harmless(name)]
    return ["" if name in left_out else name for name in found], left_out


def harmless(name: str) -> bool:
    if name.partition(":")[0] in OUTSIDE:
        return False
    try:
        check(name)
    except BadBot:
        return False
    return True


def filled(names: Sequence[str], seat: int | None, usual: str = LEVEL) -> list[str]:
    """A bot for every seat but the reader's, the usual one where none is named."""
    return ["" if other == seat else name or usual for other, name in enumerate(names)]


def common(names: Sequence[str]) -> str:
    """What all bots are; "" if they are not alike, or there are none."""
    kinds = {name for name in names if name}
    return kinds.pop() if len(kinds) == 1 else ""
