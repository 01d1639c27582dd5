"""Studies as they are run: the same bytes whoever plays, going on after an interruption, and clear refusals."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from citadels import texts
from citadels.cli import main
from citadels.lab import runner
from citadels.lab.errors import LabError
from citadels.lab.numbers import plans, runs
from citadels.lab.numbers.runs import Run, run_all
from citadels.lab.numbers.work import Piece, pieces

PLAN: dict[str, Any] = {
    "question": "Whom?", "claim": "causal", "seed": 5, "plan": "", "figures": ["won", "rounds"], "contrast": "mean",
    "correction": "holm", "tally": ["rounds"], "tables": [{"edition": "deluxe", "players": [4, 5]}],
    "arms": {"kind": "pick", "who": "crown", "rounds": [1, 3]}, "bots": [{"name": "builder", "deals": 30}],
}


SURVEYED = {"casts": {"builder"}, "casts-classic": {"builder"}}    # too many games for a slow bot


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A plan that is cut into several pieces although it is small."""
    monkeypatch.setattr("citadels.lab.numbers.work.GAMES", {True: 60, False: 20})
    return plans.checked("small", PLAN)


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*")
            if path.is_file() and path.name != "seconds.jsonl"}


def test_one_process_and_two_write_the_same(tmp_path: Path, small: dict[str, Any]) -> None:
    for name, processes in (("one", 1), ("two", 2)):
        assert run_all([Run(small, tmp_path / name)], processes)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    found = json.loads((tmp_path / "one" / "small" / "result.json").read_text())
    assert found["whole"] and found["bots"][0]["deals"] == 60 and found["bots"][0]["games"] > 240
    assert {row["table"] for row in found["estimates"]} == {"deluxe 4", "deluxe 5", "deluxe all"}
    together = [row for row in found["estimates"] if row["together"]]
    assert together and all(row["kind"] == "lead" for row in together)
    assert sum(count for tally in found["tallies"] for _, count in tally["counts"]) >= found["bots"][0]["games"]
    assert (tmp_path / "one" / "small" / "estimates.parquet").is_file()


def test_a_run_that_was_stopped_goes_on_and_ends_with_the_same_bytes(
        tmp_path: Path, small: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Run(small, tmp_path / "whole")
    run_all([whole], 1)
    broken = Run(small, tmp_path / "broken")
    keep, kept = Run.keep, []

    def stop_after_three(self: Run, done: Any) -> None:
        keep(self, done)
        kept.append(done.piece)
        if len(kept) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(Run, "keep", stop_after_three)
    assert not run_all([broken], 1)
    partial = json.loads((broken.folder / "result.json").read_text())
    assert not partial["whole"] and len(broken.missing()) == len(broken.pieces) - 3
    # One part is torn, another is of a different plan: both are played again.
    torn, foreign, _ = (broken.folder / "parts" / f"{piece.name}.json" for piece in kept)
    torn.write_bytes(torn.read_bytes()[:40])
    foreign.write_text(foreign.read_text().replace(broken.hash, "0" * 16))
    played: list[Piece] = []

    def note(self: Run, done: Any) -> None:
        keep(self, done)
        played.append(done.piece)

    monkeypatch.setattr(Run, "keep", note)
    assert run_all([Run(small, tmp_path / "broken")], 1)
    assert len(played) == len(broken.pieces) - 1
    assert files(tmp_path / "broken") == files(tmp_path / "whole")
    assert run_all([Run(small, tmp_path / "broken")], 1) and len(played) == len(broken.pieces) - 1


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path, small: dict[str, Any]) -> None:
    fewer = {**small, "bots": [{"name": "builder", "deals": 20}]}
    run_all([Run(fewer, tmp_path)], 1)
    more = Run(small, tmp_path)
    assert 0 < len(more.missing()) < len(more.pieces)
    run_all([more], 1)
    run_all([Run(small, tmp_path / "anew")], 1)
    results = [(folder / "small" / "result.json").read_bytes() for folder in (tmp_path, tmp_path / "anew")]
    assert results[0] == results[1]


