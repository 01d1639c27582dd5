"""The English texts use American spelling, and one word for one thing; CONTRIBUTING.md has the glossary."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.test_languages import every, words_of

BRITISH: Final = (r"neighbour\w*", r"colour\w*", r"centre\w*", r"favour\w*", r"honour\w*", r"grey\w*",
                  r"theatre\w*", r"armoury", r"harbour\w*", r"defence", r"cancelled", r"organis\w+", r"recognis\w+",
                  r"licence", r"afterwards", r"towards")
ABANDONED: Final = {
    r"murder\w*": "kill",
    r"(look|looks|looking|looked) on": "watch",
    r"dear(er|est)?": "expensive",
    r"set-up": "setup",
    r"imagined (game|games)": "simulated games",
    r"names? (stand|stands)": "different districts built",
    r"borrow\w*": "buy with cards",
    r"turn(s|ed|ing)? (up|over)": "reveal",
    r"(lay|lays|laid|laying) (aside|down|face)": "set aside, place or discard",
    r"districts? fewer": "fewer districts",
    r"(is|are) (asked|said|told) (of|about|any more)": "say it actively",
}
# Words that people search for, whatever we call it ourselves.
SEARCHED: Final = ("page-search-alike",)
# Where the lap of the Common City is spoken of; elsewhere one may pass.
LAPS: Final = ("table-pass", "table-recap-lap", "page-chart-pass", "page-chart-axis-pass", "page-replay-passes",
               "page-short-laps-2", "header-pass", "event-lap-began", "score-passes", "topic-pass", "help-role-thief",
               "CC-PASS-1", "CC-PASS-2", "CC-PASS-3", "CC-END-3", "RU-54", "RU-6")


def lines_with(pattern: str) -> list[str]:
    said = re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)
    return [f"{name}: {text.strip()}" for name, message in every("en").items() if name not in SEARCHED
            for text in words_of(message) if said.search(text)]


@pytest.mark.parametrize("pattern", BRITISH)
def test_spelling_is_american(pattern: str) -> None:
    assert lines_with(pattern) == []


@pytest.mark.parametrize("pattern", ABANDONED)
def test_one_word_for_one_thing(pattern: str) -> None:
    assert lines_with(pattern) == [], f"we say: {ABANDONED[pattern]}"


def test_percent_stands_close_to_its_number() -> None:
    """A number ends one piece of text and its sign begins the next."""
    assert [name for name, message in every("en").items() for text in words_of(message)
            if re.match(r"[ \u00a0]%", text) or re.search(r"\d[ \u00a0]%", text)] == []


@pytest.mark.parametrize("name", LAPS)
def test_once_through_the_characters_is_a_lap(name: str) -> None:
    said = " ".join(words_of(every("en")[name]))
    assert not re.search(r"\bpass(es)?\b", said, re.IGNORECASE)
