"""Whole games at random, with what must hold after every single move."""
from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter

import pytest

from citadels import Game
from citadels.engine.editions import EDITIONS
from citadels.engine.events import KINDS
from citadels.engine.ids import KIND
from citadels.engine.state import State
from citadels.engine.stepping import all_cards, options, step
from citadels.engine.verbs import VERBS
from citadels.engine.words import LINES
from citadels.offers import parse
from tests.playing import TABLES, some_game

EDITION_NAMES = list(EDITIONS)
CARDS = {"deluxe": {68}, "classic": {68, 69}, "circus": {80}, "common-city": {80}}


def every_card(g: State) -> Counter[int]:
    """All cards of a game, wherever they lie."""
    cards: Counter[int] = Counter(g.deck())
    for player in g.players:
        cards.update(player.hand)
        cards.update(item & KIND for item in player.city)
        cards.update(player.under)
    cards.update(g.turn.drawn)
    cards.update(g.turn.aside)
    cards.update(g.discard)
    for row in g.booths:
        cards[g.setup.booth] += len(row)
    if g.turn.building >= 0:
        cards[g.turn.building] += 1
    return +cards


def check(g: State) -> None:
    """Every card and every character is somewhere, nobody owes gold, one decision is pending and can be made."""
    setup = g.setup
    assert every_card(g) == Counter(all_cards(setup))
    assert sum(every_card(g).values()) in CARDS[setup.edition.name]
    assert all(player.gold >= 0 for player in g.players)
    assert g.tax >= 0
    for player in g.players:
        assert player.names == sum({1 << (item & KIND) for item in player.city})
        assert sum(player.types >> 8 * type & 255 for type in range(6)) == len(player.city)
        assert not player.under or any(setup.districts[item & KIND].stores for item in player.city)
    r = g.round
    somewhere = Counter([*r.face_up, *r.face_down, *r.pool])
    if g.lap is not None:
        somewhere.update([*g.lap.called, *g.lap.deck])
    for player in g.players:
        somewhere.update(player.characters)
    assert somewhere == Counter(setup.cast)
    if g.tasks:
        moves = options(g)
        assert moves and len(moves) == len(set(moves))
        assert 0 <= g.tasks[-1][1] < len(g.players)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_cards_gold_and_decisions_stay_in_order_through_whole_games(edition: str, players: int) -> None:
    for seed in range(2 if edition == "common-city" else 4):
        g = some_game(seed, players, edition=edition).state
        while g.tasks:
            check(g)
            moves = options(g)
            step(g, moves[g.random(len(moves))])
        check(g)


@pytest.mark.heavy
def test_every_verb_is_played_and_every_event_happens() -> None:
    wanted_verbs = {verb.word for verb in VERBS}
    wanted_events = {kind.name for kind in KINDS}
    verbs: set[str] = set()
    events: set[str] = set()
    for seed in range(900):
        if verbs == wanted_verbs and events == wanted_events:
            break
        game = some_game(seed, edition=EDITION_NAMES[seed % 4])
        dice = random.Random(seed)
        while not game.over:
            lines = game.options()
            new = [line for line in lines if parse(line).verb.word not in verbs]
            line = dice.choice(new or lines)
            verbs.add(parse(line).verb.word)
            game.play(line)
        events.update(event["event"] for event in game.events)
    assert verbs == wanted_verbs
    assert events == wanted_events


HOOKS = """
import sys
from tests.playing import some_game
from citadels.engine import circus as action_cards, common_city as course, districts, districts_classic
from citadels.engine.stepping import playout
from citadels.engine.card import Character, District
from citadels.engine.characters import classic as older, common_city as called, ranks_1_to_3, ranks_4_to_6, ranks_7_to_9
from citadels.engine.flow import Course
from citadels.engine.steps import abilities, circus, classic, common_city, selection, turn
from citadels.engine.steps.step import Step

# What only explains a refusal, asks a question, reads or writes a position, or deals an imagined game
EXPLAINS = ("__init__", "why", "why_not_sell", "fits", "asks", "asker", "duty", "forbidden", "no_income", "nothing",
            "unbuildable", "barred", "dear", "unfair", "no_ticket", "unplayable", "foreign_rule", "end_rule", "imagine",
            "in_turn")
wanted = {}
for module in (action_cards, course, districts, districts_classic, older, called, ranks_1_to_3, ranks_4_to_6,
               ranks_7_to_9, abilities, circus, classic, common_city, selection, turn):
    for card in vars(module).values():
        known = isinstance(card, type) and issubclass(card, (Character, Course, District, Step))
        if known and card.__module__ == module.__name__:
            for name, hook in vars(card).items():
                if callable(hook) and name not in EXPLAINS and not name.startswith("write_"):
                    wanted[hook.__code__] = f"{card.__name__}.{name}"
def fired(frame, event, arg):
    if event == "call":
        wanted.pop(frame.f_code, None)
# What is always overridden
left = {"Extra.worth", "Extra.receive", "Raider.reaches", "Character.use", "ArmoryClassic.whole"}
# The rarest hooks are of deluxe and classic; games of the Common City are long
order = ["deluxe", "classic", "circus", "deluxe", "classic", "common-city", "deluxe", "classic"]
for seed in range(int(sys.argv[1])):
    sys.setprofile(fired)
    game = some_game(seed, edition=order[seed % len(order)])
    playout(game.state)
    game.scores()
    sys.setprofile(None)
    if not set(wanted.values()) - left:
        break
print(*sorted(set(wanted.values()) - left))
"""


@pytest.mark.heavy
def test_every_hook_of_every_card_and_step_fires_in_random_play() -> None:
    # Only interpreted functions can be watched, whatever this run uses itself.
    done = subprocess.run([sys.executable, "-c", HOOKS, "1500"], env={**os.environ, "CITADELS_PURE": "1"},
                          capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_the_table_of_lines_has_no_line_twice() -> None:
    assert len(set(LINES)) == len(LINES)
    assert all(Game.line(Game.action_id(line)) == line for line in LINES)


@pytest.mark.heavy
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_hundreds_of_random_games_end(edition: str, players: int) -> None:
    for seed in range(100 if edition == "common-city" else 500):
        assert some_game(seed * 7 + players, players, edition=edition).playout() > players
