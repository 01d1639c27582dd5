"""A program beside us: it cannot hold us up, and nothing of it is left behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from citadels.bots.bot import NoAnswer
from citadels.bots.program_bot import program as programs
from citadels.bots.program_bot.program import EXITED, KILLED, STDERR_KEPT, Gone, Program, printable, quoted
from tests.bots.programs import command

LATE = NoAnswer("bot-program-late", ms=1)
LONG = 600.0
ROOT = Path(__file__).resolve().parents[2]


pytestmark = pytest.mark.usefixtures("patient")


def hear(program: Program, seconds: float = LONG) -> bytes:
    return program.receive(monotonic() + seconds, LATE)


def test_lines_go_in_and_out(tmp_path: Path) -> None:
    program = Program(command(tmp_path, "for text in sys.stdin:\n    print(text.upper(), end='', flush=True)\n"))
    program.send(b"one\n")
    program.send(b"two\n")
    assert [hear(program), hear(program)] == [b"ONE", b"TWO"]
    assert program.end() == EXITED


@pytest.mark.usefixtures("impatient")
def test_a_program_that_never_reads_does_not_hold_us_up(tmp_path: Path) -> None:
    program = Program(command(tmp_path, "time.sleep(600)\n"))
    program.send(b"x" * 10_000_000 + b"\n")  # far more than a pipe holds
    with pytest.raises(NoAnswer, match="did not answer"):
        hear(program, 0.1)
    assert program.end() != EXITED
    assert not any(thread.is_alive() for thread in program._threads)


def test_a_program_that_stops_reading_and_ends_does_not_hold_us_up(tmp_path: Path) -> None:
    program = Program(command(tmp_path, "os.read(0, 1)\nos.close(0)\nprint('enough', flush=True)\n"))
    program.send(b"x" * 10_000_000 + b"\n")
    assert hear(program) == b"enough"
    with pytest.raises(Gone, match="exited with status 0"):
        hear(program)
    assert program.end() == EXITED


@pytest.mark.skipif(sys.platform == "win32", reason="a program cannot refuse to be ended there")
@pytest.mark.usefixtures("impatient")
def test_a_program_that_will_not_end_is_killed(tmp_path: Path) -> None:
    code = "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nprint('on', flush=True)\ntime.sleep(600)\n"
    program = Program(command(tmp_path, code))
    assert hear(program) == b"on"
    assert program.end() == KILLED


@pytest.mark.skipif(sys.platform == "win32", reason="programs have no groups there")
@pytest.mark.usefixtures("impatient")
def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    """The child holds the pipes open, so the threads that read them end only when it does."""
    code = "if os.fork() == 0:\n    time.sleep(600)\nprint('on', flush=True)\nsys.stdin.read()\n"
    program = Program(command(tmp_path, code))
    assert hear(program) == b"on"
    assert program.end() != EXITED
    assert not any(thread.is_alive() for thread in program._threads)


def test_its_last_words_are_kept_and_no_more(tmp_path: Path) -> None:
    program = Program(command(tmp_path, "sys.stderr.write('x' * 1_000_000 + 'so long')\n"))
    with pytest.raises(Gone, match=r"exited with status 0; its last output was 'xxx.*\.\.\.$"):
        hear(program)
    program.end()
    assert len(program.stderr_tail) == STDERR_KEPT and program.stderr_tail.endswith("so long")


def test_half_a_line_is_none(tmp_path: Path) -> None:
    program = Program(command(tmp_path, "print('half', end='')\n"))
    with pytest.raises(Gone, match="exited with status 0"):
        hear(program)
    with pytest.raises(Gone, match="exited with status 0"):
        hear(program)
    program.end()
    assert program.unread_lines() == []


def test_lines_that_nobody_has_read_are_there_at_the_end(tmp_path: Path) -> None:
    program = Program(command(tmp_path, "print('one\\ntwo')\n"))
    assert program.end() == EXITED
    assert program.unread_lines() == [b"one", b"two"]


LEAVE_NOTHING = """
import os, sys, threading
from pathlib import Path
from citadels import Game
from citadels.bots import play_game
from tests.bots.programs import RECORDER, program_bot, table

folder = Path(sys.argv[1])
left = []
for number, code in enumerate((RECORDER, "sys.exit(1)", "ready(); hear()", "print('x' * 99999)", RECORDER)):
    play_game(Game.new(seed=number), table(program_bot(folder, code, folder / "told")))
    left.append((threading.active_count(), len(os.listdir("/dev/fd"))))
try:
    os.waitpid(-1, 0)
except ChildProcessError:
    print(len(set(left)), left[0][0])
"""


@pytest.mark.skipif(not os.path.isdir("/dev/fd"), reason="only there can open descriptors be counted")
def test_nothing_is_left_behind(tmp_path: Path) -> None:
    """No thread, no descriptor, and no program that waits for somebody to ask how it ended."""
    found = subprocess.run([sys.executable, "-W", "error", "-c", LEAVE_NOTHING, str(tmp_path)], cwd=ROOT, check=True,
                           capture_output=True, text=True)
    assert (found.stdout, found.stderr) == ("1 1\n", "")


def test_what_is_quoted_cannot_command_a_terminal() -> None:
    assert quoted(b"\x1b[2J\xff") == "'\\x1b[2J\ufffd'"
    assert len(quoted("x" * 1000)) == programs.MAX_QUOTE and quoted("x" * 1000).endswith("...")
    assert printable("a\x1b[2J\tö") == "a\\x1b[2J\\tö"
