"""A game as a plain JSON object, and what one seat may see of it."""
from __future__ import annotations

from citadels.engine.choosing import written_options
from citadels.engine.cities import shielded
from citadels.engine.first_knowledge import unanswered, unseen
from citadels.engine.flow import named
from citadels.engine.ids import KIND, STAR, USED_AGAIN, USED_POWER
from citadels.engine.knowledge import UNKNOWN, Knowledge
from citadels.engine.rng import KEYED
from citadels.engine.state import Cards, Json, Player, Round, State, Turn
from citadels.engine.steps.every import STEPS
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS, USED_WORDS, VERB_WORD


# -- words -------------------------------------------------------------------------------------------------------------
def cards(kinds: Cards) -> list[str]:
    return [CARD_WORDS[kind] for kind in kinds]


def characters(ids: Cards) -> list[str]:
    return [CHARACTER_WORDS[character] for character in ids]


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
    """Every field, so that loading restores exactly this."""
    r = g.round
    turn = g.turn
    phase = phase_of(g)
    return {
        "edition": g.setup.edition.name,
        "characters": characters(g.setup.cast),
        "uniques": cards(g.setup.uniques),
        "options": written_options(g.setup),
        "seed": seed,
        "crown": g.crown,
        "players": [write_player(g, seat) for seat in range(len(g.players))],
        "phase": phase,
        "round": g.number,
        "rank": g.round.rank,
        "deck": cards(g.deck()),
        "deck_only": True,
        "discard": cards(g.discard),
        "face_up": characters(r.face_up),
        "face_down": characters(r.face_down),
        **g.setup.edition.course.write_marks(g),
        "warrants": write_warrants(r),
        "threats": write_threats(r),
        "revealed": bits(r.revealed),
        "tax": g.tax,
        "first_complete": first_complete(g),
        "turn": write_turn(g, turn) if in_turn(g) else None,
        "suspended": None if g.suspended is None else write_turn(g, g.suspended),
        "drawn": cards(turn.drawn),
        "aside": cards(turn.aside),
        "draft": {"pool": characters(r.pool)} if phase == "selection" and r.pool else None,
        "stack": [[STEPS[step].name, seat, arg] for step, seat, arg in g.tasks],
        **write_chance(g),
        **write_extras(g),
        **g.setup.edition.course.write_secret(g),
        "known": [write_known(g, k) for k in known],
    }


def write_chance(g: State) -> Json:
    """Which generator goes on, and where it stands; the key of the stream comes from the seed."""
    return {"rng": [g.rng_x, g.rng_y]} if g.stream is None else {"chance": KEYED, "rng": [g.rng_x]}


def write_extras(g: State) -> Json:
    """What only some editions have, all of it public."""
    found: Json = {}
    if g.setup.ringers:
        found["rung"] = g.rung
    if g.setup.tumbler >= 0:
        found["acrobat"] = g.round.acrobat
    found.update(g.setup.edition.course.write_public(g))
    return found


def phase_of(g: State) -> str:
    if not g.tasks:
        return "over"
    return "turns" if g.round.rank > 0 else "selection"


def in_turn(g: State) -> bool:
    """Whether somebody's turn is under way."""
    return g.round.rank > 0 and bool(g.tasks) and g.setup.edition.course.in_turn(g)


def first_complete(g: State) -> int | list[int] | None:
    """The seat that completed a city first; a list where a Bell Tower made several of them."""
    seats = [seat for seat in range(len(g.players)) if g.first >> seat & 1]
    return seats if len(seats) > 1 else seats[0] if seats else None


def write_player(g: State, seat: int) -> Json:
    player = g.players[seat]
    return {
        "gold": player.gold,
        "hand": cards(player.hand),
        "city": [write_item(g, player, item, cards(player.under)) for item in player.city],
        "characters": characters(player.characters),
        **write_more(g, seat),
    }


