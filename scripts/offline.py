"""Adds to the built pages what they need to play without a server: the engine for the browser, the app, its worker.

    .venv/bin/python -m scripts.offline FOLDER

`scripts/client.py` calls it for the pages in the package, and `scripts/static.py` uses the same files. Python for the
browser is Pyodide, one of the client's packages; msgspec is the file that requirements/runtime.txt pins for it, which
pip downloads once; the rest is this project's own sources (scripts/offline_bundle.py), compiled for it. Files that
change rarely are separate from those that change often. All of them go into offline/, with a hash in their names.
"""

import hashlib
import importlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from scripts import offline_bundle

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "src" / "citadels" / "texts"
RUNTIME = ROOT / "frontend" / "node_modules" / "pyodide"
KEPT = ROOT / "build" / "offline"           # a cache of downloaded and packed files
FOLDER = "offline"
RUNTIME_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
WHEEL = "msgspec"
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
BORROWED = ("mypy_extensions",)
# The app.
MANIFEST = "manifest-{}.webmanifest"
COLOR = "#0c1322"
SHORTCUTS = (("play", "page-play"), ("learn", "page-learn"), ("rules", "page-nav-rules"))
FONTS = re.compile(r"-(?:latin|latin-ext|cyrillic|cyrillic-ext)-wght")
NOT_LISTED = (".br", ".gz", ".built")
NOT_KEPT = ("preview.png", "sw.js")


