"""Setting up the game that a position describes."""
from __future__ import annotations

from typing import Final

from citadels.engine.character_knowledge import mask
from citadels.engine.choosing import (
    cast_fault,
    default_preset,
    has_ninth,
    options_of,
    preset_characters,
    preset_uniques,
    uniques_fault,
    without_ninth,
)
from citadels.engine.edition import Edition, Setup, setup_for
from citadels.engine.editions import EDITIONS
from citadels.engine.errors import BadPosition, BadSetup, shown
from citadels.engine.flow import go_on, start_round, threatened
from citadels.engine.ids import ACTING, ANSWERING, CROWN_RANK, DISTRICTS, KINDS, STAR, USED_POWER
from citadels.engine.loading_stack import check_loose, check_stack
from citadels.engine.reading import (
    a_card,
    a_character,
    a_list,
    a_number,
    a_truth,
    an_object,
    known_keys,
    refuse,
    some_cards,
    some_characters,
)
from citadels.engine.rng import KEYED, QUICK, WORD, KeyedStream, seed_words
from citadels.engine.state import NONE, Cards, Json, Log, Player, State, Task, Turn, new_round, new_turn
from citadels.engine.stepping import all_cards
from citadels.engine.steps.every import STEPS
from citadels.engine.words import CARD_WORDS, CHARACTER_WORDS, USED_WORDS, VERB_WORD

MUCH: Final = 1 << 40
SEEDS: Final = 1 << 512
BUILT_BEFORE: Final = 1 << KINDS    # something was built this round, no matter what
FIELDS: Final = ("edition", "characters", "uniques", "options", "seed", "crown", "players", "phase", "round", "rank",
                 "deck", "deck_only", "discard", "face_up", "face_down", "killed", "robbed", "bewitched", "warrants",
                 "threats", "revealed", "tax", "first_complete", "turn", "suspended", "drawn", "aside", "draft",
                 "stack", "chance", "rng", "known", "rung", "acrobat")
LAP_FIELDS: Final = ("next", "called", "last_called", "character_deck", "lying", "idle", "auction", "queen",
                     "lap_built")
PLAYER_FIELDS: Final = ("gold", "hand", "city", "characters", "booths", "points", "built")
TURN_FIELDS: Final = ("seat", "character", "gathered", "built", "paid", "used", "building", "owed",
                      "tokens", "tickets", "offered")


def edition_of(data: Json) -> Edition:
    if "edition" not in data:
        raise refuse("edition", "fault-missing")
    name = data["edition"]
    if not isinstance(name, str) or name not in EDITIONS:
        raise refuse("edition", "fault-edition-named", value=shown(name), editions=", ".join(EDITIONS))
    return EDITIONS[name]


