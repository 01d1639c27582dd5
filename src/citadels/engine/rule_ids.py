"""The ids that the older editions have for rules that the engine calls by their deluxe ids."""
from __future__ import annotations

from typing import Final


def _alike(names: str) -> dict[str, str]:
    """Rules of cards whose ids differ only in the edition's letters."""
    return {f"DX-{name}-1": f"CL-{name}-1" for name in names.split()}


CLASSIC_RULES: Final[dict[str, str]] = {
    **_alike("ASSASSIN THIEF MAGICIAN KING BISHOP MERCHANT ARCHITECT WARLORD WITCH WIZARD EMPEROR ABBOT "
             "NAVIGATOR DIPLOMAT ARTIST QUEEN KEEP LABORATORY SMITHY DRAGON-GATE GREAT-WALL ARMORY MUSEUM "
             "IMPERIAL-TREASURY MAP-ROOM WISHING-WELL QUARRY"),
    "DX-SETUP-1": "CL-SETUP-1",
    "DX-SETUP-2": "CL-SETUP-3",
    "DX-SETUP-3": "CL-SETUP-4",
    "DX-DRAFT-3": "CL-DRAFT-1",
    "DX-DRAFT-5": "CL-DRAFT-4",
    "DX-TURN-1": "CL-TURN-1",
    "DX-TURN-2": "CL-TURN-1",
    "DX-TURN-4": "CL-TURN-2",
    "DX-TURN-5": "CL-TURN-3",
    "DX-END-1": "CL-END-1",
    "DX-END-2": "CL-END-2",
    "DX-THIEF-2": "CL-THIEF-1",
    "DX-BISHOP-2": "CL-BISHOP-1",
    "DX-MERCHANT-2": "CL-MERCHANT-1",
    "DX-ARCHITECT-2": "CL-ARCHITECT-1",
    "DX-NAVIGATOR-2": "CL-NAVIGATOR-1",
    "DX-WARLORD-2": "CL-WARLORD-1",
    "DX-WITCH-2": "CL-WITCH-1",
    "DX-WIZARD-3": "CL-WIZARD-1",
    "DX-EMPEROR-2": "CL-EMPEROR-1",
    "DX-EMPEROR-3": "CL-EMPEROR-2",
    "DX-EMPEROR-4": "CL-EMPEROR-3",
    "DX-ABBOT-2": "CL-ABBOT-2",
    "DX-DIPLOMAT-2": "CL-DIPLOMAT-1",
    "DX-DIPLOMAT-3": "CL-DIPLOMAT-1",
    "DX-MUSEUM-2": "CL-MUSEUM-1",
    "DX-TAX-2": "CL-TAX-1",
    "DX-DRAFT-4": "CL-DRAFT-3",
    "DX-DRAFT-6": "CL-DRAFT-5",
    "RU-13": "CL-WITCH-2",
    "RU-14": "CL-KEEP-1",
}

CIRCUS_RULES: Final[dict[str, str]] = {
    **CLASSIC_RULES,
    "DX-SETUP-1": "CI-SETUP-1",
    "DX-SETUP-3": "CI-SETUP-1",
    "DX-DRAFT-3": "CI-DRAFT-1",
    "DX-DRAFT-4": "CI-DRAFT-2",
    "DX-DRAFT-5": "CI-DRAFT-2",
    "DX-DRAFT-6": "CI-DRAFT-2",
    "DX-TURN-1": "CI-TURN-1",
    "DX-TURN-2": "CI-TURN-1",
    "DX-TURN-5": "CI-TURN-1",
    "DX-BISHOP-1": "CI-BISHOP-1",
    "DX-BISHOP-2": "CI-BISHOP-1",
    "DX-MERCHANT-1": "CI-MERCHANT-1",
    "DX-MERCHANT-2": "CI-MERCHANT-1",
    "DX-ARCHITECT-1": "CI-ARCHITECT-1",
    "DX-ARCHITECT-2": "CI-ARCHITECT-1",
    "DX-WARLORD-1": "CI-WARLORD-1",
    "DX-WARLORD-2": "CI-WARLORD-1",
    "DX-THIEF-1": "CI-THIEF-1",
    "DX-THIEF-2": "CI-THIEF-1",
    "DX-SMITHY-1": "CI-SMITHY-1",
    "DX-END-1": "CI-END-1",
    "DX-END-2": "CI-END-1",
}

COMMON_RULES: Final[dict[str, str]] = {
    **CLASSIC_RULES,
    "DX-SETUP-1": "CC-SETUP-1",
    "DX-SETUP-3": "CC-SETUP-1",
    "DX-DRAFT-3": "CC-TURN-1",
    "DX-DRAFT-5": "CC-TURN-1",
    "DX-TURN-1": "CC-TURN-2",
    "DX-TURN-2": "DX-TURN-2",   # nothing of its own says that building comes after gathering
    "DX-TURN-4": "CC-TURN-4",
    "DX-TURN-8": "CC-TURN-6",
    "DX-END-1": "CC-END-1",
    "DX-END-2": "CC-END-2",
    "DX-BISHOP-2": "CC-BISHOP-1",
    "DX-QUEEN-1": "CC-QUEEN-1",
    "DX-WITCH-1": "CC-WITCH-1",
    "DX-WITCH-2": "CC-WITCH-2",
    "DX-EMPEROR-4": "CC-KING-2",
    "CL-BELL-TOWER-1": "CC-BELL-TOWER-1",
}
