"""Bots round a table: each is asked in its turn, and a game goes on whatever a bot does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from citadels import Game, texts
from citadels.bots.bot import Bot, Fault, NoAnswer, fallback, shortened
from citadels.bots.sight import Sight


def ask(bot: Bot, game: Game, moves: int) -> str:
    """The bot's line for the decision at hand, the game having seen so many moves; a chance one if it fails."""
    assert game.player is not None
    sight = Sight(game, game.player)
    try:
        line = bot.decide(sight)
    except NoAnswer as problem:
        reason = str(problem)
    except (Exception, SystemExit) as problem:  # whatever a bot written elsewhere raises, the others play on
        reason = raised(problem)
    else:
        if sight.offers(line):
            return line
        reason = texts.text("bot-not-an-option", line=shortened(repr(line)))
    played = fallback(sight.options, Random(f"{moves}/{sight.seat}"))
    bot.faults.append(Fault(sight.seat, moves, reason, played))
    return played


def play_on(game: Game, bots: Sequence[Bot]) -> int:
    """Let the bots, one for each seat, play the game to its end; how many moves that took."""
    moves = 0
    while not game.over:
        assert game.player is not None
        game.play(ask(bots[game.player], game, moves))
        moves += 1
    dismiss(game, bots)
    return moves


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
    return texts.text("bot-raised", problem=shortened(f"{type(problem).__name__}: {problem}"))
