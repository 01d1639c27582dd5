"""The soak test: people play all editions while the server is killed, starved, misled and attacked.

    python -m tests.soak [--minutes 5] [--seed N] [--database sqlite|postgres|both] [--faults kill,disk-full]
                         [--once] [--kills N] [--fuzz N] [--patience 60] [--rest 0] [--tell]
                         [--logs FOLDER]

It prints a table of what happened and exits with status 1 if anything went wrong. See benchmarks/soak.md.
"""

from __future__ import annotations

import argparse
import secrets
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from scripts import postgres
from tests.soak.counts import summary
from tests.soak.faults import EVERYWHERE, ONLY
from tests.soak.run import Wanted, run
from tests.soak.world import Kind


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="of the faults; another each time")
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both")
    parser.add_argument("--faults", default="", help="only these, with commas; none for none: "
                        + ", ".join((*EVERYWHERE, *ONLY["sqlite"], *ONLY["postgres"])))
    parser.add_argument("--once", action="store_true", help="each fault once, one after the other, and no longer")
    parser.add_argument("--kills", type=int, default=0, help="only kill the server, so often")
    parser.add_argument("--fuzz", type=int, default=0, help="only send so many made-up messages")
    parser.add_argument("--patience", type=float, default=60, help="seconds in which every table has to go on")
    parser.add_argument("--rest", type=float, default=0, help="seconds between games, and between faults")
    parser.add_argument("--logs", type=Path, help="keep the servers' logs in this folder")
    parser.add_argument("--tell", action="store_true", help="tell of every fault as it comes")
    args = parser.parse_args(argv)
    kinds: list[Kind] = ["sqlite", "postgres"] if args.database == "both" else [args.database]
    if "postgres" in kinds and postgres.programs() is None:
        print("soak: PostgreSQL IS NOT INSTALLED, so only SQLite is tried", file=sys.stderr)
        kinds.remove("postgres")
    print(f"soak: seed {args.seed}, {args.minutes:g} minutes, {' and '.join(kinds)}", flush=True)
    if args.logs is not None:
        args.logs.mkdir(parents=True, exist_ok=True)
    faults = tuple(filter(None, args.faults.split(",")))
    wanted = Wanted(60 * args.minutes, args.seed, faults, args.kills, args.fuzz, args.tell, args.once, args.patience,
                    args.rest, args.logs)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # leaves no server and no disk behind
    runs = run(kinds, wanted)
    print(summary(runs, args.seed))
    return 1 if any(sum(counts.wrong.values()) for counts in runs) or not runs else 0


if __name__ == "__main__":
    sys.exit(main())
