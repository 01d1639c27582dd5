"""Input and output of the terminal."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from citadels import texts
from citadels.terminal.formatting import Signs, paint

NARROWEST = 40


class Leave(Exception):
    """The reader leaves: end of input, or Ctrl-C."""


class Source(Protocol):
    """Where typed lines come from."""

    def isatty(self) -> bool: ...

    def readline(self) -> str: ...


class Screen(Console):
    def on_broken_pipe(self) -> None:
        """A closed pipe is not an error: whatever read our output has seen enough."""
        try:
            super().on_broken_pipe()
        except SystemExit:
            raise SystemExit(0) from None


class TerminalIO:
    def __init__(self, console: Console, source: Source, lang: str) -> None:
        self.console = console
        self.source = source
        self.lang = lang
        self.typed = source.isatty()
        self.drawn = console.is_terminal and not console.is_dumb_terminal
        encoding = console.encoding.lower()
        self.signs = Signs(plain=not self.drawn or not encoding.startswith("utf"))
        self.live = self.drawn and self.typed  # a person is there, not a file or a pipe
        self.words: list[str] = []  # for completion with the Tab key
        self.status = ""  # the text of the temporary status line

    @property
    def width(self) -> int:
        width = self.console.width
        if self.console.is_dumb_terminal and self.console.is_terminal:
            width = min(width, shutil.get_terminal_size().columns)  # rich assumes 80 columns
        # One column stays free, because some terminals wrap a line that is exactly full.
        return max(NARROWEST, width - (1 if self.drawn and width > 80 else 0))

    def say(self, message: str, **args: str | int) -> str:
        return texts.text(message, self.lang, **args)

    # -- out ---------------------------------------------------------------------------------------------------------
    def show(self, *parts: RenderableType) -> None:
        self.clear_status()
        if self.drawn:
            for part in parts:
                self.console.print(part, width=self.width)
            return
        # Tables pad their lines with spaces, which are useless in a file.
        with self.console.capture() as captured:
            for part in parts:
                self.console.print(part, width=self.width)
        self.console.out("\n".join(line.rstrip() for line in captured.get().splitlines()), highlight=False)

    def tell(self, message: str, style: str = "", **args: str | int) -> None:
        self.show(paint(self.say(message, **args), style))

    def tell_file(self, message: str, path: Path, **args: str | int) -> None:
        """A sentence about a file, and below it the file's name, which is never wrapped."""
        self.show(paint(self.say(message, **args)))
        home = str(Path.home())
        name = str(path)
        self.console.out(f"  ~{name[len(home):]}" if name.startswith(home + os.sep) else f"  {name}", highlight=False)

    def warn(self, sentence: str) -> None:
        self.show(Text(sentence, "bold red" if self.drawn else ""))

    def clear(self) -> None:
        if self.live:
            self.status = ""
            self.console.clear()
        else:
            self.show("")

    def show_status(self, told: str) -> None:
        """Show a line until something else is shown, if a person is there to see it."""
        if self.live and told != self.status:
            self.clear_status()
            self.console.print(paint(told, "dim"), end="", no_wrap=True, overflow="ellipsis")
            self.status = told

    def clear_status(self) -> None:
        if self.status:
            self.console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))
        self.status = ""

    # -- in ----------------------------------------------------------------------------------------------------------
    def ask(self, prompt: str, words: Iterable[str] = ()) -> str:
        """Read a line, without surrounding spaces. Raises Leave at the end of the input and on Ctrl-C."""
        self.words = list(words)
        self.clear_status()
        try:
            if self.typed and self.source is sys.stdin:
                return self.editable(prompt)
            self.console.out(prompt, end="", highlight=False)
            line = self.source.readline()
        except (EOFError, KeyboardInterrupt):
            self.console.out("")
            raise Leave from None
        except UnicodeDecodeError:
            return "\ufffd"
        if not line:
            self.console.out("")
            raise Leave
        line = line.strip()
        # Input that does not come from a terminal is echoed, so that a transcript is complete.
        if not self.typed:
            self.console.out(line, highlight=False)
        return line

    def discard_typed(self) -> None:
        """Ignore what was typed while the reader had to wait: it was not an answer to a question."""
        if not self.typed or self.source is not sys.stdin:
            return
        try:
            import termios
        except ImportError:  # not available on this system
            return
        with suppress(termios.error):
            termios.tcflush(0, termios.TCIFLUSH)

    def editable(self, prompt: str) -> str:
        """Read a line, with history and completion if the system has them."""
        try:
            import readline
        except ImportError:
            return input(prompt).strip()
        readline.set_completer(self.complete)
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")
        return input(prompt).strip()

    def complete(self, text: str, state: int) -> str | None:
        found = [word for word in self.words if word.startswith(text)]
        return found[state] if state < len(found) else None


def standard_terminal(lang: str) -> TerminalIO:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A character that cannot be read or shown becomes a question mark, not an error.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return TerminalIO(Screen(highlight=False, emoji=False, markup=False), sys.stdin, lang)
