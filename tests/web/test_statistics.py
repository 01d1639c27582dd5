"""What people did in their finished games: counted once, kept for them alone."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from litestar.testing import TestClient

from citadels import Game
from citadels.bots.bot import random_option
from citadels.facts import edition_names
from citadels.shapes import Event, Json
from citadels.web import analysis
from citadels.web.app import make_app
from citadels.web.archive import Archive
from citadels.web.encoding import to_json
from citadels.web.http_messages import NewTable, Sit
from citadels.web.identity.erasing import delete_person
from citadels.web.protocol import Level, Setup
from citadels.web.rows import MoveRow, Person, SeatRow
from citadels.web.seating import Seating, record_header
from citadels.web.server_lobby import ServerLobby
from citadels.web.settings import Settings
from citadels.web.sharing.beginning import play_on
from citadels.web.sharing.messages import PlayOn
from citadels.web.statistics import sql_summaries, summaries
from citadels.web.statistics.messages import CharacterPlayed, GameSummary, Rival, Statistics
from citadels.web.statistics.sql_summaries import SqlSummaries
from citadels.web.statistics.summaries import statistics_of
from citadels.web.statistics.summary import FinishedGame, Follower, summarize
from tests.web.helpers import search_here

ME = 7


# -- what is counted ---------------------------------------------------------------------------------------------------
def played_out(edition: str, players: int, seed: int, preset: str | None = None) -> Game:
    game, dice = Game.new(edition=edition, players=players, preset=preset, seed=seed), random.Random(seed)
    while not game.over:
        lines = game.options()
        game.play(random_option([line for line in lines if line.startswith("build")] or lines, dice))
    return game


def finished(game: Game, seat: int, hands: Callable[[int], str] = lambda _: "person") -> FinishedGame:
    """A game as it is kept, in which I had this seat."""
    again = Game.from_record({**game.record(), "moves": []})
    moves = []
    for number, line in enumerate(game.record()["moves"], 1):
        assert again.player is not None
        moves.append(MoveRow(number, again.player, line, 1000 * number, 0, hands(number)))
        again.play(line)
    places = [SeatRow(one, ME, None, "Ana", False) if one == seat else SeatRow(one, None, "easy", "Bot", False)
              for one in range(len(game.scores()))]
    return FinishedGame("ABCDEF", record_header(game), None, places, moves)


@pytest.mark.parametrize(("edition", "players", "preset", "seed"), [
    *((edition, players, None, players) for edition in edition_names() for players in (3, 5)),
    ("deluxe", 5, "random", 33),    # with exchanges at the Theater
])
def test_a_game_is_summed_up_as_its_positions_show_it(
    edition: str, players: int, preset: str | None, seed: int,
) -> None:
    """Counted in another way: who has which character is read from the positions, not from the events."""
    game = played_out(edition, players, seed, preset)
    assert preset is None or any(event["event"] == "theater" for event in game.events)
    held, killed, bewitched, cities = Counter[Any](), Counter[int](), Counter[int](), Counter[Any]()
    before = number = 0
    incidents: list[Any] = []
    last: list[list[str]] = []
    for moved in analysis.each_move(game.record()):
        for event in moved.game.events[before:moved.events]:
            if event["event"] == "round-began":
                held.update((seat, name) for seat, names in enumerate(last) for name in names)
                number = event["round"]
            elif event["event"] == "lap-began":
                number = event["lap"]
            elif event["event"] == "turned-up":
                held[event["seat"], event["character"]] += 1
            elif event["event"] == "resisted":
                incidents = [one for one in incidents if (one.event, one.round) != ("killed", number)]
        new = analysis.incidents_of(moved, number)
        incidents += new
        analysis.met_later([one for one in incidents if one.round == number], moved.game.heard(None, before))
        before = moved.events
        if "common" not in edition:
            last = [player["characters"] for player in moved.game.position()["players"]]
    held.update((seat, name) for seat, names in enumerate(last) for name in names)
    for one in incidents:
        if one.event in ("killed", "bewitched") and one.player is not None and one.player != one.seat:
            (killed if one.event == "killed" else bewitched)[one.player] += 1
    for seat, player in enumerate(game.view(None)["players"]):
        cities[seat] = len(player["city"])

    found = [summarize(finished(game, seat), ME) for seat in range(players)]
    assert {(seat, name): one.held for seat, summary in enumerate(found) for name, one in summary.characters.items()
            if one.held} == dict(held)
    if "common" not in edition:     # there a victim may turn up in a later lap
        assert [sum(one.killed for one in summary.characters.values()) for summary in found] == \
            [killed[seat] for seat in range(players)]
        assert [sum(one.bewitched for one in summary.characters.values()) for summary in found] == \
            [bewitched[seat] for seat in range(players)]
    for what in ("killed", "bewitched", "robbed"):
        suffered = sum(getattr(one, what) for summary in found for one in summary.characters.values())
        assert suffered == sum(one.deeds.get(what, 0) for summary in found for one in summary.characters.values())
    assert [summary.points for summary in found] == [score["total"] for score in game.scores()]
    assert [sum(summary.score.values()) for summary in found] == [summary.points for summary in found]
    assert [seat for seat, summary in enumerate(found) if summary.won] == game.winners
    assert [len(summary.city) for summary in found] == [cities[seat] for seat in range(players)]
    assert {summary.place for summary in found} >= {1} and sum(summary.first for summary in found) <= 1
    events = Counter((event["event"], event.get("seat")) for event in game.events)
    assert [sum(summary.built.values()) for summary in found] == [events["built", seat] for seat in range(players)]
    assert {summary.rounds for summary in found} == {number}


def heard(seat: int, *events: Json) -> Follower:
    follower = Follower(seat, ["assassin", "witch", "thief", "warlord", "magistrate", "magician", "king", "bishop"])
    for event in events:
        follower.apply_event(cast(Event, {"player": None, "source": None, **event}))
    follower.end_round()
    return follower


def picked(*characters: str) -> list[Json]:
    return [{"event": "picked", "seat": seat, "character": name} for seat, name in enumerate(characters)]


def test_a_thief_robs_and_the_robbed_is_robbed() -> None:
    script = [{"event": "round-began", "round": 1}, *picked("thief", "king", "bishop"),
              {"event": "marked", "seat": 0, "character": "king", "source": "thief"},
              {"event": "robbed", "seat": 1, "player": 0, "gold": 4, "source": "thief"}]
    assert heard(0, *script).characters == {"thief": CharacterPlayed(1, deeds={"robbed": 1, "gold": 4})}
    assert heard(1, *script).characters == {"king": CharacterPlayed(1, robbed=1)}
    assert heard(2, *script).characters == {"bishop": CharacterPlayed(1)}


def test_only_who_has_the_character_is_killed_and_a_strongman_is_not() -> None:
    script = [{"event": "round-began", "round": 1}, *picked("assassin", "king"),
              {"event": "killed", "seat": 0, "character": "king", "source": "assassin"}]
    resisted = {"event": "resisted", "seat": 1, "character": "king", "source": "strongman"}
    assert heard(0, *script).characters["assassin"].deeds == {"killed": 1}
    assert heard(1, *script).characters["king"].killed == 1
    assert heard(0, *script, resisted).characters["assassin"].deeds == {}
    assert heard(1, *script, resisted).characters["king"].killed == 0
    nobody = {"event": "killed", "seat": 0, "character": "bishop", "source": "assassin"}
    assert heard(0, *script[:-1], nobody).characters["assassin"].deeds == {}


def test_characters_that_were_exchanged_at_the_theater_count_for_who_has_them_then() -> None:
    script = [{"event": "round-began", "round": 1}, *picked("thief", "king"),
              {"event": "theater", "seat": 0, "player": 1, "gave": "thief", "received": "king"}]
    assert set(heard(0, *script).characters) == {"king"} and set(heard(1, *script).characters) == {"thief"}


def test_districts_that_were_taken_count_for_both_sides() -> None:
    script = [
        {"event": "built", "seat": 1, "district": "tavern"}, {"event": "built", "seat": 1, "district": "castle"},
        {"event": "destroyed", "seat": 1, "player": 0, "district": "tavern", "source": "warlord"},
        {"event": "destroyed", "seat": 1, "player": 1, "district": "castle", "source": "armory"},
        {"event": "confiscated", "seat": 0, "player": 1, "district": "temple", "source": "magistrate"}]
    mine, theirs = heard(0, *script), heard(1, *script)
    assert mine.characters == {"warlord": CharacterPlayed(deeds={"destroyed": 1}),
                               "magistrate": CharacterPlayed(deeds={"confiscated": 1})}
    assert (theirs.built, theirs.lost) == ({"tavern": 1, "castle": 1}, {"tavern": 1})
    assert not mine.lost and not theirs.characters


def test_what_a_turned_up_character_meets_counts_for_who_turned_it_up() -> None:
    script = [
        {"event": "lap-began", "lap": 1}, {"event": "turned-up", "seat": 0, "character": "assassin"},
        {"event": "killed", "seat": 0, "character": "king", "source": "assassin"},
        {"event": "turned-up", "seat": 1, "character": "witch"},
        {"event": "bewitched", "seat": 1, "character": "bishop", "source": "witch"},
        {"event": "turned-up", "seat": 2, "character": "king"},
        {"event": "lost-turn", "seat": 2, "character": "king", "source": "assassin"},
        {"event": "turned-up", "seat": 0, "character": "bishop"}]
    assert heard(0, *script).characters == {
        "assassin": CharacterPlayed(1, deeds={"killed": 1}), "bishop": CharacterPlayed(1, bewitched=1)}
    assert heard(1, *script).characters == {"witch": CharacterPlayed(1, deeds={"bewitched": 1})}
    assert heard(2, *script).characters == {"king": CharacterPlayed(1, killed=1)}


def test_a_fixed_game_has_these_numbers() -> None:
    """Counted by hand, from the log of that game."""
    game = played_out("deluxe", 4, seed=1)
    assert summarize(finished(game, 1), ME) == GameSummary(
        code="ABCDEF", ended=215_000, edition="deluxe", players=4,
        rivals=[Rival("easy", 3), Rival("easy", 4), Rival("easy", 2)], place=1, won=True, points=32,
        score={"districts": 25, "five-types": 3, "first-complete": 4}, rounds=11, took=214_000, decisions=52, aided=0,
        first=True,
        characters={
            "assassin": CharacterPlayed(2), "bishop": CharacterPlayed(1), "architect": CharacterPlayed(2),
            "thief": CharacterPlayed(3, deeds={"robbed": 2, "gold": 6}), "king": CharacterPlayed(1),
            "magician": CharacterPlayed(1, deeds={"swapped": 1}),
            "warlord": CharacterPlayed(1, deeds={"destroyed": 1})},
        built=dict.fromkeys(["church", "barracks", "palace", "harbor", "library", "manor", "haunted-quarter"], 1),
        city=["church", "barracks", "palace", "harbor", "library", "manor", "haunted-quarter"])


def test_a_game_that_a_bot_decided_for_the_most_part_does_not_count() -> None:
    game = played_out("classic", 4, seed=2)
    mine = [move.number for move in finished(game, 1).moves if move.seat == 1]
    half = set(mine[:len(mine) // 2])
    counted = summarize(finished(game, 1, lambda number: "bot" if number in half else "person"), ME)
    assert (counted.left_out, counted.aided) == (None, len(half))
    prepared = summarize(finished(game, 1, lambda _: "prepared"), ME)
    assert (prepared.left_out, prepared.aided) == (None, 0)
    more = set(mine[:len(mine) // 2 + 1])
    left = summarize(finished(game, 1, lambda number: "clock" if number in more else "person"), ME)
    assert (left.left_out, left.characters, left.points) == ("stand-in", {}, 0)


# -- where it is kept --------------------------------------------------------------------------------------------------
class House:
    def __init__(self, lobby: ServerLobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.archive = Archive(lobby.store, search_here)

    async def person(self) -> Person:
        return (await self.lobby.people.create())[0]

    async def game(self, *people: Person, bots: Sequence[Level | None] = (), over: bool = True, moves: int = 12) -> str:
        """A table with these people and otherwise bots, and its game, played at random."""
        host, *others = people
        code = await self.lobby.make(host, NewTable(Setup(seats=4), [None] * len(people) + list(bots)))
        for person in others:
            await self.lobby.at_table(code, person, Seating.sit, Sit(seat=None if person != host else 1))
        await self.lobby.at_table(code, host, Seating.start)
        await self.play(code, 10**6 if over else moves)
        return code

    async def play(self, code: str, moves: int) -> None:
        row = await self.store.table(code=code)
        assert row is not None and row.header is not None
        done = [move.line for move in await self.store.moves_of(row.id)]
        game, dice = Game.from_record({**json.loads(row.header), "moves": done}), random.Random(len(done))
        rows: list[MoveRow] = []
        while not game.over and len(rows) < moves:
            assert game.player is not None
            rows.append(MoveRow(len(done) + len(rows) + 1, game.player, random_option(game.options(), dice),
                                1000 * row.id + len(rows), 0, "person"))
            game.play(rows[-1].line)
        assert await self.store.append(row.id, rows)
        if game.over:
            result = {"scores": [score["total"] for score in game.scores()], "winners": game.winners}
            await self.store.change_table(row.id, state="over", result=to_json(result))
        self.lobby.forget(code)

    async def ask(self, person: Person, after: str | None = None) -> Statistics:
        return await statistics_of(SqlSummaries(self.store), self.store, self.archive, person.id, after)


def in_house(database: str, scene: Callable[[House], Awaitable[None]]) -> None:
    async def live() -> None:
        lobby = await ServerLobby.open(Settings(database=database, haste=0))
        try:
            await scene(House(lobby))
        finally:
            await lobby.close()

    asyncio.run(live())


def test_only_my_own_finished_games_are_counted_and_running_ones_tell_nothing(database: str) -> None:
    async def scene(house: House) -> None:
        ana, ben, eve = [await house.person() for _ in range(3)]
        shared = await house.game(ana, ben)
        await house.game(ben, bots=["easy", "normal", "hard"])
        record = json.loads(to_json((await house.archive.load(shared, ana)).record))
        await house.archive.keep_record(ana, await house.archive.read_record(record))
        running = await house.game(ana, ben, over=False)
        first = to_json(await house.ask(ana))
        found = await house.ask(ana)
        assert [game.code for game in found.games] == [shared] and found.pending == 0
        game = found.games[0]
        assert (game.players, game.left_out, len(game.rivals)) == (4, None, 3)
        assert sorted(str(rival.bot) for rival in game.rivals) == ["None", "normal", "normal"]
        row = await house.store.table(code=shared)
        assert row is not None and row.result is not None
        assert game.points == json.loads(row.result)["scores"][0]
        await house.play(running, 40)
        assert to_json(await house.ask(ana)) == first
        assert (await house.ask(eve)) == Statistics([], 0)
        await house.play(running, 10**6)
        assert {game.code for game in (await house.ask(ana)).games} == {shared, running}
        assert len((await house.ask(ben)).games) == 3

    in_house(database, scene)


def test_a_game_is_summed_up_once_and_anew_when_that_is_done_differently(
        database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        done = []

        def counting(found: FinishedGame, person: int) -> GameSummary:
            done.append(found.code)
            return summarize(found, person)

        monkeypatch.setattr(summaries, "summarize", counting)
        ana = await house.person()
        codes = [await house.game(ana) for _ in range(2)]
        first = await house.ask(ana)
        assert sorted(done) == sorted(codes)
        assert await house.ask(ana) == first and len(done) == 2
        monkeypatch.setattr(sql_summaries, "VERSION", 1_000_000)
        assert await house.ask(ana) == first and len(done) == 4

    in_house(database, scene)


def test_a_request_sums_up_a_few_games_and_lists_come_in_pages(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summaries, "BATCH", 2)
    monkeypatch.setattr(summaries, "PAGE", 3)

    async def scene(house: House) -> None:
        ana, ben = await house.person(), await house.person()
        codes = [await house.game(ana) for _ in range(5)]
        pending = [(await house.ask(ana)).pending for _ in range(4)]
        assert pending == [3, 1, 0, 0]
        first = [game.code for game in (await house.ask(ana)).games]
        second = [game.code for game in (await house.ask(ana, first[-1])).games]
        assert first + second == codes[::-1]
        assert (await house.ask(ana, second[-1])).games == []
        assert (await house.ask(ben, first[0])).games == [] == (await house.ask(ana, "NOSUCH")).games

    in_house(database, scene)


def test_games_that_say_nothing_about_their_player_are_left_out(database: str) -> None:
    async def scene(house: House) -> None:
        ana = await house.person()
        plain = await house.game(ana)
        several = await house.game(ana, ana)
        game = await house.archive.load(plain, ana)
        moment = await play_on(house.lobby, house.archive, game, ana, PlayOn(step=10, seat=0))
        await house.play(moment, 10**6)
        broken = await house.game(ana)
        row = await house.store.table(code=broken)
        assert row is not None and row.header is not None
        await house.store.change_table(row.id, header=to_json({**json.loads(row.header), "moves": []}))
        async with house.store.transaction() as connection:
            await connection.exec_driver_sql(f"update moves set line = 'fly' where \"table\" = {row.id} and number = 5")
        found = {game.code: game.left_out for game in (await house.ask(ana)).games}
        assert found == {plain: None, several: "several", moment: "moment", broken: "unplayable"}

    in_house(database, scene)


def test_a_summary_outlives_its_table_and_goes_with_its_person(database: str) -> None:
    async def scene(house: House) -> None:
        ana, ben = await house.person(), await house.person()
        code = await house.game(ana, ben)
        before = [await house.ask(person) for person in (ana, ben)]
        row = await house.store.table(code=code)
        assert row is not None and await house.store.delete_table(row.id, code, "over")
        assert [await house.ask(person) for person in (ana, ben)] == before
        await delete_person(house.lobby, ana.id)
        assert await house.ask(ana) == Statistics([], 0) and await house.ask(ben) == before[1]

    in_house(database, scene)


def test_who_is_deleted_while_games_are_summed_up_leaves_nothing(
        database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        ana, ben = await house.person(), await house.person()
        await house.game(ana, ben)
        keep = SqlSummaries.keep

        async def later(self: SqlSummaries, person: int, found: Any) -> None:
            await delete_person(house.lobby, person)
            await keep(self, person, found)

        monkeypatch.setattr(SqlSummaries, "keep", later)
        assert await house.ask(ana) == Statistics([], 0)

    in_house(database, scene)


# -- over HTTP ---------------------------------------------------------------------------------------------------------
def test_a_stranger_is_told_the_same_as_who_has_never_played(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", haste=0)),
                    base_url="http://testserver.local") as client:
        nobody = client.get("/api/me/statistics")
        client.post("/api/me", json={"name": "Ana"})
        somebody = client.get("/api/me/statistics")
        assert nobody.status_code == somebody.status_code == 200
        assert nobody.content == somebody.content == b'{"games":[],"pending":0}'
        assert client.get("/api/me/statistics?after=ABCDEF").content == nobody.content
        assert client.get("/api/me/statistics?after=" + "A" * 13).status_code == 400
        answers = [client.get("/api/me/statistics").status_code for _ in range(200)]
        assert 429 in answers
