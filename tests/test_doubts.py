"""What hurts and can hardly be meant is worth a question first, and nothing else is."""

from __future__ import annotations

from citadels import Game, texts
from citadels.offers import doubts, effects, parse
from tests.circus import table as circus
from tests.classic import table as classic
from tests.scenarios.table import play, seat, table


def doubted(game: Game) -> dict[str, str]:
    """The doubts about the options of whoever decides."""
    assert game.player is not None
    moves = [parse(line) for line in game.options()]
    found = doubts(game, game.player, moves, effects(game, game.player, moves))
    assert all(texts.has(f"table-doubt-{doubt}") for doubt in found.values())
    return found


def test_ending_a_turn_while_something_is_left_to_do() -> None:
    def ending(game: Game) -> str | None:
        return doubted(play(game, "gold")).get("end")

    assert ending(table(seat("king", gold=4, hand="castle", city="manor"), rank=4)) == "end-income"
    assert ending(table(seat("assassin", gold=4, hand="castle"), rank=1)) == "end-power"
    assert ending(table(seat("king", gold=4, hand="castle"), rank=4)) == "end-build"
    assert ending(table(seat("king"), rank=4)) is None


def test_naming_oneself_or_a_character_that_nobody_can_hold() -> None:
    game = table(seat("assassin king"), seat("bishop"), players=2, rank=1, face_up=["thief"])
    found = doubted(game)
    assert found["name king"] == "own-character"
    assert found["name thief"] == "gone"
    assert not {"name bishop", "name warlord"} & found.keys()


def test_destroying_a_district_of_ones_own() -> None:
    game = table(seat("warlord", gold=9, city="tavern"), seat(city="tavern"), rank=8)
    assert {line: doubt for line, doubt in doubted(game).items() if line.startswith("destroy")} == {
        "destroy 0 tavern": "own-district"}


def test_swapping_for_fewer_cards() -> None:
    game = table(seat("magician", hand="tavern castle"), seat(hand="manor"), seat(hand="manor temple"), rank=3)
    assert {line: doubt for line, doubt in doubted(game).items() if line.startswith("swap")} == {
        "swap 1": "fewer", "swap 3": "fewer"}


def test_giving_up_gold_or_a_turn() -> None:
    threatened = play(table(seat("blackmailer"), seat("king", gold=4), rank=2),
                      "flower king", "threaten bishop", "gold", "end", "gold")
    assert doubted(threatened)["refuse"] == "refuse"
    strong = play(circus.table(circus.seat("assassin"), circus.seat("king", hand="strongman")), "name king")
    assert doubted(strong) == {"pass": "murder"}
    murdered = classic.table(seat("assassin"), seat("merchant", 2, city="hospital"), rank=6, killed="merchant")
    assert doubted(murdered) == {"pass": "no-gather"}
    asked = classic.table(seat("thief", city="ballroom"), seat("king", 2), rank=4)
    assert doubted(asked) == {"silence": "silence"}
