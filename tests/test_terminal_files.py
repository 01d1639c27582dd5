"""Games on disk: nothing is lost, nothing foreign is overwritten, and a bad file is one sentence."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from citadels import Game, cli
from citadels.terminal import files
from tests.terminal import LAST_TURN, dice, first, kept, own_folder, replay_screens, run

__all__ = ["own_folder"]  # used as a fixture

GAME = "play --players 4 --seed 7"


def a_record(moves: int = 60, players: int = 4, **more: Any) -> dict[str, Any]:
    """A game in its middle."""
    choose = dice(moves)
    game = Game.new(players=players, seed=7)
    for _ in range(moves):
        options = game.options()
        game.play(options[choose(len(options)) - 1])
    return {**game.record(), **more}


def a_finished_record() -> dict[str, Any]:
    game = Game.new(players=3, preset="random", seed=8)
    choose = dice(1)
    while not game.over:
        options = game.options()
        game.play(options[choose(len(options)) - 1])
    return dict(game.record())


def put(name: str, data: object) -> None:
    Path(name).write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")


# -- leaving and coming back -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("end", [["1", "1", "quit"], ["1", "1", "q"], ["1", "1"]], ids=["quit", "q", "end of input"])
def test_leaving_keeps_the_game(end: list[str], own_folder: Path) -> None:
    status, shown = run(GAME, end)
    assert status == 0
    assert 'To continue it, use "citadels play --terminal --resume"' in shown
    (record,) = kept(own_folder)
    assert record["seat"] == 0 and record["result"] is None and len(record["moves"]) > 2


def test_an_interrupt_keeps_the_game(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(table: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("citadels.terminal.game_table.GameTable.question", interrupt)
    assert run(GAME)[0] == 0
    assert len(kept(own_folder)) == 1


def test_a_left_game_goes_on_where_it_was(own_folder: Path) -> None:
    _, before = run(GAME, ["1", "1"])
    left = before.rpartition("Citadels |")[2].partition("or help: ")[0]
    _, after = run("play --resume")
    resumed = after.rpartition("Citadels |")[2].partition("or help: ")[0]
    table, mine = re.split(r"^-+$", left, flags=re.MULTILINE)[:2], left.rpartition("---\n")[2]
    assert re.split(r"^-+$", resumed, flags=re.MULTILINE)[:2] == table
    assert resumed.rpartition("---\n")[2] == mine
    assert len(kept(own_folder)) == 1, "it is kept on in the same file"


def test_a_resumed_game_can_be_finished(own_folder: Path) -> None:
    run(GAME, ["1", "1", "1"])
    status, shown = run("play --resume", choose=first)
    assert status == 0 and "The game is over." in shown
    (record,) = kept(own_folder)
    assert Game.from_record(record).over
    status, shown = run("play --resume")
    assert status == 1 and "no unfinished game" in shown


def test_a_cast_of_ones_own_is_played(own_folder: Path) -> None:
    cast = "witch,spy,wizard,emperor,abbot,trader,scholar,marshal"
    run(f"play --players 5 --seed 1 --bots random --characters {cast}", ["1", "quit"])
    assert kept(own_folder)[-1]["characters"] == cast.split(",")
    status, shown = run("play --players 5 --characters witch,nobody")
    assert status == 1 and "'nobody'" in shown and len(shown.strip().splitlines()) == 1


def test_a_returning_player_is_offered_the_last_game(own_folder: Path) -> None:
    run("play --players 5 --seed 7", ["1"])
    _, shown = run("play", ["yes"])
    assert "Your last game is not finished: Deluxe, 5 players, round 1." in shown
    assert "How many players" not in shown.partition("Continue it?")[2]
    _, shown = run("play", ["no", "", "2", "", "", "Kim", "5", "1"])
    assert "How many players" in shown and re.search(r"^[ >]0 Kim", shown, re.MULTILINE)
    assert len(kept(own_folder)) == 2, "the declined game is still there"
    (folder,) = own_folder.glob("data/citadels/games")
    assert files.unfinished() in list(folder.iterdir())


def test_every_own_move_is_kept_at_once(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lengths = []
    keep = files.keep

    def watched(path: Path, data: Any) -> None:
        keep(path, data)
        lengths.append(len(kept(own_folder)[0]["moves"]))

    monkeypatch.setattr(files, "keep", watched)
    run(GAME, ["1", "1", "1"])
    assert len(lengths) == 4 and lengths[0] < lengths[1] < lengths[2] == lengths[3]


# -- saving and loading ------------------------------------------------------------------------------------------------
def test_a_saved_record_can_be_loaded_replayed_and_read_by_the_engine(own_folder: Path) -> None:
    _, shown = run(GAME, ["1", "1", "save my game.json"])
    assert "Saved the game:\n  my game.json" in shown
    record = json.loads(Path("my game.json").read_text("utf-8"))
    assert Game.from_record(record).record()["moves"] == record["moves"]
    status, shown = run(["play", "--load", "my game.json"], ["log 0"])
    assert status == 0 and "You choose the" in shown
    _, shown = run("play --players 6 --seed 1", ["load my game.json"])
    assert "Continuing with my game.json." in shown
    assert not re.search(r"^[ >]5 ", shown.rpartition("Citadels |")[2], re.MULTILINE)


def test_a_saved_position_is_the_position(own_folder: Path) -> None:
    _, shown = run(GAME, ["1", "1", "save there.json position"])
    assert "Saved the position:\n  there.json" in shown
    position = json.loads(Path("there.json").read_text("utf-8"))
    assert Game.from_position(position).position() == position
    left = shown.rpartition("Citadels |")[2].partition("or help: ")[0]
    _, again = run("play --position there.json")
    assert again.partition("Citadels |")[2].partition("----")[0] == left.partition("----")[0]
    # a record of a game that began from a position can be taken up as well
    assert run("play --resume", ["1"])[0] == 0


def test_saving_again_says_that_an_older_game_was_replaced(own_folder: Path) -> None:
    _, shown = run(GAME, ["save a.json", "1", "save a.json"])
    assert "replacing the older file" in shown
    assert len(json.loads(Path("a.json").read_text("utf-8"))["moves"]) > 0


@pytest.mark.parametrize("content", ["precious", "[1, 2]", '{"format": "other"}', '{"a": '])
def test_what_is_no_game_is_never_overwritten(content: str) -> None:
    put("letter.txt", content)
    _, shown = run(GAME, ["save letter.txt", "1"])
    assert "already exists and is not a saved game" in " ".join(shown.split())
    assert Path("letter.txt").read_text("utf-8") == content
    assert "You choose" in shown, "the game goes on"


def test_saving_where_it_cannot_be_is_one_sentence_and_the_game_goes_on(own_folder: Path) -> None:
    Path("folder").mkdir()
    targets = ["folder", "nowhere/game.json", "/dev/null", "x" * 300, "a\0b", "/dev/full/x"]
    for target in targets:
        _, shown = run(GAME, [f"save {target}", "1"])
        answered = shown.split("or help: ")[1].replace("\n", " ")
        assert "Cannot write" in answered or "not a regular file" in answered, target
        assert "You choose" in shown
    assert sorted(path.name for path in own_folder.iterdir()) == ["data", "folder"], "and nothing is left lying about"


def test_a_full_disk_leaves_the_old_file_whole(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(GAME, ["save a.json"])
    before = Path("a.json").read_text("utf-8")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    _, shown = run(GAME, ["1", "save a.json", "1"])
    assert shown.count("but it is not being saved") == 1, "it is said once, not after every move"
    assert "a.json: No space left on device." in shown.replace("\n", " ")
    assert Path("a.json").read_text("utf-8") == before
    assert [path.name for path in own_folder.iterdir() if path.name != "data"] == ["a.json"]


def test_games_go_on_where_they_cannot_be_kept(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("plain").write_text("no folder", "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(own_folder / "plain"))
    status, shown = run("play --players 4 --seed 3", choose=first)
    assert status == 0 and "The game is over." in shown
    assert shown.count("not being saved") == 1


def bad_files() -> dict[str, object]:
    record = a_record()
    over = a_finished_record()
    return {
        "missing": None,
        "empty": "",
        "garbled": "\x00\x01{{{",
        "deep": "[" * 100_000,
        "no object": "[]",
        "number": "1" * 5000,
        "other": {"format": "chess"},
        "no moves": {**record, "moves": 7},
        "no seed": {**record, "seed": None},
        "bad move": {**record, "moves": [*record["moves"][:5], "dance"]},
        "no move": {**record, "moves": [["pick", "king"]]},
        "other version": {**record, "version": 2},
        "too few": {**record, "players": ["a"]},
        "bad characters": {**record, "characters": ["king"] * 8},
        "bad position": {"edition": "deluxe", "players": [{"gold": -1}, {}, {}, {}]},
        "bad field": {"edition": "deluxe", "players": [{}, {}, {}, {}], "colour": "red"},
        "no edition": {"edition": "chess", "players": []},
        "over": over,
    }


@pytest.mark.parametrize("name", bad_files())
def test_a_bad_file_is_one_sentence(name: str, own_folder: Path) -> None:
    content = bad_files()[name]
    if content is not None:
        put("bad.json", content)
    for words in ("play --load bad.json", "play --position bad.json"):
        status, shown = run(words)
        assert status == 1
        assert shown.count("\n") <= 6 and "bad.json" in shown and "Traceback" not in shown
    _, shown = run(GAME, ["load bad.json", "1"])
    assert "bad.json" in shown and "You choose" in shown, "the game goes on"
    if name != "over":
        status, shown = run("replay bad.json")
        assert status == 1 and "bad.json" in shown


def test_not_text_and_no_file_are_refused_too() -> None:
    Path("bad.json").write_bytes(b"\xff\xfe\x00")
    Path("folder").mkdir()
    for name in ("bad.json", "folder", "/dev/zero"):
        assert run(["play", "--load", name])[0] == 1


# -- replays -----------------------------------------------------------------------------------------------------------
def test_a_finished_game_is_printed_whole(own_folder: Path) -> None:
    put("game.json", a_finished_record())
    status, shown = run("replay game.json")
    assert status == 0
    rounds = [int(number) for number in re.findall(r"^Round (\d+)\b", shown, re.MULTILINE)]
    assert rounds == list(range(1, len(rounds) + 1)) and len(rounds) > 3
    assert "chooses the" in shown and "The game is over." in shown and "points" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_an_unfinished_game_is_told_as_its_reader_heard_it() -> None:
    put("game.json", a_record(80, seat=1))
    _, shown = run("replay game.json --all")
    assert "You choose the" in shown and "chooses the" not in shown
    assert "hand:" not in shown
    _, shown = run("replay game.json --all --open")
    assert "chooses the" in shown and "hand:" in shown


def steps(*typed: str, **more: Any) -> list[str]:
    """The screens of a replay, one for each thing typed and one before."""
    put("game.json", more.pop("record", a_record(40, seat=0)))
    return replay_screens("replay game.json --open", typed)


def test_a_replay_goes_forth_and_back() -> None:
    record = a_record(40, seat=0)
    start, one, two, back, end, far, over, again = steps("", "n", "b", "e", "7", "41", "x")
    assert "Before the first move." in start
    assert f": {record['moves'][0]}" in one and "Move 1," in one
    assert "Move 2," in two and back == one
    assert "Move 40," in end and "Move 7," in far
    assert "a number from 0 to 40" in over and "a number from 0 to 40" in again


def test_a_replay_finds_the_next_round_and_the_end() -> None:
    record = a_finished_record()
    first_screen, second, last = steps("r", "e", record=record)
    assert "round 1 |" in first_screen and "round 2 |" in second
    assert f"Move {len(record['moves'])}," in last and "points" in last


def test_a_position_cannot_be_replayed() -> None:
    put("position.json", LAST_TURN)
    status, shown = run("replay position.json")
    assert status == 1 and "nothing to replay" in " ".join(shown.split())


# -- the command itself ------------------------------------------------------------------------------------------------
def command(*words: str, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(cli.__file__).parents[1]), "PYTHONIOENCODING": "utf-8"}
    environment = {name: value for name, value in environment.items() if name != "COLUMNS"} | variables
    return subprocess.run([sys.executable, "-m", "citadels", *words], input=typed, env=environment,
                          capture_output=True, text=True, check=False, encoding="utf-8")


def test_a_whole_game_can_be_piped(own_folder: Path) -> None:
    done = command("play", "--terminal", "--players", "4", "--seed", "3", typed="1\n" * 400)
    assert done.returncode == 0 and done.stderr == ""
    assert "The game is over." in done.stdout and "\x1b" not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines() if not line.startswith("  /")) <= 80
    (record,) = kept(own_folder)
    assert Game.from_record(record).over
    (path,) = own_folder.glob("data/citadels/games/*.json")
    replayed = command("replay", str(path))
    assert replayed.returncode == 0 and "The game is over." in replayed.stdout and "\x1b" not in replayed.stdout


def test_a_poor_terminal_is_enough(own_folder: Path) -> None:
    done = command("play", "--terminal", "--seed", "3", typed="1\n", PYTHONIOENCODING="ascii", LANG="C", TERM="dumb",
                   NO_COLOR="1")
    assert done.returncode == 0 and done.stderr == "" and "Choose your character" in done.stdout


@pytest.mark.parametrize(("words", "status", "found"), [
    (["--version"], 0, "citadels"),
    (["--help"], 0, "replay"),
    (["play", "--help"], 0, "--rank9"),
    (["rules", "smithy"], 0, "DX-SMITHY-1"),
    (["rules", "no", "such", "card"], 1, "There is no card"),
    (["rules"], 0, "Blackmailer"),
    (["dance"], 1, "dance"),
    (["play", "--players", "many"], 1, "many"),
    (["play", "--lang", "xx"], 1, "xx"),
    (["replay"], 1, "FILE"),
    (["replay", "nowhere.json"], 1, "nowhere.json"),
])
def test_the_command_answers_with_its_status(words: list[str], status: int, found: str,
                                             capsys: pytest.CaptureFixture[str]) -> None:
    try:
        answered = cli.main(words)
    except SystemExit as left:
        answered = int(left.code or 0)
    shown = capsys.readouterr()
    assert answered == status
    assert found in shown.out + shown.err


def test_the_language_is_that_of_the_system_where_there_are_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert cli.language([]) == "en"
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, "tlh_QO.UTF-8")
    assert cli.language([]) == "en"
    assert cli.language(["--lang", "en"]) == "en" and cli.language(["--lang=xx"]) == "en"
