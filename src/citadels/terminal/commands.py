"""The commands of the terminal. Each returns the exit status."""

from __future__ import annotations

import argparse

from rich.text import Text

from citadels import CitadelsError, fairness, texts
from citadels.facts import edition_names, facts_of
from citadels.terminal import files, rules_browser, screen
from citadels.terminal import learn as learning
from citadels.terminal.bot_names import parse_bots
from citadels.terminal.bot_progress import BotProgress
from citadels.terminal.errors import UserError
from citadels.terminal.game_table import GameTable
from citadels.terminal.replay import Replay
from citadels.terminal.session import Session, show_end
from citadels.terminal.terminal_io import Leave, TerminalIO, standard_terminal
from citadels.terminal.welcome import (
    EDITION,
    Settings,
    ask_settings,
    ask_yes,
    given_options,
    known_edition,
    load_table,
    new_table,
    resumed,
    same_again,
)

OK = 0
BAD = 1


def run(args: argparse.Namespace, tty: TerminalIO | None = None) -> int:
    tty = tty or standard_terminal(args.lang)
    try:
        commands = {"play": play_in_terminal, "replay": replay, "verify": verify, "rules": rules, "learn": learn}
        return commands[args.command](args, tty)
    except CitadelsError as fault:
        tty.warn(fault.sentence(tty.lang))
        return BAD
    except KeyboardInterrupt:
        tty.clear_status()
        return OK


def play_in_terminal(args: argparse.Namespace, tty: TerminalIO) -> int:
    settings = settings_of(args)
    try:
        table = given_table(args, tty, settings)
        if table is None and not any_given(args):
            table = welcome(tty, settings)
    except Leave:
        return OK
    table = table or new_table(tty, settings)
    if args.watch:
        return watch(tty, table)
    Session(tty, table, lambda last: same_again(tty, last), explains=not args.no_help).run()
    return OK


def settings_of(args: argparse.Namespace) -> Settings:
    default = Settings()
    edition = known_edition(args.edition or default.edition)
    return Settings(
        edition=edition,
        players=default.players if args.players is None else args.players,
        preset=args.preset,
        characters=listed(args.characters),
        uniques=listed(args.uniques),
        rank9=args.rank9,
        options=given_options(args.lang, edition, args.option),
        seed=args.seed,
        seat=None if args.watch else args.seat or 0,
        name=args.name,
        bots=tuple(parse_bots(args.bots)) if args.bots is not None else (),
    )


def listed(words: str | None) -> tuple[str, ...] | None:
    return None if words is None else tuple(word.strip() for word in words.split(",") if word.strip())


def any_given(args: argparse.Namespace) -> bool:
    """Whether the command line says what to play, so that there is nothing to ask."""
    given = (args.edition, args.players, args.preset, args.characters, args.uniques, args.seed, args.seat, args.bots)
    return any(value is not None for value in given) or args.rank9 is not False or bool(args.watch or args.option)


def given_table(args: argparse.Namespace, tty: TerminalIO, settings: Settings) -> GameTable | None:
    """The game from a file, if the command line names one."""
    path = args.load or args.position
    if args.resume:
        path = files.unfinished()
        if path is None:
            raise UserError("resume-none")
        return resumed(tty, path, args.watch, settings.bots)
    if path is None:
        return None
    return load_table(tty, path, args.seat, name=settings.name, watch=args.watch, bots=settings.bots)


def welcome(tty: TerminalIO, settings: Settings) -> GameTable:
    """Offer to continue an unfinished game; otherwise ask what to play."""
    path = files.unfinished(newest=True)
    if path is not None:
        try:
            table = resumed(tty, path)
            facts = table.fmt.facts
            args = {"edition": texts.text(f"edition-{facts.name}", tty.lang), "laps": "yes" if facts.laps else "no"}
            players = len(table.game.names)
            if ask_yes(tty, "resume-offer", round=table.game.view(None)["round"], players=players, **args):
                return table
        except UserError as fault:
            tty.warn(fault.sentence(tty.lang))
    return new_table(tty, ask_settings(tty, settings))


