"""What the server has about a person: given to them as one file, and deleted for good."""

from __future__ import annotations

import asyncio
import io
import json
import random
import zipfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from litestar.testing import TestClient
from sqlalchemy import insert, text

from citadels import Game
from citadels.bots.bot import random_option
from citadels.web.app import make_app
from citadels.web.archive import Archive
from citadels.web.devices import SIGNED_OUT_CLOSE
from citadels.web.encoding import to_json
from citadels.web.http_messages import AddWord, LeaveSeat, NewTable, Sit
from citadels.web.identity.erasing import delete_person
from citadels.web.identity.export import export
from citadels.web.identity.messages import NewCredential
from citadels.web.identity.passkeys import Passkeys
from citadels.web.identity.personal_data_parts import PARTS
from citadels.web.identity.recovery import Recovery
from citadels.web.identity.relying_party import RelyingParty
from citadels.web.live_table import LiveTable
from citadels.web.models import METADATA, bans, host_log, relations, reports, warnings
from citadels.web.moderation.desk import Desk
from citadels.web.moderation.messages import HostAct, Report
from citadels.web.moderation.reports import Reports
from citadels.web.protocol import Setup
from citadels.web.rows import MoveRow, Person
from citadels.web.seating import Seating
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import Settings, with_driver
from citadels.web.statistics.sql_summaries import SqlSummaries
from citadels.web.statistics.summaries import statistics_of
from citadels.web.timing import now
from tests.web.authenticator import Authenticator
from tests.web.browser import Browser
from tests.web.helpers import Visitor, search_here
from tests.web.postgres import Cluster
from tests.web.test_devices import closed

Json = dict[str, Any]
ORIGIN = RelyingParty("localhost", "http://localhost")
NAME, TALK, WORD, KEY = "Anastazja", "something I said once", "abracadabra", "the key on my ring"


