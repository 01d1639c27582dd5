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

# Whatever the house does not say is said as in the edition that it follows; people can choose it in the terminal.
from citadels.facts import edition_names, facts_of
from citadels.terminal.formatting import Formatter, Signs
from citadels.terminal.question_help import rule_for
from citadels.terminal.score_sheet import result
facts = facts_of("house-rules")
assert rule_for("pick", facts) == "DX-DRAFT-3" and rule_for("bid", facts) == ""
scores = [{"total": 20, "lines": []}] * 2
told = str(result(Formatter(facts, ["Ada", "Boris"], None, "en", Signs(True)), scores, [1]))
assert told == "Boris wins with 20 points; the tiebreaker was the highest rank revealed in the last round.", told
assert [texts.text(f"{word}-{edition_names()[-1]}") for word in ("edition", "about")] == [
    "House Rules", "six districts, a slower Architect, and a Windmill"]
print("all of it holds")
"""


# Editions with a few cards more or less than those in the box: each card works, and its state is kept.
MIXED = """
from citadels import Game
from citadels.engine.card import Character, District
from citadels.engine.characters.classic import TaxCollectorClassic
from citadels.engine.circus import Acrobat, Strongman, TicketBooth
from citadels.engine.districts import HauntedQuarter
from citadels.engine.districts_classic import BellTower
from citadels.engine.edition import Edition
from citadels.engine.editions import *
from citadels.engine.words import new_card
from citadels.facts import facts_of

PRESET, UNIQUES = DELUXE_PRESETS["first-game"]

def mixed(edition, *more, ranks=DELUXE_RANKS, characters=DELUXE_CHARACTERS, seats=(2, 8), options={}):
    kind = type("Mixed", (Edition,), {"name": edition, "seats": seats})
    districts = changed_districts(DELUXE_DISTRICTS, *more)
    districts += [card for card in more if card not in districts]
    cast = " ".join(PRESET.split()[:len(ranks)])
    register(kind(Course(), ranks, characters, districts, {"mixed": (cast, UNIQUES)}, options, {}))
"""
CARDS = MIXED + """
def at(edition, rank=6, **fields):
    rows = [{"gold": 9, "hand": [], "city": [], **fields.pop(f"seat{i}", {})} for i in range(4)]
    return Game.from_position({"edition": edition, "phase": "turns", "rank": rank, "players": rows, **fields})

def kept(game, *lines):
    for line in lines:
        game.play(line)
    position = game.position()
    assert Game.from_position(position).position() == position
    return position

# A player has built, no matter what: that does not make the first custom card new.
new_card("windmill")
register(Classic(Course(), CLASSIC_RANKS, CLASSIC_CHARACTERS, [*CLASSIC_DISTRICTS, District(4, word="windmill")],
                 CLASSIC_PRESETS, {"short_game": (0, 0, 1)}, CLASSIC_RULES, CLASSIC_BASE))
player = kept(at("classic", seat0={"city": ["windmill"], "built": 1, "characters": ["merchant"]}))["players"][0]
assert (player["city"], player["built"]) == (["windmill"], 1)

mixed("taxed", characters=changed(DELUXE_CHARACTERS, TaxCollectorClassic()))
position = kept(at("taxed", seat0={"characters": ["merchant"], "hand": ["tavern"]}), "gold", "build tavern")
assert [player["built"] for player in position["players"]] == [1, 0, 0, 0]

mixed("haunted", HauntedQuarter(2, dated=True))
game = at("haunted", seat0={"characters": ["merchant"], "hand": ["haunted-quarter"]})
player = kept(game, "gold", "build haunted-quarter")["players"][0]
assert player["city"] == [{"district": "haunted-quarter", "new": True}]

mixed("ringing", BellTower(5))
five = "temple church tavern market docks".split()
game = at("ringing", seat0={"characters": ["merchant"], "hand": ["bell-tower"], "city": five},
          seat1={"city": [*five, "harbor"]})
position = kept(game, "gold", "build bell-tower", "bell-tower")
assert position["rung"] is game.view(1)["rung"] is True and position["first_complete"] == [0, 1]

