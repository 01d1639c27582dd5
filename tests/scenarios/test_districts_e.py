"""What unique districts score."""

from __future__ import annotations

import pytest

from tests.scenarios.deluxe_box import COST, costs, line_points, worth
from tests.scenarios.table import gold, play, seat, table, total

THREE_TYPES = "manor temple tavern"
FOUR_TYPES = THREE_TYPES + " prison"


def bonus(own: str, hand: str = "", gold: int = 0, crown: int = 1) -> int:
    """Points beyond the cost of the districts, beautifying included."""
    plain = sum(COST[name.rstrip("*")] + name.endswith("*") for name in own.split())
    return worth(own, hand=hand, gold=gold, crown=crown) - plain


# Basilica


@pytest.mark.rule("DX-BASILICA-1")
@pytest.mark.parametrize(("own", "points"), [
    ("basilica", 0), ("basilica manor", 1), ("basilica manor castle palace", 2), ("basilica church market", 0),
    ("basilica temple tavern watchtower keep capitol", 5), ("basilica manor manor", 2)])
def test_a_basilica_scores_1_per_district_of_odd_cost(own: str, points: int) -> None:
    assert bonus(own) == points + (3 if "capitol" in own else 0)


@pytest.mark.rule("DX-BASILICA-1")
@pytest.mark.parametrize(("own", "points"), [("basilica*", 1), ("basilica manor*", 0), ("basilica church*", 1),
                                             ("basilica* manor* castle*", 2)])
def test_beautifying_changes_what_is_odd_for_the_basilica(own: str, points: int) -> None:
    assert bonus(own) == points


@pytest.mark.rule("DX-BASILICA-1", "DX-FACTORY-1")
def test_a_basilica_looks_at_the_printed_cost_not_at_what_was_paid() -> None:
    assert bonus("basilica factory dragon-gate") == 1 + 2


# Capitol


@pytest.mark.rule("DX-CAPITOL-1")
@pytest.mark.parametrize(("own", "points"), [
    ("capitol manor castle palace", 3), ("capitol manor castle temple church", 0), ("capitol tavern market docks", 3),
    ("capitol watchtower prison barracks", 3), ("capitol temple church monastery", 3),
    ("capitol keep statue", 3), ("capitol keep", 0), ("capitol manor manor manor", 3)])
def test_a_capitol_scores_3_for_three_districts_of_one_type(own: str, points: int) -> None:
    assert bonus(own) == points


@pytest.mark.rule("DX-CAPITOL-1")
def test_a_capitol_scores_once() -> None:
    assert worth("capitol manor castle palace temple church", first_complete=3) == costs(
        "capitol manor castle palace temple church") + 3
    assert bonus("capitol keep statue framework manor castle") == 3
    assert worth("capitol manor castle palace temple church monastery", first_complete=3) == costs(
        "capitol manor castle palace temple church monastery") + 3 + 2


# Plain points


@pytest.mark.rule("DX-DRAGON-GATE-1")
def test_a_dragon_gate_scores_2_more() -> None:
    assert worth("dragon-gate") == 8
    assert worth("dragon-gate*") == 9


@pytest.mark.rule("DX-IMPERIAL-TREASURY-1")
@pytest.mark.parametrize("purse", [0, 1, 17])
def test_an_imperial_treasury_scores_1_per_gold_in_the_stash(purse: int) -> None:
    assert bonus("imperial-treasury", gold=purse) == purse


@pytest.mark.rule("DX-IMPERIAL-TREASURY-1", "DX-BANK-1")
def test_an_imperial_treasury_does_not_count_gold_on_districts() -> None:
    assert worth("imperial-treasury* manor*", gold=2) == 6 + 4 + 2


@pytest.mark.rule("DX-MAP-ROOM-1")
@pytest.mark.parametrize("cards", ["", "tavern", "tavern tavern keep palace"])
def test_a_map_room_scores_1_per_hand_card(cards: str) -> None:
    assert bonus("map-room", hand=cards) == len(cards.split())


