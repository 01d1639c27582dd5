"""Trains the learned player, one command for each stage.

    python -m citadels.training clone --out A --seconds 90          imitate the builder
    python -m citadels.training ppo --resume A --out B --seconds 500
    python -m citadels.training exploit --resume B --out C           learn to beat B, and only B
    python -m citadels.training evaluate --resume B
    python -m citadels.training export --resume B --file weights.npz
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from citadels import compiled


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m citadels.training", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stage", choices=("clone", "ppo", "exploit", "evaluate", "export"))
    parser.add_argument("--out", default="training", help="folder of checkpoints and curves")
    parser.add_argument("--file", default="weights.npz", help="what export writes")
    parser.add_argument("--resume", help="folder of a checkpoint to go on from")
    parser.add_argument("--seconds", type=float, default=500, help="when to stop, trials included")
    parser.add_argument("--small", action="store_true", help="a small network and few games, to try it on a CPU")
    parser.add_argument("--quiet", action="store_true", help="no trials")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--games", type=int, default=384, help="games of each worker and group")
    parser.add_argument("--steps", type=int, default=128, help="decisions of every game in a round")
    parser.add_argument("--plan", type=float, default=1500, help="seconds of PPO in all runs together")
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--rate-end", type=float, default=2e-5)
    parser.add_argument("--hold", type=float, default=0.5, help="part of the plan before the learning rate goes down")
    parser.add_argument("--heads", type=float, default=0.1, help="weight of the expected result, against the policy's")
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--entropy-end", type=float, default=0.005)
    parser.add_argument("--batch", type=int, default=32_768)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--clip", type=float, default=0.1)
    parser.add_argument("--brake", type=float, default=0.02)
    parser.add_argument("--editions", default="deluxe=55,classic=19,circus=19,common-city=7", help="weights")
    parser.add_argument("--builders", type=float, default=0.4, help="decisions in games against builders")
    parser.add_argument("--old", type=float, default=0.12, help="decisions in games with an older network")
    parser.add_argument("--games-tried", type=int, default=2000, help="at each table, while training")
    parser.add_argument("--final", type=int, default=3000, help="at each table, at the end")
    parser.add_argument("--tried", type=float, default=150, help="seconds between trials")
    parser.add_argument("--say", type=float, default=15, help="seconds between lines")
    parser.add_argument("--save", type=float, default=60, help="seconds between checkpoints")
    parser.add_argument("--snapshot", type=float, default=45, help="seconds between older networks kept as opponents")
    args = parser.parse_args()
    if args.small:
        args.workers, args.games, args.steps, args.batch = 1, min(args.games, 192), 24, 512
        args.games_tried, args.final = 90, 180
    if args.stage in ("exploit", "evaluate", "export") and not args.resume:
        parser.error("--resume says which checkpoint")
    return args


def main() -> None:
    start = time.time()
    args = arguments()
    if args.stage == "export":
        from citadels.training.export import export

        export(Path(args.resume), Path(args.file))
        return
    if not compiled():
        sys.exit("the engine is not compiled: training would take ten times as long")
    for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ.setdefault(name, "1")
    from citadels.training.curves import runs
    from citadels.training.mix import Mix
    from citadels.training.workers import Workers

    editions = {name: int(weight) for name, weight in (part.split("=") for part in args.editions.split(","))}
    mix = Mix(editions={name: weight for name, weight in editions.items() if weight}, builders=args.builders,
              old=args.old, exploit=args.stage == "exploit")
    args.run = runs(Path(args.resume) if args.resume else None) + 1
    seed = args.seed * 1000 + args.run      # every run plays other games
    workers = Workers(args.workers, args.games, mix, seed, args.stage == "clone")

    from citadels.training.run import Run  # only after the workers are forked, because it loads torch

    run = Run(args, workers, start)
    if args.stage == "evaluate":
        run.evaluate()
    else:
        run.run()


if __name__ == "__main__":
    main()
