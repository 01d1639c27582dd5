"""The pictures of moments: drawn in a process of their own, and kept in memory for a while."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from citadels.engine.errors import CitadelsError
from citadels.web.archive import ArchivedGame, AsyncCache
from citadels.web.request_refused import RequestRefused
from citadels.web.sharing import picture

MOST_KEPT: Final = 100          # of about 100 kB
MOST_WAITING: Final = 8


class Pictures:
    def __init__(self, run: Callable[..., Awaitable[Any]]) -> None:
        """`run` must use another process: in a thread, drawing would delay everybody's moves."""
        self._run = run
        self._drawn = AsyncCache(MOST_KEPT)
        self._waiting = 0

    async def get(self, game: ArchivedGame, step: int, seat: int | None, lang: str) -> bytes:
        """The picture as PNG. Refuses if none can be drawn here, or if too many are waiting."""
        if not picture.available():
            raise RequestRefused("no-pictures")
        key = (game.code, tuple(game.record["players"]), step, seat, lang)
        return await self._drawn.get(key, lambda: self._draw(game, step, seat, lang))

    async def _draw(self, game: ArchivedGame, step: int, seat: int | None, lang: str) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise RequestRefused("busy")
        self._waiting += 1
        try:
            drawn: bytes = await self._run(picture.picture_at, dict(game.record), step, seat, game.preset, lang)
        except CitadelsError:
            raise RequestRefused("unplayable") from None
        finally:
            self._waiting -= 1
        return drawn
