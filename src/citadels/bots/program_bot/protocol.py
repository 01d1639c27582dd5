"""The messages between us and a program: one JSON object to a line. docs/write-a-bot.md explains them.

What we write comes from an observation alone, and always in the same order: two games that a seat cannot tell apart
give the same bytes. Every field that we read is checked.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final, NoReturn

from citadels.bots.bot import NoAnswer, Thought
from citadels.bots.observation import Observation
from citadels.bots.program_bot.program import quoted
from citadels.engine.words import CARD_IDS
from citadels.facts import facts_of
from citadels.shapes import View

Message = dict[str, Any]      # its fields depend on what it says

PROTOCOL: Final = "citadels"
VERSION: Final = 1
ACTION: Final = "action"      # the type of cards that are not districts
MAX_NAME: Final = 60          # letters in the name of a program

HELLO: Final[Message] = {"say": "hello", "protocol": PROTOCOL, "version": VERSION}
QUIT: Final[Message] = {"say": "quit"}

# The fields of a program's messages: the type of each, and whether it may be left out.
ANSWERS: Final[dict[str, dict[str, tuple[str, bool]]]] = {
    "ready": {"version": ("number", False), "name": ("text", False)},
    "play": {"number": ("number", False), "line": ("text", False), "thoughts": ("list", True)},
}
TYPES: Final[dict[str, type]] = {"number": int, "text": str, "list": list}


# -- what we say -------------------------------------------------------------------------------------------------------
def encode(message: Message) -> bytes:
    """A message as a line: its own fields in their order, everything inside them sorted."""
    fields = (f"{json.dumps(key)}: {json.dumps(value, sort_keys=True)}"
              for key, value in message.items())
    return ("{" + ", ".join(fields) + "}\n").encode()


def game(observation: Observation, seed: int, ms: int) -> Message:
    """What is known before the first decision, and what is printed on the cards."""
    view = observation.view
    return {"say": "game", "edition": view["edition"], "options": view["options"], "seats": len(view["players"]),
            "seat": observation.seat, "seed": seed, "ms": ms, "characters": characters(view), "cards": cards(view)}


def decide(observation: Observation, number: int, ms: int, since: int, explain: bool) -> Message:
    return {"say": "decide", "number": number, "ms": ms, "explain": explain, "options": observation.options,
            "events": observation.heard(since), "view": observation.view}


def over(observation: Observation, since: int, scores: list[int], winners: list[int]) -> Message:
    return {"say": "over", "scores": scores, "winners": winners, "events": observation.heard(since),
            "view": observation.view}


def characters(view: View) -> dict[str, dict[str, int | str | None]]:
    """The characters of a game: the rank of each, and the type of district that it gains for."""
    facts = facts_of(view["edition"])
    return {word: {"rank": facts.ranks[word], "gains": facts.gains.get(word)} for word in view["characters"]}


def cards(view: View) -> dict[str, dict[str, int | str]]:
    """The district and action cards of a game: cost, type, and how many of each there are."""
    facts = facts_of(view["edition"], view["options"])
    uniques = Counter(view["uniques"])
    found: dict[str, dict[str, int | str]] = {}
    for word, card in facts.districts.items():
        copies = uniques[word] if CARD_IDS[word] in facts.edition.unique_kinds else card.copies
        if copies:
            found[word] = {"type": card.type, "cost": card.cost, "copies": copies}
    for word, copies in facts.actions.items():
        found[word] = {"type": ACTION, "cost": 0, "copies": copies}
    return found


# -- what it says ------------------------------------------------------------------------------------------------------
def decode(line: bytes, say: str) -> Message:
    """A line of the program that should be this kind of message. Raises NoAnswer."""
    try:
        message = json.loads(line.decode("utf-8"), parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise NoAnswer("bot-program-json", line=quoted(line)) from None
    if not isinstance(message, dict):
        raise NoAnswer("bot-program-json", line=quoted(line))
    if message.pop("say", None) != say:
        raise NoAnswer("bot-program-say", line=quoted(line), say=say)
    _check(message, ANSWERS[say], line)
    return message


def read_ready(line: bytes) -> str:
    """The name of the program that says it is ready."""
    message = decode(line, "ready")
    if message["version"] != VERSION:
        raise NoAnswer("bot-program-version", version=str(message["version"]), known=VERSION)
    name: str = message["name"]
    if not 0 < len(name) <= MAX_NAME or not name.isprintable():
        raise NoAnswer("bot-program-name", name=quoted(name), longest=MAX_NAME)
    return name


def read_play(line: bytes, number: int, options: list[str]) -> tuple[str, list[Thought] | None] | None:
    """The line it plays and its thoughts; None if it answers an earlier question."""
    message = decode(line, "play")
    if message["number"] < number:
        return None
    if message["number"] > number:
        raise NoAnswer("bot-program-number", answered=str(message["number"]), asked=str(number))
    if message["line"] not in options:
        raise NoAnswer("bot-not-an-option", line=quoted(message["line"]))
    given = message.get("thoughts")
    return message["line"], None if given is None else [_thought(row, options, line) for row in given]


def _thought(row: object, options: list[str], line: bytes) -> Thought:
    if isinstance(row, dict) and row.keys() == {"line", "share", "win", "games"} and row["line"] in options:
        share, win, games = row["share"], row["win"], row["games"]
        if _is_share(share) and (win is None or _is_share(win)) and type(games) is int and games >= 0:
            return Thought(row["line"], share, win, games)
    raise NoAnswer("bot-program-field", line=quoted(line), field="thoughts")


def _is_share(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1


def _check(message: Message, fields: dict[str, tuple[str, bool]], line: bytes) -> None:
    for field in message:
        if field not in fields:
            raise NoAnswer("bot-program-extra", line=quoted(line), field=quoted(field))
    for field, (kind, optional) in fields.items():
        if field not in message and optional:
            continue
        # The type itself: to `isinstance`, true and false are numbers.
        if type(message.get(field)) is not TYPES[kind]:
            raise NoAnswer("bot-program-field", line=quoted(line), field=field)


def _no_number(word: str) -> NoReturn:
    raise ValueError(word)
