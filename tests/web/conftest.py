import asyncio
import os
import random
import shutil
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from litestar.utils.signature import ParsedSignature

from citadels.web.settings import with_driver
from citadels.web.sql_store import SqlStore
from tests.web.helpers import Site
from tests.web.postgres import Cluster, programs
from tests.web.server import ForkServer


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One lobby for the tests of a module: tables do not know of each other."""
    site = Site(tmp_path_factory.mktemp("site"))
    yield site
    site.close()


@pytest.fixture(scope="session")
def fork_server() -> Iterator[ForkServer]:
    fork_server = ForkServer()
    yield fork_server
    fork_server.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    folder = programs()
    if folder is None:  # loud: see scripts/postgres.py
        pytest.skip("PostgreSQL is not installed, so several processes on one database were not tested")
    cluster = Cluster(folder)
    yield cluster
    cluster.close()


@pytest.fixture(params=["sqlite", "postgres"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return with_driver(f"sqlite:///{tmp_path}/tables.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return with_driver(cluster.new_database())


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all tables and no rows. Copying one is much quicker than running all migrations."""
    path = tmp_path_factory.mktemp("template") / "tables.db"
    create_tables(with_driver(f"sqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def postgres_template(cluster: Cluster) -> str:
    url = cluster.new_database()
    create_tables(with_driver(url))
    return url.rpartition("/")[2]


def create_tables(database: str) -> None:
    async def scene() -> None:
        await (await SqlStore.open(database, "template")).close()

    asyncio.run(scene())


def filled(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> str:
    """The URL of a database of that kind, with all tables and no rows."""
    if kind == "sqlite":
        shutil.copy(request.getfixturevalue("sqlite_template"), tmp_path / "tables.db")
        return with_driver(f"sqlite:///{tmp_path}/tables.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return with_driver(cluster.new_database(request.getfixturevalue("postgres_template")))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with no rows, of each kind."""
    return filled(request, request.param, tmp_path)


@pytest.fixture
def either_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with no rows, of one kind: for tests of the layers above the database. A test always gets
    the same kind, and the tests of a file use both, if PostgreSQL is installed."""
    kinds = ["sqlite", "postgres"] if programs() else ["sqlite"]
    return filled(request, kinds[zlib.crc32(request.node.nodeid.encode()) % len(kinds)], tmp_path)


@pytest.fixture(scope="session", autouse=True)
def signatures_are_parsed_once() -> Iterator[None]:
    """Litestar parses the signatures of all handlers again for every application, half of the time that one takes."""
    parse = ParsedSignature.from_fn
    known: dict[object, ParsedSignature] = {}

    def parsed(handler: Callable[..., object], namespace: dict[str, object]) -> ParsedSignature:
        if handler not in known:
            known[handler] = parse(handler, namespace)
        return known[handler]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ParsedSignature, "from_fn", parsed)
        yield


class SeededSecrets:
    """What the server draws, the same in every run of a test: a test that fails does so again."""

    def __init__(self, seed: str) -> None:
        self.dice = random.Random(seed)

    def randbits(self, bits: int) -> int:
        return self.dice.getrandbits(bits)

    def choice(self, letters: Sequence[str]) -> str:
        return self.dice.choice(letters)

    def token_hex(self, size: int) -> str:
        return self.dice.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return urlsafe_b64encode(self.dice.randbytes(size)).decode().rstrip("=")


@pytest.fixture(autouse=True)
def seeded_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = SeededSecrets(request.node.nodeid)
    for module in ("fairness", "web.known_people", "web.server_lobby", "web.store"):
        monkeypatch.setattr(f"citadels.{module}.secrets", drawn)


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder for data that nobody else uses, and no settings from outside."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in list(os.environ):
        if name.startswith("CITADELS_") and name != "CITADELS_PURE":
            monkeypatch.delenv(name)
