"""Setting up the game that a position describes."""
from __future__ import annotations

from typing import Final

from citadels.engine.choosing import PRESET_CHARACTERS, PRESET_UNIQUES, cast_fault, uniques_fault
from citadels.engine.editions import EDITIONS, Edition, Setup, setup_for
from citadels.engine.flow import call_next, start_round, threatened
from citadels.engine.ids import (
    ACTING,
    ANSWERING,
    CASTING,
    CONFISCATING,
    CROWNING,
    DISTRICTS,
    KEEPING,
    LENDING,
    PAYING,
    PICKING,
    REDRAWING,
    RETURNING,
    SIGNING,
    STAGING,
    STAR,
    STUDYING,
    THREATENING,
    USED_POWER,
)
from citadels.engine.knowledge import UNKNOWN, Knowledge, mask, unanswered, unseen
from citadels.engine.play import all_cards, seed_words
from citadels.engine.reading import (
    Json,
    a_card,
    a_character,
    a_list,
    a_number,
    a_truth,
    an_object,
    known_keys,
    refuse,
    shown,
    some_cards,
    some_characters,
)
from citadels.engine.state import NONE, WORD, Log, Player, State, Task, Turn, new_round, new_turn
from citadels.engine.steps.every import STEPS
from citadels.engine.words import CARD_IDS, CARD_WORDS, CHARACTER_WORDS, USED_WORDS, VERB_WORD

MUCH: Final = 1 << 40
FIELDS: Final = ("edition", "characters", "uniques", "options", "seed", "crown", "players", "phase", "round", "rank",
                 "deck", "deck_only", "discard", "face_up", "face_down", "killed", "robbed", "bewitched", "warrants",
                 "threats", "revealed", "tax", "first_complete", "turn", "suspended", "drawn", "aside", "draft",
                 "stack", "rng", "known")
# Fields of other editions, which may be there but must say nothing
EMPTY_HERE: Final = ("discard", "rung", "acrobat", "next", "called", "character_deck", "lying", "idle", "auction")
PLAYER_FIELDS: Final = ("gold", "hand", "city", "characters", "booths", "points", "built")
TURN_FIELDS: Final = ("seat", "character", "gathered", "built", "paid", "used", "building", "owed", "tokens")


