"""A deal can be checked against what was committed to before it."""
from __future__ import annotations

import json
import subprocess
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from citadels import BadRecord, fairness
from citadels.cli import main
from citadels.shapes import FairSetup
from tests.test_fidelity import finish

SECRET = "5e" * 32
RANDOM: FairSetup = {"edition": "deluxe", "players": 4, "preset": "random", "characters": None, "uniques": None,
                     "rank9": False, "options": {}}


def played(words: tuple[str, ...] = ("sun", "луна"), setup: FairSetup = RANDOM) -> dict[str, Any]:
    """The record of a finished game, as a server gives it out."""
    game = fairness.deal(SECRET, words, setup)
    finish(game, 1)
    record: dict[str, Any] = {**game.record(), "fairness": fairness.proof(SECRET, words, setup)}
    copy: dict[str, Any] = json.loads(json.dumps(record))
    return copy


def test_a_commitment_is_the_plain_hash_of_the_secret() -> None:
    hashed = subprocess.run(["sha256sum"], input=SECRET.encode(), capture_output=True, check=True).stdout.split()[0]
    assert fairness.commitment(SECRET) == hashed.decode()


def test_every_part_changes_the_seed() -> None:
    other: FairSetup = {**RANDOM, "players": 5}
    seeds = {fairness.seed_of(SECRET, [], RANDOM), fairness.seed_of("5f" * 32, [], RANDOM),
             fairness.seed_of(SECRET, ["a"], RANDOM), fairness.seed_of(SECRET, ["a", "b"], RANDOM),
             fairness.seed_of(SECRET, ["b", "a"], RANDOM), fairness.seed_of(SECRET, ["ab"], RANDOM),
             fairness.seed_of(SECRET, [], other)}
    assert len(seeds) == 7 and max(seeds).bit_length() > 240


@pytest.mark.parametrize(("edition", "players", "preset"), [
    ("deluxe", 5, "first-game"), ("classic", 6, "random"), ("circus", 3, None), ("common-city", 4, None)])
def test_a_game_dealt_as_committed_to_is_recognized(edition: str, players: int, preset: str | None) -> None:
    record = played(setup={**RANDOM, "edition": edition, "players": players, "preset": preset})
    assert fairness.verify(record) == (True, "verify-kept")
    assert fairness.verify(record, fairness.commitment(SECRET).upper()) == (True, "verify-kept")


def changed(record: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A record in which one thing is another."""
    copy = deepcopy(record)
    *way, last = path.split(".")
    part: Any = copy
    for name in way:
        part = part[name]
    part[last] = value
    return copy


@pytest.mark.parametrize(("path", "value", "message"), [
    ("fairness.secret", "5f" * 32, "verify-other-secret"),
    ("fairness.commitment", "00" * 32, "verify-other-secret"),
    ("fairness.words", ["sun"], "verify-other-deal"),
    ("fairness.setup.players", 5, "verify-other-deal"),
    ("fairness.setup.preset", "first-game", "verify-other-deal"),
    ("fairness.setup.edition", "nothing", "verify-other-deal"),
    ("result", {"scores": [99, 0, 0, 0], "winner": 0}, "verify-other-result"),
])
def test_whatever_is_changed_afterwards_is_noticed(path: str, value: object, message: str) -> None:
    assert fairness.verify(changed(played(), path, value)) == (False, message)


def test_another_deal_than_the_one_committed_to_is_noticed() -> None:
    record, other = played(), played(("moon",))
    assert fairness.verify({**other, "fairness": record["fairness"]}) == (False, "verify-other-deal")


def test_another_commitment_than_the_one_noted_is_noticed() -> None:
    assert fairness.verify(played(), "00" * 32) == (False, "verify-other-commitment")


def test_a_game_without_a_commitment_or_an_end_is_not_verified() -> None:
    record = played()
    assert fairness.verify({**record, "fairness": None}) == (False, "verify-none")
    unfinished = {**record, "moves": record["moves"][:5], "result": None}
    assert fairness.verify(unfinished) == (False, "verify-not-over")


@pytest.mark.parametrize("value", [1, "x", [], {}, {"secret": 1, "words": 1, "setup": 1, "commitment": 1},
                                   {"secret": SECRET, "words": [{1}], "setup": {}, "commitment": ""}])
def test_nonsense_is_refused_with_a_sentence(value: object) -> None:
    with pytest.raises(BadRecord, match="fairness"):
        fairness.verify({**played(), "fairness": value})


# -- citadels verify ---------------------------------------------------------------------------------------------------
def verified(tmp_path: Path, record: object, *more: str) -> int:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return main(["verify", str(file), "--lang", "en", *more])


def test_the_command_says_what_was_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(tmp_path, played()) == 0
    said = capsys.readouterr().out
    assert f"Commitment: {fairness.commitment(SECRET)}" in said.replace("\n", "")
    assert "Words: sun, луна" in said and "dealt exactly as the server committed to" in said


@pytest.mark.parametrize(("path", "value", "words"), [
    ("fairness.secret", "5f" * 32, "does not match its commitment"),
    ("fairness", None, "no commitment for this game"),
    ("fairness", 3, "fairness"),
    ("moves", ["pick nobody"], "number 1"),
])
def test_the_command_fails_if_it_was_not_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str], path: str,
                                              value: object, words: str) -> None:
    assert verified(tmp_path, changed(played(), path, value)) == 1
    assert words in " ".join(capsys.readouterr().out.split())


def test_the_command_compares_with_what_was_noted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(tmp_path, played(), "--commitment", fairness.commitment(SECRET)) == 0
    assert verified(tmp_path, played(), "--commitment", "12ab") == 1
    assert "not the one you noted" in capsys.readouterr().out
