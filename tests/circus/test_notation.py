"""Lines, positions and records of the Circus: everything comes back from text."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from citadels import BadRecord, Game
from tests.circus.table import (
    ACTIONS,
    crown,
    deck,
    dice_of,
    discard,
    new,
    offers,
    play,
    refused,
    reload,
    seat,
    table,
    top,
    wander,
)
from tests.scenarios.deluxe_box import choose, pinning, select

SEATS = range(2, 8)

DECISIONS: dict[str, Callable[[], Game]] = {
    "selection": lambda: choose(new(5), 0, 0),
    "discard of 2": lambda: choose(new(2), 0, 0),
    "keep": lambda: play(table(seat("merchant"), rank=6), "cards"),
    "second keep": lambda: choose(play(table(seat("merchant", city="library observatory"), rank=6), "cards"), 0),
    "keep after a new deck": lambda: play(
        table(seat("merchant"), rank=6, deck="manor", discard="tavern temple church", only=True), "cards"),
    "put": lambda: play(table(seat("magician", hand="acrobat manor"), seat("king"), rank=3), "redraw", "put acrobat"),
    "strongman": lambda: play(table(seat("assassin"), seat("king", hand="strongman"), crown=2), "name king"),
    "own strongman": lambda: play(
        table(seat("assassin king", hand="strongman big-top"), seat("thief"), players=3), "gold", "name king"),
    "after strongman": lambda: play(
        table(seat("assassin king", hand="strongman big-top"), seat("thief"), players=3), "name king", "strongman"),
    "acrobat": lambda: table(seat(hand="acrobat"), seat("king"), seat("warlord"), rank=4, killed="king", crown=2),
    "acrobat, no king": lambda: table(seat(hand="acrobat"), seat("warlord"), rank=4, crown=1),
    "after acrobat": lambda: play(
        table(seat(hand="acrobat"), seat("king"), seat("warlord"), rank=4, killed="king", crown=2), "acrobat"),
    "cash": lambda: choose(play(table(seat("merchant", gold=2), seat(booths=[2, 1]), rank=6), "ticket 1 2"), 0),
    "ticket": lambda: play(table(seat("merchant", gold=2), seat(booths=[2, 1]), rank=6), "ticket 1 1"),
    "used ticket": lambda: play(choose(play(
        table(seat("merchant", gold=3), seat(booths=[2, 1]), rank=6), "ticket 1 1"), 0), "pass"),
    "take": lambda: play(
        table(seat("bishop", hand="fortune-teller"), seat(hand="acrobat docks manor"), rank=5), "fortune 1"),
    "cannonball": lambda: play(
        table(seat("bishop", gold=9, hand="human-cannonball palace castle", city="temple"), rank=5),
        "cannonball temple"),
    "ringmaster": lambda: play(
        table(seat("bishop", gold=9, hand="ringmaster tavern temple manor docks"), rank=5), "gold", "ringmaster",
        "build tavern"),
    "tent": lambda: play(table(seat("bishop", gold=9, hand="big-top tavern"), rank=5), "tent"),
    "graveyard": lambda: play(
        table(seat("warlord", gold=9), seat(city="manor"), seat(gold=1, city="graveyard"), rank=8), "destroy 1 manor"),
    "turn": lambda: table(seat("bishop", gold=9, hand=" ".join(ACTIONS), city="temple"), seat(hand="docks"), rank=5),
}


@pytest.mark.rule("CI-ACTION-1", "CI-ACTION-2")
@pytest.mark.parametrize("name", DECISIONS)
def test_every_kind_of_decision_comes_back_from_text(name: str) -> None:
    game = DECISIONS[name]()
    position = game.position()
    assert json.loads(json.dumps(position)) == position
    again = reload(game)
    assert again.position() == position
    assert (again.player, again.options()) == (game.player, game.options())
    for watcher in [*range(len(position["players"])), None]:
        assert again.view(watcher) == game.view(watcher)
    for line in game.options():
        one, other = play(game.clone(), line), play(again.clone(), line)
        assert one.position() == other.position()
        dice = dice_of(name, line)
        for _ in range(12):
            if one.over:
                break
            assert one.options() == other.options()
            step = dice.choice(one.options())
            play(one, step)
            play(other, step)
        assert one.position() == other.position()


@pytest.mark.rule("CI-ACTION-2")
@pytest.mark.parametrize("name", DECISIONS)
def test_a_sequence_or_window_offers_only_its_own_lines(name: str) -> None:
    windows = {"strongman": "strongman", "own strongman": "strongman", "acrobat": "acrobat", "cash": "cash",
               "acrobat, no king": "acrobat", "graveyard": "graveyard"}
    own = {"selection": {"pick"}, "discard of 2": {"discard"}, "keep": {"keep"}, "second keep": {"keep"},
           "keep after a new deck": {"keep"}, "put": {"put", "done"}, "ticket": {"keep"}, "take": {"take"},
           "cannonball": {"build"}} | {window: {line, "pass"} for window, line in windows.items()}
    game = DECISIONS[name]()
    verbs = {line.split()[0] for line in game.options()}
    if name in own:
        assert verbs == own[name]
    else:
        assert verbs & {"gold", "end"}


@pytest.mark.parametrize("name", DECISIONS)
def test_a_clone_in_the_middle_goes_its_own_way(name: str) -> None:
    game = DECISIONS[name]()
    before, twin = game.position(), game.clone()
    wander(twin, dice_of(name), 30)
    assert game.position() == before
    wander(game, dice_of(name), 30)
    assert game.position() == twin.position()


@pytest.mark.parametrize("line", [
    "tent 1", "tent big-top", "booth 1", "ticket", "ticket x", "ticket 1 1 1", "ticket 1 0", "ticket 1 9", "ticket -1",
    "cash 1", "fortune", "fortune x", "fortune 1 docks", "ringmaster 2", "cannonball", "cannonball temple palace",
    "cannonball 0 temple", "strongman king", "acrobat 1", "take", "keep big top", "TENT", " tent", "big-top",
    "play tent", "build tent"], ids=repr)
def test_a_malformed_line_is_refused_and_changes_nothing(line: str) -> None:
    game = table(seat("bishop", gold=9, hand=" ".join([*ACTIONS, "palace"]), city="temple"), seat(hand="docks"), rank=5)
    refused(game, line, None)


@pytest.mark.rule("RU-8")
@pytest.mark.parametrize("line", [
    "spy 1 noble", "look 1", "crown 1", "thanks", "bell-tower", "museum temple", "armory 1 manor", "sell temple",
    "auction temple", "bid 3", "confiscate", "bribe", "beautify temple", "exchange 1 manor"])
def test_lines_of_other_editions_are_refused(line: str) -> None:
    game = table(seat("bishop", gold=9, hand="temple palace", city="temple"), seat(city="manor", hand="docks"), rank=5)
    refused(game, line, "RU-8")


@pytest.mark.parametrize(("line", "rule"), pinning([("pick king", "CI-DRAFT-1"), ("pass", "DX-TURN-6")]))
def test_lines_of_other_moments_are_refused(line: str, rule: str) -> None:
    game = table(seat("bishop", gold=9, hand="temple palace", city="temple"), seat(city="manor", hand="docks"), rank=5)
    refused(game, line, rule)


@pytest.mark.parametrize("players", SEATS)
def test_offered_lines_are_legal_different_and_ordered_by_number(players: int) -> None:
    game, dice = new(players, seed=4), dice_of("order", players)
    for _ in range(150):
        if game.over:
            break
        options = game.options()
        numbers = [game.action_id(line) for line in options]
        assert options
        assert numbers == sorted(set(numbers))
        assert [game.line(number) for number in numbers] == options
        assert list(game.legal_actions()) == numbers
        line = dice.choice(options)
        assert game.why_not(line) is None
        if dice.random() < 0.5:
            game.play(line)
        else:
            game.apply(game.action_id(line))


@pytest.mark.rule("CI-DECK-1")
@pytest.mark.parametrize("players", SEATS)
def test_a_position_comes_back_from_text_at_every_decision(players: int) -> None:
    game, dice = new(players, seed=players), dice_of("text", players)
    for _ in range(110):
        position, again = game.position(), reload(game)
        assert json.loads(json.dumps(position)) == position
        assert again.position() == position
        assert position["deck_only"] is True
        if game.over:
            break
        line = dice.choice(game.options())
        play(game, line)
        assert play(again, line).position() == game.position()


@pytest.mark.rule("CI-SETUP-1")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("options", [{}, {"action_cards": False, "five_colours": 3, "smithy_pay": 2, "smithy_draw": 3}],
                         ids=str)
def test_a_record_replays_to_the_last_card(players: int, options: dict[str, Any]) -> None:
    game = wander(new(players, seed=31, options=options), dice_of("record", players), 600)
    record = json.loads(json.dumps(game.record()))
    assert (record["format"], record["version"], record["edition"]) == ("citadels-record", 1, "circus")
    again = Game.from_record(record)
    assert again.position() == game.position()
    assert (again.scores(), again.winners) == (game.scores(), game.winners)
    assert again.record() == game.record()
    for one in range(players):
        assert again.heard(one) == game.heard(one)


@pytest.mark.rule("CI-STRONGMAN-1", "CI-ACROBAT-1", "RU-1")
def test_a_record_keeps_the_answers_to_secret_questions() -> None:
    game = table(seat("assassin"), seat("king", hand="strongman acrobat"), seat("warlord"), crown=2)
    lines = ["name king", "pass", "gold", "end", "acrobat", "gold", "end"]
    record = json.loads(json.dumps(play(game, *lines).record()))
    assert record["moves"] == lines
    again = Game.from_record(record)
    assert again.position() == game.position()
    assert (crown(again), top(again)) == (1, "acrobat")


def test_a_record_that_does_not_fit_is_refused() -> None:
    record = select(new(6, seed=3)).record()
    for bad in ("pick dragon", "tent", "strongman"):
        broken = json.loads(json.dumps(record))
        broken["moves"][2] = bad
        with pytest.raises(BadRecord):
            Game.from_record(broken)


@pytest.mark.rule("CI-DECK-1")
def test_the_lists_of_a_position_say_top_first_for_the_deck_and_top_last_for_the_pile() -> None:
    game = table(seat("merchant"), rank=6, deck="palace castle", discard="tavern temple")
    assert (deck(game)[:2], discard(game), top(game)) == (["palace", "castle"], ["tavern", "temple"], "temple")
    assert (deck(reload(game)), discard(reload(game))) == (deck(game), discard(game))


@pytest.mark.rule("CI-KING-1", "CI-THIEF-1")
def test_what_needs_no_choice_has_happened_right_after_loading() -> None:
    game = table(seat("thief"), seat("king", gold=4), rank=3, robbed="king", crown=3)
    assert (game.player, crown(game)) == (1, 1)
    assert game.position()["players"][0]["gold"] == 4


@pytest.mark.rule("CI-END-1")
@pytest.mark.parametrize("players", SEATS)
def test_the_same_lines_from_one_seed_are_the_same_game(players: int) -> None:
    one, other = (wander(new(players, seed=8), dice_of("same", players), 400) for _ in range(2))
    assert one.position() == other.position()
    assert one.events == other.events


def test_every_line_of_the_action_cards_has_a_number_that_is_the_same_in_all_editions() -> None:
    deluxe = Game.new(edition="deluxe", players=4, preset="first-game", seed=1)
    for line in ("tent", "booth", "ticket 3", "ticket 3 2", "cash", "fortune 2", "take acrobat", "keep big-top",
                 "put ticket-booth", "laboratory ringmaster", "ringmaster", "cannonball temple", "strongman",
                 "acrobat"):
        number = new(4).action_id(line)
        assert (deluxe.action_id(line), deluxe.line(number)) == (number, line)


@pytest.mark.rule("CI-ACTION-1", "CI-ACTION-2", "CI-DECK-1")
def test_in_random_games_every_line_of_the_action_cards_is_met() -> None:
    wanted = {"tent", "booth", "ticket", "cash", "fortune", "take", "ringmaster", "cannonball", "strongman", "acrobat"}
    shuffled = False
    for seed in range(40):
        game, dice = new(2 + seed % 6, seed), dice_of("met", seed)
        for _ in range(500):
            if game.over or (shuffled and not wanted):
                break
            fresh = [line for line in game.options() if line.split()[0] in wanted]
            # Drawing rather than building keeps the game going and the deck short.
            slow = sorted(offers(game, "cards", "name", "bonus", "end", "keep", "ticket"))
            line = dice.choice(fresh or (slow if slow and dice.random() < 0.7 else game.options()))
            wanted.discard(line.split()[0])
            before = len(game.position()["deck"])
            play(game, line)
            shuffled = shuffled or len(game.position()["deck"]) > before
    assert not wanted
    assert shuffled
