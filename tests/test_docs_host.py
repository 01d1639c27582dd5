"""docs/host.md and docs/deploy.md name settings, ports, paths and headers that there are."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from citadels import cli
from citadels.web.configuration import read_settings
from citadels.web.http_messages import LONGEST_RECORD
from citadels.web.routes import ROUTES
from citadels.web.settings import BOUNDS, PORT, VARIABLES, Settings, with_driver
from citadels.web.websocket import table_socket
from tests.samples import ROOT, blocks, commands

PAGE = ROOT / "docs" / "host.md"
DEPLOY_PAGE = ROOT / "docs" / "deploy.md"
BLOCKS = blocks(PAGE)
PATHS = {path for route in ROUTES for path in route.paths}
OPTIONS = {"public_origin": "--origin", "pool": "--thinkers"}


def settings_table() -> list[list[str]]:
    part = PAGE.read_text("utf-8").split("## Settings\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in part.splitlines() if line.startswith("|")]
    return [row for row in rows if "`" in row[1]]


def test_the_table_of_settings_is_whole_and_true() -> None:
    serve = cli.parser("en").parse_args(["serve"])
    rows = {row[1].strip("`"): row for row in settings_table()}
    assert rows.keys() == set(VARIABLES.values())
    for name, variable in VARIABLES.items():
        option, _, what, usual = rows[variable]
        known = OPTIONS.get(name, f"--{name.replace('_', '-')}")
        assert option.strip("`") == (known if hasattr(serve, known[2:].replace("-", "_")) else ""), name
        if usual.startswith("`"):
            assert str(getattr(Settings(), name)) == usual.strip("`"), name
        if name in BOUNDS:
            assert f"{BOUNDS[name][0]} to {BOUNDS[name][1]}" in what, name


def test_files_of_settings_are_read(tmp_path: Path) -> None:
    found = [block for block in blocks(DEPLOY_PAGE) if block.language == "toml"]
    assert len(found) == 1
    for block in found:
        (tmp_path / "citadels.toml").write_text(block.text, "utf-8")
        read = read_settings({}, tmp_path / "citadels.toml", {})
        assert read.problems == [] and read.settings.secure and len(read.sources) == block.text.count(" = ")


def test_urls_of_databases_are_those_that_the_server_takes() -> None:
    urls = [url for page in (PAGE, DEPLOY_PAGE) for url in re.findall(r"\w+://[^\s'`\"]*", page.read_text("utf-8"))
            if url.startswith(("sqlite", "postgresql")) and "FILE" not in url]
    assert len(urls) > 5 and all(with_driver(url) for url in urls)


def test_files_that_are_copied_are_there() -> None:
    """And commands inside a container are ours, too."""
    copied = [words for block in blocks(DEPLOY_PAGE) if block.language == "sh" for words, _ in commands(block)]
    files = [words[1] for words in copied if words[0] == "cp"]
    assert len(files) == 5 and all((ROOT / name).is_file() for name in files)
    inside = [words[words.index("citadels"):] for words in copied if "run" in words and "server" in words]
    assert [cli.parser("en").parse_args(words[1:]).command for words in inside] == ["restore"]
    assert {words[words.index("--file") + 1] for words in copied if words[0] == "docker"} == {"deploy/compose.yaml"}


def test_proxies_lead_to_the_server_and_hide_what_is_not_for_visitors() -> None:
    found = [block for block in BLOCKS if block.language in ("nginx", "caddy") and "hash" not in block.text]
    assert len(found) == 2
    for block in found:
        ports = {int(port) for port in re.findall(r"127\.0\.0\.1:(\d+)", block.text)}
        assert ports == {PORT, PORT + 1}
        hidden = set(re.findall(r"(?<=[ =])/(?:metrics|health)\b", block.text))
        assert hidden == {"/metrics", "/health"} <= PATHS
        assert "citadels.example" in block.text and block.text.count("{") == block.text.count("}")


def test_a_proxy_knows_a_table_by_its_path() -> None:
    text = next(block.text for block in BLOCKS if "hash $table" in block.text)
    pattern = re.search(r"~(\^\S+)", text)
    assert pattern and text.count("{") == text.count("}")
    code = re.compile(pattern[1].replace("?<", "?P<"))
    paths = {path for path in table_socket.paths | PATHS if path.startswith("/api/tables/{code:str}")}
    assert len(paths) > 5
    for path in paths:
        found = code.match(path.replace("{code:str}", "ABCDEF"))
        assert found and found["code"] == "ABCDEF"
    assert {int(port) for port in re.findall(r"127\.0\.0\.1:(\d+)", text)} == {PORT, PORT + 1}


def test_nginx_lets_through_what_the_server_needs() -> None:
    text = next(block.text for block in BLOCKS if block.language == "nginx")
    for header in ("Upgrade $http_upgrade", "Connection $connection_upgrade", "X-Forwarded-For $remote_addr"):
        assert f"proxy_set_header {header};" in text
    assert f"client_max_body_size {LONGEST_RECORD >> 20}m;" in text


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_nginx_accepts_its_configuration(tmp_path: Path) -> None:
    text = next(block.text for block in BLOCKS if block.language == "nginx")
    # Without certificates there is nothing to check them against.
    text = re.sub(r"^ *ssl_certificate.*\n", "", text, flags=re.MULTILINE).replace(" ssl http2", "")
    text = re.sub(r"listen \S+?:?(\d+);", "listen 127.0.0.1:1\\1;", text)
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid; events {{}}\nhttp {{\n{text}}}\n", "utf-8")
    words = ["nginx", "-t", "-e", "stderr", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    checked = subprocess.run(words, capture_output=True, text=True, check=False)
    assert "syntax is ok" in checked.stderr, checked.stderr


@pytest.mark.heavy
def test_a_server_starts_as_it_is_told_and_ends_when_it_is_told(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "citadels", "serve", "--port", "0"]
    variables = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "en"}
    with subprocess.Popen(words, env=variables, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        lines = iter(server.stdout.readline, "")
        address = next(found for line in lines if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
        with urllib.request.urlopen(f"{address[0]}/health") as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGINT)
        assert server.wait() == 0
    assert (tmp_path / "citadels" / "tables.db").exists()
