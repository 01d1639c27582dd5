"""Common City: selling to the bank and by auction."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.asserting import present
from tests.common_city.table import COST, bewitched, discard, town, who
from tests.scenarios.deluxe_box import reload, strings
from tests.scenarios.table import city, gold, hand, offers, play, refused

# To the bank


@pytest.mark.rule("CC-TURN-3", "CC-TURN-5")
@pytest.mark.parametrize("district", COST)
def test_the_bank_pays_half_the_cost_rounded_up(district: str) -> None:
    game = play(town(who(hand=district), up="merchant"), f"sell {district}")
    assert gold(game)[0] == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[COST[district]]
    assert (hand(game, 0), discard(game)) == ([], [district])


@pytest.mark.rule("CC-TURN-3")
def test_a_factory_does_not_change_the_price_of_a_sale() -> None:
    game = play(town(who(hand="keep smithy", city="factory"), up="merchant"), "sell keep", "sell smithy")
    assert gold(game)[0] == 2 + 3


@pytest.mark.rule("CC-TURN-3")
def test_any_number_of_cards_is_sold_at_any_time_of_the_turn() -> None:
    game = town(who(hand="tavern tavern manor castle palace temple"), up="merchant")
    play(game, "sell tavern", "sell tavern", "gold", "sell manor", "build temple", "sell castle", "bonus",
         "sell palace")
    assert gold(game)[0] == 1 + 1 + 2 + 2 - 1 + 2 + 1 + 3
    assert discard(game) == ["tavern", "tavern", "manor", "castle", "palace"]


@pytest.mark.rule("CC-TURN-3")
def test_equal_cards_are_one_option() -> None:
    game = town(who(hand="tavern tavern manor"), up="merchant")
    assert offers(game, "sell", "auction") == {"sell tavern", "sell manor", "auction tavern", "auction manor"}
    assert len(game.options()) == len(offers(game))


@pytest.mark.rule("CC-TURN-3", "CC-AUCTION-2")
def test_only_hand_cards_are_sold() -> None:
    game = town(who(hand="tavern", city="manor museum"), up="merchant", discard=["castle"])
    for name in ("manor", "castle", "docks", "museum"):
        refused(game, f"sell {name}", "CC-TURN-3")
        refused(game, f"auction {name}", "CC-AUCTION-2")


@pytest.mark.rule("CC-TURN-3", "CC-AUCTION-2")
def test_only_the_player_whose_turn_it_is_sells_and_nobody_buys_or_swaps() -> None:
    game = town(who(9, "tavern"), who(hand="castle"), up="merchant")
    assert game.player == 0
    assert offers(game) == {"gold", "cards", "bonus", "sell tavern", "auction tavern"}
    refused(game, "sell castle", "CC-TURN-3")
    refused(game, "auction castle", "CC-AUCTION-2")


@pytest.mark.rule("CC-TURN-3", "CC-TURN-5")
def test_a_sold_card_lies_face_up() -> None:
    game = play(town(who(hand="palace castle"), up="merchant"), "sell palace")
    for watcher in (0, 1, 3, None):
        assert game.view(watcher)["discard"] == ["palace"]
    assert "castle" not in strings(game.view(1))


@pytest.mark.rule("CC-TURN-3")
def test_money_of_a_sale_may_be_spent_at_once() -> None:
    game = play(town(who(hand="palace dragon-gate castle"), up="artist"), "sell palace", "sell dragon-gate", "gold",
                "build castle")
    assert (gold(game)[0], city(game, 0)) == (4, ["castle"])


# Auctions: who is asked for what


def market(*stashes: int, card: str = "palace", more: str = "", **fields: Any) -> Game:
    """Seat 0, a Merchant without gold, puts this card up; the others have so much gold."""
    game = town(who(hand=f"{card} {more}"), *(who(amount) for amount in stashes), up="merchant architect",
                players=1 + len(stashes), **fields)
    return play(game, f"auction {card}")


def bids(game: Game) -> list[int]:
    """What may be bid now, after seeing that nothing else but passing is offered."""
    amounts = sorted(int(line.split()[1]) for line in offers(game, "bid"))
    assert offers(game) == {"pass", *(f"bid {amount}" for amount in amounts)}
    return amounts


@pytest.mark.rule("CC-AUCTION-1", "CC-AUCTION-2")
def test_the_first_to_the_left_bids_from_1_to_the_own_gold_or_passes() -> None:
    game = market(3, 5, 9)
    assert game.player == 1
    assert bids(game) == [1, 2, 3]


@pytest.mark.rule("CC-AUCTION-1")
def test_each_bid_is_higher_than_the_last() -> None:
    game = play(market(5, 5, 5), "bid 2")
    assert (game.player, bids(game)) == (2, [3, 4, 5])
    play(game, "bid 4")
    assert (game.player, bids(game)) == (3, [5])
    play(game, "pass")
    assert (game.player, bids(game)) == (1, [5])


@pytest.mark.rule("CC-AUCTION-1")
@pytest.mark.parametrize("line", ["bid 1", "bid 2", "bid 6", "bid 99", "gold", "end", "sell palace", "auction palace"])
def test_other_bids_and_lines_are_refused(line: str) -> None:
    game = play(market(5, 5, 5), "bid 2")
    refused(game, line, "CC-AUCTION-1")


@pytest.mark.rule("CC-AUCTION-1")
def test_bidding_goes_round_until_one_is_left_who_pays_the_seller_and_takes_the_card() -> None:
    game = market(9, 9, 9)
    asked = []
    for line in ("bid 1", "bid 2", "pass", "bid 3", "bid 5", "pass"):
        asked.append(game.player)
        play(game, line)
    assert asked == [1, 2, 3, 1, 2, 1]
    assert game.player == 0
    assert gold(game) == [5, 9, 4, 9]
    assert (hand(game, 0), hand(game, 2)) == ([], ["palace"])
    assert discard(game) == []
    assert {"gold", "cards", "bonus"} <= offers(game)


@pytest.mark.rule("CC-AUCTION-1")
def test_who_passed_is_not_asked_again() -> None:
    game = play(market(9, 9, 9), "pass", "bid 1", "bid 2")
    assert game.player == 2
    play(game, "bid 3")
    assert game.player == 3
    play(game, "pass")
    assert (game.player, gold(game)) == (0, [3, 9, 6, 9])


@pytest.mark.rule("CC-AUCTION-1")
def test_the_last_one_left_is_asked_before_a_first_bid() -> None:
    game = play(market(4, 4, 4), "pass", "pass")
    assert (game.player, bids(game)) == (3, [1, 2, 3, 4])
    play(game, "bid 1")
    assert (game.player, gold(game), hand(game, 3)) == (0, [1, 4, 4, 3], ["palace"])


@pytest.mark.rule("CC-AUCTION-1")
def test_if_all_pass_the_seller_keeps_the_card() -> None:
    game = play(market(4, 4, 4), "pass", "pass", "pass")
    assert game.player == 0
    assert (gold(game), hand(game, 0), discard(game)) == ([0, 4, 4, 4], ["palace"], [])


@pytest.mark.rule("CC-AUCTION-1")
def test_the_seller_is_never_asked() -> None:
    game = town(who(50, "palace"), who(5), who(5), up="merchant", players=3)
    play(game, "auction palace", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5")
    assert game.player == 0
    assert gold(game) == [55, 0, 5]


@pytest.mark.rule("CC-AUCTION-1")
@pytest.mark.parametrize("players", range(2, 10))
@pytest.mark.parametrize("seller", [0, 1])
def test_bids_go_clockwise_from_the_seller(players: int, seller: int) -> None:
    seats = [who(7, "palace") for _ in range(players)][:3] + [who(7) for _ in range(players - 3)]
    game = play(town(*seats, up="merchant", next=seller), "auction palace")
    asked = []
    while game.player != seller:
        asked.append(game.player)
        play(game, "pass")
    assert asked == [(seller + step) % players for step in range(1, players)]


@pytest.mark.rule("CC-AUCTION-2")
def test_who_has_no_gold_has_passed_at_once() -> None:
    game = market(0, 3, 0)
    assert game.player == 2
    play(game, "pass")
    assert (game.player, hand(game, 0)) == (0, ["palace"])


@pytest.mark.rule("CC-AUCTION-2")
def test_who_cannot_outbid_has_passed() -> None:
    game = play(market(5, 2, 5), "bid 2")
    assert game.player == 3
    play(game, "bid 3")
    assert game.player == 1
    play(game, "pass")
    assert (game.player, gold(game), hand(game, 3)) == (0, [3, 5, 2, 2], ["palace"])


@pytest.mark.rule("CC-AUCTION-2")
@pytest.mark.parametrize(("stashes", "bid"), [((5, 2, 4), 4), ((5, 2, 4), 5), ((3, 3, 3), 3), ((1, 0, 0), 1)])
def test_a_bid_nobody_can_beat_ends_the_auction(stashes: tuple[int, ...], bid: int) -> None:
    game = play(market(*stashes), f"bid {bid}")
    assert game.player == 0
    assert gold(game)[:2] == [bid, stashes[0] - bid]
    assert hand(game, 1) == ["palace"]


@pytest.mark.rule("CC-AUCTION-2", "CC-AUCTION-1")
def test_if_nobody_has_gold_the_auction_falls_through_at_once() -> None:
    game = town(who(9, "palace"), up="merchant")
    assert "auction palace" in offers(game)
    play(game, "auction palace")
    assert (game.player, gold(game), hand(game, 0)) == (0, [9, 0, 0, 0], ["palace"])
    assert "auction palace" not in offers(game)
    assert "sell palace" in offers(game)


@pytest.mark.rule("CC-AUCTION-1")
@pytest.mark.parametrize("lines", [["pass", "pass", "pass"], ["bid 4"]])
def test_a_name_is_offered_once_a_turn_sold_or_not(lines: list[str]) -> None:
    game = play(market(4, 4, 4, card="tavern", more="tavern castle"), *lines)
    assert game.player == 0
    assert offers(game, "auction") == {"auction castle"}
    refused(game, "auction tavern", "CC-AUCTION-1")
    assert "sell tavern" in offers(game)


@pytest.mark.rule("CC-AUCTION-1")
def test_in_the_next_turn_the_same_card_may_be_offered_again() -> None:
    game = town(who(hand="palace"), who(4), up="merchant architect alchemist", players=2)
    play(game, "auction palace", "pass", "gold", "end", "gold", "end")
    assert game.player == 0
    play(game, "auction palace", "bid 1")
    assert (gold(game), hand(game, 1)) == ([3, 5], ["palace"])


@pytest.mark.rule("CC-AUCTION-1")
def test_what_was_bought_may_be_offered_in_the_buyers_own_turn() -> None:
    game = play(market(4, 1), "bid 2", "gold", "end")
    assert game.player == 1
    assert "auction palace" in offers(game)
    play(game, "auction palace")
    assert (game.player, bids(game)) == (2, [1])


@pytest.mark.rule("RU-56")
def test_the_highest_bid_is_99() -> None:
    game = market(150, 200, 99)
    assert bids(game) == list(range(1, 100))
    refused(game, "bid 100", None)
    play(game, "bid 98")
    assert (game.player, bids(game)) == (2, [99])
    play(game, "bid 99")
    assert (game.player, gold(game), hand(game, 2)) == (0, [99, 150, 101, 99], ["palace"])


@pytest.mark.rule("CC-TURN-3", "CC-AUCTION-1")
def test_auctions_are_open_before_and_after_action_and_building() -> None:
    game = town(who(hand="palace castle manor temple"), who(20), up="merchant")
    play(game, "auction palace", "bid 1", "gold", "auction castle", "bid 2", "build temple", "auction manor", "bid 3")
    assert gold(game)[:2] == [1 + 2 + 2 - 1 + 3, 20 - 6]
    assert hand(game, 1) == ["castle", "manor", "palace"]
    play(game, "end")
    assert game.player == 1


@pytest.mark.rule("CC-AUCTION-1")
def test_buying_does_not_lift_the_build_rules() -> None:
    game = town(who(hand="tavern", city="tavern"), who(4), up="merchant architect")
    play(game, "auction tavern", "bid 1", "gold", "end", "gold")
    assert hand(game, 1) == ["tavern"]
    assert not offers(game, "build")


@pytest.mark.rule("CC-AUCTION-1")
def test_an_auction_is_no_action_and_no_build() -> None:
    game = play(market(4), "bid 4")
    assert {"gold", "cards"} <= offers(game)
    assert "end" not in offers(game)


# What is seen, and what is written down


@pytest.mark.rule("CC-AUCTION-1")
def test_the_card_is_shown_to_all() -> None:
    game = market(4, 4, 4, more="castle")
    for watcher in (0, 1, 2, 3, None):
        assert "palace" in strings(game.view(watcher))
        assert game.view(watcher)["waiting"] == 1
    for watcher in (1, 2, 3, None):
        assert "castle" not in strings(game.view(watcher))


@pytest.mark.rule("CC-AUCTION-1")
def test_everybody_knows_afterwards_who_holds_the_card() -> None:
    sold, kept = play(market(4, 4, 4), "bid 4"), play(market(4, 4, 4, more="castle"), "pass", "pass", "pass")
    for watcher in (2, 3):
        for k in range(8):
            assert "palace" in hand(sold.imagine(watcher, k), 1)
            assert "palace" in hand(kept.imagine(watcher, k), 0)


@pytest.mark.rule("CC-AUCTION-1")
def test_an_auction_is_restored_in_its_middle() -> None:
    game = play(market(9, 9, 9, more="castle"), "bid 1", "pass", "bid 3")
    auction = present(game.position()["auction"])
    assert (auction["card"], auction["seller"], auction["bid"], auction["bidder"]) == ("palace", 0, 3, 3)
    again = reload(game)
    assert again.position() == game.position()
    assert (again.player, again.options()) == (1, game.options())
    for one in (game, again):
        play(one, "bid 4")
        assert one.player == 3
        play(one, "pass")
        assert (one.player, gold(one)) == (0, [4, 5, 9, 9])
        assert "auction palace" not in offers(one)


@pytest.mark.rule("CC-AUCTION-1")
def test_that_a_name_was_offered_is_kept_in_the_position() -> None:
    game = reload(play(market(4, 4, more="castle"), "pass", "pass"))
    assert offers(game, "auction") == {"auction castle"}


# Who may not sell


@pytest.mark.rule("CC-WITCH-2")
def test_the_witch_may_sell_in_both_halves() -> None:
    game = town(who(hand="tavern manor castle palace"), who(), who(5), up="witch merchant")
    assert {"sell tavern", "auction tavern"} <= offers(game)
    play(game, "sell tavern", "gold", "sell manor", "auction castle", "bid 2", "name merchant", "gold")
    assert (game.player, gold(game)[0]) == (0, 1 + 2 + 2 + 2)
    assert {"sell palace", "auction palace"} <= offers(game)
    play(game, "auction palace")
    assert game.player == 1


@pytest.mark.rule("CC-WITCH-2", "CC-AUCTION-1")
def test_both_halves_of_the_witch_are_one_turn_for_auctions() -> None:
    game = town(who(hand="castle palace"), who(5), up="witch merchant")
    play(game, "auction castle", "pass", "gold", "name merchant", "gold")
    assert game.player == 0
    assert offers(game, "auction") == {"auction palace"}


@pytest.mark.rule("CC-WITCH-2")
def test_the_bewitched_player_sells_nothing() -> None:
    game = town(who(), who(hand="tavern"), up="witch merchant")
    play(game, "gold", "name merchant")
    assert (game.player, offers(game)) == (1, {"gold", "cards"})
    refused(game, "sell tavern", "CC-WITCH-2")
    refused(game, "auction tavern", "CC-WITCH-2")


@pytest.mark.rule("CC-WITCH-2")
def test_the_bewitched_player_may_bid_in_the_witchs_half() -> None:
    game = bewitched("merchant", who(hand="palace"), who(3))
    play(game, "auction palace")
    assert (game.player, bids(game)) == (1, [1, 2, 3, 4, 5])


@pytest.mark.rule("CC-KING-2", "CC-ASSASSIN-1")
def test_a_lost_turn_has_no_sales() -> None:
    game = town(who(hand="tavern"), who(), up="merchant architect", killed={"character": "merchant", "by": 2})
    assert game.player == 1
    healed = town(who(hand="tavern", city="hospital"), up="merchant", killed={"character": "merchant", "by": 2})
    assert (healed.player, offers(healed)) == (0, {"gold", "cards", "pass"})
