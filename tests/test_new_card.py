"""A new card touches little: its word, its class and its edition's line. Opinions of bots and pictures are extras."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from citadels.engine.card import Character, District
from citadels.engine.editions import EDITIONS
from citadels.engine.verbs import RECORD
from tests.samples import ROOT

# Where a card must be: its word, its class, its line. A verb of its own has a record, too.
NEEDED = {"engine/words.py", "engine/editions.py"}
CLASSES = re.compile(r"engine/(districts(_classic)?|circus|characters/\w+)\.py")
VERBS = {"engine/verbs.py"}
# Where it may be besides: ready-made casts, what bots think of it, and its picture.
EXTRAS = re.compile(r"engine/presets\.py|bots/builder/\w+\.py|frontend/src/art/icons\.ts")
# Where the name of a card stands for something else, or for that very card.
MEANT_OTHERWISE = {
    "engine/common_city.py": "the field `queen` of a position",
    "engine/loading.py": "the field `queen` of a position",
    "engine/loading_lap.py": "the field `queen` of a position",
    "engine/steps/turn.py": "the verb `keep`",
    "lab/balance.py": "the option `keep` of a request",
    "lab/numbers/cast_model.py": "what the studies have measured",
    "lab/numbers/page_charts.py": "what the studies have measured",
    "lessons/first_game.py": "the cards of the lesson",
    "terminal/questions.py": "the question `keep`",
    "frontend/src/app/sw.ts": "a message to the service worker",
    "frontend/src/lib/app.svelte.ts": "a message to the service worker",
    "frontend/src/pages/home/Fan.svelte": "the picture of the first page",
    "frontend/src/pages/setup/EditionPick.svelte": "the pictures of the editions",
    "frontend/src/table/targets.ts": "the verb `keep`",
}


VERB_WORDS = {record.word for record in RECORD.values()}


@cache
def sources() -> dict[str, str]:
    package = ROOT / "src" / "citadels"
    found = {path.relative_to(package).as_posix(): code(path) for path in package.rglob("*.py")}
    for suffix in ("ts", "svelte"):
        for path in (ROOT / "frontend" / "src").rglob(f"*.{suffix}"):
            if "generated" not in path.parts:
                found[path.relative_to(ROOT).as_posix()] = code(path)
    return found


def code(path: Path) -> str:
    """A file without its comments."""
    text = re.sub(r'"""[\s\S]*?"""|/\*[\s\S]*?\*/|<!--[\s\S]*?-->', "", path.read_text("utf-8"))
    return re.sub("(#|//).*", "", text)


def files_naming(card: Character | District) -> set[str]:
    """The files in which a card stands, by its id in quotes or by the name of its class."""
    named = re.compile(rf"""["'`]{re.escape(card.word)}["'`]|\b{type(card).__name__}\(""")
    return {name for name, text in sources().items() if named.search(text)}


def needed(card: Character | District) -> set[str]:
    return {name for name in files_naming(card) if not EXTRAS.fullmatch(name) and name not in MEANT_OTHERWISE}


def passive_districts() -> list[District]:
    found = {card.word: card for edition in EDITIONS.values() for card in edition.districts
             if card.kind >= 0 and not card.basic and not card.verbs and not card.answers}
    return list(found.values())


def characters() -> list[Character]:
    return [card for card in EDITIONS["deluxe"].characters if card.id >= 0]


@pytest.mark.parametrize("card", passive_districts(), ids=lambda card: card.word)
def test_a_passive_district_is_in_three_files_of_code(card: District) -> None:
    rest = needed(card) - NEEDED
    if card.word in VERB_WORDS:
        rest -= VERBS
    assert rest and all(CLASSES.fullmatch(name) for name in rest), rest


@pytest.mark.parametrize("card", characters(), ids=lambda card: card.word)
def test_a_character_is_in_six_files_of_code_at_most(card: Character) -> None:
    rest = needed(card) - NEEDED - VERBS
    assert all(CLASSES.fullmatch(name) for name in rest), rest
    assert len(needed(card)) <= 6


def test_every_verb_has_an_owner_in_some_edition_or_belongs_to_all() -> None:
    cards: list[Character | District] = []
    for edition in EDITIONS.values():
        cards += edition.characters
        cards += edition.districts
    owned = {verb for card in cards for verb in [*card.verbs, *(verb for verb, _ in card.answers)]}
    for first, record in RECORD.items():
        assert (first in owned) == (record.owner in ("character", "district", "action")) or record.key == "income"


def test_the_files_looked_for_are_there() -> None:
    assert all(name in sources() for name in NEEDED | VERBS)
    cards: list[Character | District] = [*passive_districts(), *characters()]
    named = {name for card in cards for name in files_naming(card)}
    assert set(MEANT_OTHERWISE) <= named, "what is no longer an exception"
    assert Path(ROOT, "frontend/src/art/icons.ts").is_file()
