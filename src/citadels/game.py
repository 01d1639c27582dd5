"""A game of Citadels: the public interface of the engine, with words for people and numbers for programs."""
from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias, cast

from citadels import texts
from citadels.engine import position as positions
from citadels.engine import stepping as engine
from citadels.engine.choosing import chance_named, choose, edition_named, options_of, written_options
from citadels.engine.considered import refused_moves
from citadels.engine.edition import Setup, setup_for
from citadels.engine.errors import BadRecord, BadSetup, CitadelsError, IllegalMove, shown
from citadels.engine.event_notation import reason, write_event
from citadels.engine.events import CALLED, KILLED, REVEALED, redact
from citadels.engine.first_knowledge import fresh
from citadels.engine.ids import CHARACTERS, CROWN_RANK
from citadels.engine.imagine import imagine
from citadels.engine.knowledge import Knowledge
from citadels.engine.loading_known import read_known
from citadels.engine.loading_lap import loader_for
from citadels.engine.reading import copied, usual_names
from citadels.engine.refusal import Refusal
from citadels.engine.rng import KEYED, QUICK, seed_words
from citadels.engine.scoring import lines, total, winners
from citadels.engine.state import Log, State
from citadels.engine.steps.every import STEPS
from citadels.engine.words import (
    ACTION,
    CARD_IDS,
    CARD_WORDS,
    CHARACTER_IDS,
    CHARACTER_WORDS,
    LINE,
    LINES,
    MOVE,
    TYPE_WORDS,
)
from citadels.shapes import Event, Json, OpenPart, OwnPart, Position, Record, Score, View, ViewPlayer

RECORD_FORMAT = "citadels-record"
SEED_BITS: Final = 128      # of a random seed

# Arguments from outside are checked by hand and refused with a sentence. Compiled code would check declared types
# first and raise a bare TypeError, so these names are only for readers.
Line: TypeAlias = Any       # str
Number: TypeAlias = Any     # int
Words: TypeAlias = Any      # list[str] | tuple[str, ...]
Object: TypeAlias = Any     # Mapping[str, object]


class WhyNot(NamedTuple):
    """Why a line is not allowed: the id of the rule, None for something that is not a line at all, and a sentence."""

    rule: str | None
    sentence: str


class Refused(NamedTuple):
    """A line that is not allowed: the rule, and the message of the plain reason with its ids and numbers."""

    line: str
    rule: str
    reason: str     # "" if the rule says it all
    values: dict[str, str | int]

    def sentence(self, lang: str = "en") -> str:
        """The plain reason in words; "" if there is none."""
        return texts.reason(self.reason, lang, self.values) if self.reason else ""


class MoveChain:
    """The moves of a game, last first: clones share the past."""

    def __init__(self, before: MoveChain | None, move: int) -> None:
        self.before = before
        self.move = move