@pytest.mark.rule("DX-SECRET-VAULT-2")
def test_a_secret_vault_in_hand_scores_3() -> None:
    assert bonus("manor", hand="secret-vault castle") == 3
    assert bonus("", hand="secret-vault") == 3


@pytest.mark.rule("DX-SECRET-VAULT-2", "DX-MAP-ROOM-1", "RU-23")
def test_a_map_room_counts_a_secret_vault_besides_its_3_points() -> None:
    assert bonus("map-room", hand="secret-vault tavern") == 2 + 3


@pytest.mark.rule("DX-STATUE-1")
def test_a_statue_scores_5_with_the_crown() -> None:
    assert bonus("statue", crown=0) == 5
    assert bonus("statue", crown=1) == 0
    assert bonus("manor", crown=0) == 0


@pytest.mark.rule("DX-STATUE-1")
def test_a_statue_looks_at_the_crown_as_the_game_ends() -> None:
    game = table(seat("king", city="statue temple church tavern market watchtower prison"), rank=4, crown=2)
    play(game, "gold", "end")
    assert game.over
    assert total(game, 0) == 3 + 9 + 4 + 5


@pytest.mark.rule("DX-IVORY-TOWER-1")
@pytest.mark.parametrize(("own", "points"), [
    ("ivory-tower", 5), ("ivory-tower manor temple", 5), ("ivory-tower keep", 0), ("ivory-tower school-of-magic", 0),
    ("ivory-tower haunted-quarter", 5)])
def test_an_ivory_tower_scores_5_as_the_only_unique_district(own: str, points: int) -> None:
    assert bonus(own) == points


@pytest.mark.rule("DX-IVORY-TOWER-1")
def test_unique_cards_in_hand_or_under_no_city_do_not_spoil_the_ivory_tower() -> None:
    assert bonus("ivory-tower", hand="keep statue") == 5


@pytest.mark.rule("DX-WISHING-WELL-1")
@pytest.mark.parametrize(("own", "points"), [
    ("wishing-well", 1), ("wishing-well manor", 1), ("wishing-well keep statue", 3),
    ("wishing-well haunted-quarter", 2), ("wishing-well school-of-magic haunted-quarter keep", 4)])
def test_a_wishing_well_scores_1_per_unique_district_itself_included(own: str, points: int) -> None:
    assert bonus(own) == points


@pytest.mark.rule("DX-WISHING-WELL-1")
def test_a_wishing_well_counts_its_own_city_alone() -> None:
    assert bonus("wishing-well", hand="keep") == 1
    game = table(seat(city="wishing-well"), seat("warlord", city="keep statue"), rank=8, crown=0)
    assert total(game, 0) == 6


# Haunted Quarter


@pytest.mark.rule("DX-HAUNTED-QUARTER-1")
@pytest.mark.parametrize("missing", ["manor", "temple", "tavern", "prison"])
def test_a_haunted_quarter_stands_for_the_missing_type(missing: str) -> None:
    own = f"{FOUR_TYPES} keep".replace(missing, "haunted-quarter")
    assert bonus(own) == 3


@pytest.mark.rule("DX-HAUNTED-QUARTER-1")
def test_a_haunted_quarter_may_be_the_unique_one_of_five_types() -> None:
    assert bonus(f"{FOUR_TYPES} haunted-quarter") == 3


@pytest.mark.rule("DX-HAUNTED-QUARTER-1", "DX-HAUNTED-QUARTER-2")
def test_a_haunted_quarter_is_one_type_not_two() -> None:
    assert bonus(f"{THREE_TYPES} haunted-quarter") == 0
    assert bonus("manor temple keep haunted-quarter") == 0


@pytest.mark.rule("DX-HAUNTED-QUARTER-1", "DX-CAPITOL-1")
@pytest.mark.parametrize("pair", ["manor castle", "temple church", "tavern docks", "prison fortress", "keep"])
def test_a_haunted_quarter_may_be_the_third_for_a_capitol(pair: str) -> None:
    assert bonus(f"capitol haunted-quarter {pair}") == 3
    assert bonus(f"capitol {pair}") == 0