def test_pieces_are_all_deals_once(small: dict[str, Any]) -> None:
    several = {**small, "bots": [{"name": "builder", "deals": 30}, {"name": "learned", "deals": 4}]}
    found = pieces(several)
    for bot, deals in (("builder", 30), ("learned", 4)):
        for table in (0, 1):
            mine = sorted(piece for piece in found if (piece.bot, piece.table) == (bot, table))
            numbers = [number for piece in mine for number in range(piece.first, piece.first + piece.many)]
            assert numbers == list(range(deals))
    assert len({piece.name for piece in found}) == len(found)


def test_it_runs_where_there_is_nothing_but_python(tmp_path: Path) -> None:
    program = ("import sys; sys.modules.update(dict.fromkeys(['pyarrow', 'numpy', 'ray', 'rich', 'openskill'])); "
               "from citadels.cli import main; sys.exit(main(sys.argv[1:]))")
    words = ["study", "bell", "--bot", "builder", "--games", "15", "--jobs", "2", "--out", str(tmp_path)]
    done = subprocess.run([sys.executable, "-c", program, *words], check=True, capture_output=True, text=True)
    assert done.stdout.startswith("bell: ") and done.stderr == ""
    assert json.loads((tmp_path / "bell" / "result.json").read_text())["whole"]
    assert not (tmp_path / "bell" / "estimates.parquet").exists()


def test_plain_python_writes_the_same(tmp_path: Path) -> None:
    for name, pure in (("compiled", "0"), ("pure", "1")):
        words = ["-m", "citadels", "study", "first-pick", "--bot", "builder", "--games", "20", "--jobs", "1"]
        subprocess.run([sys.executable, *words, "--out", str(tmp_path / name)], check=True, capture_output=True,
                       env={**os.environ, "CITADELS_PURE": pure})
    assert files(tmp_path / "compiled") == files(tmp_path / "pure")


def test_studies_and_bots_get_on_alike(tmp_path: Path, small: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    other = {**small, "name": "other", "seed": 6, "bots": [{"name": "random", "deals": 30}]}
    kept: list[Piece] = []
    keep = Run.keep

    def note(self: Run, done: Any) -> None:
        keep(self, done)
        kept.append(done.piece)

    monkeypatch.setattr(Run, "keep", note)
    assert run_all([Run(small, tmp_path), Run(other, tmp_path)], 1)
    half = kept[: len(kept) // 2]
    assert {piece.study for piece in half} == {"small", "other"} and {piece.table for piece in half} == {0, 1}
    assert [piece.first for piece in kept] == sorted(piece.first for piece in kept)


# -- casts -------------------------------------------------------------------------------------------------------------
def test_casts_are_surveyed_recommended_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = plans.checked("casts", {
        **PLAN, "figures": ["upsets"], "tally": [], "contrast": [], "arms": {"kind": "casts", "recommend": 4},
        "tables": [{"edition": "deluxe", "players": 4}], "bots": [{"name": "builder", "deals": 60, "games": 6}]})
    assert run_all([Run(few, tmp_path)], 1)
    found = json.loads((tmp_path / "casts" / "result.json").read_text())
    goals = [one["goal"] for one in found["recommended"]]
    assert goals == ["even"] * 3 + ["swingy"] * 3 + ["quick"] * 2 + ["beginners"] * 2
    assert found["models"]["deluxe 4"]["minutes"]["check"]["casts"] == 12
    casts = json.loads((tmp_path / "casts" / "casts.json").read_text())["casts"]
    assert len(casts) == 60 and len({str(cast["characters"]) for cast in casts}) > 50
    words = ["--bot", "builder", "--games", "30", "--out", str(tmp_path), "--jobs", "1"]
    assert main(["study", "casts-check", *words]) == 0
    assert capsys.readouterr().out.startswith("casts-check: 30 games")
    checked = json.loads((tmp_path / "casts-check" / "result.json").read_text())
    assert [cast["characters"] for cast in checked["casts"]] == [cast["characters"] for cast in found["recommended"]]


# -- the command -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("words", "said"), [
    (["nope"], 'There is no study "nope". Choose from: assassin-target, bell'),
    ([], 'Name a study, or "all": assassin-target'),
    (["bell", "--games", "0"], "Play at least one game."),
    (["bell", "--jobs", "0"], "Use at least one process."),
    (["bell", "--bot", "nobody"], "'nobody'"),
    (["casts-check"], "The study casts-check needs the results of casts in"),
])
def test_bad_input_gets_one_sentence(words: list[str], said: str, tmp_path: Path,
                                     capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "study", *words, "--out", str(tmp_path / "there")]) == 1
    captured = capsys.readouterr()
    assert said in captured.err and captured.err.count("\n") == 1 and not captured.out
    assert not (tmp_path / "there").exists()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["study", "bell", "--games", "3", "--out", str(tmp_path / "file")]) == 1
    assert str(tmp_path / "file") in capsys.readouterr().err


