"""The log: the same thing a thousand times is two lines."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import time
from typing import Any

import pytest

from citadels.web import logs

Json = dict[str, Any]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> tuple[logs.SparingHandler, io.StringIO]:
    stream = io.StringIO()
    handler = logs.SparingHandler(stream)
    handler.setFormatter(logs.JsonLines())
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    return handler, stream


def lines(stream: io.StringIO) -> list[Json]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def fail(log: logging.Logger, fault: Exception) -> None:
    try:
        raise fault
    except Exception:
        log.exception("failed")


def test_faults_of_the_same_kind_are_written_once_and_then_counted(
        written: tuple[logs.SparingHandler, io.StringIO], monkeypatch: pytest.MonkeyPatch) -> None:
    handler, stream = written
    clock = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    log = logging.getLogger("citadels.web.test")
    for number in range(1000):
        fail(log, OSError(f"no space {number}"))
    fail(log, ValueError("another kind"))
    log.warning("refused", extra={"facts": {"why": "address"}})
    log.warning("refused", extra={"facts": {"why": "files"}})
    log.warning("refused", extra={"facts": {"why": "files"}})
    assert [(line["event"], line.get("fault"), line.get("why")) for line in lines(stream)] == [
        ("failed", "OSError", None), ("failed", "ValueError", None), ("refused", None, "address"),
        ("refused", None, "files")]
    clock[0] += logs.MINUTE
    handler.tell_repeated()
    assert [(line["event"], line["times"]) for line in lines(stream)[4:]] == [("failed", 999), ("refused", 1)]
    fail(log, OSError("again"))
    assert lines(stream)[-1]["fault"] == "OSError" and "times" not in lines(stream)[-1]


def test_what_came_again_is_told_when_the_server_ends(written: tuple[logs.SparingHandler, io.StringIO]) -> None:
    async def serve() -> None:
        log_task = asyncio.create_task(logs.tell_repeated())
        await asyncio.sleep(0)
        for _ in range(3):
            logging.getLogger("citadels.web.test").error("failed")
        log_task.cancel()
        await asyncio.gather(log_task, return_exceptions=True)

    asyncio.run(serve())
    assert [line.get("times") for line in lines(written[1])] == [None, 2]
