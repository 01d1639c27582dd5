"""`citadels backup` and `citadels restore`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from typing import Final

from citadels import CitadelsError, texts
from citadels.web.backup import back_up, looked_into, restore
from citadels.web.backup_file import Contents
from citadels.web.checks import first_line, no_database
from citadels.web.configuration import read_settings, refused
from citadels.web.settings import BadSettings

OK: Final = 0
BAD: Final = 1


def run(args: argparse.Namespace) -> int:
    try:
        return _run(args)
    except CitadelsError as fault:
        print(fault.sentence(args.lang), file=sys.stderr)
    except KeyboardInterrupt:
        print(texts.text("backup-stopped", args.lang), file=sys.stderr)
    return BAD


def _run(args: argparse.Namespace) -> int:
    if args.command == "restore" and args.check:
        return told("restore-checked", args, looked_into(args.file))
    found = read_settings({"database": args.database}, args.config)
    if found.problems:
        print(*refused(found, args.lang), sep="\n", file=sys.stderr)
        return BAD
    if args.command == "backup":
        try:
            contents = asyncio.run(back_up(found.settings, args.file, progress))
        except Exception as fault:  # a database may be unreadable for many reasons
            raise no_database(fault) from None
        return told("backup-done", args, contents)
    try:
        contents = asyncio.run(restore(found.settings, args.file, args.replace, progress))
    except BadSettings:
        raise
    except ModuleNotFoundError as fault:
        raise no_database(fault) from None
    except Exception as fault:
        raise BadSettings("restore-failed", why=first_line(fault)) from None
    return told("restore-done", args, contents)


def progress(table: str, rows: int) -> None:
    """Show progress to somebody at a terminal; a log only needs the last line."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{table} {rows}", end="", file=sys.stderr, flush=True)


def told(message: str, args: argparse.Namespace, contents: Contents) -> int:
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    made = datetime.fromtimestamp(contents.header.created / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    count = {name: str(contents.rows.get(name, 0)) for name in ("people", "tables", "moves")}
    print(texts.text(message, args.lang, file=str(args.file), made=made, version=contents.header.citadels, **count))
    return OK
