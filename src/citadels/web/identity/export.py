"""Everything that the server knows about a person, in one file, but nothing that they may not know."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from citadels.web.archive import Archive
from citadels.web.http_messages import Played
from citadels.web.identity.personal_data_parts import PARTS
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.server_lobby import ServerLobby
from citadels.web.threads import in_thread

NAME: Final = "citadels-my-data.zip"
Files = dict[str, Any]      # by name


async def export(lobby: ServerLobby, archive: Archive, person: Person) -> bytes:
    """A zip of JSON files."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as file:
        async with lobby.store.engine.connect() as connection:
            known = {part.name: await part.export(connection, person.id) for part in PARTS if part.export is not None}
        await in_thread(write, file, {"me.json": known})
        listed: list[Played] = []
        while page := await lobby.games_of(person, listed[-1].code if listed else None):
            listed += page
            await in_thread(write, file, {name: content for game in page
                                          for name, content in (await _game(lobby, archive, person, game)).items()})
        await in_thread(write, file, {"games.json": listed})
    return written.getvalue()


def write(file: zipfile.ZipFile, contents: Mapping[str, Any]) -> None:
    for name, content in contents.items():
        file.writestr(name, msgspec.json.format(msgspec.json.encode(content), indent=1))


async def _game(lobby: ServerLobby, archive: Archive, person: Person, game: Played) -> Files:
    """A finished game with all its moves, or what the person is shown at the table of a running one."""
    try:
        if game.state == "over":
            return {f"games/{game.code}.json": (await archive.load(game.code, person)).record}
        if game.state == "playing":
            table = await lobby.find(game.code)
            live = table.live
            return {} if live is None else {
                f"games/{game.code}-seat-{seat}.json": msgspec.Raw(table.update(live, seat, 0))
                for seat in table.seats_of(person.id)}
    except RequestRefused:  # it was closed meanwhile, or its moves can no longer be replayed
        pass
    return {}
