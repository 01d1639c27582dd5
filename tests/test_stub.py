"""game.pyi, which types the compiled module for its callers, has the same members and parameters as game.py."""

from __future__ import annotations

import ast

import pytest

from tests.samples import ROOT

SOURCE = ROOT / "src" / "citadels" / "game.py"


def members(text: str) -> dict[str, dict[str, list[str]]]:
    """The parameters of every public function, class by class."""
    found: dict[str, dict[str, list[str]]] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name != "Played":
            found[node.name] = {
                one.name: [argument.arg for argument in one.args.args]
                for one in node.body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_")
            }
    return found


@pytest.mark.parametrize("name", ["Game", "Refused", "WhyNot"])
def test_the_stub_has_what_the_module_has(name: str) -> None:
    stub, module = members(SOURCE.with_suffix(".pyi").read_text("utf-8")), members(SOURCE.read_text("utf-8"))
    assert stub[name] == module[name]
