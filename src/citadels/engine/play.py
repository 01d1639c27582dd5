"""Playing: the options of the pending decision, carrying one out, and whole random games."""
from __future__ import annotations

from citadels.engine.edition import Setup
from citadels.engine.ids import BASIC
from citadels.engine.state import NONE, WORD, Cards, Log, Player, State, new_round, new_turn
from citadels.engine.steps.every import STEPS


def options(g: State) -> list[int]:
    """The legal moves of whoever must decide, in no particular order."""
    step, seat, arg = g.tasks[-1]
    return STEPS[step].options(g, seat, arg)


def play(g: State, move: int) -> None:
    """Carry out one of the options."""
    step, seat, arg = g.tasks[-1]
    STEPS[step].choose(g, seat, arg, move)
    if g.ended:
        g.tasks = ()


def why(g: State, move: int) -> str:
    """The id of the rule that forbids a move, or "" if it is legal."""
    step, seat, arg = g.tasks[-1]
    decision = STEPS[step]
    if move in decision.options(g, seat, arg):
        return ""
    return g.setup.edition.rule(decision.why(g, seat, arg, move) or decision.rule)


def playout(g: State) -> int:
    """Random play to the end; how many decisions were made."""
    n = 0
    while g.tasks:
        step, seat, arg = g.tasks[-1]
        decision = STEPS[step]
        moves = decision.options(g, seat, arg)
        decision.choose(g, seat, arg, moves[g.random(len(moves))])
        if g.ended:
            g.tasks = ()
        n += 1
    return n


def seed_words(seed: int) -> tuple[int, int]:
    """Two words for the generator, well mixed (as splitmix64 does it), never both zero."""
    low = (seed & WORD) + 0x7F4A7C15
    high = ((seed >> 32 & WORD) + 0x9E3779B9 + (low >> 32)) & WORD
    low &= WORD
    low, high = low ^ (low >> 30 | high << 2 & WORD), high ^ high >> 30
    high, low = times(high, low, (0xE5B9, 0x1CE4, 0x476D, 0xBF58))
    low, high = low ^ (low >> 27 | high << 5 & WORD), high ^ high >> 27
    high, low = times(high, low, (0x11EB, 0x1331, 0x49BB, 0x94D0))
    low, high = low ^ (low >> 31 | high << 1 & WORD), high ^ high >> 31
    return (high, low) if high or low else (1, 1)


def times(high: int, low: int, factor: Cards) -> tuple[int, int]:
    """The lower two words of a product, in pieces of 16 bits, the lowest first.

    Python looks for pending signals when it multiplies large numbers, and compiled code takes an interrupt there for
    a lack of memory: Ctrl-C would end the program without a word.
    """
    pieces = (low & 0xFFFF, low >> 16, high & 0xFFFF, high >> 16)
    found = [0, 0, 0, 0]
    for i in range(4):
        carry = 0
        for j in range(4 - i):
            total = found[i + j] + pieces[i] * factor[j] + carry
            found[i + j] = total & 0xFFFF
            carry = total >> 16
    return found[3] << 16 | found[2], found[1] << 16 | found[0]


def all_cards(setup: Setup) -> Cards:
    """Every district card of a game."""
    cards: list[int] = []
    for kind in range(BASIC):
        cards += [kind] * setup.edition.copies[kind]
    cards += setup.uniques
    if setup.tumbler >= 0:
        for kind in setup.edition.action_kinds:
            cards += [kind] * setup.edition.copies[kind]
    return tuple(cards)


def deal(setup: Setup, seed: int, crown: int) -> State:
    """A new game before its first round; crown -1: a random seat."""
    x, y = seed_words(seed)
    gold = setup.edition.start_gold(setup.options)
    players = [Player(gold, NONE, NONE, NONE, NONE, 0, 0, 0) for _ in range(setup.seats)]
    g = State(setup, players, NONE, 0, NONE, NONE, (), x, y, crown, 0, 0, 0, new_round(), new_turn(0, -1), None, (),
              None, False, False, Log([], 0))
    g.lay_deck(g.shuffled(all_cards(setup)))
    for player in players:
        player.hand = g.draw(setup.edition.dealt(setup.seats))
    chosen = g.random(setup.seats)
    if crown < 0:
        g.crown = chosen
    return g


def begin(g: State) -> None:
    """Come to the first decision of a game that was dealt."""
    g.setup.edition.course.begin(g)
