"""Why a move is not allowed: the rule that forbids it and, if a few words can say it, the plain reason."""
from __future__ import annotations

from typing import Final

# The messages for plain reasons, with the values in them
HAS_GATHERED: Final = "reason-gathered"
NO_CARDS: Final = "reason-no-cards"
GATHER_FIRST: Final = "reason-gather-first"
NOT_HELD: Final = "reason-not-held"                  # card
STANDS: Final = "reason-stands"                      # card
STANDS_ELSEWHERE: Final = "reason-stands-elsewhere"  # card
STANDS_THERE: Final = "reason-stands-there"          # card
BUILDS_NOTHING: Final = "reason-builds-nothing"      # character
LIMIT: Final = "reason-limit"                        # limit
COST: Final = "reason-cost"                          # cost, gold
NO_INCOME: Final = "reason-no-income"                # character
INCOME_USED: Final = "reason-income-used"
NO_DISTRICT: Final = "reason-no-district"            # type
NOT_YOURS: Final = "reason-not-yours"                # character
POWER_USED: Final = "reason-power-used"
USED: Final = "reason-used"
RUNG: Final = "reason-rung"
ACTION_USED: Final = "reason-action-used"
NOT_BUILT: Final = "reason-not-built"                # card
NOT_IN_GAME: Final = "reason-not-in-game"
NO_SALES: Final = "reason-no-sales"
COMPLETE: Final = "reason-complete"
TOO_DEAR: Final = "reason-too-dear"                  # cost, limit
TOO_FEW_CARDS: Final = "reason-too-few-cards"        # cost, count
TOO_POOR: Final = "reason-too-poor"                  # cost, gold
NOT_SHORT: Final = "reason-not-short"
NOT_RICHEST: Final = "reason-not-richest"
NOBODY_RICHER: Final = "reason-nobody-richer"
TIED_RICHEST: Final = "reason-tied-richest"
FULL: Final = "reason-full"                           # card, limit
NOT_SIGNED: Final = "reason-not-signed"
BEAUTIFIED_BEFORE: Final = "reason-beautified"
NO_TAX: Final = "reason-no-tax"
NOT_BESIDE: Final = "reason-not-beside"
NOT_BESIDE_CROWN: Final = "reason-not-beside-crown"
NOBODY_REVEALED: Final = "reason-nobody-revealed"
NOT_AFTER_KING: Final = "reason-not-after-king"
EMPTY_HAND: Final = "reason-empty-hand"
THEIR_HAND_EMPTY: Final = "reason-their-hand-empty"
ALL_HANDS_EMPTY: Final = "reason-all-hands-empty"
GUARDED: Final = "reason-guarded"                    # character
SAFE: Final = "reason-safe"                          # card
NOTHING_TO_GIVE: Final = "reason-nothing-to-give"
NOT_DEARER: Final = "reason-not-dearer"              # cost
NONE_DEARER: Final = "reason-none-dearer"            # cost
ONLY_END: Final = "reason-only-end"
ONLY_GATHER: Final = "reason-only-gather"
BEWITCH_FIRST: Final = "reason-bewitch-first"
CROWN_FIRST: Final = "reason-crown-first"
HAS_CROWN: Final = "reason-has-crown"
OWN_CHARACTER: Final = "reason-own-character"
FIRST_RANK: Final = "reason-first-rank"
IS_KILLED: Final = "reason-killed"
IS_BEWITCHED: Final = "reason-bewitched"
CALLED_BEFORE: Final = "reason-called"
CHOSEN_BEFORE: Final = "reason-chosen"
NEVER_BUILT: Final = "reason-never-built"            # card
TOO_LATE_TO_RING: Final = "reason-too-late-to-ring"  # count, limit
BID_MORE: Final = "reason-bid-more"                  # limit

# Nobody wonders why something that is used up cannot be used again
USED_UP: Final = (INCOME_USED, POWER_USED, USED, RUNG, ACTION_USED)


class Refusal:
    """A rule, and a message ("" if the rule says it all) with its numbers and ids (-1: none).

    It holds only what the seat that asks can see.
    """

    def __init__(self, rule: str, reason: str = "", card: int = -1, character: int = -1, type: int = -1, cost: int = -1,
                 gold: int = -1, limit: int = -1, count: int = -1) -> None:
        self.rule = rule
        self.reason = reason
        self.card = card
        self.character = character
        self.type = type
        self.cost = cost
        self.gold = gold
        self.limit = limit
        self.count = count


# What can be mended most easily comes first
NEAREST: Final = (COST, STANDS, STANDS_THERE, SAFE, NOT_DEARER, NONE_DEARER, NOTHING_TO_GIVE)


def nearest(refusals: list[Refusal]) -> Refusal:
    """Where every way is barred, the one that is barred least; it does not depend on their order."""
    best = refusals[0]
    for refusal in refusals:
        if weight(refusal) < weight(best):
            best = refusal
    return best


def weight(refusal: Refusal) -> tuple[int, int, int]:
    return NEAREST.index(refusal.reason), refusal.cost, refusal.card
