"""docs/notation.md is complete: every line, every field of a position, a player, a turn and a record is explained."""

from __future__ import annotations

import re

from citadels import Game
from citadels.engine import loading
from citadels.engine.words import LINES
from scripts import verb_table
from tests.samples import ROOT

PAGE = (ROOT / "docs" / "notation.md").read_text("utf-8")
ARGUMENTS = {"SEAT": r"\d", "N": r"\d+", "TYPE": "[a-z]+"}


def part(heading: str) -> str:
    """What stands under a heading, up to the next one of its rank."""
    level = heading.partition(" ")[0]
    found = re.search(rf"^{re.escape(heading)}\n(.*?)(?=^#{{1,{len(level)}}} |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found, heading
    return found[1]


def words(text: str) -> set[str]:
    return set(re.findall(r"`([^`\n]+)`", text))


def first_column(text: str) -> set[str]:
    return {word for row in re.findall(r"^\| (`.*?) \|", text, re.MULTILINE) for word in words(row)}


def patterns(shapes: set[str]) -> list[re.Pattern[str]]:
    return [re.compile(re.sub("[A-Z]+", lambda word: ARGUMENTS.get(word[0], r"[a-z-]+\*?"), shape)) for shape in shapes]


def test_every_line_is_listed_and_no_other_is_explained() -> None:
    moves = part("## Moves")
    listed = patterns(first_column(moves))
    assert [line for line in LINES if not any(pattern.fullmatch(line) for pattern in listed)] == []
    rows = re.findall(r"^\| [^`|]+ \| (`.*) \|$", moves, re.MULTILINE)
    explained = patterns({shape for row in rows for shape in words(row)})
    assert len(explained) > 40
    assert [pattern.pattern for pattern in explained if not any(map(pattern.fullmatch, LINES))] == []


def test_the_table_of_verbs_is_that_of_the_engine() -> None:
    assert verb_table.table() in PAGE, "python scripts/verb_table.py writes it anew"


def test_every_field_of_a_position_is_explained() -> None:
    text = part("## Positions")
    assert first_column(text) == set(loading.FIELDS)
    explained = words(text)
    assert set(loading.LAP_FIELDS) | set(loading.PLAYER_FIELDS) | set(loading.TURN_FIELDS) <= explained
    assert {"district", "beautified", "new", "under"} <= explained


def test_every_field_of_a_record_is_explained() -> None:
    record = Game.new("deluxe", 4, seed=1).record()
    begun = Game.from_position({"edition": "deluxe", "players": [{}] * 4}).record()
    by_servers = {"fairness", "taken_back"}
    assert first_column(part("## Records")) == record.keys() | begun.keys() | by_servers


def test_what_views_leave_out_is_said() -> None:
    view, position = Game.new("common-city", 4, seed=1).view(0), Game.new("common-city", 4, seed=1).position()
    hidden = ("seed", "chance", "rng", "stack", "character_deck")
    assert position.keys() - view.keys() - {"deck_only"} == set(hidden)
    assert f"It does not contain {', '.join(f'`{field}`' for field in hidden)}" in PAGE
    assert view.keys() - position.keys() == {"seat", "waiting"}
