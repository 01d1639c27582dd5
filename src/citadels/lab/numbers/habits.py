"""What is forced throughout a game: wrappers that overrule a bot at some decisions, within its options."""

from __future__ import annotations

from typing import Final

from citadels import Game
from citadels.bots import Bot, Observation
from citadels.engine.words import CHARACTER_WORDS, MOVE
from citadels.lab.numbers.arms import Arms, Values
from citadels.lab.numbers.deals import Deal, play_watched
from citadels.lab.numbers.outcomes import figures_of
from citadels.lab.shapes import Table

OWN: Final = "own"      # the arm of the bot's own choice


class Overruled(Bot):
    """A bot that is overruled at some decisions. Lines that it must not choose are not shown to it."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot = bot

    def over(self, scores: list[int], winners: list[int]) -> None:
        self.bot.over(scores, winners)

    def close(self) -> None:
        self.faults += self.bot.faults
        self.bot.close()

    def decide_without(self, observation: Observation, lines: list[str]) -> str:
        """What the bot does if it may not choose these lines, unless they are all it has."""
        left = [move for move in observation.moves if move not in [MOVE[line] for line in lines]]
        observation.moves = left or observation.moves
        return self.bot.decide(observation)


class Settled(Overruled):
    """Takes a line whenever it is offered, or never, unless it is the only option."""

    def __init__(self, bot: Bot, line: str, takes: bool) -> None:
        super().__init__(bot)
        self.line = line
        self.takes = takes

    def decide(self, observation: Observation) -> str:
        if not observation.is_option(self.line):
            return self.bot.decide(observation)
        return self.line if self.takes else self.decide_without(observation, [self.line])


class Habit(Arms):
    """One seat takes a certain character whenever it can. There is an arm for each, and one for its own choice."""

    kind = "habit"
    fields = ("picks",)

    def play(self, deal: Deal) -> Values:
        found: Values = {}
        for arm in [OWN, *self.settings["picks"]]:
            seated = deal.seated()
            if arm != OWN:
                seated[deal.focal] = Settled(seated[deal.focal], f"pick {arm}", takes=True)
            found[arm] = self.figures_after(arm, deal.begin(), seated, deal.focal)
        return found

    def games(self, table: Table) -> float:
        return 1 + len(self.settings["picks"])


# -- being killed ------------------------------------------------------------------------------------------------------
class Chances:
    """The rounds of a game in which another seat could kill the seat in question."""

    def __init__(self, game: Game, seat: int, deaths: int, watched: int) -> None:
        self.game = game
        self.seat = seat
        self.deaths = deaths        # the first `deaths` chances are taken,
        self.watched = watched      # and the rest of the first `watched` are not
        self.rounds: list[int] = []

    def number(self) -> int:
        """Which chance this round is, from 0."""
        if self.game.state.number not in self.rounds:
            self.rounds.append(self.game.state.number)
        return self.rounds.index(self.game.state.number)


class Killer(Overruled):
    """Kills the seat in question at the first `deaths` chances, and spares it at the rest of those `watched`."""

    def __init__(self, bot: Bot, chances: Chances) -> None:
        super().__init__(bot)
        self.chances = chances

    def decide(self, observation: Observation) -> str:
        state = self.chances.game.state
        if observation.seat == self.chances.seat or state.turn.character != state.setup.killer:
            return self.bot.decide(observation)
        victims = [f"name {CHARACTER_WORDS[character]}" for character in state.players[self.chances.seat].characters]
        deadly = [line for line in victims if observation.is_option(line)]
        if not deadly:
            return self.bot.decide(observation)
        number = self.chances.number()
        if number < self.chances.deaths:
            return deadly[0]
        spared = number < self.chances.watched
        return self.decide_without(observation, deadly) if spared else self.bot.decide(observation)


class Victim(Arms):
    """One seat is killed at none, the first, the first two … of the chances that others have to kill it.

    It is spared at the rest of the first `deaths` chances, and then everybody plays as they like. A deal counts if it
    has any chance at all, which is known before the arms diverge.
    """

    kind = "victim"
    fields = ("deaths",)

    def play(self, deal: Deal) -> Values:
        found: Values = {}
        most = self.settings["deaths"]
        for deaths in range(most + 1):
            game = deal.begin()
            chances = Chances(game, deal.focal, deaths, most)
            watch = play_watched(game, [Killer(bot, chances) for bot in deal.seated()])
            if not chances.rounds:
                return {}
            if self.seen:
                self.seen(str(deaths), game)
            found[str(deaths)] = figures_of(self.figures, watch, deal.focal)
        return found

    def games(self, table: Table) -> float:
        return 1 + float(self.settings["deaths"])
