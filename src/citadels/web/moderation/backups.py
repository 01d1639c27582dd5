"""Backups that the host makes at the desk. The newest few are kept in a folder of the server."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from citadels.web.backup import back_up
from citadels.web.moderation.messages import Backup
from citadels.web.request_refused import RequestRefused
from citadels.web.settings import Settings, data_folder
from citadels.web.threads import in_thread
from citadels.web.timing import now

KEPT: Final = 7
NAME: Final = re.compile(r"citadels-\d{8}-\d{6}\.backup")


class Backups:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        beside = data_folder() if settings.file is None else settings.file.parent
        self.folder: Path = settings.backups or beside / "backups"
        self._lock = asyncio.Lock()

    def listed(self) -> list[Backup]:
        """The newest first."""
        found = [file for file in self.folder.iterdir() if NAME.fullmatch(file.name)] if self.folder.is_dir() else []
        return [Backup(file.name, file.stat().st_size, file.stat().st_mtime_ns // 1_000_000)
                for file in sorted(found, reverse=True)]

    async def make(self) -> str:
        """Make a backup in a thread of its own, remove the oldest if there are too many, and return its name."""
        if self._lock.locked():
            raise RequestRefused("busy")
        async with self._lock:
            name = f"citadels-{datetime.fromtimestamp(now() / 1000, UTC):%Y%m%d-%H%M%S}.backup"
            await in_thread(self._make, name)
        return name

    def _make(self, name: str) -> None:
        self.folder.mkdir(0o700, parents=True, exist_ok=True)
        asyncio.run(back_up(self.settings, self.folder / name, lambda _table, _rows: None))
        for old in self.listed()[KEPT:]:
            (self.folder / old.name).unlink(missing_ok=True)

    def file(self, name: str) -> Path:
        if not NAME.fullmatch(name) or not (self.folder / name).is_file():
            raise RequestRefused("no-page")
        return self.folder / name