class Game:
    def __init__(self, state: State, seed: int, origin: State, base: int, given: list[Knowledge | None],
                 start: Json | None, crown: int, names: list[str]) -> None:
        self.state = state
        self.seed = seed
        self.names = names
        self._origin = origin        # the state before the events from number `base` on
        self._base = base
        self._given = given          # what a seat knew then, if it is more than its own cards
        self._known: dict[int, Knowledge] = {}      # by seat, as far as it was asked for
        self._logs: dict[int, Log] = {}     # by seat, for imagined games
        self._start = start          # the position it began from; None for a dealt game
        self._crown = crown
        self._played: MoveChain | None = None
        self._legal: list[int] | None = None

    # -- beginning -------------------------------------------------------------------------------------------------
    @staticmethod
    def new(edition: Line = "deluxe", players: Number = 4, preset: Line | None = None,
            characters: Words | None = None, uniques: Words | None = None, rank9: bool | Line = False,
            options: Object | None = None, crown: Number | None = None, seed: Number | None = None,
            chance: Line = KEYED) -> Game:
        """Deal a new game. Raises BadSetup, naming the rule, for what the edition does not allow.

        The seed decides everything that is left to chance; by default it is random. `chance` is the generator: only old
        records have another one.
        """
        box = edition_named(edition)
        seats = _number(players, "players")
        if options is not None and not isinstance(options, Mapping):
            raise BadSetup("fault-no-object", "options", value=shown(options))
        chosen = options_of(box, options or {})
        if crown is not None and not 0 <= _number(crown, "crown") < seats:
            raise BadSetup("fault-crown", "crown", seat=crown, seats=seats)
        generator = chance_named(chance)
        number = secrets.randbits(SEED_BITS) if seed is None else _number(seed, "seed")
        if preset is not None and not isinstance(preset, str):
            raise BadSetup("fault-no-name", "preset", value=shown(preset))
        ninth = -2 if rank9 is False else -1 if rank9 is True else _ids([rank9], CHARACTER_IDS, "rank9")[0]
        cast, kinds = choose(box, seats, preset, None if characters is None else _ids(characters, CHARACTER_IDS,
                             "characters"), None if uniques is None else _ids(uniques, CARD_IDS, "uniques"), ninth,
                             number, generator)
        return Game._deal(setup_for(box, seats, cast, kinds, chosen), number, generator, -1 if crown is None else crown)

    @staticmethod
    def _deal(setup: Setup, seed: int, chance: str, crown: int) -> Game:
        state = engine.deal(setup, seed, chance, crown)
        origin = state.clone()
        setup.edition.course.begin(state)
        return Game(state, seed, origin, 0, [None] * setup.seats, None, crown, usual_names(setup.seats))

    @staticmethod
    def from_position(position: Object) -> Game:
        """Set up a position. Raises BadPosition, naming the field."""
        loader = loader_for(position)
        known: list[Knowledge | None] = list(read_known(loader.data, loader.state))
        origin = loader.state.clone()
        origin.tasks = loader.tasks
        loader.resume()
        seats = loader.setup.seats
        return Game(loader.state, loader.seed, origin, 0, known or [None] * seats, copied(position), -1,
                    usual_names(seats))

    @staticmethod
    def from_record(record: Object) -> Game:
        """Replay a record. Raises BadRecord, naming the field or the number of the first bad move."""
        if not isinstance(record, Mapping):
            raise BadRecord("fault-no-record", value=type(record).__name__)
        if record.get("format") != RECORD_FORMAT:
            raise BadRecord("fault-no-format", "format", format=RECORD_FORMAT)
        if record.get("version") != 1:
            raise BadRecord("fault-version", "version", value=shown(record.get("version")))
        try:
            game = _begun(record)
        except BadRecord:
            raise
        except CitadelsError as fault:
            raise BadRecord(fault.message, fault.field, fault.rule, **fault.values) from None
        names = record.get("players")
        if isinstance(names, list) and len(names) == game.state.setup.seats:
            game.names = [str(name) for name in names]
        moves = record.get("moves", [])
        if not isinstance(moves, list):
            raise BadRecord("fault-no-lines", "moves")
        for number, line in enumerate(moves, 1):
            try:
                game.play(line)
            except IllegalMove as fault:
                raise BadRecord("fault-move", number=number, line=shown(line), fault=fault) from None
        return game

    # -- deciding --------------------------------------------------------------------------------------------------
    @property
    def player(self) -> int | None:
        """The seat to decide now, None when the game is over."""
        return self.state.tasks[-1][1] if self.state.tasks else None

    @property
    def over(self) -> bool:
        return not self.state.tasks

    def options(self) -> list[str]:
        """The legal lines, in the order of their numbers."""
        return [LINE[move] for move in self.legal_moves()]

    def play(self, line: Line) -> None:
        """Carry out a line. Raises IllegalMove, and changes nothing, if it is not among the options."""
        self._play(_move(line))

    def why_not(self, line: Line, lang: Line = "en") -> WhyNot | None:
        """Why a line is not among the options: None if it is, else the rule's id and a sentence."""
        if not isinstance(line, str) or line not in MOVE:
            return WhyNot(None, texts.text("fault-no-line", lang, line=shown(line)))
        refused = self._refused(MOVE[line])
        if refused is None:
            return None
        reason = refused.sentence(lang)
        rule = texts.rule(refused.rule, lang)
        return WhyNot(refused.rule, f"{reason} {rule}" if reason else rule)

    def refusal(self, line: Line) -> Refused | None:
        """The same in ids and numbers, to be put into other words. Raises IllegalMove if it is not a line."""
        return self._refused(_move(line))

    def refusals(self) -> list[Refused]:
        """The lines that whoever decides may think of, but that are not allowed."""
        moves = refused_moves(self.state) if self.state.tasks else []
        return [_told(move, refusal) for move, refusal in moves]

    @property
    def step(self) -> str:
        """The kind of decision that is asked for, "" when the game is over."""
        return STEPS[self.state.tasks[-1][0]].name if self.state.tasks else ""

    @property
    def question(self) -> str:
        """Which question the player is asked: one of offers.QUESTIONS; "" when the game is over."""
        if not self.state.tasks:
            return ""
        step, seat, arg = self.state.tasks[-1]
        return STEPS[step].asks(self.state, seat, arg)

    @property
    def secret(self) -> bool:
        """Whether only the seat that decides may learn that it is asked."""
        return bool(self.state.tasks) and STEPS[self.state.tasks[-1][0]].secret

    def windows(self, since: Number = 0) -> int:
        """How many events, from a number on, could have led to a secret reaction, whether or not one did."""
        setup = self.state.setup
        if not setup.reacts:
            return 0
        count = 0
        log = self._log()
        for what, _, _, arg, _, _ in log.entries[max(0, _number(since, "since")):log.size]:
            if what == KILLED or (what == CALLED and arg == setup.by_rank[CROWN_RANK]):
                count += 1
        return count

    def _refused(self, move: int) -> Refused | None:
        refusal = engine.why(self.state, move)
        return None if refusal is None else _told(move, refusal)

    # -- the fast path: numbers ------------------------------------------------------------------------------------
    def legal_actions(self) -> list[int]:
        """The numbers of the legal lines, ascending; empty when the game is over."""
        return [ACTION[move] for move in self.legal_moves()]

    def legal_moves(self) -> list[int]:
        """The same as moves of the engine, in the same order, for code that is compiled with it."""
        if self._legal is None:
            moves = engine.options(self.state) if self.state.tasks else []
            moves.sort(key=ACTION.__getitem__)
            self._legal = moves
        return self._legal

    def apply(self, action: Number) -> None:
        """Carry out the line with this number."""
        self._play(MOVE[Game.line(action)])

    def _play(self, move: int) -> None:
        if move not in self.legal_moves():
            refused = self._refused(move)
            assert refused is not None, LINE[move]
            raise IllegalMove("fault-not-now", "", refused.rule, line=shown(LINE[move]), reason=refused)
        self._legal = None
        self._played = MoveChain(self._played, move)
        engine.step(self.state, move)

    @staticmethod
    def line(action: Number) -> str:
        """The line with this number."""
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < len(LINES):
            raise IllegalMove("fault-no-action", number=shown(action))
        return LINES[action]

    @staticmethod
    def action_id(line: Line) -> int:
        """The number of a line, the same in every game of this release."""
        if ACTION[_move(line)] < 0:     # never offered
            raise IllegalMove("fault-no-line", line=shown(line))
        return ACTION[MOVE[line]]

    def playout(self, seed: Number | None = None) -> int:
        """Play a copy to the end at random, inside the engine, and return how many decisions that took."""
        copy = self.state.clone()
        stream = copy.stream
        copy.stream = None      # the quick generator is enough, and tells nothing about the game's own chance
        if seed is not None:
            copy.rng_x, copy.rng_y = seed_words(_number(seed, "seed"))
        elif stream is not None:
            copy.rng_x, copy.rng_y = stream.quick_words(copy.rng_x)
        return engine.playout(copy)

    # -- looking ---------------------------------------------------------------------------------------------------
    def position(self) -> Position:
        """Everything, so that from_position restores exactly this."""
        known = [self._knowledge(seat) for seat in range(self.state.setup.seats)]
        return cast(Position, positions.write(self.state, self.seed, known))

    def view(self, seat: Number | None) -> View:
        """What a seat may know (None: a spectator), in the shape of a position."""
        if seat is None:
            return cast(View, positions.view(self.state, -1, None))
        return cast(View, positions.view(self.state, self._seat(seat), self._knowledge(seat)))

    def open_part(self) -> OpenPart:
        """The fields of a view that are the same for everybody, with all players as others see them."""
        return cast(OpenPart, positions.open_part(self.state))

    def own_part(self, seat: Number | None) -> tuple[OwnPart, ViewPlayer | None]:
        """The other fields, as a seat sees them, and the seat's own player (None for a spectator)."""
        if seat is None:
            return cast(OwnPart, positions.own_part(self.state, -1, None)), None
        own = positions.own_part(self.state, seat, self._knowledge(self._seat(seat)))
        return cast(OwnPart, own), cast(ViewPlayer, positions.view_player(self.state, seat, seat))

    @property
    def events(self) -> list[Event]:
        """What has happened, each with who may see it."""
        log = self._log()
        return [cast(Event, write_event(event)) for event in log.entries[:log.size]]

    def heard(self, seat: Number | None, since: Number = 0) -> list[Event]:
        """The events that a seat heard, with secret fields null; `since` leaves out so many of the first."""
        listener = -1 if seat is None else self._seat(seat)
        log, first = self._log(), max(0, _number(since, "since"))
        return [cast(Event, write_event(redact(event, listener))) for event in log.entries[first:log.size]]

    def scores(self) -> list[Score]:
        """By seat, the total and its lines, each with its reason and rule; before the end, as if it ended now."""
        table: list[Score] = []
        for seat in range(self.state.setup.seats):
            found = lines(self.state, seat)
            table.append({"total": total(found), "lines": [
                {"points": points, "reason": reason(why), "rule": rule} for points, why, rule in found]})
        return table

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return winners(self.state) if not self.state.tasks else []

    @property
    def winner(self) -> int | None:
        """The only winner; None while the game goes on or when the win is shared."""
        return self.winners[0] if len(self.winners) == 1 else None

    # -- copies ----------------------------------------------------------------------------------------------------
    def clone(self, knowing: Number | None = None) -> Game:
        """An independent copy that plays on in exactly the same way. It can take along what one seat knows by now."""
        state = self.state.clone()
        state.log = self._log().fork()
        copy = Game(state, self.seed, self._origin, self._base, self._given, self._start, self._crown, self.names)
        copy._played = self._played
        if knowing is not None:
            copy._known[knowing] = self._knowledge(self._seat(knowing)).copy()
            copy._logs[knowing] = self._heard(knowing).fork()
        return copy

    def imagine(self, seat: Number, seed: Number) -> Game:
        """A game that the seat cannot tell from this one: everything it has not seen is dealt again."""
        known = self._knowledge(self._seat(seat))
        x, y = seed_words(_number(seed, "seed"))
        state = imagine(self.state, known, x, y)
        state.log = self._heard(seat).fork()
        given: list[Knowledge | None] = [None] * state.setup.seats
        given[seat] = known.copy()
        return Game(state, seed, state.clone(), state.log.size, given, {}, -1, self.names)

    def world(self, seat: int, x: int, y: int, leaning: list[float] | None = None) -> State:
        """The bare state of such a game, from two random words and how likely each seat holds each character."""
        return imagine(self.state, self._knowledge(seat), x, y, leaning)

    def shown(self) -> list[int]:
        """How often each seat has revealed each character: seat * CHARACTERS + character."""
        counts = [0] * (self.state.setup.seats * CHARACTERS)
        log = self._log()
        for what, seat, _, character, _, _ in log.entries[:log.size]:
            if what == REVEALED:
                counts[seat * CHARACTERS + character] += 1
        return counts

    def record(self) -> Record:
        """The game as it can be stored and replayed."""
        moves: list[str] = []
        played = self._played
        while played is not None:
            moves.append(LINE[played.move])
            played = played.before
        moves.reverse()
        setup = self.state.setup
        written: Json = {"format": RECORD_FORMAT, "version": 1, "edition": setup.edition.name,
                         "characters": positions.characters(setup.cast), "uniques": positions.cards(setup.uniques),
                         "options": written_options(setup), "players": list(self.names), "seed": self.seed}
        if self._start is None:
            if self.state.stream is not None:
                written["chance"] = KEYED
            written["crown"] = None if self._crown < 0 else self._crown
        else:
            written["position"] = copied(self._start) if self._start else self._first_position()
        written["moves"] = moves
        written["result"] = None if not self.over else {
            "scores": [row["total"] for row in self.scores()], "winner": self.winner}
        return cast(Record, written)

    # -- inside ----------------------------------------------------------------------------------------------------
    def _log(self) -> Log:
        assert self.state.log is not None
        return self.state.log

    def _seat(self, seat: Number) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.state.setup.seats:
            raise CitadelsError("fault-no-seat", seat=shown(seat), seats=self.state.setup.seats)
        return seat

    def _first_knowledge(self, seat: int) -> Knowledge:
        given = self._given[seat]
        known = fresh(self._origin, seat) if given is None else given.copy()
        known.heard = self._base
        return known

    def _first_position(self) -> Position:
        known = [self._first_knowledge(seat) for seat in range(self.state.setup.seats)]
        return cast(Position, positions.write(self._origin, self.seed, known))

    def _knowledge(self, seat: int) -> Knowledge:
        """What a seat knows by now, from everything it has heard since the beginning."""
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = self._first_knowledge(seat)
        log = self._log()
        while known.heard < log.size:
            known.learn(redact(log.entries[known.heard], seat))
        return known

    def _heard(self, seat: int) -> Log:
        """Everything a seat has heard. It is kept, because going through a long game again would take the most time."""
        heard, log = self._logs.setdefault(seat, Log([], 0)), self._log()
        while heard.size < log.size:
            heard.append(redact(log.entries[heard.size], seat))
        return heard


