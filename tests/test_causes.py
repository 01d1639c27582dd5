"""The log tells why: what happens by a card names it, and only cards that everybody knows by then."""
from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from citadels.engine.events import KINDS
from citadels.facts import TYPES, edition_names
from citadels.shapes import Event
from tests.circus import table as circus
from tests.classic import table as classic
from tests.common_city.table import bewitched, mark, town, who
from tests.playing import some_game
from tests.scenarios.table import play, seat, table

CAUSED = {kind.name for kind in KINDS if kind.source}
IDLE = ("end", "pass", "sell", "auction", "silence", "refuse", "hold")


def causes(events: Iterable[Event], *kinds: str) -> list[tuple[str, str | None]]:
    """The events of these kinds (of all, if none is named) that have a cause, or could have one."""
    return [(event["event"], event["source"]) for event in events
            if event["event"] in CAUSED and (not kinds or event["event"] in kinds)]


def by_the_course(event: Event, before: str, auction: bool) -> bool:
    """Whether the rules of a turn do this, without any card."""
    kind = event["event"]
    if kind in ("drew", "gained"):
        return before == "gathered"
    if kind in ("buried", "discarded"):
        return before in ("kept", "sold")
    return kind == "let-pass" and auction


@pytest.mark.parametrize("edition", edition_names())
def test_whatever_a_card_does_names_it_and_gives_nobody_away(edition: str) -> None:
    seen: set[str] = set()
    for seed in range(12):
        game = some_game(seed, edition=edition)
        dice = random.Random(seed)
        while not game.over:
            lines = game.options()
            busy = [line for line in lines if line.split()[0] not in IDLE]
            game.play(dice.choice(busy if busy and dice.random() < 0.8 else lines))
        view = game.view(None)
        cards = {*view["uniques"], *view["characters"], *TYPES, *(words_of_actions() if edition == "circus" else ())}
        revealed: set[str] = set()
        before, auction = "", False
        for event in game.events:
            kind = event["event"]
            if kind in ("round-began", "lap-began"):
                revealed = set()
            elif kind in ("revealed", "turned-up"):
                revealed.add(str(event["character"]))
            if kind in ("put-up", "auctioned"):
                auction = kind == "put-up"
            if kind in CAUSED:
                source = event["source"]
                assert source is not None or by_the_course(event, before, auction), event
                assert source is None or source in cards or kind in ("paid", "put-aside"), event
                if source in view["characters"] and kind != "taxed" and edition != "common-city":
                    assert source in revealed, event   # whose turn nobody has seen cannot be a cause
                seen.add(kind)
            assert ("source" in event) == (kind in CAUSED)
            before = before if kind == "reshuffled" else kind
    assert len(seen) > 20


def words_of_actions() -> set[str]:
    return set(circus.ACTIONS)


def test_what_somebody_may_not_know_of_an_event_is_never_its_cause() -> None:
    """So a cause needs no door of its own: everybody hears the same."""
    for edition in edition_names():
        game = some_game(3, edition=edition)
        dice = random.Random(3)
        while not game.over:
            game.play(dice.choice(game.options()))
        for listener in (None, *range(len(game.view(None)["players"]))):
            assert causes(game.heard(listener)) == causes(game.events)


# -- characters --------------------------------------------------------------------------------------------------------
def test_a_robbery_is_the_thief_s() -> None:
    game = table(seat("thief"), seat("king", gold=3), rank=2)
    play(game, "name king", "gold", "end")
    assert causes(game.events) == [("marked", "thief"), ("robbed", "thief"), ("crowned", "king")]


def test_a_warlord_pays_and_destroys() -> None:
    game = play(table(seat("warlord", gold=3), seat("king", city="castle"), rank=8), "destroy 1 castle")
    assert causes(game.events) == [("paid", "warlord"), ("destroyed", "warlord"), ("buried", "warlord")]


def test_a_witch_s_act_is_that_of_the_bewitched_character() -> None:
    game = table(seat("witch", gold=3), seat("warlord", city="manor"), seat("king", city="temple"), rank=1)
    play(game, "gold", "name warlord", "gold", "end", "gold", "destroy 2 temple")
    assert causes(game.events, "bewitched", "resumed", "destroyed") == [
        ("bewitched", "witch"), ("resumed", "witch"), ("destroyed", "warlord")]


def test_tax_is_the_tax_collector_s() -> None:
    game = table(seat("king", gold=5, hand="manor"), seat("tax-collector"), rank=4)
    play(game, "gold", "build manor")
    assert causes(game.events, "paid", "taxed") == [("paid", "manor"), ("taxed", "tax-collector")]
    older = classic.table(seat("tax-collector"), seat("king", gold=5, hand="manor"), rank=2)
    play(older, "gold", "end", "gold", "build manor", "end")
    assert causes(older.events, "paid") == [("paid", "manor"), ("paid", "tax-collector")]


def test_what_the_blackmailer_takes() -> None:
    game = table(seat("blackmailer"), seat("king", gold=4), rank=2)
    play(game, "flower king", "threaten bishop", "gold", "end", "gold", "refuse", "reveal")
    assert causes(game.events) == [("threatened", "blackmailer"), ("crowned", "king"), ("refused", "blackmailer"),
                                   ("turned-over", "blackmailer"), ("took-gold", "blackmailer")]


