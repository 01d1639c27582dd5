"""The studies of how many districts to build register editions of their own; no other test is to meet them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from citadels.engine.editions import EDITIONS


@pytest.fixture(autouse=True)
def _usual_editions() -> Iterator[None]:
    usual = list(EDITIONS)
    yield
    for name in [name for name in EDITIONS if name not in usual]:
        del EDITIONS[name]