def write_more(g: State, seat: int) -> Json:
    """What only some editions have in front of a player, all of it public."""
    found: Json = {}
    if g.setup.edition.asks_who_built:
        found["built"] = 1 if g.players[seat].fresh else 0
    if g.setup.booth >= 0:
        found["booths"] = [value // 2 for value in g.booths[seat]] if g.booths else []
    found.update(g.setup.edition.course.write_player(g, seat))
    return found


def write_item(g: State, player: Player, item: int, under: list[str] | int) -> str | Json:
    """A district in a city: its name alone where there is nothing more to say."""
    kind = item & KIND
    more: Json = {}
    if item >= STAR:
        more["beautified"] = True
    if player.fresh >> kind & 1 and g.setup.dated:
        more["new"] = True
    if g.setup.districts[kind].stores and under:
        more["under"] = under
    return {"district": CARD_WORDS[kind], **more} if more else CARD_WORDS[kind]


def write_warrants(r: Round) -> Json | None:
    if r.signed < 0:
        return None
    return {"signed": named(r.signed), "unsigned": characters(r.unsigned), "used": r.served}


def write_threats(r: Round) -> Json | None:
    if r.flower < 0 and r.plain < 0 and not r.answered and not r.turned:
        return None
    return {"flower": named(r.flower), "plain": named(r.plain), "answered": bits(r.answered),
            "turned": r.turned}


def write_turn(g: State, turn: Turn) -> Json:
    return {
        "seat": turn.seat,
        "character": named(turn.character),
        "gathered": turn.gathered,
        "built": turn.built,
        "paid": turn.paid,
        "used": used_words(g, turn),
        "building": None if turn.building < 0 else CARD_WORDS[turn.building],
        "owed": list(turn.owed),
        "tokens": characters(turn.tokens),
        **g.setup.edition.course.write_turn(turn),
        **({"tickets": [[seat, i + 1] for seat in range(len(g.booths)) for i in range(len(g.booths[seat]))
                        if g.booths[seat][i] % 2]} if g.setup.booth >= 0 else {}),
    }


def write_known(g: State, known: Knowledge) -> Json:
    """A seat's knowledge: null for an unknown card, a number for a group of cards of which it knows some."""
    groups = known.in_order()
    hidden = unseen(g) if g.setup.edition.course.hides else 0
    silent = unanswered(g) & hidden
    return {
        "hands": [write_zone(slots, groups) for slots in known.hands],
        "under": [write_zone(slots, groups) for slots in known.under],
        "deck": write_zone(known.deck, groups),
        "drawn": write_zone(known.drawn, groups),
        "aside": write_zone(known.aside, groups),
        "groups": [[CARD_WORDS[face] for face in known.groups[group]] for group in groups],
        "taken": None if known.taken < 0 else CARD_WORDS[known.taken],
        "open": write_candidates(known.open, hidden, hidden),
        "held": [[write_candidates(mask, silent, hidden) for mask in places] for places in known.held],
        "down": [write_candidates(mask, hidden, hidden) for mask in known.down],
        "since": known.since,
    }


def write_candidates(mask: int, public: int, hidden: int) -> list[str] | None:
    """The characters that a face-down one may be; null if the seat knows no more about it than everybody else."""
    return None if mask & public == public else bits(mask & hidden)


def write_zone(slots: list[int], groups: list[int]) -> list[str | int | None]:
    found: list[str | int | None] = []
    for slot in slots:
        if slot == UNKNOWN:     # most of the deck
            found.append(None)
        elif slot >= 0:
            found.append(CARD_WORDS[slot])
        else:
            found.append(groups.index(slot))
    return found


# -- what one seat may see ---------------------------------------------------------------------------------------------
def view(g: State, seat: int, known: Knowledge | None) -> Json:
    """The position as a seat may know it (-1: a spectator): what is hidden is a number or null."""
    seen = {**open_part(g), **own_part(g, seat, known)}
    if seat >= 0:
        seen["players"][seat] = view_player(g, seat, seat)
    return seen


def open_part(g: State) -> Json:
    """What everybody may know, with all players as others see them."""
    r = g.round
    return {
        "edition": g.setup.edition.name,
        "characters": characters(g.setup.cast),
        "uniques": cards(g.setup.uniques),
        "options": written_options(g.setup),
        "crown": g.crown,
        "players": [view_player(g, other, -1) for other in range(len(g.players))],
        "phase": phase_of(g),
        "round": g.number,
        "rank": r.rank,
        "deck": len(g.deck()),
        "discard": cards(g.discard),
        "face_up": characters(r.face_up),
        "face_down": len(r.face_down),
        **g.setup.edition.course.write_marks(g),
        "revealed": bits(r.revealed),
        "tax": g.tax,
        "first_complete": first_complete(g),
        **write_extras(g),
    }


def own_part(g: State, seat: int, known: Knowledge | None) -> Json:
    """What may differ from seat to seat, besides the seat's own player."""
    turn = g.turn
    acting = in_turn(g)
    mine = turn.seat == seat and acting
    deciding = bool(g.tasks) and g.tasks[-1][1] == seat
    pool = g.round.pool if phase_of(g) == "selection" else ()
    seen: Json = {
        "warrants": view_warrants(g, seat),
        "threats": view_threats(g, seat),
        "turn": view_turn(g, turn, mine) if acting else None,
        "suspended": None if g.suspended is None else view_turn(g, g.suspended, g.suspended.seat == seat),
        "drawn": cards(turn.drawn) if mine else len(turn.drawn),
        "aside": cards(turn.aside) if mine else len(turn.aside),
        "draft": None,
        "waiting": waiting(g, seat),
        "seat": None if seat < 0 else seat,
    }
    if pool:
        seen["draft"] = {"pool": characters(pool) if deciding else len(pool)}
    if known is not None:
        seen["known"] = write_known(g, known)
    return seen


def waiting(g: State, seat: int) -> int | str | None:
    """Who must decide. During a secret reaction, the others learn only that reactions are awaited."""
    if not g.tasks:
        return None
    step, asked, _ = g.tasks[-1]
    return "reactions" if STEPS[step].secret and asked != seat else asked


def view_player(g: State, other: int, seat: int) -> Json:
    player = g.players[other]
    if other == seat:
        return {**write_player(g, other), "raid": raid_prices(g, other, True)}
    shown: list[str | None] = [CHARACTER_WORDS[c] for c in g.setup.by_ranks(player.characters)
                               if g.round.revealed >> c & 1]
    return {
        "gold": player.gold,
        "hand": len(player.hand),
        "city": [write_item(g, player, item, len(player.under)) for item in player.city],
        "characters": shown + [None] * (len(player.characters) - len(shown)),
        **write_more(g, other),
        "raid": raid_prices(g, other, False),
    }


def raid_prices(g: State, owner: int, mine: bool) -> list[int | None]:
    """What each district of a city would cost this game's raider, as far as everybody knows; null if it is safe."""
    raider, shield = g.setup.raider, g.setup.shield
    player = g.players[owner]
    if raider < 0:
        return []
    # A bewitched Bishop guards the Witch, but she learns only when he is called whether anybody holds him.
    shown = shield >= 0 and (g.round.revealed >> shield & 1 == 1 or (mine and g.holder(shield) == owner))
    if g.complete(player) or (shown and shielded(g, -1) == owner):
        return [None] * len(player.city)
    found: list[int | None] = []
    for item in player.city:
        price = g.setup.characters[raider].raid_price(g, owner, item)
        safe = price < 0 or bool(g.setup.districts[item & KIND].safe_rule)
        found.append(None if safe else price)
    return found


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