@pytest.mark.rule("DX-HAUNTED-QUARTER-1", "DX-IVORY-TOWER-1")
def test_a_haunted_quarter_of_another_type_does_not_spoil_the_ivory_tower() -> None:
    assert bonus(f"{THREE_TYPES} ivory-tower haunted-quarter") == 3 + 5
    assert bonus(f"{FOUR_TYPES} ivory-tower haunted-quarter") == 3 + 5
    assert bonus("ivory-tower haunted-quarter keep") == 0


@pytest.mark.rule("DX-HAUNTED-QUARTER-2")
@pytest.mark.parametrize(("own", "points", "why"), [
    (f"{THREE_TYPES} wishing-well haunted-quarter", 3 + 1, "military: five types, the well counts itself"),
    (f"{FOUR_TYPES} wishing-well haunted-quarter", 3 + 2, "unique: the five types are there already"),
    ("manor castle temple tavern capitol wishing-well haunted-quarter", 3 + 3, "unique: third for the Capitol, well 3"),
    ("manor castle temple tavern capitol haunted-quarter", 3, "Capitol or five types, never both"),
    ("manor castle prison temple tavern capitol haunted-quarter", 3 + 3, "noble: third for the Capitol"),
    ("temple church tavern prison capitol haunted-quarter", 3, "noble for five types or religious for the Capitol"),
    ("manor castle palace temple tavern capitol haunted-quarter", 3 + 3, "military: the Capitol is served"),
    ("manor castle temple tavern keep capitol haunted-quarter", 3, "one 3 or the other"),
    ("manor castle temple tavern keep wishing-well haunted-quarter", 3 + 2, "military beats one more for the well"),
    ("keep capitol wishing-well haunted-quarter", 3 + 4, "three others serve the Capitol, so unique for the well"),
    ("ivory-tower haunted-quarter manor castle", 5, "anything but unique"),
])
def test_one_choice_of_the_haunted_quarter_holds_for_all_scores_and_is_the_best(
        own: str, points: int, why: str) -> None:
    extra = worth(own, first_complete=3) - costs(own)
    complete = 2 if len(own.split()) >= 7 else 0
    assert extra == points + complete, why


@pytest.mark.rule("DX-HAUNTED-QUARTER-1")
def test_the_haunted_quarter_is_unique_until_the_end() -> None:
    for character, rank in (("king", 4), ("bishop", 5), ("merchant", 6), ("warlord", 8)):
        assert "income" not in table(seat(character, city="haunted-quarter"), rank=rank).options()
    game = play(table(seat("spy"), seat(gold=5, hand="haunted-quarter"), rank=2), "spy 1 unique")
    assert gold(game)[:2] == [1, 4]


@pytest.mark.rule("DX-HAUNTED-QUARTER-2", "DX-SCHOOL-OF-MAGIC-2")
def test_haunted_quarter_and_school_of_magic_together() -> None:
    assert bonus("manor temple school-of-magic haunted-quarter") == 0
    assert bonus(f"{THREE_TYPES} school-of-magic haunted-quarter") == 3


# Lines


@pytest.mark.rule("DX-END-2")
@pytest.mark.parametrize(("district", "rule", "points"), [
    ("dragon-gate", "DX-DRAGON-GATE-1", 2), ("imperial-treasury", "DX-IMPERIAL-TREASURY-1", 4),
    ("map-room", "DX-MAP-ROOM-1", 1), ("statue", "DX-STATUE-1", 5), ("ivory-tower", "DX-IVORY-TOWER-1", 5),
    ("wishing-well", "DX-WISHING-WELL-1", 1), ("basilica manor", "DX-BASILICA-1", 1),
    ("capitol manor castle palace", "DX-CAPITOL-1", 3), ("manor", "DX-SECRET-VAULT-2", 3)])
def test_each_unique_district_has_its_own_line_in_the_score(district: str, rule: str, points: int) -> None:
    card = "secret-vault" if rule.startswith("DX-SECRET") else "tavern"
    game = table(seat("warlord", gold=4, hand=card, city=district), rank=8, crown=0)
    assert line_points(game, 0, rule) == points
    assert line_points(game, 0, "DX-END-2") == costs(district)
