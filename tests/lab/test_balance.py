"""The search for balance: in worlds where the truth is known it finds it, on any number of processes."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from citadels.cli import main
from citadels.lab import balance, balance_games, balance_result, runner
from citadels.lab.balance import CastSearch, Interrupted, StageRunner, new_search, schedule
from citadels.lab.balance_figures import character_edge
from citadels.lab.casts import Cast
from citadels.lab.errors import LabError
from tests.lab import balance_world as world

Json = dict[str, Any]

# Three ranks with nine characters among them, two of each group strong: 27 casts, of which 2 * 2 * 2 are even
LOPSIDED = ["witch", "spy", "magician", "king", "bishop", "merchant", "architect", "marshal"]
FEW = {"vary": "characters", "keep": ["magician", "king", "bishop", "merchant", "architect"], "bots": ["random"]}


def settings(**given: Any) -> Json:
    return {**balance.DEFAULTS, "players": 4, "budget": 4000, **FEW, **given}


def searched(folder: Path, wanted: Json, processes: int = 1) -> tuple[CastSearch, Json]:
    search = new_search(wanted)
    with runner.workers(processes) as pool:
        stages = StageRunner(folder, balance.match_settings(wanted), world.work, pool, lambda games: None)
        search.run(stages)
    return search, balance_result.result(wanted, search, stages.played)


def true_edge(cast: Cast) -> float:
    dice = Random("truth")
    return 100 * sqrt(max(0.0, character_edge([world.played(cast, 4, dice) for _ in range(8000)], 8).square))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Json]:
    """A search that nothing disturbed, which begins at a lopsided cast."""
    folder = tmp_path_factory.mktemp("balance")
    return folder, searched(folder, settings(characters=LOPSIDED))[1]


# -- finding -----------------------------------------------------------------------------------------------------------
def test_the_evenest_casts_have_nobody_strong_and_their_intervals_hold(whole: tuple[Path, Json]) -> None:
    found = whole[1]
    for cast in found["casts"]:
        assert not set(world.STRONG) & set(cast["characters"])
        assert cast["figure"]["low"] == 0.0
    assert found["possible"] == found["tried"] == 27
    strong = [one["card"] for one in found["cards"] if one["clear"] and one["effect"] > 0]
    assert set(strong) == set(world.STRONG) and strong[0] == "marshal"


def test_the_start_is_checked_too_and_told_from_the_best(whole: tuple[Path, Json]) -> None:
    found = whole[1]
    span = found["start"]["figure"]
    truth = true_edge(Cast(tuple(LOPSIDED), tuple(found["start"]["uniques"])))
    assert span["low"] <= truth <= span["high"] and span["low"] > 2
    assert found["start"]["characters"] == LOPSIDED and found["start"]["preset"] is None
    assert found["compared"][0] == {"with": "start", "sure": pytest.approx(1, abs=1e-3)}
    # The casts without anybody strong are all the same, and it does not claim otherwise.
    assert all(one["sure"] < 0.95 for one in found["compared"][1:])


def test_a_start_that_holds_its_own_is_among_the_best(short: Json, whole: tuple[Path, Json]) -> None:
    assert not set(world.STRONG) & set(short["start"]["characters"])    # the preset has nobody strong
    assert short["start"] in short["casts"] and len(short["casts"]) == 3
    assert [one["with"] for one in short["compared"]] == [2, 3]
    assert whole[1]["start"] not in whole[1]["casts"] and len(whole[1]["casts"]) == 3


def test_the_most_swingy_cast_of_many_is_found(tmp_path: Path) -> None:
    wanted = settings(goal="swingy", vary="both", keep=[], budget=4000)
    _, found = searched(tmp_path, wanted)
    assert found["possible"] > 10**11 and found["tried"] < 100
    best = found["casts"][0]
    assert {"seer", "armory"} <= {*best["characters"], *best["uniques"]} and "marshal" not in best["characters"]
    for cast in (*found["casts"], found["start"]):
        truth = 100 * world.upsets(Cast(tuple(cast["characters"]), tuple(cast["uniques"])))
        assert cast["figure"]["low"] <= truth <= cast["figure"]["high"]


def test_the_check_plays_deals_that_the_search_never_saw(whole: tuple[Path, Json]) -> None:
    plans = {path.parent.name: json.loads(path.read_text())["settings"] for path in whole[0].glob("*/plan.json")}
    assert set(plans) == {"survey", "race-1", "race-2", "check"}   # with 27 casts there is nothing to look for
    seen = {deal for name, plan in plans.items() for deal in range(plan["first"], plan["first"] + plan["games"])
            if name != "check"}
    assert plans["check"]["first"] not in seen and max(seen) < plans["check"]["first"]
    assert len(plans["check"]["casts"]) == 4


# -- the same everywhere -----------------------------------------------------------------------------------------------
def test_two_processes_find_the_same_as_one(whole: tuple[Path, Json], tmp_path: Path) -> None:
    wanted = settings(characters=LOPSIDED)
    search, found = searched(tmp_path, wanted, 2)
    assert found == whole[1] and len(search.stages) == 3


def test_another_seed_looks_elsewhere() -> None:
    wanted = settings(vary="both", keep=[])
    one, other = new_search(wanted), new_search({**wanted, "seed": 2})
    assert one.first_casts() != other.first_casts()
    assert set(one.first_casts()) & set(other.first_casts()) == {one.start, *one.presets.values()}


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """A search too short to try all 27 casts, so that it has all stages."""
    folder = tmp_path_factory.mktemp("short")
    search, found = searched(folder, settings(budget=1000))
    assert len(search.stages) == 1 + balance.GENERATIONS + 2
    return found


@pytest.mark.parametrize("after", [1, 400, 800])
def test_a_stopped_search_goes_on_where_it_was(short: Json, tmp_path: Path, after: int) -> None:
    wanted = settings(budget=1000)
    left = after

    def tick(games: int) -> None:
        nonlocal left
        left -= games
        if left <= 0:
            raise KeyboardInterrupt

    search = new_search(wanted)
    stages = StageRunner(tmp_path, balance.match_settings(wanted), world.work, runner.ThisProcess(), tick)
    with pytest.raises(Interrupted):
        search.run(stages)
    so_far = balance_result.result(wanted, search, stages.played)
    assert not so_far["whole"] and "figure" not in str(so_far["casts"])
    assert bool(so_far["casts"]) == (after > 1)
    assert searched(tmp_path, wanted)[1] == short


# -- the budget --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [2, 3, 5, 40, 300, 10**12])
@pytest.mark.parametrize("budget", [1000, 4321, 40_000, 1_000_000])
def test_the_budget_is_kept_and_nearly_used(budget: int, size: int) -> None:
    plan = schedule(budget, size)
    assert plan.total <= budget
    assert plan.total >= (0.75 if size > 5 else 0.5) * budget
    assert plan.finalists == min(3, size) <= plan.survey <= size
    assert plan.check >= 0.09 * budget and plan.games >= 40


def test_too_small_a_budget_is_refused() -> None:
    with pytest.raises(LabError, match=r"A search needs at least 1,000 games, not 999\."):
        schedule(999, 100)


# -- real games --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("edition", "players", "twice"), [("deluxe", 2, 2), ("deluxe", 6, 1), ("classic", 3, 2)])
def test_a_game_is_read_rightly(edition: str, players: int, twice: int) -> None:
    wanted = {**balance.DEFAULTS, "edition": edition, "players": players, "bots": ["random"]}
    start = new_search(wanted).start
    stage = {"match": balance.match_settings(wanted), "casts": [start, start], "first": 5, "games": 2}
    rows = balance_games.work(stage, 0, 4)["games"].to_pylist()
    assert rows[1:3] == balance_games.work(stage, 1, 2)["games"].to_pylist()
    assert [(row["cast"], row["number"]) for row in rows] == [(0, 5), (0, 6), (1, 5), (1, 6)]
    assert {**rows[0], "cast": 1} == rows[2]       # the same cast on the same deal
    for row in rows:
        assert len(row["held"]) == len(row["stood"]) == len(row["won"]) == row["rounds"] * players * twice
        assert sum(row["won"]) == pytest.approx(row["rounds"] * twice) and sum(row["seats"]) == pytest.approx(1)
        assert set(row["held"]) <= set(range(len(start.characters)))
        assert len(row["built"]) == len(set(start.uniques)) and 0 <= row["upset"] <= 1
        assert row["stood"][: players * twice] == [players - 1] * players * twice     # all equal at first


def test_upsets_and_standings() -> None:
    assert balance_games.upset([[5, 3, 1]], [1.0, 0.0, 0.0]) == 0
    assert balance_games.upset([[5, 3, 1]], [0.0, 0.0, 1.0]) == 1
    assert balance_games.upset([[5, 5, 1], [0, 9, 1]], [1.0, 0.0, 0.0]) == 0.75
    assert balance_games.upset([[5, 3, 1]], [0.5, 0.5, 0.0]) == 0
    assert [balance_games.standing([7, 4, 4, 1], seat) for seat in range(4)] == [0, 3, 3, 6]


# -- the command -------------------------------------------------------------------------------------------------------
@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """The command in that other world, at a terminal of 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(balance, "run_search", partial(balance.run_search, work=world.work))

    def run(*words: str) -> int:
        return main(["balance", "random", "--players", "4", "--games", "1000", "--processes", "1", *words])

    return run