def test_what_the_magistrate_lets_pass() -> None:
    game = table(seat("magistrate"), seat("king", gold=5, hand="manor"), rank=1)
    play(game, "sign king", "warrant bishop", "warrant warlord", "gold", "end", "gold", "build manor", "pass")
    assert causes(game.events, "warranted", "let-pass") == [("warranted", "magistrate"), ("let-pass", "magistrate")]


def test_whoever_is_crowned_pays_for_it_because_of_the_emperor() -> None:
    game = play(classic.table(seat("emperor"), seat("bishop", gold=1), rank=4), "crown 1", "give gold")
    assert causes(game.events) == [("crowned", "emperor"), ("gave-gold", "emperor")]


# -- districts ---------------------------------------------------------------------------------------------------------
def test_districts_name_themselves() -> None:
    """The Museum, the Laboratory, the Smithy and the Armory."""
    game = table(seat("king", gold=4, hand="manor temple", city="museum laboratory smithy armory"),
                 seat("bishop", city="tavern"), rank=4)
    play(game, "museum manor", "laboratory temple", "smithy", "armory 1 tavern")
    assert causes(game.events) == [
        ("stored", "museum"), ("buried", "laboratory"), ("earned", "laboratory"),
        ("paid", "smithy"), ("gained", "smithy"), ("destroyed", "armory"), ("destroyed", "armory"),
        ("buried", "armory")]


def test_what_lies_under_an_exchanged_museum() -> None:
    museum: list[Any] = [{"district": "museum", "under": ["manor"]}]
    game = table(seat("diplomat", gold=9, city="temple"), seat("king", city=museum), rank=8)
    play(game, "exchange 1 museum", "for temple")
    assert causes(game.events) == [("aimed", "diplomat"), ("exchanged", "diplomat"), ("paid", "diplomat"),
                                   ("found-under", "museum")]


def test_the_lighthouse_searches_and_fetches() -> None:
    for answer, count in (("pass", 0), ("lighthouse manor", 1)):
        game = classic.table(seat("king", gold=5, hand="lighthouse"), rank=4, deck="manor")
        play(game, "gold", "build lighthouse", answer)
        assert causes(game.events, "searched", "fetched") == [("searched", "lighthouse"), ("fetched", "lighthouse")]
        assert [event["count"] for event in game.events if event["event"] == "fetched"] == [count]


def test_the_graveyard_saves_what_a_warlord_destroys() -> None:
    for answer, last in (("graveyard", "salvaged"), ("pass", "buried")):
        game = classic.table(seat("warlord", gold=5), seat("king", gold=1, city="graveyard"),
                             seat("bishop", city="manor"), rank=8, killed="bishop")
        play(game, "gold", "destroy 2 manor", answer)
        assert causes(game.events, "destroyed", "laid-out", "salvaged", "buried") == [
            ("destroyed", "warlord"), ("laid-out", "graveyard"), (last, "graveyard")]
        assert [event["gold"] for event in game.events if event["event"] == "salvaged"] == [1] * (last == "salvaged")


def test_a_bell_that_is_not_rung() -> None:
    game = classic.table(seat("king", gold=5, hand="bell-tower"), rank=4)
    play(game, "gold", "build bell-tower", "pass")
    assert causes(game.events, "let-pass") == [("let-pass", "bell-tower")]


# -- action cards ------------------------------------------------------------------------------------------------------
def test_action_cards_name_themselves() -> None:
    game = circus.table(circus.seat("bishop", gold=5, hand="fortune-teller"), circus.seat("king", hand="manor"), rank=5)
    play(game, "fortune 1", "take manor")
    assert causes(game.events) == [("asked-fortune", "fortune-teller"), ("discarded", "fortune-teller"),
                                   ("looked", "fortune-teller"), ("took", "fortune-teller")]
    game = circus.table(circus.seat("bishop", gold=5, hand="human-cannonball castle", city="manor"), rank=5)
    play(game, "gold", "cannonball manor", "build castle")
    assert causes(game.events) == [
        ("launched", "human-cannonball"), ("discarded", "human-cannonball"), ("paid", "human-cannonball"),
        ("destroyed", "human-cannonball"), ("discarded", "human-cannonball")]
    game = circus.table(circus.seat("bishop", gold=1), circus.seat("king", booths=[0]), rank=5)
    keep = play(game, "ticket 1").options()[0]
    play(game, keep, "cash")
    assert causes(game.events) == [("bought-ticket", "ticket-booth"), ("drew", "ticket-booth"),
                                   ("discarded", "ticket-booth"), ("cashed", "ticket-booth")]
    assert [event["gold"] for event in game.events if event["event"] == "bought-ticket"] == [1]


# -- the Common City ---------------------------------------------------------------------------------------------------
def test_marks_of_the_common_city() -> None:
    robbed = town(who(), who(gold=3), up="architect merchant", robbed=mark("merchant", by=0))
    play(robbed, "gold", "end")
    assert causes(robbed.events, "robbed") == [("robbed", "thief")]
    killed = town(who(), up="architect merchant", killed=mark("merchant", by=0))
    play(killed, "gold", "end")
    assert causes(killed.events, "lost-turn") == [("lost-turn", "assassin")]
    assert causes(bewitched("merchant").events, "bewitched", "resumed") == [("bewitched", "witch"),
                                                                           ("resumed", "witch")]


def test_an_auction_is_nobody_s_doing() -> None:
    game = play(town(who(hand="manor"), who(gold=2), up="merchant"), "auction manor", "pass")
    assert causes(game.events) == [("let-pass", None)]