@pytest.mark.parametrize("lang", texts.languages())
def test_the_list_has_all_studies_in_80_columns(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", lang, "study", "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == plans.names()
    assert max(map(len, lines)) <= 80


def test_the_result_is_printed_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "thief-target", "--bot", "builder", "--games", "60", "--out", str(tmp_path), "--json"]) == 0
    [found] = json.loads(capsys.readouterr().out)
    assert found["study"] == "thief-target"
    assert found["bots"][0]["command"] == "citadels study thief-target --bot builder"


# -- study files -------------------------------------------------------------------------------------------------------
def test_the_questions_of_the_files_are_those_of_the_texts() -> None:
    assert {name: plans.plan(name)["question"] for name in plans.names()} == {
        name: texts.text(f"numbers-ask-{name}", "en") for name in plans.names()}
    assert len({plans.plan(name)["seed"] for name in plans.names()}) == len(plans.names())


def test_the_plans_add_up_to_what_was_promised() -> None:
    builder = 0.0
    for name in plans.names():
        plan = plans.plan(name)
        for row in plan["bots"]:
            count = sum(row["deals"] * plans.games_of(plan, table, row) for table in plan["tables"])
            builder += count if row["name"] == "builder" else 0
            assert count >= (2000 if row["name"] == "learned" else 10000), name
        assert {row["name"] for row in plan["bots"]} == SURVEYED.get(name, {"builder", "learned"})
    assert builder > 2_000_000


@pytest.mark.parametrize(("change", "field"), [
    ({"claim": "certain"}, "claim"), ({"correction": "none"}, "correction"), ({"figures": ["luck"]}, "figures"),
    ({"arms": {"kind": "magic"}}, "arms"), ({"arms": {"kind": "pick", "what": 1}}, "arms"), ({"seed": "x"}, "seed"),
    ({"more": 1}, "more"), ({"bots": [{"name": "builder"}]}, "bots"),
    ({"bots": [{"name": "builder", "deals": 0}]}, "bots"),
    ({"tables": [{"edition": "deluxe"}]}, "tables"), ({"figures": ["rounds"], "contrast": "chance"}, "contrast"),
    ({"tables": [{"edition": "deluxe", "players": [5, 5]}]}, "tables"),
])
def test_a_file_that_is_wrong_names_the_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(LabError, match=rf'^The study small cannot be played: "{field}" is missing or invalid\.$'):
        plans.checked("small", {**PLAN, **change})
    with pytest.raises(LabError, match="question"):
        plans.checked("small", {name: value for name, value in PLAN.items() if name != "question"})


def test_a_goal_that_an_edition_does_not_have_is_refused() -> None:
    with pytest.raises(LabError, match="classic edition cannot be played to 6 districts"):
        plans.checked("small", {**PLAN, "tables": [{"edition": "classic", "players": 4, "goal": 6}]})


def test_a_plan_is_made_smaller_or_for_another_bot() -> None:
    plan = plans.plan("first-crown")
    [row] = plans.resized(plan, 700, "random")["bots"]
    assert row == {"name": "random", "deals": 10}       # 35 games in all sizes of Deluxe, and as many of Classic
    assert plans.resized(plan, None, "learned")["bots"] == [plan["bots"][1]]


def test_progress_is_told_in_games(tmp_path: Path, small: dict[str, Any]) -> None:
    ticks: list[int] = []
    run = Run(small, tmp_path)
    assert run_all([run], 1, progress=ticks.append)
    assert sum(ticks) == sum(run.games(piece) for piece in run.pieces) and len(ticks) == len(run.pieces)
    assert run.seconds() > 0 and isinstance(runner.cores(), int)
    assert runs.lines_of({"a": [{"b": 1}, {"b": 2}], "c": []}).count("\n") == 7
