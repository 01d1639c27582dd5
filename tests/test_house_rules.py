"""An edition of one's own in one file: it is played without a change in the engine, compiled or not."""

from __future__ import annotations

import subprocess
import sys

from tests.samples import ROOT

EXAMPLE = ROOT / "examples" / "house_rules" / "house_rules.py"

# In a process of its own, because an edition and a card are entered for good.
CHECKS = """
import random, runpy, sys
runpy.run_path(sys.argv[1])
from citadels import Game, bots, texts
from citadels.engine.stepping import all_cards

def seat(**player):
    return {"gold": 9, "hand": [], "city": [], **player}

# The new district works, and only in a turn in which nothing was built.
for built in (True, False):
    game = Game.from_position({"edition": "house-rules", "phase": "turns", "rank": 7, "deck": ["palace", "castle"],
                               "players": [seat(characters=["architect"], city=["windmill"], hand=["tavern"]),
                                           seat(), seat(), seat()]})
    for line in ["gold", *["build tavern"] * built, "end"]:
        game.play(line)
    hand = game.position()["players"][0]["hand"]
    assert hand == ([] if built else ["tavern", "palace"]), hand

# The changed character builds two districts, and a refusal names the rule of the house.
game = Game.from_position({"edition": "house-rules", "phase": "turns", "rank": 7, "players": [
    seat(characters=["architect"], hand=["tavern", "temple", "market"]), seat(), seat(), seat()]})
for line in ("gold", "build tavern", "build temple"):
    game.play(line)
assert game.why_not("build market").rule == "HR-ARCHITECT-1"
assert "2 districts" in game.why_not("build market").sentence

# Six districts end the game; every game ends, every record replays, every view is the same in an imagined game.
for seed in range(12):
    dice = random.Random(seed)
    game = Game.new("house-rules", 2 + seed % 7, preset=["house", "random"][seed % 2], seed=seed)
    while not game.over:
        if dice.random() < 0.02:
            assert Game.from_position(game.position()).position() == game.position()
            assert game.imagine(game.player, seed).view(game.player) == game.view(game.player)
        game.play(dice.choice(game.options()))
    assert max(len(player["city"]) for player in game.position()["players"]) >= 6
    assert Game.from_record(game.record()).position() == game.position()
assert game.why_not("gold").rule == "HR-END-1"

game = Game.new("house-rules", 5, seed=3)
bots.play_game(game, [bots.make("builder", seed) for seed in range(5)])
assert "windmill" in game.record()["uniques"] and len(all_cards(game.state.setup)) == 68
for lang in texts.languages():
    assert texts.name("windmill", lang) == "Windmill"
assert "HR-WINDMILL-1" in texts.card_rules("windmill", "house-rules")
print("all of it holds")
"""


def test_the_example_runs_and_prints_a_game() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE)], check=True, capture_output=True, text=True)
    *seats, windmill = done.stdout.splitlines()
    assert len(seats) == 4 and all(line.startswith("seat ") for line in seats)
    assert windmill == "Windmill: At the end of your turn, draw a card if you built nothing."


def test_house_rules_are_played_without_a_change_in_the_engine() -> None:
    done = subprocess.run([sys.executable, "-c", CHECKS, str(EXAMPLE)], check=False, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ("all of it holds\n", 0), done.stderr


def test_there_is_a_limit_to_new_cards_and_it_is_said() -> None:
    program = "from citadels.engine.words import new_card\nfor i in range(99): new_card(f'card-{i}')"
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert "there is no room for 'card-3': the limit is 64" in done.stderr
