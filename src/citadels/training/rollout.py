"""Answers the workers with the network's choices, and collects what happened on the device."""

from __future__ import annotations

import copy
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from citadels.engine.ids import SEATS
from citadels.training.network import PlayerNetwork, autocast, open_inputs
from citadels.training.workers import (
    BUILDER,
    ENDED,
    GROUPS,
    META_AT,
    OLDER,
    PLAYERS,
    ROW,
    SEAT,
    SHARES,
    SHOW,
    STEP,
    TRY,
    UNIT,
    Workers,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray


LONGEST: Final = 800        # decisions of the network in one game of a trial


class Tried(NamedTuple):
    """How the network did at one table."""

    name: str
    share: float        # of the wins
    error: float        # standard error of it
    games: int
    players: int
    seconds: float

    def __str__(self) -> str:
        return (f"{self.name}: {100 * self.share:.1f} ±{100 * self.error:.1f} % of {self.games} games "
                f"(chance {100 / self.players:.1f}, {self.seconds:.1f} s)")


class Buffer:
    """So many decisions of every game, and the rows that follow the last."""

    def __init__(self, steps: int, games: int, device: Any) -> None:
        self.steps = steps
        self.rows = torch.zeros(steps + 1, games, ROW, dtype=torch.int16, device=device)
        self.chosen = torch.zeros(steps, games, dtype=torch.long, device=device)
        self.logp = torch.zeros(steps, games, device=device)
        self.win = torch.zeros(steps + 1, games, SEATS, device=device)     # what the network expected, by seat
        self.margin = torch.zeros(steps + 1, games, device=device)


class Rollout:
    """Drives the workers."""

    def __init__(self, workers: Workers, player: PlayerNetwork, device: Any) -> None:
        self.workers = workers
        self.device = device
        self.cuda = device.type == "cuda"
        self.dtype = torch.bfloat16 if self.cuda else torch.float32
        self.player = player
        self.elder: PlayerNetwork = copy.deepcopy(player).requires_grad_(False)
        self.has_elder = False
        self.seconds = dict.fromkeys(("playing", "waiting", "answering"), 0.0)
        self.seen = [torch.from_numpy(workers.seen[group]) for group in range(GROUPS)]
        self.chosen = [torch.from_numpy(workers.chosen[group]) for group in range(GROUPS)]
        if self.cuda:
            for area in (workers.seen, workers.chosen):
                code = int(torch.cuda.cudart().cudaHostRegister(area.ctypes.data, area.nbytes, 0))
                if code:
                    print(f"memory could not be pinned ({code}); copies are slower", flush=True)
        workers.tell_all(SHOW)

    def decide(self, net: PlayerNetwork, rows: Tensor, greedy: bool) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Places of the chosen options, the logarithms of their chances, win logits and margins."""
        with torch.no_grad(), autocast(self.cuda):
            answer = net.play(open_inputs(rows, self.dtype), rows)
            noisy = answer.logp
            if not greedy:
                noisy = noisy - torch.log(-torch.log(torch.rand_like(noisy).clamp_(1e-10, 1 - 1e-7)))
            best = noisy.argmax(1)
            return best, answer.logp.gather(1, best[:, None]).squeeze(1), answer.win, answer.margin

    def use_elder(self, weights: dict[str, Tensor]) -> None:
        self.elder.load_state_dict({name: value.float() for name, value in weights.items()})
        self.elder.freeze()
        self.has_elder = True

    def fill(self, buffer: Buffer) -> None:
        """Play on. The rows of both groups are ready before and after."""
        workers = self.workers
        begin = time.perf_counter()
        self.player.freeze()
        for t in range(buffer.steps + 1):
            for group in range(GROUPS):
                start = time.perf_counter()
                if t > 0:
                    workers.wait(group)
                waited = time.perf_counter()
                self.answer(buffer, t, group)
                if t < buffer.steps:
                    workers.tell(group, STEP)
                self.seconds["waiting"] += waited - start
                self.seconds["answering"] += time.perf_counter() - waited
        self.seconds["playing"] += time.perf_counter() - begin

    def answer(self, buffer: Buffer, t: int, group: int) -> None:
        span = slice(group * self.workers.rows, (group + 1) * self.workers.rows)
        rows = buffer.rows[t, span]
        rows.copy_(self.seen[group], non_blocking=True)
        best, logp, win, margin = self.decide(self.player, rows, False)
        buffer.win[t, span] = by_seat(win, rows)
        buffer.margin[t, span] = margin
        if t == buffer.steps:
            return
        if self.workers.cloning:
            best = rows[:, META_AT + BUILDER].long()
        elif self.has_elder:
            # Enough places for nearly all rows of the older network; their number is fixed, so that nothing has to wait
            # for the device. An exploiter's opponents play as the shipped player does, always the best option.
            older = rows[:, META_AT + OLDER]
            exploiting = self.workers.mix.exploit
            places = older.float().topk(len(older) if exploiting else len(older) // 5).indices
            theirs = self.decide(self.elder, rows.index_select(0, places), exploiting)[0]
            best[places] = torch.where(older[places] > 0, theirs, best[places])
        buffer.chosen[t, span] = best
        buffer.logp[t, span] = logp
        self.chosen[group].copy_(best.to(torch.int16))      # waits for the device

    def trial(self, place: int, games: int, seed: int) -> Tried:
        """One network that takes the best option among bots, one game in each slot."""
        start = time.perf_counter()
        workers = self.workers
        each = min(workers.games, -(-games // (GROUPS * workers.count)))
        slots = (np.arange(workers.rows) % workers.games) < each
        shares: NDArray[np.float64] = np.full((GROUPS, workers.rows), np.nan)
        shares[:, ~slots] = 0
        self.player.freeze()
        workers.tell_all(TRY, place, each, seed)
        seats = workers.seen[:, :, META_AT + SEAT].copy()       # of the network, in the first game of each slot
        # Rows without a trial are left out of the batch.
        places = torch.from_numpy(np.flatnonzero(slots))
        steps = 0
        while np.isnan(shares).any() and steps < LONGEST:
            for group in range(GROUPS):
                if steps:
                    workers.wait(group)
                seen = workers.seen[group]
                for slot in np.flatnonzero((seen[:, META_AT + ENDED] > 0) & np.isnan(shares[group])):
                    shares[group, slot] = seen[slot, META_AT + SHARES + seats[group, slot]] / UNIT
                rows = self.seen[group][places].to(self.device)
                best = self.decide(self.player, rows, True)[0]
                self.chosen[group][places] = best.to("cpu", torch.int16)
                workers.tell(group, STEP)
            steps += 1
        for group in range(GROUPS):
            workers.wait(group)
        found = np.nan_to_num(shares[:, slots].reshape(-1))     # a game that did not end is not won
        tried = workers.trials[place]
        error = float(found.std() / len(found) ** 0.5)
        return Tried(f"{tried.name} against {tried.others}", float(found.mean()), error, len(found), tried.players,
                     time.perf_counter() - start)


def by_seat(win: Tensor, rows: Tensor) -> Tensor:
    """Chances to win by seat, from logits that are counted from the seat that decides."""
    seats = torch.arange(SEATS, device=rows.device)
    n = rows[:, META_AT + PLAYERS, None].long()
    chances = F.softmax(win.masked_fill(seats >= n, -1e9), 1)
    place = (seats - rows[:, META_AT + SEAT, None].long()) % n
    return chances.gather(1, place) * (seats < n)
