"""What can be asked about a moment of a finished game, on a server or in a browser."""

from __future__ import annotations

from citadels.shapes import Record
from citadels.web.archive import Archive, ArchivedGame
from citadels.web.http_messages import Finished, Step
from citadels.web.sharing import seat_replay
from citadels.web.sharing.messages import Place
from citadels.web.sharing.notation import notation


async def seen(archive: Archive, game: ArchivedGame, seat: int) -> Finished:
    """What a seat could know at any moment of the game: without the result, and without hidden characters."""
    story = await archive.replay(seat_replay.story, game.record, seat)
    return Finished(
        code=game.code, players=game.names, bots=game.bots, edition=game.record["edition"], preset=game.preset,
        mine=game.mine, over=None, rounds=[], incidents=story.incidents, steps=story.steps, at=game.at,
        imported=game.imported)


async def seen_steps(archive: Archive, game: ArchivedGame, seat: int, first: int, count: int) -> list[Step]:
    return await archive.replay(seat_replay.steps, game.record, seat, first, count)


async def place(archive: Archive, game: ArchivedGame, step: int, seat: int | None, to: int | None) -> Place:
    return Place(await archive.replay(seat_replay.place, game.record, step, seat, to))


async def written(archive: Archive, game: ArchivedGame, step: int, seat: int | None) -> Record:
    return await archive.replay(notation, game.record, step, seat)
