"""Moments as pictures: nothing in one that the seat could not know, six languages, and links that show them."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import Iterator
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from PIL import Image

from citadels import texts
from citadels.facts import edition_names
from citadels.web.app import make_app
from citadels.web.archive import ArchivedGame
from citadels.web.bot_pool import BotPool
from citadels.web.request_refused import RequestRefused
from citadels.web.settings import Settings
from citadels.web.sharing import fonts, outlines, picture, seat_replay
from citadels.web.sharing.pictures import MOST_WAITING, Pictures
from citadels.web.sharing.scene import scene, scene_at, told
from citadels.web.static_files import StaticFiles
from tests.samples import ROOT
from tests.web.test_sharing import brought, record_of, with_a_secret_answer

FONTS = ROOT / "frontend" / "node_modules" / "@fontsource-variable"


@pytest.fixture(scope="module", autouse=True)
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Fonts and icons as a built client has them; it need not be built for this."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><head><title>Citadels</title></head>")
    for family in (fonts.NAMES, fonts.PLAIN):
        for part, _ in fonts.FILES:
            name = f"{family}-{part}-wght-normal"
            shutil.copy(FONTS / family / "files" / f"{name}.woff2", folder / "assets" / f"{name}-HASH.woff2")
    shutil.copy(ROOT / "frontend" / "src" / "generated" / "pictures.json", folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "CLIENT", folder)
        patch.setattr(picture, "ICONS", folder / "pictures.json")
        fonts.font.cache_clear()
        picture.icons.cache_clear()
        picture.mask.cache_clear()
        yield folder
    fonts.font.cache_clear()


async def drawn_here(_: BotPool, work: Any, *args: Any, urgent: bool = True) -> Any:
    """Another process would look for the fonts elsewhere."""
    return work(*args)


@pytest.fixture
def server(tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    monkeypatch.setattr(BotPool, "run", drawn_here)
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.db", haste=0.0, burst=0)
    with TestClient(make_app(settings, client=StaticFiles(client)), base_url="http://citadels.local") as visitor:
        yield visitor


# -- what is drawn -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", edition_names())
def test_a_picture_for_a_seat_is_the_same_in_every_game_that_it_could_not_tell_from_this(edition: str) -> None:
    record = with_a_secret_answer() if edition == "circus" else record_of(edition)
    names = record["players"]
    before = None
    for moment in seat_replay.seen(record, 1):
        if before is not None and moment.number % 25 == 2:
            twin = moment.game.imagine(1, seed=moment.number)
            scenes = []
            for game in (moment.game, twin):
                words = told(before, game.heard(1, moment.since), names, 1, "en")
                scenes.append(scene(game.view(1), words, names, 1, None, "en"))
            assert scenes[0] == scenes[1]
            assert picture.draw(scenes[0]) == picture.draw(scenes[1])
            assert all(isinstance(player.hand, int) for player in scenes[0].players if player.seat != 1)
        before = moment.game.view(1)


def test_all_cards_or_those_of_a_seat() -> None:
    record = record_of("deluxe")
    whole, seen = (scene_at(record, 60, seat, "first-game", "en") for seat in (None, 2))
    assert all(isinstance(player.hand, tuple) for player in whole.players)
    assert [isinstance(player.hand, tuple) for player in seen.players] == [False, False, True, False]
    assert whole.game == "Deluxe · First Game" and whole.words and seen.words
    called = next(scene_at(record, step, None, None, "en").words for step in range(60)
                  if [event["event"] for event in seat_replay.game_at(record, step).events[-1:]] == ["revealed"])
    assert "is the" in called   # whoever is called answers in words
    assert record["players"][2] in seen.eyes and record["players"][2] not in whole.eyes


@pytest.mark.parametrize("lang", texts.languages())
def test_every_language_can_be_written(lang: str) -> None:
    found = scene_at(record_of("deluxe"), 60, None, "first-game", lang)
    letters = {letter for text in (found.words, found.when, found.eyes, found.game) for letter in text}
    names = {letter for word in json.loads(picture.ICONS.read_text()) if texts.has(f"card-{word}", lang)
             for letter in texts.name(word, lang)}
    assert not {letter for letter in letters | names if fonts.part_of(letter) is None}
    drawn = Image.open(BytesIO(picture.draw(found)))
    assert drawn.size == (1200, 630) and drawn.format == "PNG"


def test_letters_that_no_font_has_are_not_a_problem() -> None:
    found = scene_at(record_of("deluxe"), 60, None, None, "en")
    players = tuple(player._replace(name="名前 🂡" * 20) for player in found.players)
    assert picture.draw(found._replace(players=players, words="名 " * 400))


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_every_number_of_players_fits(players: int) -> None:
    record = record_of("deluxe", players)
    last = len(record["moves"])
    assert Image.open(BytesIO(picture.draw(scene_at(record, last, None, None, "en")))).size == (1200, 630)


def test_every_card_has_an_icon_that_is_more_than_nothing() -> None:
    for edition in edition_names():
        view = seat_replay.game_at(record_of(edition), 0).view(None)
        for card in [*view["characters"], *view["uniques"]]:
            assert 20 < sum(picture.mask(card, 32).histogram()[128:]) < 1000, card


def test_outlines_follow_lines_curves_and_arcs() -> None:
    assert outlines.polygons("m10 10h20v20h-20z") == [[(10, 10), (30, 10), (30, 30), (10, 30)]]
    circle = outlines.polygons("m100 0a100 100 0 1 1-200 0 100 100 0 1 1 200 0z")[0]
    assert all(abs((x ** 2 + y ** 2) ** 0.5 - 100) < 0.01 for x, y in circle)
    assert outlines.polygons("m0 0c0 10 10 10 10 0s10-10 10 0")[0][-1] == (20, 0)
    assert outlines.polygons("m0 0q5 10 10 0t10 0")[0][-1] == (20, 0)
    assert outlines.area([(0, 0), (1, 0), (1, 1)]) > 0 > outlines.area([(0, 0), (1, 1), (1, 0)])


# -- where it is given out ---------------------------------------------------------------------------------------------
def test_a_moment_has_its_picture_and_keeps_it(server: TestClient[Any]) -> None:
    code = brought(server, record_of("deluxe"))
    first = server.get(f"/moment/{code}/60.png?seat=1&lang=ru")
    assert first.status_code == 200 and first.headers["content-type"] == "image/png"
    assert "max-age" in first.headers["cache-control"]
    assert first.content == server.get(f"/moment/{code}/60.png?seat=1&lang=ru").content
    others = {server.get(f"/moment/{code}/{path}").content for path in ("60.png", "61.png?seat=1", "60.png?seat=1")}
    assert len(others | {first.content}) == 4


@pytest.mark.parametrize(("path", "status", "code"), [
    ("9999.png", 400, "bad-request"), ("60.png?seat=5", 400, "no-seat"), ("60.png?seat=x", 400, "bad-request"),
    ("60.gif", 404, "no-page"), ("-1.png", 404, "no-page"),
])
def test_what_is_no_moment_has_no_picture(server: TestClient[Any], path: str, status: int, code: str) -> None:
    answer = server.get(f"/moment/{brought(server, record_of('deluxe'))}/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_running_game_has_no_pictures(server: TestClient[Any]) -> None:
    code = server.post("/api/tables", json={"bots": [None, "easy", "easy", "easy"], "start": True}).json()["code"]
    assert server.get(f"/moment/{code}/0.png").json()["code"] == "not-over"


def test_without_pillow_there_are_none_and_links_show_the_usual_picture(
        server: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    code = brought(server, record_of("deluxe"))
    monkeypatch.setattr(picture, "installed", lambda: False)
    answer = server.get(f"/moment/{code}/60.png")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-pictures")
    assert tags(server, f"/g/{code}?step=60")["og:image"].endswith("/preview.png")


def tags(server: TestClient[Any], path: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', server.get(path).text)
    return {name: unescape(value) for name, value in found}


def test_a_link_to_a_moment_shows_its_picture(server: TestClient[Any]) -> None:
    code = brought(server, record_of("deluxe"))
    shown = tags(server, f"/g/{code}?step=60&seat=1&lang=cs")
    assert shown["og:image"] == f"http://citadels.local/moment/{code}/60.png?lang=cs&seat=1"
    assert shown["og:url"] == f"http://citadels.local/g/{code}?step=60&seat=1"
    assert shown["og:description"] == texts.text("preview-seen", "cs")
    assert server.get(shown["og:image"].removeprefix("http://citadels.local")).status_code == 200
    for query in ("", "?step=x", "?seat=1", '?step="><b>', "?step=1&seat=99"):
        page = tags(server, f"/g/{code}{query}")
        assert page["og:image"].endswith("/preview.png") or page["og:image"].endswith("1.png?lang=en")


# -- not too many at once ----------------------------------------------------------------------------------------------
def test_only_a_few_wait_for_their_pictures_and_the_same_is_drawn_once() -> None:
    drawn: list[int] = []

    async def draw(work: Any, *args: Any) -> bytes:
        assert work is picture.picture_at
        drawn.append(args[1])
        await asyncio.sleep(0)
        return b"PNG"

    async def ask() -> None:
        record = record_of("deluxe")
        game = ArchivedGame("CODE", record, record["players"], [None] * 4, None, [], 0, False, None)
        pictures = Pictures(draw)
        same = await asyncio.gather(*(pictures.get(game, 5, None, "en") for _ in range(20)))
        assert same == [b"PNG"] * 20 and len(drawn) == 1
        many = await asyncio.gather(*(pictures.get(game, step, None, "en") for step in range(6, 20)),
                                    return_exceptions=True)
        assert [fault.code for fault in many if isinstance(fault, RequestRefused)] == ["busy"] * (14 - MOST_WAITING)

    asyncio.run(ask())
