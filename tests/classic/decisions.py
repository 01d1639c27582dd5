"""A game in the middle of each kind of decision that the classic edition knows."""

from __future__ import annotations

from collections.abc import Callable

from citadels import Game
from tests.classic.table import new, table
from tests.scenarios.deluxe_box import choose
from tests.scenarios.table import play, seat

CROWD = (seat(gold=3, hand="tavern palace"), seat(gold=2, hand="docks"))


def _raid() -> Game:
    game = table(seat("warlord", 5), seat(city="manor graveyard", gold=1), *CROWD, rank=8)
    return play(game, "gold", "destroy 1 manor")


def _witch() -> Game:
    return play(table(seat("witch", 3, "tavern"), seat("merchant", 1, "manor", "docks"), *CROWD), "gold")


def _three_cards() -> Game:
    game = table(seat("merchant", city="library observatory"), *CROWD, rank=6, deck="palace church docks")
    return play(game, "cards")


def _taxed() -> Game:
    game = table(seat("assassin", 3, "tavern"), seat("tax-collector"), seat("merchant", 3, "temple"))
    return play(game, "gold", "build tavern")


def _built(card: str) -> Game:
    return play(table(seat("merchant", 5, card), *CROWD, rank=6), "gold", f"build {card}")


PENDING: dict[str, Callable[[], Game]] = {
    "pick": lambda: new(5, seed=3),
    "pick of three with eight characters": lambda: choose(new(3, seed=3), 0, 0, 0, 0),
    "pick of three with nine characters": lambda: choose(new(3, seed=3, rank9=True), 0, 0, 0),
    "last pick of seven": lambda: choose(new(7, seed=3), *[0] * 6),
    "discard of two players": lambda: choose(new(2, seed=4), 0, 0),
    "gather": lambda: table(seat("merchant", 3, "manor", "tavern"), *CROWD, rank=6),
    "keep": lambda: play(table(seat("merchant"), *CROWD, rank=6, deck="palace church"), "cards"),
    "first keep of two": _three_cards,
    "second keep of two": lambda: play(_three_cards(), "keep church"),
    "redraw": lambda: play(table(seat("magician", hand="tavern temple tavern"), *CROWD, rank=3), "redraw",
                           "put tavern"),
    "take": lambda: play(table(seat("wizard", 4, "tavern"), *CROWD, rank=3), "look 1"),
    "now or hold": lambda: play(table(seat("wizard", 4, "tavern"), *CROWD, rank=3), "look 1", "take tavern"),
    "give to the emperor": lambda: play(table(seat("emperor", 1), *CROWD, rank=4, crown=3), "gold", "crown 1"),
    "murdered emperor": lambda: play(table(seat("emperor"), seat("warlord"), *CROWD, rank=8, killed="emperor"),
                                     "gold", "end"),
    "graveyard": _raid,
    "after the warlord's act": lambda: play(_raid(), "pass"),
    "exchange": lambda: play(table(seat("diplomat", 5, city="tavern manor"), seat(city="docks"), *CROWD, rank=8),
                             "gold", "exchange 1 docks"),
    "after the diplomat's act": lambda: play(
        table(seat("diplomat", 5, city="tavern manor"), seat(city="docks"), *CROWD, rank=8),
        "gold", "exchange 1 docks", "for tavern"),
    "lighthouse": lambda: _built("lighthouse"),
    "bell tower": lambda: _built("bell-tower"),
    "bell tower rung": lambda: play(_built("bell-tower"), "bell-tower"),
    "bell tower not rung": lambda: play(_built("bell-tower"), "pass"),
    "ballroom": lambda: table(seat("thief", city="ballroom"), seat("king", 2), *CROWD, rank=4, robbed="king"),
    "ballroom thanked": lambda: play(table(seat("thief", city="ballroom"), seat("king", 2), *CROWD, rank=4), "thanks"),
    "hospital": lambda: table(seat("assassin"), seat("merchant", 2, city="hospital"), *CROWD, rank=6,
                              killed="merchant"),
    "hospital's keep": lambda: play(table(seat("assassin"), seat("merchant", city="hospital"), *CROWD, rank=6,
                                          killed="merchant"), "cards"),
    "witch to name": _witch,
    "bewitched": lambda: play(_witch(), "name merchant"),
    "witch resumed": lambda: play(_witch(), "name merchant", "gold", "build tavern"),
    "built before the tax": _taxed,
    "built under the tax": lambda: play(_taxed(), "end", "gold", "end", "gold", "build temple"),
    "haunted city built this round": lambda: _built("haunted-quarter"),
}
