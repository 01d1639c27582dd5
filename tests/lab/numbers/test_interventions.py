"""What a study forces is forced, and nothing else: twins are one game up to there."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from citadels import Game
from citadels.bots import make
from citadels.engine.verbs import VERBS
from citadels.lab import columns
from citadels.lab.numbers import clock, plans
from citadels.lab.numbers.arms import AS_DEALT, Arms, from_opening, opening_of
from citadels.lab.numbers.deals import Deal, play_watched
from citadels.lab.numbers.plans import KINDS
from citadels.lab.shapes import Table

DELUXE: Table = {"name": "deluxe 5", "edition": "deluxe", "players": 5, "preset": None}
RANDOM: Table = {**DELUXE, "name": "deluxe 5 random", "preset": "random", "rank9": "sometimes"}


def arms(kind: str, *figures: str, **settings: Any) -> Arms:
    return KINDS[kind](settings, figures or ("won",))


def played(how: Arms, deal: Deal) -> tuple[dict[str, Game], dict[str, dict[str, float]]]:
    games: dict[str, Game] = {}
    how.seen = lambda arm, game: games.update({arm: game})
    values = how.play(deal)
    assert all(game.over for game in games.values())
    return games, values


def moves(game: Game) -> list[str]:
    return list(game.record()["moves"])


def replayed(game: Game, count: int) -> Game:
    """The same game after so many moves."""
    return Game.from_record({**game.record(), "moves": moves(game)[:count]})


def common(games: dict[str, Game]) -> int:
    """How many moves all these games have in common from their beginning."""
    lines = [moves(game) for game in games.values()]
    return next((number for number, column in enumerate(zip(*lines)) if len(set(column)) > 1), min(map(len, lines)))


@pytest.mark.parametrize("who", ["any", "crown"])
def test_a_pick_is_forced_at_one_decision_and_all_on_offer_are_tried(who: str) -> None:
    how = arms("pick", "won", "decisions", who=who, rounds=[1, 4])
    tried = 0
    for number in range(6):
        deal = Deal(3, RANDOM, "builder", number)
        games, values = played(how, deal)
        if not games:
            continue
        tried += 1
        parted = common(games)
        again = replayed(next(iter(games.values())), parted)
        assert {f"pick {arm}" for arm in games} == set(again.options())
        assert again.player == (again.state.crown if who == "crown" else deal.focal)
        assert again.state.number == deal.draw("round").randint(1, 4)
        for arm, game in games.items():
            assert moves(game)[parted] == f"pick {arm}"
            assert values[arm]["decisions"] == len(moves(game))
            assert values[arm]["won"] == (again.player in game.winners) / len(game.winners)
        assert values["own"] in [values[arm] for arm in games]
    assert tried >= 4


def test_up_to_the_forced_pick_it_is_the_game_that_the_bots_would_have_played() -> None:
    deal = Deal(3, DELUXE, "builder", 1)
    games, _ = played(arms("pick", who="any", rounds=[2, 4]), deal)
    untouched = deal.begin()
    play_watched(untouched, deal.seated())
    parted = common(games)
    assert parted > 10 and moves(untouched)[:parted] == moves(games["king"] if "king" in games else
                                                              next(iter(games.values())))[:parted]


@pytest.mark.parametrize(("players", "targets"), [(3, 7), (4, 5), (5, 6), (6, 7)])
def test_a_target_is_forced_on_the_assassin_and_all_that_others_may_have_are_tried(players: int, targets: int) -> None:
    table: Table = {**DELUXE, "name": f"deluxe {players}", "players": players}
    games, _ = played(arms("target", by="assassin", rounds=[1, 3]), Deal(3, table, "builder", 2))
    parted = common(games)
    some = next(iter(games.values()))
    again = replayed(some, parted)
    seen = again.position()
    mine = seen["players"][again.player or 0]["characters"]
    idle = {f"name {word}" for word in [*seen["face_up"], *mine]}    # nobody else has these: to name them is a waste
    assert {f"name {arm}" for arm in games} == {line for line in again.options() if line.startswith("name ")} - idle
    assert len(games) == targets and all(moves(game)[parted] == f"name {arm}" for arm, game in games.items())
    assert "assassin" in mine


def test_the_bell_is_rung_at_once_or_never() -> None:
    table: Table = {"name": "common-city 3", "edition": "common-city", "players": 3, "preset": None}
    how = arms("offer", line="bell-tower")
    found = [games for number in range(12) if (games := played(how, Deal(4, table, "builder", number))[0])]
    assert found
    for games in found:
        assert set(games) == {"at-once", "never", "own"}
        rung = moves(games["at-once"]).index("bell-tower")
        assert [moves(game)[:rung] for game in games.values()] == [moves(games["never"])[:rung]] * 3
        again = replayed(games["never"], rung)
        seat = again.player
        assert "bell-tower" in again.options()
        for line in moves(games["never"])[rung:]:   # whoever might have rung did not, as long as there was a choice
            assert again.player != seat or line != "bell-tower" or len(again.options()) == 1
            again.play(line)


def test_a_favorite_is_taken_whenever_it_is_offered_and_by_nobody_else() -> None:
    deal = Deal(5, DELUXE, "builder", 3)
    games, _ = played(arms("habit", picks=["architect"]), deal)
    assert set(games) == {"own", "architect"}
    untouched = deal.begin()
    play_watched(untouched, deal.seated())
    assert moves(untouched) == moves(games["own"])
    again = deal.begin()
    taken = 0
    for line in moves(games["architect"]):
        if again.player == deal.focal and "pick architect" in again.options():
            assert line == "pick architect"
            taken += 1
        again.play(line)
    assert taken


def test_one_seat_is_killed_as_often_as_it_is_told() -> None:
    how = arms("victim", "killed", deaths=2)
    early: Counter[int] = Counter()
    for number in range(8):
        deal = Deal(6, DELUXE, "builder", number)
        games, _ = played(how, deal)
        for arm, game in games.items():
            early[int(arm)] += deaths_at_first_chances(deal, game, 2) == int(arm)
            assert deaths_at_first_chances(deal, game, 2) <= int(arm)
        if games:
            assert moves(games["0"])[:common(games)] == moves(games["2"])[:common(games)]
    assert early[0] >= 4 and early[1] >= 4 and early[2] >= 3   # a game may end before a second chance


def deaths_at_first_chances(deal: Deal, game: Game, watched: int) -> int:
    """How often the seat was killed in the first rounds in which somebody else could."""
    again = deal.begin()
    rounds: list[int] = []
    deaths = 0
    for line in moves(game):
        state = again.state
        mine = {f"name {word}" for word in again.position()["players"][deal.focal]["characters"]}
        assassin = state.tasks and state.turn.character == state.setup.killer and again.player != deal.focal
        if assassin and mine & set(again.options()) and state.number not in rounds:
            rounds.append(state.number)
        if assassin and line in mine and state.number in rounds[:watched]:
            deaths += 1
        again.play(line)
    return deaths


# -- before the game begins --------------------------------------------------------------------------------------------
def test_an_opening_card_is_swapped_with_one_of_the_deck() -> None:
    how = arms("opening-card", pool="uniques")
    for number in range(3):
        deal = Deal(7, RANDOM, "builder", number)
        games, _ = played(how, deal)
        dealt = opening_of(deal.begin())
        assert AS_DEALT in games and len(games) > 6
        for arm, game in games.items():
            start = opening_of(replayed(game, 0))
            assert Counter(cards_of(start)) == Counter(cards_of(dealt))
            assert len(start.deck) == len(dealt.deck)
            for seat, hand in enumerate(start.hands):
                lacking = Counter(dealt.hands[seat]) - Counter(hand)
                coming = Counter(hand) - Counter(dealt.hands[seat])
                swapped = seat == deal.focal and arm != AS_DEALT
                assert lacking.total() == swapped and coming == ({arm: 1} if swapped else {})
            elsewhere = [place for place, (one, other) in enumerate(zip(start.deck, dealt.deck)) if one != other]
            assert len(elsewhere) == (arm != AS_DEALT)


def cards_of(opening: Any) -> list[str]:
    return [*opening.deck, *(card for hand in opening.hands for card in hand)]


def test_all_arms_begin_with_the_same_characters_on_offer() -> None:
    deal = Deal(7, RANDOM, "builder", 0)
    dealt = deal.begin()
    opening = opening_of(dealt)
    offers = []
    for _ in range(2):
        game = from_opening(dealt, opening)
        offers.append((game.options(), game.position()["face_up"], game.state.crown))
    assert offers[0] == offers[1] and offers[0][2] == dealt.state.crown
    assert any(event["event"] == "offered" for event in game.events)    # bots remember what they were offered


def test_action_cards_are_swapped_in_the_circus() -> None:
    table: Table = {"name": "circus 4", "edition": "circus", "players": 4, "preset": None}
    games, _ = played(arms("opening-card", pool="actions"), Deal(8, table, "builder", 0))
    assert set(games) - {AS_DEALT} <= set(columns.actions("circus")) and len(games) > 4


def test_the_first_crown_goes_to_each_seat_and_every_hand_is_once_in_every_position() -> None:
    deal = Deal(9, DELUXE, "builder", 0)
    games, values = played(arms("crown", "won", "points"), deal)
    assert [game.record()["crown"] for game in games.values()] == list(range(5))
    hands = {str(opening_of(replayed(game, 0)).hands) for game in games.values()}
    assert len(hands) == 1
    assert sum(figures["won"] for figures in values.values()) == pytest.approx(1)
    first = sum(game.winners.count(crown) / len(game.winners) for crown, game in enumerate(games.values())) / 5
    assert values["0"]["won"] == pytest.approx(first)


def test_settings_change_what_they_say_and_nothing_else() -> None:
    of = [{"name": "warlord", "characters": ["warlord"]}, {"name": "marshal", "characters": ["marshal"]}]
    games, _ = played(arms("settings", of=of), Deal(10, RANDOM, "builder", 0))
    one, other = (games[name].record() for name in ("warlord", "marshal"))
    assert set(one["characters"]) ^ set(other["characters"]) == {"warlord", "marshal"}
    assert (one["uniques"], one["seed"]) == (other["uniques"], other["seed"])
    assert opening_of(replayed(games["warlord"], 0)) == opening_of(replayed(games["marshal"], 0))


@pytest.mark.parametrize("goal", [6, 7, 8])
def test_a_city_is_complete_with_so_many_districts(goal: int) -> None:
    games, _ = played(arms("settings", of=[{"name": str(goal), "goal": goal}]), Deal(11, DELUXE, "builder", 0))
    game = games[str(goal)]
    sizes = [len(player["city"]) for player in game.position()["players"]]
    assert game.state.setup.goal == goal and max(sizes) >= goal - 1 and game.state.first


def test_the_better_bot_sits_alone_among_the_others() -> None:
    how = arms("rivals", others=["random", "builder"])
    assert set(played(how, Deal(12, DELUXE, "builder", 0))[1]) == {"random"}
    deals = [Deal(12, DELUXE, "builder", number) for number in range(5)]
    assert [deal.focal for deal in deals] == list(range(5))
    won = sum(how.play(deal)["random"]["won"] for deal in deals)
    assert won >= 3     # rules of thumb beat chance


def test_a_deal_is_the_same_for_all_bots_and_another_one_at_each_table() -> None:
    assert Deal(1, DELUXE, "builder", 4).seed == Deal(1, DELUXE, "learned", 4).seed
    assert len({Deal(seed, table, "builder", number).seed for seed in (1, 2) for table in (DELUXE, RANDOM)
                for number in (0, 1)}) == 8
    casts = [Deal(1, RANDOM, "builder", number).cast[0] for number in range(6)]
    assert [len(cast) for cast in casts] == [8, 9] * 3


def test_minutes_are_the_model_applied_to_the_decisions() -> None:
    assert set(clock.DECISIONS) <= {verb.word.split()[0] for verb in VERBS}
    assert clock.seconds("pick king") == 15 and clock.seconds("museum temple") == clock.OTHER
    assert clock.minutes(600, 10, 8) == (240 + 600 + 10 * (20 + 16) + 120) / 60
    game = Game.new(seed=1)
    watch = play_watched(game, [make("builder", seat) for seat in range(4)])
    assert watch.decisions == len(moves(game)) and len(watch.scores) == game.position()["round"]


def test_every_study_can_be_played_and_gives_its_figures() -> None:
    for name in plans.names():
        plan = plans.plan(name)
        if plan["arms"]["kind"] == plans.SURVEY:
            continue
        how = plans.arms_of(plan)
        table = plan["tables"][len(plan["tables"]) // 2]
        values = next(found for number in range(20) if (found := how.play(Deal(1, table, "builder", number))))
        assert all(set(figures) == set(plan["figures"]) for figures in values.values()), name
        assert 1 <= len(values) <= 4 * how.games(table)
