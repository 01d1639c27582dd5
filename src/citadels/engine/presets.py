"""Ready-made selections: characters and unique districts, by edition.

For classic, the second part names the bonus districts; chance decides which base cards they replace.
"""
from __future__ import annotations

from typing import Final

DELUXE_PRESETS: Final[dict[str, tuple[str, str]]] = {
    "first-game": (
        "assassin thief magician king bishop merchant architect warlord artist",
        "dragon-gate factory haunted-quarter imperial-treasury keep laboratory library map-room quarry "
        "school-of-magic smithy statue thieves-den wishing-well"),
    "ambitious-aristocrats": (
        "magistrate thief wizard patrician bishop trader architect marshal queen",
        "capitol factory framework great-wall haunted-quarter keep necropolis park poor-house quarry "
        "school-of-magic stables statue thieves-den"),
    "cunning-agents": (
        "witch blackmailer magician emperor abbot alchemist architect warlord tax-collector",
        "armory basilica dragon-gate gold-mine keep monument museum necropolis park poor-house quarry "
        "secret-vault smithy theater"),
    "illustrious-emissaries": (
        "witch spy seer emperor bishop merchant scholar diplomat artist",
        "factory framework great-wall haunted-quarter ivory-tower keep library museum observatory park "
        "poor-house quarry school-of-magic smithy"),
    "devious-dignitaries": (
        "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
        "dragon-gate factory framework haunted-quarter laboratory necropolis park poor-house secret-vault "
        "smithy stables theater thieves-den wishing-well"),
    "tenacious-delegates": (
        "assassin spy seer king cardinal trader scholar diplomat artist",
        "basilica capitol haunted-quarter imperial-treasury laboratory library map-room observatory "
        "school-of-magic secret-vault smithy stables statue wishing-well"),
    "vicious-nobles": (
        "assassin thief magician patrician cardinal merchant navigator warlord tax-collector",
        "armory basilica dragon-gate gold-mine imperial-treasury ivory-tower laboratory map-room monument "
        "museum school-of-magic statue thieves-den wishing-well"),
}

_BASE: Final = "assassin thief magician king bishop merchant architect warlord"

CLASSIC_PRESETS: Final[dict[str, tuple[str, str]]] = {
    "base": (_BASE, ""),
    "new-neighbours": (_BASE, "museum park imperial-treasury"),
    "court-and-cloister": ("assassin thief magician emperor abbot merchant architect diplomat",
                           "throne-room ballroom map-room"),
    "dark-arts": ("witch tax-collector wizard king bishop alchemist navigator warlord", "lighthouse quarry bell-tower"),
    "crowded-court": ("witch thief wizard emperor abbot alchemist architect diplomat queen",
                      "hospital factory armory poor-house wishing-well"),
}
CIRCUS_PRESETS: Final[dict[str, tuple[str, str]]] = {"base": (_BASE, "")}
COMMON_PRESETS: Final[dict[str, tuple[str, str]]] = {
    "base": (_BASE + " witch wizard emperor abbot alchemist navigator diplomat queen artist tax-collector", "")}
