"""Work for the runner that plays no games; in a module, because other processes look it up by its name."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from pathlib import Path
from time import sleep
from typing import Any

from citadels.lab.errors import LabError
from citadels.lab.study import Rows, Study, encode_part

Json = dict[str, Any]


def keep(study: Study, chunk: int, tables: Mapping[str, Rows]) -> None:
    """Write the rows of a chunk, as the runner does."""
    study.write_part(encode_part(study.plan_hash, chunk, *study.span(chunk), tables))


def squares(settings: Json, first: int, count: int) -> dict[str, list[Json]]:
    """Two tables; a column is empty in some chunks, and a table in others."""
    games = range(first, first + count)
    odd = [{"game": game, "root": game} for game in games if game % 2]
    return {"games": [{"game": game, "square": game * game, "even": None if game % 2 else "yes"} for game in games],
            "odd": odd}


def killed(settings: Json, first: int, count: int) -> dict[str, list[Json]]:
    """The process that plays the game `at` is killed, once the first chunk is kept."""
    if first <= settings["at"] < first + count:
        while not list(Path(settings["folder"], "parts").glob("games-*")):
            sleep(0.01)
        os.kill(os.getpid(), signal.SIGKILL)
    return squares(settings, first, count)


def refused(settings: Json, first: int, count: int) -> dict[str, list[Json]]:
    raise LabError("study-none", folder="nowhere")


def broken(settings: Json, first: int, count: int) -> dict[str, list[Json]]:
    raise ZeroDivisionError("by\nnought")


def interrupted(settings: Json, first: int, count: int) -> dict[str, list[Json]]:
    """Somebody presses Ctrl-C in the game `at`."""
    if first <= settings["at"] < first + count:
        raise KeyboardInterrupt
    return squares(settings, first, count)


def slow(settings: Json, first: int, count: int) -> dict[str, list[Json]]:
    """Says when it begins and when it ends, which is long after anybody has waited for it."""
    Path(settings["folder"], f"begun-{first}").touch()
    sleep(60)
    Path(settings["folder"], f"ended-{first}").touch()
    return squares(settings, first, count)
