"""A way out of games that are not over: they are closed, or left for good, and nobody else loses anything."""

from __future__ import annotations

from citadels.web.http_messages import LeaveSeat, Sit
from tests.web.helpers import Site, refused


def test_who_plays_against_bots_alone_can_delete_the_game(site: Site) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, "easy", "easy", start=True)
        _, visitor = await site.come(code, ana)
        assert (await site.me(ana)).waiting == [code]
        assert [game.closable for game in await site.lobby.games_of(ana)] == [True]
        await site.lobby.close_table(code, ana)
        assert visitor.of("closed") and visitor.dropped
        assert (await site.me(ana)).playing == []
        assert await site.lobby.games_of(ana) == []
        assert (await refused(site.lobby.find(code))).code == "no-table"
        assert await site.lobby.store.table(code=code) is None

    site.run(scene())


def test_a_game_with_others_cannot_be_deleted_but_left(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, None, None, "easy")
        await site.ask(code, ben, Sit())
        await site.start(code, ana)
        for person in (ana, ben):
            assert (await site.me(person)).waiting == []
            assert [game.closable for game in await site.lobby.games_of(person)] == [False]
            assert (await refused(site.lobby.close_table(code, person))).code == "others-play"
        await site.ask(code, ana, LeaveSeat())
        assert (await site.me(ana)).playing == []
        assert await site.lobby.games_of(ana) == []
        assert (await site.me(ben)).playing == [code]
        assert (await refused(site.lobby.close_table(code, ben))).code == "others-play"  # Ana may come back
        await site.ask(code, ana, Sit())
        assert (await site.me(ana)).playing == [code]

    site.run(scene())


def test_the_host_can_close_a_table_that_has_not_begun(site: Site) -> None:
    async def scene() -> None:
        ana, ben, stranger = await site.people("Ana", "Ben", "Sam")
        code = await site.make(ana, None, None, "easy")
        await site.ask(code, ben, Sit())
        _, guest = await site.come(code, ben)
        for person in (ben, stranger):
            assert (await refused(site.lobby.close_table(code, person))).code == "not-host"
        assert (await site.lobby.describe(code, ana)).closable
        assert not (await site.lobby.describe(code, ben)).closable
        await site.lobby.close_table(code, ana)
        assert guest.of("closed") and guest.dropped
        assert (await site.me(ben)).playing == []

    site.run(scene())


def test_who_only_looked_on_can_delete_the_game_of_bots(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, "easy", "easy", start=True)
        assert (await refused(site.lobby.close_table(code, ben))).code == "others-play"
        await site.lobby.close_table(code, ana)
        assert await site.lobby.games_of(ana) == []

    site.run(scene())
