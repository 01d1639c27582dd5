"""Makes sure that PostgreSQL is installed for the tests of several server processes on one database.

    python3 scripts/postgres.py

Installs Debian's package if that needs no password. Otherwise a message says that those tests are skipped.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = ("initdb", "postgres", "pg_isready")
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin", "/usr/local/pgsql/bin")


def programs() -> "Path | None":
    """The folder with the programs of the newest installed PostgreSQL."""
    folders = [path for place in PLACES for path in sorted(Path("/").glob(place[1:]), reverse=True)]
    found = shutil.which("postgres")
    if found:
        folders.insert(0, Path(found).resolve().parent)
    return next((folder for folder in folders if all((folder / name).exists() for name in NEEDED)), None)


def install() -> None:
    """Install it with apt, if that needs no password."""
    apt = shutil.which("apt-get")
    if apt is None:
        return
    words = [apt] if os.geteuid() == 0 else ["sudo", "-n", apt]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        if subprocess.run([*words, "update", "-qq"], check=False, env=quiet, stdout=sys.stderr).returncode == 0:
            subprocess.run([*words, "install", "-y", "-qq", "--no-install-recommends", "postgresql"], check=False,
                           env=quiet, stdout=sys.stderr)
    except OSError:  # no sudo either
        pass


def main() -> None:
    if programs() is not None:
        return
    print("citadels: installing PostgreSQL for the tests of several processes", file=sys.stderr)
    install()
    if programs() is None:
        print("citadels: PostgreSQL IS MISSING and cannot be installed: the tests of several server processes on one"
              " database ARE SKIPPED.", file=sys.stderr)


if __name__ == "__main__":
    main()
