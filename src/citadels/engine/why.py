"""Which rule speaks about a move that has no place in the present decision."""
from __future__ import annotations

from typing import Final

from citadels.engine.ids import (
    ACROBAT,
    AUCTION,
    BID,
    BOOTH,
    BRIBE,
    CANNONBALL,
    CASH,
    CONFISCATE,
    DISCARD,
    DONE,
    FOR,
    FORTUNE,
    GIVE,
    GIVE_CHARACTER,
    GIVE_GOLD,
    HOLD,
    KEEP_CARD,
    LIGHTHOUSE,
    NOW,
    PASS,
    PAY,
    PICK,
    PUT,
    REFUSE,
    REVEAL,
    RING,
    RINGMASTER,
    SACRIFICE,
    SELL,
    SILENCE,
    SPEND,
    STRONGMAN,
    TAKE,
    TAKE_CARD,
    TAKE_GOLD,
    TENT,
    THANKS,
    THREATEN,
    TICKET,
    TICKET_N,
    USE_FRAMEWORK,
    USE_GRAVEYARD,
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
    GIVE_GOLD: "CL-EMPEROR-2",
    USE_GRAVEYARD: "CL-GRAVEYARD-1",
    LIGHTHOUSE: "CL-LIGHTHOUSE-1",
    RING: "CL-BELL-TOWER-1",
    THANKS: "CL-BALLROOM-1",
    SILENCE: "CL-BALLROOM-1",
    TENT: "CI-TENT-1",
    BOOTH: "CI-BOOTH-1",
    TICKET: "CI-BOOTH-1",
    TICKET_N: "CI-BOOTH-1",
    CASH: "CI-BOOTH-2",
    FORTUNE: "CI-FORTUNE-1",
    RINGMASTER: "CI-RINGMASTER-1",
    CANNONBALL: "CI-CANNONBALL-1",
    STRONGMAN: "CI-STRONGMAN-1",
    ACROBAT: "CI-ACROBAT-1",
    SELL: "CC-TURN-3",
    AUCTION: "CC-TURN-3",
    BID: "CC-AUCTION-1",
}


def verb_rule(verb: int, seats: int) -> str:
    """Why a move of this verb is no part of a turn just now: nothing asked for it, or it is another character's."""
    return ANSWERS.get(verb, foreign_rule(seats))


def foreign_rule(seats: int) -> str:
    """With two characters one may wonder why the other's ability cannot be used; with one, whose ability it is."""
    return "DX-CALL-2" if seats <= 3 else "DX-TURN-5"


def payment_rule(move: int) -> str:
    """Why a district cannot be paid for so."""
    verb = VERB[move]
    return ANSWERS[verb] if verb in (USE_FRAMEWORK, SACRIFICE, SPEND) else "DX-TURN-3"
