"""The runner: the same files whoever plays, and whatever happens in between."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from citadels.lab import runner
from citadels.lab.errors import LabError
from citadels.lab.study import Study
from tests.lab import works
from tests.lab.test_study import files


def new(folder: Path, games: int = 10, **settings: Any) -> Study:
    return Study.create(folder, "squares", {"folder": str(folder), **settings}, games, 2)


def tables(study: Study) -> dict[str, bytes]:
    return {name: content for name, content in files(study.folder).items() if "/" not in name and name != "plan.json"}


def test_one_process_and_two_write_the_same(tmp_path: Path) -> None:
    found = []
    for name, processes in (("one", 1), ("two", 2)):
        study = new(tmp_path / name)
        assert runner.run(study, works.squares, processes)
        found.append(tables(study))
    assert found[0].keys() == {"games.parquet", "odd.parquet"}
    assert found[0] == found[1]


def test_progress_counts_the_games(tmp_path: Path) -> None:
    ticks: list[int] = []
    study = new(tmp_path / "study", 9)
    assert runner.run(study, works.squares, 1, progress=ticks.append)
    assert sorted(ticks) == [1, 2, 2, 2, 2]
    assert runner.run(study, works.squares, 1, progress=ticks.append)
    assert len(ticks) == 5  # there was nothing left to do


def test_a_killed_process_is_said_and_the_rest_kept(tmp_path: Path) -> None:
    study = new(tmp_path / "study", at=2)
    with pytest.raises(LabError, match=r"has died \(SIGKILL\)\. The games played so far are saved; use --resume"):
        runner.run(study, works.killed, 2)
    assert 0 < study.played() < 10 and 1 in study.missing()
    assert study.table("games").num_rows == study.played()
    assert runner.run(study, works.squares, 2)
    assert study.table("games")["game"].to_pylist() == list(range(10))


@pytest.mark.parametrize("processes", [1, 2])
def test_work_that_fails_gives_one_sentence(tmp_path: Path, processes: int) -> None:
    study = new(tmp_path / "study")
    with pytest.raises(LabError, match=r"^A game could not be played: ZeroDivisionError: by nought\. "):
        runner.run(study, works.broken, processes)
    with pytest.raises(LabError, match=r"^There is no study in nowhere\.$"):
        runner.run(study, works.refused, processes)


def test_an_interrupt_leaves_a_partial_result(tmp_path: Path) -> None:
    study = new(tmp_path / "study", at=5)
    assert not runner.run(study, works.interrupted, 1)
    assert study.table("games")["game"].to_pylist() == [0, 1, 2, 3]
    assert runner.run(study, works.squares, 1)
    whole = new(tmp_path / "whole", at=5)
    assert runner.run(whole, works.squares, 1)
    assert tables(study) == tables(whole)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_processes_end_with_the_one_that_began_them(tmp_path: Path, number: signal.Signals) -> None:
    study = new(tmp_path / "study")
    # Whoever runs the tests in the background may have made them, and all they start, deaf to Ctrl-C.
    code = f"""if True:
        import signal
        from citadels.lab import runner, study
        from tests.lab import works
        signal.signal(signal.SIGINT, signal.default_int_handler)
        print(runner.run(study.Study.open({str(study.folder)!r}), works.slow, 2))
    """
    program = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               start_new_session=True)
    while program.poll() is None and len(list(study.folder.glob("begun-*"))) < 2:
        sleep(0.01)
    if number == signal.SIGINT:
        os.killpg(program.pid, number)  # Ctrl-C in a terminal reaches all of them
    else:
        program.send_signal(number)
    out, err = program.communicate()  # which hears them as long as one of them runs
    if number == signal.SIGINT:
        assert (out, err) == ("False\n", "")
    assert not list(study.folder.glob("ended-*"))


def test_hands_can_be_used_again(tmp_path: Path) -> None:
    with runner.workers(2) as hands:
        for name in ("a", "b"):
            assert runner.run(new(tmp_path / name), works.squares, pool=hands)
        assert sorted(hands.each(pow, [(2, 3), (3, 2), (5, 1)])) == [5, 8, 9]
    assert tables(Study.open(tmp_path / "a")) == tables(Study.open(tmp_path / "b"))


def test_a_process_at_least(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="at least one process"):
        runner.run(new(tmp_path / "study"), works.squares, 0)


@pytest.mark.parametrize(("games", "size"), [(1, 1), (99, 1), (200, 2), (100_000, 500)])
def test_chunks_are_small_enough_to_lose_little(games: int, size: int) -> None:
    assert runner.chunk_size(games) == size
