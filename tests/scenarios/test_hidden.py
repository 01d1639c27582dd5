"""Who knows what: views, what is heard, and what a seat may imagine."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from citadels import Game
from tests.asserting import open_hand, present
from tests.scenarios.deluxe_box import PRESETS, cards, choose, held, reload, strings, under, wander
from tests.scenarios.table import deck, hand, offers, play, seat, table

TABLES = [(2, "first-game"), (2, "cunning-agents"), (3, "devious-dignitaries"), (3, "illustrious-emissaries"),
          (4, "vicious-nobles"), (5, "ambitious-aristocrats"), (6, "tenacious-delegates"), (7, "cunning-agents"),
          (8, "devious-dignitaries"), (7, "random"), (4, "random")]
SECRET = {"seed", "rng", "stack", "character_deck"}
# Lines of every kind, to ask a seat why they are refused.
CURIOUS = ["gold", "cards", "end", "build manor", "build keep", "build secret-vault", "name king", "income", "bonus",
           "swap 1", "look 1", "spy 1 noble", "destroy 1 manor", "exchange 1 tavern", "seize 1 temple", "pass",
           "confiscate", "reveal", "bribe", "take manor", "keep palace", "pick king", "theater 1", "laboratory tavern",
           "museum docks", "smithy", "armory 1 castle", "alms 1", "borrow 1 palace", "crown 1", "give market"]


def walks(players: int, preset: str, seed: int, stops: int = 8, stride: int = 23) -> Iterator[Game]:
    """One random game, looked at every so many moves."""
    dice = random.Random(f"{players} {preset} {seed}")
    game = Game.new(edition="deluxe", players=players, preset=preset, rank9=players in (5, 7), seed=seed)
    for _ in range(stops):
        wander(game, dice, dice.randrange(1, stride))
        yield game
        if game.over:
            break


def keys(value: Any) -> set[str]:
    """Every key inside a piece of JSON."""
    if isinstance(value, dict):
        return set(value) | {key for part in value.values() for key in keys(part)}
    if isinstance(value, list):
        return {key for part in value for key in keys(part)}
    return set()


# Non-interference


@pytest.mark.rule("RU-1", "DX-DRAFT-7")
@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_a_seat_sees_hears_and_is_offered_the_same_in_every_game_it_may_imagine(players: int, preset: str) -> None:
    for game in walks(players, preset, seed=3):
        before = game.position()
        for one in range(players):
            view, heard = game.view(one), game.heard(one)
            for k in range(2):
                dreamt = game.imagine(one, k)
                assert dreamt.view(one) == view
                assert dreamt.heard(one) == heard
                if game.player == one:
                    assert dreamt.player == one
                    assert dreamt.options() == game.options()
        assert game.position() == before


@pytest.mark.rule("RU-1")
@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_a_refusal_tells_nothing_that_the_deciding_seat_does_not_know(players: int, preset: str) -> None:
    for game in walks(players, preset, seed=5, stops=4):
        if game.player is None:
            break
        dreamt = game.imagine(game.player, 1)
        assert [dreamt.why_not(line) for line in CURIOUS] == [game.why_not(line) for line in CURIOUS]


@pytest.mark.rule("DX-DRAFT-7")
@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_an_imagined_game_holds_the_same_cards_and_can_be_played_on(players: int, preset: str) -> None:
    dice = random.Random(1)
    for game in walks(players, preset, seed=7, stops=4):
        for one in range(players):
            dreamt = game.imagine(one, 9)
            position, real = dreamt.position(), game.position()
            if cards(real).total() == 68:
                assert cards(position) == cards(real)
            for other in range(players):
                mine, theirs = position["players"][other], real["players"][other]
                assert len(mine["hand"]) == len(theirs["hand"])
                assert len(mine["characters"]) == len(theirs["characters"])
                assert mine["gold"] == theirs["gold"]
            assert hand(dreamt, one) == hand(game, one)
            assert held(dreamt)[one] == held(game)[one]
            wander(dreamt, dice, 40)


@pytest.mark.rule("RU-19")
def test_imagining_changes_nothing_and_follows_its_seed() -> None:
    game = Game.new(edition="deluxe", players=5, preset="first-game", seed=3)
    wander(game, random.Random(2), 60)
    before = game.position()
    assert game.imagine(0, 4).position() == game.imagine(0, 4).position()
    assert len({str(game.imagine(0, k).position()["deck"]) for k in range(5)}) == 5
    assert game.position() == before


@pytest.mark.rule("RU-19")
def test_an_imagined_game_does_not_roll_the_dice_of_the_true_one() -> None:
    # The hand is known to the watcher and the deck is empty: only the coming dice are to be imagined.
    game = table(seat("seer"), seat(hand="manor tavern temple docks castle"), rank=3, deck_only=True)
    taken = {tuple(hand(play(game.imagine(1, k), "foresee"), 0)) for k in range(40)}
    assert len(taken) == 5


@pytest.mark.rule("DX-DRAFT-7")
@pytest.mark.parametrize("players", [3, 5])
def test_hidden_hands_are_dealt_again(players: int) -> None:
    game = Game.new(edition="deluxe", players=players, preset="first-game", seed=1)
    assert len({tuple(hand(game.imagine(0, k), 1)) for k in range(10)}) > 5


# Shape of a view


@pytest.mark.rule("RU-1")
@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_a_view_holds_numbers_where_others_have_secrets(players: int, preset: str) -> None:
    for game in walks(players, preset, seed=11):
        real = game.position()
        for watcher in [*range(players), None]:
            view = game.view(watcher)
            assert json.loads(json.dumps(view)) == view
            assert not keys(view) & SECRET
            assert view["deck"] == len(real["deck"])
            assert view["face_down"] == len(real["face_down"])
            assert view["face_up"] == real["face_up"]
            for one, (seen, true) in enumerate(zip(view["players"], real["players"])):
                assert seen["gold"] == true["gold"]
                if one == watcher:
                    assert sorted(open_hand(seen)) == sorted(true["hand"])
                    assert sorted(map(present, seen["characters"])) == sorted(true["characters"])
                else:
                    assert seen["hand"] == len(true["hand"])
                    assert not seen.get("known")
                    shown = [name for name in seen["characters"] if name is not None]
                    assert set(shown) <= set(true["characters"])
                    assert seen["characters"] == [*shown, *[None] * (len(true["characters"]) - len(shown))]


@pytest.mark.rule("RU-1")
@pytest.mark.parametrize(("players", "preset"), TABLES[:6])
def test_a_view_says_who_is_waited_for(players: int, preset: str) -> None:
    for game in walks(players, preset, seed=13):
        if not game.over:
            assert {game.view(watcher)["waiting"] for watcher in [*range(players), None]} == {game.player}


@pytest.mark.rule("RU-1")
def test_a_drawn_card_is_seen_by_its_player_alone() -> None:
    game = play(table(seat("merchant"), seat("warlord"), rank=6, deck="palace cathedral"), "cards")
    assert {"palace", "cathedral"} <= strings(game.view(0)) | strings(game.options())
    for watcher in (1, 2, None):
        assert not {"palace", "cathedral"} & strings(game.view(watcher))
    assert not {"palace", "cathedral"} & strings(game.heard(1))


@pytest.mark.rule("RU-1")
def test_a_spectator_sees_public_facts_alone() -> None:
    game = table(seat("magistrate", gold=3, hand="palace"), seat("king", hand="castle"), rank=4,
                 warrants={"signed": "king", "unsigned": ["merchant", "bishop"]}, face_up=["warlord"])
    view = game.view(None)
    assert [player["hand"] for player in view["players"]] == [1, 1, 0, 0]
    assert [player["characters"] for player in view["players"]] == [["magistrate"], ["king"], [], []]
    assert view["warrants"] == ["king", "bishop", "merchant"]
    assert view["face_up"] == ["warlord"]
    assert view["waiting"] == 1
    assert not {"palace", "castle"} & strings(view)


@pytest.mark.rule("RU-1")
def test_tokens_are_shown_in_order_of_rank_and_their_owner_knows_them() -> None:
    game, other = table(seat("magistrate"), seat("blackmailer")), table(seat("magistrate"), seat("blackmailer"))
    play(game, "gold", "sign merchant", "warrant architect", "warrant king", "end")
    play(game, "gold", "flower warlord", "threaten bishop")
    play(other, "gold", "sign architect", "warrant king", "warrant merchant", "end")
    play(other, "gold", "flower bishop", "threaten warlord")
    for watcher in (2, 3, None):
        assert game.view(watcher)["warrants"] == ["king", "merchant", "architect"]
        assert game.view(watcher)["threats"] == ["bishop", "warlord"]
    assert [game.view(one) == other.view(one) for one in range(4)] == [False, False, True, True]
    for k in range(8):
        assert present(game.imagine(0, k).position()["warrants"])["signed"] == "merchant"
        assert present(game.imagine(1, k).position()["threats"])["flower"] == "warlord"
    signed = {present(game.imagine(2, k).position()["warrants"])["signed"] for k in range(40)}
    assert signed == {"king", "merchant", "architect"}
    assert {present(game.imagine(3, k).position()["threats"])["flower"] for k in range(40)} == {"bishop", "warlord"}


# Twins: two games that differ only in what the watcher may not know


def twins(one: Game, lines: list[str], other: Game, other_lines: list[str], *watchers: int) -> None:
    """The watchers cannot tell the two games apart, after any of the lines."""
    assert len(lines) == len(other_lines)
    for line, twin in zip(lines, other_lines):
        play(one, line)
        play(other, twin)
        for watcher in watchers:
            assert one.view(watcher) == other.view(watcher), line
            assert one.heard(watcher) == other.heard(watcher), line
        assert one.view(None) == other.view(None), line


def pair(make: Callable[[str, str], Game]) -> tuple[Game, Game]:
    """The same table with a manor and a tavern changing places."""
    return make("manor", "tavern"), make("tavern", "manor")


@pytest.mark.rule("RU-1")
@pytest.mark.parametrize(("character", "rank", "lines"), [
    ("merchant", 6, ["cards", "keep A"]),
    ("merchant", 6, ["gold", "museum A"]),
    ("merchant", 6, ["smithy", "gold"]),
    ("architect", 7, ["bonus", "gold"]),
    ("scholar", 7, ["study", "keep A"]),
    ("magician", 3, ["redraw", "put A", "done"]),
    ("magician", 3, ["swap 1"]),
    ("wizard", 3, ["look 1", "take C", "hold"]),
    ("seer", 3, ["foresee", "give A"]),
    ("emperor", 4, ["crown 1", "take card"]),
    ("patrician", 4, ["income", "gold"]),
    ("cardinal", 5, ["income", "gold"]),
    ("merchant", 6, ["gold", "laboratory A"]),
])
def test_hidden_cards_move_unseen(character: str, rank: int, lines: list[str]) -> None:
    def make(a: str, b: str) -> Game:
        return table(seat(character, gold=4, hand=a, city="museum smithy laboratory manor church"),
                     seat(gold=3, hand=b), seat(), seat(hand="docks"), rank=rank, crown=3, deck=f"{a} {b} {b} {a}")
    one, other = pair(make)
    # The Seer also takes from seat 3, which therefore watches no longer.
    watchers = (2,) if character == "seer" else (2, 3)
    tail = ["give docks"] if character == "seer" else []
    twins(one, [line.replace("A", "manor").replace("C", "tavern") for line in lines] + tail,
          other, [line.replace("A", "tavern").replace("C", "manor") for line in lines] + tail, *watchers)


@pytest.mark.rule("RU-1")
def test_which_warrant_is_signed_is_placed_unseen() -> None:
    one, other = table(seat("magistrate")), table(seat("magistrate"))
    twins(one, ["gold", "sign king", "warrant bishop", "warrant merchant"],
          other, ["gold", "sign merchant", "warrant king", "warrant bishop"], 1, 2, 3)


@pytest.mark.rule("RU-1")
def test_which_threat_has_the_flower_is_placed_unseen() -> None:
    one, other = (table(seat("blackmailer"), seat("warlord"), rank=2) for _ in range(2))
    twins(one, ["gold", "flower king", "threaten merchant", "end", "gold"],
          other, ["gold", "flower merchant", "threaten king", "end", "gold"], 1, 2, 3)


@pytest.mark.rule("RU-1")
def test_unrevealed_characters_are_alike() -> None:
    one = table(seat("thief"), seat("king"), seat("architect"), seat("warlord"), rank=2)
    other = table(seat("thief"), seat("king"), seat("bishop"), seat("merchant"), rank=2)
    twins(one, ["gold", "name architect", "end", "gold"], other, ["gold", "name architect", "end", "gold"], 0, 1)


@pytest.mark.rule("RU-1")
def test_the_spied_hand_is_seen_by_the_spy_alone() -> None:
    one = table(seat("spy"), seat(hand="manor docks"), rank=2)
    other = table(seat("spy"), seat(hand="castle harbor"), rank=2)
    twins(one, ["spy 1 trade", "gold"], other, ["spy 1 trade", "gold"], 2, 3)


# What a seat has learned


def always(game: Game, watcher: int, other: int, known: list[str]) -> None:
    """In all that the watcher imagines, now and after saving, the other holds these cards."""
    for k in range(6):
        for dream in (game.imagine(watcher, k), reload(game).imagine(watcher, k)):
            rest = hand(dream, other)
            for card in known:
                assert card in rest
                rest.remove(card)


def varies(game: Game, watcher: int, other: int) -> None:
    assert len({tuple(hand(game.imagine(watcher, k), other)) for k in range(12)}) > 1


@pytest.mark.rule("DX-DRAFT-7")
@pytest.mark.parametrize(("character", "rank", "lines", "known"), [
    ("spy", 2, ["spy 1 trade"], ["castle", "docks", "palace"]),
    ("wizard", 3, ["look 1"], ["castle", "docks", "palace"]),
    ("wizard", 3, ["look 1", "take docks", "hold"], ["castle", "palace"]),
    ("magician", 3, ["swap 1"], ["manor", "tavern"]),
])
def test_a_hand_looked_at_is_remembered(character: str, rank: int, lines: list[str], known: list[str]) -> None:
    game = table(seat(character, hand="manor tavern"), seat(hand="castle docks palace"), rank=rank)
    play(game, *lines)
    always(game, 0, 1, known)
    varies(game, 2, 1)


@pytest.mark.rule("DX-DRAFT-7")
def test_both_sides_of_a_swap_know_the_other_hand() -> None:
    game = table(seat("magician", hand="manor tavern"), seat("king", hand="castle docks palace"), rank=3)
    play(game, "swap 1", "gold", "end")
    always(game, 0, 1, ["manor", "tavern"])
    always(game, 1, 0, ["castle", "docks", "palace"])
    varies(game, 2, 0)


@pytest.mark.rule("DX-DRAFT-7")
def test_the_seer_remembers_what_was_given() -> None:
    game = table(seat("seer", hand="manor tavern"), seat(hand="castle"), seat(hand="docks palace"), rank=3)
    play(game, "foresee", "give tavern", "give manor")
    always(game, 0, 1, ["tavern"])
    always(game, 0, 2, ["manor"])


@pytest.mark.rule("DX-DRAFT-7")
def test_the_only_victim_of_the_seer_knows_what_the_seer_kept() -> None:
    game = play(table(seat("seer", hand="manor tavern"), seat(hand="castle docks"), rank=3), "foresee", "give tavern")
    (taken,) = {"castle", "docks"} - set(hand(game, 1))
    always(game, 1, 0, [taken])
    varies(game, 2, 0)


@pytest.mark.rule("DX-DRAFT-7")
def test_the_cardinal_remembers_what_was_given() -> None:
    game = table(seat("cardinal", gold=1, hand="palace tavern temple"), seat(gold=5, hand="castle"), rank=5)
    play(game, "gold", "borrow 1 palace", "give temple", "give tavern")
    always(game, 0, 1, ["tavern", "temple"])
    varies(game, 2, 1)


@pytest.mark.rule("DX-DRAFT-7")
def test_the_wizards_victim_knows_what_was_taken() -> None:
    game = table(seat("wizard"), seat(hand="castle docks palace"), rank=3)
    play(game, "look 1", "take docks", "hold")
    always(game, 1, 0, ["docks"])
    varies(game, 2, 0)


@pytest.mark.rule("DX-DRAFT-7", "DX-TURN-1")
def test_a_player_remembers_the_card_put_under_the_deck() -> None:
    game = table(seat("merchant"), seat("warlord"), rank=6, deck="palace castle")
    play(game, "cards", "keep palace")
    assert {deck(game.imagine(0, k))[-1] for k in range(12)} == {"castle"}
    assert len({deck(game.imagine(1, k))[-1] for k in range(12)}) > 1
    play(game, "end")
    assert {deck(reload(game).imagine(0, k))[-1] for k in range(12)} == {"castle"}


@pytest.mark.rule("DX-DRAFT-7", "DX-LABORATORY-1")
def test_a_discarded_card_is_known_to_its_player_alone() -> None:
    game = play(table(seat("merchant", hand="palace", city="laboratory"), rank=6), "laboratory palace")
    assert {deck(game.imagine(0, k))[-1] for k in range(12)} == {"palace"}
    assert len({deck(game.imagine(1, k))[-1] for k in range(12)}) > 1


@pytest.mark.rule("DX-DRAFT-7", "DX-KEEP-1")
def test_everybody_knows_what_was_destroyed() -> None:
    game = play(table(seat("warlord", gold=9), seat(city="manor"), rank=8), "destroy 1 manor")
    for watcher in range(4):
        assert {deck(game.imagine(watcher, k))[-1] for k in range(8)} == {"manor"}


@pytest.mark.rule("DX-DRAFT-7", "DX-MUSEUM-1", "DX-MUSEUM-3")
def test_cards_under_a_museum_are_known_to_whoever_put_or_holds_them() -> None:
    game = table(seat("merchant", hand="docks tavern", city="museum"), seat("diplomat", gold=9, city="palace"), rank=6)
    play(game, "museum docks", "gold", "end")
    assert {tuple(under(game.imagine(0, k), 0)) for k in range(8)} == {("docks",)}
    assert len({tuple(under(game.imagine(1, k), 0)) for k in range(20)}) > 1
    play(game, "gold", "exchange 0 museum", "for palace")
    assert {tuple(under(game.imagine(1, k), 1)) for k in range(8)} == {("docks",)}
    assert {tuple(under(game.imagine(0, k), 1)) for k in range(8)} == {("docks",)}
    assert len({tuple(under(game.imagine(2, k), 1)) for k in range(20)}) > 1


@pytest.mark.rule("DX-DRAFT-7")
def test_a_known_card_that_is_built_leaves_the_rest_known() -> None:
    game = table(seat("spy"), seat("king", gold=9, hand="castle docks palace"), rank=2)
    play(game, "spy 1 trade", "gold", "end", "gold", "build docks")
    always(game, 0, 1, ["castle", "palace"])


@pytest.mark.rule("DX-CALL-1")
def test_a_silent_rank_may_be_killed_or_absent_in_what_one_imagines() -> None:
    game = table(seat("assassin"), seat("magician"), seat("bishop"), seat("warlord"))
    play(game, "gold", "name magician", "end")
    dreams = [held(game.imagine(2, k)) for k in range(60)]
    assert any("magician" in [name for one in dream for name in one] for dream in dreams)
    assert any("magician" not in [name for one in dream for name in one] for dream in dreams)
    # Ranks 2 and 4 were called and nobody answered: nobody holds them.
    assert not any({"thief", "king"} & set(one) for dream in dreams for one in dream)


@pytest.mark.rule("RU-1")
def test_heard_events_carry_no_secret_and_no_count_of_moves() -> None:
    game = Game.new(edition="deluxe", players=4, preset="devious-dignitaries", seed=2)
    wander(game, random.Random(4), 80)
    assert game.events
    for watcher in range(4):
        heard = game.heard(watcher)
        assert heard
        assert all("event" in event for event in heard)
        assert not keys(heard) & SECRET


@pytest.mark.rule("RU-1")
@pytest.mark.parametrize(("players", "preset"), TABLES)
def test_whatever_is_done_is_heard_by_all(players: int, preset: str) -> None:
    # Half placed tokens are secret, and what follows a look or opens a choice says nothing by itself.
    silent = {"sign", "warrant", "flower", "hold", "redraw", "done"}
    game, dice = Game.new(edition="deluxe", players=players, preset=preset, seed=6), random.Random(2)
    for _ in range(120):
        if game.over:
            break
        line, before = dice.choice(game.options()), [len(game.heard(one)) for one in range(players)]
        play(game, line)
        if line.split()[0] not in silent:
            assert all(len(game.heard(one)) > count for one, count in enumerate(before)), line


def test_all_presets_are_walked() -> None:
    assert {preset for _, preset in TABLES} >= set(PRESETS)
    assert {players for players, _ in TABLES} == set(range(2, 9))


@pytest.mark.rule("RU-1")
def test_an_opened_choice_shows_its_player_alone_what_is_offered() -> None:
    game = play(table(seat("wizard"), seat(hand="castle docks"), rank=3), "look 1")
    assert offers(game) == {"take castle", "take docks"}
    for watcher in (2, 3, None):
        assert not {"castle", "docks"} & strings(game.view(watcher))
    assert not {"castle", "docks"} & strings(game.heard(2))
    choose(game, 0)
    assert not {"castle", "docks"} & strings(game.view(2))
