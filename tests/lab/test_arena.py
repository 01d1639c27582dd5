"""The arena: fair tables, honest numbers, and a command that can be stopped, resumed and repeated."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from citadels import cli
from citadels.lab import matches
from citadels.lab.arena import cycle_length, fair_games, head_to_head, parse_names, seating
from citadels.lab.intervals import wilson
from citadels.lab.ratings import Result, rate_bots
from citadels.lab.study import Study
from tests.lab.test_study import files

ROOT = Path(__file__).resolve().parent.parent.parent
LAST = "python:tests.lab.players.Last"
WAITING = "python:tests.lab.players.Waiting"
FLYER = "python:tests.lab.players.Flyer"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = cli.main(["arena", *words])
    return status, *capsys.readouterr()


# -- tables ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("names", "players"), [
    ("a b", 2), ("a b", 4), ("a b", 5), ("a b c", 5), ("a b c d e", 5), ("a b c d e f", 4), ("a b c d e f g", 5),
    ("a 4xb", 5), ("2xa 2xb", 4),
])
def test_all_bots_have_all_seats_equally_often(names: str, players: int) -> None:
    bots = parse_names(names.split())
    settings = {**matches.DEFAULTS, "bots": bots, "players": players}
    games = cycle_length(settings)
    tables = [seating(settings, number) for number in range(3 * games)]
    taken = Counter((bot, seat) for table in tables for seat, bot in enumerate(table))
    each = 3 * games // len(bots)
    assert taken == {(bot, seat): bots.count(bot) * each for bot in set(bots) for seat in range(players)}
    for first in range(0, len(tables), players):  # no game of a deal is played twice
        assert len({tuple(table) for table in tables[first : first + players]}) == players


def test_neighbours_change() -> None:
    settings = {**matches.DEFAULTS, "bots": list("abcde"), "players": 5}
    after = {table[(table.index("a") + 1) % 5] for table in (seating(settings, number) for number in range(200))}
    assert after == set("bcde")


def test_games_are_made_up_to_be_fair() -> None:
    settings = {**matches.DEFAULTS, "bots": list("abc"), "players": 5}
    assert [fair_games(games, settings) for games in (1, 15, 16, 200)] == [15, 15, 30, 210]


# -- numbers -----------------------------------------------------------------------------------------------------------
def test_the_interval_is_wilson_s() -> None:
    share = wilson(10, 50)
    assert share is not None
    assert (share.share, share.of) == (0.2, 50)
    assert (round(share.low, 4), round(share.high, 4)) == (0.1124, 0.3304)
    none, all_ = wilson(0, 20), wilson(20, 20)
    assert none is not None and none.low == 0 and round(none.high, 4) == 0.1611
    assert all_ is not None and all_.high == 1
    assert wilson(0, 0) is None


def test_each_game_counts_once_for_two_bots() -> None:
    found = head_to_head([Result("abb", [1, 2, 3]), Result("bab", [1, 2, 3]), Result("abb", [1, 1, 3]),
                    Result("bcc", [1, 2, 2])])
    assert found["a", "b"][::3] == ((1 + 0.5 + 0.75) / 3, 3)
    assert found["b", "a"][::3] == ((0 + 0.5 + 0.25) / 3, 3)
    assert found["b", "c"].share == 1 and ("a", "c") not in found and ("b", "b") not in found


def test_ratings_tell_the_better_bot_and_grow_sure() -> None:
    games = [Result("abc", [1, 2, 3]), Result("abc", [1, 3, 2]), Result("abc", [2, 1, 3])]
    few, many = rate_bots(games), rate_bots(games * 30)
    assert few["a"].mu > few["b"].mu > few["c"].mu
    assert many["a"].low > many["c"].high and many["a"].sigma < few["a"].sigma / 2
    assert few["a"].ordinal < few["a"].low < few["a"].mu < few["a"].high


def test_seats_of_one_bot_are_rated_together() -> None:
    alone = rate_bots([Result("ab", [1, 2])])
    twice = rate_bots([Result("abb", [1, 2, 3]), Result("abb", [2, 1, 3])])
    assert twice.keys() == alone.keys() == {"a", "b"}
    assert rate_bots([Result("bb", [1, 2])])["b"].mu == pytest.approx(25)


# -- the command -------------------------------------------------------------------------------------------------------
def test_one_process_and_two_say_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["random", LAST, "--games", "12", "--seed", "5"]
    one = said(capsys, *words, "--out", "one", "--processes", "1")
    two = said(capsys, *words, "--out", "two", "--processes", "2")
    assert one == two and one[0] == 0 and one[2] == ""
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert one != said(capsys, *words[:-1], "6", "--processes", "1")


def test_the_tables_fit_and_say_how_sure_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = said(capsys, "random", FLYER, LAST, "--games", "10", "--processes", "1", "--players", "4")
    lines = out.splitlines()
    assert status == 0 and max(map(len, lines)) <= 80 and not any(line.endswith(" ") for line in lines)
    assert lines[0] == "12 games, Deluxe, tables of 4, seed 1"
    assert err == "Playing 12 games instead of 10, so that all bots get each seat equally often.\n"
    assert "by chance alone it would win 25.0%" in out
    assert f"{FLYER} gave no valid answer" in " ".join(lines) and "'fly', which is not one of its options" in out


def test_results_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said(capsys, "random", LAST, "--games", "20", "--players", "5", "--preset", "first-game",
                          "--processes", "1", "--json")
    found = json.loads(out)
    assert status == 0 and found["games"] == 20 and found["chance"] == 0.2
    assert sum(bot["wins"]["share"] * bot["wins"]["count"] for bot in found["bots"]) == pytest.approx(20)
    assert {bot["bot"]: bot["games"] for bot in found["bots"]} == {"random": 20, LAST: 20}
    assert found["ahead"][0]["share"] + found["ahead"][1]["share"] == pytest.approx(1)
    assert found["plan"]["settings"]["preset"] == "first-game" and found["faults"] == []


def test_what_was_played_can_be_shown_again_and_continued(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    shown = said(capsys, "random", LAST, "--games", "8", "--out", "a", "--processes", "1")
    before = files(tmp_path)
    assert said(capsys, "--resume", "--out", "a") == shown
    assert files(tmp_path) == before
    assert said(capsys, "--resume", "--out", "a", "--games", "16", "--processes", "1")[1].startswith("16 games")
    whole = said(capsys, "random", LAST, "--games", "16", "--out", "b", "--processes", "1")
    assert said(capsys, "--resume", "--out", "a")[1] == whole[1]


@pytest.mark.parametrize(("words", "sentence"), [
    ("", "Name at least two different bots."),
    ("random 3xrandom", "Name at least two different bots."),
    (f"random nobody {LAST}", "There is no bot 'nobody'. Choose from random, builder, learned, search"),
    (f"8xrandom {LAST}", "DX-SETUP-1: deluxe is for 2 to 8 players, not 9."),
    (f"random {LAST} --players 9", "DX-SETUP-1: deluxe is for 2 to 8 players, not 9."),
    (f"3xrandom {LAST} --players 5", "4 bots do not fill a table of 5."),
    (f"random {LAST} --games 0", "Play at least one game."),
    (f"random {LAST} --processes 0", "Use at least one process."),
    (f"random {LAST} --option short_game", 'Write an option as NAME=VALUE, not "short_game".'),
    (f"random {LAST} --option short_game=x", 'The option short_game must be yes, no or a number, not "x".'),
    (f"random {LAST} --option short_game=yes", "options: deluxe has no option 'short_game'."),
    (f"random {LAST} --out file", "file is not a folder."),
    (f"random {LAST} --out .", ". is not empty and contains no study; choose another folder."),
    ("--resume", "--resume needs --out with the folder to continue."),
    ("--resume --out nothing", "There is no study in nothing."),
])
def test_bad_input_gives_one_sentence_and_writes_nothing(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    if "--out" not in words:
        words += " --out new"
    if words.startswith("--resume --out new"):
        words = "--resume"
    status, out, err = said(capsys, *words.split())
    assert (status, out) == (1, "") and sentence in err and err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_resuming_otherwise_says_what_differs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said(capsys, "random", LAST, "--games", "4", "--out", "a", "--processes", "1")
    before = files(tmp_path)
    for words, sentence in {
        "--seed 2": "In the study in a, seed is 1, not 2.\n",
        "--games 3 --edition classic": 'In the study in a, edition is "deluxe", not "classic".\n',
        f"{LAST} random": "In the study in a, bots is",
    }.items():
        status, out, err = said(capsys, *words.split(), "--resume", "--out", "a")
        assert (status, out) == (1, "") and err.startswith(sentence) and err.count("\n") == 1
    (tmp_path / "a" / "plan.json").write_text(before["a/plan.json"].decode().replace('"seed": 1', '"seed": "x"'))
    assert said(capsys, "--resume", "--out", "a") == (1, "", "The setting \"seed\" cannot be 'x'.\n")


@pytest.mark.parametrize("package", ["pyarrow.parquet", "openskill.models"])
def test_a_missing_package_is_named(
    package: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    status, _, err = said(capsys, "random", LAST, "--out", "a")
    name = package.partition(".")[0]
    assert (status, err) == (1, f"This requires {name}. Install it with: pip install 'citadels[lab]'\n")


def test_a_clock_is_pointed_out(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "is_reproducible", lambda name: name != LAST)
    assert f"{LAST} thinks by the clock" in said(capsys, "random", LAST, "--games", "4", "--processes", "1")[2]


# -- real processes ----------------------------------------------------------------------------------------------------
def started(*words: str, before: str = "") -> subprocess.Popen[str]:
    # Whoever runs the tests in the background may have made them, and all they start, deaf to Ctrl-C.
    hearing = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    code = f"import sys; {hearing}{before}from citadels.cli import main; sys.exit(main({['arena', *words]!r}))"
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.heavy
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_leaves_what_resume_completes(
    processes: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DAWDLE", str(tmp_path / "a" / "parts"))
    program = started("random", WAITING, "--games", "120", "--out", "a", "--processes", processes)
    while program.poll() is None and not list(tmp_path.glob("a/parts/faults-*")):
        time.sleep(0.02)  # until a chunk is whole: its faults are written last
    program.send_signal(signal.SIGINT)
    monkeypatch.delenv("DAWDLE")
    out, err = program.communicate()
    assert program.returncode == 130
    played = Study.open("a").played()
    assert 0 < played < 120
    assert err == f"Stopped. {played} of 120 games are saved in a; use --resume to continue.\n"
    assert out.startswith(f"{played} game")
    assert Study.open("a").table("seats").num_rows == 4 * played
    assert said(capsys, "--resume", "--out", "a", "--processes", processes)[0] == 0
    assert said(capsys, "random", WAITING, "--games", "120", "--out", "b")[0] == 0
    assert files(tmp_path / "a") == files(tmp_path / "b")


def test_a_full_disk_is_said_and_resumed(capsys: pytest.CaptureFixture[str]) -> None:
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (2500, 2500)); "
    program = started("random", LAST, "--games", "12", "--out", "a", "--processes", "1", before=limit)
    out, err = program.communicate()
    assert (program.returncode, out) == (1, "")
    assert err == "Cannot write the study in a: File too large. Existing files are unchanged.\n"
    assert Study.open("a").plan["games"] == 12
    status, out, _ = said(capsys, "--resume", "--out", "a", "--processes", "1")
    assert status == 0 and out.startswith("12 games")


def test_help_needs_no_extras(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("pyarrow", "openskill", "ray"):
        monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(SystemExit) as end:
        cli.main(["arena", "--help"])
    out = capsys.readouterr().out
    assert end.value.code == 0 and "Who sits where:" in out and max(map(len, out.splitlines())) <= 80
