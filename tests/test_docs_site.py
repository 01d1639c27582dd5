"""The site: it is built without a warning, is complete, and loads nothing from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from citadels import texts
from citadels.facts import edition_names, facts_of
from tests.samples import PAGES, ROOT

LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}


class Page(HTMLParser):
    """What a page of the site loads, where it leads, and where one can be led in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.loads: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.anchors.add(found.get("id") or "")
        if tag in LOADED and found.get("rel") not in ("prev", "next", "canonical"):
            self.loads.add(found.get(LOADED[tag]) or "")


@pytest.mark.heavy
def test_the_site_is_whole_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")]
    variables = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(words, cwd=ROOT, env=variables, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    site = {path.relative_to(tmp_path / "site").as_posix(): Page(path) for path in (tmp_path / "site").rglob("*.html")}

    others = [f"numbers/{lang}/index.html" for lang in texts.languages() if lang != texts.SOURCE]
    assert set(others) <= site.keys()
    assert len(site) == len(PAGES) + len(others) + 2  # the license and the 404 page
    for path, page in site.items():
        assert {url for url in page.loads if re.match("[a-z]+:|//", url) and not url.startswith("data:")} == set(), path
    for style in (tmp_path / "site").rglob("*.css"):
        assert re.findall(r"(?:url\(|@import )[\"']?https?://[^)\"' ]*", style.read_text("utf-8")) == [], style

    for edition in edition_names():
        page, facts = site[f"rules/{edition}/index.html"], facts_of(edition)
        own = {rule for rule in texts.rule_ids() if rule.startswith(f"{texts.prefixes()[edition]}-")}
        assert own | {*facts.ranks, *facts.districts, *facts.actions} <= page.anchors
    assert {rule for rule in texts.rule_ids() if rule.startswith(texts.RULING)} <= site["rulings/index.html"].anchors


def test_every_page_is_in_the_navigation() -> None:
    listed = re.findall(r": ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    for path in (ROOT / "docs").rglob("*.md"):
        assert path.relative_to(ROOT / "docs").as_posix() in listed
