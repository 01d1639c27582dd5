"""The bots of the other seats, by name, from the command line or a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.bots import BadBot, check
from citadels.terminal.errors import UserError
from citadels.terminal.files import Unchecked

LEVELS: Final = ("easy", "normal", "hard", "master")
DEFAULT_LEVEL: Final = "normal"
EXTERNAL: Final = ("program", "python")  # kinds that run code from outside the package


def parse_bots(given: str) -> list[str]:
    """The bots given on the command line. Raises BadBot."""
    names = [name.strip() for name in given.split(",")]
    for name in dict.fromkeys(names):
        check(name)
    return names


def seat_bots(names: Sequence[str], seats: int, seat: int | None) -> list[str]:
    """The bots by seat, "" for the reader, from one name for all or one for each. Raises UserError."""
    others = [other for other in range(seats) if other != seat]
    if len(names) not in (1, len(others)):
        raise UserError("bots-number", named=len(names), bots=len(others))
    found = dict(zip(others, list(names) * len(others) if len(names) == 1 else names, strict=False))
    return [found.get(other, "") for other in range(seats)]


def saved_bots(data: Unchecked, seats: int) -> tuple[list[str], list[str]]:
    """The bots of a record by seat, "" if it names none that can be used; and those that are left out.

    A file may come from anywhere, so it never decides which programs are run.
    """
    names = data.get("bots")
    if not isinstance(names, list) or len(names) != seats:
        return [""] * seats, []
    found = [name if isinstance(name, str) else "" for name in names]
    left_out = [name for name in dict.fromkeys(found) if name and not is_safe(name)]
    return ["" if name in left_out else name for name in found], left_out


def is_safe(name: str) -> bool:
    if name.partition(":")[0] in EXTERNAL:
        return False
    try:
        check(name)
    except BadBot:
        return False
    return True


def fill_seats(names: Sequence[str], seat: int | None, usual: str = DEFAULT_LEVEL) -> list[str]:
    """A bot for every seat but the reader's; the usual one if none is named."""
    return ["" if other == seat else name or usual for other, name in enumerate(names)]


def shared_level(names: Sequence[str]) -> str:
    """The name shared by all bots; "" if they differ or there are none."""
    kinds = {name for name in names if name}
    return kinds.pop() if len(kinds) == 1 else ""
