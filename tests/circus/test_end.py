"""When the game ends, what it is worth, and who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from citadels import Game
from tests.circus.table import (
    ACTIONS,
    BOX,
    COST,
    EIGHT,
    SEVEN,
    SIX,
    TYPE,
    cards,
    city,
    costs,
    dice_of,
    hand,
    new,
    play,
    quiet_round,
    seat,
    table,
    total,
    worth,
)

FIVE = "manor temple tavern prison keep"
RICH = "palace cathedral town-hall fortress castle"
AS_RICH = "palace cathedral town-hall fortress harbor"
# Complete, and worth 7 and the 4 points of the first.
POOR = "big-top big-top big-top temple tavern watchtower church market"


def finish(first: dict[str, Any], second: dict[str, Any], **fields: Any) -> Game:
    """A game that ends with the turn of seat 2, whose city is complete and cheap."""
    game = quiet_round(table(first, second, seat("warlord", city=POOR), rank=8, **fields))
    assert game.over
    return game


# When it ends


@pytest.mark.rule("CI-END-1")
@pytest.mark.parametrize("players", range(2, 8))
def test_the_round_of_the_eighth_district_is_played_to_its_end(players: int) -> None:
    game = table(seat("merchant", gold=3, hand="palace", city=SEVEN), seat("warlord"), players=players, rank=6)
    play(game, "gold", "build palace")
    assert game.position()["first_complete"] == 0
    play(game, "end")
    assert (game.over, game.player) == (False, 1)
    play(game, "gold", "end")
    assert game.over
    assert (game.player, game.options(), game.position()["phase"]) == (None, [], "over")


@pytest.mark.rule("CI-END-1")
@pytest.mark.parametrize("players", range(2, 8))
def test_seven_districts_complete_no_city(players: int) -> None:
    game = table(seat("merchant", gold=3, hand="palace", city=SIX), seat("warlord"), players=players, rank=6)
    play(game, "gold", "build palace")
    assert game.position()["first_complete"] is None
    quiet_round(game)
    assert not game.over
    assert game.position()["phase"] == "selection"


@pytest.mark.rule("CI-END-1", "RU-5")
def test_the_first_gets_4_points_and_every_other_complete_city_2() -> None:
    game = table(seat("warlord", city=EIGHT), seat(city=EIGHT), seat(city=EIGHT + " castle"), seat(city="manor"),
                 rank=8, first_complete=1)
    assert [total(game, one) for one in range(4)] == [15 + 2, 15 + 4, 19 + 2, 3]


@pytest.mark.rule("CI-END-1", "RU-5")
def test_who_completes_later_in_the_round_gets_2() -> None:
    game = table(seat("merchant", gold=3, hand="palace", city=SEVEN),
                 seat("architect", gold=9, hand="palace castle docks", city=SIX), rank=6)
    play(game, "gold", "build palace", "end", "gold", "build palace", "build castle", "end")
    assert game.over
    assert (total(game, 0), total(game, 1)) == (costs(SEVEN) + 5 + 4, costs(SIX) + 9 + 2)


@pytest.mark.rule("CI-END-1", "CI-KING-1")
def test_a_murdered_king_still_takes_the_crown_before_the_end() -> None:
    game = quiet_round(table(seat("king"), seat("warlord", city=EIGHT), rank=8, killed="king", crown=1))
    assert game.over
    assert game.position()["crown"] == 0


# What a city is worth


@pytest.mark.rule("CI-END-1")
@pytest.mark.parametrize("own", ["", "tavern", RICH, "keep graveyard observatory", SIX])
def test_each_district_scores_its_cost(own: str) -> None:
    assert worth(own) == costs(own)


@pytest.mark.rule("CI-END-1")
@pytest.mark.parametrize(("options", "points"), [({}, 2), ({"five_colours": 2}, 2), ({"five_colours": 3}, 3)])
def test_all_five_colours_score_2_or_by_option_3(options: dict[str, int], points: int) -> None:
    assert worth(FIVE, options=options) == costs(FIVE) + points
    assert worth(FIVE + " castle church", options=options) == costs(FIVE) + 6 + points
    for missing in FIVE.split():
        rest = FIVE.replace(missing, "").strip()
        assert worth(rest, options=options) == costs(rest)


@pytest.mark.rule("CI-END-1", "CL-SCHOOL-OF-MAGIC-1")
def test_the_school_of_magic_is_purple_for_the_score() -> None:
    assert worth("manor temple tavern school-of-magic keep") == 3 + 1 + 1 + 6 + 3


@pytest.mark.rule("CI-END-1")
def test_the_new_game_takes_the_option_for_five_colours() -> None:
    for colours in (2, 3):
        position = new(4, options={"five_colours": colours}).position()
        players = [seat(city=FIVE), *(seat() for _ in range(3))]
        fresh = {"edition": "circus", "options": position["options"], "players": players}
        assert total(Game.from_position(fresh), 0) == costs(FIVE) + colours


@pytest.mark.rule("CI-END-1", "CI-ACTION-3")
def test_the_score_is_told_line_by_line() -> None:
    own = "manor temple tavern prison dragon-gate university castle church"
    game = table(seat("warlord", city=own, hand="acrobat big-top manor"), rank=8)
    scores = game.scores()[0]
    assert scores["total"] == sum(line["points"] for line in scores["lines"]) == 25 + 4 + 2 + 4 + 2
    assert all(set(line) >= {"points", "reason", "rule"} for line in scores["lines"])


# Who wins


@pytest.mark.rule("CI-END-1")
def test_most_points_win() -> None:
    game = finish(seat("bishop", city="manor"), seat("merchant", city=RICH))
    assert (game.winner, game.winners) == (1, [1])


@pytest.mark.rule("CI-END-2")
@pytest.mark.parametrize("swapped", [False, True])
def test_among_equals_more_points_from_districts_win(swapped: bool) -> None:
    # 24 points from districts against 22 and all five colours.
    seats = [seat("bishop", city=RICH), seat("merchant", city="castle cathedral town-hall barracks laboratory")]
    game = finish(*(reversed(seats) if swapped else seats))
    assert total(game, 0) == total(game, 1) == 24
    assert game.winners == [1 if swapped else 0]


@pytest.mark.rule("CI-END-2", "CI-ACTION-3")
@pytest.mark.parametrize("swapped", [False, True])
def test_action_cards_do_not_count_for_the_tie(swapped: bool) -> None:
    seats = [seat("bishop", city=RICH),
             seat("merchant", city="palace cathedral town-hall fortress manor", hand="acrobat")]
    game = finish(*(reversed(seats) if swapped else seats))
    assert total(game, 0) == total(game, 1) == 24
    assert game.winners == [1 if swapped else 0]


@pytest.mark.rule("CI-END-2", "CL-UNIVERSITY-1", "CL-DRAGON-GATE-1")
@pytest.mark.parametrize("district", ["university", "dragon-gate"])
def test_university_and_dragon_gate_count_as_8_for_the_tie(district: str) -> None:
    game = finish(seat("bishop", city=f"{district} palace cathedral castle market"), seat("merchant", city=RICH))
    assert total(game, 0) == total(game, 1) == 24
    assert game.winners == [0, 1]


@pytest.mark.rule("CI-END-2")
@pytest.mark.parametrize(("gold", "more"), [(0, 9), (9, 0), (3, 3)])
def test_still_tied_they_share_the_win_whatever_gold_or_rank(gold: int, more: int) -> None:
    game = finish(seat("bishop", gold=gold, city=RICH), seat("architect", gold=more, city=AS_RICH))
    assert (game.winners, game.winner) == ([0, 1], None)


@pytest.mark.rule("CI-END-2")
def test_the_points_of_the_first_complete_city_do_not_count_for_the_tie() -> None:
    rich = quiet_round(table(seat("bishop", city=EIGHT), seat("warlord", city="palace cathedral town-hall castle"),
                             rank=8))
    assert total(rich, 0) == total(rich, 1) == 19
    assert rich.winners == [1]


# Whole games, their scores counted once more


class Watch:
    """Follows a game and remembers what the last score needs."""

    def __init__(self) -> None:
        self.first: int | None = None
        self.old_ghosts: set[int] = set()

    def see(self, position: Mapping[str, Any]) -> None:
        cities = [[item if isinstance(item, str) else item["district"] for item in player["city"]]
                  for player in position["players"]]
        if self.first is None:
            self.first = next((one for one, own in enumerate(cities) if len(own) >= 8), None)
        if position["phase"] == "selection":
            self.old_ghosts = {one for one, own in enumerate(cities) if "haunted-quarter" in own}

    def points(self, game: Game, one: int) -> tuple[int, int]:
        """All points of a seat, and those from districts alone."""
        own = city(game, one)
        districts = sum(8 if name in ("university", "dragon-gate") else COST[name] for name in own)
        kinds = {TYPE[name] for name in own if name not in ("big-top", "haunted-quarter")}
        wild = len(kinds) >= 4 and one in self.old_ghosts
        ghost = "haunted-quarter" in own and (wild or kinds >= {"noble", "religious", "trade", "military"})
        five = 2 if len(kinds) == 5 or ghost else 0
        complete = 4 if one == self.first else 2 if len(own) >= 8 else 0
        return districts + five + complete + sum(card in ACTIONS for card in hand(game, one)), districts


@pytest.mark.rule("CI-END-1", "CI-END-2", "CI-ACTION-3", "CI-TENT-1", "CI-SETUP-1")
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("action_cards", [True, False])
def test_random_games_end_and_score_as_counted_by_hand(players: int, action_cards: bool) -> None:
    whole = BOX + Counter(ACTIONS) if action_cards else BOX
    for seed in range(2):
        game = new(players, seed, options={"action_cards": action_cards})
        dice, watch = dice_of(players, action_cards, seed), Watch()
        while not game.over:
            options, position = game.options(), game.position()
            assert options
            assert len(set(options)) == len(options)
            assert min(player["gold"] for player in position["players"]) >= 0
            if {line.split()[0] for line in options} & {"pick", "gold", "end", "cash", "strongman", "acrobat"}:
                assert cards(position) == whole
            watch.see(position)
            built = [line for line in options if line.split()[0] in ("build", "tent")]
            play(game, dice.choice(built if built and dice.random() < 0.5 else options))
        watch.see(game.position())
        assert cards(game.position()) == whole
        counted = [watch.points(game, one) for one in range(players)]
        assert [total(game, one) for one in range(players)] == [points for points, _ in counted]
        assert game.position()["first_complete"] == watch.first
        assert game.winners == [one for one in range(players) if counted[one] == max(counted)]