# -- watching ----------------------------------------------------------------------------------------------------------
def watch(tty: TerminalIO, table: GameTable) -> int:
    """Watch a game between bots, with a pause after each round if somebody is there to press a key."""
    for remark in table.remarks:
        tty.warn(remark)
    try:
        return watch_rounds(tty, table)
    finally:
        table.leave()


def watch_rounds(tty: TerminalIO, table: GameTable) -> int:
    stop = tty.live
    while not table.game.over:
        watch_round(tty, table)
        if stop and not table.game.over:
            tty.show(screen.board(table.fmt, table.game.view(None), tty.width))
            try:
                typed = tty.ask(tty.say("watch-prompt")).lower()
            except Leave:
                return OK
            if typed in ("q", "quit"):
                return OK
            stop = typed != "e"
    show_end(tty, table)
    try:
        tty.tell_file("kept", table.keep())
    except UserError as fault:
        tty.warn(fault.sentence(tty.lang))
    return OK


def watch_round(tty: TerminalIO, table: GameTable) -> None:
    if tty.live:
        progress = BotProgress(tty, table, at_once=True)
        table.round_of_bots(progress)
        progress.end()
        progress.show()
    else:
        table.round_of_bots()
        tty.show(screen.log(table.fmt, table.news(), tty.width))


# -- reading -----------------------------------------------------------------------------------------------------------
def verify(args: argparse.Namespace, tty: TerminalIO) -> int:
    """Deal a finished game again, and compare."""
    data = files.read_record(args.file)
    with files.refusing(args.file):
        verdict = fairness.verify(data, args.commitment)
    proof = data.get("fairness")
    if proof is not None:
        for message, value in (("verify-commitment", proof["commitment"]), ("verify-secret", proof["secret"]),
                               ("verify-words", ", ".join(proof["words"]))):
            tty.show(Text(f"{tty.say(message)}: {value or '–'}"))
    if verdict.kept:
        tty.show(Text(tty.say(verdict.message)))
        return OK
    tty.warn(tty.say(verdict.message))
    return BAD


def replay(args: argparse.Namespace, tty: TerminalIO) -> int:
    data = files.read_record(args.file)
    with files.refusing(args.file):
        stored = Replay(tty, data, args.open)
    if args.all or not (tty.typed and tty.console.is_terminal):
        stored.print_all()
    else:
        stored.step_through()
    return OK


def learn(args: argparse.Namespace, tty: TerminalIO) -> int:
    learning.learn(tty, learning.chosen(tty.lang, args.chapter))
    return OK


def rules(args: argparse.Namespace, tty: TerminalIO) -> int:
    facts = facts_of(known_edition(args.edition or EDITION))
    if not args.what:
        tty.show(rules_browser.index(facts, tty.lang))
        return OK
    asked = " ".join(args.what)
    try:
        tty.show(rules_browser.look_up(asked, facts, tty.lang))
    except rules_browser.NoRule as fault:
        if args.edition is None and rules_elsewhere(asked, tty):
            return OK
        tty.show(rules_browser.missing(fault, tty.lang))
        return BAD
    return OK


def rules_elsewhere(asked: str, tty: TerminalIO) -> bool:
    """Show a card of another edition, if no edition was named and there is such a card."""
    for edition in edition_names():
        facts = facts_of(edition)
        card = rules_browser.called(rules_browser.key(asked), facts.cards, tty.lang)
        if card:
            args = {name: tty.say(f"edition-{of}") for name, of in (("edition", EDITION), ("other", edition))}
            tty.tell("rules-other-edition", card=texts.name(card, tty.lang), **args)
            tty.show(rules_browser.look_up(asked, facts, tty.lang))
            return True
    return False
