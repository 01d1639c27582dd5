"""A game at the terminal: show, ask, carry out, until it is over or the reader leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from citadels import rulebook, texts
from citadels.engine.words import MOVE
from citadels.facts import district
from citadels.game import Refused
from citadels.open_view import open_view
from citadels.terminal import files, input_parser, layout, question_help, questions, rules_browser, score_sheet, screen
from citadels.terminal.bot_names import shared_level
from citadels.terminal.bot_progress import BotProgress
from citadels.terminal.errors import UserError
from citadels.terminal.formatting import LOUD, paint, sentence
from citadels.terminal.game_table import GameTable, Question
from citadels.terminal.log_writer import LogEntry
from citadels.terminal.option_labels import acting
from citadels.terminal.terminal_io import Leave, TerminalIO
from citadels.terminal.welcome import ask_yes, load_table

OLD_NEWS = 12  # lines of the log shown when a game is continued


class Session:
    """One or more games in a row. `again` makes the table for another game like the last."""

    def __init__(self, tty: TerminalIO, table: GameTable, again: Callable[[GameTable], GameTable],
                 explains: bool = True) -> None:
        self.tty = tty
        self.table = table
        self.again = again
        self.news: list[LogEntry] = []
        self.explains = explains
        self.explained: set[str] = set()  # the kinds of questions already explained
        self.unkept = False  # whether the reader knows that games cannot be kept
        self.notices: list[str] = list(table.remarks)  # shown below the next screen
        # Each command is the method of its name.
        self.commands: dict[str, Callable[[str], None]] = {word: getattr(self, word) for word in input_parser.COMMANDS}
        self.question: Question     # the pending one, once there is one

    def run(self) -> None:
        try:
            while True:
                self.resume()
                while not self.table.game.over:
                    self.decide()
                self.over()
                if not ask_yes(self.tty, "another"):
                    return
                self.table = self.again(self.table)
                self.news = []
        except (Leave, KeyboardInterrupt):
            self.leave()
        finally:
            self.table.leave()

    def resume(self) -> None:
        """Continue up to the reader's next decision, in a new game or an old one."""
        old = self.table.news() if self.tty.live else []  # otherwise it would be shown while the bots think
        self.bots_play()
        self.news = [*old, *self.news][-OLD_NEWS:]

    def bots_play(self) -> None:
        """Let the bots play; a reader at a real terminal can follow them."""
        if self.tty.live:
            progress = BotProgress(self.tty, self.table)
            self.table.bots_play(progress)
            self.news = progress.end()
            if progress.is_long:
                self.tty.discard_typed()
        else:
            self.table.bots_play()
            self.news = self.table.news()

    # -- deciding ----------------------------------------------------------------------------------------------------
    def decide(self) -> None:
        """Ask for one move, then let the bots play."""
        table = self.table
        self.question = table.question()
        self.show()
        while self.table is table:
            text = self.read()
            if not text and len(self.question.options) == 1:
                text = "1"
            if not text:
                self.show()
            elif self.carry_out(text):
                self.bots_play()
                self.keep()
                return

    def read(self) -> str:
        options = self.question.options
        words = [*[option.line for option in options], *input_parser.COMMANDS]
        last = len(options)
        return self.tty.ask(self.tty.say("prompt", last=last) if last > 1 else self.tty.say("prompt-only"), words)

    def carry_out(self, text: str) -> bool:
        """Do what was typed. Returns whether it was a move."""
        options = self.question.options
        exact = [option for option in options if option.line == input_parser.normalized(text)]
        called = input_parser.parse_command(text)
        if called and not exact:
            self.commands[called[0]](called[1])
            return False
        found = exact or input_parser.matching_options(text, options)
        if len(found) == 1:
            self.table.play(found[0].line)
            return True
        if found:
            self.tty.tell("typed-several", lines=", ".join(option.line for option in found[:6]))
        elif text.lstrip("-").isdigit():
            self.tty.tell("typed-number", last=len(options))
        else:
            self.refuse(text)
        return False

    def refuse(self, text: str) -> None:
        line = input_parser.normalized(text)
        if line in MOVE:
            self.why(line)
            return
        near = input_parser.suggestions(text, self.question.options)
        if near:
            self.tty.tell("typed-near", text=text, near=", ".join(near))
        else:
            self.tty.tell("typed-unknown", text=text)

    # -- showing -----------------------------------------------------------------------------------------------------
    def show(self) -> None:
        """Show the whole screen."""
        tty, fmt, question = self.tty, self.table.fmt, self.question
        text = questions.question_text(fmt, question.view, question.kind, question.effects)

        def whole(entries: list[LogEntry], most: int = screen.LISTED) -> RenderableType:
            return screen.decision(fmt, question.view, entries, text, question.options, tty.width, most=most)

        shown = whole(self.news)
        if not self.fits(shown):
            # In a small terminal, the options shrink before the news.
            shown = self.fitting(lambda entries: whole(entries, screen.GATHERED), self.news)
        told = self.explanation()
        if told and self.fits(Group(shown, told)):
            shown = Group(shown, told)
            self.explained.add(question.kind)
        tty.clear()
        tty.show(shown)
        for notice in self.notices:
            tty.warn(notice)
        self.notices = []

    def explanation(self) -> Text | None:
        """What a kind of question is about, when it is asked for the first time at a real terminal."""
        if not self.explains or not self.tty.live or self.question.kind in self.explained:
            return None
        return Text(self.about(), "dim")

    def about(self) -> str:
        role = acting(self.question.view)
        return question_help.explain(self.question.kind, self.table.fmt.facts, role, self.tty.lang)

    def fitting(self, whole: Callable[[list[LogEntry]], RenderableType], entries: list[LogEntry]) -> RenderableType:
        """The screen without the oldest news if not all fit in the terminal; what affects the reader stays longest."""
        kept = list(entries)
        for entry in entries:  # first those that are also visible on the table
            if entry.tone == "quiet" and not entry.heading and not self.fits(whole(kept)):
                kept.remove(entry)
        shown = whole(kept)
        more = LogEntry(-1, None, self.tty.say("log-more"), "quiet")
        while not self.fits(shown) and (small := [entry for entry in kept if entry.tone not in LOUD]):
            kept.remove(small[0])
            shown = whole([more, *kept])
        return shown if kept or self.fits(shown) else whole([])

    def fits(self, whole: RenderableType) -> bool:
        """Whether it fits on one screen; in a file there is room for everything."""
        tty = self.tty
        if not tty.live:
            return True
        options = tty.console.options.update(width=tty.width, height=None)
        return len(tty.console.render_lines(whole, options)) < tty.console.height

    # -- commands ----------------------------------------------------------------------------------------------------
    def help(self, rest: str) -> None:
        wish = rest.strip().lower()
        if wish in ("on", "off"):
            self.explains = wish == "on"
            self.explained.clear()
            self.tty.tell(f"help-is-{wish}")
            return
        self.tty.tell("help-laps" if self.table.fmt.facts.laps else "help-rounds")
        self.tty.tell("help", topic=rulebook.topics(self.table.fmt.facts.name)[-1].id)
        self.tty.tell("help-commands")
        # The pending question comes last, right above the prompt.
        self.tty.show(Text(""), Text(self.about(), "bold"))

    def hint(self, rest: str) -> None:
        """Show what a strong bot would do with what the reader can see."""
        options = self.question.options
        if len(options) == 1:
            self.tty.tell("hint-only")
            return
        self.tty.show_status(self.tty.say("hint-wait"))
        thoughts = self.table.advice()
        self.tty.show(screen.hint(self.table.fmt, options, thoughts, self.tty.width),
                      screen.expected(self.table.fmt, self.table.expectation(thoughts)))

    def why(self, rest: str) -> None:
        if not rest:
            self.tty.tell("why-what")
            return
        line = input_parser.normalized(rest)
        if line not in MOVE:
            self.tty.tell("why-unknown", text=rest)
            return
        refused = self.table.game.refusal(line)
        if refused is None:
            self.tty.tell("why-allowed", line=line)
        else:
            self.forbidden(refused)

    def forbidden(self, refused: Refused) -> None:
        """Show the plain reason, if there is one, and the rule."""
        rule, told = refused.rule, texts.rule(refused.rule, self.tty.lang)
        plain = sentence(refused.sentence(self.tty.lang))
        if plain:
            self.tty.tell("reason-why-not", line=refused.line, reason=plain)
            self.tty.tell("reason-rule", rule=rule, sentence=told)
        else:
            self.tty.tell("why-not", line=refused.line, rule=rule, sentence=told)

    def rules(self, rest: str) -> None:
        view = self.table.game.view(self.table.seat)
        facts, lang = self.table.fmt.facts, self.tty.lang
        if not rest:
            self.tty.show(rules_browser.index(facts, lang, view["characters"], view["uniques"]))
            return
        try:
            self.tty.show(rules_browser.look_up(rest, facts, lang))
        except rules_browser.NoRule as fault:
            self.tty.show(rules_browser.missing(fault, lang))

    def log(self, rest: str) -> None:
        history = self.table.history
        if rest and not (rest.isascii() and rest.isdigit()):
            self.tty.tell("log-number")
            return
        count = int(rest[:6]) if rest else 20
        self.tty.show(screen.log(self.table.fmt, history[-count:] if count else history, self.tty.width))

    def city(self, rest: str) -> None:
        """Show a player's city in full, with the texts of its cards."""
        fmt = self.table.fmt
        seats = [seat for seat, name in enumerate(fmt.names) if rest and name.lower().startswith(rest.lower())]
        if rest.isascii() and rest.isdigit() and int(rest[:6]) < len(fmt.names):
            seats = [int(rest)]
        if not rest and self.table.seat is not None:
            seats = [self.table.seat]
        if len(seats) != 1:
            self.tty.tell("city-who", last=len(fmt.names) - 1)
            return
        city = self.table.game.view(self.table.seat)["players"][seats[0]]["city"]
        self.tty.show(paint(fmt.player(seats[0])))
        if not city:
            self.tty.tell("city-empty")
        for item in city:
            text = Text("  ")
            text.append_text(fmt.district(item))
            words = rules_browser.brief(district(item), fmt.facts, fmt.lang)
            if words:
                text.append(f"  {sentence(words)}", "dim")
            self.tty.show(text)

    def score(self, rest: str) -> None:
        self.tty.tell("score-now")
        self.tty.show(score_sheet.score_table(self.table.fmt, self.table.public_scores(), [], self.tty.width))

    def board(self, rest: str) -> None:
        self.show()

    # -- files -------------------------------------------------------------------------------------------------------
    def save(self, rest: str) -> None:
        name, _, last = rest.rpartition(" ")
        position = bool(name.strip()) and last.lower() == "position"
        if not position:
            name = rest
        if not name.strip():
            self.tty.tell("save-where")
            return
        game = self.table.game
        try:
            path = path_of(name)
            replaced = files.write(path, game.position() if position else self.table.record())
        except UserError as fault:
            self.tty.warn(fault.sentence(self.tty.lang))
            return
        what = "position" if position else "record"
        self.tty.tell_file("saved-again" if replaced else "saved", path, what=what)

    def load(self, rest: str) -> None:
        if not rest:
            self.tty.tell("load-what")
            return
        try:
            level = shared_level(self.table.bot_names)
            table = load_table(self.tty, path_of(rest), otherwise=self.table.seat or 0, level=level)
        except UserError as fault:
            self.tty.warn(fault.sentence(self.tty.lang))
            return
        self.keep()
        self.table.leave()
        self.table = table
        self.notices += [self.tty.say("loaded", file=rest), *table.remarks]
        self.resume()

    def keep(self) -> Path | None:
        """Save the game, and return where. If that fails, the reader is told once and the game goes on."""
        try:
            return self.table.keep()
        except UserError as fault:
            if not self.unkept:
                self.notices += [fault.sentence(self.tty.lang), self.tty.say("unkept")]
            self.unkept = True
            return None

    # -- the end -----------------------------------------------------------------------------------------------------
    def quit(self, rest: str) -> None:
        raise Leave

    def leave(self) -> None:
        if self.table.game.over:
            return
        kept = self.keep()
        if kept:
            self.tty.tell_file("left", kept)
        else:
            self.tty.tell("left-unkept")

    def over(self) -> None:
        """Show the last news, the open table, the score, and where the game is kept."""
        tty, table = self.tty, self.table
        tty.clear()
        if self.news:
            tty.show(screen.log(table.fmt, self.news, tty.width), layout.divider(table.fmt, tty.width))
        show_end(tty, table)
        kept = self.keep()
        if kept:
            tty.tell_file("kept", kept)


def show_end(tty: TerminalIO, table: GameTable) -> None:
    """Show the open table, the score, and what went wrong with the bots."""
    game = table.game
    tty.show(screen.board(table.fmt, open_view(game), tty.width), layout.divider(table.fmt, tty.width))
    tty.show(score_sheet.final(table.fmt, game.scores(), game.winners, tty.width))
    table.leave()
    for fault in table.faults():
        tty.warn(fault)


def path_of(name: str) -> Path:
    path = Path(name.strip())
    try:
        return path.expanduser()
    except RuntimeError:  # no such user
        return path
