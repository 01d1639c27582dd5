"""The network that plays, and the critic that sees hidden cards and is discarded after training.

Sets of features are multiplied as rows of zeros and ones, which is much quicker on a GPU than adding up embeddings.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from citadels.bots.encoding.features import FEATURES, ITS_SHOWN, OTHER, STRIDE
from citadels.bots.encoding.moves import COLUMN_NAMES, COLUMN_SIZES
from citadels.bots.learned.move_vectors import own_places
from citadels.engine.ids import CHARACTERS, SEATS
from citadels.research import move_features
from citadels.research.oracle import CHARACTERS_OF, ORACLE_FEATURES
from citadels.training.mix import WIDTH
from citadels.training.workers import COUNT, HIDDEN, HIDDEN_AT, META_AT, MOVES_AT, OPTIONS

INPUTS: Final = (FEATURES + 31) // 32 * 32                      # of the player
ALL_INPUTS: Final = INPUTS + (ORACLE_FEATURES + 31) // 32 * 32  # of the critic
OTHERS: Final = SEATS - 1
TYPICAL_FEATURES: Final = 170           # in a row, to scale the initial weights


class Sizes(NamedTuple):
    """Widths of the layers."""

    first: int = 512
    second: int = 256
    third: int = 256
    move: int = 64
    critic: tuple[int, int, int] = (512, 384, 256)


SMALL: Final = Sizes(128, 64, 64, 32, (128, 64, 64))


def autocast(cuda: bool) -> Any:
    return torch.autocast("cuda", dtype=torch.bfloat16, enabled=cuda)


def inputs(rows: Tensor, dtype: Any) -> Tensor:
    """Rows as zeros and ones, the hidden features after the others. The player takes the first INPUTS."""
    x = open_inputs(rows, dtype, ALL_INPUTS)
    x.scatter_(1, rows[:, HIDDEN_AT:HIDDEN_AT + HIDDEN].long() + INPUTS, 1.0)
    x[:, INPUTS] = 0
    return x


def open_inputs(rows: Tensor, dtype: Any, width: int = INPUTS) -> Tensor:
    """The same without hidden features, for the player."""
    x = torch.zeros(rows.shape[0], width, dtype=dtype, device=rows.device)
    x.scatter_(1, rows[:, :WIDTH].long(), 1.0)
    x[:, 0] = 0
    return x


class Answer(NamedTuple):
    """What the network says of rows."""

    logp: Tensor        # [rows, options]: logarithms of the chances of the options
    win: Tensor         # [rows, SEATS]: logits of the shares of the win, seats counted from the player's own
    margin: Tensor      # [rows]: points ahead at the end, in units of MARGIN
    belief: Tensor      # [rows, OTHERS, CHARACTERS]: logits


class PlayerNetwork(nn.Module):
    """The network that plays."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        d = sizes.move
        self.d = d
        self.embed = nn.Parameter(torch.randn(INPUTS, sizes.first) * (0.5 / TYPICAL_FEATURES ** 0.5))
        self.b0 = nn.Parameter(torch.full((sizes.first,), 0.3))
        self.l1 = layer(sizes.first, sizes.second, 0.9, 0.2)
        self.l2 = layer(sizes.second, sizes.third, 0.9, 0.2)
        self.state = layer(sizes.third, d, 1.0, 0.0)
        self.query = layer(sizes.third, d, 0.5, 0.0)
        self.out = nn.Parameter(torch.randn(d) * 0.05)
        self.win = layer(sizes.third, SEATS, 0.1, 0.0)
        self.margin = layer(sizes.third, 1, 0.1, 0.0)
        self.belief = layer(sizes.third, OTHERS * CHARACTERS, 0.1, 0.0)
        table = move_features().astype(np.int64)
        own = np.array(own_places())
        self.register_buffer("table", torch.from_numpy(np.column_stack([table, own])), persistent=False)
        self.moves = nn.ModuleDict()
        for name, size in (*zip(COLUMN_NAMES, COLUMN_SIZES, strict=True), ("own", int(own.max()) + 1)):
            self.moves[f"mv_{name}"] = nn.Embedding(size, 2 * d, padding_idx=0)     # the vector for none is zero
            with torch.no_grad():
                self.moves[f"mv_{name}"].weight.mul_(0.0 if name == "own" else 0.2)
        self.frozen: Tensor | None = None

    def move_vectors(self) -> Tensor:
        total: Tensor = sum(part(self.table[:, i]) for i, part in enumerate(self.moves.values()))
        return total

    def freeze(self) -> None:
        """Compute the vectors of the moves once, for playing."""
        with torch.no_grad():
            self.frozen = self.move_vectors()

    def hidden(self, x: Tensor) -> Tensor:
        h = F.relu(x @ self.embed.to(x.dtype) + self.b0.to(x.dtype))
        last: Tensor = F.relu(self.l2(F.relu(self.l1(h)))).float()
        return last

    def forward(self, x: Tensor, rows: Tensor) -> Answer:
        h = self.hidden(x)
        with torch.autocast(x.device.type, enabled=False):
            logp = F.log_softmax(self.logits(h, rows), 1)
            belief = self.belief(h).view(-1, OTHERS, CHARACTERS)
            return Answer(logp, self.win(h), self.margin(h).squeeze(1), belief)

    def play(self, x: Tensor, rows: Tensor) -> Answer:
        """The same without the belief, for a frozen network. It computes all options, so as not to wait for the device.
        """
        h = self.hidden(x)
        with torch.autocast(x.device.type, enabled=False):
            assert self.frozen is not None
            moves = F.embedding(rows[:, MOVES_AT:MOVES_AT + OPTIONS].int(), self.frozen)
            there = torch.arange(OPTIONS, device=rows.device) < rows[:, META_AT + COUNT, None]
            state = F.relu(self.state(h)[:, None] + moves[:, :, :self.d])
            query = self.query(h)[:, :, None]
            found = state @ self.out + (moves[:, :, self.d:] @ query).squeeze(2) * self.d ** -0.5
            logp = F.log_softmax(found.masked_fill(~there, -1e9), 1)
            return Answer(logp, self.win(h), self.margin(h).squeeze(1), h)

    def logits(self, h: Tensor, rows: Tensor) -> Tensor:
        """Logits of the options; everything else is far below."""
        table = self.move_vectors()
        moves = rows[:, MOVES_AT:MOVES_AT + OPTIONS]
        there = torch.arange(OPTIONS, device=rows.device) < rows[:, META_AT + COUNT, None]
        flat = there.reshape(-1).nonzero().squeeze(1)
        row = flat // OPTIONS
        a = F.embedding(moves.reshape(-1).index_select(0, flat).long(), table)
        state = F.relu(self.state(h).index_select(0, row) + a[:, :self.d])
        found = state @ self.out + (self.query(h).index_select(0, row) * a[:, self.d:]).sum(1) * self.d ** -0.5
        dense = torch.full((rows.shape[0] * OPTIONS,), -1e9, device=rows.device)
        return dense.index_copy(0, flat, found).view(-1, OPTIONS)


