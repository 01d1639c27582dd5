"""How the soak programme tells a server that grows from one whose size varies."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest

from tests.soak.counts import Counts
from tests.soak.memory import GROWTH, Growth, Memory, growth_of


def samples(seconds: int, size: Callable[[int], float]) -> list[tuple[float, float]]:
    dice = random.Random(1)
    return [(7000.0 + second, size(second) + dice.gauss(0, 1)) for second in range(seconds)]


def measured(seconds: int, size: Callable[[int], float]) -> Growth:
    found = growth_of(samples(seconds, size))
    assert found is not None
    return found


def test_a_server_that_has_warmed_up_does_not_grow() -> None:
    found = measured(4500, lambda second: 110 + 20 * min(1, second / 800))
    assert abs(found.per_hour) < 0.5 and not found.too_much
    assert found.seconds == pytest.approx(3600, abs=2)
    assert len(found.sizes) == 12 and found.sizes[0] == pytest.approx(130, abs=0.5)


def test_seven_kilobytes_a_game_are_too_much() -> None:
    found = measured(4500, lambda second: 110 + 3.5 * second * 7 / 1024)
    assert found.per_hour == pytest.approx(86, abs=1) and found.too_much


def test_growth_that_may_be_chance_is_none() -> None:
    """Half of the time there is more to keep than in the other half."""
    found = measured(4500, lambda second: 110 + 15 * (second // 450 % 2))
    assert found.noise > abs(found.per_hour) and not found.too_much


def test_a_little_growth_is_found_in_a_long_run() -> None:
    found = measured(4 * 3600, lambda second: 110 + (GROWTH + 1) * second / 3600)
    assert found.per_hour == pytest.approx(GROWTH + 1, abs=0.1) and found.too_much


def test_a_short_run_is_not_judged() -> None:
    assert growth_of(samples(170, lambda second: 100)) is None
    found = measured(600, lambda second: 100 + second / 10)
    assert found.per_hour == pytest.approx(360, abs=10) and not found.too_much


def test_the_process_that_lived_longest_is_measured_and_blamed() -> None:
    counts = Counts("sqlite")
    counts.memory.samples = {1: samples(100, lambda second: 500), 2: samples(4500, lambda second: 100 + second / 36)}
    counts.judge()
    assert counts.wrong["memory"] == 1 and "MiB an hour" in counts.details[0]
    assert dict(counts.rows())["memory, at most"].startswith("50")


def test_sizes_are_those_of_the_process() -> None:
    memory = Memory()
    memory.sample(os.getpid(), 1.0)
    memory.sample(None, 2.0)            # there is none at the moment
    memory.sample(2**22 + 1, 3.0)
    [[(at, size)]] = memory.samples.values()
    assert at == 1.0 and size == memory.largest > 10
