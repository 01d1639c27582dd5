"""What the rulings settle, where no other file tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from citadels import Game
from tests.asserting import present
from tests.scenarios.deluxe_box import choose, under
from tests.scenarios.table import city, crown, deck, gold, hand, offers, play, refused, seat, table, total

WARRANTS = {"signed": "merchant", "unsigned": ["king", "bishop"]}
OTHER_WARRANTS = {"signed": "king", "unsigned": ["merchant", "bishop"]}


def same_for(one: Game, other: Game, *watchers: int) -> None:
    """These seats cannot tell the two games apart, by what they see or have heard."""
    for watcher in watchers:
        assert one.view(watcher) == other.view(watcher)
        assert one.heard(watcher) == other.heard(watcher)
    assert one.view(None) == other.view(None)


# RU-1, RU-7: being asked tells nothing


def warrant_tables(*lines: str) -> tuple[Game, Game]:
    """The warranted Merchant of seat 1 plays; signed in one game, unsigned in the other."""
    one, other = (table(seat("magistrate"), seat("merchant", gold=5, hand="palace tavern"), rank=6, warrants=warrants)
                  for warrants in (WARRANTS, OTHER_WARRANTS))
    return play(one, *lines), play(other, *lines)


@pytest.mark.rule("RU-1", "RU-7")
def test_the_magistrate_is_asked_at_the_first_paid_build_of_every_warranted_character() -> None:
    signed, unsigned = warrant_tables("gold", "build palace")
    assert (signed.player, unsigned.player) == (0, 0)
    assert offers(signed) == {"confiscate", "pass"}
    assert offers(unsigned) == {"pass"}
    same_for(signed, unsigned, 1, 2, 3)


@pytest.mark.rule("RU-1", "RU-7")
def test_all_see_that_the_magistrate_is_asked() -> None:
    for game in warrant_tables("gold", "build palace"):
        assert [game.view(watcher)["waiting"] for watcher in (0, 1, 2, 3, None)] == [0] * 5


@pytest.mark.rule("RU-1", "RU-7")
def test_a_pass_does_not_tell_whether_the_warrant_was_signed() -> None:
    signed, unsigned = warrant_tables("gold", "build palace", "pass", "end")
    same_for(signed, unsigned, 1, 2, 3)
    assert city(signed, 1) == city(unsigned, 1) == ["palace"]


@pytest.mark.rule("RU-7")
def test_the_magistrate_is_not_asked_about_a_character_without_a_warrant() -> None:
    game = table(seat("magistrate"), seat("architect", gold=5, hand="palace"), rank=7, warrants=WARRANTS)
    play(game, "gold", "build palace")
    assert game.player == 1


@pytest.mark.rule("RU-7")
def test_the_magistrate_is_asked_once_a_turn() -> None:
    game = table(seat("magistrate"), seat("architect", gold=9, hand="palace tavern"), rank=7,
                 warrants={"signed": "architect", "unsigned": ["king", "bishop"]})
    play(game, "gold", "build palace", "pass", "build tavern")
    assert game.player == 1


@pytest.mark.rule("RU-4", "RU-7")
@pytest.mark.parametrize("warrants", [WARRANTS, OTHER_WARRANTS])
def test_for_the_own_other_character_the_magistrate_is_asked_and_can_only_pass(warrants: dict[str, Any]) -> None:
    game = table(seat("magistrate merchant", gold=5, hand="palace"), seat("king"), rank=6, players=2, warrants=warrants)
    play(game, "gold", "build palace")
    assert game.player == 0
    assert game.options() == ["pass"]
    play(game, "pass")
    assert city(game, 0) == ["palace"]
    assert gold(game)[0] == 2


def threat_tables(*lines: str) -> tuple[Game, Game]:
    """The threatened King of seat 1 plays; with the flower in one game, without it in the other."""
    one, other = (table(seat("blackmailer"), seat("king", gold=5), rank=4, threats=threats)
                  for threats in ({"flower": "king", "plain": "bishop"}, {"flower": "bishop", "plain": "king"}))
    return play(one, *lines), play(other, *lines)


@pytest.mark.rule("RU-1", "RU-7")
def test_the_blackmailer_is_asked_after_every_refusal_flower_or_not() -> None:
    flower, plain = threat_tables("gold", "refuse")
    assert (flower.player, plain.player) == (0, 0)
    assert offers(flower) == offers(plain) == {"reveal", "pass"}
    same_for(flower, plain, 1, 2, 3)
    play(flower, "pass")
    play(plain, "pass")
    same_for(flower, plain, 1, 2, 3)
    assert gold(flower) == gold(plain) == [0, 7, 0, 0]


@pytest.mark.rule("RU-7")
def test_turning_the_threat_over_tells() -> None:
    flower, plain = threat_tables("gold", "refuse", "reveal")
    assert gold(flower)[:2] == [7, 0]
    assert gold(plain)[:2] == [0, 7]


# RU-2: naming


@pytest.mark.rule("RU-2")
@pytest.mark.parametrize(("character", "rank", "never"), [
    ("assassin", 1, {"assassin"}), ("thief", 2, {"assassin", "thief"}), ("witch", 1, {"witch"})])
def test_any_other_rank_may_be_named_also_one_lying_face_up(character: str, rank: int, never: set[str]) -> None:
    game = table(seat(character), seat("king"), seat("merchant"), seat("warlord"), rank=rank,
                 face_up=["bishop", "architect"])
    play(game, "gold")
    cast = set(game.position()["characters"])
    assert offers(game, "name") == {f"name {name}" for name in cast - never}


@pytest.mark.rule("RU-2")
def test_warrants_and_threats_may_lie_on_a_character_that_lies_face_up() -> None:
    game = table(seat("magistrate"), seat("blackmailer"), face_up=["bishop", "architect"])
    play(game, "gold", "sign bishop", "warrant architect", "warrant king", "end")
    play(game, "gold", "flower architect", "threaten bishop")
    assert present(game.position()["threats"])["flower"] == "architect"


# RU-3, RU-25: empty decks


def bare(character: str, rank: int, top: str = "", **own: Any) -> Game:
    """This character's turn with nothing but these cards in the deck."""
    return table(seat(character, **own), seat("warlord", hand="docks"), rank=rank, deck=top, deck_only=True)