class House:
    """A lobby, and somebody with all that a person can have: games of every kind, talk, words, ways back."""

    def __init__(self, lobby: ServerLobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.archive = Archive(lobby.store, search_here)
        self.codes: dict[str, str] = {}

    async def person(self, name: str) -> Person:
        person, _ = await self.lobby.people.create()
        await self.lobby.people.rename(person, name)
        return person._replace(name=name)

    async def settle(self) -> None:
        self.ana, self.ben = await self.person(NAME), await self.person("Ben")
        ways = Passkeys(self.lobby.people.devices)
        asked = await ways.ask_new(ORIGIN, self.ana)
        made = msgspec.convert(Authenticator(ORIGIN.origin).make(asked.options), NewCredential)
        await ways.add(ORIGIN, self.ana.id, asked.visit, made, KEY)
        await Recovery(self.lobby.people.devices).make(self.ana.id)
        await self.lobby.people.link(self.ana)
        self.codes = {
            "alone": await self.table(self.ana, None, over=True),
            "running alone": await self.table(self.ana, None),
            "open alone": await self.lobby.make(self.ana, NewTable(Setup(seats=2))),
            "with Ben": await self.table(self.ana, self.ben, over=True),
            "at Ben's": await self.table(self.ben, self.ana, over=True),
            "running": await self.table(self.ana, self.ben),
            "open": await self.open_table(self.ana, self.ben),
            "open at Ben's": await self.open_table(self.ben, self.ana),
            "Ben alone": await self.table(self.ben, None, over=True),
        }
        imported = (await self.archive.load(self.codes["alone"], self.ana)).record
        self.codes["imported"] = await self.archive.keep_record(
            self.ana, await self.archive.read_record(json.loads(to_json(imported))))
        left = await self.open_table(self.ben, self.ana)
        await self.lobby.at_table(left, self.ana, Seating.leave, LeaveSeat())   # the word stays
        for code in ("with Ben", "running", "Ben alone"):
            await (await self.lobby.find(self.codes[code])).say(self.ana.id, NAME, TALK)
            await (await self.lobby.find(self.codes[code])).say(self.ben.id, "Ben", "Hello")
        await self.quarrel(self.ana, self.ben, TALK)
        await self.quarrel(self.ben, self.ana, "rude")
        for person in (self.ana, self.ben):
            await statistics_of(SqlSummaries(self.store), self.store, self.archive, person.id)

    async def quarrel(self, person: Person, other: Person, words: str) -> None:
        """One has blocked and reported the other, whom the host has warned and banned."""
        code = self.codes["running"]
        said = await Reports(self.store).evidence((await self.lobby.find(code)).id, other.id)
        async with self.store.transaction() as connection:
            await connection.execute(insert(relations).values(
                person=person.id, other=other.id, ref=str(person.id), name=other.name, muted=True, blocked=True,
                at=1))
            await connection.execute(insert(reports).values(
                reporter=person.id, person=other.id, code=code, name=other.name, reason="talk", words=words,
                evidence=said, at=1))
            await connection.execute(insert(warnings).values(person=other.id, words="Behave", at=1))
            await connection.execute(insert(bans).values(
                kind="chat", person=other.id, network="abc", name=other.name, words="", at=1))
            await connection.execute(insert(host_log).values(at=1, act="ban", about=other.name, words=""))

    async def open_table(self, host: Person, guest: Person | None) -> str:
        code = await self.lobby.make(host, NewTable(Setup(seats=3)))
        for person in (host, guest):
            if person is not None:
                if person is guest:
                    await self.lobby.at_table(code, person, Seating.sit, Sit())
                word = WORD if person is self.ana else "ben's"
                await self.lobby.at_table(code, person, Seating.add_word, AddWord(word))
        return code

    async def table(self, host: Person, guest: Person | None, over: bool = False) -> str:
        code = await self.open_table(host, guest)
        await self.lobby.at_table(code, host, Seating.start)
        table = await self.lobby.find(code)
        dice = random.Random(code)
        assert table.row.header is not None
        game = Game.from_record({**json.loads(table.row.header), "moves": []})
        lines: list[tuple[int, str]] = []
        people = {*table.seats_of(host.id), *(table.seats_of(guest.id) if guest is not None else ())}
        # A running game stops where a person is to decide, or bots would move on while a test looks at it.
        while not game.over if over else len(lines) < 12 or game.player not in people:
            assert game.player is not None
            lines.append((game.player, random_option(game.options(), dice)))
            game.play(lines[-1][1])
        rows = [MoveRow(number, seat, line, now(), 0, "person") for number, (seat, line) in enumerate(lines, 1)]
        assert await self.store.append(table.id, rows)
        if over:
            scores = [row["total"] for row in game.scores()]
            await self.store.change_table(table.id, state="over", result=to_json({"scores": scores,
                                                                                  "winners": game.winners}))
        self.lobby.forget(code)
        return code

    async def everything(self) -> str:
        """All that is in the database, as text."""
        found = []
        async with self.store.engine.connect() as connection:
            for name in METADATA.tables:
                for row in (await connection.execute(text(f'select * from "{name}"'))).mappings():
                    found.append(f"{name}: {dict(row)}")
        return "\n".join(found)

    async def people_named(self, person: int) -> list[str]:
        """The tables in which a person's number stands in a column for people, or in the words of a deal."""
        found = []
        async with self.store.engine.connect() as connection:
            for name, table in METADATA.tables.items():
                for column in naming(table):
                    query = text(f'select count(*) from "{name}" where "{column}" = {person}')
                    found += [f"{name}.{column}"] * (await connection.execute(query)).scalar_one()
            words = (await connection.execute(text("select words from tables where words is not null"))).scalars()
            found += ["tables.words" for one in words if person in [who for who, _ in json.loads(one)]]
        return found


def naming(table: Any) -> list[str]:
    """The columns in which people are named."""
    refers = [column.name for column in table.columns
              if any(key.column.table.name == "people" for key in column.foreign_keys)]
    return sorted({*refers, *(["person"] if "person" in table.columns else []),
                   *(["id"] if table.name == "people" else [])})


def in_house(database: str, scene: Callable[[House], Awaitable[None]]) -> None:
    async def live() -> None:
        lobby = await ServerLobby.open(Settings(database=database, haste=0))
        try:
            house = House(lobby)
            await house.settle()
            await scene(house)
        finally:
            await lobby.close()

    asyncio.run(live())


def test_every_table_that_names_people_is_known() -> None:
    """Whoever adds one says what a person is given of it, and how it is removed."""
    named = {name for name, table in METADATA.tables.items() if naming(table)}
    assert named == {table.name for part in PARTS for table in part.tables}
    assert len({part.name for part in PARTS}) == len(PARTS)


# -- taking it along ---------------------------------------------------------------------------------------------------
def test_the_file_has_all_that_a_person_may_know_and_nothing_more(database: str) -> None:
    async def scene(house: House) -> None:
        with zipfile.ZipFile(io.BytesIO(await export(house.lobby, house.archive, house.ana))) as file:
            found = {name: json.loads(file.read(name)) for name in file.namelist()}
            written = b"".join(file.read(name) for name in file.namelist()).decode()
        me = found["me.json"]
        assert me["person"]["name"] == NAME and [one["name"] for one in me["ways_back"]["passkeys"]] == [KEY]
        assert {game["code"] for game in me["statistics"]} == {
            house.codes[name] for name in ("alone", "with Ben", "at Ben's")}
        assert me["ways_back"]["recovery_code"]["used"] is None and len(me["devices"]) == 1
        assert [one["text"] for one in me["chat"]] == [TALK] * 3 and "Hello" not in written
        codes = house.codes
        for name in ("alone", "with Ben", "at Ben's", "imported"):
            record = found[f"games/{codes[name]}.json"]
            assert record == (await house.archive.load(codes[name], house.ana)).record
            assert Game.from_record(record).over
        assert {game["code"] for game in found["games.json"]} == {
            codes[name] for name in codes if name != "Ben alone"}

        # Of a running game: byte for byte what the seat is sent at the table.
        for name in ("running", "running alone"):
            table, visitor = await come(house, codes[name], house.ana)
            sent = [json.loads(data) for _, data in visitor.sent if json.loads(data)["type"] == "update"]
            mine = table.seats_of(house.ana.id)
            assert mine
            for seat in mine:
                given = found[f"games/{codes[name]}-seat-{seat}.json"]
                [shown] = [one for one in sent if one["seat"] == seat]
                assert {**given, "clock": None} == {**shown, "clock": None}
            given_files = [file for file in found if codes[name] in file]
            assert len(given_files) == len(mine)
        async with house.store.engine.connect() as connection:
            secret = (await connection.execute(text("select secret, salt from tables where state != 'over'"))).all()
            hashes = (await connection.execute(text("select hash from tokens"))).scalars().all()
        assert not any(value in written for row in secret for value in row)
        assert not any(value in written for value in hashes)

    in_house(database, scene)


async def come(house: House, code: str, person: Person) -> tuple[LiveTable, Visitor]:
    table = await house.lobby.find(code)
    visitor = Visitor(person)
    await table.connect(visitor, 0)
    return table, visitor


def test_nobody_is_given_anything_without_being_known_and_only_one_file_is_made_at_a_time(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", burst=0, haste=0)
    with TestClient(make_app(settings)) as client:
        assert Browser(client).ask("GET", "/api/me/data").json()["code"] == "nobody"
        assert Browser(client).post("/api/me/delete", sure=True)["code"] == "nobody"
        ana = Browser(client)
        ana.post("/api/me", name=NAME)
        answer = ana.ask("GET", "/api/me/data")
        assert answer.headers["content-type"] == "application/zip" and answer.content[:2] == b"PK"
        assert answer.headers["content-disposition"] == 'attachment; filename="citadels-my-data.zip"'
        assert "no-store" in answer.headers["cache-control"]
        assert ana.post("/api/me/delete", sure=False)["code"] == "bad-request"
        with client.portal() as portal:
            portal.call(client.app.state.lobby.people.exporting.acquire)
        assert ana.get("/api/me/data")["code"] == "busy"


# -- deleting ----------------------------------------------------------------------------------------------------------
def test_nothing_in_the_whole_database_tells_of_who_was_deleted(database: str) -> None:
    async def scene(house: House) -> None:
        before = await house.everything()
        assert all(words in before for words in (NAME, TALK, WORD, KEY))
        assert len(await house.people_named(house.ana.id)) > 20
        await delete_person(house.lobby, house.ana.id)
        after = await house.everything()
        for words in (NAME, TALK, KEY):
            assert words not in after, words
        assert await house.people_named(house.ana.id) == []
        # A word stays where the cards were dealt by it, without its author.
        kept = [line for line in after.splitlines() if WORD in line]
        assert len(kept) == 3 and all(line.startswith("tables: ") and '"fairness"' in line for line in kept)

        codes = house.codes
        for name in ("alone", "running alone", "open alone", "imported"):
            assert await house.store.table(code=codes[name]) is None
        await delete_person(house.lobby, house.ana.id)      # again: nothing happens
        assert await house.everything() == after

    in_house(database, scene)


def test_what_was_kept_elsewhere_is_gone_too(database: str) -> None:
    """A webhook that they gave, what they said at a table that is gone, and the names that the host took from them."""
    async def scene(house: House) -> None:
        lobby, ana, ben = house.lobby, house.ana, house.ben
        running = await lobby.find(house.codes["running"])
        await lobby.notices.preferences.set_webhook(running.id, "https://hooks.example/my-own-key", "en")
        code = await house.open_table(ana, ben)
        table = await lobby.find(code)
        await table.say(ana.id, NAME, "said where nothing is left")
        about = await lobby.moderation.meant(table, ana, 1, None)
        await lobby.moderation.reports.add(table.id, code, ana.id, about, Report("chat"))
        [kept] = [one for one in await lobby.moderation.reports.listed(False) if one.code == code]
        assert [one.text for one in kept.evidence] == ["said where nothing is left"]
        await lobby.close_table(code, ana)
        await Desk(lobby).act(HostAct("rename", ana.id, name="Somebody else"))
        await delete_person(lobby, ana.id)
        left = await house.everything()
        for words in ("my-own-key", "said where nothing is left", NAME, "Somebody else"):
            assert words not in left

    in_house(database, scene)


def test_the_games_of_others_stay_and_go_on(database: str) -> None:
    async def scene(house: House) -> None:
        codes, ben = house.codes, house.ben
        records = {name: (await house.archive.load(codes[name], ben)).record for name in ("with Ben", "at Ben's")}
        table, bens = await come(house, codes["running"], ben)
        seat = next(place.seat for place in table.seats if place.person == house.ana.id)
        await delete_person(house.lobby, house.ana.id)
        for name, record in records.items():
            game = await house.archive.load(codes[name], ben)
            assert game.record["moves"] == record["moves"] and "Guest" in game.record["players"]
            assert (await house.archive.verify(game)).kept      # the deal can still be checked
            assert (await house.archive.summary(game)).over is not None
        assert [row["name"] for row in chat(await come(house, codes["with Ben"], ben))] == ["Ben"]

        # Whoever is at a table comes again, and a bot plays on.
        assert bens.dropped
        table, bens = await come(house, codes["running"], ben)
        told = bens.last("welcome")["table"]
        empty = told["seats"][seat]
        assert (empty["name"], empty["kind"], empty["away"]) == ("", "person", True)
        assert told["hosting"] and table.bot_for(seat) == "normal" and len(table.seats_of(ben.id)) == 1
        await bens.until_asked(table.seats_of(ben.id)[0])
        # At open tables the seat is free, and the table has a host.
        for name in ("open", "open at Ben's"):
            opened = (await house.lobby.find(codes[name])).describe(ben.id)
            assert sorted(place.kind for place in opened.seats) == ["open", "open", "person"] and opened.hosting
            assert opened.words == ["ben's"]
        # Once the last of them goes, so do the games.
        await delete_person(house.lobby, ben.id)
        async with house.store.engine.connect() as connection:
            left = (await connection.execute(text("select count(*) from tables"))).scalar_one()
        assert left == 0

    in_house(database, scene)


def chat(came: tuple[LiveTable, Visitor]) -> list[Json]:
    found: list[Json] = came[1].last("welcome")["chat"]
    return found


def test_all_devices_are_signed_out_at_once(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", burst=0, haste=0)
    with TestClient(make_app(settings)) as client:
        ana, phone, ben = Browser(client), Browser(client), Browser(client)
        ana.post("/api/me", name=NAME)
        phone.post("/api/me/take", token=ana.link())
        ben.post("/api/me", name="Ben")
        code = ben.post("/api/tables", setup={"seats": 2})["code"]
        spare = ana.link()
        with phone.line(code) as line:
            answer = ana.ask("POST", "/api/me/delete", {"sure": True})
            assert answer.json()["name"] == "" and "Max-Age=0" in answer.headers["set-cookie"]
            assert closed(line) == SIGNED_OUT_CLOSE
        assert phone.get("/api/me")["name"] == "" and phone.devices() == []
        assert Browser(client).post("/api/me/take", token=spare)["code"] == "no-link"
        assert ben.get("/api/me")["name"] == "Ben"
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Ben" in written and NAME.encode() not in written       # not even in what the file has free


def test_other_processes_let_go_of_the_tables(cluster: Cluster) -> None:
    async def scene() -> None:
        database = with_driver(cluster.new_database())
        one = await ServerLobby.open(Settings(database=database, haste=0))
        other = await ServerLobby.open(Settings(database=database, haste=0))
        try:
            house = House(one)
            await house.settle()
            table = await other.find(house.codes["running"])
            visitor = Visitor(house.ben)
            await table.connect(visitor, 0)
            assert NAME in str(visitor.messages) and TALK in str(visitor.messages)
            await delete_person(one, house.ana.id)
            while not visitor.dropped:
                await asyncio.sleep(0.01)
            table = await other.find(house.codes["running"])
            visitor = Visitor(house.ben)
            await table.connect(visitor, 0)
            assert NAME not in str(visitor.messages) and TALK not in str(visitor.messages)
        finally:
            await one.close()
            await other.close()

    asyncio.run(scene())


def test_who_comes_while_what_was_said_is_removed_is_let_in(database: str) -> None:
    async def scene(house: House) -> None:
        table = await house.lobby.find(house.codes["Ben alone"])
        async with house.store.transaction() as connection:
            await connection.execute(text("delete from chat"))
        visitor = Visitor(house.ben)
        await table.connect(visitor, 0)
        assert visitor.last("welcome")["chat"] == []

    in_house(database, scene)
