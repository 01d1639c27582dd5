"""Playing on from a moment of a finished game: a table as any other, whose record can be replayed and checked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from citadels import Game, bots, fairness
from citadels.facts import edition_names
from citadels.shapes import Json, Record
from citadels.web.app import make_app
from citadels.web.protocol import Setup
from citadels.web.request_refused import RequestRefused
from citadels.web.settings import Settings
from citadels.web.sharing import seat_replay
from citadels.web.sharing.beginning import beginning, dealt_anew
from citadels.web.sharing.messages import PlayOn
from tests.web.test_sharing import brought, with_a_secret_answer

SECRET = "5a" * 32


@cache
def dealt(edition: str = "deluxe") -> Record:
    """The record of a game that was dealt as committed to."""
    setup = msgspec.to_builtins(Setup(edition=edition))
    fair: Any = {"edition": edition, "players": 4, "preset": None, "characters": None, "uniques": None, "rank9": False,
                 "options": setup["options"]}
    game = fairness.deal(SECRET, ["sesame"], fair)
    bots.play_game(game, [bots.make("easy", seat) for seat in range(4)])
    return {**game.record(), "fairness": fairness.proof(SECRET, ["sesame"], fair)}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", haste=0.0, burst=0, rate=0,
                        person_messages=0, address_messages=0)
    with TestClient(make_app(settings), base_url="http://testserver.local") as client:
        yield client


def played_out(server: TestClient[Any], code: str) -> list[Json]:
    """Play the first option of every question until the game is over; the updates of the visitor's seat."""
    updates: list[Json] = []
    with server.websocket_connect(f"/api/tables/{code}/socket?seen=0") as line:
        while not updates or updates[-1]["over"] is None:
            message: Json = line.receive_json()
            if message["type"] != "update":
                continue
            updates.append(message)
            if message["ask"] is not None:
                options = [option["line"] for option in message["ask"]["options"]]
                line.send_json({"type": "move", "seat": message["seat"], "ask": message["ask"]["number"],
                                "lines": options[:1]})
    return updates


# -- the same cards ----------------------------------------------------------------------------------------------------
def test_with_the_same_cards_the_game_is_the_same_up_to_there_and_checks_as_the_first_one(
        server: TestClient[Any]) -> None:
    source = dealt()
    step = len(source["moves"]) - 12
    code = brought(server, source)
    made = server.post(f"/api/games/{code}/play-on", json={"step": step, "seat": 2, "anew": False, "bots": "easy"})
    assert made.status_code == 201
    table = server.get(f"/api/tables/{made.json()['code']}").json()
    assert (table["state"], table["begins"], table["commitment"]) == ("playing", "same", "")
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "bot", "person", "bot"] and table["seats"][2]["mine"]
    updates = played_out(server, made.json()["code"])
    first = seat_replay.game_at(source, step)
    assert {update["seat"] for update in updates} == {2}
    assert updates[0]["events"][:len(first.events)] == msgspec.to_builtins(first.heard(2))
    record = server.get(f"/api/games/{made.json()['code']}/record").json()
    assert record["moves"][:step] == source["moves"][:step] and Game.from_record(record).over
    verified = server.get(f"/api/games/{made.json()['code']}/verify").json()
    assert verified["kept"] and verified["commitment"] == fairness.commitment(SECRET)


# -- dealt anew --------------------------------------------------------------------------------------------------------
def test_dealt_anew_the_seat_sees_what_it_saw_and_the_rest_is_different(server: TestClient[Any]) -> None:
    source = dealt()
    step = len(source["moves"]) - 30
    first = seat_replay.game_at(source, step)
    code = brought(server, source)
    codes = [server.post(f"/api/games/{code}/play-on", json={"step": step, "seat": 1, "bots": "easy"}).json()["code"]
             for _ in range(2)]
    records = []
    for made in codes:
        assert server.get(f"/api/tables/{made}").json()["begins"] == "anew"
        played_out(server, made)
        record = server.get(f"/api/games/{made}/record").json()
        assert Game.from_record({**record, "moves": []}).view(1) == first.view(1)
        assert Game.from_record(record).over and record["result"]["scores"]
        records.append(record)
    assert records[0]["position"]["deck"] != records[1]["position"]["deck"] != first.position()["deck"]
    assert not server.get(f"/api/games/{codes[0]}/verify").json()["kept"]
    again = server.post(f"/api/games/{codes[0]}/play-on", json={"step": 0, "seat": 0, "bots": "easy"})
    assert again.status_code == 201     # also from a game that began so itself


@pytest.mark.parametrize("edition", edition_names())
def test_a_game_dealt_anew_plays_on_from_everywhere(edition: str) -> None:
    source = dealt(edition)
    for step in range(0, len(source["moves"]), 23):
        game = seat_replay.game_at(source, step)
        if game.over or game.secret:
            continue
        other = Game.from_record({**dealt_anew(game, step % 4, seed=step), "moves": [], "result": None})
        assert other.view(step % 4) == game.view(step % 4) and other.state.stream is not None
        bots.play_game(other, [bots.make("random", seat) for seat in range(4)])
        assert other.over and Game.from_record(other.record()).position() == other.position()


