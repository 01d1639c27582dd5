"""Before a game: asking for its settings, or loading a saved one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from citadels import BadSetup, Game, texts
from citadels.facts import Facts, edition_names, facts_of
from citadels.terminal import files
from citadels.terminal.bot_names import DEFAULT_LEVEL, LEVELS, fill_seats, saved_bots, seat_bots, shared_level
from citadels.terminal.errors import UserError
from citadels.terminal.formatting import clean, sentence
from citadels.terminal.game_table import GameTable
from citadels.terminal.layout import flow, grid, stacked
from citadels.terminal.rules_browser import option_words
from citadels.terminal.terminal_io import TerminalIO

EDITION = edition_names()[0]
QUOTED = 60  # characters of a name


@dataclass(frozen=True)
class Settings:
    edition: str = EDITION
    players: int = 4
    preset: str | None = None  # None: the edition's first
    characters: tuple[str, ...] | None = None  # a custom cast
    uniques: tuple[str, ...] | None = None
    rank9: bool | str = False
    options: dict[str, int] = field(default_factory=dict)
    seed: int | None = None
    seat: int | None = 0  # None: only watch
    name: str = ""
    bots: tuple[str, ...] = ()  # one for all or one for each; none: the default level


def new_table(tty: TerminalIO, settings: Settings) -> GameTable:
    """Deal a game. Raises BadSetup, or UserError for a seat that does not exist."""
    game = dealt(settings)
    if settings.seat is not None and not 0 <= settings.seat < settings.players:
        raise UserError("no-seat", seat=settings.seat, last=settings.players - 1)
    game.names = seat_names(tty, settings.players, settings.seat, settings.name)
    bots = seat_bots(settings.bots or [DEFAULT_LEVEL], settings.players, settings.seat)
    return GameTable(game, settings.seat, tty.lang, tty.signs, bots)


def dealt(settings: Settings) -> Game:
    """A game with these settings. Raises BadSetup."""
    return Game.new(settings.edition, settings.players, preset=settings.preset, characters=settings.characters,
                    uniques=settings.uniques, rank9=settings.rank9, options=typed_options(settings), seed=settings.seed)


def typed_options(settings: Settings) -> dict[str, bool | int]:
    """The options with their types: some are numbers, others yes or no."""
    choices = facts_of(settings.edition).choices
    return {name: bool(value) if choices[name].truth else value for name, value in settings.options.items()}


def same_again(tty: TerminalIO, table: GameTable) -> GameTable:
    """Another game with the same cards and players; with other cards if those of a position cannot be dealt."""
    view = table.game.view(None)
    edition, seats, options = view["edition"], len(table.game.names), view["options"]
    try:
        game = Game.new(edition, seats, characters=view["characters"], uniques=view["uniques"], options=options)
    except BadSetup:
        game = Game.new(edition, seats, options=options)
    game.names = list(table.game.names)
    return GameTable(game, table.seat, tty.lang, tty.signs, table.bot_names)


def seat_names(tty: TerminalIO, players: int, seat: int | None, name: str) -> list[str]:
    own = clean(name) or tty.say("default-name")
    bots = [bot.strip() for bot in tty.say("bot-names").split(",")]
    bots = [bot for bot in bots if bot.casefold() != own.casefold()]
    return [own if other == seat else bots.pop(0) for other in range(players)]


# -- questions ---------------------------------------------------------------------------------------------------------
def ask_settings(tty: TerminalIO, given: Settings) -> Settings:
    """Ask for the settings; Enter takes the default in brackets."""
    tty.tell("welcome", "bold")
    tty.tell("welcome-enter", "dim")
    names = [texts.text(f"edition-{edition}", tty.lang) for edition in edition_names()]
    notes = [texts.text(f"about-{edition}", tty.lang) for edition in edition_names()]
    edition = edition_names()[ask_choice(tty, "ask-edition", names, edition_names().index(given.edition), notes)]
    facts = facts_of(edition)
    players = ask_number(tty, "ask-players", given.players, *facts.seats)
    assert players is not None
    settings = replace(given, edition=edition, players=players)
    if len(facts.presets) > 1:
        names = [texts.text(f"preset-{preset}", tty.lang) for preset in facts.presets]
        settings = replace(settings, preset=facts.presets[ask_choice(tty, "ask-preset", names, 0)])
    if facts.may_have_ninth(players):
        ninths = facts.ninth(players)
        words = [tty.say("rank9-none"), *[texts.name(character, tty.lang) for character in ninths]]
        chosen = ask_choice(tty, "ask-rank9", words, 0)
        settings = replace(settings, rank9=ninths[chosen - 1] if chosen else False)
    if facts.choices:
        settings = replace(settings, options=ask_options(tty, facts))
    names = [sentence(tty.say(f"level-{level}")) for level in LEVELS]
    notes = [tty.say(f"about-{level}") for level in LEVELS]
    level = LEVELS[ask_choice(tty, "ask-level", names, LEVELS.index(DEFAULT_LEVEL), notes)]
    settings = replace(settings, bots=(level,))
    default = clean(given.name) or tty.say("default-name")
    settings = replace(settings, name=clean(tty.ask(tty.say("ask-name", default=default))) or default)
    return replace(settings, seed=ask_number(tty, "ask-seed", None, 0, 10**18))


def ask_options(tty: TerminalIO, facts: Facts) -> dict[str, int]:
    """Show the options of the edition and let the reader change one after the other."""
    chosen = dict(facts.options)
    names = list(chosen)
    titles = [texts.text(f"option-{name.replace('_', '-')}", tty.lang) for name in names]
    helped = False
    while True:
        tty.tell("ask-options", count=len(names))
        table = grid(3, max(20, tty.width - 5))
        for number, name in enumerate(names, 1):
            table.add_row(f"  {number}", Text(option_words(name, chosen[name], facts, tty.lang)))
            if not helped:
                table.add_row("", Text(texts.text(f"option-{name.replace('_', '-')}-help", tty.lang), "dim"))
        tty.show(table)
        helped = True
        typed = tty.ask(tty.say("ask-option"))
        if not typed:
            return chosen
        found = picked(typed, titles)
        if found is None:
            tty.tell("answer-choice", last=len(names))
            continue
        name = names[found]
        choice = facts.choices[name]
        if choice.truth:
            chosen[name] = 1 - chosen[name]
            continue
        value = ask_number(tty, "ask-option-value", chosen[name], choice.low, choice.high, option=titles[found])
        assert value is not None
        chosen[name] = value


def picked(typed: str, words: Sequence[str]) -> int | None:
    """The index of the chosen word, by its number or by the beginning of its name."""
    typed = typed.casefold()
    if typed.isascii() and typed.isdigit():
        return int(typed[:4]) - 1 if 1 <= int(typed[:4]) <= len(words) else None
    found = [i for i, word in enumerate(words) if word.casefold().startswith(typed)]
    return found[0] if len(found) == 1 else None


def given_options(lang: str, edition: str, given: Sequence[str]) -> dict[str, int]:
    """The options given on the command line as NAME=VALUE. Raises UserError."""
    facts = facts_of(edition)
    found = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        name = name.replace("-", "_").lower()
        words = {"edition": texts.text(f"edition-{edition}", lang), "name": name, "value": value}
        if not facts.choices:
            raise UserError("bad-option-none", **words)
        if not equals:
            raise UserError("bad-option-shape", text=text)
        if name not in facts.choices:
            raise UserError("bad-option-name", options=", ".join(facts.choices), **words)
        choice = facts.choices[name]
        if choice.truth:
            yes, no = (texts.text(message, lang).split() for message in ("truths", "untruths"))
            if value.casefold() not in (*yes, *no):
                raise UserError("bad-option-truth", **words)
            found[name] = int(value.casefold() in yes)
        elif re.fullmatch("[0-9]{1,4}", value) and choice.low <= int(value) <= choice.high:
            found[name] = int(value)
        else:
            raise UserError("bad-option-number", low=choice.low, high=choice.high, **words)
    return found


def known_edition(name: str) -> str:
    """The name, if there is such an edition. Raises UserError."""
    if name not in edition_names():
        raise UserError("no-edition", name=name, editions=", ".join(edition_names()))
    return name


def ask_number(tty: TerminalIO, message: str, default: int | None, low: int, high: int, **more: str) -> int | None:
    while True:
        typed = tty.ask(tty.say(message, low=str(low), high=str(high), default=str(default), **more))
        if not typed:
            return default
        if re.fullmatch("[0-9]{1,19}", typed) and low <= int(typed) <= high:
            return int(typed)
        tty.tell("answer-number", low=str(low), high=str(high))


def ask_choice(tty: TerminalIO, message: str, words: list[str], default: int, notes: Sequence[str] = ()) -> int:
    """Ask for one of several, by number or by the beginning of its name."""
    items = [Text(f"{number} {word}") for number, word in enumerate(words, 1)]
    shown: RenderableType = stacked([Text("  ") + line for line in flow(items, tty.width - 2, 3)])
    if notes:
        width = max(item.cell_len for item in items)
        table = grid(1, width, max(20, tty.width - width - 6))
        for item, note in zip(items, notes, strict=True):
            table.add_row("", item, Text(note, "dim"))
        shown = table
    while True:
        tty.tell(message)
        tty.show(shown)
        typed = tty.ask(tty.say("ask-which", default=default + 1))
        if not typed:
            return default
        found = picked(typed, words)
        if found is not None:
            return found
        tty.tell("answer-choice", last=len(words))


def ask_yes(tty: TerminalIO, message: str, **args: str | int) -> bool:
    while True:
        typed = tty.ask(tty.say(message, **args)).casefold()
        if typed in ("", *tty.say("yes").split()):
            return True
        # Piped input is not asked twice: a program would give the same answer forever.
        if typed in tty.say("no").split() or not tty.typed:
            return False
        tty.tell("answer-yes")


# -- games from files --------------------------------------------------------------------------------------------------
class Stored(NamedTuple):
    """The content of a record or position."""

    game: Game
    seat: int | None  # of its reader, if the record says so
    bots: list[str]  # by seat, "" if none is named that can be used
    left_out: list[str]  # bots that cannot be used


def open_game(data: files.Unchecked) -> Stored:
    if not files.is_record(data):
        game = Game.from_position(data)
        return Stored(game, None, [""] * len(game.names), [])
    game = Game.from_record(data)
    game.names = [clean(name) or str(seat) for seat, name in enumerate(game.names)]
    seat = data.get("seat")
    known = isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(game.names)
    return Stored(game, seat if known else None, *saved_bots(data, len(game.names)))


def load_table(
    tty: TerminalIO, path: Path, wanted: int | None = None, *, otherwise: int = 0, name: str = "", watch: bool = False,
    bots: Sequence[str] = (), level: str = "",
) -> GameTable:
    """The game of a file, with the reader in the wanted seat or the record's, and the named bots or the record's.

    Raises UserError.
    """
    data = files.read(path)
    with files.refusing(path):
        game, own, found, left_out = open_game(data)
    if game.over:
        raise UserError("file-over", file=str(path))
    seats = len(game.names)
    if wanted is not None and not 0 <= wanted < seats:
        raise UserError("no-seat", seat=wanted, last=seats - 1)
    seat = wanted if wanted is not None else own if own is not None else otherwise if otherwise < seats else 0
    if not files.is_record(data):
        game.names = seat_names(tty, seats, seat, name)
    reader = None if watch else seat
    usual = shared_level(found) or level or DEFAULT_LEVEL
    kinds = seat_bots(bots, seats, reader) if bots else fill_seats(found, reader, usual)
    table = GameTable(game, reader, tty.lang, tty.signs, kinds)
    if left_out and not bots:
        table.remarks.append(tty.say("bots-left-out", bots=", ".join(map(quoted, left_out)),
                                      instead=table.fmt.bot(usual)))
    return table


def quoted(name: str) -> str:
    """A name from a file, shortened and without control characters."""
    text = repr(name)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}..."


def resumed(tty: TerminalIO, path: Path, watch: bool = False, bots: Sequence[str] = ()) -> GameTable:
    """A kept game, which will be saved to the same file. Raises UserError."""
    table = load_table(tty, path, watch=watch, bots=bots)
    table.file = path
    return table
