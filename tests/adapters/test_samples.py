"""The samples of the page on these libraries run, in order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.samples import ADAPTERS, ROOT, RUN, Reader, blocks


def test_the_samples_of_the_page_run_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    reader = Reader(tmp_path)
    samples = [block for block in blocks(ROOT / ADAPTERS) if block.language in RUN]
    assert len(samples) == 5 and not any(block.reason for block in samples)
    for block in samples:
        reader.read(block)
