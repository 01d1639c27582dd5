"""Why a line is not offered, in a few plain words before the rule: "It costs 5, and you have 4 gold".

Only what the reader's own view shows is asked, and only what is certain is said; else the rule speaks alone.
`frontend/src/lib/reasons.ts` gives the same answers in the browser.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from citadels.facts import Facts
from citadels.offers import Move, decision, parse

Json = dict[str, Any]

# The free part of a turn; wherever else one decides, something is asked that has only its own answers.
FREE: Final = ("gather", "gather-first", "act")
# Who may ever do this, in any edition.
POWERS: Final[dict[str, tuple[str, ...]]] = {
    "name": ("assassin", "thief", "witch"),
    "sign": ("magistrate",),
    "flower": ("blackmailer",),
    "spy": ("spy",),
    "swap": ("magician",),
    "redraw": ("magician",),
    "look": ("wizard",),
    "foresee": ("seer",),
    "crown": ("emperor",),
    "alms": ("abbot",),
    "borrow": ("cardinal",),
    "bonus": ("merchant", "architect", "navigator", "queen", "tax-collector"),
    "study": ("scholar",),
    "destroy": ("warlord",),
    "exchange": ("diplomat",),
    "seize": ("marshal",),
    "beautify": ("artist",),
}
# A power is noted as used by another word than its own.
NOTED: Final = {"redraw": "swap"}
TWICE: Final = "beautify"  # may be done twice in a turn
BUILDS: Final = {"architect": 3, "scholar": 2, "seer": 2, "navigator": 0}  # all others build one district
ACTIONS: Final = {
    "tent": "big-top",
    "booth": "ticket-booth",
    "fortune": "fortune-teller",
    "ringmaster": "ringmaster",
    "cannonball": "human-cannonball",
}
CHEERED: Final = 2  # how many districts more the Ringmaster lets build
EFFECTS: Final = ("armory", "laboratory", "museum", "smithy")  # the districts that are used by a line of their own name
FROM_HAND: Final = ("laboratory", "museum", "sell", "auction")
OWN_WAY: Final = ("thieves-den", "necropolis")  # may be paid for with something else than gold
NEVER_MIND: Final = ("secret-vault", "monument")  # a rule of their own, not their cost, keeps them in the hand
SMITHY: Final = 2  # what its cards cost, where no option says otherwise
SEIZABLE: Final = 3


class Reason(NamedTuple):
    """A message, and the ids and numbers that it speaks of."""

    message: str
    card: str = ""
    character: str = ""
    type: str = ""
    cost: int = 0
    gold: int = 0
    limit: int = 0


class Case(NamedTuple):
    """The reader in the free part of the own turn."""

    facts: Facts
    view: Json
    turn: Json
    seat: int
    role: str

    @property
    def gold(self) -> int:
        return int(self.view["players"][self.seat]["gold"])

    @property
    def hand(self) -> list[str]:
        hand: list[str] = self.view["players"][self.seat]["hand"]
        return hand

    def city(self, seat: int) -> list[str]:
        return [district(item) for item in self.view["players"][seat]["city"]]


def district(item: str | Json) -> str:
    return item if isinstance(item, str) else str(item["district"])


def reason(facts: Facts, view: Json, offered: Sequence[str], line: str) -> Reason | None:
    """Why a line is not among the offered ones; None where nothing is certain but the rule."""
    case = None if line in offered else case_of(facts, view, offered)
    return case and because(case, line)


def case_of(facts: Facts, view: Json, offered: Sequence[str]) -> Case | None:
    turn = view["turn"]
    if not turn or turn["seat"] != view["seat"] or "act" in turn["used"]:
        return None
    kind = decision(view, {parse(one, facts.ranks).key for one in offered})
    return Case(facts, view, turn, view["seat"], turn["character"]) if kind in FREE else None


def because(case: Case, line: str) -> Reason | None:
    """The reason for a line that is not offered."""
    move = parse(line, case.facts.ranks)
    verb = line.partition(" ")[0]
    if move.key in ("gold", "cards"):
        return gathering(case, move)
    if move.key == "end":
        return None if case.turn["gathered"] else Reason("reason-gather-first")
    if move.key == "build":
        return building(case, move.card or "")
    if move.key in ("income", "income-n"):
        return income(case)
    if move.key in ACTIONS and case.facts.actions:
        return action(case, ACTIONS[move.key])
    if verb in POWERS:
        return power(case, verb, move)
    return effect(case, move)


def gathering(case: Case, move: Move) -> Reason | None:
    if case.turn["gathered"]:
        return Reason("reason-gathered")
    empty = not case.view["deck"] and not case.view["discard"]
    return Reason("reason-no-cards") if move.key == "cards" and empty else None


# -- building ----------------------------------------------------------------------------------------------------------
def building(case: Case, card: str) -> Reason | None:
    if card not in case.hand:
        return Reason("reason-not-held", card=card)
    if card not in case.facts.districts:
        return None
    builds = BUILDS.get(case.role, 1)
    if not builds:
        return Reason("reason-builds-nothing", character=case.role)
    city = case.city(case.seat)
    if card in city:
        # A Quarry, or a Wizard, may allow it.
        return None if "quarry" in city or case.role == "wizard" else Reason("reason-stands", card=card)
    if case.facts.laps and any(card in case.city(seat) for seat in range(len(case.view["players"]))):
        return Reason("reason-stands-elsewhere", card=card)
    if not case.turn["gathered"]:
        return Reason("reason-gather-first")
    limit = builds + (CHEERED if "ringmaster" in case.turn["used"] else 0)
    if case.turn["built"] >= limit and counted(case, card):
        return Reason("reason-limit", limit=limit)
    return price(case, card, city)


def counted(case: Case, card: str) -> bool:
    """Whether a district counts toward the limit of the turn."""
    return card != "stables" and not (case.role == "trader" and case.facts.districts[card].type == "trade")


def price(case: Case, card: str, city: list[str]) -> Reason | None:
    if card in OWN_WAY or card in NEVER_MIND or "framework" in city:
        return None
    printed = case.facts.districts[card]
    discount = city.count("factory") if printed.type == "unique" else 0
    return dear(case, printed.cost - discount)


def dear(case: Case, cost: int) -> Reason | None:
    return Reason("reason-cost", cost=cost, gold=case.gold) if cost > case.gold else None


# -- what a character does ---------------------------------------------------------------------------------------------
def income(case: Case) -> Reason | None:
    type = case.facts.gains.get(case.role)
    if type is None:
        return Reason("reason-no-income", character=case.role)
    if "income" in case.turn["used"]:
        return Reason("reason-income-used")
    city = case.city(case.seat)
    types = [case.facts.districts[card].type for card in city if card in case.facts.districts]
    return None if type in types or "school-of-magic" in city else Reason("reason-no-district", type=type)


def power(case: Case, verb: str, move: Move) -> Reason | None:
    if case.role not in POWERS[verb]:
        return Reason("reason-not-yours", character=case.role)
    if case.turn["used"].count(NOTED.get(verb, verb)) > (verb == TWICE):
        return Reason("reason-power-used")
    if verb not in ("destroy", "seize", "exchange"):
        return None
    if verb != "seize" and case.facts.name == "classic" and not case.turn["gathered"]:
        return Reason("reason-gather-first")
    return None if verb == "exchange" else taking(case, move)


def taking(case: Case, move: Move) -> Reason | None:
    """A district in another city that costs too much, where nothing but its cost is in the way."""
    owner = move.seat
    if owner is None or owner == case.seat or owner >= len(case.view["players"]) or sheltered(case, owner):
        return None
    bare = (move.card or "").rstrip("*")
    found = [item for item in case.view["players"][owner]["city"] if district(item) == bare]
    starred = [isinstance(item, dict) and bool(item.get("beautified")) for item in found]
    if not found or bare == "keep" or bare not in case.facts.districts:
        return None
    named = move.line.endswith("*")  # only where both kinds stand there
    if named and len(set(starred)) < 2:
        return None
    worth = case.facts.districts[bare].cost + (named or False not in starred)
    walls = case.city(owner).count("great-wall") if bare != "great-wall" else 0
    if move.key == "destroy":
        return dear(case, worth - 1 + walls)
    return None if worth > SEIZABLE or bare in case.city(case.seat) else dear(case, worth + walls)


def sheltered(case: Case, owner: int) -> bool:
    """Whether a Bishop is there, or the city complete: then it is not the cost that counts."""
    player = case.view["players"][owner]
    if "bishop" in player["characters"] or (case.view.get("lying") or {}).get("bishop") == owner:
        return True
    goal = case.facts.goal(len(case.view["players"]), bool(case.view.get("rung")))
    return not case.facts.laps and sum(map(case.facts.size, case.city(owner))) >= goal


# -- what a card does --------------------------------------------------------------------------------------------------
def action(case: Case, card: str) -> Reason | None:
    if card not in case.hand:
        return Reason("reason-not-held", card=card)
    return Reason("reason-action-used") if "action" in case.turn["used"] else None


def effect(case: Case, move: Move) -> Reason | None:
    if move.key in EFFECTS and move.key in case.facts.districts:
        if move.key not in case.city(case.seat):
            return Reason("reason-not-built", card=move.key)
        if move.key in case.turn["used"]:
            return Reason("reason-used")
        if move.key == "smithy":
            return dear(case, case.facts.options.get("smithy_pay", SMITHY))
    held = move.key in FROM_HAND and (case.facts.laps or move.key in EFFECTS)
    return Reason("reason-not-held", card=move.card or "") if held and move.card not in case.hand else None