def short(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


# -- the engine --------------------------------------------------------------------------------------------------------
def borrowed() -> "dict[str, bytes]":
    """Third-party modules that ours need there, from this environment."""
    return {f"{name}.py": Path(str(importlib.import_module(name).__file__)).read_bytes() for name in BORROWED}


def wheel() -> Path:
    """The pinned wheel for Python in the browser, downloaded by pip and checked against its hash."""
    found = sorted(KEPT.glob(f"{WHEEL}-*.whl"))
    text = (ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    pin = re.search(rf"^{WHEEL}==\S+ \\\n(?:    --hash=\S+(?: \\)?\n)+", text, re.MULTILINE)
    if pin is None:
        sys.exit(f"citadels: requirements/runtime.txt does not pin {WHEEL}.")
    for path in found:
        if hashlib.sha256(path.read_bytes()).hexdigest() in pin[0]:
            return path
        path.unlink()
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder, "wanted.txt")
        wanted.write_text(pin[0], encoding="utf-8")
        subprocess.run([sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check", "--no-deps",
                        "--only-binary=:all:", "--require-hashes", "--platform", PLATFORM, "--python-version", PYTHON,
                        "--dest", str(KEPT), "--requirement", str(wanted)], check=True)
    return next(iter(sorted(KEPT.glob(f"{WHEEL}-*.whl"))))


def runtime(node: str) -> Path:
    """Pyodide's own files, packed only once because that takes long."""
    contents = {name: (RUNTIME / name).read_bytes() for name in RUNTIME_FILES}
    folder = KEPT / f"pyodide-{short(b''.join(contents.values()))}"
    if not folder.is_dir():
        making = folder.with_suffix(".part")
        shutil.rmtree(making, ignore_errors=True)
        making.mkdir(parents=True)
        for name, content in contents.items():
            (making / name).write_bytes(content)
        subprocess.run([node, str(ROOT / "frontend" / "scripts" / "pack.mjs"), str(making)], check=True)
        making.rename(folder)
    return folder


def engine(pages: Path, node: str) -> str:
    """Put the engine next to the pages; returns the path of the list of its files."""
    folder = pages / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    python = runtime(node)
    shutil.copytree(python, folder / python.name)
    ours = {**offline_bundle.contents(RUNTIME), **borrowed()}
    data = {name: ours.pop(name) for name in list(ours) if name.endswith(".bin")}
    made = {WHEEL: wheel().read_bytes(), "citadels": offline_bundle.zipped(ours), "data": offline_bundle.zipped(data)}
    archives = {f"{name}-{short(content)}.{'whl' if name == WHEEL else 'zip'}": content
                for name, content in made.items()}
    for name, content in archives.items():
        (folder / name).write_bytes(content)
    lock = json.loads((RUNTIME / "pyodide-lock.json").read_text(encoding="utf-8"))
    listed = {
        "runtime": f"{python.name}/",
        "lock": {"info": lock["info"], "packages": {}},
        "archives": list(archives),
        "early": offline_bundle.early(WHEEL),
        "sizes": {**{f"{python.name}/{name}": (python / name).stat().st_size for name in RUNTIME_FILES},
                  **{name: len(content) for name, content in archives.items()}},
    }
    text = json.dumps(listed, indent=1)
    path = f"{FOLDER}/engine-{short(text.encode())}.json"
    (pages / path).write_text(text, encoding="utf-8")
    return path


# -- the app -----------------------------------------------------------------------------------------------------------
def words(lang: str) -> "dict[str, str]":
    """The one-line texts of a language."""
    found: dict[str, str] = {}
    for path in sorted((TEXTS / lang).glob("*.ftl")):
        found.update(re.findall(r"^([a-z][a-z0-9-]*) = (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    return found


def languages() -> "list[str]":
    return sorted(path.name for path in TEXTS.iterdir() if (path / "browser.ftl").is_file())


def manifest(lang: str, files: bool) -> "dict[str, Any]":
    """The web app manifest. Its paths are relative, so that it works in any folder."""
    said = words(lang)
    icons = [{"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    page = "./#/" if files else "./"
    return {
        "name": said["web-name"], "short_name": said["web-name"], "description": said["page-motto"], "lang": lang,
        "id": "./", "start_url": "./", "scope": "./", "display": "standalone", "orientation": "any",
        "background_color": COLOR, "theme_color": COLOR, "categories": ["games"],
        "icons": [*icons, {**icons[1], "src": "icon-maskable.png", "purpose": "maskable"}],
        "shortcuts": [{"name": said[text], "url": page + path, "icons": icons[:1]} for path, text in SHORTCUTS],
    }


def describe(pages: Path, path: str, files: bool) -> None:
    """Write the list of a folder's files into its page and its service worker; repeating this changes nothing."""
    for lang in languages():
        text = json.dumps(manifest(lang, files), ensure_ascii=False, indent=1)
        (pages / MANIFEST.format(lang)).write_text(text, encoding="utf-8")
    listed = sorted(one.relative_to(pages).as_posix() for one in pages.rglob("*")
                    if one.is_file() and not one.name.endswith(NOT_LISTED) and one.name not in NOT_KEPT)
    listed.remove("index.html")
    first = [name for name in listed if not name.startswith(FOLDER + "/")
             and (not name.endswith(".woff2") or FONTS.search(name))]
    page = re.sub(r"<html [^>]*>", "<html>", (pages / "index.html").read_text(encoding="utf-8"), count=1)
    build = short("\n".join((page, *listed)).encode())
    marks = {"lang": "en", "data-theme": "dark", "data-build": build}
    if path:
        marks["data-engine"] = ("./" if files else "/") + path
    if files:
        marks["data-static"] = ""
    tag = " ".join(("<html", *(f'{name}="{value}"' for name, value in marks.items())))
    (pages / "index.html").write_text(page.replace("<html>", tag + ">", 1), encoding="utf-8")
    worker = (pages / "sw.js").read_text(encoding="utf-8")
    release = json.dumps(json.dumps({"build": build, "files": listed, "first": first}))
    worker, count = re.subn(r'JSON\.parse\("(?:[^"\\]|\\.)*"\)', lambda _: f"JSON.parse({release})", worker, count=1)
    if count != 1:
        sys.exit("citadels: the service worker has no place for the list of its files.")
    (pages / "sw.js").write_text(worker, encoding="utf-8")


def main(folder: Path) -> None:
    node = shutil.which("node")
    if node is None:
        sys.exit("citadels: Node is needed to pack the engine for the browser; `make client` finds or installs it.")
    try:
        path = engine(folder, node)
    except subprocess.CalledProcessError:
        shutil.rmtree(folder / FOLDER, ignore_errors=True)
        print(f"citadels: {WHEEL} for Python in the browser could not be downloaded. The pages work, but not offline.",
              file=sys.stderr)
        path = ""
    describe(folder, path, files=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
