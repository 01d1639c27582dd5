"""Makes a folder with the whole game that any file server can serve, under any path.

    .venv/bin/python -m scripts.static [FOLDER]

It has the same pages as the package, which must be built (scripts/client.py), but they expect no server: the engine
runs in the browser.
"""

import re
import shutil
import sys
from pathlib import Path

from scripts.offline import FOLDER, ROOT, describe

BUILT = ROOT / "src" / "citadels" / "web" / "client"
STATIC = ROOT / "build" / "static"
PACKED = ("*.br", "*.gz", ".built")     # not needed: a file server compresses files itself, or not at all
# On a server this is in the headers; here it is in the page itself.
POLICY = ("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
          "font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; "
          "form-action 'none'")


def static(folder: Path) -> None:
    engines = sorted((BUILT / FOLDER).glob("engine-*.json"))
    if len(engines) != 1:
        sys.exit("citadels: the pages were built without an engine for the browser, so they cannot play by themselves.")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(BUILT, folder, ignore=shutil.ignore_patterns(*PACKED))
    page = (folder / "index.html").read_text(encoding="utf-8")
    page = re.sub(r'(href|src)="/', r'\1="./', page)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    page = page.replace("<head>", f"<head>\n        {policy}", 1)
    (folder / "index.html").write_text(page, encoding="utf-8")
    describe(folder, engines[0].relative_to(BUILT).as_posix(), files=True)


def main(words: "list[str]") -> None:
    folder = Path(words[0]) if words else STATIC
    static(folder)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"citadels: the game is in {folder}, {size / 1e6:.0f} MB; "
          f"`python3 -m http.server --directory {folder}` shows it", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
