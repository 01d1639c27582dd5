"""The types of what the laboratory plays and keeps, all of it plain JSON."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]       # settings, plans and results: which fields they have depends on the kind of study
