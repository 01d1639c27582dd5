"""The attack that once foretold every card: equations over what everybody sees of the Common City.

All 18 characters are turned up in each lap, so everybody learns the whole shuffle. From an old game's generator, which
is linear, each lap gives 16 equations for the 64 bits of its state. Two laps leave 2**32 states to try; with five there
is nothing left to try, and the attacker knows all that is to come. From the keyed stream nobody learns anything.
"""
from __future__ import annotations

import pytest

from citadels import Game
from citadels.engine.words import CHARACTER_WORDS
from tests.test_chance import step

STATE = 64
LAPS = 5
WORDS = {word: character for character, word in enumerate(CHARACTER_WORDS)}
CAST = [WORDS[word] for word in Game.new("common-city", 4).view(None)["characters"]]     # as it lies before a shuffle


def quiet_line(game: Game) -> str:
    """A player who builds and takes gold, so that nothing but the laps is left to chance."""
    lines = game.options()
    builds = [line for line in lines if line.startswith("build")]
    return next((line for line in ("gold", *builds, "end", "pass") if line in lines), lines[0])


def seen_laps(chance: str, seed: int) -> list[list[int]]:
    """In which order a spectator sees the characters, in whole laps, until something else is left to chance."""
    game = Game.new("common-city", 4, seed=seed, chance=chance)
    while not game.over:
        game.play(quiet_line(game))
    laps: list[list[int]] = []
    for event in game.heard(None):
        if event["event"] == "lap-began":
            laps.append([])
        elif event["event"] == "turned-up":
            assert event["character"] is not None
            laps[-1].append(WORDS[event["character"]])
        elif event["event"] in ("fetched", "gave", "reshuffled"):
            break
    return [lap for lap in laps if len(lap) == 18]


def drawn_numbers(order: list[int]) -> list[int]:
    """What was drawn in a shuffle, from its outcome."""
    left = list(CAST)
    found = []
    for i in range(len(order) - 1, 0, -1):
        j = left.index(order[i])
        found.append(j)
        left[i], left[j] = left[j], left[i]
    return found


class Equations:
    """Equations over the bits of an unknown state, each solved for its highest bit."""

    def __init__(self) -> None:
        self.rows: dict[int, int] = {}      # by their highest bit; bit 64 is the right side
        self.contradicted = 0

    def add(self, mask: int, value: int) -> None:
        row = mask | value << STATE
        while row & ((1 << STATE) - 1):
            top = (row & ((1 << STATE) - 1)).bit_length() - 1
            if top not in self.rows:
                self.rows[top] = row
                return
            row ^= self.rows[top]
        self.contradicted += row != 0

    def solution(self) -> int:
        """The state, with 0 for whatever is still free."""
        state = 0
        for top in sorted(self.rows):
            row = self.rows[top]
            value = row >> STATE & 1
            value ^= bin(row & state).count("1") & 1
            state |= value << top
        return state


def attacked(laps: list[list[int]]) -> Equations:
    """What the spectator finds out about the state before the first of these laps."""
    images = [1 << i for i in range(STATE)]
    equations = Equations()
    for lap in laps:
        for n, number in zip(range(len(CAST), 1, -1), drawn_numbers(lap), strict=True):
            images = [step(image) for image in images]
            for bit in range((n & -n).bit_length() - 1):    # of a remainder by n the lowest bits are linear
                mask = sum(1 << i for i, image in enumerate(images) if image >> bit & 1)
                equations.add(mask, number >> bit & 1)
    return equations


def foretold(state: int) -> list[int]:
    """The order of the lap that follows those that the attacker has seen."""
    for _ in range(LAPS * (len(CAST) - 1)):
        state = step(state)
    order = list(CAST)
    for i in range(len(order) - 1, 0, -1):
        state = step(state)
        j = (state & 0xFFFFFFFF) % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def long_games(chance: str) -> list[list[list[int]]]:
    """Games in which more laps were played than the attacker looks at."""
    return [laps for seed in range(16) if len(laps := seen_laps(chance, seed)) > LAPS]


def test_the_old_generator_is_broken_by_it() -> None:
    games = long_games("xorshift")
    assert len(games) >= 3
    for laps in games:
        two = attacked(laps[:2])
        assert len(two.rows) == 32 and two.contradicted == 0
        all_of_them = attacked(laps[:LAPS])
        assert len(all_of_them.rows) == STATE and all_of_them.contradicted == 0
        assert foretold(all_of_them.solution()) == laps[LAPS]


def test_nothing_is_found_out_about_a_game_of_today() -> None:
    """The equations contradict each other as if the coin had been tossed for each: there is no such state."""
    games = long_games("blake2b")
    assert len(games) >= 3
    for laps in games:
        found = attacked(laps[:LAPS])
        spare = 16 * LAPS - len(found.rows)
        assert spare >= 16 and found.contradicted >= 2
        assert foretold(found.solution()) != laps[LAPS]
    spare = sum(16 * LAPS - len(attacked(laps[:LAPS]).rows) for laps in games)
    wrong = sum(attacked(laps[:LAPS]).contradicted for laps in games)
    assert wrong == pytest.approx(spare / 2, abs=2.5 * spare**0.5)
