"""What a link shows where it is posted, to programs that run no JavaScript."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels import Game, bots
from citadels.web.app import make_app
from citadels.web.settings import Settings
from citadels.web.static_files import StaticFiles

HERE = "http://citadels.local"


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder = tmp_path_factory.mktemp("server")
    (folder / "client").mkdir()
    (folder / "client" / "index.html").write_text("<!doctype html><head><title>Citadels</title></head>")
    (folder / "client" / "preview.png").write_bytes(b"\x89PNG")
    settings = Settings(database=f"sqlite+aiosqlite:///{folder}/tables.db", haste=0.0, burst=0)
    with TestClient(make_app(settings, client=StaticFiles(folder / "client")), base_url=HERE) as client:
        yield client


def shown(visitor: TestClient[Any], path: str, lang: str = "en") -> dict[str, str]:
    page = visitor.get(path, headers={"accept-language": lang})
    assert page.status_code == 200 and page.text.index("og:title") < page.text.index("</head>")
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', page.text)
    return {name: unescape(value) for name, value in found}


def test_home_has_a_title_a_sentence_and_a_picture(visitor: TestClient[Any]) -> None:
    home = shown(visitor, "/")
    assert home["og:title"].startswith("Citadels") and "no account" in home["og:description"] == home["description"]
    assert home["og:url"] == f"{HERE}/" and home["og:image"] == f"{HERE}/preview.png"
    assert visitor.get("/preview.png").headers["content-type"] == "image/png"
    assert shown(visitor, "/t/NOSUCH") == {**home, "og:url": f"{HERE}/t/NOSUCH"}
    assert "Цитадели" in shown(visitor, "/", "bg")["og:title"]


def test_a_table_says_what_is_played_and_which_seats_are_free_but_not_who_sits_there(visitor: TestClient[Any]) -> None:
    wish = {"name": "Zoe<&>", "setup": {"edition": "deluxe", "seats": 4}, "bots": [None, "easy", None, None]}
    code = visitor.post("/api/tables", json=wish).json()["code"]
    table = shown(visitor, f"/t/{code.lower()}")
    assert table["og:title"].endswith("Deluxe · First Game") and table["og:description"].startswith("2 of 4 seats")
    assert "Zoe" not in str(table)
    visitor.post(f"/api/tables/{code}/start")
    assert "watch" in shown(visitor, f"/t/{code}")["og:description"]


def test_a_finished_game_is_a_replay(visitor: TestClient[Any]) -> None:
    game = Game.new("classic", 3, seed=5)
    bots.play_game(game, [bots.make("easy", seat) for seat in range(3)])
    code = visitor.post("/api/games", json=dict(game.record())).json()["code"]
    assert "replay" in shown(visitor, f"/g/{code}")["og:title"]


def test_the_address_is_written_so_that_it_cannot_break_out(visitor: TestClient[Any]) -> None:
    page = visitor.get('/t/"><script>').text
    assert "<script>" not in page.partition("</head>")[0]
    other = visitor.get("/", headers={"host": 'x"><b>'})
    assert "<b>" not in other.text


def test_what_is_unchanged_is_not_sent_again(visitor: TestClient[Any]) -> None:
    page = visitor.get("/rules")
    assert visitor.get("/rules", headers={"if-none-match": page.headers["etag"]}).status_code == 304
