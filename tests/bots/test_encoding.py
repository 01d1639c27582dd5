"""What a seat may know as features: no more than that, the same by every way, and as the published table says."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice

import pytest

import citadels
from citadels import Game
from citadels.bots import Observation, ask, make
from citadels.bots.encoding import features as f
from citadels.bots.encoding.decision import encoded
from citadels.bots.encoding.moves import COLUMN_SIZES, MOVE_FEATURES, counted_from
from citadels.engine.verbs import RECORD, VERB, VERBS
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS, LINE, MOVE, TYPE_WORDS
from scripts import feature_table
from tests.playing import TABLES, some_game

HOSTS = ("builder", "random", "easy")


def numbers(row: bytes) -> list[int]:
    return [int.from_bytes(row[i:i + 2], "little") for i in range(0, len(row), 2)]


def said(game: Game, seat: int) -> set[str]:
    """What the features of a seat say, in words."""
    return {f.meaning(number) for number in numbers(encoded(Observation(game, seat))[0])}


def hosted(edition: str, players: int, seed: int) -> Iterator[tuple[Game, int]]:
    """A game before each of its decisions, played by good and bad bots, with the number of the decision."""
    game = some_game(seed, players, "random", edition)
    hosts = [make(HOSTS[(seat + seed) % len(HOSTS)], f"{seed}/{seat}") for seat in range(players)]
    number = 0
    while (seat := game.player) is not None:
        yield game, number
        game.play(ask(hosts[seat], game, number))
        number += 1


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_rows_are_the_same_in_a_game_and_in_its_imagined_twins(edition: str, players: int) -> None:
    dice = random.Random(f"{edition}/{players}")
    often, length = (3, 700) if citadels.compiled() else (30, 300)
    others_dealt = 0
    for game, number in islice(hosted(edition, players, players + 40), length):
        if dice.randrange(often):
            continue
        seats = {game.player, dice.randrange(players)} - {None}
        for seat in [seat for seat in seats if seat is not None]:
            told = encoded(Observation(game, seat))
            first = game.imagine(seat, number)
            for twin in (first, first.imagine(seat, number + 1)):
                others_dealt += twin.position()["deck"] != game.position()["deck"]
                assert encoded(Observation(twin, seat)) == told, (number, seat, game.record())
    assert others_dealt


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_row_says_each_thing_once(edition: str, players: int) -> None:
    for game, _ in islice(hosted(edition, players, players), 300 if citadels.compiled() else 40):
        for seat in range(players):
            row = numbers(encoded(Observation(game, seat))[0])
            assert len(row) == len(set(row)), [f.meaning(one) for one in row if row.count(one) > 1]
            assert min(row) > 0 and max(row) < f.FEATURES


@pytest.mark.heavy
def test_every_block_is_said_somewhere() -> None:
    missing = {one.name for one in f.BLOCKS} | {"its " + one.name for one in f.OTHERS}
    for seed in range(400):
        edition, players = TABLES[seed % len(TABLES)]
        for game, _ in islice(hosted(edition, players, seed), 500):
            assert game.player is not None
            for word in said(game, game.player):
                missing.discard("its " + word.split()[2] if word.startswith("seat +") else word.split()[0])
        if not missing:
            return
    assert missing == set()


def test_the_own_seat_is_told_as_it_is() -> None:
    game = Game.from_position({
        "edition": "deluxe", "phase": "turns", "crown": 1, "rank": 4, "turn": {"seat": 1, "character": "king"},
        "players": [
            {"gold": 3, "hand": ["tavern"], "city": ["temple", "docks"], "characters": ["bishop"]},
            {"gold": 4, "hand": ["castle", "castle", "palace", "library", "temple"], "city": ["temple"],
             "characters": ["king"]},
            {"gold": 40, "hand": [], "city": [], "characters": ["warlord"]},
            {"gold": 0, "hand": ["tavern", "market"], "city": ["keep"], "characters": ["assassin"]}],
        "revealed": ["assassin", "king"], "killed": "thief"})
    told = said(game, 1)
    assert {"edition 0", "players 4", "crown +0", "decider +0", "turn-seat +0", "turn-character king", "rank 4",
            "killed thief", "gold 4", "hand-size 5", "mine king", "worth 1", "size 1", "lead 17", "nearest 5",
            "revealed king", "revealed assassin"} <= told
    assert {word for word in told if word.split()[0] in ("hand", "hand-twice", "afforded", "nearly")} == {
        "hand castle", "hand-twice castle", "afforded castle", "hand palace", "nearly palace", "hand library",
        "nearly library", "hand temple"}
    assert {"seat +1 gold 24", "seat +1 gold-from 7", "seat +2 shown assassin", "seat +2 city keep",
            "seat +3 city temple", "seat +3 worth 2", "seat +3 hidden 1", "seat +3 gold 3"} <= told
    assert not {word for word in told if word.startswith("seat +4") or word.startswith("seat +3 shown")}
    assert "seat +3 maybe bishop" in told and "seat +3 maybe king" not in told


def test_earlier_rounds_and_the_selection_are_remembered() -> None:
    """Held against the events that the seat has heard, told in another way."""
    checked = 0
    for game, _ in hosted("deluxe", 5, 3):
        seat = game.player
        assert seat is not None
        rounds: list[dict[int, set[str]]] = []
        offered: set[str] = set()
        for event in game.heard(seat):
            if event["event"] == "round-began":
                rounds.append({})
                offered = set()
            elif event["event"] == "revealed":
                rounds[-1].setdefault(event["seat"], set()).add(str(event["character"]))
            elif event["event"] == "offered" and event["seat"] == seat:
                offered |= set(event["characters"] or ())
        told = said(game, seat)
        assert {word.split()[1] for word in told if word.startswith("offered ")} == offered
        for other in range(5):
            place = f"seat +{(other - seat) % 5} " if other != seat else "own-"
            for name, back in (("last", 2), ("before", 3)):
                shown = rounds[-back].get(other, set()) if len(rounds) >= back else set()
                assert {word.split()[-1] for word in told if word.startswith(f"{place}{name} ")} == shown
                checked += len(shown)
    assert checked > 100


def test_rows_are_the_same_without_the_library_that_compiled_code_needs() -> None:
    program = """
