"""Common City: the discard pile, the deck made of it, and the cards that search or fill them."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.asserting import in_full
from tests.common_city.table import COPIES, discard, town, who, words
from tests.scenarios.deluxe_box import cards, under
from tests.scenarios.table import city, deck, gold, hand, offers, play, refused


def pair(game: Game) -> tuple[list[str], list[str]]:
    """Deck and discard pile, both sorted."""
    return sorted(deck(game)), sorted(discard(game))


# What goes onto the pile


@pytest.mark.rule("CC-TURN-5", "CC-DECK-1")
@pytest.mark.parametrize(("character", "lines", "fallen"), [
    ("artist", ["laboratory tavern"], ["tavern"]),
    ("artist", ["sell temple"], ["temple"]),
    ("artist", ["cards", "keep harbor"], ["docks"]),
    ("magician", ["redraw", "put tavern", "put temple", "done"], ["tavern", "temple"]),
    ("warlord", ["destroy 1 manor"], ["manor"]),
    ("warlord", ["destroy 0 laboratory"], ["laboratory"]),
    ("warlord", ["destroy 1 museum"], ["castle", "museum", "prison"]),
    ("artist", ["armory 1 manor"], ["armory", "manor"]),
    ("artist", ["armory 1 museum"], ["armory", "castle", "museum", "prison"]),
])
def test_what_leaves_the_game_lies_on_the_pile_and_not_under_the_deck(
        character: str, lines: list[str], fallen: list[str]) -> None:
    museum: list[Any] = ["manor", {"district": "museum", "under": ["castle", "prison"]}]
    game = town(who(9, "tavern temple", "laboratory armory"), who(city=museum), up=character,
                deck="harbor docks palace church", discard=["market"])
    bottom = deck(game)[-1]
    play(game, *lines)
    assert discard(game)[0] == "market"
    assert sorted(discard(game)[1:]) == fallen
    assert deck(game)[-1] == bottom
    assert cards(game.position()) == COPIES


@pytest.mark.rule("CC-TURN-5")
def test_a_beautified_district_is_a_plain_card_on_the_pile() -> None:
    game = play(town(who(9), who(city="manor*"), up="warlord"), "destroy 1 manor")
    assert discard(game) == ["manor"]
    assert gold(game) == [9 - 3, 0, 0, 0]


@pytest.mark.rule("CC-TURN-5", "CC-DECK-1")
def test_the_pile_is_public() -> None:
    game = play(town(who(9, "tavern temple"), up="magician", deck="harbor docks"), "redraw", "put temple", "done")
    assert discard(game) == ["temple"]
    for watcher in (0, 1, 2, 3, None):
        assert game.view(watcher)["discard"] == ["temple"]


# A new deck


@pytest.mark.rule("CC-TURN-5", "CC-DECK-1")
def test_the_pile_becomes_the_deck_when_a_card_must_be_drawn() -> None:
    game = town(up="artist", deck_only=True, discard=["manor", "tavern", "temple"])
    assert pair(game) == ([], ["manor", "tavern", "temple"])
    play(game, "cards")
    assert pair(game)[1] == []
    assert len(deck(game)) == 1
    play(game, game.options()[0])
    assert len(discard(game)) == 1
    assert sorted(deck(game) + discard(game) + hand(game, 0)) == ["manor", "tavern", "temple"]


@pytest.mark.rule("CC-DECK-1")
def test_an_empty_deck_waits_until_a_card_must_be_drawn() -> None:
    game = town(who(city="library"), up="artist merchant", deck="palace castle", deck_only=True, discard=["manor"])
    play(game, "cards")
    assert hand(game, 0) == ["castle", "palace"]
    assert pair(game) == ([], ["manor"])
    play(game, "end", "gold")
    assert pair(game) == ([], ["manor"])


@pytest.mark.rule("CC-DECK-1")
def test_a_draw_goes_on_with_the_new_deck() -> None:
    game = town(who(city="library"), up="artist", deck="palace", deck_only=True, discard=["manor", "tavern", "temple"])
    play(game, "cards")
    assert "palace" in hand(game, 0)
    assert len(hand(game, 0)) == 2
    assert (len(deck(game)), discard(game)) == (2, [])


@pytest.mark.rule("CC-DECK-1", "CC-TURN-2")
def test_the_card_not_kept_lies_on_the_pile_after_the_new_deck_was_made() -> None:
    game = town(up="artist", deck="palace", deck_only=True, discard=["manor"])
    play(game, "cards")
    assert offers(game) == {"keep palace", "keep manor"}
    play(game, "keep manor")
    assert (hand(game, 0), deck(game), discard(game)) == (["manor"], [], ["palace"])


@pytest.mark.rule("CC-DECK-1", "RU-3")
def test_a_lone_discarded_card_may_be_drawn() -> None:
    game = play(town(up="artist", deck_only=True, discard=["manor"]), "cards")
    assert (hand(game, 0), deck(game), discard(game)) == (["manor"], [], [])


@pytest.mark.rule("CC-DECK-1", "RU-3")
def test_selling_makes_cards_to_draw() -> None:
    game = town(who(hand="manor"), up="artist", deck_only=True)
    assert "cards" not in offers(game)
    play(game, "sell manor")
    assert "cards" in offers(game)
    play(game, "cards")
    assert (hand(game, 0), gold(game)[0]) == (["manor"], 2)


@pytest.mark.rule("CC-DECK-1", "CC-TURN-5")
def test_the_new_deck_is_shuffled() -> None:
    pile = words("manor tavern temple castle palace docks harbor church market prison")
    made = set()
    for seed in range(12):
        game = town(up="artist", deck_only=True, discard=pile, seed=seed)
        made.add(tuple(deck(play(game, "cards"))))
    assert len(made) > 8


@pytest.mark.rule("CC-DECK-1")
@pytest.mark.parametrize(("character", "city", "hand_", "lines", "gained"), [
    ("architect", "", "", ["bonus"], 2), ("navigator", "", "", ["bonus cards"], 4),
    ("artist", "smithy", "", ["smithy"], 3), ("artist", "park", "", ["gold", "end"], 2)])
def test_every_draw_makes_a_new_deck_of_the_pile(
        character: str, city: str, hand_: str, lines: list[str], gained: int) -> None:
    game = town(who(2, hand_, city), up=character, deck="palace", deck_only=True,
                discard=words("manor tavern temple castle docks"))
    play(game, *lines)
    assert "palace" in hand(game, 0)
    assert len(hand(game, 0)) == gained
    assert (len(deck(game)), discard(game)) == (6 - gained, [])


@pytest.mark.rule("CC-DECK-1", "RU-3")
@pytest.mark.parametrize(("character", "city", "line"), [
    ("architect", "", "bonus"), ("navigator", "", "bonus cards"), ("artist", "smithy", "smithy")])
def test_with_neither_deck_nor_pile_nothing_is_drawn(character: str, city: str, line: str) -> None:
    game = town(who(5, "", city), up=character, deck_only=True)
    assert line not in offers(game)
    refused(game, line, "RU-3")
    there = town(who(5, "", city), up=character, deck_only=True, discard=["manor"])
    assert line in offers(there)
    assert hand(play(there, line), 0) == ["manor"]


@pytest.mark.rule("CC-DECK-1")
def test_the_navigator_may_still_take_gold_without_cards() -> None:
    game = town(up="navigator", deck_only=True)
    assert offers(game, "bonus") == {"bonus gold"}
    assert gold(play(game, "bonus gold"))[0] == 4


# Magician


@pytest.mark.rule("CC-DECK-1", "CL-MAGICIAN-1")
def test_the_magician_discards_first_and_then_draws() -> None:
    drawn = set()
    for seed in range(24):
        game = town(who(hand="tavern"), up="magician", deck_only=True, discard=["manor"], seed=seed)
        play(game, "redraw", "put tavern", "done")
        drawn.add(hand(game, 0)[0])
        assert sorted(hand(game, 0) + deck(game) + discard(game)) == ["manor", "tavern"]
    assert drawn == {"manor", "tavern"}


@pytest.mark.rule("CC-DECK-1", "CL-MAGICIAN-1")
def test_the_magician_draws_from_the_deck_while_it_lasts() -> None:
    game = town(who(hand="tavern temple church"), up="magician", deck="palace castle", deck_only=True)
    play(game, "redraw", "put tavern", "put temple", "done")
    assert hand(game, 0) == ["castle", "church", "palace"]
    assert pair(game) == ([], ["tavern", "temple"])


@pytest.mark.rule("CL-MAGICIAN-1", "CC-TURN-1")
def test_the_magician_swaps_hands() -> None:
    game = play(town(who(hand="tavern"), who(hand="palace castle"), up="magician"), "swap 1")
    assert (hand(game, 0), hand(game, 1)) == (["castle", "palace"], ["tavern"])
    assert discard(game) == []


# Lighthouse


def lighthouse(deck: str, discard: list[str], **fields: Any) -> Game:
    game = town(who(3, "lighthouse"), who(), who(hand="harbor"), up="artist", deck=deck, deck_only=True,
                discard=discard, **fields)
    return play(game, "gold", "build lighthouse")


@pytest.mark.rule("CC-CITY-1", "CL-LIGHTHOUSE-1")
def test_the_lighthouse_searches_the_deck_and_not_the_pile() -> None:
    game = lighthouse("palace castle manor manor", ["tavern"])
    assert offers(game) == {"lighthouse palace", "lighthouse castle", "lighthouse manor", "pass"}
    play(game, "lighthouse manor")
    assert hand(game, 0) == ["manor"]
    assert pair(game) == (["castle", "manor", "palace"], ["tavern"])


@pytest.mark.rule("CC-DECK-1", "CL-LIGHTHOUSE-1")
def test_with_an_empty_deck_the_lighthouse_searches_what_was_the_pile() -> None:
    game = lighthouse("", ["tavern", "temple"])
    assert offers(game) == {"lighthouse tavern", "lighthouse temple", "pass"}
    play(game, "lighthouse temple")
    assert (hand(game, 0), deck(game), discard(game)) == (["temple"], ["tavern"], [])


@pytest.mark.rule("CL-LIGHTHOUSE-1")
@pytest.mark.parametrize("line", ["pass", "lighthouse church"])
def test_the_deck_is_shuffled_after_the_search(line: str) -> None:
    order = "palace castle manor docks harbor tavern temple market prison church"
    decks = {tuple(deck(play(lighthouse(order, [], seed=seed), line))) for seed in range(12)}
    assert len(decks) > 8


@pytest.mark.rule("CL-LIGHTHOUSE-1")
def test_the_lighthouse_is_searched_at_once_and_only_once() -> None:
    game = lighthouse("palace castle manor", [])
    play(game, "pass")
    assert not offers(game, "lighthouse")
    assert "end" in offers(game)


@pytest.mark.rule("CL-LIGHTHOUSE-1", "RU-1")
def test_what_the_lighthouse_took_is_seen_by_its_owner_alone() -> None:
    game = play(lighthouse("palace castle manor docks", []), "lighthouse castle")
    assert game.view(0)["players"][0]["hand"] == ["castle"]
    assert game.view(1)["players"][0]["hand"] == 1
    assert {tuple(sorted(deck(game.imagine(0, k)))) for k in range(6)} == {("docks", "manor", "palace")}
    assert len({tuple(hand(game.imagine(1, k), 0)) for k in range(60)}) == 5


# Graveyard


def graveyard(stash: int, target: str = "manor", owner: int = 2) -> Game:
    seats = [who(9), who(city="manor"), who(city=""), who()]
    seats[owner]["city"] = [*seats[owner]["city"], "graveyard"]
    seats[owner]["gold"] += stash
    victim = next(one for one in (1, owner) if target in seats[one]["city"])
    return play(town(*seats, up="warlord"), f"destroy {victim} {target}")


@pytest.mark.rule("CC-CITY-1", "CL-GRAVEYARD-1")
def test_the_graveyard_takes_the_card_before_it_falls_on_the_pile() -> None:
    game = graveyard(1)
    assert (game.player, offers(game)) == (2, {"graveyard", "pass"})
    assert discard(game) == []
    play(game, "graveyard")
    assert (hand(game, 2), discard(game), gold(game)) == (["manor"], [], [7, 0, 0, 0])
    assert (game.player, city(game, 1)) == (0, [])
    assert {"gold", "cards"} <= offers(game)


@pytest.mark.rule("CC-CITY-1", "CL-GRAVEYARD-1")
def test_without_the_graveyards_gold_the_card_falls_on_the_pile() -> None:
    game = play(graveyard(1), "pass")
    assert (hand(game, 2), discard(game), gold(game)) == ([], ["manor"], [7, 0, 1, 0])
    assert game.player == 0


@pytest.mark.rule("CL-GRAVEYARD-1")
def test_the_graveyards_owner_may_take_the_own_destroyed_district() -> None:
    game = graveyard(1, owner=1)
    assert game.player == 1
    play(game, "graveyard")
    assert (hand(game, 1), city(game, 1)) == (["manor"], ["graveyard"])


@pytest.mark.rule("CL-GRAVEYARD-1")
def test_the_graveyard_needs_gold_and_cannot_save_itself_nor_serve_the_destroyer() -> None:
    assert "graveyard" not in offers(graveyard(0))
    itself = graveyard(5, "graveyard")
    assert (itself.player, discard(itself)) == (0, ["graveyard"])
    destroyer = graveyard(1, owner=0)
    assert (destroyer.player, discard(destroyer)) == (0, ["manor"])


@pytest.mark.rule("RU-33", "CL-ARMORY-1")
def test_the_graveyard_does_not_answer_an_armory() -> None:
    game = town(who(city="armory"), who(city="manor"), who(5, city="graveyard"), up="artist")
    play(game, "armory 1 manor")
    assert game.player == 0
    assert sorted(discard(game)) == ["armory", "manor"]


@pytest.mark.rule("CL-GRAVEYARD-1", "CC-TURN-4")
def test_a_name_saved_by_a_graveyard_may_be_built_by_anybody_again() -> None:
    game = play(graveyard(4), "graveyard", "gold", "end", "gold", "end", "gold", "build manor")
    assert city(game, 2) == ["graveyard", "manor"]


# Museum


@pytest.mark.rule("CL-MUSEUM-1", "CC-CITY-1")
def test_a_museum_takes_a_card_out_of_the_hand_and_hides_it() -> None:
    game = play(town(who(hand="tavern docks", city="museum"), up="artist"), "museum docks")
    assert (under(game, 0), hand(game, 0), discard(game)) == (["docks"], ["tavern"], [])
    assert cards(game.position()) == COPIES
    for watcher in (1, None):
        (museum,) = game.view(watcher)["players"][0]["city"]
        assert in_full(museum)["under"] == 1


# What everybody knows of a deck made of a public pile


@pytest.mark.rule("CC-TURN-5", "CC-DECK-1")
def test_everybody_knows_what_a_new_deck_is_made_of_but_not_its_order() -> None:
    pile = words("manor tavern temple castle palace docks")
    game = town(who(city="library"), who(hand="harbor market"), who(hand="church"), up="artist", deck_only=True,
                discard=pile)
    play(game, "cards")
    for watcher in (1, 2, 3):
        dreams = [game.imagine(watcher, k) for k in range(20)]
        assert all(sorted(deck(dream) + hand(dream, 0)) == sorted(pile) for dream in dreams)
        assert len({tuple(deck(dream)) for dream in dreams}) > 1
        assert len({tuple(hand(dream, 0)) for dream in dreams}) > 1