@pytest.mark.rule("RU-3")
def test_with_an_empty_deck_only_gold_is_gathered() -> None:
    game = bare("merchant", 6)
    assert offers(game, "gold", "cards") == {"gold"}
    refused(game, "cards", "RU-3")


@pytest.mark.rule("RU-3", "RU-25")
@pytest.mark.parametrize("own", ["", "observatory", "library"])
def test_of_one_card_left_that_one_is_kept_without_asking(own: str) -> None:
    game = play(bare("merchant", 6, "castle", city=own), "cards")
    assert hand(game, 0) == ["castle"]
    assert deck(game) == []
    assert "end" in game.options()


@pytest.mark.rule("RU-3", "RU-25")
def test_an_observatory_draws_what_there_is() -> None:
    game = play(bare("merchant", 6, "castle manor", city="observatory"), "cards")
    assert offers(game) == {"keep castle", "keep manor"}
    play(game, "keep manor")
    assert deck(game) == ["castle"]


@pytest.mark.rule("RU-25", "RU-3")
@pytest.mark.parametrize(("character", "rank", "line"), [
    ("architect", 7, "bonus"), ("scholar", 7, "study"), ("navigator", 7, "bonus cards"), ("patrician", 4, "income"),
    ("cardinal", 5, "income")])
def test_gains_from_an_empty_deck_are_not_offered(character: str, rank: int, line: str) -> None:
    assert line not in bare(character, rank, city="manor temple").options()
    assert line in bare(character, rank, "castle", city="manor temple").options()


@pytest.mark.rule("RU-25")
def test_with_an_empty_deck_the_abbot_announces_at_least_one_gold() -> None:
    assert offers(bare("abbot", 5, city="temple church"), "income") == {"income 1", "income 2"}
    assert offers(bare("abbot", 5, "castle", city="temple church"), "income") == {"income 0", "income 1", "income 2"}
    game = play(bare("abbot", 5, city="temple church"), "income 1")
    assert (gold(game)[0], hand(game, 0)) == (1, [])


@pytest.mark.rule("RU-25")
def test_the_architect_gains_the_one_card_there_is() -> None:
    game = play(bare("architect", 7, "castle"), "bonus")
    assert (hand(game, 0), deck(game)) == (["castle"], [])


