"""What is asked of the reader now, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from citadels.offers import Effect
from citadels.terminal.formatting import Formatter

Json = Mapping[str, Any]
Args = dict[str, str | int]

NO_TURN: Final[Json] = {"character": None, "building": None, "paid": 0, "owed": [], "tokens": []}


def question_text(fmt: Formatter, view: Json, kind: str, known: dict[str, Effect]) -> str:
    return fmt.say(f"ask-{kind}", **arguments(fmt, view, kind, known))


def arguments(fmt: Formatter, view: Json, kind: str, known: dict[str, Effect]) -> Args:
    """All that a question may ask for."""
    asked = QuestionContext(fmt, view, view["turn"] or {**NO_TURN, "seat": view["seat"]}, known)
    return asked.usual() | (UNUSUAL[kind](asked) if kind in UNUSUAL else {})


@dataclass(frozen=True)
class QuestionContext:
    """What the reader sees while being asked."""

    fmt: Formatter
    view: Json
    turn: Json
    known: dict[str, Effect]

    def usual(self) -> Args:
        view, turn, seat = self.view, self.turn, self.view["seat"]
        return {
            "held": len(view["players"][seat]["characters"]),
            "gold": view["players"][seat]["gold"],
            "role": turn["character"] or "",
            "character": self.character(turn["character"]),
            "characters": self.fmt.characters(self.tokens()),
            "player": self.fmt.player(turn["seat"]),
            "card": self.card(turn["building"]),
            "count": 0,
            "pile": "open" if self.fmt.facts.open_pile else "deck",
            "crown": "mine" if view["crown"] == seat else "other",
        }

    def tokens(self) -> list[str]:
        """The reader's own; of those of others only their number is seen."""
        return self.turn["tokens"] if isinstance(self.turn["tokens"], list) else []

    def lies_on_the_character(self, tokens: str, token: str) -> str:
        """Whether that one of the tokens lies there, as far as the reader knows."""
        known = self.view[tokens] if isinstance(self.view[tokens], dict) else {}
        return "yes" if known.get(token) == self.turn["character"] else "no"

    def character(self, word: str | None) -> str:
        return self.fmt.character(word) if word else ""

    def card(self, word: str | None) -> str:
        return self.fmt.card(word) if word else ""

    def effect(self, key: str) -> int:
        """The gold that an option would bring."""
        return self.known[key].gold if key in self.known else 0


def giving(asked: QuestionContext) -> Args:
    owed = asked.turn["owed"]
    return {"count": len(owed), "player": asked.fmt.player(owed[0] if owed else None)}


def turning_over(asked: QuestionContext) -> Args:
    refusing = asked.view["players"][asked.turn["seat"]]
    return {"flower": asked.lies_on_the_character("threats", "flower"), "gold": refusing["gold"]}


def at_the_graveyard(asked: QuestionContext) -> Args:
    lying = (asked.view.get("known") or {}).get("aside") or [None]
    return {"card": asked.card(lying[0] if isinstance(lying[0], str) else None)}


def bidding(asked: QuestionContext) -> Args:
    auction = asked.view["auction"]
    return {
        "player": asked.fmt.player(auction["seller"]), "card": asked.fmt.card(auction["card"]),
        "bid": auction["bid"], "bidder": asked.fmt.player(auction["bidder"]),
    }


# What some kinds of questions ask for besides, or otherwise.
UNUSUAL: Final[dict[str, Callable[[QuestionContext], Args]]] = {
    "keep": lambda asked: {"count": len(asked.view["drawn"])},
    "warrant": lambda asked: {"count": len(asked.tokens())},
    "redraw": lambda asked: {"count": len(asked.view["aside"])},
    "spend": lambda asked: {"count": len(asked.view["aside"])},
    "give": giving,
    "answer": lambda asked: {"bribe": -asked.effect("bribe")},
    "toll": lambda asked: {"player": asked.fmt.player(asked.view["crown"])},
    "turn-over": turning_over,
    "confiscate": lambda asked: {"signed": asked.lies_on_the_character("warrants", "signed"),
                                 "gold": asked.turn["paid"]},
    "thank": lambda asked: {"player": asked.fmt.player(asked.view["crown"])},
    "graveyard": at_the_graveyard,
    "ring": lambda asked: {"goal": asked.fmt.facts.goal(len(asked.view["players"]), True)},
    "cash": lambda asked: {"gold": asked.effect("cash")},
    "strongman": lambda asked: {"character": asked.character(asked.view["killed"])},
    "bid": bidding,
    "use": lambda asked: {"card": asked.card((asked.view.get("known") or {}).get("taken"))},
}
