"""Bots have names from the language of whoever seats them; guests have none, and each reader names them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels import texts
from citadels.web.app import make_app
from citadels.web.language import LANGUAGE
from citadels.web.names import called, unique_name
from citadels.web.settings import Settings
from citadels.web.static_files import StaticFiles


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(database=f"sqlite+aiosqlite:///{folder}/tables.db", haste=0.0, burst=0)
    app = make_app(settings, client=StaticFiles(Path(folder / "nothing")))
    with TestClient(app, base_url="http://testserver.local") as client:
        yield client


def spoken(lang: str) -> dict[str, str]:
    return {"accept-language": f"{lang}, en;q=0.5"}


def names_at(server: TestClient[Any], code: str, lang: str) -> list[str]:
    return [seat["name"] for seat in server.get(f"/api/tables/{code}", headers=spoken(lang)).json()["seats"]]


def bots_in(lang: str) -> list[str]:
    return [name.strip() for name in texts.text("bot-names", lang).split(",")]


@pytest.mark.parametrize("lang", texts.languages())
def test_bots_are_called_as_their_maker_speaks(server: TestClient[Any], lang: str) -> None:
    server.cookies.clear()
    wanted = {"setup": {"seats": 4, "listed": True}, "bots": [None, "easy", "easy", None]}
    code = server.post("/api/tables", json=wanted, headers=spoken(lang)).json()["code"]
    first, second = names_at(server, code, lang)[1:3]
    assert [first, second] == bots_in(lang)[:2]
    server.cookies.clear()  # another visitor, who reads something else
    other = "it" if lang != "it" else "ro"
    server.post(f"/api/tables/{code}/sit", json={}, headers=spoken(other))
    found = names_at(server, code, lang)
    assert found[1:3] == [first, second], "names are names, whoever reads them"


def test_guests_have_no_name_at_the_table_and_are_told_from_free_seats(server: TestClient[Any]) -> None:
    server.cookies.clear()
    wanted = {"setup": {"seats": 4, "listed": True}, "bots": [None, "easy", None, None]}
    code = server.post("/api/tables", json=wanted, headers=spoken("cs")).json()["code"]
    server.cookies.clear()
    server.post(f"/api/tables/{code}/sit", json={}, headers=spoken("it"))
    seats = server.get(f"/api/tables/{code}").json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats if seat["kind"] != "bot"] == [
        ("person", ""), ("person", ""), ("open", "")]
    (listed,) = [game for game in server.get("/api/tables").json() if game["code"] == code]
    assert [listed["players"][0], *listed["players"][2:]] == ["", "", ""]
    assert listed["guests"] == [0, 2]


def test_a_record_names_guests_in_the_language_of_who_saves_it() -> None:
    given = LANGUAGE.set("ro")
    assert called(["", "Ana", "", "Oaspete 2"]) == ["Oaspete", "Ana", "Oaspete 3", "Oaspete 2"]
    LANGUAGE.reset(given)
    assert called(["", "Ana"]) == ["Guest", "Ana"]


@pytest.mark.parametrize("false", [
    "ANA", "A n a", "\u00c1na", "An\u0336a", "Ana\u3164", "An\u2800a", "\u202eAna", "Ana\ufe0f", "\uff21na",
])
def test_a_name_that_looks_like_another_at_the_table_gets_a_number(server: TestClient[Any], false: str) -> None:
    server.cookies.clear()
    code = server.post("/api/tables", json={"setup": {"seats": 3}, "name": "Ana"}).json()["code"]
    server.cookies.clear()
    seats = server.post(f"/api/tables/{code}/sit", json={"name": false}).json()["seats"]
    assert seats[1]["name"].endswith(" 2")
    again = server.post(f"/api/tables/{code}/rename", json={"seat": 1, "name": false}).json()["seats"]
    assert again[1]["name"] == seats[1]["name"]
    another = server.post(f"/api/tables/{code}/rename", json={"seat": 1, "name": "Anna"}).json()["seats"]
    assert another[1]["name"] == "Anna"


@pytest.mark.parametrize(("one", "other"), [
    ("Ilia", "lIia"), ("PETAR", "\u0420\u0415\u0422\u0410R"), ("\u0418\u0432\u0430\u043d", "\u0438\u0412\u0410\u041d"),
    ("\u0397\u03bb\u03af\u03b1\u03c2", "\u03b7\u03bb\u03b9\u03b1\u03c2"), ("Bob", "B0b"),
    ("Marna", "Mama"), ("\u0421\u043e\u0440", "Cop"),
])
def test_names_look_the_same_whatever_the_script_and_case(one: str, other: str) -> None:
    assert unique_name(one, [other]) == f"{one} 2" and unique_name(other, [one]) == f"{other} 2"


@pytest.mark.parametrize("lang", texts.languages())
def test_no_two_bots_look_alike(lang: str) -> None:
    names = bots_in(lang)
    assert [unique_name(name, names[:number]) for number, name in enumerate(names)] == names


def test_what_is_no_page_is_said_in_the_language_too(server: TestClient[Any]) -> None:
    answer = server.get("/", headers=spoken("cs"))
    assert answer.text.strip() == texts.text("server-no-client", "cs")
