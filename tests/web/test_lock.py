"""One server for one file, whatever the file is called."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from citadels.web.database_lock import DatabaseInUse, DatabaseLock
from citadels.web.settings import BadSettings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "tables.db"
    found.touch()
    return found


@pytest.mark.parametrize("folder", ["", "other"])
def test_a_link_leads_to_the_same_lock(file: Path, tmp_path: Path, folder: str) -> None:
    link = tmp_path / folder / "link.db"
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(file)
    with DatabaseLock(file) as lock:
        lock.write("http://here:1")
        with pytest.raises(DatabaseInUse) as caught, DatabaseLock(link):
            pass
        assert caught.value.address == "http://here:1"
    with DatabaseLock(link), pytest.raises(DatabaseInUse), DatabaseLock(file):
        pass
    with DatabaseLock(file):
        pass


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere such a lock would lock out the database")
def test_a_second_name_is_the_same_file(file: Path, tmp_path: Path) -> None:
    name = tmp_path / "name.db"
    os.link(file, name)
    for first, second in ((file, name), (name, file)):
        with DatabaseLock(first) as lock:
            lock.write("http://here:1")
            with pytest.raises(DatabaseInUse) as caught, DatabaseLock(second):
                pass
            assert "Another server is already using" in caught.value.sentence()
        with DatabaseLock(second):  # who was refused has left nothing behind
            pass


def test_links_in_a_circle_are_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "a.db").symlink_to(tmp_path / "b.db")
    (tmp_path / "b.db").symlink_to(tmp_path / "a.db")
    with pytest.raises(BadSettings) as caught, DatabaseLock(tmp_path / "a.db"):
        pass
    assert caught.value.sentence().startswith("Cannot use the database: ")
