"""What is written into the built pages so that they play without a server, and the folder that needs none."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from scripts import offline, offline_bundle, static

PAGE = ('<!doctype html>\n<html lang="en" data-theme="dark">\n    <head>\n'
        '        <link rel="icon" href="/favicon.svg" />\n'
        '        <script type="module" src="/assets/index-1a2b.js"></script>\n    </head>\n</html>\n')
FILES = ("assets/index-1a2b.js", "assets/inter-latin-wght-normal-1.woff2", "assets/inter-greek-wght-normal-2.woff2",
         "favicon.svg", "preview.png", "offline/engine-12.json", "offline/citadels-34.zip", "assets/index-1a2b.js.br")


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    for name in FILES:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    (folder / "index.html").write_text(PAGE)
    (folder / "sw.js").write_text('const a=JSON.parse("__RELEASE__"),b=1;')
    return folder


def release(folder: Path) -> dict[str, Any]:
    found = re.search(r'JSON\.parse\(("(?:[^"\\]|\\.)*")\)', (folder / "sw.js").read_text())
    assert found is not None
    listed: dict[str, Any] = json.loads(json.loads(found[1]))
    return listed


def test_the_service_worker_knows_all_files_and_which_to_keep_at_once(pages: Path) -> None:
    offline.describe(pages, "offline/engine-12.json", files=False)
    found = release(pages)
    assert {"assets/inter-greek-wght-normal-2.woff2", "offline/citadels-34.zip"} <= set(found["files"])
    assert not {"preview.png", "sw.js", "index.html", "assets/index-1a2b.js.br"} & set(found["files"])
    first = set(found["first"])
    assert {"assets/index-1a2b.js", "assets/inter-latin-wght-normal-1.woff2", "manifest-ru.webmanifest"} <= first
    assert not any("greek" in name or name.startswith("offline/") for name in first)
    assert f'data-build="{found["build"]}" data-engine="/offline/engine-12.json"' in (pages / "index.html").read_text()


def test_to_describe_the_same_pages_again_changes_nothing_and_other_pages_are_another_build(pages: Path) -> None:
    offline.describe(pages, "offline/engine-12.json", files=False)
    before = {path: path.read_bytes() for path in pages.rglob("*") if path.is_file()}
    offline.describe(pages, "offline/engine-12.json", files=False)
    assert before == {path: path.read_bytes() for path in pages.rglob("*") if path.is_file()}
    build = release(pages)["build"]
    (pages / "assets" / "more-3c4d.js").write_text("more")
    offline.describe(pages, "offline/engine-12.json", files=False)
    assert release(pages)["build"] != build


def test_a_folder_of_files_has_only_relative_paths(
    pages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "BUILT", pages)
    static.static(tmp_path / "static")
    page = (tmp_path / "static" / "index.html").read_text()
    assert 'data-static=""' in page and 'data-engine="./offline/engine-12.json"' in page
    assert not re.search(r'(?:href|src|data-engine)="/', page)
    assert not (tmp_path / "static" / "assets" / "index-1a2b.js.br").exists()
    app = json.loads((tmp_path / "static" / "manifest-cs.webmanifest").read_text())
    assert app["shortcuts"][0] == {**app["shortcuts"][0], "name": "Hrát hned", "url": "./#/play"}
    assert all(icon["src"].endswith(".png") and "/" not in icon["src"] for icon in app["icons"])


def test_the_same_files_make_the_same_archive() -> None:
    files = {"b.py": b"2", "a.py": b"1"}
    assert offline_bundle.zipped(files) == offline_bundle.zipped(dict(reversed(files.items())))
