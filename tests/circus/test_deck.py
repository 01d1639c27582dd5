"""The face-up discard pile, and when it becomes the new deck."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.circus.table import (
    booths,
    city,
    deck,
    discard,
    dreams,
    gold,
    hand,
    offers,
    play,
    refused,
    reload,
    seat,
    table,
    top,
)

FOUR = ["castle", "church", "tavern", "temple"]


def drawn(game: Game) -> list[str]:
    """The cards from which one is kept now."""
    return sorted(line.split()[1] for line in offers(game, "keep"))


# What goes onto the pile


@pytest.mark.rule("CI-DECK-1", "CI-TURN-1")
def test_the_card_not_kept_goes_face_up_on_top_of_the_discard_pile() -> None:
    game = table(seat("merchant"), rank=6, deck="palace castle", discard="temple tavern")
    rest = deck(game)[2:]
    play(game, "cards")
    assert discard(game) == ["temple", "tavern"]
    play(game, "keep palace")
    assert hand(game, 0) == ["palace"]
    assert discard(game) == ["temple", "tavern", "castle"]
    assert deck(game) == rest
    for watcher in (0, 1, 2, 3, None):
        assert game.view(watcher)["discard"] == ["temple", "tavern", "castle"]
        assert game.view(watcher)["deck"] == len(rest)


@pytest.mark.rule("CI-DECK-1", "CI-DECK-2", "CI-WARLORD-1")
def test_a_destroyed_district_goes_onto_the_discard_pile() -> None:
    game = table(seat("warlord", gold=5), seat(city="harbor manor"), rank=8, discard="tavern")
    before = deck(game)
    play(game, "destroy 1 harbor")
    assert discard(game) == ["tavern", "harbor"]
    assert deck(game) == before


@pytest.mark.rule("CI-DECK-2", "CL-LABORATORY-1")
def test_what_the_laboratory_discards_goes_onto_the_discard_pile() -> None:
    game = table(seat("merchant", hand="palace manor", city="laboratory"), rank=6, discard="tavern")
    before = deck(game)
    play(game, "laboratory palace")
    assert discard(game) == ["tavern", "palace"]
    assert deck(game) == before
    assert "palace" in game.view(2)["discard"]


@pytest.mark.rule("CI-DECK-1")
def test_each_discard_lies_on_the_one_before() -> None:
    game = table(seat("merchant", hand="docks big-top", city="laboratory"), seat("warlord", gold=3, city="tavern"),
                 seat(city="harbor", booths=[0]), rank=6, deck="palace castle manor temple")
    play(game, "laboratory docks", "cards", "keep palace", "end")
    assert discard(game) == ["docks", "castle"]
    play(game, "destroy 2 harbor", "gold", "ticket 2", "keep temple", "cash")
    assert discard(game) == ["docks", "castle", "harbor", "manor", "ticket-booth"]


@pytest.mark.rule("CI-DECK-2", "CL-OBSERVATORY-1")
def test_the_observatory_leaves_two_cards_on_the_pile() -> None:
    game = table(seat("merchant", city="observatory"), rank=6, deck="palace castle manor", discard="tavern")
    play(game, "cards", "keep castle")
    assert discard(game)[0] == "tavern"
    assert sorted(discard(game)[1:]) == ["manor", "palace"]


@pytest.mark.rule("CI-DECK-1")
def test_the_pile_is_kept_over_the_end_of_a_round() -> None:
    game = table(seat("warlord", gold=5), seat(city="harbor"), rank=8, discard="tavern temple")
    play(game, "destroy 1 harbor", "gold", "end")
    assert game.position()["phase"] == "selection"
    assert discard(game) == ["tavern", "temple", "harbor"]


# When it is shuffled


@pytest.mark.rule("CI-DECK-1", "CI-DECK-2")
def test_the_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    game = table(seat("merchant"), seat("architect"), rank=6, deck="palace castle", discard="tavern temple church",
                 only=True)
    play(game, "cards")
    assert (deck(game), discard(game)) == ([], ["tavern", "temple", "church"])
    play(game, "keep palace")
    assert (deck(game), discard(game)) == ([], ["tavern", "temple", "church", "castle"])
    play(game, "end")
    assert (deck(game), discard(game)) == ([], ["tavern", "temple", "church", "castle"])
    play(game, "gold")
    assert (deck(game), discard(game)) == ([], ["tavern", "temple", "church", "castle"])
    play(game, "bonus")
    assert discard(game) == []
    assert sorted(deck(game) + hand(game, 1)) == FOUR
    assert len(deck(game)) == 2


@pytest.mark.rule("CI-DECK-2")
def test_it_is_shuffled_in_the_middle_of_a_draw() -> None:
    game = table(seat("merchant"), rank=6, deck="palace", discard="castle church tavern temple", only=True)
    play(game, "cards")
    assert "palace" in drawn(game)
    assert (len(drawn(game)), len(deck(game)), discard(game)) == (2, 3, [])
    assert sorted(deck(game) + drawn(game)) == sorted([*FOUR, "palace"])
    (other,) = set(drawn(game)) - {"palace"}
    play(game, "keep palace")
    assert discard(game) == [other]


@pytest.mark.rule("CI-DECK-2")
def test_a_deck_that_just_suffices_is_not_filled_up() -> None:
    game = table(seat("architect"), rank=7, deck="palace castle", discard="tavern", only=True)
    play(game, "bonus")
    assert (hand(game, 0), deck(game), discard(game)) == (["castle", "palace"], [], ["tavern"])


@pytest.mark.rule("CI-DECK-1")
def test_the_new_deck_is_in_random_order() -> None:
    orders = set()
    for seed in range(24):
        game = table(seat("merchant"), rank=6, discard=" ".join(FOUR), only=True, seed=seed)
        play(game, "cards")
        orders.add((*drawn(game), *deck(game)))
    assert len(orders) > 6


@pytest.mark.rule("CI-DECK-1")
def test_a_saved_position_shuffles_the_same() -> None:
    game = table(seat("merchant"), rank=6, deck="palace", discard=" ".join(FOUR), only=True)
    again = reload(game)
    for one in (game, again):
        play(one, "cards", "keep palace", "bonus", "end")
    assert game.position() == again.position()


@pytest.mark.rule("CI-DECK-1", "RU-3")
def test_drawing_is_offered_while_the_pile_has_cards() -> None:
    game = table(seat("merchant"), rank=6, discard="tavern temple", only=True)
    play(game, "cards")
    assert drawn(game) == ["tavern", "temple"]


@pytest.mark.rule("RU-3", "CI-DECK-1")
@pytest.mark.parametrize(("character", "rank", "line"), [
    ("merchant", 6, "cards"), ("architect", 7, "cards"), ("architect", 7, "bonus"), ("merchant", 6, "smithy")])
def test_nothing_is_drawn_from_an_empty_deck_and_pile(character: str, rank: int, line: str) -> None:
    def make(pile: str) -> Game:
        return table(seat(character, gold=9, city="smithy"), rank=rank, discard=pile, only=True)
    refused(make(""), line, "RU-3")
    assert line in offers(make("tavern"))


@pytest.mark.rule("RU-3", "RU-25", "CI-DECK-1")
@pytest.mark.parametrize("place", ["deck", "discard"])
def test_the_one_card_left_is_kept_without_a_question(place: str) -> None:
    fields: dict[str, Any] = {place: "tavern"}
    game = play(table(seat("merchant"), rank=6, only=True, **fields), "cards")
    assert hand(game, 0) == ["tavern"]
    assert (deck(game), discard(game)) == ([], [])
    assert "end" in offers(game)


@pytest.mark.rule("RU-3", "CI-DECK-1", "CI-ARCHITECT-1", "CI-SMITHY-1")
def test_where_fewer_are_left_what_there_is_is_drawn() -> None:
    game = play(table(seat("architect"), rank=7, discard="tavern", only=True), "bonus")
    assert (hand(game, 0), deck(game), discard(game)) == (["tavern"], [], [])
    game = play(table(seat("merchant", gold=3, city="smithy"), rank=6, deck="manor", only=True), "smithy")
    assert (hand(game, 0), gold(game)[0]) == (["manor"], 0)


@pytest.mark.rule("CI-DECK-2", "CI-SMITHY-1")
def test_the_smithy_draws_on_through_the_new_deck() -> None:
    game = table(seat("merchant", gold=3, city="smithy"), rank=6, deck="manor", discard=" ".join(FOUR), only=True)
    play(game, "smithy")
    assert "manor" in hand(game, 0)
    assert (len(hand(game, 0)), len(deck(game)), discard(game)) == (2, 3, [])


@pytest.mark.rule("CI-DECK-2", "CL-OBSERVATORY-1", "CL-LIBRARY-1")
def test_library_and_observatory_draw_three_through_the_new_deck() -> None:
    game = table(seat("merchant", city="library observatory"), rank=6, deck="manor palace", discard=" ".join(FOUR),
                 only=True)
    play(game, "cards")
    assert {"manor", "palace"} < set(drawn(game))
    (third,) = set(drawn(game)) - {"manor", "palace"}
    assert (len(deck(game)), discard(game)) == (3, [])
    play(game, "keep manor", f"keep {third}")
    assert hand(game, 0) == sorted(["manor", third])
    assert discard(game) == ["palace"]


# The Magician


@pytest.mark.rule("CI-DECK-2", "CL-MAGICIAN-1")
def test_the_magicians_cards_go_onto_the_pile() -> None:
    game = table(seat("magician", hand="tavern temple church"), rank=3, deck="palace castle manor", discard="docks")
    rest = deck(game)[2:]
    play(game, "redraw", "put tavern", "put church")
    assert discard(game) == ["docks"]
    play(game, "done")
    assert hand(game, 0) == ["castle", "palace", "temple"]
    assert deck(game) == rest
    assert discard(game)[0] == "docks"
    assert sorted(discard(game)[1:]) == ["church", "tavern"]


@pytest.mark.rule("CI-DECK-2", "CL-MAGICIAN-1")
def test_the_magician_discards_first_and_may_get_the_own_cards_back() -> None:
    hands = set()
    for seed in range(30):
        game = table(seat("magician", hand="tavern temple"), rank=3, discard="manor", only=True, seed=seed)
        play(game, "redraw", "put tavern", "put temple", "done")
        assert (len(hand(game, 0)), len(deck(game)), discard(game)) == (2, 1, [])
        assert sorted(hand(game, 0) + deck(game)) == ["manor", "tavern", "temple"]
        hands.add(tuple(hand(game, 0)))
    assert hands == {("manor", "tavern"), ("manor", "temple"), ("tavern", "temple")}


@pytest.mark.rule("CI-DECK-2", "CL-MAGICIAN-1")
def test_the_magicians_last_cards_come_from_what_was_just_discarded() -> None:
    backs = set()
    for seed in range(20):
        game = table(seat("magician", hand="tavern temple"), rank=3, deck="palace", only=True, seed=seed)
        play(game, "redraw", "put tavern", "put temple", "done")
        assert "palace" in hand(game, 0)
        assert (len(hand(game, 0)), discard(game)) == (2, [])
        backs.add(deck(game)[0])
    assert backs == {"tavern", "temple"}


@pytest.mark.rule("CI-DECK-2", "CL-MAGICIAN-1")
def test_a_magician_whose_deck_suffices_leaves_the_pile_alone() -> None:
    game = table(seat("magician", hand="tavern temple"), rank=3, deck="palace castle", discard="docks", only=True)
    play(game, "redraw", "put tavern", "put temple", "done")
    assert (hand(game, 0), deck(game)) == (["castle", "palace"], [])
    assert sorted(discard(game)) == ["docks", "tavern", "temple"]


# What is known of the new deck


@pytest.mark.rule("CI-DECK-1", "DX-DRAFT-7")
def test_everybody_knows_what_the_new_deck_was_made_of_and_nobody_its_order() -> None:
    game = table(seat("merchant"), seat(hand="harbor docks"), rank=6, discard=" ".join(FOUR), only=True)
    play(game, "cards")
    mine = drawn(game)
    for dream in [*dreams(game, 0, 8), *dreams(reload(game), 0, 4)]:
        assert sorted(deck(dream)) == sorted(set(FOUR) - set(mine))
    for watcher in (1, 2, 3):
        for dream in dreams(game, watcher, 8):
            assert set(deck(dream)) <= set(FOUR)
        assert len({tuple(deck(dream)) for dream in dreams(game, watcher)}) > 3


@pytest.mark.rule("CI-DECK-1", "DX-DRAFT-7")
def test_a_card_seen_on_the_pile_is_imagined_in_no_hand() -> None:
    game = table(seat("merchant", hand="manor"), seat(hand="harbor docks"), rank=6, discard="acrobat university keep")
    for watcher in range(4):
        for dream in dreams(game, watcher, 8):
            assert discard(dream) == ["acrobat", "university", "keep"]
            assert not {"acrobat", "university"} & {card for one in range(4) for card in hand(dream, one)}


@pytest.mark.rule("CI-DECK-1", "CI-DECK-2")
def test_a_card_comes_back_from_the_pile_into_play() -> None:
    game = table(seat("warlord", gold=9, hand="tavern", city="temple"), seat(city="harbor", booths=[0]), rank=8,
                 only=True)
    play(game, "destroy 1 harbor", "cards", "build harbor")
    assert city(game, 0) == ["harbor", "temple"]
    assert (deck(game), discard(game), booths(game, 1)) == ([], [], [0])


@pytest.mark.rule("CI-DECK-1")
def test_the_top_card_is_the_last_of_the_list() -> None:
    game = table(seat("merchant", hand="palace", city="laboratory"), rank=6, discard="tavern temple church")
    assert top(game) == "church"
    assert top(play(game, "laboratory palace")) == "palace"