def _begun(record: Mapping[str, Any]) -> Game:
    """The game of a record before its moves."""
    if record.get("position") is not None:
        return Game.from_position(record["position"])
    for field in ("edition", "characters", "uniques", "players", "seed"):
        if record.get(field) is None:
            raise BadRecord("fault-missing", field)
    players = record["players"]
    if not isinstance(players, list):
        raise BadRecord("fault-no-names", "players", value=shown(players))
    return Game.new(record["edition"], len(players), characters=record["characters"], uniques=record["uniques"],
                    options=record.get("options"), crown=record.get("crown"), seed=record["seed"],
                    chance=record.get("chance", QUICK))


def _move(line: object) -> int:
    """The move of a line. Raises IllegalMove if it is none."""
    move = MOVE.get(line) if isinstance(line, str) else None
    if move is None:
        raise IllegalMove("fault-no-line", line=shown(line))
    return move


def _told(move: int, refusal: Refusal) -> Refused:
    """A refusal in the words of the notation."""
    values: dict[str, str | int] = {}
    if refusal.card >= 0:
        values["card"] = CARD_WORDS[refusal.card]
    if refusal.character >= 0:
        values["character"] = CHARACTER_WORDS[refusal.character]
    if refusal.type >= 0:
        values["type"] = TYPE_WORDS[refusal.type]
    for name, number in (("cost", refusal.cost), ("gold", refusal.gold), ("limit", refusal.limit),
                         ("count", refusal.count)):
        if number >= 0:
            values[name] = number
    return Refused(LINE[move], refusal.rule, refusal.reason, values)


def _number(value: object, field: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadSetup("fault-no-number", field, value=shown(value))
    return value


def _ids(words: object, table: dict[str, int], field: str) -> list[int]:
    if not isinstance(words, list | tuple):
        raise BadSetup("fault-no-names", field, value=shown(words))
    found: list[int] = []
    for word in words:
        if not isinstance(word, str) or word not in table:
            raise BadSetup("fault-unknown-name", field, value=shown(word))
        found.append(table[word])
    return found
