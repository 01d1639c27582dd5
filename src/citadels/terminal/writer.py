"""Lines of the log: clauses about one player become a sentence, what touches the reader stands alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from citadels.terminal.voice import Voice, sentence

Json = Mapping[str, Any]

# The one who suffers stands first in these events.
REVERSED: Final = ("robbed", "destroyed")
# What is bad for the one it is done to, and what is good.
HURTS: Final = (
    "robbed", "confiscated", "destroyed", "turned-over", "looked", "spied", "swapped", "took", "took-gold", "borrowed",
    "aimed", "exchanged", "seized",
)
GAINS: Final = ("bribed", "paid", "gave", "gave-gold", "crowned", "bought-ticket", "auctioned")


@dataclass(frozen=True)
class Entry:
    """One line of the log."""

    turn: int  # lines of one turn have the same number
    character: str | None  # whose turn it is, None outside of turns
    text: str  # a sentence with marks
    tone: str  # a key of voice.TONES
    heading: str = ""  # what begins with this line: a round


class Writer:
    """Writes down what it is told, in lines."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.titles: dict[int, str] = {}  # the character that each seat was last seen as
        self.turns = 0
        self.seat: int | None = None
        self.character: str | None = None
        self.told: list[Entry] = []
        self.heading = ""
        self.clauses: list[str] = []
        self.subject: int | None = None

    # -- lines -------------------------------------------------------------------------------------------------------
    def close(self) -> None:
        """End the line that is being written."""
        if self.clauses:
            told = self.clauses[0]
            for clause in self.clauses[1:]:
                told = self.voice.say("clauses", first=told, next=clause)
            self.line(told, "")
        self.clauses = []
        self.subject = None

    def line(self, told: str, tone: str) -> None:
        self.write(self.voice.say("sentence", told=sentence(told)), tone)

    def write(self, text: str, tone: str) -> None:
        self.told.append(Entry(self.turns, self.character, text, tone, self.heading))
        self.heading = ""

    def aloud(self, told: str, tone: str) -> None:
        """A line of its own."""
        self.close()
        self.line(told, tone)

    def take_turn(self, seat: int, character: str) -> None:
        self.close()
        self.turns += 1
        self.seat = seat
        self.character = character
        if self.voice.facts.laps:
            self.titles = {}  # characters change from turn to turn
        self.titles[seat] = character

    def leave_turn(self) -> None:
        self.close()
        self.turns += 1
        self.seat = None
        self.character = None

    # -- clauses -----------------------------------------------------------------------------------------------------
    def who(self, seat: int | None, full: bool) -> str:
        """The one who acts; nothing, where the line already speaks of that one."""
        if seat is None or (not full and seat == self.subject):
            return ""
        name = self.voice.player(seat)
        if full and seat in self.titles and seat != self.voice.seat:
            return self.voice.say("titled", name=name, character=self.voice.character(self.titles[seat]))
        return name

    def clause(self, event: Json, message: str = "", **more: str | int) -> None:
        """Say an event in its own words: as a part of the line, or aloud where it touches the reader."""
        kind = event["event"]
        actor, target = event.get("seat"), event.get("player")
        if kind in REVERSED:
            actor, target = target, actor
        me = self.voice.seat
        tone = ""
        if me is not None and actor != me and target == me:
            tone = "hurt" if kind in HURTS else "gain" if kind in GAINS else ""
        elif me is not None and actor == me and kind == "robbed":
            tone = "gain"
        if not message:
            message = f"event-{kind}" + ("-cards" if event.get("cards") else "")
        said = self.voice.say(message, **self.args(event, actor, target, bool(tone)), **more).strip()
        if tone:
            self.aloud(said, tone)
        else:
            self.clauses.append(said)
            self.subject = actor

    def args(self, event: Json, actor: int | None, target: int | None, full: bool) -> dict[str, str | int]:
        voice = self.voice
        me = voice.seat
        args: dict[str, str | int] = {
            "who": self.who(actor, full),
            "actor": "me" if actor is not None and actor == me else "other",
            "player": voice.player(target),
            "target": "self" if target == actor else "me" if target is not None and target == me else "other",
            "by": "nothing",
            "source": "",
        }
        for part, value in event.items():
            if value is None or part in ("event", "seat", "player", "secret"):
                continue
            if part == "source":
                args["by"], args["source"] = voice.source(value)
            elif part in ("character", "signed", "flower", "gave", "received"):
                args[part] = voice.character(value)
            elif part == "characters":
                args[part] = voice.characters(value)
            elif part in ("district", "for"):
                args[part] = voice.card(value)
            elif part == "cards":
                args[part] = voice.cards(value)
            elif part == "type":
                args[part] = voice.type(value)
            elif part == "flowered":
                args[part] = "yes" if value else "no"
            else:
                args[part] = value
        return args