class Loader:
    """Reads one position of a game that goes by rounds. Each part finds what was read before in the attributes."""

    def __init__(self, data: Json) -> None:
        self.data = data
        self.edition: Edition = edition_of(data)
        name = self.edition.name
        self.check_fields()
        if "players" not in self.data:
            raise refuse("players", "fault-missing")
        self.rows = a_list(self.data["players"], "players")
        self.seats = len(self.rows)
        low, high = self.edition.seats
        if not low <= self.seats <= high:
            raise refuse("players", "fault-rule", self.edition.cast_rule, told=BadSetup(
                "fault-players", edition=name, low=low, high=high, seats=self.seats))
        self.options = self.read_options()
        self.seed = a_number(self.data.get("seed", 0), "seed", -SEEDS, SEEDS)
        self.copies: list[int] = [0] * len(CARD_WORDS)
        self.cast = self.read_cast()
        self.booths: list[Cards] = []
        self.points: list[int] = []
        self.players = [self.read_player(i) for i in range(self.seats)]
        self.turn = self.read_turn("turn")
        self.suspended = self.read_turn("suspended")
        self.drawn = self.count(some_cards(self.data.get("drawn") or [], "drawn"), "drawn")
        self.aside = self.count(some_cards(self.data.get("aside") or [], "aside"), "aside")
        self.discard = self.count(some_cards(self.data.get("discard") or [], "discard"), "discard")
        if self.discard and not self.edition.open_pile:
            raise refuse("discard", "fault-no-pile")
        self.deck = self.count(some_cards(self.data.get("deck") or [], "deck"), "deck")
        self.setup = self.read_setup()
        self.state = self.read_state()

    def check_fields(self) -> None:
        known_keys(self.data, FIELDS + LAP_FIELDS, "")
        for field in LAP_FIELDS:
            if self.data.get(field):
                raise refuse(field, "fault-edition-has-none", edition=self.edition.name)

    # -- cards and characters --------------------------------------------------------------------------------------
    def read_cast(self) -> list[int]:
        if self.data.get("characters") is None:
            cast = preset_characters(self.edition, default_preset(self.edition))
            needed = self.edition.needs_ninth(self.seats)
            if needed and not has_ninth(self.edition, cast):
                cast.append(self.edition.ninth)
            return cast if needed or self.edition.whole_cast else without_ninth(self.edition, cast)
        cast = some_characters(self.data["characters"], "characters")
        fault = cast_fault(self.edition, self.seats, cast)
        if fault:
            raise refuse("characters", "fault-rule", fault.rule, told=fault)
        return cast

    def count(self, cards: list[int], field: str) -> list[int]:
        """Check that the edition has these cards besides those counted before."""
        for kind in cards:
            self.copies[kind] += 1
            if self.edition.copies[kind] == 0:
                raise refuse(field, "fault-card-not-in", card=CARD_WORDS[kind], edition=self.edition.name)
            if self.copies[kind] > self.edition.copies[kind]:
                raise refuse(field, "fault-copies", card=CARD_WORDS[kind], count=self.edition.copies[kind])
        return cards

    def in_cast(self, value: object, field: str) -> int:
        """A character of this game, or -1 for null."""
        if value is None:
            return -1
        character = a_character(value, field)
        if character not in self.cast:
            raise refuse(field, "fault-not-in-cast", character=CHARACTER_WORDS[character])
        return character

    def all_in_cast(self, value: object, field: str) -> list[int]:
        items = a_list(value if value is not None else [], field)
        found: list[int] = []
        for i in range(len(items)):
            character = self.in_cast(items[i], f"{field}[{i}]")
            if character < 0 or character in found:
                raise refuse(f"{field}[{i}]", "fault-twice-or-none", value=shown(items[i]))
            found.append(character)
        return found

    def read_setup(self) -> Setup:
        if self.data.get("uniques") is None:
            uniques = preset_uniques(self.edition, default_preset(self.edition))
        else:
            uniques = some_cards(self.data["uniques"], "uniques")
            fault = uniques_fault(self.edition, uniques, False)
            if fault:
                raise refuse("uniques", "fault-rule", fault.rule, told=fault)
        for kind in self.edition.unique_kinds:
            uniques += [kind] * (self.copies[kind] - uniques.count(kind))
        return setup_for(self.edition, self.seats, tuple(self.cast), tuple(sorted(uniques)), self.options)

    def read_options(self) -> dict[str, int]:
        try:
            return options_of(self.edition, an_object(self.data.get("options") or {}, "options"))
        except BadSetup as fault:
            raise BadPosition(fault.message, fault.field, fault.rule, **fault.values) from None

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
        if a_number(row.get("built", 0), f"{field}.built", 0, MUCH) and not player.fresh:
            player.fresh |= BUILT_BEFORE
        self.booths.append(self.read_booths(row, field))
        self.points.append(a_number(row.get("points", 0), f"{field}.points", 0, MUCH))
        return player

    def read_booths(self, row: Json, field: str) -> Cards:
        """The gold on each booth; which tickets were bought in this turn is part of the turn."""
        golds = a_list(row.get("booths", []), f"{field}.booths")
        for kind in self.edition.action_kinds:
            if self.edition.districts[kind].sells:
                self.count([kind] * len(golds), f"{field}.booths")
        return tuple([2 * a_number(gold, f"{field}.booths", 0, MUCH) for gold in golds])

    def read_item(self, player: Player, value: object, field: str) -> None:
        """A district in a city: its name, or an object."""
        row: Json = {"district": value} if isinstance(value, str) else an_object(value, field)
        known_keys(row, ("district", "beautified", "new", "under"), field)
        if "district" not in row:
            raise refuse(f"{field}.district", "fault-missing")
        kind = a_card(row["district"], field if isinstance(value, str) else f"{field}.district")
        if kind < DISTRICTS and not self.edition.districts[kind].stays:
            raise refuse(field, "fault-no-district", card=CARD_WORDS[kind])
        self.count([kind], field)
        beautified = a_truth(row.get("beautified", False), f"{field}.beautified")
        player.city = (*player.city, kind + STAR if beautified else kind)
        if a_truth(row.get("new", False), f"{field}.new"):
            player.fresh |= 1 << kind
        under = self.count(some_cards(row.get("under", []), f"{field}.under"), f"{field}.under")
        if under and not self.edition.districts[kind].stores:
            raise refuse(f"{field}.under", "fault-nothing-under", card=CARD_WORDS[kind])
        if self.edition.districts[kind].stores:
            player.under = tuple(under)

    # -- turns -----------------------------------------------------------------------------------------------------
    def read_turn(self, field: str) -> Turn | None:
        if self.data.get(field) is None:
            return None
        row = an_object(self.data[field], field)
        known_keys(row, TURN_FIELDS, field)
        if "seat" not in row or "character" not in row:
            raise refuse(f"{field}.{'character' if 'seat' in row else 'seat'}", "fault-missing")
        turn = new_turn(a_number(row["seat"], f"{field}.seat", 0, self.seats - 1),
                        self.in_cast(row["character"], f"{field}.character"))
        if turn.character < 0:
            raise refuse(f"{field}.character", "fault-must-be-character")
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
            if turn.building < DISTRICTS:
                raise refuse(f"{field}.building", "fault-no-district", card=CARD_WORDS[turn.building])
        owed = a_list(row.get("owed", []), f"{field}.owed")
        turn.owed = tuple([a_number(owed[i], f"{field}.owed[{i}]", 0, self.seats - 1) for i in range(len(owed))])
        turn.tokens = tuple(self.all_in_cast(row.get("tokens", []), f"{field}.tokens"))
        for kind in some_cards(row.get("offered", []), f"{field}.offered"):
            turn.offered |= 1 << kind
        for pair in a_list(row.get("tickets", []), f"{field}.tickets"):
            seat, booth = self.read_ticket(pair, f"{field}.tickets")
            gold = list(self.booths[seat])
            gold[booth] |= 1
            self.booths[seat] = tuple(gold)
        return turn

    def read_ticket(self, value: object, field: str) -> tuple[int, int]:
        pair = a_list(value, field)
        if len(pair) != 2:
            raise refuse(field, "fault-pairs")
        seat = a_number(pair[0], field, 0, self.seats - 1)
        return seat, a_number(pair[1], field, 1, len(self.booths[seat])) - 1

    def used_bit(self, turn: Turn, word: object, field: str) -> int:
        if isinstance(word, str):
            if word in USED_WORDS:
                return 1 << USED_WORDS.index(word)
            for verb in self.edition.characters[turn.character].verbs:
                if VERB_WORD[verb] == word or VERB_WORD[verb].split()[0] == word:
                    return USED_POWER
        raise refuse(field, "fault-not-used", value=shown(word))

    # -- the rest --------------------------------------------------------------------------------------------------
    def read_state(self) -> State:
        stream, x, y = self.read_chance()
        crown = a_number(self.data.get("crown", 0), "crown", 0, self.seats - 1)
        g = State(self.setup, self.players, tuple(self.deck), 0, NONE, tuple(self.discard), (), stream, x, y, crown,
                  0, 0, 1, new_round(), self.turn or new_turn(crown, -1), self.suspended, (), None, False, False,
                  Log([], 0))
        if any(self.booths):
            g.booths = tuple(self.booths)
        g.rung = a_truth(self.data.get("rung") or False, "rung")
        g.turn.drawn = tuple(self.drawn)
        g.turn.aside = tuple(self.aside)
        self.fill_deck(g)
        for player in g.players:
            g.settle(player, player.city)
        self.read_lap(g)
        self.read_phase(g)
        self.read_marks(g)
        g.round.acrobat = a_truth(self.data.get("acrobat") or False, "acrobat")
        self.read_tokens(g)
        g.tax = a_number(self.data.get("tax", 0), "tax", 0, MUCH)
        g.number = a_number(self.data.get("round", 1), "round", 0, MUCH)
        self.read_first(g)
        self.read_revealed(g)
        self.suspend(g)
        return g

    def read_chance(self) -> tuple[KeyedStream | None, int, int]:
        """The generator and its state; the quick one unless the position says otherwise."""
        chance = self.data.get("chance", QUICK)
        if chance != KEYED and chance != QUICK:
            raise refuse("chance", "fault-no-chance", value=shown(chance), names=f"{KEYED}, {QUICK}")
        given = self.data.get("rng")
        if chance == KEYED:
            words = [0] if given is None else a_list(given, "rng")
            if len(words) != 1:
                raise refuse("rng", "fault-one-number")
            return KeyedStream(self.seed, "deal"), a_number(words[0], "rng[0]", 0, MUCH), 0
        if given is None:
            x, y = seed_words(self.seed)
            return None, x, y
        words = a_list(given, "rng")
        if len(words) != 2:
            raise refuse("rng", "fault-two-numbers")
        x, y = a_number(words[0], "rng[0]", 0, WORD), a_number(words[1], "rng[1]", 0, WORD)
        if x == 0 and y == 0:
            raise refuse("rng", "fault-both-zero")
        return None, x, y

    def fill_deck(self, g: State) -> None:
        """Put all other cards of the game under the named ones, unless the position says that these are all."""
        if a_truth(self.data.get("deck_only", False), "deck_only"):
            return
        named = self.copies[:]
        rest: list[int] = []
        for kind in all_cards(self.setup):
            if named[kind] > 0:
                named[kind] -= 1
            else:
                rest.append(kind)
        g.lay_deck(g.deck() + g.shuffled(tuple(rest)))

    def read_lap(self, g: State) -> None:
        """A game that goes by rounds has no laps."""

    def read_phase(self, g: State) -> None:
        phase = self.data.get("phase", self.edition.course.phase)
        if phase not in ("selection", "turns", "over"):
            raise refuse("phase", "fault-phase", value=shown(phase))
        self.phase: str = phase
        self.tasks = self.read_stack()
        self.read_characters(g, phase)

    def read_characters(self, g: State, phase: str) -> None:
        """Who holds which character, and where the others lie."""
        r = g.round
        if phase == "selection" and not self.tasks:
            for player in g.players:
                player.characters = NONE
            return
        held: list[int] = []
        for i in range(self.seats):
            for character in g.players[i].characters:
                if character in held:
                    raise refuse(f"players[{i}].characters", "fault-held-twice", character=CHARACTER_WORDS[character])
                held.append(character)
        r.face_up = tuple(self.all_in_cast(self.data.get("face_up"), "face_up"))
        r.face_down = tuple(self.all_in_cast(self.data.get("face_down"), "face_down"))
        for character in r.face_up:
            if character in held:
                raise refuse("face_up", "fault-held", character=CHARACTER_WORDS[character])
        for character in r.face_down:
            if character in held or character in r.face_up:
                raise refuse("face_down", "fault-up-or-held", character=CHARACTER_WORDS[character])
        draft = an_object(self.data.get("draft") or {}, "draft")
        known_keys(draft, ("pool",), "draft")
        r.pool = self.setup.by_ranks(tuple(self.all_in_cast(draft.get("pool"), "draft.pool")))
        for character in r.pool:
            if character in held or character in r.face_up or character in r.face_down:
                raise refuse("draft.pool", "fault-elsewhere", character=CHARACTER_WORDS[character])
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
                raise refuse(f"stack[{i}]", "fault-no-decision", value=shown(row))
            seat = a_number(row[1], f"stack[{i}][1]", 0, self.seats - 1)
            tasks.append((names.index(row[0]), seat, a_number(row[2], f"stack[{i}][2]", 0, MUCH)))
        return tuple(tasks)

    def read_marks(self, g: State) -> None:
        r = g.round
        r.killed = self.in_cast(self.data.get("killed"), "killed")
        r.robbed = self.in_cast(self.data.get("robbed"), "robbed")
        r.bewitched = self.in_cast(self.data.get("bewitched"), "bewitched")

    def read_tokens(self, g: State) -> None:
        r = g.round
        if self.data.get("warrants") is not None:
            row = an_object(self.data["warrants"], "warrants")
            known_keys(row, ("signed", "unsigned", "used"), "warrants")
            r.signed = self.in_cast(row.get("signed"), "warrants.signed")
            r.unsigned = tuple(sorted(self.all_in_cast(row.get("unsigned"), "warrants.unsigned")))
            r.served = a_truth(row.get("used", False), "warrants.used")
            if r.signed in r.unsigned:
                raise refuse("warrants.unsigned", "fault-signed", character=CHARACTER_WORDS[r.signed])
            if r.signed < 0 and (r.unsigned or r.served):
                raise refuse("warrants.signed", "fault-missing")
        if self.data.get("threats") is not None:
            row = an_object(self.data["threats"], "threats")
            known_keys(row, ("flower", "plain", "answered", "turned"), "threats")
            r.flower = self.in_cast(row.get("flower"), "threats.flower")
            r.plain = self.in_cast(row.get("plain"), "threats.plain")
            r.answered = mask(tuple(self.all_in_cast(row.get("answered"), "threats.answered")))
            r.turned = a_truth(row.get("turned", False), "threats.turned")
            if r.flower >= 0 and r.flower == r.plain:
                raise refuse("threats.plain", "fault-flower", character=CHARACTER_WORDS[r.plain])

    def read_first(self, g: State) -> None:
        complete = [seat for seat in range(self.seats) if g.complete(g.players[seat])]
        value = self.data.get("first_complete")
        if isinstance(value, list) and (len(value) == 1 or self.setup.ringers):
            for seat in value:
                g.first |= 1 << a_number(seat, "first_complete", 0, self.seats - 1)
        elif value is not None:
            g.first = 1 << a_number(value, "first_complete", 0, self.seats - 1)
        elif len(complete) > 1:
            raise refuse("first_complete", "fault-first-complete")
        elif complete:
            g.first = 1 << complete[0]

    def read_revealed(self, g: State) -> None:
        r = g.round
        if self.data.get("revealed") is not None:
            r.revealed = mask(tuple(self.all_in_cast(self.data["revealed"], "revealed")))
            return
        for player in g.players:
            for character in player.characters:
                called = self.setup.rank[character] <= r.rank
                noble = self.phase == "over" and self.setup.rank[character] == CROWN_RANK
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
        """Play what needs no choice, up to the pending decision of the position."""
        g = self.state
        if self.phase == "over":
            if self.tasks:
                raise refuse("stack", "fault-all-decided")
            check_loose(g, ACTING)
            return
        if self.tasks:
            check_stack(g, self.tasks, self.turn is not None)
            g.tasks = self.tasks
        elif self.phase == "selection":
            g.number -= 1
            start_round(g)
        elif self.turn is None:
            check_loose(g, ACTING)
            self.go_on(g)
        else:
            check_loose(g, ACTING)
            g.push(ACTING, g.turn.seat, 0)
            if g.turn.gathered and threatened(g):
                g.push(ANSWERING, g.turn.seat, g.turn.character)

    def go_on(self, g: State) -> None:
        """Nobody's turn is under way: go on to the next."""
        go_on(g)
        if g.ended:
            g.tasks = ()