@pytest.mark.rule("RU-25")
@pytest.mark.parametrize("top", ["castle", "castle manor palace"])
def test_the_scholar_keeps_1_of_what_there_is(top: str) -> None:
    game = play(bare("scholar", 7, top), "study")
    if "keep castle" in game.options():
        play(game, "keep castle")
    assert hand(game, 0) == ["castle"]
    assert sorted(deck(game)) == sorted(top.split()[1:])


@pytest.mark.rule("RU-25")
def test_the_spy_takes_gold_and_no_card_from_an_empty_deck() -> None:
    game = table(seat("spy"), seat(gold=3, hand="docks docks"), rank=2, deck_only=True)
    play(game, "spy 1 trade")
    assert gold(game)[:2] == [2, 1]
    assert hand(game, 0) == []


@pytest.mark.rule("RU-25")
def test_cards_put_under_the_deck_can_be_drawn_again_at_once() -> None:
    game = play(bare("magician", 3, "palace", hand="tavern temple"), "redraw", "put tavern", "put temple", "done")
    assert "palace" in hand(game, 0)
    assert len(hand(game, 0)) == 2
    assert sorted([*hand(game, 0), *deck(game)]) == ["palace", "tavern", "temple"]


def put_under(seed: int) -> Game:
    return play(table(seat("magician", hand="tavern temple church"), rank=3, seed=seed),
                "redraw", "put tavern", "put temple", "put church", "done")


def blown_up(seed: int) -> Game:
    return play(table(seat("magician", city="armory"), seat(city="manor temple"), rank=3, seed=seed), "armory 1 manor")


def spent(seed: int) -> Game:
    return play(table(seat("merchant", gold=9, hand="thieves-den tavern temple church"), rank=6, seed=seed),
                "gold", "build thieves-den", "spend tavern", "spend temple", "spend church", "pay")


def museum_gone(seed: int) -> Game:
    return play(table(seat("warlord", gold=9), seat(city=[{"district": "museum", "under": ["tavern", "docks"]}]),
                      rank=8, seed=seed), "destroy 1 museum")


def two_of_three(seed: int) -> Game:
    return play(table(seat("merchant", city="observatory"), rank=6, seed=seed, deck="manor tavern docks"),
                "cards", "keep manor")


@pytest.mark.rule("RU-25")
@pytest.mark.parametrize(("act", "cards"), [
    (put_under, {"tavern", "temple", "church"}), (blown_up, {"armory", "manor"}),
    (spent, {"tavern", "temple", "church"}), (museum_gone, {"museum", "tavern", "docks"}),
    (two_of_three, {"tavern", "docks"})])
def test_several_cards_go_under_the_deck_in_random_order(act: Callable[[int], Game], cards: set[str]) -> None:
    ends = {tuple(deck(act(seed))[-len(cards):]) for seed in range(40)}
    assert all(set(end) == cards for end in ends)
    assert len(ends) > 1


# RU-4: one's own other character


@pytest.mark.rule("RU-4")
def test_a_player_may_kill_the_own_other_character() -> None:
    game = table(seat("assassin king"), seat("merchant warlord"), players=2, crown=1)
    play(game, "gold", "name king", "end")
    assert game.player == 1
    play(game, "gold", "end", "gold", "end")
    assert crown(game) == 0


@pytest.mark.rule("RU-4")
def test_robbing_oneself_moves_nothing() -> None:
    game = table(seat("thief merchant", gold=5), seat("king"), players=2, rank=2)
    assert "name merchant" in game.options()
    play(game, "gold", "name merchant", "end", "gold", "end")
    assert game.player == 0
    assert gold(game)[0] == 7


@pytest.mark.rule("RU-4")
@pytest.mark.parametrize("answers", [["bribe"], ["refuse", "reveal"], ["refuse", "pass"]])
def test_a_threat_on_the_own_other_character_moves_nothing(answers: list[str]) -> None:
    game = table(seat("blackmailer merchant", gold=5), seat("king warlord"), players=2, rank=2)
    play(game, "gold", "flower merchant", "threaten king", "end", "gold", "bribe", "end")
    play(game, "gold")
    before = gold(game)[0]
    play(game, *answers)
    assert gold(game)[0] == before
    assert game.player == 0
    assert "end" in game.options()


@pytest.mark.rule("RU-4")
def test_a_warrant_may_lie_on_the_own_other_character() -> None:
    game = table(seat("magistrate merchant"), seat("king"), players=2)
    play(game, "gold", "sign merchant", "warrant king", "warrant bishop", "end")
    assert present(game.position()["warrants"])["signed"] == "merchant"