class Critic(nn.Module):
    """The expected reward of the deciding seat, from everything that is there."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        a, b, c = sizes.critic
        self.embed = nn.Parameter(torch.randn(ALL_INPUTS, a) * (1 / TYPICAL_FEATURES ** 0.5))
        self.b0 = nn.Parameter(torch.zeros(a))
        self.l1 = layer(a, b, 1.4, 0.0)
        self.l2 = layer(b, c, 1.4, 0.0)
        self.value = layer(c, 1, 0.1, 0.0)

    def forward(self, x: Tensor) -> Tensor:
        h = F.relu(x @ self.embed.to(x.dtype) + self.b0.to(x.dtype))
        h = F.relu(self.l2(F.relu(self.l1(h)))).float()
        with torch.autocast(x.device.type, enabled=False):
            value: Tensor = self.value(h).squeeze(1)
            return value


def layer(inward: int, outward: int, gain: float, bias: float) -> Any:
    made = nn.Linear(inward, outward)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.constant_(made.bias, bias)
    return made


def hidden_characters(x: Tensor) -> Tensor:
    """[rows, OTHERS, CHARACTERS]: 1 where another seat holds a character that it has not shown."""
    held = x[:, INPUTS + CHARACTERS_OF:INPUTS + CHARACTERS_OF + OTHERS * CHARACTERS].view(-1, OTHERS, CHARACTERS)
    first = torch.arange(OTHERS, device=x.device)[:, None] * STRIDE + OTHER + ITS_SHOWN
    shown = x[:, (first + torch.arange(CHARACTERS, device=x.device)).reshape(-1)].view(-1, OTHERS, CHARACTERS)
    return (held * (1 - shown)).float()
