"""The people who play: their names and their tables."""

from __future__ import annotations

from citadels.web.http_messages import Me
from citadels.web.names import valid_name
from citadels.web.rows import Person
from citadels.web.store import Store


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def describe(self, person: Person) -> Me:
        rows = await self.store.unfinished_tables(person.id)
        seats = await self.store.seats_of_all([row.id for row in rows])
        there = {row.code: {place.person for place in seats.get(row.id, []) if not place.gone} - {None} for row in rows}
        playing = [code for code, people in there.items() if person.id in people]
        return Me(person.name, playing, [code for code in playing if there[code] == {person.id}])

    async def rename(self, person: Person, name: str) -> Me:
        name = valid_name(name)
        await self.store.rename_person(person.id, name)
        return await self.describe(person._replace(name=name))