# RU-11, RU-13


@pytest.mark.rule("RU-11")
@pytest.mark.parametrize(("character", "verb"), [
    ("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")])
def test_the_bishop_protects_for_the_whole_round_not_for_a_turn(character: str, verb: str) -> None:
    game = table(seat("bishop", city="manor"), seat(character, gold=9, city="tavern"), seat(city="temple"), rank=5)
    play(game, "gold", "end", "gold")
    assert game.player == 1
    assert f"{verb} 0 manor" not in game.options()
    assert f"{verb} 2 temple" in game.options()


@pytest.mark.rule("RU-13")
@pytest.mark.parametrize(("holder", "offered"), [(3, {"crown 1", "crown 2"}), (0, {"crown 1", "crown 2", "crown 3"}),
                                                 (1, {"crown 2", "crown 3"})])
def test_as_emperor_the_witch_gives_the_crown_to_others_also_to_the_emperors_player(
        holder: int, offered: set[str]) -> None:
    game = table(seat("witch"), seat("emperor"), crown=holder)
    play(game, "gold", "name emperor", "gold")
    assert game.player == 0
    assert offers(game, "crown") == offered


# RU-18: warrants and threats lie until the round ends


@pytest.mark.rule("RU-18")
def test_warrants_stay_until_the_round_ends() -> None:
    game = table(seat("magistrate"), seat("merchant", gold=5, hand="palace"), seat("warlord"), rank=6,
                 warrants=WARRANTS)
    play(game, "gold", "build palace", "confiscate", "end")
    warrants = present(game.position()["warrants"])
    assert (warrants["signed"], sorted(warrants["unsigned"])) == ("merchant", ["bishop", "king"])
    play(game, "gold", "end")
    assert game.position()["warrants"] is None


@pytest.mark.rule("RU-18")
def test_a_threat_let_pass_stays_and_a_bribed_one_leaves_unseen() -> None:
    bribed, refusing = threat_tables("gold", "bribe")[0], threat_tables("gold", "refuse", "pass")[0]
    assert present(bribed.position()["threats"])["flower"] is None
    assert present(bribed.position()["threats"])["plain"] == "bishop"
    assert present(refusing.position()["threats"])["flower"] == "king"
    assert bribed.view(3)["threats"] == ["bishop"]
    assert refusing.view(3)["threats"] == ["king", "bishop"]
    for game in (bribed, refusing):
        play(game, "end")
        assert game.position()["phase"] == "selection"
        assert game.position()["threats"] is None


@pytest.mark.rule("RU-18")
def test_a_bribed_threat_does_not_tell_the_payer_its_face() -> None:
    flower, plain = threat_tables("gold", "bribe", "end")
    same_for(flower, plain, 1, 2, 3)


# RU-19: dice


@pytest.mark.rule("RU-19")
def test_the_seer_takes_random_cards() -> None:
    def taken(seed: int) -> str:
        game = table(seat("seer"), seat(hand="manor tavern temple"), rank=3, seed=seed)
        return hand(play(game, "foresee"), 0)[0]
    assert {taken(seed) for seed in range(40)} == {"manor", "tavern", "temple"}
    assert taken(7) == taken(7)


@pytest.mark.rule("RU-19")
def test_the_emperor_takes_a_random_card() -> None:
    def taken(seed: int) -> str:
        game = table(seat("emperor"), seat(gold=1, hand="manor tavern temple"), rank=4, crown=3, seed=seed)
        return hand(play(game, "crown 1", "take card"), 0)[0]
    assert {taken(seed) for seed in range(40)} == {"manor", "tavern", "temple"}
    assert taken(7) == taken(7)


# RU-21: another player


@pytest.mark.rule("RU-21")
def test_spy_wizard_and_magician_choose_another_player() -> None:
    game = table(seat("spy", hand="manor"), seat(), seat(hand="tavern"), seat(hand="docks"), rank=2)
    assert {line.split()[1] for line in offers(game, "spy")} == {"1", "2", "3"}
    game = table(seat("wizard", hand="manor"), seat(), seat(hand="tavern"), seat(hand="docks"), rank=3)
    assert offers(game, "look") == {"look 2", "look 3"}
    game = table(seat("magician", hand="manor"), seat(), seat(hand="tavern"), seat(hand="docks"), rank=3)
    assert offers(game, "swap") == {"swap 1", "swap 2", "swap 3"}


