"""A run of a stage from start to end: play, learn, try, save, and stop in time."""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from typing import Any

import torch

from citadels.training import checkpoint, curves
from citadels.training.checkpoint import Progress, Weights
from citadels.training.learning import Hyperparameters, Learner
from citadels.training.mix import SHORT
from citadels.training.network import SMALL, Sizes
from citadels.training.rollout import Buffer, Rollout
from citadels.training.workers import SHOW, Workers

WARM_UP = 10    # rounds until the full rate is reached: the optimizers may have to start from scratch
POOL = 24       # older networks that are kept in memory


class Run:
    """One run. `args` are those of the command line."""

    def __init__(self, args: argparse.Namespace, workers: Workers, start: float) -> None:
        self.args = args
        self.workers = workers
        self.start = start
        self.cloning = args.stage == "clone"
        torch.manual_seed(args.seed + 1)
        torch.backends.cuda.matmul.allow_tf32 = True
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        if device.type == "cpu":
            torch.set_num_threads(1)
        self.sizes = SMALL if args.small else Sizes()
        settings = Hyperparameters(batch=args.batch, epochs=args.epochs, clip=args.clip, brake=args.brake,
                                   win=args.heads, margin=args.heads, belief=args.heads / 4)
        self.learner = Learner(self.sizes, settings, device)
        self.pool: list[Weights] = []
        self.progress = Progress(seed=args.seed)
        if args.resume:
            self.pool, self.progress = checkpoint.load(Path(args.resume), self.learner)
        if args.stage == "exploit":
            self.pool = [checkpoint.weights_of(self.learner.player)]
            self.progress = Progress(seed=args.seed)
        self.progress.runs = args.run
        self.rng = random.Random(args.seed * 1000 + self.progress.runs)
        self.out = Path(args.out)
        curves.begin(self.out, Path(args.resume) if args.resume else None)
        self.rollout = Rollout(workers, self.learner.player, device)
        self.rounds = 0                 # of this run
        self.trial_seconds = 2.0        # how long a trial takes
        self.last_trials = SHORT if self.cloning else len(workers.trials)   # at the end
        name = torch.cuda.get_device_name() if device.type == "cuda" else "CPU"
        count = [sum(one.numel() for one in net.parameters()) for net in (self.learner.player, self.learner.critic)]
        self.say(f"torch {torch.__version__}, {name}, {workers.count} workers x 2 x {workers.games} games, "
                 f"{args.steps} steps; parameters: player {count[0]:,}, critic {count[1]:,}; {self.progress}")

    # -- telling -----------------------------------------------------------------------------------------------------
    def since(self) -> float:
        return time.time() - self.start

    def say(self, text: str) -> None:
        print(f"[{self.since():6.1f}] {text}", flush=True)

    def note(self, kind: str, **values: Any) -> None:
        """A line of the curves."""
        curves.note(self.out, {"kind": kind, "stage": self.args.stage, "run": self.progress.runs,
                               "played": round(self.progress.played, 1),
                               "rounds": self.progress.rounds, **values})

    # -- trying --------------------------------------------------------------------------------------------------------
    def try_out(self, places: range, games: int) -> None:
        start = time.time()
        trials = 0
        for place in places:
            tried = self.rollout.trial(place, games, self.rng.randrange(1 << 24))
            self.say(f"TRIED after {self.progress.played:.0f} s: {tried}")
            self.note("tried", name=tried.name, share=tried.share, error=tried.error, games=tried.games)
            trials += 1
            if self.since() > self.args.seconds - 6:
                break       # better some than none
        self.workers.tell_all(SHOW)     # the games of training again
        self.trial_seconds = (time.time() - start) / trials

    # -- the loop ------------------------------------------------------------------------------------------------------
    def run(self) -> None:
        args = self.args
        buffer = Buffer(args.steps, 2 * self.workers.rows, self.learner.device)
        marks = dict.fromkeys(("say", "save", "snapshot", "try"), time.time())
        self.reset()
        began = time.time()
        while True:
            reserve = 0.0 if args.quiet else 1.3 * self.trial_seconds * self.last_trials
            if self.since() > args.seconds - reserve - 6:
                break
            stats = self.round(buffer, began)
            now = time.time()
            if now - marks["say"] > args.say or (self.total["rounds"] == 1 and self.progress.rounds < 3):
                self.tell(stats, now - self.total["since"])
                marks["say"] = now
            if args.stage == "ppo" and now - marks["snapshot"] > args.snapshot:
                self.snapshot()
                marks["snapshot"] = now
            if not self.cloning and not args.quiet and now - marks["try"] > args.tried:
                self.try_out(range(SHORT), args.games_tried)
                marks["try"] = time.time()
                self.reset()
            if now - marks["save"] > args.save:
                self.save()
                marks["save"] = now
        if self.cloning:
            self.snapshot()
        self.save()
        if not args.quiet:
            self.try_out(range(self.last_trials), args.final)
        self.say(f"done: {self.progress}")
        self.workers.stop()

    def round(self, buffer: Buffer, began: float) -> dict[str, float]:
        """Play a buffer full and learn from it.

        Playing the next buffer at the same time would save a fifth of the time, but then the policy that played lags
        behind, and training became unstable.
        """
        args = self.args
        start = time.time()
        if self.pool and not self.cloning:
            place = len(self.pool) - 1 - min(int(self.rng.expovariate(1 / 6)), len(self.pool) - 1)
            self.rollout.use_elder(self.pool[place])
        self.rollout.fill(buffer)
        if self.cloning:
            left = max(0.0, 1 - (time.time() - began) / max(1.0, args.seconds - (began - self.start)))
            rate, entropy = 1e-3 * (0.05 + 0.95 * left), 0.0
        else:
            part = min(1.0, self.progress.played / args.plan)
            rate = args.rate + (args.rate_end - args.rate) * max(0.0, part - args.hold) / (1 - args.hold)
            entropy = args.entropy + (args.entropy_end - args.entropy) * part
        self.rounds += 1
        rate *= min(1.0, self.rounds / WARM_UP)
        stats = self.learner.learn(buffer, rate, entropy, self.cloning)
        took = time.time() - start
        if self.cloning:
            self.progress.cloned += took
        else:
            self.progress.played += took
        self.progress.rounds += 1
        self.progress.rows += buffer.chosen.numel()
        for name, value in (("rounds", 1.0), ("rows", buffer.chosen.numel()),
                            ("preparing", stats["preparing"]), ("learning", stats["learning"])):
            self.total[name] += value
        return stats

    def reset(self) -> None:
        self.total = dict.fromkeys(("rounds", "rows", "preparing", "learning"), 0.0)
        self.total["since"] = time.time()
        self.before = self.workers.info.sum(0)
        self.rollout.seconds = dict.fromkeys(self.rollout.seconds, 0.0)

    def tell(self, stats: dict[str, float], span: float) -> None:
        total, seconds = self.total, self.rollout.seconds
        n = total["rounds"]
        _, games, busy = (self.workers.info.sum(0) - self.before).tolist()
        self.progress.games += games
        speed = {"rows_per_second": total["rows"] / span, "games_per_second": games / span,
                 "busy": busy / self.workers.count / span,
                 "busy_playing": busy / self.workers.count / seconds["playing"]}
        self.say(
            f"{self.args.stage} round {self.progress.rounds}, {self.progress.played:.0f} s | "
            f"{speed['rows_per_second']:,.0f} rows/s, "
            f"{speed['games_per_second']:,.0f} games/s, workers busy {100 * speed['busy']:.0f} % "
            f"({100 * speed['busy_playing']:.0f} % while playing) | a round: playing {seconds['playing'] / n:.2f} s "
            f"(waiting for workers {seconds['waiting'] / n:.2f}, answering {seconds['answering'] / n:.2f}), preparing "
            f"{total['preparing'] / n:.2f}, learning {total['learning'] / n:.2f} | "
            + " ".join(f"{name} {value:.4g}" for name, value in stats.items()))
        self.note("learned", **{name: round(value, 6) for name, value in {**stats, **speed}.items()})
        self.reset()

    def snapshot(self) -> None:
        self.pool.append(checkpoint.weights_of(self.learner.player))
        del self.pool[:-POOL]

    def save(self) -> None:
        start = time.time()
        checkpoint.save(self.out, self.learner, self.pool, self.progress, self.sizes)
        largest = max(path.stat().st_size for path in self.out.glob("*.pt"))
        self.say(f"saved in {time.time() - start:.1f} s, largest file {largest / 2 ** 20:.1f} MiB")

    def evaluate(self) -> None:
        """Only make trials, at all tables."""
        self.try_out(range(self.last_trials), self.args.final)
        self.workers.stop()
