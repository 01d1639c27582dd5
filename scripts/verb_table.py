"""Writes the table of all verbs into docs/notation.md, from the records of the engine.

    python scripts/verb_table.py
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from citadels.engine.card import Character, District
from citadels.engine.editions import EDITIONS
from citadels.engine.verbs import (
    AT_A_CITY,
    AT_BID,
    AT_CHARACTER,
    AT_CHOICE,
    AT_HAND,
    AT_OPEN_CARDS,
    AT_OWN_CITY,
    AT_PLAYER,
    CARD,
    CHARACTER,
    COURSE,
    DISTRICT,
    GOLD,
    NOWHERE,
    NUMBER,
    PLAIN,
    SALE,
    SEAT,
    SEAT_BOOTH,
    SEAT_DISTRICT,
    SEAT_STANDING,
    SEAT_TYPE,
    STANDING,
    VERBS,
    Verb,
)

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "notation.md"
MARKED: Final = re.compile(r"(?<=<!-- verbs: scripts/verb_table.py -->\n).*?(?=<!-- end of verbs -->)", re.DOTALL)
ARGUMENTS: Final = {
    PLAIN: "", NUMBER: " N", GOLD: " N", CHARACTER: " CHARACTER", SEAT: " SEAT", CARD: " CARD", DISTRICT: " DISTRICT",
    STANDING: " DISTRICT", SEAT_STANDING: " SEAT DISTRICT", SEAT_DISTRICT: " SEAT DISTRICT", SEAT_TYPE: " SEAT TYPE",
    SEAT_BOOTH: " SEAT N",
}
AIMS: Final = {
    NOWHERE: "", AT_HAND: "a card in hand", AT_OPEN_CARDS: "a card on the table", AT_OWN_CITY: "an own district",
    AT_A_CITY: "a district in any city", AT_PLAYER: "a player", AT_CHARACTER: "a character",
    AT_CHOICE: "an offered character", AT_BID: "a number",
}


def owners(verb: Verb) -> str:
    if verb.owner == COURSE:
        return "everybody"
    if verb.owner == SALE:
        return "everybody, in the Common City"
    cards: list[Character | District] = []
    for edition in EDITIONS.values():
        cards += [card for card in edition.characters if card.id >= 0 and edition.ranks[card.id]]
        cards += [card for card in edition.districts if card.kind >= 0]
    found = [card.word for card in cards
             if verb.first in card.verbs or verb.first in [answer for answer, _ in card.answers]]
    return ", ".join(dict.fromkeys(found)) or "characters who gain for districts"


def table() -> str:
    rows = [f"| `{verb.word}{ARGUMENTS[verb.shape]}` | {owners(verb)} | {AIMS[verb.aim]} | "
            f"{'yes' if verb.staged else ''} |" for verb in sorted(VERBS, key=lambda verb: verb.order)]
    head = ["", "| line | belongs to | aimed at | part of an act |", "| --- | --- | --- | --- |"]
    return "\n".join([*head, *rows, "", ""])


def main() -> None:
    PAGE.write_text(MARKED.sub(lambda _: table(), PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
