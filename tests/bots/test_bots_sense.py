"""Plain situations in which any sane player does the same, and so do the bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from citadels import Game
from citadels.bots import Bot, Observation, make
from tests.common_city.table import town, who
from tests.playing import presets, some_game
from tests.scenarios.table import play, seat, table

SEVEN = "market docks tavern church watchtower prison castle"
Situation = Callable[[], Game]
RIVALS = seat("king", 2, "manor tavern", "market"), seat("thief", 1, "castle", "church")


def decided(bot: Bot, game: Game) -> str:
    assert game.player is not None
    return bot.decide(Observation(game, game.player))


def turn(bot: Bot, game: Game) -> list[str]:
    """What a bot does until another player decides."""
    player = game.player
    lines: list[str] = []
    while game.player == player and lines[-1:] != ["end"]:
        lines.append(decided(bot, game))
        game.play(lines[-1])
    return lines


def city(game: Game, player: int) -> list[str]:
    return [str(item["district"] if isinstance(item, dict) else item)
            for item in game.position()["players"][player]["city"]]


def turns(situation: Situation) -> Iterator[tuple[list[str], Game]]:
    """The turn that a builder makes of it, for several seeds."""
    for seed in range(10):
        game = situation()
        yield turn(make("builder", seed), game), game


# -- one decision ------------------------------------------------------------------------------------------------------
def confiscation() -> Game:
    game = table(seat("merchant", 8, "palace", "temple"), seat("magistrate", 2, "manor tavern", "market"),
                 seat("king", 2, "castle"), seat("thief", 1, city="church"), rank=6,
                 warrants={"signed": "merchant", "unsigned": ["king", "bishop"]})
    return play(game, "gold", "build palace")


def refusal() -> Game:
    game = table(seat("merchant", 8, "palace", "temple"), seat("blackmailer", 2, "manor tavern", "market"),
                 seat("king", 2, "castle"), seat("assassin", 1, city="church"), rank=6,
                 threats={"flower": "merchant", "plain": "bishop"})
    return play(game, "gold", "refuse")


def drawn(cards: str, standing: str) -> Game:
    game = table(seat("merchant", 4, city=standing), *RIVALS, rank=6, deck=cards)
    return play(game, "cards")


def ready_to_finish() -> Game:
    standing = "palace cathedral town-hall market watchtower prison"
    game = table(seat("merchant", 4, "castle", standing), *RIVALS, rank=6)
    return play(game, "gold", "bonus", "income")


def last_chance() -> Game:
    game = table(seat("bishop", 4, "palace temple", "manor market"), seat("merchant", 2, "palace", SEVEN), *RIVALS,
                 rank=5, first_complete=1)
    return play(game, "gold")


def robbery() -> Game:
    game = table(seat("thief", 2, city="temple"), seat("merchant", 6, "manor"), seat("bishop", 5, "castle"),
                 seat("warlord", 6, "tavern"), rank=2, face_up=["architect", "magician"])
    return play(game, "gold")


def bell() -> Game:
    standing = "manor palace castle cathedral fortress"
    game = table(seat("king", 6, "bell-tower", standing), seat("warlord", 2, "temple"),
                 seat("thief", 1, "castle", "church"), rank=4, edition="classic")
    return play(game, "gold", "build bell-tower")


def dead_card_for_sale() -> Game:
    game = town(who(6, "palace", "temple"), who(5, city="cathedral"), who(9, city="palace"), who(9, city="manor"),
                up="merchant")
    return play(game, "auction palace")


ANSWERS: dict[str, tuple[Situation, set[str]]] = {
    "what another has built can be had for nothing": (confiscation, {"confiscate"}),
    "a refused threat with the flower brings gold": (refusal, {"reveal"}),
    "a district that can be built is better than a second one": (lambda: drawn("temple castle", "temple manor"),
                                                                 {"keep castle"}),
    "even a cheap one is": (lambda: drawn("tavern palace", "palace manor"), {"keep tavern"}),
    "who is far ahead ends the game": (ready_to_finish, {"build castle"}),
    "the last turn is the time for the best district": (last_chance, {"build palace"}),
    "nobody robs a character that lies face up": (robbery, {"name king", "name bishop", "name merchant",
                                                            "name warlord"}),
    "who is far ahead shortens the game": (bell, {"bell-tower"}),
}


@pytest.mark.parametrize("situation", ANSWERS)
def test_builder_answers_sanely(situation: str) -> None:
    begin, sane = ANSWERS[situation]
    for seed in range(20):
        assert decided(make("builder", seed), begin()) in sane, seed


@pytest.mark.heavy
@pytest.mark.parametrize("situation", ANSWERS)
def test_search_answers_sanely(situation: str) -> None:
    begin, sane = ANSWERS[situation]
    # So short a thought may go wrong once in a while.
    answers = [decided(make("search:200", seed), begin()) for seed in range(3)]
    assert sum(line in sane for line in answers) >= 2, answers


def test_builder_does_not_pay_more_for_a_dead_card_than_the_bank_does() -> None:
    for seed in range(20):
        assert decided(make("builder", seed), dead_card_for_sale()) in {"pass", "bid 1", "bid 2"}


# -- one turn ----------------------------------------------------------------------------------------------------------
def test_builder_builds_when_it_can() -> None:
    for lines, game in turns(lambda: table(seat("merchant", 4, "temple castle"), *RIVALS, rank=6)):
        assert city(game, 0), lines


def test_builder_in_the_common_city_builds_when_it_can() -> None:
    for lines, game in turns(lambda: town(who(6, "palace", "temple"), who(city="cathedral"), up="merchant")):
        assert len(city(game, 0)) == 2, lines


def test_builder_completes_its_city_when_it_is_far_ahead() -> None:
    standing = "palace cathedral town-hall market watchtower prison"
    for lines, game in turns(lambda: table(seat("merchant", 4, "castle", standing), *RIVALS, rank=6)):
        assert len(city(game, 0)) == 7, lines


@pytest.mark.parametrize("character", ["assassin", "witch", "thief"])
def test_builder_names_nobody_who_lies_face_up(character: str) -> None:
    up = ["architect", "magician"]
    for lines, _ in turns(lambda: table(seat(character, 2, "manor castle"), seat("merchant", 4, "tavern", "temple"),
                                        seat("bishop", 3, "castle"), seat("warlord", 3, "temple"),
                                        rank=2 if character == "thief" else 1, face_up=up)):
        named = [line.split()[1] for line in lines if line.startswith("name ")]
        assert len(named) == 1 and named[0] not in up


def test_builder_as_warlord_leaves_its_own_city_alone() -> None:
    def deluxe() -> Game:
        return table(seat("warlord", 9, "manor castle", "temple watchtower prison"),
                     seat("merchant", 2, "manor", "temple market docks"), *RIVALS, rank=8)

    def common() -> Game:
        return town(who(6, "palace", "temple watchtower"), who(city="cathedral"), who(city="tavern"), up="warlord")

    for situation in (deluxe, common):
        assert any(line.startswith("destroy 0") for line in play(situation(), "gold").options())
        for lines, _ in turns(situation):
            assert not any(line.startswith("destroy 0") for line in lines), lines


def test_builder_as_warlord_stops_whoever_is_about_to_win() -> None:
    rich = "palace market docks cathedral temple tavern"
    for lines, game in turns(lambda: table(seat("warlord", 5, "manor", "temple watchtower prison"),
                                           seat("merchant", 6, "manor castle", rich), *RIVALS, rank=8)):
        assert len(city(game, 1)) == 5, lines


def test_builder_as_magician_swaps_an_empty_hand_for_the_fullest() -> None:
    for lines, _ in turns(lambda: table(seat("magician", 5, city="temple"),
                                        seat("king", 2, "palace cathedral town-hall castle", "market"),
                                        seat("bishop", 2, "castle"), seat("thief", 1, city="church"), rank=3)):
        assert "swap 1" in lines


def test_builder_as_spy_looks_at_the_only_hand() -> None:
    for lines, _ in turns(lambda: table(seat("spy", 2, "manor", "temple"),
                                        seat("merchant", 5, "palace market docks", "market"), seat("king"),
                                        seat("assassin", city="church"), rank=2)):
        assert any(line.startswith("spy 1 ") for line in lines), lines


@pytest.mark.parametrize(("character", "rank", "gift"), [
    ("king", 4, "income"), ("merchant", 6, "bonus"), ("architect", 7, "bonus"), ("scholar", 7, "study"),
    ("tax-collector", 9, "bonus"),
])
def test_builder_takes_what_is_given_for_nothing(character: str, rank: int, gift: str) -> None:
    for lines, _ in turns(lambda: table(seat(character, 1, "palace", "manor castle market"), RIVALS[1],
                                        seat("bishop", 3, "docks"), rank=rank, tax=4)):
        assert gift in lines, lines


def test_builder_gathers_what_it_lacks() -> None:
    for lines, _ in turns(lambda: table(seat("bishop", 0, "palace cathedral town-hall castle market"), *RIVALS,
                                        rank=5)):
        assert "gold" in lines
    for lines, _ in turns(lambda: table(seat("bishop", 12), *RIVALS, rank=5)):
        assert "cards" in lines


@pytest.mark.parametrize("place", ["laboratory", "museum"])
def test_builder_gives_away_the_card_it_cannot_build(place: str) -> None:
    for lines, _ in turns(lambda: table(seat("bishop", 1, "temple palace", f"{place} temple"), *RIVALS, rank=5)):
        assert f"{place} temple" in lines and f"{place} palace" not in lines


def test_builder_spends_its_last_gold_in_the_last_turn() -> None:
    for lines, _ in turns(lambda: table(seat("artist", 4, city="manor market"), seat("merchant", 2, "palace", SEVEN),
                                        *RIVALS, rank=9, first_complete=1)):
        assert "beautify manor" in lines and "beautify market" in lines


def test_builder_in_the_common_city_sells_what_nobody_can_build() -> None:
    for _, game in turns(lambda: town(who(hand="palace palace cathedral", city="temple"),
                                      who(city="palace cathedral"), up="merchant")):
        hand = game.position()["players"][0]["hand"]
        assert "palace" not in hand and "cathedral" not in hand


def test_builder_in_the_common_city_bids_for_what_it_can_build() -> None:
    for seed in range(10):
        game = town(who(6, "palace", "temple"), who(9, city="cathedral"), who(1, city="market"), who(1, city="manor"),
                    up="merchant")
        game.play("auction palace")
        assert decided(make("builder", seed), game).startswith("bid ")


# -- whole games -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", ["deluxe", "classic", "circus", "common-city"])
def test_builders_leave_no_income_behind_and_spare_their_own(edition: str) -> None:
    names = presets(edition)
    for seed in range(6):
        game = some_game(seed, 4, names[seed % len(names)], edition)
        bots = [make("builder", f"{seed}/{place}") for place in range(4)]
        while not game.over:
            assert game.player is not None
            line = decided(bots[game.player], game)
            words = line.split()
            if line == "end":
                assert not {"income", "bonus"} & {option.split()[0] for option in game.options()}, game.record()
            if words[0] in ("destroy", "armory", "seize"):
                assert words[1] != str(game.player), game.record()
            game.play(line)
