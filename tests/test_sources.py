"""What a gain comes by is told to everybody: in every edition, from the card itself."""
from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from citadels import Game
from citadels.engine.editions import EDITIONS
from citadels.facts import TYPES, district, facts_of
from tests.playing import some_game, steps

GAMES = {"deluxe": 320, "classic": 120, "circus": 6, "common-city": 6}
GAINS = ("earned", "gained", "drew")
# What can be gained by in each edition: by districts of a type, by characters, by cards
SOURCES = {
    "deluxe": "noble religious trade military merchant architect navigator scholar spy magician queen tax-collector "
              "gold-mine laboratory smithy observatory library park poor-house",
    "classic": "noble religious trade military merchant architect navigator magician queen laboratory smithy "
               "observatory library poor-house throne-room",
    "circus": "noble religious trade military merchant architect magician laboratory ticket-booth",
    "common-city": "noble religious trade military merchant architect magician queen laboratory smithy throne-room",
}


def gains(game: Game) -> Iterator[tuple[dict[str, Any], list[str], list[str]]]:
    """All gains of a game at random: the event, the districts of that seat then, and the cast."""
    dice = random.Random(game.seed)
    heard = 0
    for now in steps(game, dice):
        events = now.heard(None, heard)
        heard += len(events)
        for event in events:
            if event["event"] in GAINS:
                table = now.view(None)
                city = [district(item) for item in table["players"][event["seat"]]["city"]]
                yield dict(event), city, table["characters"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_gain_says_what_it_comes_by(edition: str) -> None:
    facts = facts_of(edition)
    missing = set(SOURCES[edition].split())
    for seed in range(GAMES[edition]):
        for event, city, cast in gains(some_game(seed, edition=edition)):
            source = event["source"]
            missing.discard(source)
            if source is None:
                assert event["event"] != "earned"
            elif source in TYPES:
                assert source in {facts.gains.get(character) for character in cast}
            elif source in facts.ranks:
                assert source in cast
            elif source in facts.districts:
                assert source in city
    assert missing == set()


def test_the_gold_mine_is_named_beside_what_everybody_takes() -> None:
    for seed in range(1, 1000):
        for event, _, _ in gains(game := some_game(seed)):
            if event["source"] == "gold-mine":
                told = [(one["event"], one.get("source"), one["gold"]) for one in game.events
                        if one["event"] in ("gathered", "earned")]
                assert told[-2:] == [("gathered", None, 2), ("earned", "gold-mine", 1)]
                return
    pytest.fail("nobody had a Gold Mine")
