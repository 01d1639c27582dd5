"""A game as a plain JSON object, and what one seat may see of it."""
from __future__ import annotations

from typing import Any

from citadels.engine.ids import CROWNING, STAR, USED_AGAIN, USED_POWER
from citadels.engine.knowledge import UNKNOWN, Knowledge, unanswered, unseen
from citadels.engine.state import Cards, Player, Round, State, Turn
from citadels.engine.steps.every import STEPS
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS, USED_WORDS, VERB_WORD

Json = dict[str, Any]


# -- words -------------------------------------------------------------------------------------------------------------
def cards(kinds: Cards) -> list[str]:
    return [CARD_WORDS[kind] for kind in kinds]


def characters(ids: Cards) -> list[str]:
    return [CHARACTER_WORDS[character] for character in ids]


def character(id: int) -> str | None:
    return None if id < 0 else CHARACTER_WORDS[id]


def bits(mask: int) -> list[str]:
    return [CHARACTER_WORDS[i] for i in range(len(CHARACTER_WORDS)) if mask >> i & 1]


def used_words(g: State, turn: Turn) -> list[str]:
    """What was used in a turn, by the words of its lines."""
    words: list[str] = []
    for i in range(len(USED_WORDS)):
        if turn.used >> i & 1:
            word = USED_WORDS[i]
            if 1 << i in (USED_POWER, USED_AGAIN) and g.setup.characters[turn.character].verbs:
                word = VERB_WORD[g.setup.characters[turn.character].verbs[0]]
            words.append(word)
    return words


# -- the whole truth ---------------------------------------------------------------------------------------------------
def write(g: State, seed: int, known: list[Knowledge]) -> Json:
    """Every field, so that `read` restores exactly this."""
    r = g.round
    turn = g.turn
    phase = phase_of(g)
    return {
        "edition": g.setup.edition.name,
        "characters": characters(g.setup.cast),
        "uniques": cards(g.setup.uniques),
        "options": dict(g.setup.options),
        "seed": seed,
        "crown": g.crown,
        "players": [write_player(g, player) for player in g.players],
        "phase": phase,
        "round": g.number,
        "rank": rank_of(g),
        "deck": cards(g.deck),
        "deck_only": True,
        "discard": [],
        "face_up": characters(r.face_up),
        "face_down": characters(r.face_down),
        "killed": character(r.killed),
        "robbed": character(r.robbed),
        "bewitched": character(r.bewitched),
        "warrants": write_warrants(r),
        "threats": write_threats(r),
        "revealed": bits(r.revealed),
        "tax": g.tax,
        "first_complete": None if g.first < 0 else g.first,
        "turn": write_turn(g, turn) if in_turn(g) else None,
        "suspended": None if g.suspended is None else write_turn(g, g.suspended),
        "drawn": cards(turn.drawn),
        "aside": cards(turn.aside),
        "draft": {"pool": characters(r.pool)} if phase == "selection" and r.pool else None,
        "stack": [[STEPS[step].name, seat, arg] for step, seat, arg in g.tasks],
        "rng": [g.rng_x, g.rng_y],
        "known": [write_known(g, k) for k in known],
    }


def phase_of(g: State) -> str:
    if not g.tasks:
        return "over"
    return "turns" if g.round.rank > 0 else "selection"


def rank_of(g: State) -> int:
    return g.round.rank


def in_turn(g: State) -> bool:
    """Whether somebody's turn is under way."""
    return g.round.rank > 0 and bool(g.tasks) and g.tasks[-1][0] != CROWNING


def write_player(g: State, player: Player) -> Json:
    return {
        "gold": player.gold,
        "hand": cards(player.hand),
        "city": [write_item(g, player, item, cards(player.under)) for item in player.city],
        "characters": characters(player.characters),
    }


def write_item(g: State, player: Player, item: int, under: list[str] | int) -> str | Json:
    """A district in a city: its name alone where there is nothing more to say."""
    kind = item & 63
    more: Json = {}
    if item >= STAR:
        more["beautified"] = True
    if player.fresh >> kind & 1:
        more["new"] = True
    if g.setup.districts[kind].stores and under:
        more["under"] = under
    return {"district": CARD_WORDS[kind], **more} if more else CARD_WORDS[kind]


def write_warrants(r: Round) -> Json | None:
    if r.signed < 0:
        return None
    return {"signed": character(r.signed), "unsigned": characters(r.unsigned), "used": r.served}


def write_threats(r: Round) -> Json | None:
    if r.flower < 0 and r.plain < 0 and not r.answered and not r.turned:
        return None
    return {"flower": character(r.flower), "plain": character(r.plain), "answered": bits(r.answered),
            "turned": r.turned}


