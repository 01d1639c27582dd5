"""The lessons at the terminal: the usual screens of a game, with the teacher's words in between."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from citadels import texts
from citadels.lessons import CHAPTERS, READER, Astray, Beat, Chapter, Teacher
from citadels.terminal import layout, rules_browser, score_sheet, screen
from citadels.terminal.errors import UserError
from citadels.terminal.game_table import GameTable
from citadels.terminal.log_writer import LogEntry
from citadels.terminal.session import Session
from citadels.terminal.terminal_io import Leave, TerminalIO

AWAY = ("q", "quit", "exit")
WORDS = "bold cyan"
REAL_GAME = "citadels play --terminal --bots easy"


def chosen(lang: str, wanted: str | None) -> int:
    """The number of a chapter, from 0, by its number from 1, its character or its title. Raises UserError."""
    if wanted is None:
        return 0
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted[:6]) <= len(CHAPTERS):
        return int(wanted) - 1
    for tongue in rules_browser.tongues(lang):
        for number, chapter in enumerate(CHAPTERS):
            if rules_browser.key(wanted) in map(rules_browser.key, names(chapter, tongue)):
                return number
    listed = ", ".join(f"{number} {texts.name(chapter.name, lang)}" for number, chapter in enumerate(CHAPTERS, 1))
    raise UserError("lesson-no-chapter", chapter=wanted, chapters=listed)


def names(chapter: Chapter, lang: str) -> tuple[str, ...]:
    """The names by which a chapter can be chosen."""
    return chapter.name, texts.name(chapter.name, lang), texts.text(chapter.title, lang)


def learn(tty: TerminalIO, first: int) -> None:
    """Play the chapters from this one on, until the reader leaves."""
    try:
        for number, chapter in enumerate(CHAPTERS[first:], first + 1):
            LessonSession(tty, chapter, number).run()
        tty.tell("lesson-finish-title", "bold")
        tty.tell("lesson-finish")
        tty.tell("lesson-finish-command", command=REAL_GAME)
    except (Leave, KeyboardInterrupt):
        tty.clear_status()


class LessonTable(GameTable):
    """A table that plays the script of a chapter."""

    def __init__(self, chapter: Chapter, tty: TerminalIO) -> None:
        self.teacher = Teacher(chapter)
        others = [tty.say(f"lesson-name-{seat}") for seat in range(1, len(self.teacher.game.names))]
        self.teacher.game.names = [tty.say("default-name"), *others]
        super().__init__(self.teacher.game, READER, tty.lang, tty.signs)

    def play(self, line: str) -> None:
        """Raises Astray if the lesson asks for something else."""
        self.teacher.play(line)


class LessonSession(Session):
    """One chapter."""

    table: LessonTable

    def __init__(self, tty: TerminalIO, chapter: Chapter, number: int) -> None:
        super().__init__(tty, LessonTable(chapter, tty), lambda last: last, explains=False)
        self.words = Text()
        place = tty.say("lesson-chapter", number=number, count=len(CHAPTERS))
        self.heading = Text.assemble((place, "dim"), "  ", (tty.say(chapter.title), "bold"))
        # A lesson is neither saved nor loaded, and its teacher replaces hints.
        self.commands |= {"hint": self.board, "save": self.board, "load": self.board}

    def run(self) -> None:
        try:
            kind = ""
            while kind != "done":
                for beat in self.table.teacher.beats():
                    self.beat(beat)
                    kind = beat.kind
        finally:
            self.table.leave()

    def beat(self, beat: Beat) -> None:
        """Perform one step of the script: something is told, shown, asked for, or learned."""
        self.table.game = beat.game
        self.news += self.table.news()
        if beat.kind == "shown":
            return
        self.words = Text(self.tty.say(beat.text, face="terminal"), WORDS if self.tty.drawn else "")
        if beat.kind == "asked":
            self.decide()
        elif beat.kind == "told":
            self.tell()
        else:
            self.learned()
        self.news = []

    def tell(self) -> None:
        fmt, view, tty = self.table.fmt, self.table.game.view(READER), self.tty

        def whole(entries: list[LogEntry]) -> RenderableType:
            return Group(*screen.table(fmt, view, entries, tty.width))

        tty.clear()
        tty.show(self.fitting(whole, self.news), self.heading, self.words)
        self.go_on()

    def show(self) -> None:
        super().show()
        self.tty.show(self.words)

    def fits(self, whole: RenderableType) -> bool:
        return super().fits(Group(whole, self.heading, self.words))

    def learned(self) -> None:
        fmt, game, tty = self.table.fmt, self.table.game, self.tty
        tty.clear()
        if self.news:
            tty.show(screen.log(fmt, self.news, tty.width), layout.divider(fmt, tty.width))
        if game.over:
            tty.show(score_sheet.final(fmt, game.scores(), game.winners, tty.width))
        tty.tell("lesson-learned", "dim")
        tty.show(self.words)
        self.go_on()

    def go_on(self) -> None:
        typed = self.tty.ask(f"{self.tty.say('lesson-enter')} ")
        if typed.lower() in AWAY:
            raise Leave

    # -- what is different from a game -------------------------------------------------------------------------------
    def carry_out(self, text: str) -> bool:
        try:
            return super().carry_out(text)
        except Astray as astray:
            self.tty.show(Text(self.tty.say(astray.text), WORDS if self.tty.drawn else ""))
            return False

    def bots_play(self) -> None:
        """Nothing to do: the others play by the script."""

    def keep(self) -> None:
        """Nothing to do: a lesson is played in one go."""
