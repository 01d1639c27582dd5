"""`citadels ratings`: recalculates all ratings."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import Final

from citadels import CitadelsError, texts
from citadels.web.checks import no_database
from citadels.web.configuration import read_settings, refused
from citadels.web.database_lock import DatabaseLock
from citadels.web.ratings.core import has_package
from citadels.web.ratings.ledger import RatingLedger
from citadels.web.settings import Settings
from citadels.web.sql_store import SqlStore

OK: Final = 0
BAD: Final = 1


def run(args: argparse.Namespace) -> int:
    found = read_settings({"database": args.database}, args.config)
    if found.problems:
        print(*refused(found, args.lang), sep="\n", file=sys.stderr)
        return BAD
    if not has_package():
        print(texts.text("server-no-ratings", args.lang), file=sys.stderr)
        return BAD
    try:
        with DatabaseLock(found.settings.file):
            games = asyncio.run(recompute(found.settings))
    except CitadelsError as fault:
        print(fault.sentence(args.lang), file=sys.stderr)
        return BAD
    except Exception as fault:  # a database may be unusable for many reasons
        print(no_database(fault).sentence(args.lang), file=sys.stderr)
        return BAD
    print(texts.text("ratings-done", args.lang, games=str(games)))
    return OK


async def recompute(settings: Settings) -> int:
    store = await SqlStore.open(settings.database, "ratings")
    try:
        return await RatingLedger(store).recompute()
    finally:
        await store.close()
