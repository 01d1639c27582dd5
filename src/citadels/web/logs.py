"""The log of the server: one JSON object in each line.

There is never a token, a cookie, a name, the code of a table or a line of a game in it. So only the kind of an
exception and the places it passed are written, not its message, which may quote what a visitor has sent.
"""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TextIO

FACTS: Final = "facts"      # the attribute of a log record with further values, by name
DEEPEST: Final = 30         # places of an exception


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": (record.getMessage().splitlines() or [""])[0],  # further lines of libraries quote values
            **getattr(record, FACTS, {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = type(record.exc_info[1]).__name__
            line["at"] = places(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def places(fault: BaseException) -> list[str]:
    """Where an exception and its cause came from: file, line and function, the innermost last."""
    found = []
    for frame in traceback.extract_tb(fault.__traceback__)[-DEEPEST:]:
        path = Path(frame.filename)
        found.append(f"{path.parent.name}/{path.name}:{frame.lineno} {frame.name}")
    if fault.__cause__ is not None:
        return [*places(fault.__cause__), f"-> {type(fault).__name__}", *found][-2 * DEEPEST:]
    return found


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send all logging of this program and its libraries to standard error, or to a stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, root.level))
    # These log every statement, and every task of a thread.
    for chatty in ("aiosqlite", "alembic", "asyncio", "sqlalchemy", "websockets"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, root.level))
