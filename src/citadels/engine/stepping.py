"""Playing: the options of the pending decision, carrying one out, and whole random games."""
from __future__ import annotations

from typing import Final

from citadels.engine.edition import Setup
from citadels.engine.refusal import NO_SALES, NOT_IN_GAME, Refusal
from citadels.engine.rng import KEYED, KeyedStream, seed_words
from citadels.engine.state import NONE, Cards, Log, Player, State, new_round, new_turn
from citadels.engine.steps.every import STEPS
from citadels.engine.steps.step import Step
from citadels.engine.verbs import CHARACTER, RECORD, SALE, VERB, card_of


def options(g: State) -> list[int]:
    """The legal moves of whoever must decide, in no particular order."""
    kind, seat, arg = g.tasks[-1]
    return STEPS[kind].options(g, seat, arg)


def step(g: State, move: int) -> None:
    """Carry out one of the options: the game goes on to its next decision, or ends."""
    kind, seat, arg = g.tasks[-1]
    carry_out(g, STEPS[kind], seat, arg, move)


def carry_out(g: State, decision: Step, seat: int, arg: int, move: int) -> None:
    decision.choose(g, seat, arg, move)
    if g.ended:
        g.tasks = ()


def why(g: State, move: int) -> Refusal | None:
    """What forbids a move, or None if it is legal. It tells only what the deciding seat can see."""
    if not g.tasks:
        return Refusal(g.setup.edition.rule(g.setup.edition.course.end_rule(g)))
    step, seat, arg = g.tasks[-1]
    decision = STEPS[step]
    if move in decision.options(g, seat, arg):
        return None
    if absent(g.setup, move):
        return Refusal("RU-8", NO_SALES if RECORD[VERB[move]].owner == SALE and not g.setup.one_city else NOT_IN_GAME)
    refusal = decision.why(g, seat, arg, move)
    refusal.rule = g.setup.edition.rule(refusal.rule)
    return refusal


def absent(setup: Setup, move: int) -> bool:
    """Whether a move needs a card that is not in this game. Everybody knows which cards are."""
    verb = RECORD[VERB[move]]
    if not setup.has_verb(verb.first):
        return True
    if verb.shape == CHARACTER:
        return setup.rank[move - verb.first] == 0
    kind = card_of(move)
    return kind >= 0 and kind not in setup.edition.basic_kinds and kind not in setup.uniques \
        and kind not in setup.actions


class Policy:
    """Chooses the moves of a playout, or stops it with -1. This one draws them with the game's own generator."""

    def choose(self, g: State, kind: int, seat: int, moves: list[int]) -> int:
        return moves[g.random(len(moves))]


RANDOM: Final = Policy()


def playout(g: State, policy: Policy = RANDOM) -> int:
    """Play to the end, or until the policy stops, and return how many decisions were made."""
    n = 0
    while g.tasks:
        # Read from the stack only once: that alone saves 3 %.
        kind, seat, arg = g.tasks[-1]
        decision = STEPS[kind]
        moves = decision.options(g, seat, arg)
        move = policy.choose(g, kind, seat, moves)
        if move < 0:
            break
        carry_out(g, decision, seat, arg, move)
        n += 1
    return n


def all_cards(setup: Setup) -> Cards:
    """Every district card of a game."""
    cards: list[int] = []
    for kind in setup.edition.basic_kinds:
        cards += [kind] * setup.edition.copies[kind]
    cards += setup.uniques
    for kind in setup.actions:
        cards += [kind] * setup.edition.copies[kind]
    return tuple(cards)


def deal(setup: Setup, seed: int, chance: str, crown: int) -> State:
    """A new game before its first round, with one of the two generators. A crown of -1 goes to a random seat."""
    stream = KeyedStream(seed, "deal") if chance == KEYED else None
    x, y = (0, 0) if chance == KEYED else seed_words(seed)
    gold = setup.edition.start_gold(setup.options)
    players = [Player(gold, NONE, NONE, NONE, NONE, 0, 0, 0) for _ in range(setup.seats)]
    g = State(setup, players, NONE, 0, NONE, NONE, (), stream, x, y, crown, 0, 0, 0, new_round(), new_turn(0, -1),
              None, (), None, False, False, Log([], 0))
    g.lay_deck(g.shuffled(all_cards(setup)))
    for player in players:
        player.hand = g.draw(setup.edition.dealt(setup.seats))
    chosen = g.random(setup.seats)
    if crown < 0:
        g.crown = chosen
    return g
