"""What a later run needs to go on: both networks, their optimizers, older networks, and the progress so far.

The files are small enough to be copied around: each has less than 16 MiB, and all of them together less than 64.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor

from citadels.bots.encoding.features import DIGEST
from citadels.training.learning import Learner

POOL: Final = 2         # older networks that are kept


@dataclass
class Progress:
    """How far the training has come, over all runs."""

    cloned: float = 0.0     # seconds
    played: float = 0.0     # seconds of PPO
    rounds: int = 0
    rows: float = 0.0       # decisions that were played
    games: float = 0.0
    runs: int = 0
    seed: int = 0


Weights = dict[str, Tensor]


def weights_of(module: Any) -> Weights:
    """In half precision, on the CPU."""
    return {name: value.detach().to("cpu", torch.float16).clone() for name, value in module.state_dict().items()}


def save(folder: Path, learner: Learner, pool: list[Weights], progress: Progress, sizes: tuple[Any, ...]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    write(folder / "player.pt", {"model": learner.player.state_dict(), "progress": asdict(progress),
                                 "sizes": list(sizes), "encoding": DIGEST})
    write(folder / "critic.pt", weights_of(learner.critic))
    for name, optimizer in learner.optimizers.items():
        write(folder / f"optimizer-{name}.pt", packed(optimizer))
    write(folder / "pool.pt", pool if len(pool) <= POOL else [pool[len(pool) // 2], pool[-1]])


def load(folder: Path, learner: Learner) -> tuple[list[Weights], Progress]:
    device = learner.device
    kept = read_player(folder, device)
    learner.player.load_state_dict(kept["model"])
    learner.critic.load_state_dict(read(folder / "critic.pt", device))
    for name, optimizer in learner.optimizers.items():
        kept_state = folder / f"optimizer-{name}.pt"
        if kept_state.is_file():    # it may be left out to save space: an optimizer recovers soon
            unpack(optimizer, read(kept_state, device))
    return read(folder / "pool.pt", "cpu"), Progress(**kept["progress"])


def read_player(folder: Path, device: Any) -> Any:
    kept = read(folder / "player.pt", device)
    if kept["encoding"] != DIGEST:
        raise SystemExit(f"{folder} was trained with another encoding: {kept['encoding']}, not {DIGEST}")
    return kept


def write(path: Path, content: Any) -> None:
    """Write a file completely or not at all."""
    part = path.with_suffix(".part")
    torch.save(content, part)
    part.replace(path)


def read(path: Path, device: Any) -> Any:
    return torch.load(path, map_location=device, weights_only=True)


def packed(optimizer: Any) -> Any:
    """The state of an optimizer, rounded to bfloat16."""
    state = optimizer.state_dict()
    state["state"] = {
        i: {name: value.to("cpu", torch.bfloat16) if value.dim() else value for name, value in one.items()}
        for i, one in state["state"].items()}
    return state


def unpack(optimizer: Any, state: Any) -> None:
    state["state"] = {i: {name: value.float() if value.dim() else value for name, value in one.items()}
                      for i, one in state["state"].items()}
    optimizer.load_state_dict(state)
