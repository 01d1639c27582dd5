"""Each file of a release, installed into a bare environment: without Node, without a compiler, without any extra."""

from __future__ import annotations

import asyncio
import random
import re
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest

import citadels
from tests.dist.environments import PLAYOUTS, Environment, Release
from tests.dist.playouts import EXPECTED
from tests.web.server import Person, Player, Web

pytestmark = pytest.mark.heavy


class Served(NamedTuple):
    """As much of a server as a person needs."""

    port: int


@pytest.fixture(params=["sdist", "pure", "compiled"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def environment(kind: str, release: Release, tmp_path: Path) -> Environment:
    """With setuptools for the sdist, and without mypy: it is installed interpreted, and says why."""
    made = Environment(tmp_path / "bare", *(["setuptools"] if kind == "sdist" else []))
    said = made.install(release[kind])
    assert ("the engine runs as plain Python" in said and "because mypy is not installed." in said) == (kind == "sdist")
    return made


def test_an_installed_package_plays(kind: str, environment: Environment) -> None:
    """In one test, because installing takes longer than all the rest."""
    engine = "compiled" if kind == "compiled" else "interpreted"
    assert environment.run("citadels", "--version") == f"citadels {citadels.__version__} ({engine})\n"
    assert environment.run("python", "-I", str(PLAYOUTS), engine) == f"{EXPECTED} {engine}\n"

    shown = environment.run("citadels", "play", "--terminal", "--watch", "--players", "3", "--seed", "5", given="e\n")
    assert re.search(r"\w+ wins with \d+ points\.", shown)

    with environment.served() as port:
        page = fetched(port, "/play")
        assert '<div id="app"' in page
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page)
        assert assets and all(fetched(port, path) for path in assets)
        over = asyncio.run(played_game(port))
    assert len(over["scores"]) == 2 and over["winners"]


def fetched(port: int, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
        assert answer.status == 200
        return cast(bytes, answer.read()).decode()


async def played_game(port: int) -> dict[str, Any]:
    """How a game against a bot ends, played over HTTP and a WebSocket as a browser does."""
    async with Web() as web:
        zoe = Person(web, cast(Any, Served(port)), "Zoe")
        code = await zoe.make(name="Zoe", setup={"edition": "deluxe", "seats": 2}, bots=[None, "easy"], start=True)
        player = Player(zoe, code, random.Random(3))
        await player.play()
        assert player.over is not None
        return player.over