def write_turn(g: State, turn: Turn) -> Json:
    return {
        "seat": turn.seat,
        "character": character(turn.character),
        "gathered": turn.gathered,
        "built": turn.built,
        "paid": turn.paid,
        "used": used_words(g, turn),
        "building": None if turn.building < 0 else CARD_WORDS[turn.building],
        "owed": list(turn.owed),
        "tokens": characters(turn.tokens),
    }


def write_known(g: State, known: Knowledge) -> Json:
    """A seat's knowledge: null for what it does not know, a number for a group of cards of which it knows some."""
    groups = known.in_order()
    hidden = unseen(g)
    silent = unanswered(g)

    def candidates(mask: int, public: int) -> list[str] | None:
        return None if mask & public == public else bits(mask & hidden)

    def zone(slots: list[int]) -> list[str | int | None]:
        return [CARD_WORDS[slot] if slot >= 0 else None if slot == UNKNOWN else groups.index(slot) for slot in slots]

    return {
        "hands": [zone(slots) for slots in known.hands],
        "under": [zone(slots) for slots in known.under],
        "deck": zone(known.deck),
        "drawn": zone(known.drawn),
        "aside": zone(known.aside),
        "groups": [[CARD_WORDS[face] for face in known.groups[group]] for group in groups],
        "taken": None if known.taken < 0 else CARD_WORDS[known.taken],
        "open": candidates(known.open, hidden),
        "held": [[candidates(mask, silent) for mask in places] for places in known.held],
        "down": [candidates(mask, hidden) for mask in known.down],
        "since": known.since,
    }


# -- what one seat may see ---------------------------------------------------------------------------------------------
def view(g: State, seat: int, known: Knowledge | None) -> Json:
    """The position as a seat may know it (-1: a spectator): what is hidden is a number or null."""
    r = g.round
    turn = g.turn
    mine = turn.seat == seat and in_turn(g)
    deciding = bool(g.tasks) and g.tasks[-1][1] == seat
    phase = phase_of(g)
    seen: Json = {
        "edition": g.setup.edition.name,
        "characters": characters(g.setup.cast),
        "uniques": cards(g.setup.uniques),
        "options": dict(g.setup.options),
        "crown": g.crown,
        "players": [view_player(g, other, seat) for other in range(len(g.players))],
        "phase": phase,
        "round": g.number,
        "rank": rank_of(g),
        "deck": len(g.deck),
        "discard": [],
        "face_up": characters(r.face_up),
        "face_down": len(r.face_down),
        "killed": character(r.killed),
        "robbed": character(r.robbed),
        "bewitched": character(r.bewitched),
        "warrants": view_warrants(g, seat),
        "threats": view_threats(g, seat),
        "revealed": bits(r.revealed),
        "tax": g.tax,
        "first_complete": None if g.first < 0 else g.first,
        "turn": view_turn(g, turn, mine) if in_turn(g) else None,
        "suspended": None if g.suspended is None else view_turn(g, g.suspended, g.suspended.seat == seat),
        "drawn": cards(turn.drawn) if mine else len(turn.drawn),
        "aside": cards(turn.aside) if mine else len(turn.aside),
        "draft": None,
        "waiting": g.tasks[-1][1] if g.tasks else None,
        "seat": None if seat < 0 else seat,
    }
    if phase == "selection" and r.pool:
        seen["draft"] = {"pool": characters(r.pool) if deciding else len(r.pool)}
    if known is not None:
        seen["known"] = write_known(g, known)
    return seen


def view_player(g: State, other: int, seat: int) -> Json:
    player = g.players[other]
    if other == seat:
        return write_player(g, player)
    shown: list[str | None] = [CHARACTER_WORDS[c] for c in g.setup.by_ranks(player.characters)
                               if g.round.revealed >> c & 1]
    return {
        "gold": player.gold,
        "hand": len(player.hand),
        "city": [write_item(g, player, item, len(player.under)) for item in player.city],
        "characters": shown + [None] * (len(player.characters) - len(shown)),
    }


def view_warrants(g: State, seat: int) -> Json | list[str] | None:
    r = g.round
    if r.signed < 0 or r.served or (seat >= 0 and g.wielder(g.setup.issuer) == seat):
        return write_warrants(r)
    return characters(g.setup.by_ranks((r.signed, *r.unsigned)))


def view_threats(g: State, seat: int) -> Json | list[str] | None:
    r = g.round
    written = write_threats(r)
    if written is None or r.turned or (seat >= 0 and g.wielder(g.setup.blackmailer) == seat):
        return written
    return characters(g.setup.by_ranks(tuple([c for c in (r.flower, r.plain) if c >= 0])))


def view_turn(g: State, turn: Turn, mine: bool) -> Json:
    written = write_turn(g, turn)
    if not mine:
        written["tokens"] = len(turn.tokens)
    return written
