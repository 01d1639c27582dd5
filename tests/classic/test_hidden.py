"""Who knows what: views, what is heard, and what a seat may imagine."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from citadels import Game
from tests.asserting import open_hand
from tests.classic.decisions import PENDING
from tests.classic.table import new, table
from tests.scenarios.deluxe_box import cards, choose, held, reload, strings, wander
from tests.scenarios.table import deck, hand, offers, play, seat

WALKS = [(2, False), (3, False), (3, True), (4, True), (5, False), (6, True), (7, False), (7, True), (8, True)]
SECRET = {"seed", "rng", "stack", "character_deck"}
CURIOUS = ["gold", "cards", "end", "build manor", "build keep", "name king", "income", "bonus", "swap 1", "look 1",
           "destroy 1 manor", "exchange 1 tavern", "pass", "take manor", "keep palace", "pick king", "crown 1",
           "laboratory tavern", "museum docks", "smithy", "armory 1 castle", "alms 1", "give market", "give gold",
           "lighthouse palace", "graveyard", "bell-tower", "thanks", "silence"]


def walks(players: int, nine: bool, seed: int, stops: int = 8, stride: int = 23) -> Iterator[Game]:
    """One random game with random cards, looked at every so many moves."""
    dice = random.Random(f"{players} {nine} {seed}")
    game = new(players, preset="random", rank9=nine, seed=seed)
    for _ in range(stops):
        wander(game, dice, dice.randrange(1, stride))
        yield game
        if game.over:
            break


def keys(value: Any) -> set[str]:
    """Every key inside a piece of JSON."""
    if isinstance(value, dict):
        return set(value) | {key for part in value.values() for key in keys(part)}
    if isinstance(value, list):
        return {key for part in value for key in keys(part)}
    return set()


def alike(game: Game, one: int, seed: int) -> None:
    """The seat cannot tell the game it imagines from the true one."""
    dreamt = game.imagine(one, seed)
    assert dreamt.view(one) == game.view(one)
    assert dreamt.heard(one) == game.heard(one)
    if game.player == one:
        assert dreamt.player == one
        assert dreamt.options() == game.options()
        assert [dreamt.why_not(line) for line in CURIOUS] == [game.why_not(line) for line in CURIOUS]


@pytest.mark.rule("RU-1", "DX-DRAFT-7")
@pytest.mark.parametrize(("players", "nine"), WALKS)
def test_a_seat_sees_hears_and_is_offered_the_same_in_every_game_it_may_imagine(players: int, nine: bool) -> None:
    for seed in (3, 4):
        for game in walks(players, nine, seed):
            before = game.position()
            for one in range(players):
                alike(game, one, seed)
            assert game.position() == before


@pytest.mark.rule("RU-1", "DX-DRAFT-7")
@pytest.mark.parametrize("name", PENDING)
def test_in_every_kind_of_decision_all_seats_may_imagine_the_game_and_play_on(name: str) -> None:
    game = PENDING[name]()
    for one in range(len(game.position()["players"])):
        for k in range(3):
            alike(game, one, k)
        dreamt = game.imagine(one, 7)
        wander(dreamt, random.Random(one), 40)


@pytest.mark.rule("DX-DRAFT-7")
@pytest.mark.parametrize(("players", "nine"), WALKS)
def test_an_imagined_game_holds_the_same_cards(players: int, nine: bool) -> None:
    for game in walks(players, nine, seed=7, stops=5):
        real = game.position()
        for one in range(players):
            dreamt = game.imagine(one, 9)
            position = dreamt.position()
            assert cards(position).total() == cards(real).total()
            for mine, theirs in zip(position["players"], real["players"]):
                assert len(mine["hand"]) == len(theirs["hand"])
                assert mine["gold"] == theirs["gold"]
            assert hand(dreamt, one) == hand(game, one)
            assert held(dreamt)[one] == held(game)[one]


@pytest.mark.rule("RU-1")
@pytest.mark.parametrize(("players", "nine"), WALKS)
def test_a_view_holds_numbers_where_others_have_secrets(players: int, nine: bool) -> None:
    for game in walks(players, nine, seed=11):
        real = game.position()
        for watcher in [*range(players), None]:
            view = game.view(watcher)
            assert json.loads(json.dumps(view)) == view
            assert not keys(view) & SECRET
            assert (view["deck"], view["face_down"]) == (len(real["deck"]), len(real["face_down"]))
            if not game.over:
                assert view["waiting"] == game.player
            for one, (seen, true) in enumerate(zip(view["players"], real["players"])):
                if one == watcher:
                    assert sorted(open_hand(seen)) == sorted(true["hand"])
                else:
                    assert seen["hand"] == len(true["hand"])
                    assert {name for name in seen["characters"] if name} <= set(true["characters"])


@pytest.mark.rule("RU-1")
@pytest.mark.parametrize("name", PENDING)
def test_no_watcher_is_shown_or_told_a_card_that_only_the_deciding_seat_may_know(name: str) -> None:
    game = PENDING[name]()
    real = game.position()
    public = {"gold", "card", *real["characters"], *real["uniques"]}
    public |= strings([player["city"] for player in real["players"]])
    secret = {word for line in game.options() for word in line.split()[1:]} - public
    secret = {word for word in secret if not word.isdigit()}
    for watcher in [*range(len(real["players"])), None]:
        if watcher != game.player:
            mine = set() if watcher is None else set(hand(game, watcher))
            assert not (secret - mine) & strings(game.view(watcher))


# Lighthouse


def lighthouse(first: str = "palace church docks", **fields: Any) -> Game:
    game = table(seat("merchant", 3, "lighthouse"), seat("warlord", hand="manor castle"), seat(hand="harbor"), rank=6,
                 deck=first, deck_only=True, **fields)
    return play(game, "gold", "build lighthouse")


@pytest.mark.rule("CL-LIGHTHOUSE-1", "RU-1")
def test_nobody_else_sees_the_deck_or_the_card_taken_at_the_lighthouse() -> None:
    one, other = lighthouse(), lighthouse()
    for watcher in (1, 2, 3, None):
        assert not {"palace", "church", "docks"} & strings(one.view(watcher))
    play(one, "lighthouse palace")
    play(other, "lighthouse docks")
    for watcher in (1, 2, 3, None):
        assert one.view(watcher) == other.view(watcher)
    for watcher in (1, 2, 3):
        assert one.heard(watcher) == other.heard(watcher)
        assert not {"palace", "church", "docks"} & strings(one.heard(watcher))


@pytest.mark.rule("CL-LIGHTHOUSE-1", "DX-DRAFT-7")
@pytest.mark.parametrize("line", ["pass", "lighthouse palace"])
def test_its_owner_knows_the_cards_of_the_deck_and_not_their_order(line: str) -> None:
    game = play(lighthouse(), line)
    for some in (game, reload(game)):
        dreams = [some.imagine(0, k) for k in range(30)]
        assert {tuple(sorted(deck(dream))) for dream in dreams} == {tuple(sorted(deck(game)))}
        assert len({tuple(deck(dream)) for dream in dreams}) > 1
    assert len({tuple(sorted(deck(game.imagine(1, k)))) for k in range(30)}) > 1


@pytest.mark.rule("CL-LIGHTHOUSE-1", "DX-DRAFT-7")
def test_the_shuffle_makes_a_card_under_the_deck_lost_from_sight() -> None:
    below = "palace castle church docks manor temple market prison"
    game = table(seat("bishop"), seat("merchant", 3, "lighthouse"), rank=5, deck=below, deck_only=True)
    play(game, "cards", "keep palace", "end")
    assert {deck(game.imagine(0, k))[-1] for k in range(10)} == {"castle"}
    play(game, "gold", "build lighthouse", "pass")
    dreams = [game.imagine(0, k) for k in range(40)]
    assert len({deck(dream)[-1] for dream in dreams}) > 1
    assert all("castle" in deck(dream) for dream in dreams)


# Other secrets


@pytest.mark.rule("CL-LIBRARY-1", "CL-OBSERVATORY-1", "RU-1")
def test_which_two_of_three_were_kept_is_the_player_s_secret() -> None:
    def draw() -> Game:
        own = seat("merchant", city="library observatory")
        return play(table(own, seat("warlord"), rank=6, deck="palace church docks"), "cards")

    one, other = play(draw(), "keep palace", "keep church"), play(draw(), "keep docks", "keep palace")
    for watcher in (1, 2, None):
        assert one.view(watcher) == other.view(watcher)
    assert one.heard(1) == other.heard(1)
    assert {deck(one.imagine(0, k))[-1] for k in range(8)} == {"docks"}
    assert len({deck(one.imagine(1, k))[-1] for k in range(12)}) > 1


@pytest.mark.rule("CL-LABORATORY-1", "DX-DRAFT-7")
def test_a_card_sold_to_the_laboratory_is_known_to_its_player_alone() -> None:
    game = play(table(seat("merchant", hand="palace", city="laboratory"), rank=6), "laboratory palace")
    assert {deck(game.imagine(0, k))[-1] for k in range(12)} == {"palace"}
    assert len({deck(game.imagine(1, k))[-1] for k in range(12)}) > 1


@pytest.mark.rule("CL-WIZARD-1", "DX-DRAFT-7")
def test_the_wizard_remembers_the_hand_and_its_owner_the_card_taken() -> None:
    game = play(table(seat("wizard"), seat(hand="castle docks palace"), rank=3), "look 1", "take docks", "hold")
    for k in range(6):
        assert hand(game.imagine(0, k), 1) == ["castle", "palace"]
        assert hand(game.imagine(1, k), 0) == ["docks"]
    assert len({tuple(hand(game.imagine(2, k), 1)) for k in range(12)}) > 1


@pytest.mark.rule("CL-ASSASSIN-1", "CL-HOSPITAL-1")
def test_a_murdered_character_may_be_anywhere_unless_a_hospital_would_have_shown_it() -> None:
    game = table(seat("assassin"), seat("merchant"), seat("warlord", city="hospital"), seat("architect"))
    play(game, "name merchant", "gold", "end")
    assert game.player == 3
    dreams = [held(game.imagine(0, k)) for k in range(60)]
    assert any("merchant" in dream[1] for dream in dreams)
    assert not any("merchant" in dream[2] for dream in dreams)


@pytest.mark.rule("DX-CALL-1")
def test_nobody_is_imagined_with_a_rank_that_was_called_in_vain() -> None:
    game = table(seat("thief"), seat("magician"), seat("bishop"), seat("warlord"), rank=2)
    play(game, "gold", "end", "gold", "end")
    for k in range(40):
        assert not {"assassin", "king"} & {name for one in held(game.imagine(3, k)) for name in one}


@pytest.mark.rule("DX-CALL-3", "DX-DRAFT-7")
def test_what_was_known_of_characters_ends_with_the_round() -> None:
    game = choose(new(4, seed=5, crown=0), 0, 0, 0, 0)
    while game.position()["phase"] == "turns":
        play(game, "gold" if "gold" in offers(game) else "end")
    first, second = game.position()["crown"], (game.position()["crown"] + 1) % 4
    choose(game, 0, 0)
    assert len({held(game.imagine(first, k))[second][0] for k in range(30)}) > 1
