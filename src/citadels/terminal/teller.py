"""What happened, told to one reader: events as heard become lines of a log, one for each turn where that will do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from citadels.terminal.voice import Voice, sentence

Json = dict[str, Any]

# The one who suffers stands first in these events.
REVERSED: Final = ("robbed", "destroyed")
# What is bad for the one it is done to, and what is good.
HURTS: Final = (
    "robbed", "confiscated", "destroyed", "turned-over", "looked", "spied", "swapped", "took", "took-gold", "borrowed",
    "aimed", "exchanged", "seized",
)
GAINS: Final = ("bribed", "paid", "gave", "crowned")


@dataclass(frozen=True)
class Entry:
    """One line of the log."""

    turn: int  # lines of one turn have the same number
    character: str | None  # whose turn it is, None outside of turns
    text: str  # a sentence with marks
    tone: str  # a key of voice.TONES
    heading: str = ""  # what begins with this line: a round


class Teller:
    """Follows a game by ear."""

    def __init__(self, voice: Voice, everything: bool = False) -> None:
        self.voice = voice
        self.everything = everything  # told is also what only others could see
        self.mine: set[str] = set()  # the reader's characters
        self.killed: str | None = None
        self.titles: dict[int, str] = {}  # the character that each seat was last seen as
        self.turns = 0
        self.seat: int | None = None
        self.character: str | None = None
        self.told: list[Entry] = []
        self.heading = ""
        self.clauses: list[str] = []
        self.subject: int | None = None
        self.silent: list[str] = []  # called without an answer
        self.before = ""
        self.building: str | None = None
        self.price: int | None = None
        self.special: dict[str, Callable[[Json], None]] = {
            "round-began": self.round_began,
            "face-up": self.face_up,
            "offered": self.offered,
            "picked": self.picked,
            "set-aside": self.picked,
            "theater": self.theater,
            "called": self.called,
            "revealed": self.revealed,
            "resumed": self.resumed,
            "crowned": self.crowned,
            "gathered": self.gathered,
            "kept": self.kept,
            "buried": self.buried,
            "shuffled": self.shuffled,
            "put-aside": self.unsaid,
            "announced": self.announced,
            "paid": self.paid,
            "built": self.built,
            "killed": self.named,
            "marked": self.named,
            "bewitched": self.named,
            "warranted": self.laid,
            "threatened": self.laid,
            "bribed": self.bribed,
            "let-pass": self.let_pass,
            "looked": self.looked,
            "new-hand": self.new_hand,
            "completed": self.completed,
            "turn-ended": self.turn_ended,
            "game-over": self.game_over,
        }

    def begin(self, view: Json) -> None:
        """Come in in the middle of a game, where it stands as in this view."""
        for seat, player in enumerate(view["players"]):
            for character in player["characters"]:
                if seat == self.voice.seat:
                    self.mine.add(character)
                if character in view["revealed"]:
                    self.titles[seat] = character
        self.killed = view["killed"]
        if view["turn"]:
            self.seat = view["turn"]["seat"]
            self.character = view["turn"]["character"]
            self.building = view["turn"]["building"]

    def feed(self, events: Iterable[Json]) -> list[Entry]:
        """The lines for what has happened since the last time."""
        for event in events:
            if event["event"] != "called":
                self.close_silence()
            self.special.get(event["event"], self.clause)(event)
            self.before = event["event"]
        self.close_silence()
        self.close()
        if self.heading:
            self.write("", "")
        told = self.told
        self.told = []
        return told

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

    def close_silence(self) -> None:
        if self.silent:
            self.close()
            self.leave_turn()
            self.line(self.voice.say("event-called", characters=self.voice.characters(self.silent)), "quiet")
        self.silent = []

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
        }
        for part, value in event.items():
            if value is None or part in ("event", "seat", "player", "secret"):
                continue
            if part in ("character", "signed", "flower", "gave", "received"):
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

    def unsaid(self, event: Json) -> None:
        """Told by what comes after it, or by nothing."""

    # -- selection ---------------------------------------------------------------------------------------------------
    def round_began(self, event: Json) -> None:
        self.leave_turn()
        self.mine = set()
        self.killed = None
        self.titles = {}
        self.heading = self.voice.say("event-round-began", round=event["round"])

    def face_up(self, event: Json) -> None:
        self.clause(event)
        self.close()

    def offered(self, event: Json) -> None:
        # Who is asked at once sees the cards there.
        if self.everything:
            self.close()
            self.clause(event)

    def picked(self, event: Json) -> None:
        if event["character"] is None:
            return
        if event["event"] == "picked" and event["seat"] == self.voice.seat:
            self.mine.add(event["character"])
        self.clause(event)

    def theater(self, event: Json) -> None:
        me = self.voice.seat
        known = event["gave"] is not None
        if known and me is not None:
            came, went = event["received"], event["gave"]
            if event["player"] == me:
                came, went = went, came
            self.mine = (self.mine - {went}) | {came}
        self.close()
        self.clause(event, "event-theater-known" if known else "event-theater")
        self.close()

    def let_pass(self, event: Json) -> None:
        self.clause(event, "event-let-pass" if self.character else "event-theater-unused")

    # -- turns -------------------------------------------------------------------------------------------------------
    def called(self, event: Json) -> None:
        if event["character"] in self.mine and event["character"] == self.killed:
            self.close_silence()
            self.leave_turn()
            self.aloud(self.voice.say("event-called-me", character=self.voice.character(event["character"])), "hurt")
        else:
            self.silent.append(event["character"])

    def revealed(self, event: Json) -> None:
        if event["character"] == self.killed:
            self.leave_turn()
            self.titles[event["seat"]] = event["character"]
            self.clause(event, "event-revealed-late")
            return
        self.take_turn(event["seat"], event["character"])

    def resumed(self, event: Json) -> None:
        self.take_turn(event["seat"], event["character"])
        self.clause(event)

    def turn_ended(self, event: Json) -> None:
        self.leave_turn()

    def crowned(self, event: Json) -> None:
        if self.seat is None or self.seat == event["seat"]:
            self.clause(event)
        else:
            self.clause({"event": "crowned", "seat": self.seat, "player": event["seat"]}, "event-crowned-other")

    def gathered(self, event: Json) -> None:
        if event["gold"]:
            self.clause(event)

    def kept(self, event: Json) -> None:
        together = self.before == "drew" and len(self.clauses) > 0 and self.subject == event["seat"]
        self.clause(event)
        if together:
            kept = self.clauses.pop()
            self.clauses[-1] = self.voice.say("list-more", first=self.clauses[-1], next=kept)

    def buried(self, event: Json) -> None:
        # What was not kept, and ruins, go under the deck as a matter of course.
        if self.before not in ("kept", "destroyed"):
            self.clause(event)

    def shuffled(self, event: Json) -> None:
        self.clause(event, "event-shuffled")

    def looked(self, event: Json) -> None:
        if self.before != "spied" or event["cards"]:
            self.clause(event)

    def new_hand(self, event: Json) -> None:
        if event["cards"] is not None:
            self.clause(event)

    # -- building ----------------------------------------------------------------------------------------------------
    def announced(self, event: Json) -> None:
        self.building = event["district"]
        self.price = None

    def paid(self, event: Json) -> None:
        if event["player"] is not None:
            self.clause(event, "event-paid-player")
        elif self.building is not None:
            self.price = event["gold"]
        else:
            self.clause(event)

    def built(self, event: Json) -> None:
        price = self.price
        self.building = self.price = None
        if self.before == "confiscated":
            return
        if price is None:
            self.clause(event, "event-built")
        else:
            self.clause(event, "event-built-paid", gold=price)

    def completed(self, event: Json) -> None:
        said = self.voice.say("event-completed", **self.args(event, event["seat"], None, True))
        self.aloud(said, "gain" if event["seat"] == self.voice.seat else "head")

    # -- powers ------------------------------------------------------------------------------------------------------
    def named(self, event: Json) -> None:
        if event["event"] == "killed":
            self.killed = event["character"]
        if event["character"] in self.mine and event["seat"] != self.voice.seat:
            self.concerns_me(event, event["character"])
        else:
            self.clause(event)

    def laid(self, event: Json) -> None:
        known = event.get("signed") or event.get("flower")
        self.clause(event, f"event-{event['event']}-known" if known else "")
        if event["seat"] != self.voice.seat:
            for character in event["characters"]:
                if character in self.mine:
                    self.concerns_me(event, character)

    def concerns_me(self, event: Json, character: str) -> None:
        args = self.args(event, event["seat"], None, True)
        args["character"] = self.voice.character(character)
        self.aloud(self.voice.say(f"event-{event['event']}-me", **args), "hurt")

    def bribed(self, event: Json) -> None:
        self.clause(event, "event-bribed" if event["player"] is not None else "event-bribed-nobody")

    def game_over(self, event: Json) -> None:
        self.leave_turn()
        self.aloud(self.voice.say("event-game-over"), "head")
