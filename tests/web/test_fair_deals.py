"""A table shows what the server has committed itself to, people add their words, and after the end all is open."""

from __future__ import annotations

import random

import pytest

from citadels import fairness
from citadels.shapes import FairSetup
from citadels.web import fair_deals
from citadels.web.archive import Archive
from citadels.web.encoding import to_json
from citadels.web.http_messages import AddWord, LeaveSeat, Sit
from citadels.web.rows import MoveRow
from tests.web.helpers import Site, refused, search_here


def test_the_commitment_stands_from_the_beginning_and_never_changes(site: Site) -> None:
    async def scene() -> None:
        ana, ben = await site.people("Ana", "Ben")
        code = await site.make(ana, None, None, "easy")
        first = (await site.lobby.describe(code, None)).commitment
        assert len(first) == 64
        await site.ask(code, ben, Sit())
        await site.ask(code, ben, AddWord("moon"))
        await site.start(code, ana)
        table = await site.lobby.describe(code, ana)
        assert (table.commitment, table.words, table.state) == (first, ["moon"], "playing")

    site.run(scene())


def test_no_two_tables_have_the_same_secret(site: Site) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        codes = [await site.make(ana, None, "easy") for _ in range(5)]
        assert len({(await site.lobby.describe(code, None)).commitment for code in codes}) == 5

    site.run(scene())


def test_words_are_added_changed_and_taken_back_by_those_who_sit(site: Site) -> None:
    async def scene() -> None:
        ana, ben, sam = await site.people("Ana", "Ben", "Sam")
        code = await site.make(ana, None, None, "easy")
        await site.ask(code, ben, Sit())
        assert (await site.ask(code, ana, AddWord("sun"))).words == ["sun"]
        assert (await site.ask(code, ben, AddWord("  мо\u200bon "))).words == ["sun", "мо on"]
        assert (await site.ask(code, ana, AddWord("star"))).words == ["мо on", "star"]
        assert (await refused(site.ask(code, sam, AddWord("mine")))).code == "not-yours"
        assert (await site.ask(code, ana, AddWord(""))).words == ["мо on"]
        await site.ask(code, ben, LeaveSeat())
        assert (await site.lobby.describe(code, None)).words == ["мо on"]   # it was heard, and does no harm
        await site.start(code, ana)
        assert (await refused(site.ask(code, ana, AddWord("late")))).code == "not-open"

    site.run(scene())


def test_a_word_that_comes_with_the_start_is_in_the_deal_or_the_start_is_refused(site: Site) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, "easy")
        table = await site.lobby.find(code)
        await site.lobby.store.change_words(table.row, '[[7,"elsewhere"]]')     # at another process
        assert (await refused(site.start(code, ana))).code == "stale"
        await site.start(code, ana)
        assert fair_deals.words(table.row) == ["elsewhere"] and table.live is not None
        assert table.row.secret is not None
        setup = FairSetup(edition="deluxe", players=2, preset="first-game", characters=None, uniques=None,
                                   rank9=False, options={})
        assert table.live.game.seed == fairness.seed_of(table.row.secret, ["elsewhere"], setup)

    site.run(scene())


@pytest.mark.parametrize("words", [[], ["sun"]])
def test_a_finished_game_is_verified(site: Site, words: list[str]) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, "easy")
        for word in words:
            await site.ask(code, ana, AddWord(word))
        promised = (await site.lobby.describe(code, None)).commitment
        await site.start(code, ana)
        table = await site.lobby.find(code)
        archive = Archive(site.lobby.store, search_here)
        assert (await refused(archive.load(code, ana))).code == "not-over"
        await finish_at_once(site, code)
        game = await archive.load(code, ana)
        found = await archive.verify(game)
        assert (found.kept, found.commitment, found.words) == (True, promised, words)
        assert fairness.commitment(found.secret) == promised
        assert fairness.verify(game.record, promised).kept
        assert table.row.secret == found.secret

    site.run(scene())


async def finish_at_once(site: Site, code: str) -> None:
    """Write moves to the end of a game, as if it had been played at another process."""
    table = await site.lobby.find(code)
    assert table.live is not None
    game = table.live.game.clone()
    dice = random.Random(1)
    rows = []
    while not game.over:
        line = dice.choice(game.options())
        assert game.player is not None
        rows.append(MoveRow(len(game.record()["moves"]) + 1, game.player, line, 0, 0, "bot"))
        game.play(line)
    await site.lobby.store.append(table.id, rows)
    result = {"scores": [row["total"] for row in game.scores()], "winners": game.winners}
    await site.lobby.store.change_table(table.id, state="over", result=to_json(result))


def test_nothing_that_is_sent_before_the_end_has_the_secret(site: Site) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, "easy")
        _, visitor = await site.come(code, ana)
        await site.start(code, ana)
        table = await site.lobby.find(code)
        assert table.row.secret is not None and table.live is not None
        sent = b"".join(data for _, data in visitor.sent)
        assert table.row.secret.encode() not in sent and str(table.live.game.seed).encode() not in sent
        assert fairness.commitment(table.row.secret).encode() in sent

    site.run(scene())


def test_an_imported_record_keeps_a_proof_that_is_true(site: Site) -> None:
    async def scene() -> None:
        ana = await site.person("Ana")
        code = await site.make(ana, None, "easy", start=True)
        await finish_at_once(site, code)
        record = (await site.archive.load(code, ana)).record
        proof = record["fairness"]
        for given, kept in ((proof, True), ({**proof, "words": ["x"]}, False), (7, False), (None, False),
                            ({**proof, "more": "x" * 5000}, False)):
            found = await site.archive.load(await site.bring(ana, {**record, "fairness": given}), ana)
            assert ("fairness" in found.record) == kept
            assert (await site.archive.verify(found)).kept == kept

    site.run(scene())
