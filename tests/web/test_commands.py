"""How the server is started: by `citadels serve`, and by `citadels play`."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from citadels import cli, texts
from citadels.web import commands
from citadels.web.checks import bound
from citadels.web.database_lock import DatabaseInUse, DatabaseLock
from citadels.web.settings import BadSettings, Settings, make_settings, with_driver
from citadels.web.static_files import StaticFiles

pytestmark = pytest.mark.usefixtures("own_folder")


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What `citadels play` would do in the end, without doing it."""
    done: list[Any] = []

    def run(settings: Settings, ports: Any, ready: Any, lang: str, opened: Any = None) -> int:
        ready("http://127.0.0.1:4848")
        done.append((settings, list(ports)[:2]))
        return 0

    def open_page(address: str) -> bool:
        done.append(address)
        return True

    monkeypatch.setattr(commands, "run", run)
    monkeypatch.setattr(commands, "open_page", open_page)
    monkeypatch.setattr(StaticFiles, "built", True)
    return done


def said(words: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    try:
        status = cli.main(words.split())
    except SystemExit as left:
        status = int(left.code or 0)
    shown = capsys.readouterr()
    return status, shown.err or shown.out


# -- settings ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("url", "found"), [
    ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
    ("sqlite:////var/games.db", "sqlite+aiosqlite:////var/games.db"),
    ("postgres://a:b@host/x", "postgresql+asyncpg://a:b@host/x"),
    ("postgresql://a@host/x?sslmode=require", "postgresql+asyncpg://a@host/x?ssl=require"),
    ("postgresql+asyncpg://a@host/x", "postgresql+asyncpg://a@host/x"),
])
def test_a_plain_url_gets_the_driver_that_is_used(url: str, found: str) -> None:
    assert with_driver(url) == found


@pytest.mark.parametrize("url", ["games.db", "mysql://a:geheim@host/x", "sqlite://", "sqlite:///", ""])
def test_other_databases_are_refused_without_showing_a_password(url: str) -> None:
    with pytest.raises(BadSettings) as refused:
        make_settings({}, database=url or "x")
    assert "geheim" not in str(refused.value)


def test_what_is_said_goes_before_the_environment_and_that_before_what_is_usual(tmp_path: Path) -> None:
    environment = {"CITADELS_PORT": "5000", "CITADELS_ORIGIN": "https://Club.example:443/", "CITADELS_THINKERS": ""}
    settings = make_settings(environment, port="6000")
    assert (settings.port, settings.public_origin, settings.pool, settings.secure) == (
        6000, "https://club.example", 1, True)
    assert make_settings(environment).port == 5000 and make_settings({}).port == 4848
    assert make_settings({}).file == tmp_path / "data" / "citadels" / "tables.db"
    assert make_settings({}, public_origin="http://192.168.0.2:4848").public_origin == "http://192.168.0.2:4848"


@pytest.mark.parametrize(("words", "found"), [
    ("serve --port 70000", "70000"), ("serve --port x", "x"), ("serve --thinkers 0", "0"),
    ("serve --origin club.example", "club.example"), ("serve --origin https://a.example/path", "path"),
    ("serve --log-level loud", "loud"), ("serve --database mysql://x/y", "mysql"),
    ("serve --host 203.0.113.7 --port 4999", "4999"),
])
def test_a_server_that_cannot_be_set_up_says_why_in_one_sentence(
        words: str, found: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, sentence = said(words, capsys)
    assert status == 1 and found in sentence and sentence.count("\n") == 1


# -- play --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("words", "path"), [
    ("", "/play"),
    ("play", "/play"),
    ("--players 5", "/play?players=5"),
    ("play --edition classic --option short-game=yes --bots easy,hard,normal",
     "/play?edition=classic&option=short_game%3Dtrue&bots=easy%2Chard%2Cnormal"),
    ("play --rank9 --name Zoë", "/play?rank9=yes&name=Zo%C3%AB"),
    ("play --edition common-city --option start_gold=3 --players 9",
     "/play?edition=common-city&players=9&option=start_gold%3D3"),
])
def test_the_wanted_game_is_in_the_address(words: str, path: str, browser: list[Any]) -> None:
    assert cli.main(words.split()) == 0
    address, (settings, ports) = browser
    assert address == f"http://127.0.0.1:4848{path}"
    assert settings.host == "127.0.0.1" and ports == [4848, 4849] and settings.log_level == "warning"


