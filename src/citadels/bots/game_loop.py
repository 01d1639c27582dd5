"""The loop in which bots play: each is asked when it has to decide, and a game goes on whatever a bot does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from citadels import Game, texts
from citadels.bots.bot import Bot, Fault, NoAnswer, described, random_option, shortened
from citadels.bots.observation import Observation


class Observer:
    """Follows a game that bots play. Its methods do nothing unless they are overridden."""

    def asking(self, game: Game, seat: int) -> None:
        """The bot of a seat is about to be asked."""

    def answered(self, game: Game, seat: int, line: str) -> None:
        """It has chosen a line, which is about to be played."""

    def ended(self, game: Game) -> None:
        """The game is over."""


def ask(bot: Bot, game: Game, moves: int) -> str:
    """The bot's line for the pending decision, after so many moves; a random one if the bot fails."""
    assert game.player is not None
    observation = Observation(game, game.player)
    try:
        line = bot.decide(observation)
    except NoAnswer as problem:
        reason = str(problem)
    except (Exception, SystemExit) as problem:  # whatever a bot written elsewhere raises, the others play on
        reason = raised(problem)
    else:
        if observation.is_option(line):
            return line
        reason = texts.text("bot-not-an-option", line=shortened(repr(line)))
    played = random_option(observation.options, Random(f"{moves}/{observation.seat}"))
    bot.faults.append(Fault(observation.seat, moves, reason, played))
    return played


def play_game(game: Game, bots: Sequence[Bot], *observers: Observer) -> int:
    """Let the bots, one for each seat, play the game to its end, and return how many moves that took."""
    moves = play_moves(game, dict(enumerate(bots)), *observers)
    dismiss(game, bots)
    return moves


def play_moves(game: Game, bots: Mapping[int, Bot], *observers: Observer, seen: int = 0,
               until: Callable[[Game], bool] | None = None) -> int:
    """Let the bots decide, and stop before the decision of a seat without one, or when `until` says so.

    `seen` is the number of moves before; the result is how many were added.
    """
    moves = seen
    while (seat := game.player) is not None and seat in bots and not (until and until(game)):
        for observer in observers:
            observer.asking(game, seat)
        line = ask(bots[seat], game, moves)
        for observer in observers:
            observer.answered(game, seat, line)
        game.play(line)
        moves += 1
    if game.over:
        for observer in observers:
            observer.ended(game)
    return moves - seen


def dismiss(game: Game, bots: Sequence[Bot]) -> None:
    """Tell the bots how the game has ended, if it has, and let them go."""
    scores = [row["total"] for row in game.scores()] if game.over else []
    winners = game.winners
    for seat, bot in enumerate(bots):
        try:
            if scores:
                bot.over(scores, winners)
            bot.close()
        except Exception as problem:  # as above
            bot.faults.append(Fault(seat, len(game.record()["moves"]), raised(problem), ""))


def raised(problem: BaseException) -> str:
    return texts.text("bot-raised", problem=shortened(described(problem)))
