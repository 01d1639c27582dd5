"""The log of a game for one reader: the events they have heard, with one line per turn if possible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from citadels import texts
from citadels.shapes import Event, View
from citadels.terminal.formatting import Formatter
from citadels.terminal.log_writer import LogEntry, LogWriter

# After these it goes without saying that a card goes to the discard pile.
UNSAID_AFTER: Final = (
    "destroyed", "laid-out", "sold", "resisted", "tumbled", "asked-fortune", "cheered", "launched", "discarded",
)
# What may come between two events that share a clause.
BETWEEN: Final = ("discarded", "put-up", "bid", "let-pass")


def character_of(event: Event) -> str:
    """The character of an event in which it is never hidden."""
    character = event["character"]
    assert character is not None
    return character


def worded(event: Event, usual: str) -> str:
    """The message for an event: one for this cause if there is one."""
    message = f"event-{event['event']}-{event.get('source')}"
    return message if texts.has(message) else usual


class EventLog(LogWriter):
    """Turns events into lines of the log, in the order in which they come.

    `on_EVENT` writes an event; one without such a method is an ordinary clause.
    """

    def __init__(self, fmt: Formatter, everything: bool = False) -> None:
        super().__init__(fmt)
        self.everything = everything  # include what only others could see
        self.mine: set[str] = set()  # the reader's characters
        self.killed: str | None = None
        self.unanswered: list[str] = []  # called without an answer
        self.laid_open: Sequence[str] = ()  # face up, so nobody can have these in this round
        self.before = ""
        self.building: str | None = None
        self.price: int | None = None
        self.launched = False  # a district is about to be replaced by another
        self.last: Event | None = None  # the last event, if another of its kind can share its clause
        self.last_at = 0  # the number of clauses after it
        self.last_subject: int | None = None  # the subject of the line before it
        self.last_cause: str | None = None  # the cause before it
        self.auction = False
        self.first = False  # whether a city is complete

    def begin(self, view: View) -> None:
        """Join a game that is already going on, at this view."""
        for seat, player in enumerate(view["players"]):
            for character in filter(None, player["characters"]):
                if seat == self.fmt.seat:
                    self.mine.add(character)
                if character in view["revealed"]:
                    self.titles[seat] = character
        self.killed = view["killed"] if isinstance(view["killed"], str) else None
        self.first = view["first_complete"] is not None
        self.laid_open = view["face_up"]
        if view["turn"]:
            self.seat = view["turn"]["seat"]
            self.character = view["turn"]["character"]
            self.building = view["turn"]["building"]

    def feed(self, events: Iterable[Event]) -> list[LogEntry]:
        """The lines for what has happened since the last call."""
        for event in events:
            if event["event"] != "called":
                self.close_unanswered()
            if event["event"] not in BETWEEN:
                self.last = self.last if self.last and self.last["event"] == event["event"] else None
            getattr(self, f"on_{event['event'].replace('-', '_')}", self.clause)(event)
            self.before = event["event"]
        self.close_unanswered()
        self.close()
        self.last = None
        if self.heading:
            self.write("", "")
        told = self.told
        self.told = []
        return told

    def close_unanswered(self) -> None:
        if self.unanswered:
            self.close()
            self.leave_turn()
            self.line(self.fmt.say("event-called", characters=self.fmt.characters(self.unanswered)), "quiet")
        self.unanswered = []

    def on_put_aside(self, event: Event) -> None:
        """Covered by a later event, or not mentioned at all."""

    on_laid_out = on_searched = on_put_aside

    # -- selection ---------------------------------------------------------------------------------------------------
    def on_round_began(self, event: Event) -> None:
        self.leave_turn()
        self.mine = set()
        self.killed = None
        self.laid_open = ()
        self.titles = {}
        self.heading = self.fmt.say("event-round-began", round=event["round"])

    def on_face_up(self, event: Event) -> None:
        self.laid_open = event["characters"] or ()
        self.clause(event)
        self.close()

    def on_offered(self, event: Event) -> None:
        # The reader sees these cards in the question that follows.
        if self.everything:
            self.close()
            self.clause(event)

    def on_peeked(self, event: Event) -> None:
        self.clause(event, "event-peeked-known" if event["character"] is not None else "event-peeked")
        self.close()

    def on_picked(self, event: Event) -> None:
        if event["character"] is None:
            return
        if event["event"] == "picked" and event["seat"] == self.fmt.seat:
            self.mine.add(event["character"])
        self.clause(event)

    on_set_aside = on_picked

    def on_theater(self, event: Event) -> None:
        me, came, went = self.fmt.seat, event["received"], event["gave"]
        if came and went and me is not None:
            if event["player"] == me:
                came, went = went, came
            self.mine = (self.mine - {went}) | {came}
        self.close()
        self.clause(event, "event-theater-known" if went else "event-theater")
        self.close()

    def on_let_pass(self, event: Event) -> None:
        if self.auction:
            self.on_put_up(event)
        else:
            self.clause(event, worded(event, "event-let-pass"))

    # -- turns -------------------------------------------------------------------------------------------------------
    def on_called(self, event: Event) -> None:
        character = character_of(event)
        if character in self.mine and character == self.killed:
            self.close_unanswered()
            self.leave_turn()
            self.aloud(self.fmt.say("event-called-me", character=self.fmt.character(character)), "hurt")
        elif character not in self.laid_open:  # everybody can see that nobody answers for those
            self.unanswered.append(character)

    def on_revealed(self, event: Event) -> None:
        if event["character"] == self.killed:
            self.leave_turn()
            self.titles[event["seat"]] = character_of(event)
            self.clause(event, "event-revealed-late")
            return
        self.take_turn(event["seat"], character_of(event))

    def on_resumed(self, event: Event) -> None:
        self.take_turn(event["seat"], character_of(event))
        self.clause(event)

    def on_turn_ended(self, event: Event) -> None:
        self.leave_turn()

    def on_crowned(self, event: Event) -> None:
        if event.get("source") in self.fmt.facts.actions:
            return  # mentioned when the card was played
        if self.seat is None or self.seat == event["seat"]:
            self.clause(event)
        else:
            self.clause({**event, "seat": self.seat, "player": event["seat"]}, "event-crowned-other")

    def on_gathered(self, event: Event) -> None:
        if event["gold"]:
            self.clause(event)

    def on_kept(self, event: Event) -> None:
        together = self.before == "drew" and len(self.clauses) > 0 and self.subject == event["seat"]
        cause = self.cause
        self.clause(event)
        self.cause = cause  # it is also the cause of what happens to the other cards
        if together:
            kept = self.clauses.pop()
            self.clauses[-1] = self.fmt.say("list-more", first=self.clauses[-1], next=kept)

    def on_buried(self, event: Event) -> None:
        # It goes without saying that cards not kept and destroyed districts go under the deck.
        if self.before not in ("kept", "destroyed", "laid-out", "buried"):
            self.clause(event)

    def on_discarded(self, event: Event) -> None:
        """Everybody sees what goes to the open pile; destroyed districts and played cards are not mentioned."""
        if self.before == "kept" and self.subject == event["seat"] and self.clauses:
            self.clause(event, "event-discarded")
            more = self.clauses.pop()
            self.clauses[-1] = self.fmt.say("list-more", first=self.clauses[-1], next=more)
        elif self.before not in UNSAID_AFTER:
            self.clause(event, "event-discarded")

    def together(self, event: Event, message: str = "") -> None:
        """Combine an event in one clause with those of its kind right before it."""
        last = self.last
        same = last is not None and all(last.get(part) == event.get(part) for part in ("seat", "source"))
        if last is not None and same and 0 < len(self.clauses) == self.last_at:
            self.clauses.pop()
            self.subject, self.cause = self.last_subject, self.last_cause
            cards = [*(last.get("cards") or ()), *(event.get("cards") or ())]
            event = {**event, "gold": last["gold"] + event["gold"], "cards": cards}
        self.last_subject, self.last_cause = self.subject, self.cause
        self.clause(event, message or f"event-{event['event']}")
        self.last = event
        self.last_at = len(self.clauses)

    on_earned = on_sold = together

    def on_shuffled(self, event: Event) -> None:
        self.clause(event, "event-shuffled")

    def on_looked(self, event: Event) -> None:
        if self.before != "spied" or event["cards"]:
            self.clause(event)

    def on_new_hand(self, event: Event) -> None:
        if event["cards"] is not None:
            self.clause(event)

    # -- building ----------------------------------------------------------------------------------------------------
    def on_announced(self, event: Event) -> None:
        self.building = event["district"]
        self.price = None

    def on_paid(self, event: Event) -> None:
        if event["player"] is not None:
            self.clause(event, worded(event, "event-paid-player"))
        elif self.building is not None:
            self.price = event["gold"]
        else:
            self.clause(event)

    def on_built(self, event: Event) -> None:
        price = self.price
        self.building = self.price = None
        if self.before == "confiscated":
            return
        if price is None:
            self.clause(event, "event-built")
        else:
            self.clause(event, "event-built-paid", gold=price)

    def on_completed(self, event: Event) -> None:
        tone = "gain" if event["seat"] == self.fmt.seat else "head"
        self.announce(event, "event-completed-too" if self.first else "event-completed", tone)
        self.first = True

    def on_destroyed(self, event: Event) -> None:
        # The district that a Human Cannonball removes has already been named.
        if not (self.launched and event["seat"] == event["player"]):
            self.clause(event)
        self.launched = False

    def on_launched(self, event: Event) -> None:
        self.clause(event)
        self.launched = True

    def on_fetched(self, event: Event) -> None:
        self.clause(event, "" if event["count"] else "event-fetched-nothing")

    def on_rang(self, event: Event) -> None:
        facts = self.fmt.facts
        goal = facts.goal(len(self.fmt.names), True)
        self.announce(event, "event-rang-laps" if facts.laps else "event-rang", "head", goal=goal)

    # -- abilities ---------------------------------------------------------------------------------------------------
    def on_killed(self, event: Event) -> None:
        if event["event"] == "killed":
            self.killed = event["character"]
        if event["character"] in self.mine and event["seat"] != self.fmt.seat:
            self.concerns_me(event, event["character"])
        else:
            self.clause(event)

    on_marked = on_bewitched = on_killed

    def on_warranted(self, event: Event) -> None:
        known = event.get("signed") or event.get("flower")
        self.clause(event, f"event-{event['event']}-known" if known else "")
        if event["seat"] != self.fmt.seat:
            for character in event["characters"] or ():
                if character in self.mine:
                    self.concerns_me(event, character)

    on_threatened = on_warranted

    def concerns_me(self, event: Event, character: str) -> None:
        self.announce(event, f"event-{event['event']}-me", "hurt", character=self.fmt.character(character))

    def on_bribed(self, event: Event) -> None:
        self.clause(event, "event-bribed" if event["player"] is not None else "event-bribed-nobody")

    def on_resisted(self, event: Event) -> None:
        self.killed = None
        self.announce(event, "event-resisted", "gain" if event["seat"] == self.fmt.seat else "head", full=False)

    # -- the common city ---------------------------------------------------------------------------------------------
    def on_turned_up(self, event: Event) -> None:
        self.take_turn(event["seat"], character_of(event))

    def on_lost_turn(self, event: Event) -> None:
        self.announce(event, "event-lost-turn", "hurt" if event["seat"] == self.fmt.seat else "", full=False)

    def on_put_up(self, event: Event) -> None:
        """A running auction is shown on the table; afterwards only its outcome matters."""
        self.auction = True
        if self.everything:
            self.clause(event)

    on_bid = on_put_up

    def on_auctioned(self, event: Event) -> None:
        self.auction = False
        if event["player"] is not None:
            self.last = None
            self.clause(event, "event-auctioned")
        else:
            self.together(event, "event-auctioned-nobody")

    def on_lap_scored(self, event: Event) -> None:
        if self.before != "lap-scored":
            self.leave_turn()
        self.clause(event)

    def on_lap_began(self, event: Event) -> None:
        self.leave_turn()
        self.heading = self.fmt.say("event-lap-began", lap=event["lap"])
        self.aloud(self.fmt.say("event-lap-began-shuffled"), "quiet")

    def on_game_over(self, event: Event) -> None:
        self.leave_turn()
        self.aloud(self.fmt.say("event-game-over"), "head")
