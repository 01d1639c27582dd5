"""What a seat knows of cards that went out of sight, as far as imagining shows it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

import pytest

from citadels import Game
from tests.scenarios.deluxe_box import PRESETS, RANK_OF, choose, held, selecting, strings, under, wander
from tests.scenarios.table import deck, hand, play, seat, table

SEVEN_UNIQUES = "statue keep library smithy park museum theater"


def dreams(game: Game, watcher: int, count: int = 30) -> list[Game]:
    return [game.imagine(watcher, k) for k in range(count)]


def outcomes(game: Game, watcher: int, fact: Callable[[Game], Iterable[str]], count: int = 30) -> set[tuple[str, ...]]:
    """All that the watcher takes for possible."""
    return {tuple(fact(dream)) for dream in dreams(game, watcher, count)}


# Under the deck


@pytest.mark.rule("RU-25")
@pytest.mark.parametrize(("character", "rank", "own", "lines", "cards"), [
    ("magician", 3, {"hand": "tavern temple church"}, ["redraw", "put tavern", "put temple", "put church", "done"],
     ["church", "tavern", "temple"]),
    ("merchant", 6, {"city": "observatory"}, ["cards", "keep statue"], ["keep", "library"]),
    ("merchant", 6, {"hand": "thieves-den palace castle", "gold": "9"},
     ["gold", "build thieves-den", "spend palace", "spend castle", "pay"], ["castle", "palace"]),
])
def test_who_put_several_cards_under_the_deck_knows_which_but_not_their_order(
        character: str, rank: int, own: dict[str, str], lines: list[str], cards: list[str]) -> None:
    mine = seat(character, gold=int(own.get("gold", "0")), hand=own.get("hand", ""), city=own.get("city", ""))
    game = play(table(mine, seat(hand="docks harbor"), rank=rank, deck=SEVEN_UNIQUES), *lines)
    size = len(cards)
    assert outcomes(game, 0, lambda dream: sorted(deck(dream)[-size:])) == {tuple(cards)}
    assert len(outcomes(game, 0, lambda dream: deck(dream)[-size:])) > 1
    assert len(outcomes(game, 1, lambda dream: sorted(deck(dream)[-size:]))) > 1


@pytest.mark.rule("RU-25", "DX-ARMORY-1")
def test_everybody_knows_the_two_that_went_with_the_armory_and_nobody_their_order() -> None:
    game = play(table(seat("magician", city="armory"), seat(city="manor"), rank=3), "armory 1 manor")
    for watcher in range(4):
        assert outcomes(game, watcher, lambda dream: deck(dream)[-2:]) == {("armory", "manor"), ("manor", "armory")}


@pytest.mark.rule("RU-25", "DX-MUSEUM-3")
def test_of_a_destroyed_museum_its_owner_alone_knows_the_cards() -> None:
    game = table(seat("merchant", hand="docks", city="museum"), seat("warlord", gold=9), rank=6)
    play(game, "museum docks", "gold", "end", "destroy 0 museum")
    assert outcomes(game, 0, lambda dream: sorted(deck(dream)[-2:])) == {("docks", "museum")}
    seen = outcomes(game, 1, lambda dream: sorted(deck(dream)[-2:]))
    assert len(seen) > 1
    assert all("museum" in pair for pair in seen)


@pytest.mark.rule("DX-TURN-1")
def test_a_card_put_under_the_deck_is_followed_until_somebody_may_have_kept_it() -> None:
    game = table(seat("merchant"), seat("warlord"), seat(hand="docks harbor"), rank=6, deck="palace castle manor",
                 deck_only=True)
    play(game, "cards", "keep palace", "end", "cards", "keep castle")
    # The Warlord drew the manor, or what seat 2 was thought to hold, and the castle, and kept one of the two.
    for dream in dreams(game, 0, 60):
        assert "castle" in (hand(dream, 1) + deck(dream))
    assert {"castle" in hand(dream, 1) for dream in dreams(game, 0, 60)} == {True, False}


@pytest.mark.rule("DX-LIBRARY-1", "DX-OBSERVATORY-1")
def test_what_the_scholar_shuffled_back_is_in_the_deck() -> None:
    game = table(seat("scholar"), seat(hand="docks harbor tavern"), rank=7, deck=SEVEN_UNIQUES)
    play(game, "study", "keep statue")
    for dream in dreams(game, 0):
        assert set(SEVEN_UNIQUES.split()) - {"statue"} <= set(deck(dream))
    assert any(set(SEVEN_UNIQUES.split()) & set(hand(dream, 1)) for dream in dreams(game, 2, 80))


# Hands


@pytest.mark.rule("RU-19")
def test_the_emperors_victim_knows_the_card_that_was_taken() -> None:
    game = table(seat("emperor", hand="tavern"), seat(gold=1, hand="castle docks"), rank=4, crown=3)
    play(game, "crown 1", "take card")
    (taken,) = {"castle", "docks"} - set(hand(game, 1))
    assert all(taken in hand(dream, 0) for dream in dreams(game, 1))
    assert len(outcomes(game, 2, lambda dream: hand(dream, 0))) > 1


@pytest.mark.rule("DX-TURN-1")
def test_a_known_hand_stays_known_when_it_grows() -> None:
    game = table(seat("spy"), seat("king", hand="castle docks palace"), rank=2)
    choose(play(game, "spy 1 trade", "gold", "end", "cards"), 0)
    for dream in dreams(game, 0):
        assert {"castle", "docks", "palace"} <= set(hand(dream, 1))
    assert len(outcomes(game, 0, lambda dream: hand(dream, 1))) > 1


SPIED = [("castle", "docks"), ("castle", "palace"), ("docks", "palace")]


@pytest.mark.rule("DX-LABORATORY-1", "DX-MUSEUM-1")
@pytest.mark.parametrize(("district", "where"), [("laboratory", lambda game: deck(game)[-1:]),
                                                 ("museum", lambda game: under(game, 1))])
def test_of_a_known_hand_any_card_may_be_the_one_put_away(district: str, where: Callable[[Game], list[str]]) -> None:
    game = table(seat("spy"), seat("king", hand="castle docks palace", city=district), rank=2)
    play(game, "spy 1 trade", "gold", "end", f"{district} docks")
    assert outcomes(game, 0, lambda dream: hand(dream, 1), 60) == set(SPIED)
    for dream in dreams(game, 0):
        assert sorted(hand(dream, 1) + where(dream)) == ["castle", "docks", "palace"]


@pytest.mark.rule("RU-21")
def test_of_a_known_hand_the_wizard_may_have_taken_any_card() -> None:
    game = table(seat("spy"), seat("wizard"), seat(hand="castle docks palace"), rank=2)
    play(game, "spy 2 trade", "gold", "end", "look 2", "take docks", "hold")
    assert outcomes(game, 0, lambda dream: hand(dream, 2), 60) == set(SPIED)
    for dream in dreams(game, 0):
        assert sorted(hand(dream, 1) + hand(dream, 2)) == ["castle", "docks", "palace"]


@pytest.mark.rule("RU-21")
def test_a_known_hand_is_known_after_it_was_swapped() -> None:
    game = table(seat("spy"), seat("magician", hand="manor"), seat(hand="castle docks palace"), rank=2)
    play(game, "spy 2 trade", "gold", "end", "swap 2")
    assert outcomes(game, 0, lambda dream: hand(dream, 1)) == {("castle", "docks", "palace")}
    assert len(outcomes(game, 0, lambda dream: hand(dream, 2))) > 1


@pytest.mark.rule("DX-FACTORY-1", "RU-17")
def test_a_third_seat_does_not_know_what_the_cardinal_gave() -> None:
    game = table(seat("cardinal", gold=2, hand="palace tavern"), seat(gold=5), rank=5)
    play(game, "gold", "borrow 1 palace", "give tavern")
    assert outcomes(game, 0, lambda dream: hand(dream, 1)) == {("tavern",)}
    assert len(outcomes(game, 2, lambda dream: hand(dream, 1))) > 1


# Characters


@pytest.mark.rule("DX-CALL-1", "DX-DRAFT-7")
@pytest.mark.parametrize(("players", "preset"), [(2, "cunning-agents"), (3, "first-game"), (4, "vicious-nobles"),
                                                 (5, "tenacious-delegates"), (7, "illustrious-emissaries")])
def test_nobody_is_imagined_with_a_character_that_was_called_in_vain_or_lies_face_up(players: int, preset: str) -> None:
    game, dice = Game.new(edition="deluxe", players=players, preset=preset, seed=17), random.Random(3)
    for _ in range(12):
        wander(game, dice, 15)
        real = game.position()
        if real["phase"] != "turns":
            continue
        for watcher in range(players):
            shown = [player["characters"] for player in game.view(watcher)["players"]]
            for dream in dreams(game, watcher, 3):
                for other, names in enumerate(held(dream)):
                    assert not set(names) & set(real["face_up"])
                    silent = {name for name in names if name not in shown[other] and RANK_OF[name] <= real["rank"]}
                    assert silent <= {real["killed"]}


@pytest.mark.rule("DX-THEATER-1", "DX-DRAFT-7")
@pytest.mark.parametrize("players", [2, 3])
def test_both_sides_of_a_theater_exchange_know_what_they_gave(players: int) -> None:
    game = selecting(seat(city="theater"), players=players, seed=3)
    while game.options()[0].split()[0] in ("pick", "discard"):
        choose(game, 0)
    own, theirs = held(game)[0], held(game)[1]
    play(game, "theater 1", f"give {own[0]}")
    (received,) = set(held(game)[0]) & set(theirs)
    assert all(own[0] in held(dream)[1] for dream in dreams(game, 0))
    assert all(received in held(dream)[0] for dream in dreams(game, 1))


@pytest.mark.rule("DX-DRAFT-4", "DX-DRAFT-7")
@pytest.mark.parametrize(("players", "nine"), [(7, False), (8, True)])
def test_the_last_of_7_or_8_knows_the_one_card_that_lies_face_down(players: int, nine: bool) -> None:
    game = Game.new(edition="deluxe", players=players, preset="first-game", rank9=nine, seed=5, crown=0)
    choose(game, *[0] * players)
    (down,) = game.position()["face_down"]
    for dream in dreams(game, players - 1, 10):
        assert dream.position()["face_down"] == [down]
    assert len({dream.position()["face_down"][0] for dream in dreams(game, 2)}) > 1


@pytest.mark.rule("DX-CALL-3", "DX-DRAFT-7")
def test_what_was_known_of_characters_ends_with_the_round() -> None:
    game = Game.new(edition="deluxe", players=4, preset="first-game", seed=5, crown=0)
    choose(game, 0, 0, 0, 0)
    while game.position()["phase"] == "turns":
        play(game, "gold", "end")
    first, second = game.position()["crown"], (game.position()["crown"] + 1) % 4
    choose(game, 0, 0)
    assert len({held(dream)[second][0] for dream in dreams(game, first)}) > 1
    assert len({held(dream)[first][0] for dream in dreams(game, (first + 2) % 4)}) > 1


@pytest.mark.rule("RU-1")
@pytest.mark.parametrize("preset", PRESETS)
def test_no_heard_event_names_a_card_of_another_hand(preset: str) -> None:
    # Uniques in hands that never left them since the deal are nobody's business.
    game = Game.new(edition="deluxe", players=6, preset=preset, seed=9)
    dealt = [set(hand(game, one)) & set(PRESETS[preset][1].split()) for one in range(6)]
    while game.position()["phase"] == "selection":
        choose(game, 0)
    for watcher in range(6):
        others = set().union(*(dealt[one] for one in range(6) if one != watcher))
        assert not others & strings(game.heard(watcher))
