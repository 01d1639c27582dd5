"""The cluster: a real Ray on this machine plays the same games."""

from __future__ import annotations

import os
import pickle
import secrets
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from citadels import __version__
from citadels.lab import cluster
from citadels.lab.cluster import Cluster
from citadels.lab.cluster_worker import fingerprint
from citadels.lab.errors import LabError
from tests.lab.test_study import files
from tests.lab.works import broken, refused

ROOT = Path(__file__).resolve().parent.parent.parent
MATCH = ("arena", "random", "python:tests.lab.players.Last", "--games", "24")


def free_port() -> int:
    with closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def citadels(folder: Path, environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own: Ray leaves threads, warnings and settings behind."""
    return subprocess.run([sys.executable, "-m", "citadels", *words], cwd=folder, env=environment, text=True,
                          capture_output=True, check=False)


@pytest.fixture(scope="module")
def environment() -> dict[str, str]:
    """On this machine only, and with a key that nobody else has."""
    return {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), "PYTHONPATH": str(ROOT),
            "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}


@pytest.fixture(scope="module")
def address(environment: dict[str, str]) -> Iterator[str]:
    """A cluster of one machine, ended with the tests."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        words = ["start", "--head", "--block", "--node-ip-address", "127.0.0.1", "--port", str(port), "--num-cpus",
                 "2", "--object-store-memory", "80000000", "--include-dashboard", "false", "--temp-dir", folder]
        head = subprocess.Popen([sys.executable, "-m", "ray.scripts.scripts", *words], env=environment, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert head.stdout is not None
        for line in head.stdout:
            if "Ray runtime started" in line:
                break
        yield f"127.0.0.1:{port}"
        head.terminate()
        head.communicate()


@pytest.mark.heavy(22)
def test_a_cluster_plays_the_same_games(address: str, environment: dict[str, str], tmp_path: Path) -> None:
    here = citadels(tmp_path, environment, *MATCH, "--out", "here", "--processes", "1")
    there = citadels(tmp_path, environment, *MATCH, "--out", "there", "--cluster", address)
    assert there.returncode == here.returncode == 0, there.stderr
    assert there.stdout == here.stdout
    assert files(tmp_path / "there") == files(tmp_path / "here")


@pytest.mark.heavy(15)
def test_a_cluster_answers_the_questions_of_a_study_alike(
        address: str, environment: dict[str, str], tmp_path: Path) -> None:
    words = ("study", "short-game", "--bot", "builder", "--games", "28", "--out")
    here = citadels(tmp_path, environment, *words, "here", "--jobs", "1")
    there = citadels(tmp_path, environment, *words, "there", "--cluster", address)
    assert there.returncode == here.returncode == 0, there.stderr
    found = [{name: content for name, content in files(tmp_path / folder).items() if "seconds" not in name}
             for folder in ("here", "there")]
    assert found[0] == found[1] and "short-game/result.json" in found[0]


# -- what a machine of the cluster does, without one -------------------------------------------------------------------
def answered(state: str, result: object) -> object:
    """What a cluster makes of such an answer."""
    class Ray:
        class exceptions:
            RayError = RuntimeError

        @staticmethod
        def get(ready: object) -> object:
            return ready

    connection = Cluster.__new__(Cluster)
    connection.ray = Ray
    return connection._result((state, result))


def test_a_job_is_done_where_the_code_is_the_same() -> None:
    remote, mine = cluster._remote(), fingerprint()
    assert answered(*remote(mine, pickle.dumps((pow, (2, 5))))) == 32
    with pytest.raises(LabError, match="A game could not be played: ZeroDivisionError: by nought"):
        answered(*remote(mine, pickle.dumps((broken, ({}, 0, 1)))))
    with pytest.raises(LabError, match="There is no study in nowhere"):
        answered(*remote(mine, pickle.dumps((refused, ({}, 0, 1)))))


def test_other_code_is_refused() -> None:
    answer = cluster._remote()("another", pickle.dumps((pow, (2, 5))))
    with pytest.raises(LabError, match=f"runs different citadels code .{__version__}. from this one"):
        answered(*answer)


def test_a_machine_without_the_package_says_so() -> None:
    dumps = "from ray.cloudpickle import dumps; from citadels.lab import cluster; print(dumps(cluster._remote()))"
    sent = subprocess.run([sys.executable, "-c", dumps], capture_output=True, text=True, check=True).stdout
    code = ("import sys; from ray.cloudpickle import loads; sys.modules['citadels'] = None; "
            f"print(loads({sent.strip()})('', b''))")
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "('missing', None)\n"
    with pytest.raises(LabError, match=r"not installed on a machine .*: pip install 'citadels\[cluster\]'"):
        answered("missing", None)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_nobody_there_is_found_out_at_once(address: str) -> None:
    with pytest.raises(LabError, match=rf"^Cannot use the Ray cluster at {address} \(Connection refused\)\.$"):
        cluster._check_address(address)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ))
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabError, match=r"This requires ray\. Install it with: pip install 'citadels\[cluster\]'"):
        Cluster("local")
