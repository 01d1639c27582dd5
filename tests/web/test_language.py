"""Whoever asks is answered in the language that their browser names."""

from __future__ import annotations

import pytest

from citadels.web.language import preferred


@pytest.mark.parametrize("header, lang", [
    (None, "en"),
    ("", "en"),
    ("de, fr;q=0.9", "en"),
    ("cs", "cs"),
    ("ro-MD, ro;q=0.9", "ro"),
    ("de, it;q=0.4, RU;q=0.8", "ru"),
    ("bg;q=0, cs;q=0.1", "cs"),
    ("it;q=oh, ;;;, *", "en"),
    ("en-GB, bg", "en"),
])
def test_the_best_language_that_there_is(header: str | None, lang: str) -> None:
    assert preferred(header) == lang
