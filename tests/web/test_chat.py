"""Chat at a table, and hints."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest

from citadels import Game
from citadels.web.bot_pool import BotPool
from citadels.web.conversation import decode, handle
from citadels.web.http_messages import Change, Sit
from citadels.web.live_table import LiveTable
from citadels.web.lobby import Lobby
from citadels.web.protocol import AskHint, Expected, Guess, Ping, Say, SayPhrase, Thought
from citadels.web.rate_limits import RateLimits
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person
from citadels.web.settings import Settings
from citadels.web.store import CHAT_KEPT
from citadels.web.table_bots import Advice, advise
from citadels.web.websocket import MOST_WAITING, SLOW_CLOSE, SocketConnection
from tests.playing import some_game
from tests.web.helpers import FakeLobby, Site, Visitor, refused, send
from tests.web.virtual_time import Memory, joined, table_of, virtual


# -- chat --------------------------------------------------------------------------------------------------------------
def test_what_is_said_everybody_hears_and_those_who_come_later(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, None, None, None)
        await site.ask(code, ana, Sit(1, "Anton"))
        table, host = await site.come(code, ana)
        _, guest = await site.come(code, ben)
        _, stranger = await site.come(code, None)
        await send(table, host, Say("hello"))
        await send(table, guest, Say("  <b>hi</b>\n\t& \x00\x1b[1m welcome  "))
        for visitor in (host, guest, stranger):
            said = [message["chat"] for message in visitor.of("said")]
            assert [(chat["seat"], chat["name"], chat["text"]) for chat in said] == [
                (0, "Ana", "hello"), (None, "Ben", "<b>hi</b> & [1m welcome")]
        _, late = await site.come(code, None)
        assert late.messages[0]["chat"] == [message["chat"] for message in host.of("said")]

    site.run(scene())


@pytest.mark.parametrize("false", ["Ana", "ana", "A n\u00e4"])
def test_a_spectator_does_not_speak_under_the_name_of_a_player(site: Site, false: str) -> None:
    async def scene() -> None:
        ana, eve = await site.people("Ana", false)
        code = await site.make(ana, None, None)
        table, host = await site.come(code, ana)
        _, spectator = await site.come(code, eve)
        await send(table, spectator, Say("I give up"))
        await send(table, host, Say("I do not"))
        said = [message["chat"] for message in host.of("said")]
        assert [(chat["seat"], chat["name"]) for chat in said] == [(None, f"{false} 2"), (0, "Ana")]

    site.run(scene())


def test_newcomers_are_shown_the_last_of_it(site: Site) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, None)
        table, _ = await site.come(code, ana)
        for number in range(CHAT_KEPT + 5):
            await table.say(ana.id, "Ana", str(number))
        _, late = await site.come(code, None)
        assert [chat["text"] for chat in late.messages[0]["chat"]] == [str(5 + number) for number in range(CHAT_KEPT)]

    site.run(scene())


@pytest.mark.parametrize("text", ["", "a" * 301])
def test_too_much_and_nothing_is_no_message(text: str) -> None:
    assert refusal_of(msgspec.json.encode({"type": "say", "text": text})) == "bad-request"


def refusal_of(data: bytes) -> str:
    async def scene() -> str:
        async def reading() -> None:
            decode(data)

        return (await refused(reading())).code

    return asyncio.run(scene())


def test_what_may_not_be_said(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, None, None)
        table, host = await site.come(code, ana)
        _, guest = await site.come(code, ben)
        _, stranger = await site.come(code, None)
        assert (await send(table, stranger, Say("hello")))["code"] == "not-yours"
        assert (await send(table, guest, Say(" \n ")))["code"] == "bad-request"
        answers = [await send(table, guest, Say("again")) for _ in range(9)]
        assert [answer.get("code") for answer in answers] == [None] * 7 + ["too-fast"] * 2
        await site.ask(code, ana, Change(chat=False))
        assert (await send(table, host, Say("hello")))["code"] == "no-chat"
        assert len(host.of("said")) == 7
        await site.ask(code, ana, Change(chat=True))
        assert (await send(table, host, Say("hello")))["type"] == "said"

    site.run(scene())


def test_whoever_comes_while_something_is_said_hears_it_once_and_so_do_the_others(site: Site) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, None)
        table, host = await site.come(code, ana)
        late: list[Visitor] = []
        for number in range(20):
            visitor = Visitor()
            late.append(visitor)
            talk = table.say(ana.id, "Ana", str(number))
            coming = table.connect(visitor, 0)
            await asyncio.gather(*([talk, coming] if number % 2 else [coming, talk]))
        assert [message["chat"]["text"] for message in host.of("said")] == [str(number) for number in range(20)]
        for visitor in late:
            heard = [chat["text"] for chat in visitor.messages[0]["chat"]]
            heard += [message["chat"]["text"] for message in visitor.of("said")]
            assert heard == [str(number) for number in range(20)]

    site.run(scene())


# -- advice ------------------------------------------------------------------------------------------------------------
class Adviser(BotPool):
    async def advise(self, game: Game, seat: int, seed: str) -> Advice:
        return Advice([Thought(game.options()[0], 1.0, 0.5, 10)], Expected([0.5, 0.25, 0.25], [Guess(1, "king", 0.75)]))


async def asked(table: LiveTable, visitor: Visitor, seat: int, ask: int) -> dict[str, Any]:
    """Advice comes when it is found; nothing waits for it."""
    visitor.forget()
    lobby = cast(Lobby, FakeLobby(Adviser(1)))
    visitor.begin(_answered(lobby, table, visitor, AskHint(seat, ask)))
    while not visitor.sent:
        await asyncio.sleep(0)
    return visitor.messages[0]


async def _answered(lobby: Lobby, table: LiveTable, visitor: Visitor, message: AskHint) -> None:
    await handle(lobby, table, visitor, message)


def test_advice_is_given_to_the_one_who_decides_if_the_table_allows_it() -> None:
    async def scene() -> None:
        game = some_game(3, 3)
        decides = game.player
        assert decides is not None
        table = table_of(game, [1, 2, 3], hints=True)
        visitors = await joined(table, 1, 2, 3)
        mine, other = visitors[decides], visitors[decides - 1]
        answer = await asked(table, mine, decides, 1)
        assert answer["type"] == "hint"
        assert [thought["line"] for thought in answer["thoughts"]] == game.options()[:1]
        assert answer["expected"] == {
            "win": [0.5, 0.25, 0.25], "guesses": [{"seat": 1, "character": "king", "chance": 0.75}]}
        [seat] = table.seats_of(other.person)
        assert (await asked(table, other, seat, 1))["code"] == "not-your-turn"
        assert (await asked(table, other, decides, 1))["code"] == "not-yours"
        assert (await asked(table, mine, decides, 2))["code"] == "stale"
        assert [(await asked(table, mine, decides, 1)).get("code") for _ in range(5)][-1] == "too-fast"
        quiet = table_of(game, [1, 2, 3], hints=False)
        [visitor] = await joined(quiet, decides + 1)
        assert (await asked(quiet, visitor, decides, 1))["code"] == "no-hints"

    virtual(scene())


def test_hints_are_off_among_people_and_on_against_bots_alone_if_nothing_is_said() -> None:
    async def scene() -> None:
        game = some_game(3, 3)
        decides = game.player
        assert decides is not None
        tables: list[tuple[list[int | str], str | None]] = [([1, 2, "easy"], "no-hints"), ([1, "easy", "easy"], None)]
        for seated, code in tables:
            seated[0], seated[decides] = seated[decides], seated[0]
            table = table_of(game, seated)
            [visitor] = await joined(table, 1)
            assert table.describe(1).hints is (code is None)
            assert (await asked(table, visitor, decides, 1)).get("code") == code

    virtual(scene())


def test_the_others_are_told_that_somebody_asked_for_a_hint_but_not_what_about() -> None:
    async def scene() -> None:
        game = some_game(3, 3)
        decides = game.player
        assert decides is not None
        table = table_of(game, [1, 2, 3], hints=True)
        visitors = await joined(table, 1, 2, 3)
        other = visitors[decides - 1]
        await asked(table, visitors[decides], decides, 1)
        await asyncio.sleep(0)
        assert other.of("hint") == []
        [note] = other.last("update")["notes"]
        assert (note["kind"], note["seat"]) == ("hint", decides)

    virtual(scene())


# -- phrases -----------------------------------------------------------------------------------------------------------
def test_a_phrase_is_said_as_its_key_and_kept() -> None:
    async def scene() -> None:
        table = table_of(some_game(3, 3), [1, 2, 3])
        ana, ben = await joined(table, 1, 2)
        await send(table, ana, SayPhrase("luck"))
        said = ben.last("said")["chat"]
        assert (said["seat"], said["text"], said["phrase"]) == (0, "", "luck")
        [late] = await joined(table, 3)
        assert [line["phrase"] for line in late.last("welcome")["chat"]] == ["luck"]
        with pytest.raises(RequestRefused):
            decode('{"type": "phrase", "phrase": "anything"}')

    virtual(scene())


def test_advice_speaks_of_what_is_offered() -> None:
    game = some_game(3, 3)
    assert game.player is not None
    thoughts, expected = advise(game.record(), game.player, "seed", "learned-search:20")
    assert thoughts and expected.win[game.player] == thoughts[0].win
    assert len(expected.win) == 3 and sum(expected.win) == pytest.approx(1)
    assert {thought.line for thought in thoughts} <= set(game.options())
    assert [thought.share for thought in thoughts] == sorted((thought.share for thought in thoughts), reverse=True)


# -- lines -------------------------------------------------------------------------------------------------------------
def test_a_ping_is_answered() -> None:
    async def scene() -> None:
        table = table_of(some_game(3, 3), [1, 2, 3], memory=Memory())
        [ana] = await joined(table, 1)
        assert (await send(table, ana, Ping()))["type"] == "pong"

    virtual(scene())


def test_a_line_that_nobody_empties_is_given_up() -> None:
    async def scene() -> None:
        connection = SocketConnection(cast(Any, None), Person(1, ""), RateLimits(Settings()), {})
        for _ in range(MOST_WAITING):
            connection.send(b"x")
        assert connection.close_with == 0
        connection.send(b"x")
        assert connection.close_with == SLOW_CLOSE

    asyncio.run(scene())
