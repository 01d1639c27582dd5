"""A short run of `make soak`: people play in all editions while everything goes wrong, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
import signal

import pytest

from citadels.engine.editions import EDITIONS
from tests.soak import faults
from tests.soak.counts import summary
from tests.soak.faults import ONLY, Schedule, faults_for
from tests.soak.run import Wanted, run
from tests.soak.world import Kind, World
from tests.web.postgres import programs

SEED = 5
PATIENCE = 300.0    # a slow machine is no fault, but a table that stands still for so long is stuck


@pytest.mark.heavy(60)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_is_lost_whatever_happens_to_the_server(kind: Kind) -> None:
    """Each fault once, and then to the end of the games that are under way. Those that have nothing to do with the
    database come with one kind of it, except that the server is killed."""
    if kind == "postgres" and programs() is None:
        pytest.skip("PostgreSQL is not installed, so faults of it were not tested")
    names = tuple(faults_for(kind)) if kind == "sqlite" else ("kill", *ONLY[kind])
    [counts] = run([kind], Wanted(0, SEED, names, once=True, patience=PATIENCE, rest=1, thought=0.1))
    assert not sum(counts.wrong.values()), summary([counts], SEED)
    assert sum(counts.faults.values()) >= len(names) - 1    # one may need a disk of its own
    assert counts.acknowledged > 300
    assert counts.updates > 1000
    assert set(counts.games) == set(EDITIONS)


@pytest.mark.heavy(25)
def test_a_table_that_stands_still_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    async def frozen(world: World, _: random.Random) -> None:
        world.signal(signal.SIGSTOP)
        await asyncio.Event().wait()

    monkeypatch.setitem(faults.EVERYWHERE, "stops", (frozen, False))
    [counts] = run(["sqlite"], Wanted(0, SEED, ("stops",), once=True, patience=4))
    assert counts.wrong["stuck"] > 0
    assert "stuck: " in summary([counts], SEED)


@pytest.mark.heavy(8)
def test_made_up_messages_are_answered_one_by_one() -> None:
    [counts] = run(["sqlite"], Wanted(0, SEED, fuzz=1200, patience=PATIENCE))
    assert not sum(counts.wrong.values()), summary([counts], SEED)
    assert counts.hostile["made-up messages"] >= 1140
    assert counts.hostile["made-up requests"] >= 60


def test_a_seed_brings_the_same_faults_again() -> None:
    first, again, other = (Schedule("sqlite", seed) for seed in (1, 1, 2))
    names = [first.next(calm=False) for _ in range(20)]
    assert names == [again.next(calm=False) for _ in range(20)]
    assert names != [other.next(calm=False) for _ in range(20)]
    assert {name for some in names for name in some} == set(first.faults)
    assert not any(first.faults[name][1] for _ in range(20) for name in first.next(calm=True))
