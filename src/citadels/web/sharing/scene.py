"""What a picture of a moment shows, in words and card ids, made only from a view and the events that were heard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from citadels import texts
from citadels.facts import Facts, beautified, district, facts_of
from citadels.open_view import open_view
from citadels.shapes import CityItem, Event, Record, View
from citadels.terminal.event_log import EventLog
from citadels.terminal.formatting import Formatter, Signs, paint
from citadels.web.previews import game_name
from citadels.web.request_refused import RequestRefused
from citadels.web.sharing.seat_replay import game_at, numbers

BACK: Final = (1, 4, 12)        # how many moments to go back until there is something to tell


class Role(NamedTuple):
    """A character that a player has; both are "" for a hidden one."""

    character: str
    name: str
    playing: bool


class Tile(NamedTuple):
    """A district, in a city or in a hand."""

    card: str
    type: str
    cost: int
    beautified: bool


class Player(NamedTuple):
    seat: int
    name: str
    gold: int
    crown: bool
    active: bool
    roles: tuple[Role, ...]
    city: tuple[Tile, ...]
    hand: tuple[Tile, ...] | int


class Scene(NamedTuple):
    title: str          # the name of the game in the language
    game: str           # "Deluxe · First Game"
    when: str
    eyes: str
    words: str          # what happened last
    players: tuple[Player, ...]


class Caption(EventLog):
    """The log in one sentence. Unlike the log, it puts a revealed character into words, since it shows no picture."""

    def on_revealed(self, event: Event) -> None:
        super().on_revealed(event)
        if event["character"] != self.killed:
            self.clause(event)


def scene_at(record: Record, step: int, seat: int | None, preset: str | None, lang: str) -> Scene:
    """The moment with this number, by the seat's own count. Refuses moments that do not exist."""
    places = numbers(record, seat)
    if not 0 <= step < len(places):
        raise RequestRefused("bad-request", "step")
    game = game_at(record, places[step])
    names = record["players"]
    words = ""
    for back in BACK:
        before = game_at(record, places[max(0, step - back)])
        since = len(before.events)
        events = game.events[since:] if seat is None else game.heard(seat, since)
        words = words or told(before.view(seat), events, names, seat, lang)
    view = open_view(game) if seat is None else game.view(seat)
    return scene(view, words, names, seat, preset, lang)


def told(before: View, events: Sequence[Event], names: Sequence[str], seat: int | None, lang: str) -> str:
    """The last sentence of the log about these events."""
    fmt = Formatter(facts_of(before["edition"], before["options"]), names, None, lang, Signs(plain=True))
    log = Caption(fmt, everything=seat is None)
    log.begin(before)
    lines = [entry.text for entry in log.feed(events) if entry.text and not entry.heading]
    return paint(lines[-1]).plain if lines else ""


def scene(view: View, words: str, names: Sequence[str], seat: int | None, preset: str | None, lang: str) -> Scene:
    facts = facts_of(view["edition"], view["options"])
    when = "page-chart-pass" if facts.laps else "page-chart-round"
    whose = {} if seat is None else {"player": names[seat]}
    eyes = texts.text("picture-eyes" if whose else "page-replay-open", lang, **whose)
    players = tuple(player_of(view, facts, number, name, lang) for number, name in enumerate(names))
    game = game_name(view["edition"], preset, lang)
    return Scene(texts.text("web-name", lang), game, texts.text(when, lang, n=view["round"]), eyes, words, players)


def player_of(view: View, facts: Facts, seat: int, name: str, lang: str) -> Player:
    shown, turn = view["players"][seat], view["turn"]
    playing = turn["character"] if turn is not None and turn["seat"] == seat else None
    roles = tuple(Role("", "", False) if character is None else
                  Role(character, texts.name(character, lang), character == playing)
                  for character in shown["characters"])
    if playing is not None and playing not in shown["characters"]:
        roles = (*roles, Role(playing, texts.name(playing, lang), True))
    hand = shown["hand"]
    return Player(
        seat, name, shown["gold"], view["crown"] == seat, playing is not None or view["waiting"] == seat, roles,
        tuple(tile(facts, item) for item in shown["city"]),
        hand if isinstance(hand, int) else tuple(tile(facts, card) for card in hand))


def tile(facts: Facts, item: str | CityItem) -> Tile:
    card = district(item)
    found = facts.districts.get(card)
    return Tile(card, found.type if found else "action", facts.worth(item), beautified(item))
