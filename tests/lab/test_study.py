"""Studies: a plan and the games so far; every file is whole or not there, and nothing of another is touched."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from citadels.lab.errors import LabError
from citadels.lab.study import Study
from tests.lab.works import keep, squares

SETTINGS: dict[str, Any] = {"seed": 1, "bots": ["random"], "cast": None}


def new(folder: Path, games: int = 10, chunk: int = 3) -> Study:
    return Study.create(folder / "study", "simulate", SETTINGS, games, chunk)


def fill(study: Study, *chunks: int) -> Study:
    for chunk in chunks:
        keep(study, chunk, squares(study.settings, *study.span(chunk)))
    return study


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_games_stand_in_their_order_whatever_the_order_they_came_in(tmp_path: Path) -> None:
    study = new(tmp_path)
    assert study.missing() == [0, 1, 2, 3] and study.span(3) == (9, 1) and study.played() == 0
    fill(study, 3, 0)
    assert study.missing() == [1, 2] and study.played() == 4
    assert study.gather() == ["games", "odd"]
    assert study.table("games")["game"].to_pylist() == [0, 1, 2, 9]
    fill(study, 2, 1).gather()
    assert study.missing() == []
    assert study.table("games")["game"].to_pylist() == list(range(10))
    assert study.table("games")["even"].to_pylist() == ["yes", None] * 5
    assert study.table("odd").to_pylist() == [{"game": game, "root": game} for game in (1, 3, 5, 7, 9)]


def test_the_order_of_work_leaves_no_trace_in_the_files(tmp_path: Path) -> None:
    for name, order in (("a", (0, 1, 2, 3)), ("b", (2, 3, 1, 0))):
        fill(new(tmp_path / name), *order).gather()
    assert files(tmp_path / "a") == files(tmp_path / "b")


def test_a_table_may_be_kept_as_columns(tmp_path: Path) -> None:
    import pyarrow as pa

    study = Study.create(tmp_path / "study", "simulate", SETTINGS, 2, 2)
    keep(study, 0, {"games": pa.table({"game": [0, 1]}), "faults": []})
    study.gather()
    assert study.table("games").to_pylist() == [{"game": 0}, {"game": 1}]
    assert study.table("faults").to_pylist() == []


def test_a_study_is_opened_as_it_was_planned(tmp_path: Path) -> None:
    new(tmp_path)
    study = Study.open(tmp_path / "study", "simulate")
    assert (study.kind, study.settings, study.games, study.chunk) == ("simulate", SETTINGS, 10, 3)
    with pytest.raises(LabError, match='contains a study of type "simulate", not "arena"'):
        Study.open(tmp_path / "study", "arena")


# -- what is there already ---------------------------------------------------------------------------------------------
def test_nothing_is_written_over(tmp_path: Path) -> None:
    fill(new(tmp_path), 0)
    (tmp_path / "file").write_text("mine")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter").write_text("mine")
    before = files(tmp_path)
    for name, sentence in {
        "study": "already contains a study; use --resume to continue it", "file": "is not a folder",
        "full": "is not empty and contains no study", "file/below": "Cannot write the study in .*: Not a directory",
    }.items():
        with pytest.raises(LabError, match=sentence):
            Study.create(tmp_path / name, "simulate", SETTINGS, 10, 3)
    assert files(tmp_path) == before


def test_an_empty_folder_may_be_used(tmp_path: Path) -> None:
    (tmp_path / "study").mkdir()
    assert new(tmp_path).missing() == [0, 1, 2, 3]


def test_what_cannot_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(self: Path, *_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self))

    monkeypatch.setattr(Path, "mkdir", refused)  # a folder closed to everybody is still open to root
    with pytest.raises(LabError, match=r"^Cannot write .*: Permission denied\. Existing files are unchanged\."):
        new(tmp_path)


@pytest.mark.parametrize(("content", "sentence"), [
    ("{", "it is not valid JSON"),
    ("[" * 100_000, "it is not valid JSON"),
    ("\udcff", "it is not valid JSON"),
    ("[]", "is not the plan of a study"),
    ('{"format": "citadels-record"}', "is not the plan of a study"),
    ('{"format": "citadels-study", "version": 2}', "has version 2"),
    ('{"format": "citadels-study", "version": 1, "kind": "arena", "citadels": "1", "games": 0}', '"games" is missing'),
])
def test_a_broken_plan_is_refused_and_left(tmp_path: Path, content: str, sentence: str) -> None:
    new(tmp_path)
    plan = tmp_path / "study" / "plan.json"
    plan.write_bytes(content.encode("utf-8", "surrogateescape"))
    before = files(tmp_path)
    with pytest.raises(LabError, match=sentence):
        Study.open(tmp_path / "study")
    with pytest.raises(LabError, match="already contains a study"):
        new(tmp_path)
    assert files(tmp_path) == before


# -- broken parts are simply missing -----------------------------------------------------------------------------------
def damaged(content: bytes) -> list[bytes]:
    middle = content.index(b"yes") if b"yes" in content else 30
    return [b"", content[: len(content) // 2], content[:-1], content[4:], b"not Parquet at all",
            content[:middle] + bytes([content[middle] ^ 255]) + content[middle + 1 :]]


@pytest.mark.parametrize("harm", range(6))
def test_a_damaged_part_is_missing(tmp_path: Path, harm: int) -> None:
    study = fill(new(tmp_path), 0, 1, 2, 3)
    whole = files(tmp_path)
    part = tmp_path / "study" / "parts" / "games-000001.parquet"
    part.write_bytes(damaged(part.read_bytes())[harm])
    assert study.missing() == [1]
    study.gather()
    assert study.table("games").num_rows == 7
    fill(study, 1)
    assert {name: content for name, content in files(tmp_path).items() if name in whole} == whole


def test_a_chunk_is_done_only_with_all_its_tables(tmp_path: Path) -> None:
    study = fill(new(tmp_path), 0, 1)
    (tmp_path / "study" / "parts" / "odd-000001.parquet").unlink()
    assert study.missing() == [1, 2, 3]


def test_parts_of_another_plan_do_not_count(tmp_path: Path) -> None:
    other = fill(Study.create(tmp_path / "other", "simulate", {**SETTINGS, "seed": 2}, 10, 3), 0, 1)
    study = new(tmp_path)
    for path in (other.folder / "parts").iterdir():
        path.rename(study.folder / "parts" / path.name)
    assert study.missing() == [0, 1, 2, 3]
    mine = fill(study, 0).folder / "parts"
    for name in ("games", "odd"):  # a part under a wrong name is not what it seems either
        (mine / f"{name}-000000.parquet").rename(mine / f"{name}-000002.parquet")
    assert study.missing() == [0, 1, 2, 3]


def test_a_broken_table_is_named(tmp_path: Path) -> None:
    study = fill(new(tmp_path), 0)
    with pytest.raises(LabError, match=r"games\.parquet is missing"):
        study.table("games")
    study.gather()
    (study.folder / "games.parquet").write_bytes(b"PAR1")
    with pytest.raises(LabError, match=r"^Cannot read .*games\.parquet: "):
        study.table("games")


def test_a_full_disk_keeps_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = fill(new(tmp_path), 0, 1)
    study.gather()
    before = files(tmp_path)

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        for act in (lambda: fill(study, 2), study.gather, lambda: Study.resume(study.folder, "simulate", {}, 20)):
            with pytest.raises(LabError, match=r"^Cannot write .*: No space left on device"):
                act()
    assert files(tmp_path) == before
    assert fill(study, 2, 3).missing() == []


# -- going on ----------------------------------------------------------------------------------------------------------
def test_what_is_said_again_must_agree(tmp_path: Path) -> None:
    study = fill(new(tmp_path), 0)
    assert Study.resume(study.folder, "simulate", {"seed": 1, "bots": ("random",)}, 10).missing() == [1, 2, 3]
    with pytest.raises(LabError, match=r'bots is \["random"\], not \["builder"\]'):
        Study.resume(study.folder, "simulate", {"bots": ["builder"]})
    with pytest.raises(LabError, match="is planned for 10 games and cannot be made shorter"):
        Study.resume(study.folder, "simulate", {}, 9)
    with pytest.raises(LabError, match="There is no study in"):
        Study.resume(tmp_path / "elsewhere", "simulate", {})


def test_games_may_be_added(tmp_path: Path) -> None:
    study = fill(new(tmp_path), 0, 1, 2, 3)
    more = Study.resume(study.folder, "simulate", {}, 14)
    assert more.missing() == [3, 4]  # number 3 had only one game
    fill(more, 3, 4).gather()
    assert more.table("games")["game"].to_pylist() == list(range(14))
    assert Study.open(study.folder).games == 14


def test_another_release_is_not_mixed_in(tmp_path: Path) -> None:
    study = new(tmp_path)
    plan = json.loads((study.folder / "plan.json").read_text())
    (study.folder / "plan.json").write_text(json.dumps({**plan, "citadels": "0.0.1"}))
    with pytest.raises(LabError, match=r"was started with citadels 0\.0\.1; this is"):
        Study.resume(study.folder, "simulate", {})


def test_without_pyarrow_nothing_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(LabError, match=r"This requires pyarrow\. Install it with: pip install 'citadels\[lab\]'"):
        new(tmp_path)
    assert files(tmp_path) == {}
