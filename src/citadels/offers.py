"""What is offered: lines taken apart, what each would bring, and which kind of decision they are together."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final, NamedTuple

from citadels import Game

Json = dict[str, Any]

PAIRS: Final = ("bonus gold", "bonus cards", "take gold", "take card", "give gold")
CHARACTER_VERBS: Final = ("pick", "discard", "name", "sign", "warrant", "flower", "threaten")
# What these bring is known before they are played, so it is shown with them.
FORESEEN: Final = (
    "gold", "cards", "income", "income-n", "bonus", "bonus-gold", "bonus-cards", "build", "pay", "now",
    "bribe", "reveal", "swap", "alms", "borrow", "destroy", "for", "seize", "beautify", "smithy", "laboratory",
    "take-gold", "sell", "cash",
)
# The kind of decision by what is offered: the first verb found decides.
BY_VERB: Final = (
    ("strongman", "strongman"),
    ("acrobat", "acrobat"),
    ("thanks", "thank"),
    ("graveyard", "graveyard"),
    ("lighthouse", "search"),
    ("cash", "cash"),
    ("bid", "bid"),
    ("give-gold", "grant"),
    ("pick", "pick"),
    ("discard", "discard"),
    ("theater", "stage"),
    ("give-character", "cast"),
    ("gold", "gather"),
    ("cards", "gather"),
    ("keep", "keep"),
    ("warrant", "warrant"),
    ("threaten", "threaten"),
    ("bribe", "answer"),
    ("reveal", "turn-over"),
    ("put", "redraw"),
    ("done", "redraw"),
    ("take-gold", "toll"),
    ("take", "take"),
    ("hold", "use"),
    ("give", "give"),
    ("spend", "spend"),
    ("pay", "pay"),
    ("framework", "pay"),
    ("sacrifice", "pay"),
    ("for", "for"),
    ("confiscate", "confiscate"),
    ("end", "act"),
)
SALES: Final = {"sell", "auction", "bell-tower"}  # open in every turn of a common city, so not worth a word
KINDS: Final = tuple(dict.fromkeys(kind for _, kind in BY_VERB)) + (
    "act-must", "bewitch", "ring", "launch", "crown", "choose",
    "gather-first", "gather-witch", "gather-bewitched", "gather-threatened", "gather-murdered",
)


class Move(NamedTuple):
    """A line taken apart: the key of its texts, and what it speaks of."""

    line: str
    key: str
    seat: int | None = None
    card: str | None = None
    character: str | None = None
    type: str | None = None
    number: int | None = None


class Effect(NamedTuple):
    """What a line would change for the one who plays it."""

    gold: int = 0
    cards: int = 0
    tax: int = 0
    drawn: int = 0
    kept: int = 0  # of the drawn ones
    unpaid: bool = False  # the way to pay is yet to be chosen


def parse(line: str, ranks: Container[str]) -> Move:
    """`ranks` are the characters that there are: `give` may speak of one."""
    words = line.split()
    verb, rest = words[0], words[1:]
    if line in PAIRS:
        return Move(line, line.replace(" ", "-"))
    if not rest:
        return Move(line, verb)
    seat = int(rest[0]) if rest[0].isdigit() and verb not in ("income", "bid") else None
    last = rest[-1]
    if verb in ("income", "bid"):
        return Move(line, "income-n" if verb == "income" else verb, number=int(last))
    if verb in CHARACTER_VERBS:
        return Move(line, verb, character=last)
    if verb == "give" and last in ranks:
        return Move(line, "give-character", character=last)
    if verb == "spy":
        return Move(line, verb, seat=seat, type=last)
    if verb == "ticket" and len(rest) > 1:
        return Move(line, "ticket-n", seat=seat, number=int(last))
    if seat is not None and len(rest) == 1:
        return Move(line, verb, seat=seat)
    return Move(line, verb, seat=seat, card=last)


def effects(game: Game, seat: int, moves: list[Move]) -> dict[str, Effect]:
    """What the options would bring, tried out in a game that the seat cannot tell from this one."""
    if not any(move.key in FORESEEN for move in moves):
        return {}
    imagined = game.imagine(seat, 0)
    before = imagined.view(None)
    found = {}
    for move in moves:
        if move.key in FORESEEN:
            trial = imagined.clone()
            trial.play(move.line)
            after = trial.view(None)
            found[move.line] = effect(before, after, seat)._replace(kept=kept(trial, seat) if after["drawn"] else 0)
    return found


def kept(trial: Game, seat: int) -> int:
    """How many of the cards just drawn may be kept; the trial is played on to find it."""
    count = 0
    while trial.player == seat and (line := trial.options()[0]).startswith("keep "):
        trial.play(line)
        count += 1
    return count


def effect(before: Json, after: Json, seat: int) -> Effect:
    mine, then = before["players"][seat], after["players"][seat]
    tax = after["tax"] - before["tax"] if before["tax"] < after["tax"] else 0
    turn = after["turn"]
    return Effect(
        gold=then["gold"] - mine["gold"] + tax,
        cards=then["hand"] - mine["hand"],
        tax=tax,
        drawn=after["drawn"],
        unpaid=turn is not None and turn["building"] is not None and turn["paid"] == (before["turn"] or turn)["paid"],
    )


def decision(view: Json, keys: set[str]) -> str:
    """Which kind of decision this is, by the keys of what is offered."""
    kind = next((kind for verb, kind in BY_VERB if verb in keys), "")
    turn = view["turn"]
    if kind == "gather":
        return gathering(view, turn, keys)
    if kind == "give" and turn and turn["seat"] != view["seat"]:
        return "grant"
    if not kind and keys == {"pass", "bell-tower"}:
        return "ring"
    if not kind and keys == {"build"}:
        return "launch"
    if not kind and keys == {"pass"} and turn and turn["building"]:
        return "confiscate"
    if not kind and keys == {"crown"} and not turn:
        return "crown"
    if not kind and turn and turn["character"] == "witch" and "name" in keys:
        return "bewitch"
    return kind or ("act-must" if turn and turn["gathered"] else "choose")


def gathering(view: Json, turn: Json, keys: set[str]) -> str:
    character = turn["character"]
    if "pass" in keys:
        return "gather-murdered"
    if view["suspended"] and (character == view["bewitched"] or "victim" in turn["used"]):
        return "gather-bewitched"
    if character == "witch":
        return "gather-witch"
    threats = view["threats"] or []
    if keys <= {"gold", "cards"} and character in (threats.values() if isinstance(threats, dict) else threats):
        return "gather-threatened"
    return "gather" if keys - SALES <= {"gold", "cards"} else "gather-first"
