"""Nothing that a seat may not know is in a notice: games that differ only in what is hidden send the same bytes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from citadels.web import sql_store, store
from citadels.web.notices.digest import DIGEST_AFTER
from citadels.web.settings import with_driver
from tests.web.correspondence import HOUR, Host, WallClock, played
from tests.web.notices import ORIGIN, SENDER, tell, told
from tests.web.push_service import LocalService, Mailbox, local_service, mail_server
from tests.web.virtual_time import live

DECISIONS = 5


class Course:
    """A game in which everybody picks a character and goes on, and what was sent of it."""

    def __init__(self, folder: Path, secret: str, clock: WallClock, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.clock = clock
        self.asked: list[int] = []          # as everybody knows
        self.hidden: list[object] = []      # what only some know
        self.sent: list[object] = []
        patch.setattr(store, "new_secret", lambda: secret)
        patch.setattr(sql_store, "new_code", lambda: "TWNSAB")
        tokens = iter(name * 15 for name in ("Ana", "Ben", "Cat") for _ in range(2))   # confirms, and ends
        patch.setattr("citadels.web.notices.preferences.secrets.token_urlsafe", lambda size: next(tokens)[:43])

    async def play(self, service: LocalService, box: Mailbox, smtp: str) -> None:
        host = await Host.open(with_driver(f"sqlite:///{self.folder}/tables.db"), push_hosts=service.origin, smtp=smtp,
                               mail_from=SENDER, public_origin=ORIGIN)
        people = [await told(host, service, name) for name in ("Ana", "Ben", "Cat")]
        notices = host.lobby.notices
        notices.sender.trusted_hooks = frozenset({service.origin})
        for one in people:
            address = f"{one.person.name}@example.org"
            await notices.preferences.set_address(one.person.id, address, None, "en", ORIGIN, False)
            await notices.preferences.confirm((one.person.name * 15)[:43])
        table = await host.game(*(one.person for one in people))
        await notices.preferences.set_webhook(table.id, f"{service.origin}/hook", "en")
        async with host.lobby.store.transaction() as connection:
            await connection.exec_driver_sql("update webhooks set told = 0")
        for _ in range(DECISIONS):
            self.clock.pass_(DIGEST_AFTER)
            await tell(host)
            game = live(table).game
            assert game.player is not None
            self.asked.append(game.player)
            self.hidden.append(game.view(game.player)["players"][game.player])
            ask = live(table).question_number(game.player)
            await table.play(table.act(game.player, ask, [game.options()[0]]))
            await host.keep()
            self.clock.pass_(HOUR)
        by_path = {one.path: one for one in people}
        for received in service.received:
            words = by_path[received.path].browser.read(received) if received.path in by_path else received.body
            self.sent.append((received.path, words))
        self.sent.append([mail.get_payload() for mail in box.mails])


def course(folder: Path, secret: str, clock: WallClock, patch: pytest.MonkeyPatch) -> Course:
    folder.mkdir()
    found = Course(folder, secret, clock, patch)
    with local_service() as service, mail_server() as (box, smtp):
        played(lambda: found.play(service, box, smtp))
    return found


def test_games_that_differ_in_what_is_hidden_send_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = WallClock(monkeypatch)
    begun = clock.at
    groups: dict[tuple[int, ...], list[Course]] = {}
    for number in range(8):
        clock.at = begun
        found = course(tmp_path / str(number), f"{number:064x}", clock, monkeypatch)
        groups.setdefault(tuple(found.asked), []).append(found)
    twins = [group for group in groups.values() if len(group) > 1]
    assert twins
    for group in twins:
        assert len({msgspec.json.encode(one.hidden) for one in group}) > 1
        first = sorted(map(repr, group[0].sent[:-1])), group[0].sent[-1]
        assert len(first[0]) >= DECISIONS and first[1]
        for other in group[1:]:
            assert (sorted(map(repr, other.sent[:-1])), other.sent[-1]) == first
