"""Before a game: what is played, by whom, and games that are taken up again."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.text import Text

from citadels import CitadelsError, Game, texts
from citadels.terminal import files
from citadels.terminal.desk import Desk
from citadels.terminal.facts import PRESET_NAMES, facts_of
from citadels.terminal.screen import flow, stacked
from citadels.terminal.table import Table
from citadels.terminal.voice import clean

Json = dict[str, Any]

EDITION = "deluxe"
FEWEST, MOST = 2, 8
CHOICE = range(4, 8)  # so many players may do with or without rank 9


@dataclass(frozen=True)
class Settings:
    players: int = 4
    preset: str = "first-game"
    rank9: bool | str = False
    seed: int | None = None
    seat: int | None = 0  # None: only watch
    name: str = ""


def new_table(desk: Desk, settings: Settings) -> Table:
    """Deal a game. Raises BadSetup, and Trouble for a seat that is not there."""
    game = Game.new(EDITION, settings.players, preset=settings.preset, rank9=settings.rank9, seed=settings.seed)
    if settings.seat is not None and not 0 <= settings.seat < settings.players:
        raise files.Trouble(desk.lang, "no-seat", seat=settings.seat, last=settings.players - 1)
    game.names = seat_names(desk, settings.players, settings.seat, settings.name)
    return Table(game, settings.seat, desk.lang, desk.signs)


def seat_names(desk: Desk, players: int, seat: int | None, name: str) -> list[str]:
    own = clean(name) or desk.say("default-name")
    bots = [bot.strip() for bot in desk.say("bot-names").split(",")]
    bots = [bot for bot in bots if bot.casefold() != own.casefold()]
    return [own if other == seat else bots.pop(0) for other in range(players)]


# -- questions ---------------------------------------------------------------------------------------------------------
def ask_settings(desk: Desk, given: Settings) -> Settings:
    """Ask kindly; Enter takes what stands in brackets."""
    desk.tell("welcome", "bold", edition=texts.text(f"edition-{EDITION}", desk.lang))
    desk.tell("welcome-enter", "dim")
    players = ask_number(desk, "ask-players", given.players, FEWEST, MOST)
    assert players is not None
    settings = replace(given, players=players)
    names = [texts.text(f"preset-{preset}", desk.lang) for preset in PRESET_NAMES]
    first = PRESET_NAMES.index(given.preset)
    settings = replace(settings, preset=PRESET_NAMES[ask_choice(desk, "ask-preset", names, first)])
    if players in CHOICE:
        ninths = facts_of(EDITION).ninth(players)
        words = [desk.say("rank9-none"), *[texts.name(character, desk.lang) for character in ninths]]
        chosen = ask_choice(desk, "ask-rank9", words, 0)
        settings = replace(settings, rank9=ninths[chosen - 1] if chosen else False)
    default = clean(given.name) or desk.say("default-name")
    settings = replace(settings, name=clean(desk.ask(desk.say("ask-name", default=default))) or default)
    return replace(settings, seed=ask_number(desk, "ask-seed", None, 0, 10**18))


def ask_number(desk: Desk, message: str, default: int | None, low: int, high: int) -> int | None:
    while True:
        typed = desk.ask(desk.say(message, low=str(low), high=str(high), default=str(default)))
        if not typed:
            return default
        if re.fullmatch("[0-9]{1,19}", typed) and low <= int(typed) <= high:
            return int(typed)
        desk.tell("answer-number", low=str(low), high=str(high))


def ask_choice(desk: Desk, message: str, words: list[str], default: int) -> int:
    """One of several, by number or by the beginning of its name."""
    items = [Text(f"{number} {word}") for number, word in enumerate(words, 1)]
    while True:
        desk.tell(message)
        desk.show(indented(items, desk.width))
        typed = desk.ask(desk.say("ask-which", default=default + 1)).casefold()
        if not typed:
            return default
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:4]) <= len(words):
            return int(typed[:4]) - 1
        found = [i for i, word in enumerate(words) if word.casefold().startswith(typed)]
        if len(found) == 1:
            return found[0]
        desk.tell("answer-choice", last=len(words))


def indented(items: list[Text], width: int) -> Text:
    return stacked([Text("  ") + line for line in flow(items, width - 2, 3)])


def ask_yes(desk: Desk, message: str, **args: str | int) -> bool:
    while True:
        typed = desk.ask(desk.say(message, **args)).casefold()
        if typed in ("", *desk.say("yes").split()):
            return True
        # A program that types is not asked twice: it would answer the same for ever.
        if typed in desk.say("no").split() or not desk.typed:
            return False
        desk.tell("answer-yes")


# -- games from files --------------------------------------------------------------------------------------------------
def open_game(data: Json) -> tuple[Game, int | None]:
    """The game of a record or position, and the seat of its reader if the record says so."""
    if not files.is_record(data):
        return Game.from_position(data), None
    game = Game.from_record(data)
    game.names = [clean(name) or str(seat) for seat, name in enumerate(game.names)]
    seat = data.get("seat")
    known = isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(game.names)
    return game, seat if known else None


def load_table(desk: Desk, path: Path, wanted: int | None = None, otherwise: int = 0, name: str = "") -> Table:
    """The game of a file, with the reader at the wanted seat, or the one the record names. Raises Trouble."""
    data = files.read(path, desk.lang)
    try:
        game, own = open_game(data)
    except CitadelsError as fault:
        raise files.Trouble(desk.lang, "file-refused", file=str(path), why=str(fault)) from None
    if game.over:
        raise files.Trouble(desk.lang, "file-over", file=str(path))
    seats = len(game.names)
    if wanted is not None and not 0 <= wanted < seats:
        raise files.Trouble(desk.lang, "no-seat", seat=wanted, last=seats - 1)
    seat = wanted if wanted is not None else own if own is not None else otherwise if otherwise < seats else 0
    if not files.is_record(data):
        game.names = seat_names(desk, seats, seat, name)
    return Table(game, seat, desk.lang, desk.signs)


def resumed(desk: Desk, path: Path) -> Table:
    """A kept game, to be kept on in the same place. Raises Trouble."""
    table = load_table(desk, path)
    table.file = path
    return table
