"""The pending question to the reader, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from citadels.offers import Effect
from citadels.shapes import Mark, Slot, View, ViewTurn
from citadels.terminal.formatting import Formatter
from citadels.terminal.layout import size

Args = dict[str, str | int]


def question_text(fmt: Formatter, view: View, kind: str, known: dict[str, Effect]) -> str:
    return fmt.say(f"ask-{kind}", **arguments(fmt, view, kind, known))


def arguments(fmt: Formatter, view: View, kind: str, known: dict[str, Effect]) -> Args:
    """All arguments that the text of a question may use."""
    seat = view["seat"]
    assert seat is not None
    asked = QuestionContext(fmt, view, seat, view["turn"] or no_turn(seat), known)
    return asked.usual() | (UNUSUAL[kind](asked) if kind in UNUSUAL else {})


def no_turn(seat: int) -> ViewTurn:
    """For questions outside of turns."""
    return {"seat": seat, "character": None, "gathered": False, "built": 0, "paid": 0, "used": [], "building": None,
            "owed": [], "tokens": []}


@dataclass(frozen=True)
class QuestionContext:
    """What the reader sees when the question is asked."""

    fmt: Formatter
    view: View
    seat: int
    turn: ViewTurn
    known: dict[str, Effect]

    def usual(self) -> Args:
        view, turn, seat = self.view, self.turn, self.seat
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
        """The reader's own tokens; of other players only the number is visible."""
        tokens = self.turn["tokens"]
        return tokens if isinstance(tokens, list) else []

    def acting(self, character: str | None) -> str:
        """Whether it is this character's turn."""
        return "yes" if character == self.turn["character"] else "no"

    def character(self, word: str | Mark | None) -> str:
        return self.fmt.character(word) if isinstance(word, str) else ""

    def card(self, slot: Slot) -> str:
        """A card as far as the reader knows it."""
        return self.fmt.card(slot) if isinstance(slot, str) else ""

    def effect(self, key: str) -> int:
        """The gold that an option would bring."""
        return self.known[key].gold if key in self.known else 0


def giving(asked: QuestionContext) -> Args:
    owed = asked.turn["owed"]
    return {"count": len(owed), "player": asked.fmt.player(owed[0] if owed else None)}


def turning_over(asked: QuestionContext) -> Args:
    threats = asked.view["threats"]
    flower = threats["flower"] if threats and not isinstance(threats, list) else None
    return {"flower": asked.acting(flower), "gold": asked.view["players"][asked.turn["seat"]]["gold"]}


def confiscating(asked: QuestionContext) -> Args:
    warrants = asked.view["warrants"]
    signed = warrants["signed"] if warrants and not isinstance(warrants, list) else None
    return {"signed": asked.acting(signed), "gold": asked.turn["paid"]}


def at_the_graveyard(asked: QuestionContext) -> Args:
    known = asked.view.get("known")
    return {"card": asked.card(known["aside"][0] if known and known["aside"] else None)}


def using(asked: QuestionContext) -> Args:
    known = asked.view.get("known")
    return {"card": asked.card(known["taken"] if known else None)}


def bidding(asked: QuestionContext) -> Args:
    auction = asked.view["auction"]
    assert auction is not None
    return {
        "player": asked.fmt.player(auction["seller"]), "card": asked.fmt.card(auction["card"]),
        "bid": auction["bid"], "bidder": asked.fmt.player(auction["bidder"]),
    }


# Additional or different arguments for some kinds of questions.
UNUSUAL: Final[dict[str, Callable[[QuestionContext], Args]]] = {
    "keep": lambda asked: {"count": size(asked.view["drawn"])},
    "warrant": lambda asked: {"count": len(asked.tokens())},
    "redraw": lambda asked: {"count": size(asked.view["aside"])},
    "spend": lambda asked: {"count": size(asked.view["aside"])},
    "give": giving,
    "answer": lambda asked: {"bribe": -asked.effect("bribe")},
    "toll": lambda asked: {"player": asked.fmt.player(asked.view["crown"])},
    "turn-over": turning_over,
    "confiscate": confiscating,
    "thank": lambda asked: {"player": asked.fmt.player(asked.view["crown"])},
    "graveyard": at_the_graveyard,
    "ring": lambda asked: {"goal": asked.fmt.facts.goal(len(asked.view["players"]), True)},
    "cash": lambda asked: {"gold": asked.effect("cash")},
    "strongman": lambda asked: {"character": asked.character(asked.view["killed"])},
    "bid": bidding,
    "use": using,
}
