"""The lessons at the terminal: the screens of every game, and a teacher who says a word between them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from citadels import texts
from citadels.lessons import CHAPTERS, READER, Astray, Beat, Chapter, Teacher
from citadels.terminal import book, files, layout, screen, sheet
from citadels.terminal.desk import Desk, Leave
from citadels.terminal.play import Session
from citadels.terminal.table import Table
from citadels.terminal.writer import Entry

AWAY = ("q", "quit", "exit")
WORDS = "bold cyan"
REAL_GAME = "citadels play --terminal --bots easy"


def chosen(lang: str, wanted: str | None) -> int:
    """The number of a chapter, from 0, by its number from 1, its character or its title. Raises Trouble."""
    if wanted is None:
        return 0
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted[:6]) <= len(CHAPTERS):
        return int(wanted) - 1
    for tongue in book.tongues(lang):
        for number, chapter in enumerate(CHAPTERS):
            if book.key(wanted) in map(book.key, names(chapter, tongue)):
                return number
    listed = ", ".join(f"{number} {texts.name(chapter.name, lang)}" for number, chapter in enumerate(CHAPTERS, 1))
    raise files.Trouble(lang, "lesson-no-chapter", chapter=wanted, chapters=listed)


def names(chapter: Chapter, lang: str) -> tuple[str, ...]:
    """What a chapter may be called by."""
    return chapter.name, texts.name(chapter.name, lang), texts.text(chapter.title, lang)


def learn(desk: Desk, first: int) -> None:
    """From a chapter on to the last, as long as the reader likes."""
    try:
        for number, chapter in enumerate(CHAPTERS[first:], first + 1):
            LessonSession(desk, chapter, number).run()
        desk.tell("lesson-finish-title", "bold")
        desk.tell("lesson-finish")
        desk.tell("lesson-finish-command", command=REAL_GAME)
    except (Leave, KeyboardInterrupt):
        desk.wipe()


class LessonTable(Table):
    """A table at which the script of a chapter is played."""

    def __init__(self, chapter: Chapter, desk: Desk) -> None:
        self.teacher = Teacher(chapter)
        others = [desk.say(f"lesson-name-{seat}") for seat in range(1, len(self.teacher.game.names))]
        self.teacher.game.names = [desk.say("default-name"), *others]
        super().__init__(self.teacher.game, READER, desk.lang, desk.signs)

    def play(self, line: str) -> None:
        """Raises Astray for what the lesson does not ask for."""
        self.teacher.play(line)


class LessonSession(Session):
    """One chapter."""

    table: LessonTable

    def __init__(self, desk: Desk, chapter: Chapter, number: int) -> None:
        super().__init__(desk, LessonTable(chapter, desk), lambda last: last, explains=False)
        self.words = Text()
        place = desk.say("lesson-chapter", number=number, count=len(CHAPTERS))
        self.heading = Text.assemble((place, "dim"), "  ", (desk.say(chapter.title), "bold"))
        # A lesson is neither kept nor taken up from a file, and who asks for a hint has a teacher.
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
        """Something is told, shown, asked for, or learned."""
        self.table.game = beat.game
        self.news += self.table.news()
        if beat.kind == "shown":
            return
        self.words = Text(self.desk.say(beat.text, face="terminal"), WORDS if self.desk.drawn else "")
        if beat.kind == "asked":
            self.decide()
        elif beat.kind == "told":
            self.tell()
        else:
            self.learned()
        self.news = []

    def tell(self) -> None:
        voice, view, desk = self.table.voice, self.table.game.view(READER), self.desk

        def whole(entries: list[Entry]) -> RenderableType:
            parts: list[RenderableType] = [screen.board(voice, view, desk.width), layout.divider(voice, desk.width)]
            if entries:
                parts += [screen.log(voice, entries, desk.width), layout.divider(voice, desk.width)]
            return Group(*parts, screen.own(voice, view, desk.width))

        desk.clear()
        desk.show(self.fitting(whole, self.news), self.heading, self.words)
        self.go_on()

    def show(self) -> None:
        super().show()
        self.desk.show(self.words)

    def fits(self, whole: RenderableType) -> bool:
        return super().fits(Group(whole, self.heading, self.words))

    def learned(self) -> None:
        voice, game, desk = self.table.voice, self.table.game, self.desk
        desk.clear()
        if self.news:
            desk.show(screen.log(voice, self.news, desk.width), layout.divider(voice, desk.width))
        if game.over:
            desk.show(sheet.final(voice, game.scores(), game.winners, desk.width))
        desk.tell("lesson-learned", "dim")
        desk.show(self.words)
        self.go_on()

    def go_on(self) -> None:
        typed = self.desk.ask(f"{self.desk.say('lesson-enter')} ")
        if typed.lower() in AWAY:
            raise Leave

    # -- what a game does, and a lesson not ----------------------------------------------------------------------------
    def carry_out(self, text: str) -> bool:
        try:
            return super().carry_out(text)
        except Astray as astray:
            self.desk.show(Text(self.desk.say(astray.text), WORDS if self.desk.drawn else ""))
            return False

    def bots_play(self) -> None:
        """The others play by the script."""

    def keep(self) -> bool:
        return True
