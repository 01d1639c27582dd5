"""Learning from what was played: imitation of the builder, and PPO with a critic that sees hidden cards."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

from citadels.engine.ids import SEATS
from citadels.training.network import INPUTS, Critic, PlayerNetwork, Sizes, autocast, hidden_characters, inputs
from citadels.training.rollout import Buffer
from citadels.training.workers import BUILDER, ENDED, MARGINS, META_AT, OLDER, PLAYERS, ROW, SEAT, SHARES, UNIT


@dataclass
class Hyperparameters:
    """The settings of PPO."""

    batch: int = 65_536
    epochs: int = 2
    clip: float = 0.1
    discount: float = 0.95      # lambda of the advantages
    outcome: float = 0.98       # lambda of the expected results
    brake: float = 0.02         # divergence from the policy that played at which the rest of a buffer is skipped
    win: float = 0.15           # weights of the other heads
    margin: float = 0.15
    belief: float = 0.05


class Targets(NamedTuple):
    """A buffer prepared for learning: all decisions of all games in one row."""

    index: Tensor       # those that are learned from
    advantage: Tensor
    result: Tensor      # what the critic should have said
    win: Tensor         # by seat, counted from the player's own
    margin: Tensor
    explained: float    # part of the variance of the results that the critic explains


class Learner:
    """The two networks and their optimizers."""

    def __init__(self, sizes: Sizes, settings: Hyperparameters, device: Any) -> None:
        self.settings = settings
        self.device = device
        self.cuda = device.type == "cuda"
        self.dtype = torch.bfloat16 if self.cuda else torch.float32
        self.player: PlayerNetwork = PlayerNetwork(sizes).to(device)
        self.critic: Critic = Critic(sizes).to(device)
        fused = {"fused": True} if self.cuda else {}
        self.optimizers = {
            "player": torch.optim.Adam(self.player.parameters(), lr=1e-3, eps=1e-5, **fused),
            "critic": torch.optim.Adam(self.critic.parameters(), lr=1e-3, eps=1e-5, **fused),
        }

    def values(self, rows: Tensor) -> Tensor:
        """What the critic says of all rows."""
        found = torch.empty(rows.shape[0], device=self.device)
        with torch.no_grad(), autocast(self.cuda):
            for i in range(0, rows.shape[0], self.settings.batch):
                part = rows[i:i + self.settings.batch]
                found[i:i + self.settings.batch] = self.critic(inputs(part, self.dtype))
        return found

    def prepare(self, buffer: Buffer) -> Targets:
        """Advantages along the decisions of each seat, and what the heads should have said."""
        steps = buffer.steps
        value = self.values(buffer.rows[:steps].reshape(-1, ROW)).view(steps, -1)
        meta = buffer.rows[:, :, META_AT:]
        seat = meta[:, :, SEAT].long()
        n = meta[:, :, PLAYERS].long()
        ended = meta[:, :, ENDED].long()
        shares = meta[:, :, SHARES:SHARES + SEATS].float() / UNIT
        margins = meta[:, :, MARGINS:MARGINS + SEATS].float() / UNIT
        games = seat.shape[1]
        zeros = torch.zeros(games, SEATS, device=self.device)
        next_value, next_advantage, next_margin, margin_after = zeros, zeros, zeros, zeros
        known = torch.zeros(games, SEATS, dtype=torch.bool, device=self.device)
        outcome = buffer.win[steps]
        advantage = torch.zeros_like(value)
        margin = torch.zeros_like(value)
        win = torch.zeros(steps, games, SEATS, device=self.device)
        valid = torch.zeros(steps, games, dtype=torch.bool, device=self.device)
        seats = torch.arange(SEATS, device=self.device)
        trace, slow = self.settings.discount, self.settings.outcome
        for t in range(steps - 1, -1, -1):
            over = ended[t + 1][:, None] > 0
            fair = 1 / ended[t + 1].clamp_min(1)[:, None]
            reward = 0.75 * (shares[t + 1] - fair) + 0.25 * margins[t + 1]
            next_value = torch.where(over, reward, next_value)
            next_advantage = next_advantage.masked_fill(over, 0.0)
            next_margin = torch.where(over, margins[t + 1], next_margin)
            margin_after = torch.where(over, margins[t + 1], margin_after)
            known = known | over
            outcome = torch.where(over, shares[t + 1], (1 - slow) * buffer.win[t + 1] + slow * outcome)
            own = seat[t][:, None]
            known_here = known.gather(1, own)
            valid[t] = known_here[:, 0]
            here = value[t][:, None]
            gained = (next_value.gather(1, own) - here + trace * next_advantage.gather(1, own)) * known_here
            advantage[t] = gained[:, 0]
            ahead = (1 - slow) * next_margin.gather(1, own) + slow * margin_after.gather(1, own)
            margin[t] = ahead[:, 0]
            win[t] = outcome.gather(1, (seats + own) % n[t][:, None]) * (seats < n[t][:, None])
            next_value = next_value.scatter(1, own, here)
            next_advantage = next_advantage.scatter(1, own, gained)
            next_margin = next_margin.scatter(1, own, buffer.margin[t][:, None])
            margin_after = margin_after.scatter(1, own, ahead)
            known = known.scatter(1, own, True)
        use = valid & (meta[:steps, :, OLDER] == 0)
        index = use.reshape(-1).nonzero().squeeze(1)
        advantage = advantage.reshape(-1)
        result = value.reshape(-1) + advantage
        some = result[index]
        explained = 1 - advantage[index].var() / some.var().clamp_min(1e-9)
        return Targets(index, advantage, result, win.view(-1, SEATS), margin.reshape(-1), float(explained))

    def learn(self, buffer: Buffer, rate: float, entropy: float, cloning: bool) -> dict[str, float]:
        """Learn from a buffer, and return statistics about it."""
        start = time.perf_counter()
        targets = self.prepare(buffer)
        if self.cuda:
            torch.cuda.synchronize()
        prepared = time.perf_counter()
        for optimizer in self.optimizers.values():
            for group in optimizer.param_groups:
                group["lr"] = rate
        some = targets.advantage[targets.index]
        advantage = (targets.advantage - some.mean()) / some.std().clamp_min(1e-6)
        rows = buffer.rows[:buffer.steps].reshape(-1, ROW)
        chosen = buffer.chosen.reshape(-1)
        logp = buffer.logp.reshape(-1)
        batch = min(self.settings.batch, len(targets.index))
        sums: dict[str, Tensor] = {}
        batches = 0
        braked = False
        for _ in range(1 if cloning else self.settings.epochs):
            order = targets.index[torch.randperm(len(targets.index), device=self.device)]
            for i in range(0, len(order) - batch // 2, batch):
                pick = order[i:i + batch]
                target = Targets(pick, pick, targets.result[pick], targets.win[pick], targets.margin[pick], 0)
                found = self.batch(rows.index_select(0, pick), chosen[pick], logp[pick], advantage[pick], target,
                                   entropy, cloning)
                batches += 1
                for name, value in found.items():
                    sums[name] = sums[name] + value if name in sums else value
                if not cloning and batches % 4 == 0 and float(found["divergence"]) > self.settings.brake:
                    braked = True
                    break
            if braked:
                break
        stats = {name: round(float(value) / batches, 5) for name, value in sums.items()}
        end = time.perf_counter()
        return {**stats, "explained": round(targets.explained, 4), "advantage": round(float(some.std()), 4),
                "rows": len(targets.index), "batches": batches, "braked": float(braked), "rate": rate,
                "preparing": prepared - start, "learning": end - prepared}

    def batch(self, rows: Tensor, chosen: Tensor, logp: Tensor,  # noqa: PLR0917 - one step of the loop above
              advantage: Tensor, target: Targets, entropy_weight: float, cloning: bool) -> dict[str, Tensor]:
        settings = self.settings
        with autocast(self.cuda):
            x = inputs(rows, self.dtype)
            answer = self.player(x[:, :INPUTS], rows)
            value = self.critic(x)
        taken = answer.logp.gather(1, chosen[:, None]).squeeze(1)
        entropy = -(answer.logp.exp() * answer.logp.clamp_min(-50)).sum(1).mean()
        stats: dict[str, Tensor] = {}
        if cloning:
            policy = -taken.mean()
            loss = policy
            hit = answer.logp.argmax(1) == rows[:, META_AT + BUILDER]
            stats["hit"] = hit.float().mean()
        else:
            change = taken - logp
            ratio = change.exp()
            bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy = -torch.min(ratio * advantage, bounded * advantage).mean()
            loss = policy - entropy_weight * entropy
            with torch.no_grad():
                stats["divergence"] = (ratio - 1 - change).mean()
                stats["clipped"] = ((ratio - 1).abs() > settings.clip).float().mean()
        critic = F.mse_loss(value, target.result)
        win = win_loss(answer.win, target.win, rows)
        margin = F.mse_loss(answer.margin, target.margin)
        belief = belief_loss(answer.belief, hidden_characters(x))
        loss = loss + settings.win * win + settings.margin * margin + settings.belief * belief + critic
        for optimizer in self.optimizers.values():
            optimizer.zero_grad(set_to_none=True)
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
        torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 0.5)
        for optimizer in self.optimizers.values():
            optimizer.step()
        stats.update(policy=policy, entropy=entropy, critic=critic, win=win, margin=margin, belief=belief, norm=norm)
        return {name: one.detach() for name, one in stats.items()}


def win_loss(logits: Tensor, target: Tensor, rows: Tensor) -> Tensor:
    """Cross-entropy of the shares of the win, over the seats that play."""
    there = torch.arange(SEATS, device=rows.device) < rows[:, META_AT + PLAYERS, None]
    return -(target * F.log_softmax(logits.masked_fill(~there, -1e9), 1).masked_fill(~there, 0.0)).sum(1).mean()


def belief_loss(logits: Tensor, hidden: Tensor) -> Tensor:
    """Cross-entropy of the hidden characters, over the seats that have any."""
    count = hidden.sum(2)
    there = (count > 0).float()
    each = -(hidden * F.log_softmax(logits, 2)).sum(2) / count.clamp_min(1)
    return (each * there).sum() / there.sum().clamp_min(1)
