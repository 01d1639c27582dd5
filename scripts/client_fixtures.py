"""Prints real games as they are sent to the browser, with the terminal's texts for them, as JSON.

    python scripts/client_fixtures.py

The client's tests compare its own texts with these.
"""

import json
import re
from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any, cast

import msgspec

from citadels import Game, offers
from citadels.engine.events import CARDS_PART, KINDS
from citadels.engine.words import LINES
from citadels.facts import edition_names, facts_of
from citadels.offers import effects, parse
from citadels.shapes import Event
from citadels.terminal import rules_browser
from citadels.terminal.event_log import EventLog
from citadels.terminal.formatting import Formatter, Signs
from citadels.terminal.option_labels import offered, option
from citadels.terminal.questions import question_text
from citadels.texts.forms import plain
from citadels.web.observation import ask_of

Json = dict[str, Any]

NAMES = ["Sam", "Ana", "Boris", "Chiara", "Dan", "Elena", "Farid", "Greta", "Hugo"]
# edition, players, preset, options, seed; chosen so that every kind of question is asked somewhere
GAMES: list[tuple[str, int, str, Json, int]] = [
    ("deluxe", 2, "random", {}, 38),
    ("deluxe", 4, "random", {}, 27),
    ("deluxe", 5, "random", {}, 9),
    ("deluxe", 7, "random", {}, 3),
    ("classic", 3, "random", {"short_game": True}, 13),
    ("classic", 6, "random", {}, 67),
    ("classic", 6, "random", {}, 16),
    ("classic", 6, "random", {}, 28),
    ("circus", 4, "base", {}, 53),
    ("circus", 6, "base", {"smithy_pay": 2}, 10),
    ("common-city", 3, "base", {"printed_types": True}, 9),
]
EVERY = 15  # one in this many decisions of a game is kept, in addition to the first ones of each kind
FIRST = 3
LONGEST = 800  # events of a story


def formatter_of(edition: str, options: Json, players: int, seat: int | None) -> Formatter:
    return Formatter(facts_of(edition, options), NAMES[:players], seat, "en", Signs(plain=True))


# -- games -------------------------------------------------------------------------------------------------------------
def asking(game: Game) -> Json:
    """A question as it is sent to a seat, and as the terminal asks it."""
    seat = game.player
    assert seat is not None
    view = game.view(seat)
    fmt = formatter_of(view["edition"], view["options"], len(view["players"]), seat)
    known = effects(game, seat, [parse(line) for line in game.options()])
    options = offered(fmt, view, game.options(), known)
    return {
        "seat": seat,
        "view": view,
        "ask": msgspec.to_builtins(ask_of(game, seat, 1)),
        "question": plain(question_text(fmt, view, game.question, known)),
        "labels": [[option.line, plain(option.label)] for option in options],
        "reasons": [[refused.line, refused.sentence()] for refused in game.refusals()],
    }


def whole_game(edition: str, players: int, preset: str, options: Json, seed: int) -> Json:
    dice = Random(seed)
    game = Game.new(edition, players, preset=preset, seed=seed, options=options)
    asked: list[Json] = []
    met: Counter[str] = Counter()
    while not game.over:
        lines = game.options()
        kinds = {f"ask {game.question}", *(parse(line).key for line in lines)}
        met.update(kinds)
        if min(met[kind] for kind in kinds) <= FIRST or met.total() % EVERY == 0:
            asked.append(asking(game))
        game.play(dice.choice(lines))
    heard = [story(game, edition, options, players, seat) for seat in (0, players - 1, None)]
    return {"edition": edition, "options": options, "players": players, "asked": asked, "heard": heard}


def story(game: Game, edition: str, options: Json, players: int, seat: int | None) -> Json:
    """What a seat hears in a game, and the terminal's log of it, event by event."""
    log = EventLog(formatter_of(edition, options, players, seat))
    events = game.heard(seat)[:LONGEST]
    return {"seat": seat, "events": events, "told": [told(log, [event]) for event in events]}


def told(log: EventLog, events: Sequence[Event]) -> list[Json]:
    return [{"text": plain(entry.text), "tone": entry.tone, "heading": entry.heading, "turn": entry.turn,
             "character": entry.character} for entry in log.feed(events)]


