"""What takes long begins first, in different processes."""

from __future__ import annotations

from tests.dealing import dealt

LONG = {"soak": 60.0, "cluster": 20.0, "parity": 30.0, "bundle": 10.0}
TESTS = [*"abcdefg", "bundle", *"hijk", "cluster", "parity", "soak"]


def seconds(name: str) -> float:
    return LONG.get(name, 0.0)


def test_each_process_begins_with_what_takes_longest() -> None:
    order = dealt(TESTS, seconds, 3)
    assert order == ["soak", "bundle", "a", "b", "c", "parity", "d", "e", "f", "g", "cluster", "h", "i", "j", "k"]


def test_no_test_is_lost_however_few_there_are() -> None:
    for count in range(len(TESTS) + 1):
        for processes in (1, 2, 3, 8):
            assert sorted(dealt(TESTS[-count:], seconds, processes)) == sorted(TESTS[-count:])
