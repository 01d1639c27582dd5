"""Views, what is heard and what may be imagined, all over the games of the Circus."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from citadels import Game
from tests.asserting import open_hand
from tests.circus.table import (
    ACTIONS,
    BOX,
    asks,
    booths,
    cards,
    deck,
    dice_of,
    discard,
    dreams,
    hand,
    indistinct,
    new,
    play,
    reload,
    seat,
    table,
    values,
    wander,
)
from tests.scenarios.deluxe_box import choose, held, select

SECRET = {"seed", "rng", "stack", "character_deck"}
SEATS = range(2, 8)
CURIOUS = ["gold", "cards", "end", "build manor", "build keep", "name king", "income", "bonus", "swap 1", "pass",
           "tent", "destroy 1 manor", "destroy 1 tavern", "take manor", "take acrobat", "keep palace", "keep strongman",
           "booth", "pick king", "laboratory tavern", "smithy", "ticket 1", "ticket 0", "cash", "fortune 0",
           "fortune 1", "ringmaster", "cannonball temple", "strongman", "acrobat", "graveyard"]


def walks(players: int, seed: int, stops: int = 8) -> Iterator[Game]:
    """One random game, looked at every so many moves."""
    dice, game = dice_of("walk", players, seed), new(players, seed)
    for _ in range(stops):
        wander(game, dice, dice.randrange(1, 25))
        yield game
        if game.over:
            break


def settled(game: Game) -> bool:
    """Whether every card lies where a position shows it."""
    return bool({line.split()[0] for line in game.options()} & {"pick", "gold", "end", "cash", "strongman", "acrobat"})


def keys(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set(data) | {key for part in data.values() for key in keys(part)}
    if isinstance(data, list):
        return {key for part in data for key in keys(part)}
    return set()


@pytest.mark.rule("RU-1", "DX-DRAFT-7")
@pytest.mark.parametrize("players", SEATS)
def test_a_seat_sees_hears_and_is_offered_the_same_in_every_game_it_may_imagine(players: int) -> None:
    for game in walks(players, seed=3):
        before = game.position()
        for one in range(players):
            view, heard = game.view(one), game.heard(one)
            for dream in dreams(game, one, 2):
                assert dream.view(one) == view
                assert dream.heard(one) == heard
                assert (dream.player == one) == (game.player == one)
                if game.player == one:
                    assert dream.options() == game.options()
                    assert [dream.why_not(line) for line in CURIOUS] == [game.why_not(line) for line in CURIOUS]
        assert game.position() == before


@pytest.mark.rule("RU-1", "DX-DRAFT-7", "CI-ACTION-1")
@pytest.mark.parametrize("players", SEATS)
def test_an_imagined_game_holds_the_same_cards_and_can_be_played_on(players: int) -> None:
    dice = random.Random(1)
    for game in walks(players, seed=7, stops=4):
        real = game.position()
        for one in range(players):
            dream = game.imagine(one, 9)
            position = dream.position()
            if settled(game):
                assert cards(position) == BOX + Counter(ACTIONS)
            assert position["discard"] == real["discard"]
            for mine, theirs in zip(position["players"], real["players"]):
                assert len(mine["hand"]) == len(theirs["hand"])
                assert (mine["gold"], mine["city"], mine.get("booths")) == (
                    theirs["gold"], theirs["city"], theirs.get("booths"))
            assert hand(dream, one) == hand(game, one)
            assert held(dream)[one] == held(game)[one]
            wander(dream, dice, 40)


@pytest.mark.rule("RU-1", "CI-DECK-1", "CI-BOOTH-1")
@pytest.mark.parametrize("players", SEATS)
def test_a_view_holds_numbers_where_others_have_secrets(players: int) -> None:
    for game in walks(players, seed=11):
        real = game.position()
        for watcher in [*range(players), None]:
            view = game.view(watcher)
            assert json.loads(json.dumps(view)) == view
            assert not keys(view) & SECRET
            assert (view["deck"], view["discard"]) == (len(real["deck"]), real["discard"])
            assert view["face_down"] == len(real["face_down"])
            for one, (seen, true) in enumerate(zip(view["players"], real["players"])):
                assert (seen["gold"], seen["city"], seen.get("booths")) == (
                    true["gold"], true["city"], true.get("booths"))
                if one == watcher:
                    assert sorted(open_hand(seen)) == sorted(true["hand"])
                else:
                    assert seen["hand"] == len(true["hand"])


@pytest.mark.rule("RU-1")
@pytest.mark.parametrize("players", SEATS)
def test_outside_of_the_secret_windows_all_see_who_is_waited_for(players: int) -> None:
    for game in walks(players, seed=13):
        if not game.over and not {"strongman", "acrobat"} & set(game.options()):
            assert {game.view(watcher)["waiting"] for watcher in [*range(players), None]} == {game.player}


@pytest.mark.rule("RU-1")
@pytest.mark.parametrize("seed", range(4))
def test_no_event_of_the_selection_names_a_dealt_action_card(seed: int) -> None:
    game = select(new(7, seed))
    for watcher in range(7):
        assert not set(ACTIONS) & values(game.heard(watcher)) - set(hand(game, watcher))
        assert not set(ACTIONS) & values(game.view(watcher)) - set(hand(game, watcher))
    assert not set(ACTIONS) & values(game.view(None))


# Twins: two tables that differ only in what the watchers may not know


PAIRS = [("manor", "docks"), ("strongman", "manor"), ("acrobat", "ringmaster")]


@pytest.mark.rule("RU-1", "CI-DECK-1", "CI-ACTION-1")
@pytest.mark.parametrize(("character", "rank", "lines"), [
    ("merchant", 6, ["cards", "keep A"]),
    ("merchant", 6, ["ticket 3", "keep A", "pass"]),
    ("merchant", 6, ["ticket 3", "keep A", "cash"]),
    ("merchant", 6, ["smithy", "gold"]),
    ("architect", 7, ["bonus", "gold"]),
])
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_hidden_cards_are_drawn_unseen(character: str, rank: int, lines: list[str], a: str, b: str) -> None:
    one, other = (table(seat(character, gold=4, city="smithy"), seat(), seat("king"), seat(booths=[1]), rank=rank,
                        crown=2, deck=f"{card} church tavern temple") for card in (a, b))
    for line in lines:
        indistinct(play(one, line.replace("A", a)), play(other, line.replace("A", b)), [1, 2, 3])


@pytest.mark.rule("RU-1", "CI-ACTION-1", "CI-FORTUNE-1")
@pytest.mark.parametrize(("character", "rank", "lines"), [
    ("magician", 3, ["swap 1", "gold"]), ("merchant", 6, ["fortune 1", "take A", "gold"])])
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_hidden_cards_change_hands_unseen(character: str, rank: int, lines: list[str], a: str, b: str) -> None:
    one, other = (table(seat(character, hand="fortune-teller tavern"), seat(hand=f"{card} temple"), seat("king"),
                        rank=rank, crown=2) for card in (a, b))
    for line in lines:
        indistinct(play(one, line.replace("A", a)), play(other, line.replace("A", b)), [2, 3])


@pytest.mark.rule("RU-1", "CI-DECK-1")
def test_a_drawn_card_is_seen_by_its_player_alone_until_it_lies_on_the_pile() -> None:
    game = play(table(seat("merchant"), seat("warlord"), rank=6, deck="palace acrobat"), "cards")
    for watcher in (1, 2, 3, None):
        assert not {"palace", "acrobat"} & values(game.view(watcher))
    assert not {"palace", "acrobat"} & values(game.heard(1))
    play(game, "keep palace")
    for watcher in (1, 2, 3, None):
        assert values(game.view(watcher)) & {"palace", "acrobat"} == {"acrobat"}
    assert values(game.heard(1)) & {"palace", "acrobat"} == {"acrobat"}


@pytest.mark.rule("CI-DECK-1", "DX-DRAFT-7")
def test_what_lies_on_the_pile_is_known_to_be_in_no_hand() -> None:
    game = table(seat("merchant", hand="university", city="laboratory"), seat(hand="manor docks tavern"), rank=6)
    play(game, "laboratory university")
    for dream in dreams(game, 1, 10):
        assert discard(dream) == ["university"]
        assert "university" not in [card for one in range(4) for card in hand(dream, one)]


@pytest.mark.rule("CI-DECK-1", "CI-DECK-2", "DX-DRAFT-7")
def test_a_card_of_the_pile_that_was_shuffled_and_drawn_may_be_in_any_hand_that_drew() -> None:
    game = table(seat("merchant"), seat("architect"), seat("warlord", hand="manor"), rank=6, only=True,
                 discard="university dragon-gate temple tavern church market")
    play(game, "cards")
    choose(game, 0)
    play(game, "end", "bonus")
    mine = hand(game, 1)
    for dream in dreams(game, 2, 12):
        drawn = [card for one in (0, 1) for card in hand(dream, one)]
        assert sorted([*drawn, *deck(dream), *discard(dream)]) == [
            "church", "dragon-gate", "market", "tavern", "temple", "university"]
    assert len({tuple(hand(dream, 1)) for dream in dreams(game, 2, 20)}) > 1
    assert {tuple(hand(dream, 1)) for dream in dreams(game, 1, 5)} == {tuple(mine)}


@pytest.mark.rule("CI-ACTION-1", "CL-MAGICIAN-1", "DX-DRAFT-7")
def test_both_sides_of_a_swap_know_the_action_cards_they_gave() -> None:
    game = table(seat("magician", hand="acrobat tavern"), seat("bishop", hand="strongman docks"), seat("king"), rank=3,
                 crown=2)
    play(game, "swap 1", "gold", "end")
    for again in (game, reload(game)):
        assert {tuple(hand(dream, 1)) for dream in dreams(again, 0, 6)} == {("acrobat", "tavern")}
        assert {tuple(hand(dream, 0)) for dream in dreams(again, 1, 6)} == {("docks", "strongman")}
    assert len({tuple(hand(dream, 0)) for dream in dreams(game, 2, 20)}) > 1


@pytest.mark.rule("CI-ACTION-1", "CI-BOOTH-1", "DX-DRAFT-7")
def test_the_gold_on_a_booth_is_public() -> None:
    game = table(seat("merchant", gold=2), seat(booths=[1]), rank=6, deck="palace manor")
    play(game, "ticket 1", "keep palace")
    assert asks(game, 1, "cash", "pass")
    for watcher in (0, 1, 2, 3, None):
        assert game.view(watcher)["players"][1]["booths"] == [2]
    assert booths(game, 1) == [2]
