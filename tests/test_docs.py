"""Every sample of the documentation does what the page says."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

import citadels
from citadels import texts
from tests.samples import ADAPTERS, CHECKED, PAGES, READ, ROOT, RUN, Block, Reader, blocks

FEW = 3     # blocks that may be left out, each with its reason
BLOCKS = [block for path in PAGES for block in blocks(path)]
# They play many games, or start the libraries for tables.
HEAVY = ("docs/arena.md", "docs/balance.md", "docs/laboratory.md", "docs/write-a-bot.md")


def pages() -> list[object]:
    found = dict.fromkeys(block.page for block in BLOCKS if block.language in RUN and block.page != ADAPTERS)
    return [pytest.param(page, marks=pytest.mark.heavy if page in HEAVY else ()) for page in found]


@pytest.mark.parametrize("page", pages())
def test_the_samples_of_a_page_run_in_order(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LC_MESSAGES", "en")
    reader = Reader(tmp_path)
    samples = [block for block in BLOCKS if block.page == page and block.language in RUN and not block.reason]
    for block in samples:
        reader.file(block)
    for block in samples:
        reader.read(block)


def test_every_block_says_what_it_is() -> None:
    assert [str(block) for block in BLOCKS if block.language not in RUN + CHECKED + READ] == []


def test_few_blocks_are_left_out_and_each_says_why() -> None:
    left_out = [block for block in BLOCKS if block.reason]
    assert len(left_out) <= FEW
    assert all(len(block.reason.split()) > 3 for block in left_out)


def test_a_sample_that_is_wrong_is_noticed(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for language, text in (
        ("python", ">>> 1 + 1\n3\n"), ("python", "1 / 0\n"), ("json", '{"edition": "deluxe", "players": []}\n'),
        ("sh", "citadels fly\n"), ("sh", "make coffee\n"), ("sh", "pip install 'citadels[fun]'\n"),
        ("sh", "fly away\n"), ("console", "$ citadels rules RU-2\nNobody may be named.\n"),
    ):
        with pytest.raises((AssertionError, SystemExit, ValueError, ZeroDivisionError)):
            reader.read(Block("page", 1, language, "", "", text))


def test_links_between_pages_lead_somewhere() -> None:
    """As the pages lie in the repository; mkdocs looks at the links of the site."""
    for path in PAGES:
        prose = re.sub(r"^```.*?^```$", "", path.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
        for target in re.findall(r"\]\(([^)\s#]+)[^)]*\)", prose):
            if not re.match(r"[a-z]+:", target):
                assert (path.parent / target).exists(), f"{path.relative_to(ROOT)}: {target}"


def test_the_keys_on_the_page_are_those_of_the_table() -> None:
    keys = (ROOT / "frontend" / "src" / "table" / "keys.ts").read_text("utf-8").split("];")[0]
    names = {"enter|/": "Enter or /", "back": "Backspace", "arrows": "Arrows", "escape": "Esc"}
    page = (ROOT / "docs" / "play.md").read_text("utf-8").split("| key | what it does |\n| --- | --- |\n")[1]
    shown = [line.split(" | ")[0].removeprefix("| ") for line in page.split("\n\n")[0].splitlines()]
    assert shown == [
        names.get(key, key) for key in re.findall(r'\["(.*?)", ', keys)]


def test_the_page_on_python_names_all_that_there_is() -> None:
    """Read from the source: compiled methods do not tell their arguments."""
    source = ast.parse((ROOT / "src" / "citadels" / "game.py").read_text("utf-8"))
    game = next(node for node in source.body if isinstance(node, ast.ClassDef) and node.name == "Game")
    methods = {node.name: node for node in game.body if isinstance(node, ast.FunctionDef)}
    page = (ROOT / "docs" / "python.md").read_text("utf-8")
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`\n]+`|^>>> .*$|^\.\.\. .*$", page, re.MULTILINE))))
    # For the server's pauses, for what it sends, and for search.
    inner = {"windows", "open_part", "own_part", "world", "shown", "legal_moves"}
    assert {name for name in methods if not name.startswith("_")} - inner <= words
    assert {argument.arg for argument in methods["new"].args.args} <= words
    assert set(citadels.__all__) <= words


def test_the_languages_on_the_pages_are_those_that_there_are() -> None:
    own = {"en": "English", "bg": "Български", "ru": "Русский", "cs": "Čeština", "ro": "Română", "it": "Italiano"}
    english = ("English", "Bulgarian", "Russian", "Czech", "Romanian", "Italian")
    assert own.keys() == set(texts.languages())
    assert f"{', '.join(own.values())}." in (ROOT / "docs" / "play.md").read_text("utf-8")
    readme = " ".join((ROOT / "README.md").read_text("utf-8").split())
    assert f"in {', '.join(english[:-1])} and {english[-1]}." in readme
