"""What is varied before a game begins. Each kind plays all arms of a deal and returns their figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from citadels import Game
from citadels.bots import Bot
from citadels.engine.choosing import edition_named
from citadels.engine.rng import KEYED
from citadels.engine.words import CARD_IDS, CARD_WORDS
from citadels.lab import columns
from citadels.lab.numbers.deals import Deal, play_watched
from citadels.lab.numbers.outcomes import Watch, figures_of
from citadels.lab.shapes import Table

Values = dict[str, dict[str, float]]            # of one deal: by arm, by figure
Seen = Callable[[str, Game], None]              # called with each finished game and its arm

ALL: Final = "all"
AS_DEALT: Final = "as-dealt"


class Arms:
    """A way to vary a game. The values of a deal leave out the arms that it does not have."""

    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()      # its own fields in the study file
    usual_games: ClassVar[float] = 1.0          # about how many games a deal takes

    def __init__(self, settings: Mapping[str, Any], figures: Sequence[str]) -> None:
        self.settings = settings
        self.figures = figures
        self.seen: Seen | None = None

    def play(self, deal: Deal) -> Values:
        raise NotImplementedError

    def games(self, table: Table) -> float:
        """The same at a table, for planning."""
        return self.usual_games

    def finish(self, arm: str, game: Game, seated: Sequence[Bot], watch: Watch | None = None) -> Watch:
        """Play an arm to its end and return its observer."""
        watch = play_watched(game, seated, watch)
        if self.seen:
            self.seen(arm, game)
        return watch

    def figures_after(self, arm: str, game: Game, seated: Sequence[Bot], seat: int) -> dict[str, float]:
        """Play an arm to its end and return its figures for a seat."""
        return figures_of(self.figures, self.finish(arm, game, seated), seat)


class Plain(Arms):
    """Nothing is varied; for questions about how games usually go."""

    kind = "none"

    def play(self, deal: Deal) -> Values:
        return {ALL: self.figures_after(ALL, deal.begin(), deal.seated(), deal.focal)}


class FirstCrown(Arms):
    """The first crown goes to each seat in turn, so every hand plays every position clockwise from it once.

    The arms are the positions; their values are means over all games of the deal.
    """

    kind = "crown"

    def play(self, deal: Deal) -> Values:
        seats = range(deal.players)
        found: Values = {str(position): dict.fromkeys(self.figures, 0.0) for position in seats}
        for crown in seats:
            watch = self.finish(str(crown), deal.begin(crown=crown), deal.seated())
            for position in seats:
                for name, value in figures_of(self.figures, watch, (crown + position) % deal.players).items():
                    found[str(position)][name] += value / deal.players
        return found

    def games(self, table: Table) -> float:
        return float(table["players"])


class Settings(Arms):
    """The same deal with other rules or other characters; each arm lists what is different."""

    kind = "settings"
    fields = ("of",)

    def play(self, deal: Deal) -> Values:
        found: Values = {}
        for arm in self.settings["of"]:
            change = {name: value for name, value in arm.items() if name != "name"}
            found[arm["name"]] = self.figures_after(arm["name"], deal.begin(**change), deal.seated(), deal.focal)
        return found

    def games(self, table: Table) -> float:
        return len(self.settings["of"])


class Rivals(Arms):
    """One seat plays the bot in question, all others another bot. There is an arm for each of those other bots."""

    kind = "rivals"
    fields = ("others",)

    def play(self, deal: Deal) -> Values:
        found: Values = {}
        for other in self.settings["others"]:
            if other != deal.bot:
                names = [deal.bot if seat == deal.focal else other for seat in range(deal.players)]
                found[other] = self.figures_after(other, deal.begin(), deal.seated(names), deal.focal)
        return found

    def games(self, table: Table) -> float:
        return len(self.settings["others"])


class Opening(NamedTuple):
    """How a game begins: the hands, and the deck with the first card on top."""

    hands: list[list[str]]
    deck: list[str]

    def swapped(self, seat: int, out: str, coming: str) -> Opening:
        """Swap a card of a hand with a card of the deck."""
        hands, deck = [hand[:] for hand in self.hands], self.deck[:]
        hand, place = hands[seat], deck.index(coming)
        hand[hand.index(out)], deck[place] = coming, out
        return Opening(hands, deck)


class OpeningCard(Arms):
    """One ordinary district of an opening hand is swapped for a given card from the deck.

    The arms are the cards of a pool (unique districts or action cards) and the hand as it was dealt. A deal has the arm
    of a card if the card is in the deck and not in the hand; nothing that happens later decides it.
    """

    kind = "opening-card"
    fields = ("pool",)

    def play(self, deal: Deal) -> Values:
        dealt = deal.begin()
        opening = opening_of(dealt)
        hand = opening.hands[deal.focal]
        wanted = set(self.pool(deal.table["edition"]))
        districts = edition_named(deal.table["edition"]).districts
        plain = [card for card in hand if districts[CARD_IDS[card]].basic]
        coming = [card for card in sorted(wanted) if card in opening.deck and card not in hand]
        if not plain or not coming:
            return {}
        arms = {AS_DEALT: opening, **{card: opening.swapped(deal.focal, plain[0], card) for card in coming}}
        return {arm: self.figures_after(arm, from_opening(dealt, start), deal.seated(), deal.focal)
                for arm, start in arms.items()}

    def pool(self, edition: str) -> list[str]:
        if self.settings["pool"] == "actions":
            return columns.actions(edition)
        return [CARD_WORDS[kind] for kind in edition_named(edition).unique_kinds]     # the Secret Vault too

    def games(self, table: Table) -> float:
        if self.settings["pool"] == "actions":
            return 1 + len(self.pool(table["edition"]))
        return 11.0


def opening_of(game: Game) -> Opening:
    """The hands and the deck of a game that has just been dealt."""
    state = game.state
    return Opening([[CARD_WORDS[kind] for kind in player.hand] for player in state.players],
                   [CARD_WORDS[kind] for kind in state.deck()])


def from_opening(dealt: Game, opening: Opening) -> Game:
    """A game with these hands and this deck and everything else as dealt, at the beginning of its first round."""
    state = dealt.state
    record = dealt.record()
    return Game.from_position({
        "edition": record["edition"], "characters": record["characters"], "uniques": record["uniques"],
        "options": record["options"], "seed": dealt.seed, "chance": KEYED, "rng": [state.rng_x], "crown": state.crown,
        "players": [{"gold": player.gold, "hand": hand} for player, hand in zip(state.players, opening.hands)],
        "deck": opening.deck, "deck_only": True,
    })
