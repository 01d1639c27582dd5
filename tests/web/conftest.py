from collections.abc import Iterator

import pytest

from tests.web.helpers import Room
from tests.web.server import Nursery


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """One hall for the tests of a module: tables do not know of each other."""
    room = Room(tmp_path_factory.mktemp("hall"))
    yield room
    room.close()


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()