KEPT = ("--vary", "characters", "--keep", "magician,king, bishop,merchant,architect")


def test_what_is_shown_fits_the_screen_and_can_be_copied(quick: Callable[..., int], tmp_path: Path,
                                                          capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "search"
    assert quick(*KEPT, "--out", str(folder)) == 0
    out = capsys.readouterr().out
    lines = out.splitlines()
    play, command = [line for line in lines if line.startswith("  citadels ")]
    assert all(len(line) <= 80 for line in lines if line not in (play, command) and str(folder) not in line)
    assert play.split()[1:] == ["play", *command.split()[3:]]
    assert "The most even casts found: Deluxe, 4 players, random" in out
    assert "of 27 possible casts" in out and "First Game" in out and "certain." in out
    best = json.loads((folder / "result.json").read_text("utf-8"))["casts"][0]
    assert f"--characters {','.join(best['characters'])} --uniques {','.join(best['uniques'])}" in command
    assert main([*command.split()[1:], "--games", "1"]) == 0       # it is a command


def test_json_and_going_on_with_a_finished_search(quick: Callable[..., int], tmp_path: Path,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "search")
    assert quick(*KEPT, "--goal", "swingy", "--out", folder, "--json") == 0
    first = json.loads(capsys.readouterr().out)
    assert first["whole"] and first["settings"]["goal"] == "swingy"
    assert main(["balance", "--resume", "--out", folder, "--json", "--processes", "1"]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert quick(*KEPT, "--out", folder) == 1
    assert "already contains a study" in capsys.readouterr().err
    assert quick(*KEPT, "--goal", "even", "--resume", "--out", folder) == 1
    assert 'goal is "swingy", not "even"' in capsys.readouterr().err


def test_ctrl_c_keeps_what_was_played(quick: Callable[..., int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                      capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "search"
    monkeypatch.setattr(CastSearch, "new_casts", _interrupt)     # first asked after the survey
    assert quick(*KEPT, "--out", str(folder)) == 130
    told = capsys.readouterr()
    assert "Stopped." in told.err and "use --resume to continue" in told.err
    monkeypatch.undo()
    assert json.loads((folder / "result.json").read_text("utf-8"))["whole"] is False


def _interrupt(search: CastSearch) -> list[Cast]:
    raise KeyboardInterrupt


@pytest.mark.parametrize(("words", "sentence"), [
    (["--edition", "circus"], "there is nothing to search."),
    (["--keep", "joker"], "joker is neither a character nor a unique district"),
    (["--games", "999"], "A search needs at least 1,000 games, not 999."),
    (["nobody"], "There is no bot 'nobody'"),
    (["--resume"], "--resume needs --out"),
    (["--goal", "fair"], "invalid choice: 'fair' (choose from "),
    (["--processes", "0"], "Use at least one process."),
])
def test_bad_input_gets_one_sentence(words: list[str], sentence: str, tmp_path: Path,
                                     capsys: pytest.CaptureFixture[str]) -> None:
    out = [] if "--resume" in words else ["--out", str(tmp_path / "new")]
    try:
        status: object = main(["balance", *words, *out])
    except SystemExit as left:
        status = left.code
    told = capsys.readouterr()
    assert status == 1 and sentence in told.err and len(told.err.strip().splitlines()) == 1 and not told.out
    assert not (tmp_path / "new").exists()


def test_a_result_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    balance_result.write(tmp_path, {"whole": False})
    with pytest.raises(LabError, match=r"^Cannot write .*: No such file or directory\. Existing files are unchanged"):
        balance_result.write(tmp_path / "missing", {})
    (tmp_path / "result.json").unlink()
    (tmp_path / "result.json").mkdir()
    with pytest.raises(LabError, match=r"^Cannot write "):
        balance_result.write(tmp_path, {})
    assert [path.name for path in tmp_path.iterdir()] == ["result.json"]


@pytest.mark.parametrize(("name", "value"), [
    ("goal", None), ("vary", "all"), ("keep", "king"), ("without", [3]), ("budget", "many"), ("players", True),
    ("preset", 3), ("rank9", None), ("options", []), ("bots", [None]), ("seed", 1.5), ("characters", "king"),
])
def test_a_plan_that_makes_no_sense_gets_a_sentence(name: str, value: object) -> None:
    with pytest.raises(LabError, match=f'The setting "{name}" cannot be '):
        new_search(settings(**{name: value}))


@pytest.mark.heavy
def test_a_whole_search_with_real_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "builder", "--players", "2", "--games", "1000", "--edition", "classic", "--json"]
    assert main([*words, "--out", str(tmp_path / "search")]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["whole"] and found["faults"] == 0 and found["played"] > 750
    assert len(found["casts"]) == 3 and found["start"]["preset"] == "base"