# -- with friends ------------------------------------------------------------------------------------------------------
def test_the_other_seats_can_be_left_to_friends_and_nothing_is_shown_before_the_start(server: TestClient[Any]) -> None:
    source = dealt()
    wish = {"step": 50, "seat": 3, "anew": False, "bots": None, "name": "Ana"}
    code = server.post(f"/api/games/{brought(server, source)}/play-on", json=wish).json()["code"]
    table = server.get(f"/api/tables/{code}").json()
    assert [seat["kind"] for seat in table["seats"]] == ["open", "open", "open", "person"]
    assert (table["state"], table["begins"]) == ("open", "same")
    with server.websocket_connect(f"/api/tables/{code}/socket?seen=0") as line:
        assert line.receive_json()["type"] == "welcome"
        line.send_json({"type": "ping"})
        assert line.receive_json()["type"] != "update"
    for path in ("", "/record", "/steps"):
        assert server.get(f"/api/games/{code}{path}").json()["code"] == "not-over"
    setup = {**table["setup"], "edition": "classic", "preset": None, "characters": None, "uniques": None}
    assert server.post(f"/api/tables/{code}/change", json={"setup": setup}).json()["code"] == "begins-elsewhere"
    assert server.post(f"/api/tables/{code}/word", json={"word": "x"}).json()["code"] == "begins-elsewhere"
    clocked = {**table["setup"], "clock": {"kind": "decision", "seconds": 60}}
    assert server.post(f"/api/tables/{code}/change", json={"setup": clocked}).status_code == 200
    server.post(f"/api/tables/{code}/sit", json={"seat": 0, "name": "Ben"})
    started = server.post(f"/api/tables/{code}/start").json()
    assert started["state"] == "playing" and [seat["kind"] for seat in started["seats"]].count("bot") == 2
    with server.websocket_connect(f"/api/tables/{code}/socket?seen=0") as line:
        updates = [line.receive_json() for _ in range(3)]
    rounds = {update["seat"]: update["view"]["round"] for update in updates if update["type"] == "update"}
    assert set(rounds) == {0, 3} and set(rounds.values()) == {seat_replay.game_at(source, 50).view(None)["round"]}


# -- who sits there ----------------------------------------------------------------------------------------------------
def names_at(server: TestClient[Any], code: str) -> list[str]:
    return [seat["name"] for seat in server.get(f"/api/tables/{code}").json()["seats"]]


def test_no_bot_gets_the_name_of_somebody_whose_seat_it_takes(server: TestClient[Any]) -> None:
    source: Record = {**dealt(), "players": ["Ana", "Boris", "Chiara", "Dan"]}      # people with names of bots
    code = brought(server, source)
    wish = {"step": 50, "seat": 1, "bots": "easy", "name": "Elena"}
    made = server.post(f"/api/games/{code}/play-on", json=wish).json()["code"]
    assert names_at(server, made) == ["Farid", "Elena", "Greta", "Hugo"]
    open_table = server.post(f"/api/games/{code}/play-on", json={**wish, "bots": None}).json()["code"]
    server.post(f"/api/tables/{open_table}/start")
    assert names_at(server, open_table) == ["Farid", "Elena", "Greta", "Hugo"]


def test_a_bot_that_played_before_keeps_its_name(server: TestClient[Any]) -> None:
    first = brought(server, dealt())
    code = server.post(f"/api/games/{first}/play-on", json={"step": len(dealt()["moves"]) - 12, "seat": 0,
                                                           "bots": "easy", "name": "Zoe"}).json()["code"]
    played_out(server, code)
    before = names_at(server, code)
    made = server.post(f"/api/games/{code}/play-on", json={"step": 0, "seat": 2, "bots": "easy"}).json()["code"]
    after = names_at(server, made)
    assert (after[1], after[3]) == (before[1], before[3]) and after[0] not in before


# -- what is refused ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("wish", "code"), [
    ({"step": 9999, "seat": 0}, "bad-request"), ({"step": 0, "seat": 4}, "no-seat"),
    ({"step": 0, "seat": 0, "seen": 7}, "no-seat"), ({"step": 0}, "bad-request"),
    ({"step": 0, "seat": 0, "bots": "genius"}, "bad-request"),
])
def test_a_wish_that_makes_no_sense_is_refused(server: TestClient[Any], wish: Json, code: str) -> None:
    answer = server.post(f"/api/games/{brought(server, dealt())}/play-on", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_nobody_plays_on_from_the_end_or_from_a_secret_question() -> None:
    record = with_a_secret_answer()
    for step in (1, len(record["moves"])):
        with pytest.raises(RequestRefused) as caught:
            beginning(record, PlayOn(step, 0), 5)
        assert caught.value.code == "no-moment"
    begun = beginning(record, PlayOn(1, 0, seen=0, anew=False), 5)      # as that seat counts, the answer is given
    assert [row.line for row in begun.moves] == ["name king", "pass"] and [row.seat for row in begun.moves] == [0, 1]
