"""The rules by which the engine can refuse something, found in its source: each has a test that pins it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from citadels.engine.editions import EDITIONS
from citadels.texts import rule_ids

ENGINE = Path(__file__).parents[1] / "src" / "citadels" / "engine"
NAMES_ONLY = {"rule_ids.py", "scoring.py"}
"""Files that name rules but refuse nothing."""
NEVER_MET = {"DX-MERCHANT-2", "DX-ARCHITECT-1", "DX-NAVIGATOR-1", "DX-QUARRY-1", "CL-TAX-1", "CI-ACTION-4", "CI-TENT-3"}
"""Rules that refuse nothing where they have this id: extra resources wait only in Classic, a Quarry has a limit only
there, its Tax Collector has no bonus, and no line builds or destroys an action card."""


def rules_in(node: ast.AST) -> Iterator[str]:
    """The rules named in a piece of source, less those by which points are given."""
    if isinstance(node, ast.FunctionDef) and node.name == "points":
        return
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "points_rule":
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from rules_in(child)


def refusing_rules() -> set[str]:
    """By their ids in every edition."""
    named = {rule for path in ENGINE.rglob("*.py") if path.name not in NAMES_ONLY
             for rule in rules_in(ast.parse(path.read_text("utf-8")))}
    found = {edition.rule(rule) for edition in EDITIONS.values() for rule in named}
    return found.intersection(rule_ids()) - NEVER_MET