# -- all texts ---------------------------------------------------------------------------------------------------------
def all_lines(edition: str) -> Json:
    """Every line of the notation in words, without its effect."""
    fmt = formatter_of(edition, {}, len(NAMES), 0)
    view = Game.new(edition, 4, seed=1).view(0)
    found = []
    for line in LINES:
        if re.search(" [2-8] ", line):
            continue  # worded like those about seat 1
        found.append([line, plain(option(fmt, view, parse(line), None).label)])
    return {"edition": edition, "view": view, "labels": found}


# The player's own character, another's, a card, the district itself, districts of a type, and nothing.
SOURCES = {(True, 1): "warlord", (True, 0): "thief", (True, None): "noble",
           (False, 1): "laboratory", (False, 0): "manor", (False, None): None}


def an_event(kind: Any, other: int | None, known: bool) -> Event:
    """An event of a kind with all its parts."""
    samples: Json = {
        "round": 3, "choice": 1, "gold": 2, "count": 2, "character": "king", "signed": "king", "flower": "king",
        "gave": "king", "received": "thief", "district": "manor", "type": "noble", "flowered": True,
        "characters": ["king", "thief"], "cards": ["manor", "tavern"], "for": "tavern", "points": 5, "lap": 2,
        "booth": 1,
    }
    event: Json = {"event": kind.name, "secret": {"fields": [], "seats": []}}
    if kind.seat:
        event["seat"] = 0
    if kind.other:
        event[kind.other] = other
    if kind.source:
        event[kind.source] = SOURCES[known, other]
    for part, bit in ((kind.arg, 2), (kind.cards, CARDS_PART)):
        if part:
            event[part] = samples[part] if known or not kind.secret & bit else None
    return cast(Event, event)


def all_events(edition: str) -> list[Json]:
    """Every kind of event for every kind of reader, with and without knowing its secret."""
    found = []
    begun: list[Event] = [{"event": "turned-up" if edition == "common-city" else "revealed", "seat": 0,
                           "character": "warlord", "secret": {"fields": [], "seats": []}}]
    mine: list[Event] = [{"event": "picked", "seat": 2, "character": "king", "secret": {"fields": [], "seats": []}}]
    for kind in KINDS:
        for reader in (0, 1, 2, None):
            for known in (True, False):
                for other in (1, 0, None) if kind.name in ("auctioned", "bribed", "paid", "earned") else (1, 0):
                    before = [*(mine if reader == 2 else []), *begun]
                    log = EventLog(formatter_of(edition, {}, 4, reader))
                    log.feed(before)
                    event = an_event(kind, other, known)
                    found.append({"seat": reader, "before": before, "event": event, "told": told(log, [event])})
    return found


def briefs(edition: str) -> Json:
    facts = facts_of(edition)
    uniques = [card for card, district in facts.districts.items() if district.type == "unique"]
    return {card: rules_browser.brief(card, facts, "en") for card in [*facts.ranks, *uniques, *facts.actions]}


def all_facts(edition: str) -> list[Json]:
    """What is printed on the cards, for all combinations of the lowest and highest values of the options."""
    choices = facts_of(edition).choices.items()
    ends = [[(name, bool(value) if choice.truth else value) for value in (choice.low, choice.high)]
            for name, choice in choices]
    found = []
    for chosen in product(*ends):
        facts = facts_of(edition, dict(chosen))
        found.append({
            "edition": edition,
            "options": dict(chosen),
            "types": {card: district.type for card, district in facts.districts.items()},
            "actions": facts.actions,
            "goals": [[facts.goal(n, False), facts.goal(n, True)] for n in range(facts.seats[0], facts.seats[1] + 1)],
        })
    return found


def main() -> None:
    found = {
        "names": NAMES,
        "kinds": offers.QUESTIONS,
        "games": [whole_game(*game) for game in GAMES],
        "lines": [all_lines(edition) for edition in edition_names()],
        "events": {edition: all_events(edition) for edition in ("deluxe", "common-city")},
        "briefs": {edition: briefs(edition) for edition in edition_names()},
        "facts": [printed for edition in edition_names() for printed in all_facts(edition)],
    }
    print(json.dumps(found, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main()