mixed("selling", TicketBooth(copies=3))
game = at("selling", seat0={"characters": ["merchant"]}, seat1={"booths": [2]}, deck=["palace", "castle"])
position = kept(game, "gold", "ticket 1", "keep castle", "pass")
assert position["players"][1]["booths"] == [3] and position["turn"]["tickets"] == [[1, 1]]
assert "acrobat" not in position

# Everybody waits after a murder, whether or not somebody may answer it.
mixed("resisting", Strongman(copies=2))
for hand in (["strongman"], []):
    game = at("resisting", 1, seat0={"characters": ["assassin"]}, seat1={"characters": ["king"], "hand": hand})
    position = kept(game, "name king")
    assert (game.windows(), game.secret) == (1, bool(hand))
assert not {"acrobat", "booths"} & {*position, *position["players"][0]}

# An option from 0 to 1 is yes or no.
mixed("optional", Acrobat(), options={"action_cards": (0, 0, 1), "friendly": (1, 0, 1), "more": (1, 0, 2)})
assert [choice.truth for choice in facts_of("optional").choices.values()] == [True, True, False]
assert not facts_of("optional").actions
for chosen in (False, True):
    position = kept(Game.new("optional", 4, seed=1, options={"action_cards": chosen}))
    assert position["options"] == {"action_cards": chosen, "friendly": True, "more": 1}
    assert ("acrobat" in position) == chosen

# An edition may have fewer ranks.
mixed("seven", ranks=DELUXE_RANKS[:7], seats=(2, 6))
assert facts_of("seven").ninth(6) == []
for seed in range(10):
    game = Game.new("seven", 2 + seed % 5, preset=["mixed", "random"][seed // 5], seed=seed)
    while not game.over:
        game.play(game.options()[seed * 7919 % len(game.options())])
    assert len(kept(game)["characters"]) == 7
print("all of it holds")
"""
FAULTS = {
    "ranks=[*DELUXE_RANKS, 'king']": "there is no room for 10 ranks: the limit is 9",
    "ranks=['', *DELUXE_RANKS[1:]]": "there is no character of rank 1",
    "ranks=['jester', *DELUXE_RANKS[1:]]": "there is no character 'jester' for rank 1",
    "characters=changed({}, low.Assassin())": "there is no character 'witch' for rank 1",
    "characters=changed(DELUXE_CHARACTERS, Character(word='jester'))":
        "'jester' has no number: call new_card or new_character first",
    "*[District(4, word='windmill')]": "'windmill' has no number: call new_card or new_character first",
    "ranks=DELUXE_RANKS[:7]": "there are too few characters for 7 players: 7",
    "seats=(2, 12)": "there is no room for 12 players: the limit is 9",
}
TRIED = MIXED + """
import sys
for mistake in sys.argv[1:]:
    try:
        eval(f"mixed('faulty', {mistake})")
    except ValueError as fault:
        print(fault)
"""


def test_the_example_runs_and_prints_a_game() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE)], check=True, capture_output=True, text=True)
    *seats, windmill = done.stdout.splitlines()
    assert len(seats) == 4 and all(line.startswith("seat ") for line in seats)
    assert windmill == "Windmill: At the end of your turn, draw a card if you built nothing."


def test_house_rules_are_played_without_a_change_in_the_engine() -> None:
    done = subprocess.run([sys.executable, "-c", CHECKS, str(EXAMPLE)], check=False, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ("all of it holds\n", 0), done.stderr


def test_a_card_works_in_any_edition_that_has_it() -> None:
    done = subprocess.run([sys.executable, "-c", CARDS], check=False, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ("all of it holds\n", 0), done.stderr


def test_an_edition_that_cannot_be_played_is_refused_with_a_sentence() -> None:
    done = subprocess.run([sys.executable, "-c", TRIED, *FAULTS], check=True, capture_output=True, text=True)
    assert done.stdout.splitlines() == list(FAULTS.values())


def test_there_is_a_limit_to_new_cards_and_it_is_said() -> None:
    program = "from citadels.engine.words import new_card\nfor i in range(99): new_card(f'card-{i}')"
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert "there is no room for 'card-3': the limit is 64" in done.stderr
