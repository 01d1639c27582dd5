"""What an edition is: its cards and numbers; and the setup of one game."""
from __future__ import annotations

from typing import Final

from citadels.engine.card import Character, District
from citadels.engine.flow import AT_RANDOM, DISCARDS, PICKS_LAST, Course
from citadels.engine.ids import CHARACTERS, DISTRICTS, KINDS, LAST_RANK, NO_TYPE, SEATS
from citadels.engine.state import Cards, State
from citadels.engine.subclassing import mypyc_attr, set_attributes
from citadels.engine.verbs import COURSE, INCOME, PICK, RECORD, SALE, VERB
from citadels.engine.words import CARD_IDS, CHARACTER_IDS

OF_SALE: Final = -2     # the player sells a card
Options = dict[str, tuple[int, int, int]]       # name: default, lowest, highest
Presets = dict[str, tuple[str, str]]            # name: characters, unique districts


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The cards and numbers of one edition."""

    name = ""
    prefix = ""             # how the ids of its own rules begin
    follows: tuple[str, ...] = ()   # the editions whose rules hold where it has none of its own, the nearest first
    listed = True           # offered to people; false where it is only for programs
    rulings: tuple[int, int] = (0, -1)  # the first and the last number of the rulings that are for it alone
    seats: tuple[int, int] = (2, 8)
    uniques = 14            # how many unique districts are in a game, 0 for any number
    ninth_needed: tuple[int, ...] = (3, 8)    # numbers of players that need a character of rank 9
    cast_rule = "DX-SETUP-1"      # the rule about numbers of players and characters
    ranks_rule = "DX-SETUP-1"     # about one character of each rank
    end_rule = "DX-TURN-6"        # about ending a turn before gathering
    uniques_rule = "DX-SETUP-3"   # about unique districts
    limit_rule = "DX-TURN-2"      # about the usual build limit
    unbuilt_rule = ""       # that a district works only once it is built; "" where each district's own rule says it
    hidden_first = False    # the face-down character is set aside before the face-up ones
    crown_peeks = False     # the crowned player looks at it
    open_pile = False       # cards that leave play lie face up
    bonus_after_gathering = False
    fixed_uniques = False   # the unique districts cannot be chosen
    whole_cast = False      # all characters are in the game
    one_city = False        # no two players may have the same district
    double_limit = 99       # doubles that a city with a Quarry may have

    def __init__(self, course: Course, ranks: list[str], characters: dict[str, Character], districts: list[District],
                 presets: Presets, options: Options, rules: dict[str, str], base: str = "") -> None:
        """`ranks` are the characters of each rank from 1 on; `base` the unique cards of the base game, if there is one.

        Both are lists of ids; `base` names a card once for each of its copies.
        """
        set_attributes(self, {})
        self.course = course
        self.presets = presets
        self.options = options
        self.rules = rules                # rules that this edition knows by another id
        self.characters: list[Character] = [Character() for _ in range(CHARACTERS)]  # blank where it has none
        for character in characters.values():
            self.characters[entered(character.id, character.word)] = character
        self.asks_who_built = any([character.asks_who_built for character in self.characters])
        self.ranks: list[int] = [0] * CHARACTERS        # 0: not in this edition
        self.ninth = -1                                 # the character of rank 9 if none is chosen; -1 for none
        self._give_ranks(ranks)
        self._check_seats(len(ranks))
        self.districts: list[District] = [District() for _ in range(KINDS)]
        for district in districts:
            self.districts[entered(district.kind, district.word)] = district
        self.copies: list[int] = [district.copies if district.kind >= 0 else 0 for district in self.districts]
        kinds = [district.kind for district in districts]
        self.basic_kinds = [kind for kind in kinds if self.districts[kind].basic]
        self.unique_kinds = [kind for kind in kinds if kind >= DISTRICTS and not self.districts[kind].basic]
        self.action_kinds = [kind for kind in kinds if kind < DISTRICTS]
        self.base_uniques = [CARD_IDS[word] for word in base.split()]
        # The district or action card whose move it is, or OF_SALE; -1 for others
        self.kind_of_verb: list[int] = [OF_SALE if RECORD[verb].sells else -1 for verb in VERB]
        for district in districts:
            for verb in district.verbs:
                self.kind_of_verb[verb] = district.kind
        self._kinds: dict[str, int] = {}

    def _give_ranks(self, ranks: list[str]) -> None:
        """Give the characters their ranks. The default for rank 9 is the first that the fewest players can have."""
        if len(ranks) > LAST_RANK:
            raise ValueError(f"there is no room for {len(ranks)} ranks: the limit is {LAST_RANK}")
        for i in range(len(ranks)):
            if not ranks[i].split():
                raise ValueError(f"there is no character of rank {i + 1}")
            for word in ranks[i].split():
                character = CHARACTER_IDS.get(word, -1)
                if character < 0 or self.characters[character].id < 0:
                    raise ValueError(f"there is no character {word!r} for rank {i + 1}")
                self.ranks[character] = i + 1
        for character in range(CHARACTERS):
            needs = self.characters[character].needs
            if self.ranks[character] == LAST_RANK and (self.ninth < 0 or needs < self.characters[self.ninth].needs):
                self.ninth = character

    def _check_seats(self, ranks: int) -> None:
        """Without enough characters, a selection would stop in the middle."""
        low, high = self.seats
        if high > SEATS:
            raise ValueError(f"there is no room for {high} players: the limit is {SEATS}")
        for seats in range(low, high + 1):
            cast = min(ranks, LAST_RANK - 1) + self.needs_ninth(seats)
            if self.course.hides and len(self.script(seats, cast)) >= cast:
                raise ValueError(f"there are too few characters for {seats} players: {cast}")

    def kinds_with(self, attribute: str) -> int:
        """Bit set of the kinds with this attribute, to tell quickly whether a city has such a district."""
        if attribute not in self._kinds:
            bits = 0
            for district in self.districts:
                if district.kind >= 0 and getattr(district, attribute):
                    bits |= 1 << district.kind
            self._kinds[attribute] = bits
        return self._kinds[attribute]

    def needs_ninth(self, seats: int) -> bool:
        """Whether so many players need a character of rank 9."""
        return seats in self.ninth_needed and self.ninth >= 0

    def is_truth(self, option: str) -> bool:
        """Whether an option is yes or no."""
        _, low, high = self.options[option]
        return low == 0 and high == 1

    def rule(self, id: str) -> str:
        """The id that this edition has for a rule."""
        return self.rules.get(id, id)

    def goal(self, seats: int, options: dict[str, int]) -> int:
        """How many districts complete a city."""
        return 8 if seats < 4 else 7

    def dealt(self, seats: int) -> int:
        """How many cards each player is dealt."""
        return 4

    def start_gold(self, options: dict[str, int]) -> int:
        """How much gold each player begins with."""
        return 2

    def five_types(self, options: dict[str, int]) -> int:
        """Points for districts of all five types."""
        return 3

    def tie_break(self, g: State, seat: int) -> tuple[int, int]:
        """What decides between equal points: the highest rank that was revealed."""
        rank = 0
        for character in g.players[seat].characters:
            if g.round.revealed >> character & 1:
                rank = max(rank, g.setup.rank[character])
        return rank, 0

    def districts_for(self, options: dict[str, int]) -> list[District]:
        """The districts by kind, as they are with these options."""
        return self.districts

    def actions_for(self, options: dict[str, int]) -> list[int]:
        """The kinds of action cards with these options."""
        return self.action_kinds if options.get("action_cards", 1) else []

    def face_up(self, seats: int, characters: int) -> int:
        """How many characters lie face up during the selection."""
        return max(0, characters - seats - 2) if seats > 3 else 0

    def script(self, seats: int, characters: int) -> list[int]:
        """Who chooses in which order, as entries of flow.go_on_selecting."""
        if seats == 2:
            return [0, 1, DISCARDS + 1, 0, DISCARDS + 0, 1]
        if seats == 3:
            return [0, 1, 2, AT_RANDOM, 0, 1, 2] if characters == 9 else [0, 1, 2, 0, 1, 2]
        order = list(range(seats))
        if characters == seats + 1:
            order[-1] += PICKS_LAST
        return order

    def draft_rule(self, seats: int, characters: int) -> str:
        """The rule by which this selection goes."""
        if seats < 4:
            return "DX-DRAFT-5" if seats == 2 else "DX-DRAFT-6"
        return "DX-DRAFT-3"


def entered(number: int, word: str) -> int:
    """The number of a card or character, which it has from the list of words."""
    if number < 0:
        raise ValueError(f"{word!r} has no number: call new_card or new_character first")
    return number


def setup_for(edition: Edition, seats: int, cast: Cards, uniques: Cards, options: dict[str, int]) -> Setup:
    """The setup of a game; games with the same arguments share it."""
    key = (edition.name, seats, cast, uniques, tuple(sorted(options.items())))
    if key not in _SETUPS:
        if len(_SETUPS) > 500:
            _SETUPS.clear()
        _SETUPS[key] = Setup(edition, seats, cast, uniques, options)
    return _SETUPS[key]


class Setup:
    """What is settled before a game begins and never changes, so all clones share it."""

    def __init__(self, edition: Edition, seats: int, cast: Cards, uniques: Cards,
                 options: dict[str, int]) -> None:
        self.options = options
        self.edition = edition
        self.seats = seats
        self.uniques = uniques
        self.characters = edition.characters
        self.districts = edition.districts_for(options)
        self.rank: list[int] = [0] * CHARACTERS      # 0: not in this game
        for character in cast:
            self.rank[character] = edition.ranks[character]
        self.cast = self.by_ranks(cast)
        self.last_rank = self.rank[self.cast[-1]]
        self.by_rank: list[int] = [-1] * (LAST_RANK + 1)
        for character in self.cast:
            self.by_rank[self.rank[character]] = character
        self.goal = edition.goal(seats, options)
        self.face_up = edition.face_up(seats, len(cast))
        self.script = edition.script(seats, len(cast))
        self.draft_rule = edition.draft_rule(seats, len(cast))
        self._characters_with_a_role()
        self._districts_with_an_effect()
        self.open_pile = edition.open_pile
        self.one_city = edition.one_city
        self.double_limit = edition.double_limit
        self.actions = edition.actions_for(options)
        self.tumbler = self._action("tumbles")    # the action cards with a role of their own; -1 for none
        self.resister = self._action("resists")
        self.booth = self._action("sells")
        self.reacts = self.tumbler >= 0 or self.resister >= 0   # there may be secret reactions
        self.special = bool(self.actions) or edition.one_city   # turns have more moves than cards and characters give
        self.kind_of_verb = edition.kind_of_verb
        self._verbs: dict[int, str] = {}

    def by_ranks(self, characters: Cards) -> Cards:
        """These characters in order of rank."""
        return tuple(sorted(characters, key=self.rank.__getitem__))

    def _characters_with_a_role(self) -> None:
        self.bewitcher = self._character("bewitches")
        self.killer = self._character("kills")
        self.issuer = self._character("issues")
        self.robber = self._character("robs")
        self.blackmailer = self._character("blackmails")
        self.shield = self._character("shields")
        self.raider = self._character("raids")
        self.watchers: list[Character] = []
        for character in self.cast:
            if self.characters[character].watches:
                self.watchers.append(self.characters[character])

    def _character(self, attribute: str) -> int:
        """The character of the cast with this attribute; -1 for none."""
        found = -1
        for character in self.cast:
            if getattr(self.characters[character], attribute):
                found = character
        return found

    def _districts_with_an_effect(self) -> None:
        kinds = self.edition.kinds_with
        self.actives = kinds("verbs") >> DISTRICTS << DISTRICTS  # those of action cards are played from the hand
        self.doublers = kinds("doubles")
        self.payers = kinds("pays")
        self.walls = kinds("wall")
        self.discounters = kinds("discount")
        self.closers = kinds("closes")
        self.selectors = kinds("selects")
        self.any_type = kinds("any_type")
        self.double_size = kinds("double_size")
        self.starters = kinds("starts")
        self.mourners = kinds("salvages")
        self.healers = kinds("heals")
        self.thrones = kinds("attends")
        self.ballrooms = kinds("hosts")
        self.searchers = kinds("searches")
        self.ringers = kinds("rings")
        self.dated = kinds("dated")

    def _action(self, attribute: str) -> int:
        for kind in self.actions:
            if getattr(self.districts[kind], attribute):
                return kind
        return -1

    def _verbs_of_cards(self) -> dict[int, str]:
        """The verbs of this game's cards; those that answer a question come with the rule that asks it."""
        if not self._verbs:
            cards = [(self.characters[character].verbs, self.characters[character].answers) for character in self.cast]
            kinds = [*sorted(set(self.uniques)), *self.actions]
            cards += [(self.districts[kind].verbs, self.districts[kind].answers) for kind in kinds]
            for verbs, answers in cards:
                for verb, rule in answers:
                    if not self._verbs.get(verb):
                        self._verbs[verb] = rule
                for verb in verbs:
                    self._verbs.setdefault(verb, "")
            if [character for character in self.cast if self.characters[character].type != NO_TYPE]:
                self._verbs[INCOME] = ""
        return self._verbs

    def has_verb(self, verb: int) -> bool:
        """Whether a verb means anything in this game: it belongs to everybody, or to a card of the game."""
        owner = RECORD[verb].owner
        return owner == COURSE or (owner == SALE and self.one_city) or verb in self._verbs_of_cards()

    def answer_rule(self, verb: int) -> str:
        """The rule that asks for this answer; "" if it is no answer in this game."""
        rule = self.draft_rule if verb == PICK else RECORD[verb].rule
        return self._verbs_of_cards().get(verb, "") or rule


_SETUPS: Final[dict[tuple[str, int, Cards, Cards, tuple[tuple[str, int], ...]], Setup]] = {}
