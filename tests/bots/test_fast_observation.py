"""What bots see in numbers is what the rules say: points, and the prices of rank 8."""

from __future__ import annotations

import pytest

from citadels.bots import Observation, ask, make
from citadels.engine.event_notation import REASONS
from citadels.engine.ids import CITY
from citadels.engine.state import standing
from citadels.engine.verbs import DESTROY, EXCHANGE, FOR, SEIZE, VERB
from citadels.engine.words import LINE
from tests.playing import TABLES, some_game


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_points_that_everybody_can_see_are_those_of_the_score(edition: str, players: int) -> None:
    told: set[str] = set()
    for seed in range(3):
        game = some_game(seed, players, edition=edition)
        bot = make("builder", seed)
        while game.player is not None:
            observation = Observation(game, game.player)
            game.play(bot.decide(observation))
        view, fast = game.view(0), observation.fast()
        for seat, score in enumerate(game.scores()):
            if "haunted-quarter" not in view["players"][seat]["city"]:      # which may count as another type
                lines = [line for line in score["lines"] if line["reason"] in REASONS.values()]
                assert fast.points_of(seat) == sum(line["points"] for line in lines)
                told |= {line["reason"] for line in lines}
    assert told >= ({"passes"} if edition == "common-city" else {"five-types", "first-complete"})


def test_a_raid_is_expected_to_cost_what_it_costs() -> None:
    """Held against the gold that is paid for it."""
    seen: dict[int, set[int]] = {DESTROY: set(), SEIZE: set(), EXCHANGE: set()}
    for seed in range(24):
        game = some_game(seed, edition=("deluxe", "classic")[seed % 2])
        bot = make("builder", seed)
        while (seat := game.player) is not None:
            fast = Observation(game, seat).fast()
            for move in game.legal_moves():
                verb = VERB[move]
                if verb not in seen:
                    continue
                owner = (move - verb) // CITY
                item = fast.standing(owner, (move - verb) % CITY)
                twin = game.clone()
                twin.play(LINE[move])
                if verb == EXCHANGE:
                    own = twin.legal_moves()[0]
                    price = fast.exchange_price(owner, item, standing(fast.city, own - FOR))
                    twin.play(LINE[own])
                else:
                    price = fast.raid_price(owner, item)
                assert fast.gold - twin.view(seat)["players"][seat]["gold"] == price
                seen[verb].add(price)
            game.play(ask(bot, game, 0))
    assert all(len(prices) > 2 for prices in seen.values())
