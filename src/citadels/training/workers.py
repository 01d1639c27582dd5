"""Processes that step games. They are forked before torch is loaded, and share memory with the learning process.

Each has two groups of games: while the network answers one, the worker steps the other. A row holds a decision:
features, hidden features, options, and the numbers below.
"""

from __future__ import annotations

import ctypes
import mmap
import multiprocessing
import os
import sys
import time
import traceback
import warnings
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from citadels.bots.learned.network import MARGIN
from citadels.engine.ids import SEATS
from citadels.training.mix import EXPLOITS, TRIALS, WIDTH, Mix, TrainingGames

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from citadels.research import VectorGames

HIDDEN: Final = 64              # hidden features of a row
OPTIONS: Final = 96             # options of a row; any more are never chosen
HIDDEN_AT: Final = WIDTH
MOVES_AT: Final = WIDTH + HIDDEN
META_AT: Final = MOVES_AT + OPTIONS
# The numbers of a row, from META_AT
COUNT: Final = 0                # options
SEAT: Final = 1                 # that decides
PLAYERS: Final = 2
OLDER: Final = 3                # 1 if an older network decides
ENDED: Final = 4                # players of the game that has just ended, or 0
BUILDER: Final = 5              # what the builder would choose, when cloning
SHARES: Final = 6               # of the game that has ended: shares of the win by seat, times UNIT
MARGINS: Final = SHARES + SEATS  # and points ahead of the best other, divided by MARGIN, from -1 to 1, times UNIT
META: Final = MARGINS + SEATS
ROW: Final = META_AT + META
UNIT: Final = 10_000
GROUPS: Final = 2

STEP, TRY, SHOW, QUIT = range(4)        # the commands to a worker


