"""What a browser runs needs neither a database nor a server."""

from __future__ import annotations

import subprocess
import sys

# What the engine in a browser does not have.
ABSENT = ("sqlalchemy", "alembic", "litestar", "uvicorn", "prometheus_client", "multiprocessing", "fluent", "babel")
TABLE_LOGIC = ("archive", "conversation", "lessons", "lobby", "people", "seating", "store")

PROGRAM = """
import importlib, sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {absent!r}:
            raise ModuleNotFoundError(name + " is not there", name=name)
sys.meta_path.insert(0, Absent())
for name in {names!r}:
    importlib.import_module(name)
"""


def test_the_table_logic_and_all_of_offline_play_need_no_database_and_no_server() -> None:
    names = ["citadels.offline", *(f"citadels.web.{name}" for name in TABLE_LOGIC)]
    program = PROGRAM.format(absent=ABSENT, names=names)
    found = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr


def test_what_is_absent_would_be_missed() -> None:
    program = PROGRAM.format(absent=ABSENT, names=["citadels.web.sql_store"])
    found = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert found.returncode != 0 and "sqlalchemy is not there" in found.stderr