@pytest.mark.parametrize(("words", "found"), [
    ("play --seed 3", "--seed works only in the terminal"),
    ("play --watch --seat 0", "--seat, --watch work only in the terminal"),
    ("--resume", "--resume works only in the terminal"),
    ("play --load game.json", "--load"),
    ("play --players 12", "DX-SETUP-1"),
    ("play --edition delux", "delux"),
    ("play --preset nothing", "nothing"),
    ("play --bots random", "--terminal"),
    ("play --bots easy,hard --players 5", "2 bots"),
    ("play --option short_game=yes", "no options"),
])
def test_what_cannot_be_played_in_the_browser_is_said_before(
        words: str, found: str, browser: list[Any], capsys: pytest.CaptureFixture[str]) -> None:
    status, sentence = said(words, capsys)
    assert status == 1 and found in sentence and sentence.count("\n") == 1 and not browser


def test_without_built_pages_there_is_nothing_to_open(
        browser: list[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(StaticFiles, "built", False)
    status, sentence = said("play", capsys)
    assert status == 1 and "make client" in sentence and not browser


@pytest.mark.parametrize("command", ["play", "serve"])
def test_without_the_packages_of_the_server_it_is_said_how_to_get_them(command: str) -> None:
    hide = "import sys; sys.modules['litestar'] = None; from citadels.cli import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run([sys.executable, "-c", hide, command], check=False, capture_output=True, text=True)
    assert done.returncode == 1 and "pip install citadels" in done.stderr and done.stderr.count("\n") == 1
    assert ("--terminal" in done.stderr) == (command == "play")


def test_a_machine_without_a_screen_opens_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "get", lambda: pytest.fail("there is no screen"))
    assert commands.open_page("http://127.0.0.1/") is False


def test_a_port_that_is_taken_is_passed_over() -> None:
    with bound("127.0.0.1", [0]) as first:
        taken = first.getsockname()[1]
        with bound("127.0.0.1", [taken, 0]) as second:
            assert second.getsockname()[1] != taken
        with pytest.raises(BadSettings, match=str(taken)):
            bound("127.0.0.1", [taken])


# -- one server for one file -------------------------------------------------------------------------------------------
def test_a_file_has_one_server(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with DatabaseLock(file) as first:
        with pytest.raises(DatabaseInUse) as early, DatabaseLock(file):
            pass
        assert early.value.address == ""
        first.write("http://127.0.0.1:4848")
        with pytest.raises(DatabaseInUse, match="4848"), DatabaseLock(file):
            pass
    with DatabaseLock(file), DatabaseLock(None), DatabaseLock(None):
        pass


def test_a_second_play_opens_a_page_of_the_first(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    opened: list[str] = []
    monkeypatch.setattr(commands, "open_page", opened.append)
    monkeypatch.setattr(StaticFiles, "built", True)
    file = make_settings({}).file
    assert file is not None
    file.parent.mkdir(parents=True)
    with DatabaseLock(file) as first:
        first.write("http://127.0.0.1:4850")
        status, sentence = said("play --players 3", capsys)
    assert status == 0 and opened == ["http://127.0.0.1:4850/play?players=3"] and "already" in sentence


def test_a_server_serves_until_it_is_told_to_end(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "citadels", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/games/x.db"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        lines = iter(server.stdout.readline, "")
        address = next(found for line in lines if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
        with urllib.request.urlopen(f"{address[0]}/health") as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGINT)
        server.send_signal(signal.SIGINT)  # some press it twice
        out, err = server.communicate()
    assert server.returncode == 0 and '"error"' not in err
    assert out.endswith("The server has stopped. All games are saved.\n")
    assert (tmp_path / "games").stat().st_mode & 0o077 == 0


# -- words -------------------------------------------------------------------------------------------------------------
def test_every_refusal_has_its_sentence_and_every_sentence_is_said() -> None:
    package = Path(cli.__file__).parent
    sources = "".join(path.read_text("utf-8") for path in
                      [package / "cli.py", package / "fairness.py", *package.glob("web/**/*.py")])
    codes = set(re.findall(r"""(?:RequestRefused|Refused|Problem)\(\s*"([a-z-]+)\"""", sources))
    assert len(codes) > 15 and [code for code in codes if not texts.has(f"refused-{code}")] == []
    quoted = {*re.findall(r'"([a-z0-9-]+)"', sources), "server-bad-port", "server-bad-pool", "server-bad-burst",
              *(f"cli-{name}" for name in cli.HOSTING)}
    own = re.findall(r"^([a-z0-9-]+) =", (package / "texts/en/server.ftl").read_text("utf-8"), re.MULTILINE)
    assert [message for message in own if not message.startswith("refused-") and message not in quoted] == []


def test_the_application_is_not_served_without_lock_and_limits(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    command = [sys.executable, "-m", "uvicorn", "--factory", "citadels.web.app:create", "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=False,
                          env={**os.environ, "CITADELS_DATABASE": f"sqlite:///{file}"})
    assert done.returncode != 0
    assert done.stderr.strip().splitlines()[-1].startswith('Start the server with "citadels serve"')
    assert not file.exists()