def shared(shape: tuple[int, ...], dtype: type[np.generic]) -> NDArray[Any]:
    """An array that forked processes share."""
    size = int(np.prod(shape))
    area = mmap.mmap(-1, (size * np.dtype(dtype).itemsize + 4095) // 4096 * 4096)
    return np.frombuffer(area, dtype, size).reshape(shape)


class Workers:
    """All workers, as the learning process sees them."""

    def __init__(self, count: int, games: int, mix: Mix, seed: int, cloning: bool) -> None:
        self.count = count
        self.games = games              # of a worker and group
        self.rows = count * games       # of a group
        self.mix = mix
        self.trials = EXPLOITS if mix.exploit else TRIALS
        self.seed = seed
        self.cloning = cloning
        self.seen: NDArray[np.int16] = shared((GROUPS, self.rows, ROW), np.int16)
        self.chosen: NDArray[np.int16] = shared((GROUPS, self.rows), np.int16)
        self.told: NDArray[np.int64] = shared((GROUPS, 4), np.int64)
        self.info: NDArray[np.float64] = shared((count, 3), np.float64)    # rows, games that ended, seconds at work
        context = multiprocessing.get_context("fork")
        self.go = [[context.Semaphore(0) for _ in range(count)] for _ in range(GROUPS)]
        self.done = [context.Semaphore(0) for _ in range(GROUPS)]
        self.processes = [context.Process(target=self.work, args=(i,), daemon=True) for i in range(count)]
        for process in self.processes:
            process.start()

    # -- in the process that learns --------------------------------------------------------------------------------
    def tell(self, group: int, command: int = STEP, argument: int = 0, games: int = 0, seed: int = 0) -> None:
        self.told[group] = (command, argument, games, seed)
        for one in self.go[group]:
            one.release()

    def wait(self, group: int) -> None:
        """Wait until all have done what they were told and written their rows."""
        for _ in range(self.count):
            if not self.done[group].acquire(timeout=120):
                raise RuntimeError(f"a worker does not answer: {[one.exitcode for one in self.processes]}")

    def tell_all(self, command: int, argument: int = 0, games: int = 0, seed: int = 0) -> None:
        for group in range(GROUPS):
            self.tell(group, command, argument, games, seed)
        for group in range(GROUPS):
            self.wait(group)

    def stop(self) -> None:
        for group in range(GROUPS):
            self.tell(group, QUIT)
        for process in self.processes:
            process.join(timeout=2)
            if process.is_alive():
                process.kill()

    # -- in a worker -----------------------------------------------------------------------------------------------
    def work(self, place: int) -> None:
        try:
            if sys.platform == "linux":
                ctypes.CDLL(None).prctl(1, 9)       # ends with its parent
            warnings.simplefilter("ignore")         # about rows that are cut
            self.serve(place)
        except BaseException:
            traceback.print_exc()
            os._exit(3)

    def serve(self, place: int) -> None:
        part = slice(place * self.games, (place + 1) * self.games)
        training = [TrainingGames(self.games, self.mix, (self.seed * 4096 + place) * GROUPS + group + 1, self.cloning)
                    for group in range(GROUPS)]
        trials: list[VectorGames | None] = [None] * GROUPS
        info = self.info[place]
        while True:
            for group in range(GROUPS):
                self.go[group][place].acquire()
                start = time.perf_counter()
                command, argument, games, seed = self.told[group].tolist()
                if command == QUIT:
                    return
                rows = self.seen[group, part]
                choices = self.chosen[group, part]
                trial = trials[group]
                if command == TRY:
                    trial = self.trials[argument].games(games, (seed * 4096 + place) * GROUPS + group + 1)
                    trials[group] = trial
                    write(trial, rows[:games])
                    rows[:, META_AT + ENDED] = 0
                elif command == SHOW:
                    trials[group] = None
                    self.write_training(training[group], rows)
                elif trial is not None:
                    step(trial, rows[:trial.games], choices[:trial.games])
                    write(trial, rows[:trial.games])
                else:
                    step(training[group].games, rows, choices)
                    self.write_training(training[group], rows)
                    info[0] += self.games
                    info[1] += np.count_nonzero(rows[:, META_AT + ENDED])
                info[2] += time.perf_counter() - start
                self.done[group].release()

    def write_training(self, training: TrainingGames, rows: NDArray[np.int16]) -> None:
        seat = write(training.games, rows)
        rows[:, META_AT + OLDER] = training.older(seat)
        hidden = training.games.oracle()
        rows[:, HIDDEN_AT:HIDDEN_AT + HIDDEN] = hidden[:, :HIDDEN]
        if self.cloning:
            rows[:, META_AT + BUILDER] = np.minimum(training.games.suggest("builder"), OPTIONS - 1)


def step(games: VectorGames, rows: NDArray[np.int16], choices: NDArray[np.int16]) -> None:
    """Carry out the choices, and note in the rows which games have ended."""
    reward, _, points, players = games.step(choices)
    ended = np.flatnonzero(players)
    rows[:, META_AT + ENDED] = players
    if len(ended) == 0:
        return
    n = players[ended, None].astype(np.float32)
    there = np.arange(SEATS) < n
    rows[ended, META_AT + SHARES:META_AT + SHARES + SEATS] = np.where(there, (reward[ended] + 1 / n) * UNIT, 0)
    scored = np.where(there, points[ended], -999).astype(np.float32)
    best = np.sort(scored, axis=1)
    others = np.where(scored == best[:, -1:], best[:, -2:-1], best[:, -1:])
    margins = np.clip((scored - others) / MARGIN, -1, 1)
    rows[ended, META_AT + MARGINS:META_AT + MARGINS + SEATS] = np.where(there, margins * UNIT, 0)


def write(games: VectorGames, rows: NDArray[np.int16]) -> NDArray[np.int16]:
    """Write the pending decisions, and return who decides."""
    features, moves, offsets, seat = games.observe()
    rows[:, :WIDTH] = features
    counts = np.diff(offsets)
    if counts.max() > OPTIONS:
        place = np.arange(len(moves)) - np.repeat(offsets[:-1], counts)
        moves = moves[place < OPTIONS]
        counts = np.minimum(counts, OPTIONS)
    block = rows[:, MOVES_AT:MOVES_AT + OPTIONS]
    block[np.arange(OPTIONS) < counts[:, None]] = moves
    rows[:, META_AT + COUNT] = counts
    rows[:, META_AT + SEAT] = seat
    rows[:, META_AT + PLAYERS] = games.players
    return seat
