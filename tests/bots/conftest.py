"""How long a program may take to end."""

from __future__ import annotations

import pytest

from citadels.bots.program_bot import program


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """For programs that do end, whatever else the machine has to do meanwhile."""
    monkeypatch.setattr(program, "PATIENCE", 600.0)


@pytest.fixture
def impatient(patient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """For programs that never would."""
    monkeypatch.setattr(program, "PATIENCE", 0.1)
