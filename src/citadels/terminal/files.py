"""Games on disk: records and positions as JSON, written atomically."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from citadels import CitadelsError
from citadels.atomic_file import write_json
from citadels.shapes import Position, Record
from citadels.terminal.errors import UserError

# The content of a file is checked only when it becomes a game.
Unchecked = dict[str, Any]

RECORD = "citadels-record"


class SavedRecord(Record):
    """A record with what is needed to continue the game."""

    seat: int | None            # of the reader
    bots: list[str | None]      # by seat


def games_folder() -> Path:
    """Where running and finished games are kept."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return base / "citadels" / "games"


def new_game_file() -> Path:
    """A path that no game has yet."""
    stem = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = games_folder() / f"{stem}.json"
    number = 2
    while path.exists():
        path = games_folder() / f"{stem}-{number}.json"
        number += 1
    return path


def is_record(data: Unchecked) -> bool:
    return data.get("format") == RECORD


def is_game(data: object) -> bool:
    """Whether it looks like a record or a position."""
    return isinstance(data, dict) and (is_record(data) or {"edition", "players"} <= data.keys())


def read(path: Path) -> Unchecked:
    """The record or position in a file."""
    try:
        if path.exists() and not path.is_file():
            raise UserError("file-not-plain", file=str(path))
        data = json.loads(path.read_text("utf-8"))
    except UserError:  # which is a ValueError too
        raise
    except OSError as fault:
        raise UserError("file-unread", file=str(path), why=fault.strerror or str(fault)) from None
    except (ValueError, RecursionError):
        raise UserError("file-not-json", file=str(path)) from None
    if not is_game(data):
        raise UserError("file-no-game", file=str(path))
    found: Unchecked = data
    return found


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """What is wrong with the game in a file is told with the name of the file."""
    try:
        yield
    except CitadelsError as fault:
        raise UserError("file-refused", file=str(path), why=fault) from None


def read_record(path: Path) -> Unchecked:
    """The record in a file; a position is refused."""
    data = read(path)
    if not is_record(data):
        raise UserError("replay-no-record", file=str(path))
    return data


def write(path: Path, data: SavedRecord | Position) -> bool:
    """Write a game. Returns whether an older one was replaced; a file that is no game is never overwritten."""
    try:
        path = path.resolve()
        replaced = path.exists()
        if replaced:
            if not path.is_file():
                raise UserError("file-not-plain", file=str(path))
            with suppress(OSError):
                if path.stat().st_size and not ours(path):
                    raise UserError("file-foreign", file=str(path))
        write_json(path, data)
    except UserError:  # which is a ValueError too
        raise
    except (OSError, RuntimeError, ValueError) as fault:  # also for a loop of links, and a null in the name
        raise UserError("file-unwritten", file=str(path), why=reason(fault)) from None
    return replaced


def keep(path: Path, data: SavedRecord) -> None:
    """Write a game into the folder of kept games."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_json(path, data)
    except (OSError, ValueError) as fault:
        raise UserError("file-unwritten", file=str(path), why=reason(fault)) from None


def ours(path: Path) -> bool:
    try:
        return is_game(json.loads(path.read_text("utf-8")))
    except (ValueError, RecursionError):
        return False


def reason(fault: Exception) -> str:
    return (fault.strerror if isinstance(fault, OSError) else None) or str(fault)


def unfinished(newest: bool = False) -> Path | None:
    """The last unfinished game; with `newest`, only if no other game was played since."""
    try:
        found = sorted(games_folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return None
    for path in found:
        with suppress(UserError):
            data = read(path)
            if is_record(data):
                if data.get("result") is None:
                    return path
                if newest:
                    return None
    return None
