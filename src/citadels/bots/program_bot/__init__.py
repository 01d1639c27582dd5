"""Bots in any language: programs that speak the line protocol on their standard input and output.

    program:COMMAND            COMMAND is split into words as in a shell, but no shell runs
    program:500ms:COMMAND      500 ms for each decision, instead of 5 s

Each game has a process of its own, started at the first decision. It is never restarted within a game: it would have
forgotten all it heard, and would most likely fail again. A program that has failed three times in a row is not asked
again in that game, so that it costs three timeouts at most.
"""

from __future__ import annotations

import re
import shlex
import shutil
import weakref
from time import monotonic
from typing import ClassVar, Final, NamedTuple

from citadels.bots.bot import BadBot, Bot, NoAnswer, Thought
from citadels.bots.observation import Observation
from citadels.bots.program_bot import protocol
from citadels.bots.program_bot.program import POSIX, Gone, Program

__all__ = ["Limits", "ProgramBot"]

TIMED: Final = re.compile(r"(\d+)(ms|s):(.*)", re.DOTALL | re.ASCII)
MAX_FAILURES: Final = 3       # in a row
MAX_TIME: Final = 86_400_000  # ms for each decision


class Limits(NamedTuple):
    start: int = 30_000    # ms from its start until it is ready
    decision: int = 5_000  # ms for each decision


class ProgramBot(Bot):
    name: ClassVar[str] = "program"

    def __init__(self, command: list[str], seed: int | str = 0, limits: Limits | None = None) -> None:
        super().__init__(seed)
        self.limits = limits or Limits()
        self.command = command
        self.seed = self.rng.getrandbits(31)  # every programming language has integers of this size
        self.conversation: Conversation | None = None  # with the program, of this game or the last one
        self._end: weakref.finalize[[], ProgramBot] | None = None

    @classmethod
    def named(cls, rest: str, seed: int | str = 0) -> ProgramBot:
        """The bot whose name is "program:" and this rest. Raises BadBot."""
        limits = Limits()
        timed = TIMED.fullmatch(rest)
        if timed:
            ms = int(timed[1]) * (1 if timed[2] == "ms" else 1000)
            if not 0 < ms <= MAX_TIME:
                raise BadBot("bot-program-time", time=timed[1] + timed[2])
            limits, rest = Limits(decision=ms), timed[3]
        try:
            words = split_command(rest)
        except ValueError:
            raise BadBot("bot-program-quotes", command=rest) from None
        return cls(found_command(words), seed, limits)

    def decide(self, observation: Observation) -> str:
        return self._open_conversation().ask(observation, explain=False)[0]

    def explain(self, observation: Observation) -> list[Thought]:
        """Its thoughts if it tells them, else its choice; all options alike if it fails."""
        options = observation.options
        try:
            line, thoughts = self._open_conversation().ask(observation, explain=True)
        except NoAnswer:
            return [Thought(line, 1 / len(options), None, 0) for line in options]
        return sorted(thoughts, key=lambda row: -row.share) if thoughts else [Thought(line, 1.0, None, 0)]

    def over(self, scores: list[int], winners: list[int]) -> None:
        if self.conversation is not None:
            self.conversation.over(scores, winners)

    def close(self) -> None:
        """End the program. If the bot is asked again afterward, it begins a new game."""
        if self._end is not None:
            self._end()
            self._end = None

    def _open_conversation(self) -> Conversation:
        if self.conversation is None or self._end is None:
            self.conversation = Conversation(self.command, self.seed, self.limits)
            # This also ends the program of a bot that nobody has closed.
            self._end = weakref.finalize(self, self.conversation.end)
        return self.conversation


class Conversation:
    """One program in one game."""

    def __init__(self, command: list[str], seed: int, limits: Limits) -> None:
        self.command = command
        self.seed = seed
        self.limits = limits
        self.title = ""                        # what the program calls itself
        self.asked = 0                         # the number of the last question
        self.skipped = 0                       # decisions for which it was no longer asked
        self.slowest = 0.0                     # seconds for an answer
        self.ending = ""                       # how the program ended
        self._program: Program | None = None
        self._events_told = 0
        self._observation: Observation | None = None
        self._failures = 0                     # in a row
        self._given_up: NoAnswer | None = None

    @property
    def stderr_tail(self) -> str:
        """The end of what the program wrote to its standard error."""
        return "" if self._program is None else self._program.stderr_tail

    def unread_lines(self) -> list[bytes]:
        """The lines that nobody has read; to be asked once the program has ended."""
        return [] if self._program is None else self._program.unread_lines()

    def ask(self, observation: Observation, explain: bool) -> tuple[str, list[Thought] | None]:
        """One of the options, and the thoughts if it tells them. Raises NoAnswer."""
        if self._given_up:
            self.skipped += 1
            raise NoAnswer("bot-program-given-up", why=str(self._given_up))
        try:
            found = self._answer(self._running(observation), observation, explain)
        except NoAnswer as fault:
            self._failures += 1
            if self._failures == MAX_FAILURES or isinstance(fault, Gone):
                self._given_up = fault
                self.end()
            raise
        self._failures = 0
        return found

    def _running(self, observation: Observation) -> Program:
        """The program, which is started and told about the game if it is not running yet."""
        if self._program is None:
            try:
                self._program = Program(self.command)
            except OSError as problem:
                raise Gone("bot-program-unstarted", why=problem.strerror or str(problem)) from None
            self._program.send(protocol.encode(protocol.HELLO))
            late = NoAnswer("bot-program-unready", ms=self.limits.start)
            try:
                line = self._program.receive(monotonic() + self.limits.start / 1000, late)
                self.title = protocol.read_ready(line)
            except NoAnswer as fault:
                raise Gone(fault.message, **fault.values) from None
            self._program.send(protocol.encode(protocol.game(observation, self.seed, self.limits.decision)))
        return self._program

    def _answer(self, program: Program, observation: Observation, explain: bool) -> tuple[str, list[Thought] | None]:
        self.asked += 1
        options = observation.options
        question = protocol.decide(observation, self.asked, self.limits.decision, self._events_told, explain)
        self._events_told += len(question["events"])
        self._observation = observation
        program.send(protocol.encode(question))
        begun = monotonic()
        late = NoAnswer("bot-program-late", ms=self.limits.decision)
        while True:
            line = program.receive(begun + self.limits.decision / 1000, late)
            self.slowest = max(self.slowest, monotonic() - begun)
            found = protocol.read_play(line, self.asked, options)
            if found is not None:
                return found

    def over(self, scores: list[int], winners: list[int]) -> None:
        if self._program is not None and self._observation is not None and not self.ending:
            self._program.send(protocol.encode(protocol.over(self._observation, self._events_told, scores, winners)))

    def end(self) -> None:
        if self._program is not None and not self.ending:
            self._program.send(protocol.encode(protocol.QUIT))
            self.ending = self._program.end()


def found_command(words: list[str]) -> list[str]:
    """A command with the full path of its program. Raises BadBot."""
    if not words:
        raise BadBot("bot-program-none")
    found = shutil.which(words[0])
    if found is None:
        raise BadBot("bot-program-missing", program=repr(words[0]))
    return [found, *words[1:]]


def split_command(command: str, posix: bool = POSIX) -> list[str]:
    """The words of a command. On systems whose paths have backslashes, a backslash is an ordinary letter."""
    words = shlex.split(command, posix=posix)
    return words if posix else [word[1:-1] if word[:1] == word[-1:] and word[:1] in "'\"" else word for word in words]
