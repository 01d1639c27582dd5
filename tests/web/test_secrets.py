"""The bytes that a seat is sent do not depend on what it may not know."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from citadels import Game
from citadels.engine.words import LINES
from citadels.web.acts import Act
from citadels.web.encoding import ENCODER
from citadels.web.live_table import LiveTable
from citadels.web.request_refused import RequestRefused
from tests.playing import TABLES, some_game, steps
from tests.web.helpers import Visitor, move
from tests.web.virtual_time import live, table_of, virtual


def decisions(seed: int, edition: str, seats: int, share: float) -> list[Game]:
    """Some decisions of a random game."""
    dice = random.Random(seed)
    found = []
    for game in steps(some_game(seed, seats, edition=edition), dice):
        if dice.random() < share or (game.secret and dice.random() < 0.5):
            found.append(game.clone())
    return found


def at(game: Game) -> LiveTable:
    """A table that stands where a game stands."""
    table = table_of(Game.new(game.view(None)["edition"], len(game.names), seed=1), range(1, len(game.names) + 1))
    live(table).game = live(table).shown = game
    return table


def tried(table: LiveTable, seat: int, lines: Sequence[str]) -> bytes:
    """What is answered to these lines, staged and played, but for what happens when they are played."""
    words = []
    act = Act(live(table).game, seat, 7, lines)
    try:
        words.append(ENCODER.encode(act.staged()))
    except RequestRefused as refusal:
        words.append(f"{refusal.code} {refusal.rule}".encode())
    try:
        act.check()
        words.append(b"played")
    except RequestRefused as refusal:
        words.append(f"{refusal.code} {refusal.rule}".encode())
    return b"\n".join(words)


def some_lines(game: Game, imagined: Game, dice: random.Random) -> list[list[str]]:
    """Lines that fit, that do not, and that would fit only if one knew what is hidden."""
    offered = game.options()
    lines = [[line] for line in dice.sample(offered, min(3, len(offered)))]
    lines += [[line] for line in dice.sample(LINES, 3)]
    for first in dice.sample(offered, min(6, len(offered))):
        for world in (game, imagined):
            after = world.clone()
            after.play(first)
            seconds = after.options()
            lines += [[first, line] for line in dice.sample(seconds, min(2, len(seconds)))]
    return lines


@pytest.mark.parametrize("number", range(len(TABLES)), ids=[f"{name}-{seats}" for name, seats in TABLES])
def test_what_is_sent_is_the_same_for_all_that_the_seat_cannot_tell_apart(number: int) -> None:
    edition, seats = TABLES[number]

    async def scene() -> None:
        dice = random.Random(number)
        for game in decisions(number, edition, seats, 0.04)[:12]:
            true = at(game)
            size = len(game.events)
            for seat in range(seats):
                if game.secret and game.player != seat:
                    continue  # nobody else is shown a secret question: see test_reactions.py
                imagined = game.imagine(seat, dice.randrange(1000))
                other = at(imagined)
                first = dice.randrange(size + 1)
                for eye in (seat, None):
                    assert other.update(live(other), eye, first) == true.update(live(true), eye, first)
                if game.player == seat:
                    for lines in some_lines(game, imagined, dice):
                        assert tried(other, seat, lines) == tried(true, seat, lines), lines

    virtual(scene())


def test_the_search_above_reaches_acts_that_show_something() -> None:
    """Cards are drawn, hands looked at, acts held back: else it would prove nothing."""
    verbs: dict[str, set[bool]] = {}
    for number, (edition, seats) in enumerate(TABLES):
        for game in decisions(number, edition, seats, 0.04)[:12]:
            assert game.player is not None
            for line in game.options():
                staged = Act(game, game.player, 1, [line]).staged()
                verbs.setdefault(line.partition(" ")[0], set()).add(staged is not None)
    assert {"cards", "redraw", "exchange", "build", "end", "name"} <= set(verbs)
    assert verbs["cards"] == {False}
    assert True in verbs["redraw"] | verbs["exchange"]


@pytest.mark.parametrize("probe", [("cards", "keep palace"), ("cards", "keep tavern"), ("gold", "end")])
def test_a_line_cannot_be_used_to_feel_for_what_another_would_show(probe: tuple[str, str]) -> None:
    """Played whole or not at all, an act would tell by its refusal which cards lie on the deck."""
    async def scene() -> None:
        game = Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 4, "seed": 1,
                                   "deck": ["palace", "tavern"], "players": [
                                       {"characters": ["king"]}, {"characters": ["thief"]},
                                       {"characters": ["bishop"]}, {"characters": ["warlord"]}]})
        table = table_of(game, [1, 2, 3, 4])
        visitor = Visitor()
        visitor.person = 1
        for stage in (False, True):
            answer = await move(table, visitor, 0, 1, *probe, stage=stage)
            assert (answer["type"], answer["code"], answer["rule"]) == ("refused", "bad-request", None)
        assert live(table).moves == 0
        assert (await move(table, visitor, 0, 1, probe[0]))["type"] == "accepted"

    virtual(scene())
