"""The game at the terminal: show, ask, carry out, until it is over or the person leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from citadels import rulebook, texts
from citadels.game import Refused
from citadels.terminal import asking, book, files, helping, layout, reading, screen, sheet
from citadels.terminal.desk import Desk, Leave
from citadels.terminal.following import Following
from citadels.terminal.rivals import common
from citadels.terminal.table import Asked, Table
from citadels.terminal.voice import LOUD, item_parts, paint, sentence
from citadels.terminal.welcome import ask_yes, load_table
from citadels.terminal.writer import Entry

OLD_NEWS = 12  # lines of the story shown when a game is taken up again


class Session:
    """One sitting. `again` makes the table for another game like the last."""

    def __init__(self, desk: Desk, table: Table, again: Callable[[Table], Table], explains: bool = True) -> None:
        self.desk = desk
        self.table = table
        self.again = again
        self.news: list[Entry] = []
        self.explains = explains
        self.explained: set[str] = set()  # the kinds of questions that were explained
        self.unkept = False  # it was already said that games cannot be kept
        self.notices: list[str] = list(table.remarks)  # to be read below the next screen
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "hint": self.hint,
            "why": self.why,
            "rules": self.rules,
            "log": self.log,
            "city": self.city,
            "score": self.score,
            "board": self.board,
            "save": self.save,
            "load": self.load,
            "quit": self.quit,
        }
        self.asked: Asked | None = None

    def run(self) -> None:
        try:
            while True:
                self.play()
                self.over()
                if not self.another():
                    return
                self.table = self.again(self.table)
                self.news = []
        except (Leave, KeyboardInterrupt):
            self.leave()
        finally:
            self.table.leave()

    def play(self) -> None:
        """Play one game to its end."""
        self.take_up()
        while not self.table.game.over:
            self.decide()

    def take_up(self) -> None:
        """Come to the next decision of the reader in a game that has just begun, or begun some time ago."""
        old = self.table.news() if self.desk.live else []  # or it would be told while the bots think
        self.bots_play()
        self.news = [*old, *self.news][-OLD_NEWS:]

    def bots_play(self) -> None:
        """Let the bots answer; a reader at a real terminal can follow them."""
        if self.desk.live:
            following = Following(self.desk, self.table)
            self.table.bots_play(following)
            self.news = following.end()
            if following.long:
                self.desk.forget_typed()
        else:
            self.table.bots_play()
            self.news = self.table.news()

    # -- deciding ----------------------------------------------------------------------------------------------------
    def decide(self) -> None:
        """Ask for one move, and let the bots answer it."""
        table = self.table
        self.asked = table.asked()
        self.show()
        while self.table is table:
            text = self.read()
            if not text and len(self.asked.options) == 1:
                text = "1"
            if not text:
                self.show()
            elif self.carry_out(text):
                self.bots_play()
                self.keep()
                return

    def read(self) -> str:
        assert self.asked is not None
        options = self.asked.options
        words = [*[option.line for option in options], *reading.COMMANDS]
        last = len(options)
        return self.desk.ask(self.desk.say("prompt", last=last) if last > 1 else self.desk.say("prompt-only"), words)

    def carry_out(self, text: str) -> bool:
        """Do what was typed; true if it was a move."""
        assert self.asked is not None
        options = self.asked.options
        exact = [option for option in options if option.line == reading.spelled(text)]
        called = reading.command(text)
        if called and not exact:
            self.commands[called[0]](called[1])
            return False
        found = exact or reading.meant(text, options)
        if len(found) == 1:
            self.table.play(found[0].line)
            return True
        if found:
            self.desk.tell("typed-several", lines=", ".join(option.line for option in found[:6]))
        elif text.lstrip("-").isdigit():
            self.desk.tell("typed-number", last=len(options))
        else:
            self.refuse(text)
        return False

    def refuse(self, text: str) -> None:
        line = reading.spelled(text)
        if reading.is_line(line):
            self.why(line)
            return
        near = reading.near(text, self.asked.options if self.asked else [])
        if near:
            self.desk.tell("typed-near", text=text, near=", ".join(near))
        else:
            self.desk.tell("typed-unknown", text=text)

    # -- showing -----------------------------------------------------------------------------------------------------
    def show(self) -> None:
        """The whole screen."""
        assert self.asked is not None
        desk, voice, asked = self.desk, self.table.voice, self.asked
        question = asking.question(voice, asked.view, asked.question, asked.effects)

        def whole(entries: list[Entry], most: int = screen.LISTED) -> RenderableType:
            return screen.decision(voice, asked.view, entries, question, asked.options, desk.width, most=most)

        shown = whole(self.news)
        if not self.fits(shown):
            # In a small terminal the options give way before the news do.
            shown = self.fitting(lambda entries: whole(entries, screen.GATHERED), self.news)
        told = self.explanation()
        if told and self.fits(Group(shown, told)):
            shown = Group(shown, told)
            self.explained.add(asked.question)
        desk.clear()
        desk.show(shown)
        for notice in self.notices:
            desk.warn(notice)
        self.notices = []

    def explanation(self) -> Text | None:
        """What a kind of question is about, when it comes for the first time; in a file nobody looks for it."""
        assert self.asked is not None
        if not self.explains or not self.desk.live or self.asked.question in self.explained:
            return None
        return Text(self.about(), "dim")

    def about(self) -> str:
        assert self.asked is not None
        view = self.asked.view
        role = (view["turn"] or {}).get("character") or ""
        return helping.about(self.asked.question, self.table.voice.facts, role, self.desk.lang)

    def fitting(self, whole: Callable[[list[Entry]], RenderableType], entries: list[Entry]) -> RenderableType:
        """The screen without the oldest news if the terminal is too small for all; what touches the reader stays."""
        kept = list(entries)
        for entry in entries:  # those first that the table shows too
            if entry.tone == "quiet" and not entry.heading and not self.fits(whole(kept)):
                kept.remove(entry)
        shown = whole(kept)
        more = Entry(-1, None, self.desk.say("log-more"), "quiet")
        while not self.fits(shown) and (small := [entry for entry in kept if entry.tone not in LOUD]):
            kept.remove(small[0])
            shown = whole([more, *kept])
        return shown if kept or self.fits(shown) else whole([])

    def fits(self, whole: RenderableType) -> bool:
        """Whether it can be seen at once; in a file there is room for everything."""
        desk = self.desk
        if not desk.live:
            return True
        options = desk.console.options.update(width=desk.width, height=None)
        return len(desk.console.render_lines(whole, options)) < desk.console.height

    # -- commands ----------------------------------------------------------------------------------------------------
    def help(self, rest: str) -> None:
        wish = rest.strip().lower()
        if wish in ("on", "off"):
            self.explains = wish == "on"
            self.explained.clear()
            self.desk.tell(f"help-is-{wish}")
            return
        self.desk.tell("help-laps" if self.table.voice.facts.laps else "help-rounds")
        self.desk.tell("help", topic=rulebook.topics(self.table.voice.facts.name)[-1].id)
        self.desk.tell("help-commands")
        # What is asked now comes last: it stands right above the prompt.
        self.desk.show(Text(""), Text(self.about(), "bold"))

    def hint(self, rest: str) -> None:
        """What a strong bot would do with what the reader can see."""
        assert self.asked is not None
        options = self.asked.options
        if len(options) == 1:
            self.desk.tell("hint-only")
            return
        self.desk.passing(self.desk.say("hint-wait"))
        self.desk.show(screen.hint(self.table.voice, options, self.table.advice(), self.desk.width))

    def why(self, rest: str) -> None:
        if not rest:
            self.desk.tell("why-what")
            return
        line = reading.spelled(rest)
        if not reading.is_line(line):
            self.desk.tell("why-unknown", text=rest)
            return
        refused = self.table.game.refusal(line)
        if refused is None:
            self.desk.tell("why-allowed", line=line)
        else:
            self.forbidden(refused)

    def forbidden(self, refused: Refused) -> None:
        """The plain reason where there is one, and the rule."""
        rule, told = refused.rule, texts.rule(refused.rule, self.desk.lang)
        plain = sentence(refused.sentence(self.desk.lang))
        if plain:
            self.desk.tell("reason-why-not", line=refused.line, reason=plain)
            self.desk.tell("reason-rule", rule=rule, sentence=told)
        else:
            self.desk.tell("why-not", line=refused.line, rule=rule, sentence=told)

    def rules(self, rest: str) -> None:
        view = self.table.game.view(self.table.seat)
        facts, lang = self.table.voice.facts, self.desk.lang
        if not rest:
            self.desk.show(book.index(facts, lang, view["characters"], view["uniques"]))
            return
        try:
            self.desk.show(book.look_up(rest, facts, lang))
        except book.NoRule as fault:
            self.desk.show(book.missing(fault, lang))

    def log(self, rest: str) -> None:
        story = self.table.story
        if rest and not (rest.isascii() and rest.isdigit()):
            self.desk.tell("log-number")
            return
        count = int(rest[:6]) if rest else 20
        self.desk.show(screen.log(self.table.voice, story[-count:] if count else story, self.desk.width))

    def city(self, rest: str) -> None:
        """A player's city in full, with what its cards say."""
        voice = self.table.voice
        seats = [seat for seat, name in enumerate(voice.names) if rest and name.lower().startswith(rest.lower())]
        if rest.isascii() and rest.isdigit() and int(rest[:6]) < len(voice.names):
            seats = [int(rest)]
        if not rest and self.table.seat is not None:
            seats = [self.table.seat]
        if len(seats) != 1:
            self.desk.tell("city-who", last=len(voice.names) - 1)
            return
        city = self.table.game.view(self.table.seat)["players"][seats[0]]["city"]
        self.desk.show(paint(voice.player(seats[0])))
        if not city:
            self.desk.tell("city-empty")
        for item in city:
            text = Text("  ")
            text.append_text(voice.district(item))
            words = book.brief(item_parts(item)[0], voice.facts, voice.lang)
            if words:
                text.append(f"  {sentence(words)}", "dim")
            self.desk.show(text)

    def score(self, rest: str) -> None:
        self.desk.tell("score-now")
        self.desk.show(sheet.sheet(self.table.voice, self.table.public_scores(), [], self.desk.width))

    def board(self, rest: str) -> None:
        self.show()

    # -- files -------------------------------------------------------------------------------------------------------
    def save(self, rest: str) -> None:
        name, _, last = rest.rpartition(" ")
        position = bool(name.strip()) and last.lower() == "position"
        if not position:
            name = rest
        if not name.strip():
            self.desk.tell("save-where")
            return
        game = self.table.game
        try:
            path = path_of(name)
            replaced = files.write(path, game.position() if position else self.table.record(), self.desk.lang)
        except files.Trouble as trouble:
            self.desk.warn(str(trouble))
            return
        what = "position" if position else "record"
        self.desk.tell_file("saved-again" if replaced else "saved", path, what=what)

    def load(self, rest: str) -> None:
        if not rest:
            self.desk.tell("load-what")
            return
        try:
            table = load_table(self.desk, path_of(rest), otherwise=self.table.seat or 0, level=common(self.table.kinds))
        except files.Trouble as trouble:
            self.desk.warn(str(trouble))
            return
        self.keep()
        self.table.leave()
        self.table = table
        self.notices += [self.desk.say("loaded", file=rest), *table.remarks]
        self.take_up()

    def keep(self) -> bool:
        """Store the running game; if that fails it is said once, and the game goes on."""
        try:
            self.table.keep()
        except files.Trouble as trouble:
            if not self.unkept:
                self.notices += [str(trouble), self.desk.say("unkept")]
            self.unkept = True
            return False
        return True

    # -- the end -----------------------------------------------------------------------------------------------------
    def quit(self, rest: str) -> None:
        raise Leave

    def leave(self) -> None:
        if self.table.game.over:
            return
        if self.keep():
            assert self.table.file is not None
            self.desk.tell_file("left", self.table.file)
        else:
            self.desk.tell("left-unkept")

    def over(self) -> None:
        """The last news, the open table, the score, and where the game is kept."""
        desk, table, game = self.desk, self.table, self.table.game
        desk.clear()
        if self.news:
            desk.show(screen.log(table.voice, self.news, desk.width), layout.divider(table.voice, desk.width))
        view = {**game.position(), "seat": None}
        desk.show(screen.board(table.voice, view, desk.width), layout.divider(table.voice, desk.width))
        desk.show(sheet.final(table.voice, game.scores(), game.winners, desk.width))
        table.leave()
        for fault in table.faults():
            desk.warn(fault)
        if self.keep():
            assert table.file is not None
            desk.tell_file("kept", table.file)

    def another(self) -> bool:
        return ask_yes(self.desk, "another")


def path_of(name: str) -> Path:
    path = Path(name.strip())
    try:
        return path.expanduser()
    except RuntimeError:  # no such user
        return path
