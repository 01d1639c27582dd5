"""Settings from the command line, the environment and a file: which goes first, what is wrong, and what is shown."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from citadels import cli, texts
from citadels.web import commands
from citadels.web.configuration import KEYS, read_settings, refused, shown_settings
from citadels.web.database_lock import DatabaseLock
from citadels.web.settings import TOKENS, VARIABLES, Settings
from tests.web.postgres import Cluster, free_port
from tests.web.server import ForkServer, Server

Captured = pytest.CaptureFixture[str]

pytestmark = pytest.mark.usefixtures("own_folder")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "citadels.toml"


def told(words: list[str], capsys: Captured) -> tuple[int, list[str], list[str]]:
    """The exit code, and the lines on standard output and standard error."""
    status = cli.main(words)
    shown = capsys.readouterr()
    return status, shown.out.splitlines(), shown.err.splitlines()


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(file: Path) -> None:
    file.write_text('port = 1001\nthinkers = 3\nkeep_over = 30\norigin = "https://Club.example"\nhaste = 0.5\n'
                    'proxies = ["10.0.0.1", "fd00::/8"]\n', "utf-8")
    variables = {"CITADELS_PORT": "1002", "CITADELS_THINKERS": "4", "CITADELS_KEEP_CHAT": ""}
    found = read_settings({"port": "1003", "host": None}, file, variables)
    settings = found.settings
    assert found.problems == []
    assert (settings.port, settings.pool, settings.keep_over, settings.keep_chat) == (1003, 4, 30, 365)
    assert (settings.public_origin, settings.haste, settings.proxies) == (
        "https://club.example", 0.5, "10.0.0.1,fd00::/8")
    assert found.sources == {
        "port": "--port", "pool": "CITADELS_THINKERS", "keep_over": str(file), "public_origin": str(file),
        "haste": str(file), "proxies": str(file)}
    assert read_settings(environment={"CITADELS_CONFIG": str(file)}).settings.port == 1001
    assert read_settings(config=file, environment={"CITADELS_CONFIG": "nowhere"}).settings.port == 1001


def test_a_wrong_value_that_another_one_goes_before_does_no_harm(file: Path) -> None:
    file.write_text("port = 70000\n", "utf-8")
    found = read_settings({}, file, {"CITADELS_PORT": "5000"})
    assert found.problems == [] and found.settings.port == 5000


@pytest.mark.parametrize(("line", "said"), [
    ("port = 70000", 'The port must be a number from 0 to 65535, not "70000".'),
    ("port = true", 'The port must be a number from 0 to 65535, not "True".'),
    ('keep_over = "long"', 'keep_over must be a number from 0 to 36500, not "long".'),
    ("keep_over = 1.5", 'keep_over must be a number from 0 to 36500, not "1.5".'),
    ("host = 5", "host must be text in quotes, not 5."),
    ("database = []", "database must be text in quotes, not []."),
    ('log = "loud"', 'The log level must be one of debug, info, warning, error, not "loud".'),
    ('proxies = "10.0.0.0/8, club"', "The proxies must be IP addresses or networks separated by commas, such as "
                                     '127.0.0.1,10.0.0.0/8, not "club".'),
    ('metrics_token = "short"', "metrics_token must be a secret of at least 16 letters, digits and symbols, without "
                                "spaces."),
    ("prot = 1", "There is no setting called prot. Did you mean port?"),
    ("keep-over = 1", "There is no setting called keep-over. Did you mean keep_over?"),
    ("CITADELS_PORT = 1", "There is no setting called CITADELS_PORT. Did you mean port?"),
    ("colour = 1", "There is no setting called colour."),
    ("[server]\nport = 1", "There is no setting called server."),
])
def test_what_is_wrong_in_a_file_is_said_in_one_sentence(file: Path, line: str, said: str) -> None:
    file.write_text(line + "\n", "utf-8")
    found = read_settings({}, file, {})
    assert list(refused(found, "en")) == [f"{said} ({file})"]
    assert found.settings == Settings()


@pytest.mark.parametrize("content", [b"port 5", b'host = "\xff"', None])
def test_a_file_that_cannot_be_read_is_one_sentence(file: Path, content: bytes | None) -> None:
    if content is not None:
        file.write_bytes(content)
    sentence, = refused(read_settings({}, file, {}), "en")
    assert sentence.startswith(f"Cannot read the settings in {file}: ") and "\n" not in sentence


def test_a_variable_that_looks_like_one_of_ours_is_refused_and_others_are_nobodys_business() -> None:
    variables = {"CITADELS_KEEPOVER": "3", "CITADELS_SERVICE_HOST": "10.0.0.1", "CITADELS_PURE": "1", "PORT": "x"}
    assert list(refused(read_settings({}, None, variables), "en")) == [
        "There is no setting called CITADELS_KEEPOVER. Did you mean CITADELS_KEEP_OVER? (CITADELS_KEEPOVER)"]


def test_everything_that_is_wrong_is_said_at_once(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                  capsys: Captured) -> None:
    file.write_text('keep_over = -1\nhots = "a"\n', "utf-8")
    monkeypatch.setenv("CITADELS_THINKERS", "none")
    monkeypatch.setenv("CITADELS_DATABASE", "postgresql://a:geheim@127.0.0.1:1/x")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        status, out, err = told(["serve", "--config", str(file), "--log-level", "loud", "--port", port], capsys)
    assert status == 1 and len(err) == 6 and "geheim" not in "".join(out + err)
    for part in ("loud", "none", '"-1"', "hots", f"port {port}", "database"):
        assert sum(part in line for line in err) == 1, part


UNSET = {"mail_from", "push_hosts", "origin", "host_key", "names_file", "backups"}    # there is no default


def test_settings_are_shown_as_a_file_that_can_be_read_again_without_secrets(file: Path) -> None:
    variables = {"CITADELS_METRICS_TOKEN": "0123456789abcdef-geheim", "CITADELS_KEEP_OVER": "30",
                 "CITADELS_SMTP": "smtp+starttls://games:ge%2Fheim@mail.example:587",
                 "CITADELS_DATABASE": "postgresql://citadels:ge/heim@x@db.example/citadels?sslmode=require&password=heim"}
    found = read_settings({"port": "5000"}, None, variables)
    lines = list(shown_settings(found, "en", whole=True))
    assert "heim" not in "".join(lines)
    shown = tomllib.loads("\n".join(lines))
    assert shown["database"] == "postgresql://citadels:…@db.example/citadels?ssl=require&password=…"
    assert shown["smtp"] == "smtp+starttls://games:…@mail.example:587"
    assert shown.keys() == KEYS.keys() - UNSET and shown["metrics_token"] == "…"
    assert "port = 5000  # --port" in lines and "keep_over = 30  # CITADELS_KEEP_OVER" in lines
    file.write_text("\n".join(line for line in lines if "…" not in line), "utf-8")
    again = read_settings({}, file, {})
    assert again.problems == []
    for name in VARIABLES:
        if name not in (*TOKENS, "database", "smtp"):
            assert getattr(again.settings, name) == getattr(found.settings, name)
    short = list(shown_settings(found, "en", whole=False))
    assert [line.split()[0] for line in short] == ["database", "host", "port", "metrics_token", "keep_over",
                                                   "smtp"]
    assert next(shown_settings(read_settings({}, None, {}), "it", whole=False)).endswith("# predefinito")


# -- only checking -----------------------------------------------------------------------------------------------------
def test_checking_changes_nothing(tmp_path: Path, capsys: Captured) -> None:
    words = ["serve", "--check", "--port", str(free_port()), "--database", f"sqlite:///{tmp_path}/new/tables.db"]
    status, out, err = told(words, capsys)
    assert (status, err, out[-1]) == (0, [], texts.text("server-checked"))
    assert list(tmp_path.iterdir()) == []


def test_checking_tells_that_passkeys_are_off(tmp_path: Path, capsys: Captured,
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "has_package", lambda: False)
    words = ["serve", "--check", "--port", str(free_port()), "--database", f"sqlite:///{tmp_path}/new/tables.db"]
    status, out, err = told(words, capsys)
    assert (status, err, out[-2:]) == (0, [], [texts.text("server-no-passkeys"), texts.text("server-checked")])


@pytest.mark.parametrize("kind", ["strange", "not a database", "locked", "folder"])
def test_checking_finds_a_database_that_cannot_be_used(tmp_path: Path, kind: str, capsys: Captured) -> None:
    file = tmp_path / "tables.db"
    words = ["serve", "--check", "--port", str(free_port()), "--database", f"sqlite:///{file}"]
    if kind == "strange":
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("create table films (title text)")
    elif kind == "not a database":
        file.write_text("Nobody knows what this is." * 100)
    elif kind == "folder":
        file = tmp_path / "tables.db" / "a"
        file.parent.write_text("")
        words[-1] = f"sqlite:///{file}"
    with DatabaseLock(file if kind == "locked" else None) as lock:
        lock.write("http://here:1")
        before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
        status, _, err = told(words, capsys)
        assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert status == 1 and len(err) == 1
    assert {"strange": "another program", "not a database": "file is not a database", "locked": "http://here:1",
            "folder": "Not a directory"}[kind] in err[0]


@pytest.mark.parametrize("name", ["tables.db", "new/tables.db"])
def test_checking_finds_a_folder_that_is_closed(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch,
                                                capsys: Captured) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    if os.geteuid() == 0:  # who may write anywhere
        monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != folder)
    folder.chmod(0o500)
    words = ["serve", "--check", "--port", str(free_port()), "--database", f"sqlite:///{folder}/{name}"]
    status, _, err = told(words, capsys)
    assert status == 1 and len(err) == 1 and str(folder) in err[0] and "Permission denied" in err[0]


def test_checking_knows_postgresql(cluster: Cluster, capsys: Captured) -> None:
    url = cluster.new_database()
    words = ["serve", "--check", "--port", str(free_port()), "--database"]
    assert told([*words, url], capsys)[0] == 0

    async def read_only() -> None:
        line = await asyncpg.connect(url)
        await line.execute(f"alter database {url.rpartition('/')[2]} set default_transaction_read_only = on")
        await line.close()

    asyncio.run(read_only())
    status, _, err = told([*words, url], capsys)
    assert (status, len(err)) == (1, 1) and "Read-only" in err[0]
    status, _, err = told([*words, url + "-missing"], capsys)
    assert (status, len(err)) == (1, 1) and "does not exist" in err[0]


# -- whether a server is well ------------------------------------------------------------------------------------------
@pytest.mark.heavy
def test_a_server_is_asked_whether_it_is_healthy(
        fork_server: ForkServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")
    with Server(fork_server, f"sqlite:///{tmp_path}/tables.db", tmp_path, CITADELS_HOST="0.0.0.0") as server:
        monkeypatch.setenv("CITADELS_PORT", str(server.port))
        monkeypatch.setenv("CITADELS_HOST", "0.0.0.0")
        assert told(["health"], capsys) == (0, [f"The server at http://127.0.0.1:{server.port} is healthy."], [])
        assert told(["health", f"http://localhost:{server.port}/"], capsys)[0] == 0
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            connection.execute("drop table pulse")
        while (answer := told(["health"], capsys))[0] == 0:     # it was well less than two seconds ago
            pass
        assert answer[2] == [f"The server at http://127.0.0.1:{server.port} is not healthy (status 503)."]
    status, out, err = told(["health"], capsys)
    assert (status, out) == (1, []) and re.fullmatch(r"No server answers at \S+: Connection refused\.", err[0])
