"""The Hospital of a murdered player."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.classic.table import quiet_round, shown, table
from tests.scenarios.table import crown, deck, gold, hand, offers, play, refused, seat

ALL = [("thief", 2), ("magician", 3), ("king", 4), ("bishop", 5), ("merchant", 6), ("architect", 7), ("warlord", 8),
       ("tax-collector", 2), ("wizard", 3), ("emperor", 4), ("abbot", 5), ("alchemist", 6), ("navigator", 7),
       ("diplomat", 8), ("artist", 9), ("queen", 9)]


def patient(character: str, own: str = "hospital", stash: int = 0, held: str = "", **fields: Any) -> Game:
    """Seat 1 holds the murdered character and is about to be called."""
    rank = next(rank for name, rank in ALL if name == character)
    return table(seat("assassin"), seat(character, stash, held, own), rank=rank, killed=character, players=5, **fields)


@pytest.mark.rule("CL-HOSPITAL-1", "RU-32")
@pytest.mark.parametrize("character", [name for name, _ in ALL])
def test_the_murdered_may_take_an_action_and_nothing_else(character: str) -> None:
    own = "hospital manor temple tavern smithy laboratory museum"
    game = patient(character, own, 9, "palace docks", crown=2)
    assert game.player == 1
    assert offers(game) == {"gold", "cards", "pass"}
    for line in ("income", f"name {character}", "smithy", "museum palace", "laboratory palace", "build docks", "end"):
        refused(game, line, "CL-HOSPITAL-1")
    play(game, "gold")
    assert (gold(game)[1], hand(game, 1)) == (11, ["docks", "palace"])
    assert game.player != 1 or game.position()["phase"] == "selection" or offers(game, "crown")


@pytest.mark.rule("CL-HOSPITAL-1")
def test_the_action_ends_the_matter_without_an_end() -> None:
    game = table(seat("assassin"), seat("merchant", 1, city="hospital"), seat("warlord"), rank=6, killed="merchant",
                 deck="palace church")
    coins, cards, neither = play(game.clone(), "gold"), play(game.clone(), "cards"), play(game, "pass")
    assert (coins.player, gold(coins)[1]) == (2, 3)
    assert (cards.player, offers(cards)) == (1, {"keep palace", "keep church"})
    play(cards, "keep church")
    assert (cards.player, hand(cards, 1), deck(cards)[-1]) == (2, ["church"], "palace")
    assert (neither.player, gold(neither)[1], hand(neither, 1)) == (2, 1, [])


@pytest.mark.rule("CL-HOSPITAL-1", "RU-3")
def test_with_an_empty_deck_the_patient_has_gold_or_nothing() -> None:
    assert offers(patient("merchant", deck_only=True)) == {"gold", "pass"}


@pytest.mark.rule("CL-HOSPITAL-1", "CL-ASSASSIN-1")
def test_without_a_hospital_in_the_own_city_the_murdered_stays_silent() -> None:
    game = table(seat("assassin", city="hospital"), seat("merchant"), seat("warlord", city="tavern"), rank=6,
                 killed="merchant")
    assert game.player == 2
    assert shown(game, 3, 1) == [None]


@pytest.mark.rule("CL-HOSPITAL-1")
def test_the_hospital_does_nothing_for_those_who_live() -> None:
    game = table(seat("merchant", city="hospital"), rank=6, killed="king")
    assert offers(game) == {"gold", "cards"}


@pytest.mark.rule("CL-HOSPITAL-1", "CL-ASSASSIN-1")
def test_a_murder_in_the_same_round_leads_to_the_hospital() -> None:
    game = table(seat("assassin"), seat("merchant", 3, city="hospital tavern"), seat("warlord"))
    play(game, "name merchant", "gold", "end")
    assert (game.player, offers(game)) == (1, {"gold", "cards", "pass"})
    play(game, "gold")
    assert (game.player, gold(game)[1]) == (2, 5)


@pytest.mark.rule("CL-HOSPITAL-1", "DX-CALL-2")
def test_with_two_characters_only_the_murdered_one_goes_to_the_hospital() -> None:
    game = table(seat("assassin bishop"), seat("king merchant", city="hospital tavern"), players=2)
    play(game, "name king", "gold", "end")
    assert (game.player, offers(game)) == (1, {"gold", "cards", "pass"})
    play(game, "gold", "gold", "end")
    assert game.player == 1
    assert {"gold", "cards", "income"} <= offers(game)


@pytest.mark.rule("CL-HOSPITAL-2", "CL-LIBRARY-1", "CL-OBSERVATORY-1")
def test_library_and_observatory_work_in_hospital() -> None:
    library = play(patient("merchant", "hospital library", deck="palace church docks"), "cards")
    assert hand(library, 1) == ["church", "palace"]
    observatory = play(patient("merchant", "hospital observatory", deck="palace church docks"), "cards")
    assert offers(observatory) == {"keep palace", "keep church", "keep docks"}
    both = play(patient("merchant", "hospital observatory library", deck="palace church docks"), "cards",
                "keep docks", "keep palace")
    assert hand(both, 1) == ["docks", "palace"]


@pytest.mark.rule("CL-HOSPITAL-2", "CL-PARK-1", "CL-POOR-HOUSE-1")
def test_park_and_poor_house_do_not_work_in_hospital() -> None:
    park = quiet_round(patient("merchant", "hospital park"))
    assert hand(park, 1) == []
    for line in ("cards", "pass"):
        poor = play(patient("merchant", "hospital poor-house"), line)
        while offers(poor, "keep"):
            play(poor, poor.options()[0])
        assert gold(quiet_round(poor))[1] == 0


@pytest.mark.rule("RU-32")
def test_the_patient_reveals_the_character() -> None:
    game = patient("merchant")
    assert [shown(game, watcher, 1) for watcher in (0, 2, None)] == [["merchant"]] * 3


@pytest.mark.rule("RU-32", "CL-THIEF-1")
def test_the_thief_cannot_rob_the_patient() -> None:
    game = table(seat("assassin"), seat("thief"), seat("merchant", 5, city="hospital"))
    play(game, "name merchant", "gold", "end")
    refused(game, "name merchant", "CL-THIEF-1")
    play(game, "name king", "gold", "end", "gold")
    assert gold(game)[1:3] == [2, 7]


@pytest.mark.rule("RU-32", "CL-KING-1", "CL-THRONE-ROOM-1")
def test_the_crown_of_a_king_in_hospital_moves_at_the_end_of_the_round() -> None:
    game = table(seat("assassin"), seat("king", city="hospital"), seat("warlord"), rank=4, killed="king")
    assert crown(game) == 0
    play(game, "gold")
    assert (crown(game), game.player) == (0, 2)
    play(game, "gold", "end")
    assert crown(game) == 1


@pytest.mark.rule("RU-32", "CL-EMPEROR-3")
def test_the_crown_of_an_emperor_in_hospital_moves_at_the_end_of_the_round() -> None:
    game = table(seat("assassin"), seat("emperor", city="hospital"), seat("warlord", 3), rank=4, killed="emperor")
    play(game, "gold")
    assert game.player == 2
    play(game, "gold", "end")
    assert (game.player, offers(game)) == (1, {"crown 2", "crown 3"})
    play(game, "crown 2")
    assert (crown(game), gold(game)[:3]) == (2, [0, 2, 5])


@pytest.mark.rule("CL-HOSPITAL-1", "CL-WITCH-1")
def test_the_bewitched_are_not_in_hospital() -> None:
    game = play(table(seat("witch"), seat("merchant", city="hospital")), "gold", "name merchant")
    assert offers(game) == {"gold", "cards"}
