"""What is no name, in the scripts of our six languages and others."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels import texts
from citadels.web.app import make_app
from citadels.web.configuration import read_settings, written
from citadels.web.name_rules import Forbidden, ForbiddenFile, is_reserved
from citadels.web.names import valid_name
from citadels.web.request_refused import RequestRefused
from citadels.web.settings import BadSettings, Settings, make_settings

Server = TestClient[Any]
GOOD = [
    "Ana", "Жана", "Ёлка", "Щърбан", "Bořek", "Iulian Țîru", "Niccolò", "O'Hara", "d'Artagnan", "Jean-Luc",
    "李小龙", "さくらサクラ桜", "Αθηνά", "Ana и Иван", "Ян & Ana", "R2-D2", "007", "🦊", "Anna 🦊",
    "Zzz", "Ludwig VIII", "x", "Ю", "Tereza Š.", "Хост", "Robot", "а\u0301нна", "Boty", "Administratorka",
]


@pytest.mark.parametrize("name", GOOD)
def test_what_people_are_called_is_a_name(name: str) -> None:
    assert valid_name(name) == name


@pytest.mark.parametrize("lang", texts.languages())
def test_bots_and_guests_have_names_that_are_allowed(lang: str) -> None:
    for name in [*texts.text("bot-names", lang).split(","), texts.text("guest-name", lang)]:
        assert valid_name(name) == name.strip()


@pytest.mark.parametrize(("name", "code"), [
    ("...", "name-signs"), ("-_-", "name-signs"), ("$$$", "name-signs"), ("!", "name-signs"),
    ("\u200b\u2060", "no-name"), ("\u202e", "no-name"), ("А\u0301\u0302\u0303", "name-marks"),
    ("Z\u0361\u0321a\u0321\u0361lgo", "name-marks"),
    ("\u0410n\u0430", "name-mixed"), ("\u0391n\u03b1", "name-mixed"), ("Иvan", "name-mixed"), ("Pаul", "name-mixed"),
    ("Ana Mаria", "name-mixed"), ("aaaaa", "name-repeats"), ("AaAaAb aAAAAA", "name-repeats"),
    ("!!!!!a", "name-repeats"),
    ("Admin", "name-reserved"), ("аdmin", "name-mixed"), ("ADMIN 2", "name-reserved"), ("Admin_", "name-reserved"),
    ("A d m i n", "name-reserved"), ("Adm1n", "name-reserved"), ("Àdmín", "name-reserved"), ("АДМИН", "name-reserved"),
    ("Модератор", "name-reserved"), ("Správce", "name-reserved"), ("Bot", "name-reserved"),
    ("Moderatore", "name-reserved"),
])
def test_what_is_no_name_is_refused_with_a_reason(name: str, code: str) -> None:
    with pytest.raises(RequestRefused) as caught:
        valid_name(name)
    assert (caught.value.code, caught.value.field) == (code, "name")
    assert all(texts.has(f"refused-{code}", lang) for lang in texts.languages())


def test_words_of_the_host_are_found_by_how_they_look() -> None:
    words = Forbidden(["# names we have had", "Grub", "*scunner*  # anywhere", "", "*"])
    for name in ("grub", "GRUB", "Mr. Grub", "Gr\u00fcb", "GRUB_7", "G R U B", "xscunnerx", "5cunner Scunner",
                 "Scunn\u0435r"):
        assert words.has(name), name
    for name in ("Grubby", "Ungrub", "Ana", "*"):
        assert not words.has(name), name
    assert not Forbidden().has("grub")


def test_the_list_of_the_host_holds_at_all_doors_and_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("grub\n", "utf-8")
    settings = make_settings({}, database=f"sqlite:///{tmp_path}/tables.db", names_file=str(file), burst=0)
    with TestClient(make_app(settings), base_url="http://testserver.local") as server:
        assert code_of(server, "/api/me", name="Grub") == "name-forbidden"
        made = server.post("/api/tables", json={"setup": {"seats": 3}, "name": "Ana"}).json()["code"]
        assert code_of(server, "/api/tables", setup={"seats": 3}, name="Mr Grub") == "name-forbidden"
        assert code_of(server, f"/api/tables/{made}/sit", name="grub") == "name-forbidden"
        assert code_of(server, f"/api/tables/{made}/rename", seat=0, name="grub") == "name-forbidden"
        file.write_text("weed\n", "utf-8")
        os.utime(file, (1, 1))
        assert code_of(server, "/api/me", name="Weed") == "name-forbidden"
        assert code_of(server, "/api/me", name="Grub") is None
    file.unlink()
    assert ForbiddenFile(file).words.has("grub") is False


def code_of(server: Server, path: str, **body: Any) -> str | None:
    """Why something is refused, None if it is not."""
    answer = server.post(path, json=body)
    return None if answer.is_success else answer.json()["code"]


def test_a_list_that_cannot_be_read_is_said_before_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadSettings) as caught:
        make_settings({"CITADELS_NAMES_FILE": str(tmp_path / "none")})
    assert "none" in caught.value.sentence("en")
    (tmp_path / "words").write_bytes(b"\xff\xfe")
    found = read_settings({}, None, {"CITADELS_NAMES_FILE": str(tmp_path / "words")})
    assert found.problems and found.wrong == {"names_file"}


def test_the_key_of_the_host_is_never_shown() -> None:
    settings: Settings = make_settings({"CITADELS_HOST_KEY": "k" * 20, "CITADELS_BACKUPS": "/srv/backups"})
    assert settings.host_key == "k" * 20
    assert written("host_key", settings.host_key) == '"…"' and written("backups", settings.backups) == '"/srv/backups"'
    with pytest.raises(BadSettings):
        make_settings({"CITADELS_HOST_KEY": "short"})


@pytest.mark.parametrize("name", ["_admin", "@admin", "[Admin]", "★ADMIN★", "~moderator~", "System:", "(bot)"])
def test_signs_around_a_reserved_name_do_not_help(name: str) -> None:
    assert is_reserved(name)
