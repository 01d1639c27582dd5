"""All kinds of decision, by their number in ids.py."""
from __future__ import annotations

from typing import Final

from citadels.engine.steps.abilities import (
    Confiscating,
    Crowning,
    Exchanging,
    Lending,
    Redrawing,
    Returning,
    Signing,
    Studying,
    Taking,
    Threatening,
    Tolling,
    Turning,
    Using,
)
from citadels.engine.steps.circus import Cashing, FortuneTaking, Launching, Resisting, Tumbling, Visiting
from citadels.engine.steps.classic import Granting, Mourning, Ringing, Searching, Thanking
from citadels.engine.steps.common_city import Bidding
from citadels.engine.steps.selection import Casting, Picking, Staging
from citadels.engine.steps.step import Step
from citadels.engine.steps.turn import Acting, Answering, Keeping, Paying

STEPS: Final[list[Step]] = [
    Picking(), Staging(), Casting(), Acting(), Keeping(), Studying(), Signing(), Threatening(), Answering(), Turning(),
    Redrawing(), Taking(), Using(), Returning(), Tolling(), Crowning(), Paying(), Lending(), Exchanging(),
    Confiscating(), Granting(), Mourning(), Searching(), Ringing(), Thanking(), Resisting(), Tumbling(), Cashing(),
    Visiting(), FortuneTaking(), Launching(), Bidding(),
]
