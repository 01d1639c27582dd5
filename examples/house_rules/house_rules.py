"""House rules: a custom edition in one file, with its texts next to it.

    python examples/house_rules/house_rules.py

A city is complete with six districts, the Architect builds up to two districts instead of three, and there is a
Windmill, which gives its owner a card at the end of a turn in which they built nothing.
"""

from __future__ import annotations

from pathlib import Path

from citadels import Game, bots, texts
from citadels.engine.card import District
from citadels.engine.characters.ranks_7_to_9 import Architect
from citadels.engine.edition import Edition
from citadels.engine.editions import DELUXE_CHARACTERS, DELUXE_DISTRICTS, DELUXE_RANKS, changed, register
from citadels.engine.flow import Course
from citadels.engine.presets import DELUXE_PRESETS
from citadels.engine.state import State
from citadels.engine.transfers import gain_cards
from citadels.engine.words import new_card

new_card("windmill")


class Windmill(District):
    word = "windmill"
    closes = True

    def on_end_turn(self, g: State, seat: int) -> None:
        if g.turn.built == 0:
            gain_cards(g, seat, 1, self.kind)


class HouseRules(Edition):
    name = "house-rules"
    prefix = "HR"
    follows = ("deluxe",)

    def goal(self, seats: int, options: dict[str, int]) -> int:
        return 6


CHARACTERS, UNIQUES = DELUXE_PRESETS["first-game"]
register(HouseRules(
    Course(),
    DELUXE_RANKS,
    changed(DELUXE_CHARACTERS, Architect(builds=2, builds_rule="HR-ARCHITECT-1")),
    [*DELUXE_DISTRICTS, Windmill(4)],
    {"house": (CHARACTERS, UNIQUES.replace("factory", "windmill"))},
    {},
    {"DX-END-1": "HR-END-1"},
))
texts.include(Path(__file__).parent / "texts")


def main() -> None:
    game = Game.new("house-rules", players=4, seed=7)
    bots.play_game(game, [bots.make("builder", seed) for seed in range(4)])
    for seat, score in enumerate(game.scores()):
        print(f"seat {seat}: {score['total']} points, {len(game.position()['players'][seat]['city'])} districts")
    print(texts.name("windmill") + ":", texts.card_text("windmill", "house-rules"))


if __name__ == "__main__":
    main()
