"""What is varied before a game begins. Each kind plays all arms of a deal and gives their figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from citadels import Game
from citadels.engine.choosing import edition_named
from citadels.engine.rng import KEYED
from citadels.engine.words import CARD_IDS, CARD_WORDS
from citadels.lab import columns
from citadels.lab.numbers.deals import Deal, play
from citadels.lab.numbers.outcomes import figures_of

Json = dict[str, Any]
Values = dict[str, dict[str, float]]            # of one deal: by arm, by figure
Seen = Callable[[str, Game], None]              # told of each finished game and its arm

ALL: Final = "all"
AS_DEALT: Final = "as-dealt"


class Arms:
    """A way to vary a game. An arm that a deal does not have is left out of its values."""

    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()      # of its part of the study file

    def __init__(self, settings: Mapping[str, Any], figures: Sequence[str]) -> None:
        self.settings = settings
        self.figures = figures

    def play(self, deal: Deal, seen: Seen | None = None) -> Values:
        raise NotImplementedError

    def games(self, table: Mapping[str, Any]) -> float:
        """About how many games a deal takes, for planning."""
        raise NotImplementedError

    def finish(self, arm: str, game: Game, deal: Deal, seen: Seen | None, focal: int,
               names: Sequence[str] = ()) -> dict[str, float]:
        """Play an arm from the beginning to the end."""
        watch = play(game, deal.seated(names))
        if seen:
            seen(arm, game)
        return figures_of(self.figures, watch, focal)


class Plain(Arms):
    """Nothing is varied: how games go."""

    kind = "none"

    def play(self, deal: Deal, seen: Seen | None = None) -> Values:
        return {ALL: self.finish(ALL, deal.begin(), deal, seen, deal.focal)}

    def games(self, table: Mapping[str, Any]) -> float:
        return 1


class FirstCrown(Arms):
    """The first crown goes to each seat in turn, so every hand is once in every position clockwise from it.

    The arms are the positions; their values are means over all games of the deal.
    """

    kind = "crown"

    def play(self, deal: Deal, seen: Seen | None = None) -> Values:
        seats = range(deal.players)
        found: Values = {str(position): dict.fromkeys(self.figures, 0.0) for position in seats}
        for crown in seats:
            game = deal.begin(crown=crown)
            watch = play(game, deal.seated())
            if seen:
                seen(str(crown), game)
            for position in seats:
                for name, value in figures_of(self.figures, watch, (crown + position) % deal.players).items():
                    found[str(position)][name] += value / deal.players
        return found

    def games(self, table: Mapping[str, Any]) -> float:
        return float(table["players"])


class Settings(Arms):
    """The same deal by other rules or with other characters: each arm says what is different in it."""

    kind = "settings"
    fields = ("of",)

    def play(self, deal: Deal, seen: Seen | None = None) -> Values:
        found: Values = {}
        for arm in self.settings["of"]:
            change = {name: value for name, value in arm.items() if name != "name"}
            found[arm["name"]] = self.finish(arm["name"], deal.begin(**change), deal, seen, deal.focal)
        return found

    def games(self, table: Mapping[str, Any]) -> float:
        return len(self.settings["of"])


class Rivals(Arms):
    """One seat is taken by the bot in question, all others by another bot; an arm for each of those others."""

    kind = "rivals"
    fields = ("others",)

    def play(self, deal: Deal, seen: Seen | None = None) -> Values:
        found: Values = {}
        for other in self.settings["others"]:
            if other != deal.bot:
                names = [deal.bot if seat == deal.focal else other for seat in range(deal.players)]
                found[other] = self.finish(other, deal.begin(), deal, seen, deal.focal, names)
        return found

    def games(self, table: Mapping[str, Any]) -> float:
        return len(self.settings["others"])


class Opening(NamedTuple):
    """How a game begins: the hands, and the deck with the first card on top."""

    hands: list[list[str]]
    deck: list[str]

    def swapped(self, seat: int, out: str, coming: str) -> Opening:
        """One card of a hand trades places with one of the deck, so every card is still there once."""
        hands, deck = [hand[:] for hand in self.hands], self.deck[:]
        hand, place = hands[seat], deck.index(coming)
        hand[hand.index(out)], deck[place] = coming, out
        return Opening(hands, deck)


class OpeningCard(Arms):
    """One ordinary district of an opening hand is swapped for a given card, which lies in the deck.

    The arms are the cards of a pool (unique districts or action cards) and the hand as it was dealt. A deal has the
    arm of a card if the card lies in the deck and the hand has none of its kind; nothing that happens later settles it.
    """

    kind = "opening-card"
    fields = ("pool",)

    def play(self, deal: Deal, seen: Seen | None = None) -> Values:
        dealt = deal.begin()
        opening = opening_of(dealt)
        hand = opening.hands[deal.focal]
        wanted = set(self.pool(deal.table["edition"]))
        plain = [card for card in hand if is_basic(deal.table["edition"], card)]
        coming = [card for card in sorted(wanted) if card in opening.deck and card not in hand]
        if not plain or not coming:
            return {}
        arms = {AS_DEALT: opening, **{card: opening.swapped(deal.focal, plain[0], card) for card in coming}}
        return {arm: self.finish(arm, from_opening(dealt, start), deal, seen, deal.focal)
                for arm, start in arms.items()}

    def pool(self, edition: str) -> list[str]:
        if self.settings["pool"] == "actions":
            return columns.actions(edition)
        return [CARD_WORDS[kind] for kind in edition_named(edition).unique_kinds]     # the Secret Vault too

    def games(self, table: Mapping[str, Any]) -> float:
        if self.settings["pool"] == "actions":
            return 1 + len(self.pool(table["edition"]))
        return 11.0


def is_basic(edition: str, card: str) -> bool:
    return edition_named(edition).districts[CARD_IDS[card]].basic


def opening_of(game: Game) -> Opening:
    """The hands and the deck of a game that has just been dealt."""
    state = game.state
    return Opening([[CARD_WORDS[kind] for kind in player.hand] for player in state.players],
                   [CARD_WORDS[kind] for kind in state.deck()])


def from_opening(dealt: Game, opening: Opening) -> Game:
    """A game with these hands and this deck, all else as it was dealt; its first round begins anew."""
    state = dealt.state
    record = dealt.record()
    return Game.from_position({
        "edition": record["edition"], "characters": record["characters"], "uniques": record["uniques"],
        "options": record["options"], "seed": dealt.seed, "chance": KEYED, "rng": [state.rng_x], "crown": state.crown,
        "players": [{"gold": player.gold, "hand": hand} for player, hand in zip(state.players, opening.hands)],
        "deck": opening.deck, "deck_only": True,
    })
