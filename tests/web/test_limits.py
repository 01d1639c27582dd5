"""One visitor, however many connections and cookies they have, takes nothing from the others; a whole club may come."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from citadels import Game, texts
from citadels.web import lobby as lobby_module
from citadels.web import rate_limits, websocket
from citadels.web.app import make_app
from citadels.web.bot_pool import BotPool
from citadels.web.conversation import REFUSED_CLOSE, handle
from citadels.web.live_table import CROWD_TOLD, LiveTable
from citadels.web.lobby import Lobby
from citadels.web.protocol import AskHint, Expected, Thought
from citadels.web.rate_limits import AddressBuckets, Buckets, RateLimits, SocketCounts, Visitor
from citadels.web.request_refused import RequestRefused
from citadels.web.settings import LIMITS, VARIABLES, BadSettings, Settings, make_settings
from citadels.web.static_files import StaticFiles
from citadels.web.table_bots import Advice
from citadels.web.websocket import CROWDED_CLOSE
from tests.web import helpers
from tests.web.helpers import FakeLobby
from tests.web.virtual_time import joined, table_of, virtual

Json = dict[str, Any]


@contextmanager
def served(folder: Path, **limits: Any) -> Iterator[TestClient[Any]]:
    (folder / "index.html").write_text("<!doctype html><head></head>")
    settings = Settings(database=f"sqlite+aiosqlite:///{folder}/tables.db", haste=0.0, **limits)
    with TestClient(make_app(settings, client=StaticFiles(folder))) as client:
        yield client


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """No tokens flow in."""
    monkeypatch.setattr("citadels.web.rate_limits.time", SimpleNamespace(monotonic=lambda: 1000.0))


def made(client: TestClient[Any], **wanted: Any) -> str:
    return str(client.post("/api/tables", json={"name": "Zoe", **wanted}).json()["code"])


def line(client: TestClient[Any], code: str, seen: int = 0) -> Any:
    return client.websocket_connect(f"/api/tables/{code}/socket?seen={seen}")


def turned_away(client: TestClient[Any], code: str) -> tuple[str, int]:
    """Why a connection is refused, and the code with which it is closed."""
    with line(client, code) as refused:
        message = refused.receive_json()
        assert message["type"] == "refused" and texts.has(f"refused-{message['code']}")
        with pytest.raises(WebSocketDisconnect) as closed:
            refused.receive_json()
    return message["code"], closed.value.code


# -- settings ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", LIMITS)
def test_each_limit_can_be_set_and_what_it_cannot_be_is_said(name: str) -> None:
    low, high = LIMITS[name]
    assert getattr(make_settings({VARIABLES[name]: str(high)}), name) == high
    assert low <= getattr(Settings(), name) <= high
    for value in (str(high + 1), "-1", "many", str(low - 1)):
        with pytest.raises(BadSettings) as refused:
            make_settings({VARIABLES[name]: value})
        for lang in texts.languages():
            sentence = refused.value.sentence(lang)
            assert VARIABLES[name] in sentence and value in sentence and str(high) in sentence.replace("\u2068", "")


def test_a_token_that_could_be_guessed_is_refused_and_not_shown() -> None:
    with pytest.raises(BadSettings) as refused:
        make_settings({"CITADELS_METRICS_TOKEN": "geheim"})
    assert "16" in str(refused.value) and "geheim" not in str(refused.value)


# -- a hundred people at one address -----------------------------------------------------------------------------------
def test_a_club_of_a_hundred_behind_one_address_meets_no_limit(stopped: None) -> None:
    limits = RateLimits(Settings())
    scope = {"client": ("198.51.100.7", 1)}
    for person in range(100):
        for _ in range(4):                      # the page asks who I am, and for the table
            limits.address(scope)
        nobody, somebody = Visitor(None, "198.51.100.7"), Visitor(person, "198.51.100.7")
        limits.visitor(nobody, 1)
        limits.visitor(nobody, rate_limits.NEW_PERSON)
        for _ in range(2):                      # two devices
            limits.address(scope)
            limits.sockets.enter(somebody)
            limits.visitor(somebody, 1 + 300 // rate_limits.EVENTS)
        for _ in range(6):
            limits.messages.take(somebody)
        limits.chat.take(somebody)
    for person in range(28):                    # a class plays against bots
        limits.hints.take(Visitor(person, "198.51.100.7"))


# -- WebSockets --------------------------------------------------------------------------------------------------------
def test_a_person_has_so_many_connections_and_a_closed_one_counts_no_longer(tmp_path: Path) -> None:
    with served(tmp_path, person_sockets=2) as client:
        code = made(client)
        for _ in range(2):
            with line(client, code) as first, line(client, code) as second:
                assert [one.receive_json()["type"] for one in (first, second)] == ["welcome"] * 2
                assert turned_away(client, code) == ("too-many-pages", CROWDED_CLOSE)


def test_an_address_has_so_many_connections_with_or_without_cookies(tmp_path: Path) -> None:
    with served(tmp_path, address_sockets=2) as client:
        code = made(client)
        with line(client, code) as mine:
            assert mine.receive_json()["type"] == "welcome"
            client.cookies.clear()
            with line(client, code) as other:
                assert other.receive_json()["type"] == "welcome"
                assert turned_away(client, code) == ("crowded-address", CROWDED_CLOSE)
                assert turned_away(client, "222222") == ("crowded-address", CROWDED_CLOSE)


def test_a_table_has_so_many_spectators_but_who_sits_there_always_comes_in(tmp_path: Path) -> None:
    with served(tmp_path, table_spectators=3) as client:
        code = made(client)
        mine = dict(client.cookies)
        client.cookies.clear()
        with ExitStack() as crowd:
            for _ in range(3):
                assert crowd.enter_context(line(client, code)).receive_json()["type"] == "welcome"
            assert turned_away(client, code) == ("crowded-table", CROWDED_CLOSE)
            client.cookies.update(mine)
            with line(client, code) as player:
                assert player.receive_json()["type"] == "welcome"


def test_counts_end_with_their_connections() -> None:
    counts = SocketCounts(2, 3)
    visitors = [Visitor(1, "2001:db8::1"), Visitor(1, "198.51.100.7"), Visitor(None, "198.51.100.7")]
    for _ in range(5):
        for visitor in visitors:
            counts.enter(visitor)
        with pytest.raises(RequestRefused, match="too-many-pages"):
            counts.enter(visitors[0])
        for visitor in visitors:
            counts.leave(visitor)
    assert len(counts) == 0


# -- messages ----------------------------------------------------------------------------------------------------------
def answers(lines: list[Any], count: int, message: Json) -> list[str]:
    """What is answered, with the code of a refusal, when the lines take turns."""
    found = []
    for number in range(count):
        one = lines[number % len(lines)]
        one.send_json(message)
        while (answer := one.receive_json())["type"] not in ("pong", "refused", "said"):
            pass
        found.append(answer.get("code") or answer["type"])
    return found


def test_messages_are_counted_by_person_not_by_connection(tmp_path: Path, stopped: None) -> None:
    with served(tmp_path, person_messages=2) as client:
        code = made(client)
        with ExitStack() as opened:
            lines = [opened.enter_context(line(client, code)) for _ in range(5)]
            assert answers(lines, 14, {"type": "ping"}) == ["pong"] * 10 + ["too-fast"] * 4
            client.cookies.clear()
            assert answers([opened.enter_context(line(client, code))], 2, {"type": "ping"}) == ["pong"] * 2


def test_messages_are_counted_by_address_however_many_people_are_made(tmp_path: Path, stopped: None) -> None:
    with served(tmp_path, person_messages=2, address_messages=3) as client, ExitStack() as opened:
        lines = []
        for _ in range(4):
            client.cookies.clear()
            lines.append(opened.enter_context(line(client, made(client))))
        assert answers(lines, 20, {"type": "ping"}) == ["pong"] * 15 + ["too-fast"] * 5


def test_a_staged_move_counts_for_more(tmp_path: Path, stopped: None) -> None:
    with served(tmp_path, person_messages=2) as client:
        code = made(client, setup={"seats": 2}, bots=[None, "easy"], start=True)
        with line(client, code) as mine:
            move = {"type": "move", "seat": 0, "ask": 9, "lines": ["gold"], "stage": True}
            assert answers([mine], 7, move) == ["stale"] * 5 + ["too-fast"] * 2


def test_a_flood_is_slowed_down_and_cut_off(
        tmp_path: Path, stopped: None, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def note(seconds: float) -> None:
        waits.append(seconds)

    with served(tmp_path, person_messages=2) as client:
        code = made(client, setup={"seats": 2}, bots=[None, "easy"], start=True)
        with line(client, code) as mine:
            monkeypatch.setattr(websocket, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": note}))
            move = {"type": "move", "seat": 0, "ask": 9, "lines": ["gold"], "stage": True}
            assert answers([mine], 5 + websocket.MOST_REFUSED, move)[5:] == ["too-fast"] * websocket.MOST_REFUSED
            with pytest.raises(WebSocketDisconnect) as closed:
                mine.receive_json()
            assert closed.value.code == REFUSED_CLOSE
    assert waits == [websocket.SLOWED] * (websocket.MOST_REFUSED - websocket.MANY_REFUSED - 1)


def test_what_is_said_is_counted_by_person(tmp_path: Path, stopped: None) -> None:
    with served(tmp_path, person_chat=30) as client:
        code = made(client)
        with ExitStack() as opened:
            lines = [opened.enter_context(line(client, code)) for _ in range(9)]
            said = []
            for one in lines:
                one.send_json({"type": "say", "text": "again"})
                one.send_json({"type": "ping"})
                while (answer := one.receive_json())["type"] != "pong":
                    said += [answer["code"]] if answer["type"] == "refused" else []
            assert said == ["too-fast"] * 2


def test_what_is_nested_too_deeply_is_refused_and_the_connection_closed(tmp_path: Path) -> None:
    with served(tmp_path) as client, line(client, made(client)) as mine:
        mine.send_text('{"x":' + "[" * 5000)
        while (message := mine.receive_json())["type"] != "refused":
            pass
        assert message["code"] == "bad-request"
        with pytest.raises(WebSocketDisconnect) as closed:
            mine.receive_json()
        assert closed.value.code == REFUSED_CLOSE


# -- what takes long ---------------------------------------------------------------------------------------------------
def long_record() -> Json:
    """A long game that is not over: nobody builds."""
    game = Game.new("deluxe", 7, seed=5)
    for _ in range(1200):
        lines = [option for option in game.options() if not option.startswith("build")]
        game.play("end" if "end" in lines else lines[0])
    return dict(game.record())


def left(client: TestClient[Any]) -> float:
    found: float = client.app.state.limits.addresses.by_share[1]._bucket("testclient").left
    return found


def test_to_come_to_a_long_game_costs_what_is_sent(tmp_path: Path, stopped: None) -> None:
    with served(tmp_path) as client:
        code = client.post("/api/games", json=long_record()).json()["code"]
        client.cookies.clear()
        before = left(client)
        with line(client, code) as late:
            assert late.receive_json()["type"] == "welcome"
            events = len(late.receive_json()["events"])
        assert events > 1000 and before - left(client) == 2 + events // rate_limits.EVENTS
        before = left(client)
        with line(client, code, seen=events) as again:
            assert again.receive_json()["type"] == "welcome"
        assert before - left(client) == 2


@pytest.mark.parametrize(("rest", "more"), [("", 0), ("/record", 0), ("/steps?count=10", rate_limits.REPLAY)])
def test_to_read_a_long_game_costs_more(rest: str, more: int, tmp_path: Path, stopped: None) -> None:
    with served(tmp_path) as client:
        record = long_record()
        costs = []
        for moves in (record["moves"][:100], record["moves"]):
            code = client.post("/api/games", json={**record, "moves": moves}).json()["code"]
            client.cookies.clear()
            before = left(client)
            assert client.get(f"/api/games/{code}{rest}").status_code == 200
            costs.append(before - left(client))
        assert costs == [1 + more, 1 + more + 1200 // rate_limits.MOVES]


def test_a_long_game_is_loaded_while_others_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[bool] = []

    class Noting(LiveTable):
        def __init__(self, *given: Any) -> None:
            loaded.append(loop is not threading.current_thread())
            super().__init__(*given)

    with served(tmp_path) as client:
        long, short = client.post("/api/games", json=long_record()).json()["code"], made(client)
        loop = client.portal().__enter__().call(threading.current_thread)  # where everything else happens
        monkeypatch.setattr(lobby_module, "LiveTable", Noting)
        for code in (long, short):
            assert client.get(f"/api/tables/{code}").status_code == 200
    assert loaded == [True, False]


def test_a_crowd_is_told_of_together() -> None:
    async def scene() -> None:
        game = Game.new("deluxe", 3, seed=5)
        table = table_of(game, [1, "easy", "easy"])
        [player] = await joined(table, 1)
        crowd = await joined(table, *[None] * 300)
        sent = sum(len(visitor.of("table")) for visitor in crowd)
        assert sent < 10 * len(crowd)
        await asyncio.sleep(2 * CROWD_TOLD)
        assert {visitor.last("table")["table"]["watching"] for visitor in (player, *crowd)} == {300}
        for visitor in crowd[:250]:
            await table.disconnect(visitor)
        await asyncio.sleep(2 * CROWD_TOLD)
        assert player.last("table")["table"]["watching"] == 50
        assert sum(len(visitor.of("table")) for visitor in (player, *crowd)) < 20 * len(crowd)

    virtual(scene())


# -- hints -------------------------------------------------------------------------------------------------------------
class Adviser(BotPool):
    async def advise(self, game: Game, seat: int, seed: str) -> Advice:
        return Advice([Thought(game.options()[0], 1.0, 0.5, 10)], Expected([0.5, 0.25, 0.25], []))


def test_hints_are_counted_by_person_and_by_address(stopped: None) -> None:
    async def scene() -> None:
        game = Game.new("deluxe", 3, seed=5)
        seat = game.player
        assert seat is not None
        limits = RateLimits(Settings(address_hints=60))

        async def ask(person: int) -> str:
            seated: list[int | str] = ["easy"] * 3
            seated[seat] = person
            table = table_of(game, seated)
            [visitor] = await joined(table, person)
            visitor.limits = limits
            visitor.forget()
            await handle(cast(Lobby, FakeLobby(Adviser(1))), table, visitor, AskHint(seat, 1))
            message = await visitor.until("hint") if await settled(visitor) == "hint" else visitor.last("refused")
            return str(message.get("code", "hint"))

        assert [await ask(1) for _ in range(30)].count("hint") == 4
        assert [await ask(person) for person in range(2, 32)].count("hint") == 10

    virtual(scene())


async def settled(visitor: helpers.Visitor) -> str:
    while not visitor.sent:
        await asyncio.sleep(0)
    return str(visitor.messages[0]["type"])


def thinking(pool: BotPool) -> tuple[list[str], threading.Event, Callable[[str], str]]:
    """Let a thread do the thinking: what it has done, in order; it waits until it may go on."""
    done: list[str] = []
    go = threading.Event()

    def work(name: str) -> str:
        go.wait()
        done.append(name)
        return name

    pool._pool = cast(Any, ThreadPoolExecutor(1))
    return done, go, work


def test_bots_that_play_go_before_hints() -> None:
    async def scene() -> None:
        pool = BotPool(1)
        done, go, work = thinking(pool)
        hints = [asyncio.create_task(pool.run(work, f"hint {number}", urgent=False)) for number in range(4)]
        await asyncio.sleep(0)
        bot = asyncio.create_task(pool.run(work, "bot"))
        await asyncio.sleep(0)
        hints[1].cancel()
        go.set()
        await asyncio.gather(bot, *hints, return_exceptions=True)
        assert done == ["hint 0", "bot", "hint 2", "hint 3"]
        assert await pool.run(work, "again") == "again"

    asyncio.run(scene())


def test_who_asks_and_is_gone_frees_no_process_before_it_is_free() -> None:
    async def scene() -> None:
        pool = BotPool(1)
        done, go, work = thinking(pool)
        for number in range(5):
            hint = asyncio.create_task(pool.run(work, f"hint {number}", urgent=False))
            await asyncio.sleep(0)
            hint.cancel()
            await asyncio.gather(hint, return_exceptions=True)
        bot = asyncio.create_task(pool.run(work, "bot"))
        await asyncio.sleep(0)
        go.set()
        await bot
        assert done == ["hint 0", "bot"]

    asyncio.run(scene())


def test_only_a_few_hints_wait() -> None:
    async def scene() -> None:
        pool = BotPool(1, most_hints=2)
        _, go, _ = thinking(pool)
        cast(Any, pool._pool).submit(go.wait)
        game = Game.new("deluxe", 3, seed=5)
        waiting = [asyncio.create_task(pool.advise(game, game.player or 0, "")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(RequestRefused) as refused:
            await pool.advise(game, game.player or 0, "")
        assert refused.value.code == "busy" and refused.value.status == 429
        go.set()
        await asyncio.gather(*waiting)
        assert pool.hints == 0

    asyncio.run(scene())


# -- codes -------------------------------------------------------------------------------------------------------------
def test_codes_cannot_be_tried_out(tmp_path: Path, stopped: None) -> None:
    with served(tmp_path, wrong_codes=2) as client:
        code = made(client)
        mine = dict(client.cookies)
        client.cookies.clear()
        page = client.get(f"/t/{code}").text
        wrong = [client.get("/api/tables/222222"), client.get("/api/games/222222"), client.get("/t/222222")]
        assert [answer.status_code for answer in wrong] == [404, 404, 200]
        assert turned_away(client, "222222") == ("no-table", REFUSED_CLOSE)
        # Now nothing tells any longer whether a code is right.
        for path in ("/api/tables/{}", "/api/games/{}", "/api/games/{}/steps"):
            both = [client.get(path.format(guess)) for guess in (code, "222222")]
            assert [(answer.status_code, answer.content) for answer in both[:1] * 2] == [
                (answer.status_code, answer.content) for answer in both]
            assert both[0].status_code == 429
        assert turned_away(client, code) == turned_away(client, "222222") == ("too-fast", CROWDED_CLOSE)
        assert client.get(f"/t/{code}").text.replace(code, "") == client.get("/t/222222").text.replace("222222", "")
        assert client.get(f"/t/{code}").text != page
        client.cookies.update(mine)  # who sits there plays on
        assert client.get(f"/api/tables/{code}").status_code == 200
        with line(client, code) as player:
            assert player.receive_json()["type"] == "welcome"


def test_whoever_has_not_asked_for_a_while_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr("citadels.web.rate_limits.time", SimpleNamespace(monotonic=lambda: clock[0]))
    buckets = Buckets(rate=2, burst=10, most=50)
    for person in range(1000):                  # two in a second; each is counted until the tokens are back
        clock[0] += 0.5
        assert buckets.take(person, 10) and not buckets.take(person)
    assert len(buckets) == 10
    for person in range(1000, 1100):            # all at once
        assert buckets.take(person, 10)
    assert len(buckets) == 50
    assert not buckets.take(1099) and buckets.take(0)


def test_a_network_of_many_networks_may_ask_for_more_but_not_for_all(stopped: None) -> None:
    buckets = AddressBuckets(1, 10)
    assert [buckets.take("2001:db8:1:2::1") for _ in range(11)] == [True] * 10 + [False]
    assert [buckets.take("2001:db8:1:2:5::9") for _ in range(2)] == [False] * 2
    taken = [buckets.take(f"2001:db8:1:{number:x}::1") for number in range(100, 300)]
    assert taken.count(True) == 10 * rate_limits.WIDER - 10
    assert buckets.take("2001:db8:2:2::1") and buckets.take("198.51.100.7")
