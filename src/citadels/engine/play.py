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
    """Two words for the generator, well mixed, never both zero."""
    mask = (1 << 64) - 1
    z = (seed + 0x9E3779B97F4A7C15) & mask
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & mask
    z = (z ^ z >> 27) * 0x94D049BB133111EB & mask
    z ^= z >> 31
    return (z >> 32, z & WORD) if z else (1, 1)


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
