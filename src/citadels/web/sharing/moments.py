"""What is asked about a moment of a finished game, of a server or of the engine in a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from citadels.engine.errors import CitadelsError
from citadels.web.archive import Archive, ArchivedGame
from citadels.web.http_messages import Finished, Step
from citadels.web.refusal import Refusal
from citadels.web.sharing import sight
from citadels.web.sharing.messages import Place
from citadels.web.sharing.notation import notation

Json = dict[str, Any]
Value = TypeVar("Value")


async def asked(archive: Archive, work: Callable[..., Value], *args: Any) -> Value:
    try:
        return await archive.replay(work, *args)
    except CitadelsError:
        raise Refusal("unplayable") from None


async def seen(archive: Archive, game: ArchivedGame, seat: int) -> Finished:
    """The game as a seat could tell of it at any moment: without its end, and without who turned out to be whom."""
    story = await asked(archive, sight.story, game.record, seat)
    return Finished(
        code=game.code, players=game.names, bots=game.bots, edition=game.record["edition"], preset=game.preset,
        mine=game.mine, over=None, rounds=[], incidents=story.incidents, steps=story.steps, at=game.at,
        imported=game.imported)


async def seen_steps(archive: Archive, game: ArchivedGame, seat: int, first: int, count: int) -> list[Step]:
    return await asked(archive, sight.steps, game.record, seat, first, count)


async def place(archive: Archive, game: ArchivedGame, step: int, seat: int | None, to: int | None) -> Place:
    return Place(await asked(archive, sight.place, game.record, step, seat, to))


async def written(archive: Archive, game: ArchivedGame, step: int, seat: int | None) -> Json:
    return await asked(archive, notation, game.record, step, seat)
