"""Shared by all tests: which engine runs, the settings of Hypothesis, and the count of rules that tests assert."""

import gc
import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

import citadels
from citadels.texts import rule_ids
from tests.dealing import dealt
from tests.refusing import refusing_rules
from tests.scenarios.table import PINNED

# Without a deadline, since a slow machine breaks no rule; the same examples each time, so that a run can be repeated.
settings.register_profile("citadels", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None)  # other examples each time: --hypothesis-profile=explore
settings.load_profile("citadels")

# The header says that plain Python runs; what the tests start need not say it again.
if not citadels.compiled():
    os.environ["CITADELS_PURE"] = "1"

# Tests share the cores already: threads of NumPy's own only wait for each other. It reads this when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# They need libraries that have an environment of their own, where `make test` runs them. There is no step without them:
# `pytest tests/adapters` fails where it finds nothing to run.
collect_ignore = [] if find_spec("pettingzoo") else ["adapters"]

RULES = list(rule_ids())
NARROWING = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise")


def marked_rules(item: pytest.Item) -> list[str]:
    return [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]


def pytest_report_header() -> str:
    return "citadels: " + ("compiled" if citadels.compiled() else "interpreted")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # Properties travel with the reports, so this works as well when other processes run the tests.
    for item in items:
        item.user_properties.extend(("rule", rule) for rule in marked_rules(item))
    items[:] = dealt(items, seconds, getattr(config, "workerinput", {}).get("workercount", 1))


def pytest_collection_finish() -> None:
    """What was collected stays to the end, so the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


def seconds(item: pytest.Item) -> float:
    """How long a test takes, if it takes long."""
    mark = item.get_closest_marker("heavy")
    return 0.0 if mark is None else float(mark.args[0]) if mark.args else 5.0


def pytest_runtest_setup(item: pytest.Item) -> None:
    marks = list(item.iter_markers("rule"))
    if any(mark.kwargs or not mark.args for mark in marks):
        pytest.fail("the mark `rule` takes ids of rules and nothing else", pytrace=False)
    unknown = [rule for rule in marked_rules(item) if rule not in RULES]
    if unknown:
        pytest.fail("marked with unknown rules: " + ", ".join(unknown), pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """A test that pins the rule of a refusal carries that rule, and its report says that it was pinned."""
    PINNED.clear()
    yield
    item.user_properties.extend(("pinned", rule) for rule in sorted(PINNED))
    missing = PINNED.difference(marked_rules(item))
    assert not missing, "not marked with the rules that it pins: " + ", ".join(sorted(missing))


class RuleCoverage:
    """Lives in the process that gathers the reports of all others.

    A rule by which the engine refuses something is asserted by a test that pins it; any other by one that carries it.
    """

    def __init__(self, config: pytest.Config) -> None:
        self.passed: set[str] = set()
        self.refusing = refusing_rules()
        self.complete = runs_everything(config)

    @property
    def missing(self) -> list[str]:
        return [rule for rule in RULES if rule not in self.passed]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed.update(str(value) for name, value in report.user_properties
                               if name == ("pinned" if value in self.refusing else "rule"))

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self.complete and self.missing and exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not (self.complete or self.passed):
            return
        covered = len(RULES) - len(self.missing)
        good = {"green": True} if not self.missing else {"red": True} if self.complete else {"yellow": True}
        terminalreporter.section("rules")
        terminalreporter.line(f"rule coverage: {covered} of {len(RULES)} rules asserted by tests", **good)
        if self.complete:
            for rule in self.missing:
                terminalreporter.line(f"  no passed test asserts {rule}", **good)


def runs_everything(config: pytest.Config) -> bool:
    """Whether the whole suite was asked for: a part of it need not assert every rule."""
    if config.option.collectonly or any(config.getoption(name, None) for name in NARROWING):
        return False
    asked = {Path(config.invocation_params.dir, arg).resolve() for arg in config.args}
    return config.rootpath in asked or Path(__file__).parent in asked


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # not in a worker of pytest-xdist
        config.pluginmanager.register(RuleCoverage(config), "rule-coverage")
