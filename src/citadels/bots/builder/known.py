"""The numbers of the characters that have rules of thumb of their own."""
from __future__ import annotations

from typing import Final

from citadels.engine.words import CHARACTER_IDS

ASSASSIN: Final = CHARACTER_IDS["assassin"]
WITCH: Final = CHARACTER_IDS["witch"]
THIEF: Final = CHARACTER_IDS["thief"]
SPY: Final = CHARACTER_IDS["spy"]
BLACKMAILER: Final = CHARACTER_IDS["blackmailer"]
MAGICIAN: Final = CHARACTER_IDS["magician"]
WIZARD: Final = CHARACTER_IDS["wizard"]
SEER: Final = CHARACTER_IDS["seer"]
KING: Final = CHARACTER_IDS["king"]
PATRICIAN: Final = CHARACTER_IDS["patrician"]
BISHOP: Final = CHARACTER_IDS["bishop"]
ABBOT: Final = CHARACTER_IDS["abbot"]
CARDINAL: Final = CHARACTER_IDS["cardinal"]
MERCHANT: Final = CHARACTER_IDS["merchant"]
ALCHEMIST: Final = CHARACTER_IDS["alchemist"]
TRADER: Final = CHARACTER_IDS["trader"]
ARCHITECT: Final = CHARACTER_IDS["architect"]
NAVIGATOR: Final = CHARACTER_IDS["navigator"]
WARLORD: Final = CHARACTER_IDS["warlord"]
DIPLOMAT: Final = CHARACTER_IDS["diplomat"]
MARSHAL: Final = CHARACTER_IDS["marshal"]
ARTIST: Final = CHARACTER_IDS["artist"]
TAX_COLLECTOR: Final = CHARACTER_IDS["tax-collector"]