import sys
sys.modules["librt"] = None
from citadels import Game, compiled
from citadels.bots import Observation
from citadels.bots.encoding.decision import encoded
assert not compiled() and "librt.strings" not in sys.modules
print(encoded(Observation(Game.new("deluxe", 5, seed=8), 2))[0].hex())
"""
    done = subprocess.run([sys.executable, "-c", program], env={**os.environ, "CITADELS_PURE": "1"}, check=True,
                          capture_output=True, text=True)
    assert done.stdout.strip() == encoded(Observation(Game.new("deluxe", 5, seed=8), 2))[0].hex()


# -- the table ---------------------------------------------------------------------------------------------------------
def test_the_table_is_the_one_of_its_version() -> None:
    """Whoever changes what a number says must count the version up and write the new digest."""
    assert (f.VERSION, f.digest()) == (1, f.DIGEST)


def test_the_published_table_is_that_of_the_code() -> None:
    assert feature_table.page() == feature_table.PAGE.read_text("utf-8"), "python scripts/feature_table.py writes it"


def test_every_feature_has_a_meaning_of_its_own() -> None:
    meanings = [f.meaning(number) for number in range(f.FEATURES)]
    named = [word for word in meanings if not word.endswith(("no card", "no character"))]
    assert len(set(named)) == len(named) and meanings[0] == "nothing"
    for number in (-1, f.FEATURES):
        with pytest.raises(ValueError, match=f"no feature {number}"):
            f.meaning(number)


NEW_VERB = """
from citadels.engine import verbs
verbs.verb(verbs.MOVES, "juggle", verbs.SEAT_DISTRICT)
verbs.verb(len(verbs.VERB), "tumble", verbs.CARD)
from citadels.bots.encoding.features import DIGEST, digest
from citadels.bots.encoding.moves import COLUMN_SIZES, MOVE_FEATURES
from citadels.bots.learned import weights
assert digest() == DIGEST
assert MOVE_FEATURES[verbs.MOVES + 3] == (0, 4, 0, 1, 0, 0, 0) and MOVE_FEATURES[-1] == (0, 64, 0, 0, 0, 0, 0)
assert max(row[0] for row in MOVE_FEATURES) == COLUMN_SIZES[0] - 1
net = weights.network()
scores = net.scores(net.think([1, 2, 3]), [verbs.END, verbs.MOVES, len(verbs.VERB) - 1])
assert len(set(scores)) == 3
print("known")
"""


def test_a_new_verb_comes_last_and_the_weights_still_fit() -> None:
    assert len(VERBS) >= f.KNOWN_VERBS
    done = subprocess.run([sys.executable, "-c", NEW_VERB], capture_output=True, text=True, check=False)
    assert done.stdout == "known\n", done.stderr


# -- moves -------------------------------------------------------------------------------------------------------------
def test_the_features_of_a_move_are_the_words_of_its_line() -> None:
    for line, move in MOVE.items():
        verb, card, character, seat, number, type, starred = MOVE_FEATURES[move]
        assert VERBS[verb - 1] is RECORD[VERB[move]]
        words = [VERBS[verb - 1].word]
        words += [str(seat - 1)] if seat else []
        words += [CARD_WORDS[card - 1] + "*" * starred] if card else []
        words += [CHARACTER_WORDS[character - 1]] if character else []
        words += [TYPE_WORDS[type - 1]] if type else []
        if number:
            first = line.split()[-1]
            assert number == min(int(first) + (0 if words[0] in ("bid", "ticket") else 1), 31)
            words.append(first)
        assert line == " ".join(words)
    for column, size in enumerate(COLUMN_SIZES):
        assert max(row[column] for row in MOVE_FEATURES) < size


def test_a_seat_in_a_move_is_counted_from_the_one_that_decides() -> None:
    for line, seat, seats, wanted in (
            ("swap 3", 1, 5, "swap 2"), ("swap 0", 4, 5, "swap 1"), ("destroy 2 castle", 2, 4, "destroy 0 castle"),
            ("destroy 0 keep*", 2, 4, "destroy 2 keep*"), ("spy 1 noble", 3, 7, "spy 5 noble"),
            ("ticket 4 2", 3, 7, "ticket 1 2"), ("build castle", 3, 7, "build castle"), ("bid 3", 1, 3, "bid 3")):
        assert LINE[counted_from(MOVE[line], seat, seats)] == wanted
