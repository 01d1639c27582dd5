"""The log of the server: one JSON object per line.

It never contains a token, a cookie, a name, the code of a table or a line of a game. So only the type of an exception
and its traceback are written, not its message, which may quote what a visitor has sent.

Errors tend to repeat: think of a full disk, or a visitor who connects a thousand times a second. So warnings and errors
of the same kind are written once a minute, with their number.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import logging
import time
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TextIO

FACTS: Final = "facts"      # the attribute of a log record with additional values, by name
DEEPEST: Final = 30         # frames of a traceback
MINUTE: Final = 60.0
MOST_KINDS: Final = 200     # of warnings and errors that are counted


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": (record.getMessage().splitlines() or [""])[0],  # further lines, from libraries, quote values
            **getattr(record, FACTS, {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = type(record.exc_info[1]).__name__
            line["at"] = places(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def places(fault: BaseException) -> list[str]:
    """The tracebacks of an exception and its cause: file, line and function, the innermost last."""
    found = []
    for frame in traceback.extract_tb(fault.__traceback__)[-DEEPEST:]:
        path = Path(frame.filename)
        found.append(f"{path.parent.name}/{path.name}:{frame.lineno} {frame.name}")
    if fault.__cause__ is not None:
        return [*places(fault.__cause__), f"-> {type(fault).__name__}", *found][-2 * DEEPEST:]
    return found


class Repeated:
    """A kind of warning or error that was written, and how often it has been repeated since."""

    def __init__(self, record: logging.LogRecord) -> None:
        self.record = record
        self.since = time.monotonic()
        self.times = 0


class SparingHandler(logging.StreamHandler[TextIO]):
    """Writes each kind of warning or error once a minute, then how many more there were."""

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream)
        self._kinds: dict[object, Repeated] = {}

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno < logging.WARNING:
            super().emit(record)
            return
        self.tell_repeated()
        kind = kind_of(record)
        found = self._kinds.get(kind)
        if found is not None:
            found.times += 1
            found.record = record
            return
        if len(self._kinds) < MOST_KINDS:
            self._kinds[kind] = Repeated(record)
        super().emit(record)

    def tell_repeated(self, older: float = MINUTE) -> None:
        """Write the number of repetitions of each kind that was first written this many seconds ago."""
        with self.lock or contextlib.nullcontext():
            for kind, found in list(self._kinds.items()):
                if time.monotonic() - found.since < older:
                    continue
                del self._kinds[kind]
                if found.times:
                    again = copy.copy(found.record)
                    setattr(again, FACTS, {**getattr(again, FACTS, {}), "times": found.times})
                    super().emit(again)


def kind_of(record: logging.LogRecord) -> object:
    """The key of a record: two records with the same key need not both be written."""
    fault = record.exc_info[1] if record.exc_info else None
    frames = traceback.extract_tb(fault.__traceback__) if fault is not None else []
    place = (frames[-1].filename, frames[-1].lineno) if frames else None
    return record.name, record.msg, repr(getattr(record, FACTS, None)), type(fault), place


async def tell_repeated() -> None:
    """Write repetitions every minute, even if nothing else is logged, until cancelled."""
    handlers = [handler for handler in logging.getLogger().handlers if isinstance(handler, SparingHandler)]
    try:
        while True:
            await asyncio.sleep(MINUTE)
            for handler in handlers:
                handler.tell_repeated()
    finally:
        for handler in handlers:
            handler.tell_repeated(0)


def configure(level: str) -> None:
    """Send all logging of this program and its libraries to standard error."""
    handler = SparingHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, root.level))
    # These log every statement, or every task of a thread.
    for chatty in ("aiosqlite", "alembic", "asyncio", "sqlalchemy", "websockets"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, root.level))
