"""A program in a process of its own: lines go in, lines come out, and nothing that it does holds us up.

Each of its three pipes has a thread, because that works the same way on every system. A thread closes its own pipe,
and ends when the other side is closed; so all of them are gone when the program is.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Final

from citadels.bots.bot import NoAnswer

MAX_LINE: Final = 65_536    # bytes in a line
MAX_UNASKED: Final = 100    # lines it may write before it is sent another one
STDERR_KEPT: Final = 4_096  # bytes
MAX_QUOTE: Final = 160      # letters of a quotation in a sentence
PATIENCE: Final = 1.0       # seconds it has to end by itself, and again after it was told to end

# How it ended
EXITED: Final = "left"
TERMINATED: Final = "terminated"
KILLED: Final = "killed"

POSIX: Final = sys.platform != "win32"


class Gone(NoAnswer):
    """The program will never answer again."""


class Program:
    def __init__(self, command: Sequence[str]) -> None:
        # A session of its own: Ctrl-C does not reach it, and the processes it starts can be ended with it.
        self._process = subprocess.Popen(command, bufsize=0, start_new_session=POSIX, stdin=subprocess.PIPE,
                                         stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self._to_send: SimpleQueue[bytes | None] = SimpleQueue()
        self._received: SimpleQueue[bytes | Gone | None] = SimpleQueue()
        self._lines_allowed = MAX_UNASKED
        self._stderr_tail = b""
        pipes = ((self._write_stdin, self._process.stdin), (self._read_stdout, self._process.stdout),
                 (self._read_stderr, self._process.stderr))
        self._threads = [Thread(target=task, args=(pipe,), daemon=True) for task, pipe in pipes]
        for thread in self._threads:
            thread.start()

    # -- talking ---------------------------------------------------------------------------------------------------
    def send(self, line: bytes) -> None:
        """Send a line. This never waits, even if the program does not read."""
        self._lines_allowed = MAX_UNASKED
        self._to_send.put(line)

    def receive(self, until: float, late: NoAnswer) -> bytes:
        """Its next line. Raises `late` if there is none until then, and Gone if none will ever come."""
        try:
            line = self._received.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise late from None
        if line is None:
            line = self._gone()
        if isinstance(line, Gone):
            self._received.put(line)  # for the next call
            raise line
        return line

    def unread_lines(self) -> list[bytes]:
        """What it has written and nobody has read; to be asked once it has ended."""
        lines: list[bytes] = []
        with suppress(Empty):
            while isinstance(line := self._received.get_nowait(), bytes):
                lines.append(line)
        return lines

    @property
    def stderr_tail(self) -> str:
        """The end of what it wrote to its standard error."""
        return self._stderr_tail.decode("utf-8", "replace").strip()

    def _gone(self) -> Gone:
        """Why nothing more will come."""
        try:
            status = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return Gone("bot-program-closed")
        self._threads[2].join(PATIENCE)  # its last words are on their way
        said = self.stderr_tail.splitlines()
        stderr_tail = {"said": "yes" if said else "no", "words": quoted(said[-1].strip()) if said else ""}
        if status < 0:
            return Gone("bot-program-signal", number=-status, **stderr_tail)
        return Gone("bot-program-ended", status=status, **stderr_tail)

    # -- ending ----------------------------------------------------------------------------------------------------
    def end(self) -> str:
        """Close its input and wait for its end, which is forced if need be; return how it ended."""
        self._to_send.put(None)
        how = EXITED
        try:
            if not self._ends():
                how = TERMINATED
                self._end_group(signal.SIGTERM)
                if not self._ends():
                    how = KILLED
        finally:
            if self._process.poll() is None or any(thread.is_alive() for thread in self._threads):
                self._kill()
        return how

    def _ends(self) -> bool:
        """Whether it ends in time, with everything that it started."""
        until = monotonic() + PATIENCE
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return False
        for thread in self._threads:
            thread.join(max(0.0, until - monotonic()))
        return not any(thread.is_alive() for thread in self._threads)

    def _kill(self) -> None:
        self._end_group(signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        self._process.wait()
        for thread in self._threads:
            thread.join(PATIENCE)  # only a process that has left the group could still hold a pipe

    def _end_group(self, by: signal.Signals) -> None:
        with suppress(OSError):  # it may have ended by now
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, by)

    # -- the threads -----------------------------------------------------------------------------------------------
    def _write_stdin(self, pipe: IO[bytes]) -> None:
        with suppress(OSError):  # nobody reads any more
            while line := self._to_send.get():
                left = memoryview(line)
                while left:
                    left = left[pipe.write(left):]
        with suppress(OSError):
            pipe.close()

    def _read_stdout(self, pipe: IO[bytes]) -> None:
        with pipe:
            self._received.put(self._lines(pipe))

    def _lines(self, pipe: IO[bytes]) -> Gone | None:
        """Pass its lines on. Return why nobody listens to it any more if it breaks the limits, else None at the end."""
        begun = b""
        while chunk := pipe.read(MAX_LINE):
            *lines, begun = (begun + chunk).split(b"\n")
            for line in lines:
                if len(line) > MAX_LINE:
                    return Gone("bot-program-long", size=MAX_LINE)
                self._lines_allowed -= 1
                if self._lines_allowed < 0:
                    return Gone("bot-program-flood", lines=MAX_UNASKED)
                self._received.put(line)
            if len(begun) > MAX_LINE:
                return Gone("bot-program-long", size=MAX_LINE)
        return None

    def _read_stderr(self, pipe: IO[bytes]) -> None:
        with pipe:
            while chunk := pipe.read(STDERR_KEPT):
                self._stderr_tail = (self._stderr_tail + chunk)[-STDERR_KEPT:]


def quoted(said: bytes | str) -> str:
    """A quotation for a sentence: short, and without control characters."""
    text = repr(said.decode("utf-8", "replace") if isinstance(said, bytes) else said)
    return text if len(text) <= MAX_QUOTE else text[: MAX_QUOTE - 3] + "..."


def printable(said: str) -> str:
    """A line without control characters."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in said)
