"""Packed pieces of studies: whoever has them plays nothing twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels.lab.errors import LabError
from citadels.lab.numbers import archive, plans
from citadels.lab.numbers.runs import Run, run_all

NAME = "thief-target"


def study(folder: Path, games: int) -> Run:
    return Run(plans.resized(plans.plan(NAME), games, "builder"), folder)


def test_another_folder_continues_from_packed_pieces_and_comes_to_the_same_result(tmp_path: Path) -> None:
    first = study(tmp_path / "one", 200)
    assert run_all([first], 1)
    archive.pack(tmp_path / "one", tmp_path / "packed")
    assert archive.unpack(tmp_path / "packed", tmp_path / "two") == len(first.pieces)
    again = study(tmp_path / "two", 200)
    assert again.missing() == []
    assert again.seconds() == pytest.approx(first.seconds(), abs=0.01)
    assert again.write_result() == first.write_result()


def test_the_same_pieces_make_the_same_bytes_and_what_is_there_stays(tmp_path: Path) -> None:
    run_all([study(tmp_path / "one", 60)], 1)
    archive.pack(tmp_path / "one", tmp_path / "packed")
    packed = (tmp_path / "packed" / f"{NAME}.jsonl.xz").read_bytes()
    seconds = (tmp_path / "one" / NAME / "seconds.jsonl").read_text()
    assert archive.unpack(tmp_path / "packed", tmp_path / "one") == 0
    assert (tmp_path / "one" / NAME / "seconds.jsonl").read_text() == seconds
    archive.unpack(tmp_path / "packed", tmp_path / "two")
    archive.pack(tmp_path / "two", tmp_path / "again")
    assert (tmp_path / "again" / f"{NAME}.jsonl.xz").read_bytes() == packed


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    (tmp_path / f"{NAME}.jsonl.xz").write_bytes(b"nothing")
    with pytest.raises(LabError) as refused:
        archive.unpack(tmp_path, tmp_path / "numbers")
    assert f"{NAME}.jsonl.xz" in str(refused.value)
