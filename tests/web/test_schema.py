"""The described views and events are those that the engine makes, and the schema is the one of the classes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from citadels import Game
from citadels.bots.bot import random_option
from citadels.facts import edition_names, facts_of
from citadels.shapes import Event, View
from citadels.web import http_messages, protocol
from citadels.web.schema import classes, schema

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


@pytest.mark.parametrize("edition", edition_names())
def test_every_view_and_event_of_random_games_has_its_shape(edition: str) -> None:
    facts = facts_of(edition)
    for seats in (*facts.seats, 3, 5):
        random = Random(seats)
        game = Game.new(edition, seats, preset=facts.presets[seats % len(facts.presets)], seed=seats,
                        rank9=facts.may_have_ninth(seats))
        for _ in range(1500):  # in the Common City chance may take very long to come to an end
            if game.over:
                break
            if random.random() < 0.1:
                for seat in (None, game.player, random.randrange(seats)):
                    fits(game.view(seat), View)
            game.play(random_option(game.options(), random))
        fits(game.view(0), View)
        fits(game.view(None), View)
        for heard in (game.events, game.heard(None), game.heard(seats - 1)):
            fits(heard, list[Event])


def fits(value: object, shape: Any) -> None:
    """Nothing is missing, of another type, or more than the shape has: that would be left out."""
    assert msgspec.convert(value, shape) == value


def test_a_shape_that_does_not_fit_is_noticed() -> None:
    view = Game.new("deluxe", 4, seed=1).view(0)
    less = {name: part for name, part in view.items() if name != "rank"}
    for wrong in ({**view, "more": 1}, {**view, "deck": "many"}, less):
        with pytest.raises((msgspec.ValidationError, AssertionError)):
            fits(wrong, View)


def test_the_schema_holds_every_message_and_is_always_the_same() -> None:
    printed = subprocess.run([sys.executable, "-m", "citadels.web.schema"], check=True, capture_output=True, text=True)
    assert json.loads(printed.stdout) == schema()
    defined = schema()["$defs"]
    assert list(defined) == sorted(defined)
    messages = {kind.__name__ for kind in classes()}
    assert messages | {"ServerMessage", "BrowserMessage", "View", "Event"} <= defined.keys()
    assert len(defined["ServerMessage"]["anyOf"]) == len(protocol.ServerMessage.__args__)
    named = set(re.findall(r'"#/\$defs/(\w+)"', printed.stdout))
    assert named <= defined.keys() and "Known" in named


# -- the document ------------------------------------------------------------------------------------------------------
def examples() -> list[tuple[str, str]]:
    """The messages in docs/protocol.md: the class that was named last before each, and the JSON."""
    parts = re.split(r"```json\n(.*?)```", DOCUMENT.read_text("utf-8"), flags=re.DOTALL)
    return [(re.findall(r"`([A-Z]\w+)`", before)[-1], text) for before, text in zip(parts[::2], parts[1::2])]


def within(shown: Any, whole: Any) -> bool:
    """Whether all that is shown is so in the whole message, in which nothing is left out."""
    if isinstance(shown, dict):
        return all(key in whole and within(value, whole[key]) for key, value in shown.items())
    if isinstance(shown, list):
        return len(shown) == len(whole) and all(map(within, shown, whole))
    return bool(shown == whole)


def test_the_document_shows_messages_as_they_are() -> None:
    found = examples()
    for name, text in found:
        message = msgspec.json.decode(text, type=getattr(protocol, name, None) or getattr(http_messages, name))
        assert within(json.loads(text), json.loads(msgspec.json.encode(message))), name
    assert {"Welcome", "Update", "PlayLines", "Ask", "Accepted", "Refused", "Problem", "NewTable", "Note"} == {
        name for name, _ in found}


def test_the_document_names_every_message_and_the_version() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert f"version {protocol.VERSION}" in text
    for kind in (*protocol.ServerMessage.__args__, *protocol.BrowserMessage.__args__):
        assert f"`{kind.__name__}`" in text
