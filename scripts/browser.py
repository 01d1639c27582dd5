"""Runs the client's tests in a real browser: headless Chromium, driven by Playwright.

    python3 scripts/browser.py [TEST FILE...]

Needs only the system's Python. The client must be built (scripts/client.py). If there is no Chromium, apt installs it
if possible; otherwise a loud message says that these tests were skipped, which does not count as a failure.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
BUILT = ROOT / "src" / "citadels" / "web" / "client" / "index.html"
PACKAGES = ("chromium-headless-shell", "chromium")     # the first is lighter, but not in every distribution
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
WIDTH = 100


def find_browser() -> "str | None":
    """The browser named in the environment, or the lightest Chromium that is installed."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def install_browser() -> str:
    """Install Chromium with apt; returns why that was not possible, or an empty string."""
    apt = shutil.which("apt-get")
    if apt is None:
        return "there is no apt-get to install it with"
    if os.geteuid() != 0:
        return f"only root can install it (apt-get install {PACKAGES[0]})"
    print("citadels: installing Chromium for the tests in a browser", file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    why = ""
    for words in (["update"], *(["install", "--yes", "--no-install-recommends", package] for package in PACKAGES)):
        done = subprocess.run([apt, "-qq", *words], check=False, env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            said = done.stderr.strip().splitlines() or ["no reason was given"]
            why = f"apt-get {' '.join(words)} failed: {said[-1]}"
        elif words[0] == "install":
            return ""
    return why


def skip(why: str) -> None:
    lines = ["THE TESTS IN A BROWSER WERE SKIPPED", "", f"There is no Chromium here: {why}.",
             "Install Debian's package chromium-headless-shell, or name another in CHROMIUM, and run them again:",
             "    python3 scripts/browser.py"]
    edge = "#" * WIDTH
    framed = [f"#  {line[:WIDTH - 6].ljust(WIDTH - 6)}  #" for line in lines]
    print("\n".join(["", edge, *framed, edge, ""]), file=sys.stderr)


def run(browser: str) -> int:
    """Run the tests; the last line says how many passed."""
    tools = FRONTEND / "node_modules" / ".bin" / "vitest"
    if not BUILT.is_file() or not tools.exists():
        sys.exit("citadels: the client is not built; `make client` does it, or python3 scripts/client.py.")
    own = ROOT / ".venv" / "bin"
    environment = {**os.environ, "CHROMIUM": browser, "NO_COLOR": "1"}
    environment["PATH"] = environment.get("PATH", os.defpath) + os.pathsep + str(own)  # Node may be installed there
    command = [str(tools), "run", "--config", "vitest.e2e.config.ts", *sys.argv[1:]]
    tests = subprocess.Popen(command, cwd=FRONTEND, env=environment, stdout=subprocess.PIPE, text=True)
    counts = {"passed": 0, "failed": 0}
    assert tests.stdout is not None
    for line in tests.stdout:
        print(line, end="", flush=True)
        if re.match(r"\s*Tests\s", line):
            for number, word in re.findall(r"(\d+) (passed|failed)", line):
                counts[word] = int(number)
    status = tests.wait()
    print(f"{counts['passed']} passed, {counts['failed']} failed", flush=True)
    return status


def main() -> None:
    browser = find_browser()
    why = "" if browser else install_browser()
    browser = browser or find_browser()
    if browser is None:
        skip(why or "it was installed, but cannot be found")
        return
    sys.exit(run(browser))


if __name__ == "__main__":
    main()
