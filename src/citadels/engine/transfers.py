"""What passes between players, and between a player and the bank; the source is the card that causes it."""
from __future__ import annotations

from citadels.engine.events import CROWNED, EARNED, GAINED, GAVE, PAID, TOOK, TOOK_GOLD
from citadels.engine.state import State, without


def acting(g: State) -> int:
    """The character whose turn it is, as a source."""
    return g.setup.characters[g.turn.character].source


def earn(g: State, seat: int, gold: int, source: int) -> None:
    """Gold from the bank."""
    g.players[seat].gold += gold
    g.emit(EARNED, seat, -1, gold, source=source)


def gain_cards(g: State, seat: int, n: int, source: int = -1) -> None:
    """Cards from the top of the deck, as many as there are; without a source, they are gathered."""
    cards = g.draw(n)
    if cards:
        g.players[seat].hand += cards
        g.emit(GAINED, seat, -1, len(cards), cards, source)


def take_gold(g: State, seat: int, other: int, gold: int, source: int) -> None:
    g.players[other].gold -= gold
    g.players[seat].gold += gold
    g.emit(TOOK_GOLD, seat, other, gold, source=source)


def take_random_card(g: State, seat: int, other: int, source: int) -> None:
    giver = g.players[other]
    take_card(g, seat, other, giver.hand[g.random(len(giver.hand))], source)


def take_card(g: State, seat: int, other: int, card: int, source: int) -> None:
    """A chosen card, from a hand that was looked at."""
    g.players[other].hand = without(g.players[other].hand, card)
    g.players[seat].hand += (card,)
    g.emit(TOOK, seat, other, 0, (card,), source)


def give_card(g: State, seat: int, other: int, card: int, source: int) -> None:
    giver = g.players[seat]
    giver.hand = without(giver.hand, card)
    g.players[other].hand += (card,)
    g.emit(GAVE, seat, other, 0, (card,), source)


def move_crown(g: State, seat: int, source: int) -> None:
    if g.crown == seat:
        return
    g.crown = seat
    g.emit(CROWNED, seat, source=source)
    if g.setup.thrones:
        for owner in range(len(g.players)):
            throne = g.players[owner].names & g.setup.thrones
            if throne:
                earn(g, owner, 1, throne.bit_length() - 1)


def pay_bank(g: State, seat: int, gold: int, source: int) -> None:
    if gold:
        g.players[seat].gold -= gold
        g.emit(PAID, seat, -1, gold, source=source)


def pay_player(g: State, seat: int, other: int, gold: int, source: int) -> None:
    if gold:
        g.players[seat].gold -= gold
        g.players[other].gold += gold
        g.emit(PAID, seat, other, gold, source=source)
