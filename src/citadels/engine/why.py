"""Which rule speaks about a move that has no place in the present decision."""
from __future__ import annotations

from typing import Final

from citadels.engine.ids import (
    BRIBE,
    CONFISCATE,
    DISCARD,
    DONE,
    FOR,
    GIVE,
    GIVE_CHARACTER,
    HOLD,
    KEEP_CARD,
    NOW,
    PASS,
    PAY,
    PICK,
    PUT,
    REFUSE,
    REVEAL,
    SACRIFICE,
    SPEND,
    TAKE,
    TAKE_CARD,
    TAKE_GOLD,
    THREATEN,
    USE_FRAMEWORK,
    USE_THEATER,
    VERB,
    WARRANT,
)

# Moves that only answer a question: the rule that asks it
ANSWERS: Final[dict[int, str]] = {
    BRIBE: "DX-BLACKMAILER-2",
    CONFISCATE: "DX-MAGISTRATE-2",
    DISCARD: "DX-DRAFT-5",
    DONE: "DX-MAGICIAN-1",
    FOR: "DX-DIPLOMAT-2",
    GIVE: "DX-SEER-1",
    GIVE_CHARACTER: "DX-THEATER-1",
    HOLD: "DX-WIZARD-1",
    KEEP_CARD: "DX-TURN-1",
    NOW: "DX-WIZARD-1",
    PASS: "DX-TURN-6",
    PAY: "DX-TURN-3",
    PICK: "DX-DRAFT-3",
    PUT: "DX-MAGICIAN-1",
    REFUSE: "DX-BLACKMAILER-2",
    REVEAL: "DX-BLACKMAILER-3",
    SACRIFICE: "DX-NECROPOLIS-1",
    SPEND: "DX-THIEVES-DEN-1",
    TAKE: "DX-WIZARD-3",
    TAKE_CARD: "DX-EMPEROR-3",
    TAKE_GOLD: "DX-EMPEROR-3",
    THREATEN: "DX-BLACKMAILER-1",
    USE_FRAMEWORK: "DX-FRAMEWORK-1",
    USE_THEATER: "DX-THEATER-2",
    WARRANT: "DX-MAGISTRATE-1",
}


def verb_rule(verb: int) -> str:
    """Why a move of this verb is no part of a turn just now: nothing asked for it, or it is another character's."""
    return ANSWERS.get(verb, "DX-CALL-2")


def payment_rule(move: int) -> str:
    """Why a district cannot be paid for so."""
    verb = VERB[move]
    return ANSWERS[verb] if verb in (USE_FRAMEWORK, SACRIFICE, SPEND) else "DX-TURN-3"
