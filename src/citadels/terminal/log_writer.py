"""Writing the log: clauses about one player become a sentence; what affects the reader gets its own line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.shapes import Event
from citadels.terminal.formatting import Formatter, sentence
from citadels.texts.forms import BAR

# These events name the victim first.
REVERSED: Final = ("robbed", "destroyed")
# What is bad for the player it happens to, and what is good.
HURTS: Final = (
    "robbed", "confiscated", "destroyed", "turned-over", "looked", "spied", "swapped", "took", "took-gold", "borrowed",
    "aimed", "exchanged", "seized",
)
GAINS: Final = ("bribed", "paid", "gave", "gave-gold", "crowned", "bought-ticket", "auctioned")


@dataclass(frozen=True)
class LogEntry:
    """One line of the log."""

    turn: int  # lines of one turn have the same number
    character: str | None  # whose turn it is, None outside of turns
    text: str  # a sentence with marks
    tone: str  # a key of formatting.TONES
    heading: str = ""  # of a round that begins with this line


class LogWriter:
    """Collects clauses and writes them as lines."""

    def __init__(self, fmt: Formatter) -> None:
        self.fmt = fmt
        self.titles: dict[int, str] = {}  # the character each seat was last seen as
        self.turns = 0
        self.seat: int | None = None
        self.character: str | None = None
        self.told: list[LogEntry] = []
        self.heading = ""
        self.clauses: list[str] = []
        self.subject: int | None = None
        self.cause: str | None = None  # the card that caused the last clause, if the line names it as such

    # -- lines -------------------------------------------------------------------------------------------------------
    def close(self) -> None:
        """End the line that is being written."""
        if self.clauses:
            self.line(self.fmt.chained(self.clauses, "clauses"), "")
        self.clauses = []
        self.subject = None
        self.cause = None

    def line(self, told: str, tone: str) -> None:
        self.write(self.fmt.say("sentence", told=sentence(told)), tone)

    def write(self, text: str, tone: str) -> None:
        self.told.append(LogEntry(self.turns, self.character, text, tone, self.heading))
        self.heading = ""

    def aloud(self, told: str, tone: str) -> None:
        """Write a separate line."""
        self.close()
        self.line(told, tone)

    def announce(self, event: Event, message: str, tone: str, full: bool = True, **more: str | int) -> None:
        """Write a separate line about an event; `full` is as in `who`."""
        self.aloud(self.fmt.say(message, **{**self.args(event, event["seat"], None, full), **more}), tone)

    def take_turn(self, seat: int, character: str) -> None:
        self.close()
        self.turns += 1
        self.seat = seat
        self.character = character
        if self.fmt.facts.laps:
            self.titles = {}  # characters change from turn to turn
        self.titles[seat] = character

    def leave_turn(self) -> None:
        self.close()
        self.turns += 1
        self.seat = None
        self.character = None

    # -- clauses -----------------------------------------------------------------------------------------------------
    def who(self, seat: int | None, full: bool) -> str:
        """The player who acts, with their character if in `full`; else nothing if the line is about them already."""
        if seat is None or (not full and seat == self.subject):
            return ""
        name = self.fmt.player(seat)
        if full and seat in self.titles and seat != self.fmt.seat:
            return self.fmt.say("titled", name=name, character=self.fmt.character(self.titles[seat]))
        return name

    def clause(self, event: Event, message: str = "", **more: str | int) -> None:
        """Add an event to the line, or write a separate line if it affects the reader."""
        kind = event["event"]
        actor, target = event.get("seat"), event.get("player")
        if kind in REVERSED:
            actor, target = target, actor
        me = self.fmt.seat
        tone = ""
        if me is not None and actor != me and target == me:
            tone = "hurt" if kind in HURTS else "gain" if kind in GAINS else ""
        elif me is not None and actor == me and kind == "robbed":
            tone = "gain"
        if not message:
            message = f"event-{kind}" + ("-cards" if event.get("cards") else "")
        said = self.fmt.say(message, **self.args(event, actor, target, bool(tone)), **more).strip()
        if tone:
            self.aloud(said, tone)
        else:
            self.clauses.append(said)
            self.subject = actor
            source = event.get("source")
            if source != self.cause:  # otherwise it has already been named
                named = f" card-{source}{BAR}" in said and source != event.get("district")
                self.cause = source if named else None

    def args(self, event: Event, actor: int | None, target: int | None, full: bool) -> dict[str, str | int]:
        fmt = self.fmt
        me = fmt.seat
        args: dict[str, str | int] = {
            "who": self.who(actor, full),
            "actor": "me" if actor is not None and actor == me else "other",
            "player": fmt.player(target),
            "target": "self" if target == actor else "me" if target is not None and target == me else "other",
            "by": "nothing",
            "source": "",
            "why": "",
            "cause": "",
        }
        source = event.get("source")
        if source is not None and not self.goes_without_saying(event, source, actor, full):
            args.update(fmt.source(source, None if actor is None else self.titles.get(actor)))
        for part, value in event.items():
            if value is None or part in ("event", "seat", "player", "secret", "source"):
                continue
            if part in ("character", "signed", "flower", "gave", "received"):
                args[part] = fmt.character(str(value))
            elif part in ("district", "for"):
                args[part] = fmt.card(str(value))
            elif part == "type":
                args[part] = fmt.type(str(value))
            elif isinstance(value, list):
                args[part] = fmt.characters(value) if part == "characters" else fmt.cards(value)
            elif isinstance(value, bool):
                args[part] = "yes" if value else "no"
            elif isinstance(value, int):
                args[part] = value
        return args

    def goes_without_saying(self, event: Event, source: str, actor: int | None, full: bool) -> bool:
        """Whether the line already names the cause of an event."""
        titled = full and actor is not None and actor != self.fmt.seat and self.titles.get(actor) == source
        again = not full and source == self.cause
        return titled or again or source == event.get("district")
