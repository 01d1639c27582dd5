"""Trying a program from the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from citadels.bots.program_bot import check, program
from tests.bots.programs import EDITIONS, RECORDER, command

SLOW = ["--ms", "600000"]
READY = 'game = ready()\nfor text in sys.stdin:\n    told = json.loads(text)\n    if told["say"] == "decide":\n        '

pytestmark = pytest.mark.usefixtures("patient")


def tried(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str], str]:
    status = check.main([*words])
    said = capsys.readouterr()
    return status, said.out.splitlines(), said.err


def test_a_good_program_is_praised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said, wrong = tried(capsys, *SLOW, *command(tmp_path, RECORDER, tmp_path / "told"))
    assert (status, wrong) == (0, "")
    assert [line.partition(":")[0] for line in said[:4]] == list(EDITIONS)
    assert said[4:] == ["With the same seed, it plays the same game.", "Recorder follows the protocol."]


def test_what_is_wrong_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = READY + "sys.stderr.write('hm\\x1b\\n')\n        play(told, 'fly' if told['number'] % 3 else None)\n"
    status, said, wrong = tried(capsys, *SLOW, "--edition", "deluxe", "--seed", "3", *command(tmp_path, code))
    assert (status, wrong) == (1, "")
    assert said[0].startswith("deluxe: ") and "decisions" in said[0]
    assert said[1].startswith("  move ") and "'fly', which is not one of its options; '" in said[1]
    assert said[6].startswith("  and ") and said[6].endswith(" more times")
    assert said[7:9] == ["  its last output to standard error:", "    hm\\x1b"]
    faults = 5 + int(said[6].split()[1])
    assert said[-1] == f"Found {faults} problems."


def test_a_program_that_was_not_asked_any_more_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said, _ = tried(capsys, "--edition", "deluxe", *command(tmp_path, "sys.exit(4)\n"))
    assert status == 1 and len(said) == 4
    assert "the program exited with status 4; '" in said[1]
    assert said[2].startswith("  after that, the program was not asked again: ") and said[3] == "Found 1 problem."


def test_lines_that_nobody_asked_for_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = READY + "play(told)\n    if told['say'] == 'over':\n        print('bye', flush=True)\n"
    status, said, _ = tried(capsys, *SLOW, "--edition", "classic", *command(tmp_path, code))
    assert status == 1
    assert said[1:] == ["  the program wrote a line without being asked, starting with 'bye'", "Found 1 problem."]


def test_another_game_with_the_same_seed_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    count = f"with open({str(tmp_path / 'begun')!r}, 'a') as file:\n    number = file.write('x') + file.tell()\n"
    code = count + READY + "play(told, told['options'][number % len(told['options'])])\n"
    status, said, _ = tried(capsys, *SLOW, "--edition", "deluxe", *command(tmp_path, code))
    assert status == 0
    assert said[1] == "With the same seed, it plays a different game, so its games cannot be reproduced."


@pytest.mark.usefixtures("impatient")
def test_a_program_that_stays_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = READY + "play(told)\ntime.sleep(600)\n"
    status, said, _ = tried(capsys, *SLOW, "--edition", "deluxe", *command(tmp_path, code))
    assert status == 1
    assert said[1:] == ['  the program did not exit after "quit" and was killed', "Found 1 problem."]


def test_a_program_that_does_not_notice_the_end_of_its_input_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code = """
told = {"say": ""}
while told["say"] != "quit":
    told = json.loads(sys.stdin.readline() or '{"say": ""}')
    if told["say"] == "hello":
        say(say="ready", version=1, name="A test")
    elif told["say"] == "decide":
        play(told)
    elif not told["say"]:
        time.sleep(0.01)
"""
    leave = check.Check.try_leaving

    def leave_soon(self: check.Check) -> None:
        monkeypatch.setattr(program, "PATIENCE", 0.1)
        leave(self)

    monkeypatch.setattr(check.Check, "try_leaving", leave_soon)
    status, said, _ = tried(capsys, *SLOW, "--edition", "deluxe", *command(tmp_path, code))
    assert status == 1 and said[2:] == ["The program does not exit when its input is closed.", "Found 1 problem."]


@pytest.mark.parametrize(("words", "sentence"), [
    ([], "No command was given: write program:COMMAND."),
    (["no-such-thing"], "Cannot find the program 'no-such-thing'."),
    (["--edition", "gold", sys.executable], 'There is no edition "gold". Choose from: deluxe, classic, circus, '
                                            "common-city."),
    (["--ms", "0", sys.executable], "The time per decision must be from 1ms to 86400s, not 0ms."),
])
def test_bad_input_gives_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert tried(capsys, *words) == (1, [], sentence + "\n")


def test_a_word_that_is_no_number_gives_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        check.main(["--ms", "soon", "x"])
    assert caught.value.code == 1 and capsys.readouterr().err.count("\n") == 1


def test_it_is_a_command(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "citadels.bots.program_bot", *SLOW, "--edition", "deluxe"]
    found = subprocess.run([*words, *command(tmp_path, RECORDER, tmp_path / "told")], check=False, capture_output=True,
                           text=True)
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout.endswith("Recorder follows the protocol.\n")
