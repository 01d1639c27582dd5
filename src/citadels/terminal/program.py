"""What each command of the command line does; the answer is the exit status."""

from __future__ import annotations

import argparse

from citadels import CitadelsError, texts
from citadels.facts import EDITION_NAMES, facts_of
from citadels.terminal import book, files, layout, screen, sheet
from citadels.terminal import learn as learning
from citadels.terminal.desk import Desk, Leave, standard_desk
from citadels.terminal.following import Following
from citadels.terminal.play import Session
from citadels.terminal.replay import Replay
from citadels.terminal.rivals import named
from citadels.terminal.table import Table
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


def run(args: argparse.Namespace, desk: Desk | None = None) -> int:
    desk = desk or standard_desk(args.lang)
    try:
        return {"play": play, "replay": replay, "rules": rules, "learn": learn}[args.command](args, desk)
    except files.Trouble as fault:
        desk.warn(str(fault))
        return BAD
    except CitadelsError as fault:
        desk.warn(fault.sentence(desk.lang))
        return BAD
    except KeyboardInterrupt:
        desk.wipe()
        return OK


def play(args: argparse.Namespace, desk: Desk) -> int:
    settings = settings_of(args)
    try:
        table = given_table(args, desk, settings)
        if table is None and not any_given(args):
            table = welcome(desk, settings)
    except Leave:
        return OK
    table = table or new_table(desk, settings)
    if args.watch:
        return watch(desk, table)
    Session(desk, table, lambda last: same_again(desk, last), explains=not args.no_help).run()
    return OK


def settings_of(args: argparse.Namespace) -> Settings:
    default = Settings()
    edition = known_edition(args.lang, args.edition or default.edition)
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
        bots=tuple(named(args.lang, args.bots)) if args.bots is not None else (),
    )


def listed(words: str | None) -> tuple[str, ...] | None:
    """Names with commas between them."""
    return None if words is None else tuple(word.strip() for word in words.split(",") if word.strip())


def any_given(args: argparse.Namespace) -> bool:
    """Whether the command line says what to play: then nothing is asked."""
    given = (args.edition, args.players, args.preset, args.characters, args.uniques, args.seed, args.seat, args.bots)
    return any(value is not None for value in given) or args.rank9 is not False or bool(args.watch or args.option)


def given_table(args: argparse.Namespace, desk: Desk, settings: Settings) -> Table | None:
    """The game of a file, if the command line names one."""
    path = args.load or args.position
    if args.resume:
        path = files.unfinished()
        if path is None:
            raise files.Trouble(desk.lang, "resume-none")
        return resumed(desk, path, args.watch, settings.bots)
    if path is None:
        return None
    return load_table(desk, path, args.seat, name=settings.name, watch=args.watch, bots=settings.bots)


def welcome(desk: Desk, settings: Settings) -> Table:
    """A game that was left comes first; otherwise ask what to play."""
    path = files.unfinished(newest=True)
    if path is not None:
        try:
            table = resumed(desk, path)
            facts = table.voice.facts
            args = {"edition": texts.text(f"edition-{facts.name}", desk.lang), "laps": "yes" if facts.laps else "no"}
            players = len(table.game.names)
            if ask_yes(desk, "resume-offer", round=table.game.view(None)["round"], players=players, **args):
                return table
        except files.Trouble as trouble:
            desk.warn(str(trouble))
    return new_table(desk, ask_settings(desk, settings))


# -- watching ----------------------------------------------------------------------------------------------------------
def watch(desk: Desk, table: Table) -> int:
    """Bots only, round by round; without stopping where nobody could press a key."""
    for remark in table.remarks:
        desk.warn(remark)
    try:
        return watch_rounds(desk, table)
    finally:
        table.leave()


def watch_rounds(desk: Desk, table: Table) -> int:
    stop = desk.live
    while not table.game.over:
        watch_round(desk, table)
        if stop and not table.game.over:
            desk.show(screen.board(table.voice, table.game.view(None), desk.width))
            try:
                typed = desk.ask(desk.say("watch-prompt")).lower()
            except Leave:
                return OK
            if typed in ("q", "quit"):
                return OK
            stop = typed != "e"
    view = {**table.game.position(), "seat": None}
    desk.show(screen.board(table.voice, view, desk.width), layout.divider(table.voice, desk.width))
    desk.show(sheet.final(table.voice, table.game.scores(), table.game.winners, desk.width))
    table.leave()
    for fault in table.faults():
        desk.warn(fault)
    try:
        table.keep()
        assert table.file is not None
        desk.tell_file("kept", table.file)
    except files.Trouble as trouble:
        desk.warn(str(trouble))
    return OK


def watch_round(desk: Desk, table: Table) -> None:
    if desk.live:
        following = Following(desk, table, at_once=True)
        table.round_of_bots(following)
        following.end()
        following.show()
    else:
        table.round_of_bots()
        desk.show(screen.log(table.voice, table.news(), desk.width))


# -- reading -----------------------------------------------------------------------------------------------------------
def replay(args: argparse.Namespace, desk: Desk) -> int:
    data = files.read(args.file, desk.lang)
    if not files.is_record(data):
        raise files.Trouble(desk.lang, "replay-no-record", file=str(args.file))
    try:
        story = Replay(desk, data, args.open)
    except CitadelsError as fault:
        raise files.Trouble(desk.lang, "file-refused", file=str(args.file), why=fault.sentence(desk.lang)) from None
    if args.all or not (desk.typed and desk.console.is_terminal):
        story.print_all()
    else:
        story.step()
    return OK


def learn(args: argparse.Namespace, desk: Desk) -> int:
    learning.learn(desk, learning.chosen(desk.lang, args.chapter))
    return OK


def rules(args: argparse.Namespace, desk: Desk) -> int:
    facts = facts_of(known_edition(desk.lang, args.edition or EDITION))
    if not args.what:
        desk.show(book.index(facts, desk.lang))
        return OK
    asked = " ".join(args.what)
    try:
        desk.show(book.look_up(asked, facts, desk.lang))
    except book.NoRule as fault:
        if args.edition is None and rules_elsewhere(asked, desk):
            return OK
        desk.show(book.missing(fault, desk.lang))
        return BAD
    return OK


def rules_elsewhere(asked: str, desk: Desk) -> bool:
    """Who names no edition may mean a card of another one."""
    for edition in EDITION_NAMES:
        facts = facts_of(edition)
        card = book.called(book.key(asked), book.cards_of(facts), desk.lang)
        if card:
            args = {name: desk.say(f"edition-{of}") for name, of in (("edition", EDITION), ("other", edition))}
            desk.tell("rules-other-edition", card=texts.name(card, desk.lang), **args)
            desk.show(book.look_up(asked, facts, desk.lang))
            return True
    return False
