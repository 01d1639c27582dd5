"""game.pyi, which types the compiled module for its callers, has what game.py has, and promises what it keeps."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import assert_type

import pytest

from citadels import BadSetup, Game
from citadels.offers import parse
from citadels.shapes import Event, Move, Phase
from tests.samples import ROOT

SOURCE = ROOT / "src" / "citadels" / "game.py"


def members(text: str) -> dict[str, dict[str, list[str]]]:
    """The parameters of every public function, class by class."""
    found: dict[str, dict[str, list[str]]] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name != "MoveChain":
            found[node.name] = {
                one.name: [argument.arg for argument in one.args.args]
                for one in node.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")
            }
    return found


@pytest.mark.parametrize("name", ["Game", "Refused", "WhyNot"])
def test_the_stub_has_what_the_module_has(name: str) -> None:
    stub, module = members(SOURCE.with_suffix(".pyi").read_text("utf-8")), members(SOURCE.read_text("utf-8"))
    assert stub[name] == module[name]


def test_the_types_are_those_that_an_editor_completes() -> None:
    """mypy checks this file too: each type has to be exactly this, and each ignored error has to be one."""
    game = Game.new(seed=1)
    view, position, record = game.view(0), game.position(), game.record()
    assert_type(view["players"][0]["gold"], int)
    assert_type(view["phase"], Phase)
    assert_type(position["players"][0]["hand"], list[str])
    assert_type(record["moves"], list[str])
    assert_type(game.events, list[Event])
    assert_type(game.scores()[0]["lines"][0]["points"], int)
    assert_type(game.open_part()["crown"], int)
    assert_type(parse(game.options()[0]), Move)
    with pytest.raises(KeyError):
        view["plyers"]  # type: ignore[typeddict-item]
    with pytest.raises(BadSetup):
        Game.new(characters="king")  # type: ignore[arg-type]


def test_any_mapping_can_be_given() -> None:
    game = Game.new("classic", options=MappingProxyType({"short_game": True}), seed=1)
    game.play(game.options()[0])
    assert Game.from_record(MappingProxyType(game.record())).position() == game.position()
    position = game.position()
    players = [MappingProxyType(player) for player in position["players"]]
    again = Game.from_position(MappingProxyType({**position, "players": players}))
    assert again.position() == position
    assert Game.from_record(again.record()).position() == position
