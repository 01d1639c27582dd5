"""Thousands of requests that somebody made up: the server answers each as its description says."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import httpx
import pytest
import uvicorn

from citadels.web.app import make_app
from citadels.web.checks import bound
from citadels.web.settings import Settings

# Not whether all that fits the description is accepted: a description does not know the rules of the game.
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance," \
         "negative_data_rejection"


KEY = "the-key-of-the-host-long-enough"
# What would end the visit of who asks, or takes too long.
NOT_INSIDE = ("/api/host/leave", "/api/host/backups", "/api/me/delete", "/api/me/sign-out", "/api/me/take",
              "/api/me/passkeys/use", "/api/me/recovery/use")


@pytest.fixture
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    folder = tmp_path_factory.mktemp("fuzz")
    app = make_app(Settings(database=f"sqlite+aiosqlite:///{folder}/tables.db", haste=0.0, burst=0, host_key=KEY))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False, lifespan="on"))
    with bound("127.0.0.1", [0]) as listener:
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        server.should_exit = True
        thread.join()


def cookies(address: str) -> str:
    """Of somebody who plays here, and is at the host's desk too. Somebody else came first, whom the host may ban."""
    found = []
    for visits in ([("/api/me", {"name": "Eve"})],
                   [("/api/me", {"name": "Ana"}), ("/api/host/enter", {"key": KEY})]):
        with httpx.Client(base_url=address, trust_env=False) as client:
            for path, body in visits:
                assert client.post(path, json=body).status_code == 200
            found = [f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar]
    return "; ".join(found)


@pytest.mark.heavy(60)
@pytest.mark.parametrize("inside", [False, True])
def test_no_request_is_answered_otherwise_than_it_is_described(address: str, tmp_path: str, inside: bool) -> None:
    """By a stranger, to whom most is refused before it is read; and by somebody who is known, at the host's desk."""
    words = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()", "run",
             f"{address}/schema/openapi.json", "--checks", CHECKS, "--max-examples", "2", "--seed", "1", "--no-color",
             "--phases", "coverage,fuzzing" if inside else "coverage", "--exclude-path", "/metrics"]
    if inside:
        words += ["--header", f"Cookie: {cookies(address)}"]
        words += [word for path in NOT_INSIDE for word in ("--exclude-path", path)]
    done = subprocess.run(words, check=False, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "generated" in done.stdout
