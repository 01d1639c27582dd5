"""What is asked of the reader now, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from citadels.offers import Effect
from citadels.terminal.voice import Voice

Json = Mapping[str, Any]
Args = dict[str, str | int]

NO_TURN: Final[Json] = {"character": None, "building": None, "paid": 0, "owed": [], "tokens": []}


def question(voice: Voice, view: Json, kind: str, known: dict[str, Effect]) -> str:
    return voice.say(f"ask-{kind}", **arguments(voice, view, kind, known))


def arguments(voice: Voice, view: Json, kind: str, known: dict[str, Effect]) -> Args:
    """All that a question may ask for."""
    asked = Asked(voice, view, view["turn"] or {**NO_TURN, "seat": view["seat"]}, known)
    return asked.usual() | (UNUSUAL[kind](asked) if kind in UNUSUAL else {})


@dataclass(frozen=True)
class Asked:
    """What the reader sees while being asked."""

    voice: Voice
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
            "characters": self.voice.characters(self.tokens()),
            "player": self.voice.player(turn["seat"]),
            "card": self.card(turn["building"]),
            "count": 0,
            "pile": "open" if self.voice.facts.open_pile else "deck",
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
        return self.voice.character(word) if word else ""

    def card(self, word: str | None) -> str:
        return self.voice.card(word) if word else ""

    def effect(self, key: str) -> int:
        """The gold that an option would bring."""
        return self.known[key].gold if key in self.known else 0


def giving(asked: Asked) -> Args:
    owed = asked.turn["owed"]
    return {"count": len(owed), "player": asked.voice.player(owed[0] if owed else None)}


def turning_over(asked: Asked) -> Args:
    refusing = asked.view["players"][asked.turn["seat"]]
    return {"flower": asked.lies_on_the_character("threats", "flower"), "gold": refusing["gold"]}


def at_the_graveyard(asked: Asked) -> Args:
    lying = (asked.view.get("known") or {}).get("aside") or [None]
    return {"card": asked.card(lying[0] if isinstance(lying[0], str) else None)}


def bidding(asked: Asked) -> Args:
    auction = asked.view["auction"]
    return {
        "player": asked.voice.player(auction["seller"]), "card": asked.voice.card(auction["card"]),
        "bid": auction["bid"], "bidder": asked.voice.player(auction["bidder"]),
    }


# What some kinds of questions ask for besides, or otherwise.
UNUSUAL: Final[dict[str, Callable[[Asked], Args]]] = {
    "keep": lambda asked: {"count": len(asked.view["drawn"])},
    "warrant": lambda asked: {"count": len(asked.tokens())},
    "redraw": lambda asked: {"count": len(asked.view["aside"])},
    "spend": lambda asked: {"count": len(asked.view["aside"])},
    "give": giving,
    "answer": lambda asked: {"bribe": -asked.effect("bribe")},
    "toll": lambda asked: {"player": asked.voice.player(asked.view["crown"])},
    "turn-over": turning_over,
    "confiscate": lambda asked: {"signed": asked.lies_on_the_character("warrants", "signed"),
                                 "gold": asked.turn["paid"]},
    "thank": lambda asked: {"player": asked.voice.player(asked.view["crown"])},
    "graveyard": at_the_graveyard,
    "ring": lambda asked: {"goal": asked.voice.facts.goal(len(asked.view["players"]), True)},
    "cash": lambda asked: {"gold": asked.effect("cash")},
    "strongman": lambda asked: {"character": asked.character(asked.view["killed"])},
    "bid": bidding,
    "use": lambda asked: {"card": asked.card((asked.view.get("known") or {}).get("taken"))},
}
