"""What a release consists of, built once for all processes of a test run."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys

import pytest

from tests.dist.environments import ROOT, Release


@pytest.fixture(scope="session")
def release(tmp_path_factory: pytest.TempPathFactory) -> Release:
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / "dist"
    with (shared / "dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the first process builds, and the others wait
        if not folder.exists():
            making = shared / "dist.new"
            environment = {name: value for name, value in os.environ.items() if not name.startswith("CITADELS_")}
            words = [sys.executable, str(ROOT / "scripts" / "dist.py"), str(making)]
            subprocess.run(words, env=environment, check=True)
            making.rename(folder)
    return Release(folder)