class Loader:
    """Reads one position; its parts see each other's results as attributes."""

    def __init__(self, position: object) -> None:
        self.data = an_object(position, "position")
        known_keys(self.data, FIELDS + EMPTY_HERE, "")
        for field in EMPTY_HERE:
            if self.data.get(field):
                raise refuse(field, "this edition has none")
        if "edition" not in self.data:
            raise refuse("edition", "is missing")
        name = self.data["edition"]
        if not isinstance(name, str) or name not in EDITIONS:
            raise refuse("edition", f"there is no edition {shown(name)}, only {', '.join(EDITIONS)}")
        self.edition: Edition = EDITIONS[name]
        if "players" not in self.data:
            raise refuse("players", "is missing")
        self.rows = a_list(self.data["players"], "players")
        self.seats = len(self.rows)
        low, high = self.edition.seats
        if not low <= self.seats <= high:
            raise refuse("players", f"{name} is played by {low} to {high} players, not by {self.seats} (DX-SETUP-1)")
        self.seed = a_number(self.data.get("seed", 0), "seed", -MUCH * MUCH, MUCH * MUCH)
        self.copies: list[int] = [0] * len(CARD_WORDS)
        self.cast = self.read_cast()
        self.players = [self.read_player(i) for i in range(self.seats)]
        self.turn = self.read_turn("turn")
        self.suspended = self.read_turn("suspended")
        self.drawn = self.count(some_cards(self.data.get("drawn") or [], "drawn"), "drawn")
        self.aside = self.count(some_cards(self.data.get("aside") or [], "aside"), "aside")
        self.deck = self.count(some_cards(self.data.get("deck") or [], "deck"), "deck")
        self.setup = self.read_setup()
        self.state = self.read_state()

    # -- cards and characters --------------------------------------------------------------------------------------
    def read_cast(self) -> list[int]:
        if self.data.get("characters") is None:
            cast = PRESET_CHARACTERS["first-game"]
            return cast if self.seats in (3, 8) else cast[:8]
        cast = some_characters(self.data["characters"], "characters")
        fault = cast_fault(self.edition, self.seats, cast)
        if fault:
            raise refuse("characters", f"{fault[1]} ({fault[0]})")
        return cast

    def count(self, cards: list[int], field: str) -> list[int]:
        """See that the box holds these cards besides those named before."""
        for kind in cards:
            self.copies[kind] += 1
            if self.edition.copies[kind] == 0:
                raise refuse(field, f"{CARD_WORDS[kind]} is not in {self.edition.name}")
            if self.copies[kind] > self.edition.copies[kind]:
                raise refuse(field, f"there are only {self.edition.copies[kind]} cards {CARD_WORDS[kind]} in the box")
        return cards

    def in_cast(self, value: object, field: str) -> int:
        """A character of this game, or -1 for null."""
        if value is None:
            return -1
        character = a_character(value, field)
        if character not in self.cast:
            raise refuse(field, f"the {CHARACTER_WORDS[character]} is not among the characters of this game")
        return character

    def all_in_cast(self, value: object, field: str) -> list[int]:
        items = a_list(value if value is not None else [], field)
        found: list[int] = []
        for i in range(len(items)):
            character = self.in_cast(items[i], f"{field}[{i}]")
            if character < 0 or character in found:
                raise refuse(f"{field}[{i}]", f"{shown(items[i])} is there twice or no character")
            found.append(character)
        return found

    def read_setup(self) -> Setup:
        if self.data.get("uniques") is None:
            uniques = PRESET_UNIQUES["first-game"][:]
        else:
            uniques = some_cards(self.data["uniques"], "uniques")
            fault = uniques_fault(self.edition, uniques, False)
            if fault:
                raise refuse("uniques", f"{fault[1]} ({fault[0]})")
        for kind in self.edition.unique_kinds:
            if self.copies[kind] and kind not in uniques:
                uniques.append(kind)
        options = an_object(self.data.get("options") or {}, "options")
        known_keys(options, (), "options")
        return setup_for(self.edition, self.seats, tuple(self.cast), tuple(sorted(uniques)), {})

    # -- players ---------------------------------------------------------------------------------------------------
    def read_player(self, i: int) -> Player:
        field = f"players[{i}]"
        row = an_object(self.rows[i], field)
        known_keys(row, PLAYER_FIELDS, field)
        gold = a_number(row.get("gold", 0), f"{field}.gold", 0, MUCH)
        hand = self.count(some_cards(row.get("hand", []), f"{field}.hand"), f"{field}.hand")
        player = Player(gold, tuple(hand), NONE, NONE, NONE, 0, 0, 0)
        items = a_list(row.get("city", []), f"{field}.city")
        for k in range(len(items)):
            self.read_item(player, items[k], f"{field}.city[{k}]")
        held = self.all_in_cast(row.get("characters", []), f"{field}.characters")
        player.characters = tuple(held)
        return player

    def read_item(self, player: Player, value: object, field: str) -> None:
        """A district in a city: its name, or an object."""
        row: Json = {"district": value} if isinstance(value, str) else an_object(value, field)
        known_keys(row, ("district", "beautified", "new", "under"), field)
        if "district" not in row:
            raise refuse(f"{field}.district", "is missing")
        kind = a_card(row["district"], field if isinstance(value, str) else f"{field}.district")
        if kind >= DISTRICTS:
            raise refuse(field, f"{CARD_WORDS[kind]} is no district")
        self.count([kind], field)
        beautified = a_truth(row.get("beautified", False), f"{field}.beautified")
        player.city = (*player.city, kind + STAR if beautified else kind)
        if a_truth(row.get("new", False), f"{field}.new"):
            player.fresh |= 1 << kind
        under = self.count(some_cards(row.get("under", []), f"{field}.under"), f"{field}.under")
        if under and not self.edition.districts[kind].stores:
            raise refuse(f"{field}.under", f"no cards lie under a {CARD_WORDS[kind]}")
        if self.edition.districts[kind].stores:
            player.under = tuple(under)

    # -- turns -----------------------------------------------------------------------------------------------------
    def read_turn(self, field: str) -> Turn | None:
        if self.data.get(field) is None:
            return None
        row = an_object(self.data[field], field)
        known_keys(row, TURN_FIELDS, field)
        if "seat" not in row or "character" not in row:
            raise refuse(f"{field}.{'character' if 'seat' in row else 'seat'}", "is missing")
        turn = new_turn(a_number(row["seat"], f"{field}.seat", 0, self.seats - 1),
                        self.in_cast(row["character"], f"{field}.character"))
        if turn.character < 0:
            raise refuse(f"{field}.character", "must be a character")
        turn.gathered = a_truth(row.get("gathered", False), f"{field}.gathered")
        turn.built = a_number(row.get("built", 0), f"{field}.built", 0, MUCH)
        turn.paid = a_number(row.get("paid", 0), f"{field}.paid", 0, MUCH)
        words = a_list(row.get("used", []), f"{field}.used")
        for i in range(len(words)):
            bit = self.used_bit(turn, words[i], f"{field}.used[{i}]")
            turn.used |= bit << 1 if bit == USED_POWER and turn.used & bit else bit
        if row.get("building") is not None:
            turn.building = a_card(row["building"], f"{field}.building")
            self.count([turn.building], f"{field}.building")
            if turn.building >= DISTRICTS:
                raise refuse(f"{field}.building", f"{CARD_WORDS[turn.building]} is no district")
        owed = a_list(row.get("owed", []), f"{field}.owed")
        turn.owed = tuple([a_number(owed[i], f"{field}.owed[{i}]", 0, self.seats - 1) for i in range(len(owed))])
        turn.tokens = tuple(self.all_in_cast(row.get("tokens", []), f"{field}.tokens"))
        return turn

    def used_bit(self, turn: Turn, word: object, field: str) -> int:
        if isinstance(word, str):
            if word in USED_WORDS:
                return 1 << USED_WORDS.index(word)
            for verb in self.edition.characters[turn.character].verbs:
                if VERB_WORD[verb] == word or VERB_WORD[verb].split()[0] == word:
                    return USED_POWER
        raise refuse(field, f"{shown(word)} is nothing that this character uses")

    # -- the rest --------------------------------------------------------------------------------------------------
    def read_state(self) -> State:
        x, y = seed_words(self.seed)
        if self.data.get("rng") is not None:
            words = a_list(self.data["rng"], "rng")
            if len(words) != 2:
                raise refuse("rng", "must be two numbers")
            x, y = a_number(words[0], "rng[0]", 0, WORD), a_number(words[1], "rng[1]", 0, WORD)
            if x == 0 and y == 0:
                raise refuse("rng", "the two numbers cannot both be 0")
        crown = a_number(self.data.get("crown", 0), "crown", 0, self.seats - 1)
        g = State(self.setup, self.players, tuple(self.deck), (), x, y, crown, -1, 0, 1, new_round(),
                  self.turn or new_turn(crown, -1), self.suspended, Log([], 0))
        g.turn.drawn = tuple(self.drawn)
        g.turn.aside = tuple(self.aside)
        self.fill_deck(g)
        for player in g.players:
            g.settle(player, player.city)
        self.read_phase(g)
        self.read_marks(g)
        self.read_tokens(g)
        g.tax = a_number(self.data.get("tax", 0), "tax", 0, MUCH)
        g.number = a_number(self.data.get("round", 1), "round", 0, MUCH)
        self.read_first(g)
        self.read_revealed(g)
        self.suspend(g)
        return g

    def fill_deck(self, g: State) -> None:
        """Under the cards named lie all others of the game, unless there are none."""
        if a_truth(self.data.get("deck_only", False), "deck_only"):
            return
        named = self.copies[:]
        rest: list[int] = []
        for kind in all_cards(self.setup):
            if named[kind] > 0:
                named[kind] -= 1
            else:
                rest.append(kind)
        g.deck += g.shuffled(tuple(rest))

    def read_phase(self, g: State) -> None:
        phase = self.data.get("phase", "selection")
        if phase not in ("selection", "turns", "over"):
            raise refuse("phase", f"must be selection, turns or over, not {shown(phase)}")
        self.phase: str = phase
        r = g.round
        self.tasks = self.read_stack()
        if phase == "selection" and not self.tasks:
            for player in g.players:
                player.characters = NONE
            return
        held: list[int] = []
        for i in range(self.seats):
            for character in g.players[i].characters:
                if character in held:
                    raise refuse(f"players[{i}].characters", f"the {CHARACTER_WORDS[character]} is held twice")
                held.append(character)
        r.face_up = tuple(self.all_in_cast(self.data.get("face_up"), "face_up"))
        r.face_down = tuple(self.all_in_cast(self.data.get("face_down"), "face_down"))
        for character in r.face_up:
            if character in held:
                raise refuse("face_up", f"the {CHARACTER_WORDS[character]} is held by a player")
        for character in r.face_down:
            if character in held or character in r.face_up:
                raise refuse("face_down", f"the {CHARACTER_WORDS[character]} lies face up or is held by a player")
        draft = an_object(self.data.get("draft") or {}, "draft")
        known_keys(draft, ("pool",), "draft")
        r.pool = tuple(sorted(self.all_in_cast(draft.get("pool"), "draft.pool")))
        for character in r.pool:
            if character in held or character in r.face_up or character in r.face_down:
                raise refuse("draft.pool", f"the {CHARACTER_WORDS[character]} is somewhere else too")
        placed = mask(r.face_up) | mask(r.face_down) | mask(r.pool) | mask(tuple(held))
        r.face_down += tuple([c for c in self.setup.cast if not placed >> c & 1])
        if phase == "turns":
            late = 1 if self.tasks else 0
            rank = a_number(self.data.get("rank", 1), "rank", 1, self.setup.last_rank + late)
            r.rank = rank if self.turn or self.tasks else rank - 1
        elif phase == "over":
            r.rank = self.setup.last_rank + 1

    def read_stack(self) -> tuple[Task, ...]:
        names = [step.name for step in STEPS]
        tasks: list[Task] = []
        rows = a_list(self.data.get("stack") or [], "stack")
        for i in range(len(rows)):
            row = a_list(rows[i], f"stack[{i}]")
            if len(row) != 3 or row[0] not in names:
                raise refuse(f"stack[{i}]", f"{shown(row)} is no decision")
            seat = a_number(row[1], f"stack[{i}][1]", 0, self.seats - 1)
            tasks.append((names.index(row[0]), seat, a_number(row[2], f"stack[{i}][2]", 0, MUCH)))
        return tuple(tasks)

    def read_marks(self, g: State) -> None:
        g.round.killed = self.in_cast(self.data.get("killed"), "killed")
        g.round.robbed = self.in_cast(self.data.get("robbed"), "robbed")
        g.round.bewitched = self.in_cast(self.data.get("bewitched"), "bewitched")

    def read_tokens(self, g: State) -> None:
        r = g.round
        if self.data.get("warrants") is not None:
            row = an_object(self.data["warrants"], "warrants")
            known_keys(row, ("signed", "unsigned", "used"), "warrants")
            r.signed = self.in_cast(row.get("signed"), "warrants.signed")
            r.unsigned = tuple(sorted(self.all_in_cast(row.get("unsigned"), "warrants.unsigned")))
            r.served = a_truth(row.get("used", False), "warrants.used")
            if r.signed in r.unsigned:
                raise refuse("warrants.unsigned", f"the {CHARACTER_WORDS[r.signed]} has the signed warrant")
            if r.signed < 0 and (r.unsigned or r.served):
                raise refuse("warrants.signed", "is missing")
        if self.data.get("threats") is not None:
            row = an_object(self.data["threats"], "threats")
            known_keys(row, ("flower", "plain", "answered", "turned"), "threats")
            r.flower = self.in_cast(row.get("flower"), "threats.flower")
            r.plain = self.in_cast(row.get("plain"), "threats.plain")
            r.answered = mask(tuple(self.all_in_cast(row.get("answered"), "threats.answered")))
            r.turned = a_truth(row.get("turned", False), "threats.turned")
            if r.flower >= 0 and r.flower == r.plain:
                raise refuse("threats.plain", f"the {CHARACTER_WORDS[r.plain]} has the flower already")

    def read_first(self, g: State) -> None:
        complete = [seat for seat in range(self.seats) if g.complete(g.players[seat])]
        value = self.data.get("first_complete")
        if isinstance(value, list) and len(value) == 1:
            value = value[0]
        if value is not None:
            g.first = a_number(value, "first_complete", 0, self.seats - 1)
        elif len(complete) > 1:
            raise refuse("first_complete", "must be given, because more than one city is complete")
        elif complete:
            g.first = complete[0]

    def read_revealed(self, g: State) -> None:
        r = g.round
        if self.data.get("revealed") is not None:
            r.revealed = mask(tuple(self.all_in_cast(self.data["revealed"], "revealed")))
            return
        for player in g.players:
            for character in player.characters:
                called = self.setup.rank[character] <= r.rank
                noble = self.phase == "over" and self.setup.rank[character] == 4
                if called and (character != r.killed or noble):
                    r.revealed |= 1 << character

    def suspend(self, g: State) -> None:
        """A Witch who has bewitched a character still to be called waits for it."""
        r = g.round
        if g.suspended is not None or r.bewitched < 0 or self.phase != "turns":
            return
        waits = self.setup.rank[r.bewitched] > r.rank
        if self.turn is not None and self.turn.character == r.bewitched and self.turn.seat == g.holder(r.bewitched):
            waits = waits or not self.turn.gathered
        witch = g.holder(self.setup.bewitcher)
        if witch >= 0 and waits:
            g.suspended = new_turn(witch, self.setup.bewitcher)
            g.suspended.gathered = True

    def resume(self) -> None:
        """Let happen what needs no choice, up to the decision that the position stands at."""
        g = self.state
        if self.phase == "over":
            if self.tasks:
                raise refuse("stack", "nothing is decided any more, the game is over")
            self.check_loose(g, ACTING)
            return
        if self.tasks:
            self.check_stack(g)
            g.tasks = self.tasks
        elif self.phase == "selection":
            g.number -= 1
            start_round(g)
        elif self.turn is None:
            self.check_loose(g, ACTING)
            call_next(g)
        else:
            self.check_loose(g, ACTING)
            g.push(ACTING, g.turn.seat, 0)
            if g.turn.gathered and threatened(g):
                g.push(ANSWERING, g.turn.seat, g.turn.character)

    def check_stack(self, g: State) -> None:
        """A turn's decision stands on the turn; nothing lies about that no decision will pick up."""
        in_turn = self.tasks[0][0] == ACTING
        top = self.tasks[-1][0]
        deep = len(self.tasks) > (2 if in_turn and top != ACTING else 1) or (in_turn and self.turn is None)
        if deep or (not in_turn and top not in (PICKING, STAGING, CASTING, CROWNING)):
            raise refuse("stack", "these decisions cannot wait for each other")
        for step, seat, arg in self.tasks:
            if not STEPS[step].fits(g, seat, arg):
                raise refuse("stack", f"the decision {STEPS[step].name!r} does not fit the rest of the position")
        self.check_loose(g, top)

    def check_loose(self, g: State, top: int) -> None:
        turn = g.turn
        for field, there, steps in (("drawn", len(turn.drawn) > 0, (KEEPING, STUDYING)),
                                    ("aside", len(turn.aside) > 0, (REDRAWING, PAYING, LENDING)),
                                    ("turn.building", turn.building >= 0, (PAYING, LENDING, CONFISCATING)),
                                    ("turn.owed", len(turn.owed) > 0, (RETURNING, LENDING)),
                                    ("turn.tokens", len(turn.tokens) > 0, (SIGNING, THREATENING))):
            if there and top not in steps:
                raise refuse(field, "no pending decision is about this")

    # -- knowledge -------------------------------------------------------------------------------------------------
    def read_known(self) -> list[Knowledge]:
        """What the seats have seen so far; empty where the position does not say."""
        if self.data.get("known") is None:
            return []
        rows = a_list(self.data["known"], "known")
        if len(rows) != self.seats:
            raise refuse("known", "must have one entry for each seat")
        return [self.read_one(i, an_object(rows[i], f"known[{i}]")) for i in range(self.seats)]

    def read_one(self, seat: int, row: Json) -> Knowledge:
        field = f"known[{seat}]"
        known_keys(row, ("hands", "under", "deck", "drawn", "aside", "groups", "taken", "open", "held", "down",
                         "since"), field)
        known = Knowledge(self.setup, seat)
        groups = a_list(row.get("groups", []), f"{field}.groups")
        for i in range(len(groups)):
            known.groups[-2 - i] = some_cards(groups[i], f"{field}.groups[{i}]")
        g = self.state
        for name, zones, sizes in (("hands", known.hands, [len(p.hand) for p in g.players]),
                                   ("under", known.under, [len(p.under) for p in g.players])):
            lists = a_list(row.get(name, []), f"{field}.{name}")
            if len(lists) != self.seats:
                raise refuse(f"{field}.{name}", "must have one entry for each seat")
            for i in range(self.seats):
                zones[i] = self.slots(known, lists[i], f"{field}.{name}[{i}]", sizes[i])
        known.deck = self.slots(known, row.get("deck", []), f"{field}.deck", len(g.deck))
        known.drawn = self.slots(known, row.get("drawn", []), f"{field}.drawn", len(g.turn.drawn))
        known.aside = self.slots(known, row.get("aside", []), f"{field}.aside", len(g.turn.aside))
        if row.get("taken") is not None:
            known.taken = a_card(row["taken"], f"{field}.taken")
        hidden = unseen(g)
        known.open = self.candidates([row.get("open")], f"{field}.open", hidden)[0]
        held = a_list(row.get("held", []), f"{field}.held")
        for i in range(min(len(held), self.seats)):
            known.held[i] = self.candidates(held[i], f"{field}.held[{i}]", unanswered(g))
        known.down = self.candidates(row.get("down", []), f"{field}.down", hidden)
        known.since = a_number(row.get("since", 0), f"{field}.since", 0, 99)
        known.killed = g.round.killed
        if not known.true_of(g):
            raise refuse(field, "does not agree with the rest of the position")
        return known

    def candidates(self, value: object, field: str, public: int) -> list[int]:
        """Sets of characters; null for all that are hidden from everybody."""
        found: list[int] = []
        for row in a_list(value, field):
            found.append(public if row is None else mask(tuple(some_characters(row, field))))
        return found

    def slots(self, known: Knowledge, value: object, field: str, size: int) -> list[int]:
        rows = a_list(value, field)
        if len(rows) != size:
            raise refuse(field, f"must have {size} entries, not {len(rows)}")
        found: list[int] = []
        for entry in rows:
            if entry is None:
                found.append(UNKNOWN)
            elif isinstance(entry, str) and entry in CARD_IDS:
                found.append(CARD_IDS[entry])
            else:
                found.append(-2 - a_number(entry, f"{field}[{len(found)}]", 0, len(known.groups) - 1))
        return found