@pytest.mark.rule("RU-21")
def test_an_empty_hand_may_be_swapped_for_and_spied_on() -> None:
    game = play(table(seat("magician", hand="manor"), seat(), rank=3), "swap 1")
    assert (hand(game, 0), hand(game, 1)) == ([], ["manor"])
    game = play(table(seat("spy"), seat(gold=3), rank=2), "spy 1 noble")
    assert gold(game)[:2] == [0, 3]


# RU-23: the Secret Vault is a card like any other


@pytest.mark.rule("RU-23")
def test_the_spy_counts_a_secret_vault_as_unique() -> None:
    game = play(table(seat("spy"), seat(gold=3, hand="secret-vault manor"), rank=2, deck="docks"), "spy 1 unique")
    assert gold(game)[:2] == [1, 2]
    assert hand(game, 0) == ["docks"]


@pytest.mark.rule("RU-23")
def test_laboratory_museum_and_thieves_den_take_a_secret_vault() -> None:
    game = play(table(seat("merchant", hand="secret-vault", city="laboratory"), rank=6), "laboratory secret-vault")
    assert (gold(game)[0], deck(game)[-1], total(game, 0)) == (2, "secret-vault", 5)
    game = play(table(seat("merchant", hand="secret-vault", city="museum"), rank=6), "museum secret-vault")
    assert (under(game, 0), total(game, 0)) == (["secret-vault"], 4 + 1)
    game = table(seat("merchant", gold=3, hand="secret-vault thieves-den"), rank=6)
    play(game, "gold", "build thieves-den", "spend secret-vault", "pay")
    assert (gold(game)[0], city(game, 0), total(game, 0)) == (0, ["thieves-den"], 6)


@pytest.mark.rule("RU-23")
def test_seer_magician_and_gathering_move_a_secret_vault() -> None:
    game = play(table(seat("seer", hand="manor"), seat(hand="secret-vault"), rank=3), "foresee", "give secret-vault")
    assert hand(game, 1) == ["secret-vault"]
    game = play(table(seat("magician"), seat(hand="secret-vault"), rank=3), "swap 1")
    assert hand(game, 0) == ["secret-vault"]
    game = table(seat("magician", hand="secret-vault"), rank=3, deck="docks")
    play(game, "redraw", "put secret-vault", "done")
    assert (hand(game, 0), deck(game)[-1]) == (["docks"], "secret-vault")
    game = play(table(seat("king"), rank=4, deck="secret-vault docks"), "cards", "keep secret-vault")
    assert total(game, 0) == 3


# RU-24: what lies on a district travels with it


@pytest.mark.rule("RU-24")
def test_an_exchanged_district_stays_beautified() -> None:
    game = table(seat("diplomat", gold=9, city="tavern*"), seat(city="manor*"), rank=8)
    play(game, "exchange 1 manor", "for tavern")
    assert (city(game, 0), city(game, 1)) == (["manor*"], ["tavern*"])
    assert gold(game)[:2] == [9 - 2, 2]
    assert (total(game, 0), total(game, 1)) == (4, 2)


@pytest.mark.rule("RU-24")
def test_a_seized_district_stays_beautified_and_cannot_be_beautified_again() -> None:
    game = table(seat("marshal artist", gold=9, city="tavern"), seat(city="church*"), rank=8, players=3)
    play(game, "seize 1 church", "gold", "end")
    assert city(game, 0) == ["church*", "tavern"]
    assert gold(game)[:2] == [9 - 3 + 2, 3]
    assert offers(game, "beautify") == {"beautify tavern"}


@pytest.mark.rule("RU-24")
def test_a_museum_travels_with_its_cards_and_its_gold() -> None:
    museum = {"district": "museum", "beautified": True, "under": ["docks", "castle"]}
    game = table(seat("diplomat", gold=9, city="palace"), seat(city=[museum]), rank=8)
    play(game, "exchange 1 museum", "for palace")
    assert city(game, 0) == ["museum*"]
    assert under(game, 0) == ["castle", "docks"]
    assert total(game, 0) == 5 + 2
    choose(play(game, "cards"), 0)
    assert [line for line in game.options() if line.startswith("museum")]
