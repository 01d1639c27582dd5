"""docs/stability.md names what there is."""

from __future__ import annotations

import argparse
import re
import tomllib

import citadels
import citadels.bots
from citadels import Game, cli, research
from citadels.bots.encoding import features
from citadels.bots.program_bot import protocol as programs
from citadels.web import protocol
from tests.samples import ROOT

PAGE = (ROOT / "docs" / "stability.md").read_text("utf-8")
ROWS = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", PAGE, re.MULTILINE))


def words(row: str) -> list[str]:
    return re.findall(r"`([^`]+)`", ROWS[row])


def test_the_versions_on_the_page_are_those_of_the_formats() -> None:
    record = Game.new(seed=1).record()
    assert f"the format is version {record['version']} " in ROWS["records"]
    assert ROWS["the protocol for programs"].startswith(f"version {programs.VERSION};")
    assert ROWS["the protocol of the server"].startswith(f"version {protocol.VERSION};")
    assert f"- The [encoding](encoding.md): version {features.VERSION}." in PAGE


def test_the_commands_on_the_page_are_all_there_are() -> None:
    [commands] = [action for action in cli.parser("en")._actions if isinstance(action, argparse._SubParsersAction)]
    assert {*words("commands"), "--json"} == {*commands.choices, "--json"}


def test_the_names_on_the_page_can_be_imported() -> None:
    named = set(words("research"))
    assert named == {*research.__all__, "aec_env", "gym_env"}
    assert all(hasattr(citadels.bots, name) for name in words("bots") if name.isidentifier())


def test_the_versions_of_python_are_those_that_wheels_are_built_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    built = [name.removeprefix("cp3").removesuffix("-*") for name in project["tool"]["cibuildwheel"]["build"]]
    assert f"3.{built[0]} to 3.{built[-1]} now" in PAGE
    listed = [f"Programming Language :: Python :: 3.{minor}" for minor in built]
    assert [one for one in project["project"]["classifiers"] if "3." in one] == listed
    assert project["project"]["requires-python"] == f">=3.{built[0]}"
