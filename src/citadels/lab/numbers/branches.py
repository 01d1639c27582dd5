"""What is forced at one decision. The game is played up to that decision, then a copy of it goes on in each arm."""

from __future__ import annotations

from typing import ClassVar

from citadels import Game
from citadels.bots import Bot
from citadels.bots.game_loop import ask, play_moves
from citadels.engine.words import CHARACTER_IDS, CHARACTER_WORDS, MOVE
from citadels.lab.numbers.arms import Arms, Values
from citadels.lab.numbers.deals import Deal
from citadels.lab.numbers.habits import OWN, Settled
from citadels.lab.numbers.outcomes import Watch, figures_of
from citadels.lab.shapes import Table


class Branch(Arms):
    """Plays a deal up to a decision, then once for each line forced there. A deal without that decision has no arms."""

    asks_own: ClassVar[bool] = False    # whether the bot's own choice is recorded too

    def is_here(self, game: Game, deal: Deal) -> bool:
        """Whether the pending decision is the one to force."""
        raise NotImplementedError

    def lines(self, game: Game) -> dict[str, str]:
        """The arms and the legal line that each forces; "" forces nothing."""
        raise NotImplementedError

    def habit(self, arm: str, bot: Bot) -> Bot:
        """The bot that plays on for the seat that had the decision."""
        return bot

    def round_of(self, deal: Deal) -> int:
        """A random round from the range `rounds` of the study file."""
        first, last = self.settings["rounds"]
        return deal.draw("round").randint(first, last)

    def play(self, deal: Deal) -> Values:
        game = deal.begin()
        seated = deal.seated()
        watch = Watch(game.state)
        moves = play_moves(game, dict(enumerate(seated)), watch, until=lambda game: self.is_here(game, deal))
        focal = game.player
        if focal is None:
            return {}
        found: Values = {}
        lines = self.lines(game)
        for arm, line in lines.items():
            twin = game.clone()
            after = watch.fork(twin.state)
            # New bots with the same random numbers in all arms, but not those they have drawn already.
            going_on = deal.seated(stage="/after")
            going_on[focal] = self.habit(arm, going_on[focal])
            if line:
                after.answered(twin, focal, line)
                twin.play(line)
            found[arm] = figures_of(self.figures, self.finish(arm, twin, going_on, after), focal)
        own = ask(seated[focal], game, moves) if self.asks_own else ""
        chosen = [arm for arm, line in lines.items() if line == own]
        if chosen:
            found[OWN] = dict(found[chosen[0]])
        for bot in seated:
            bot.close()
        return found


class Pick(Branch):
    """Which character a seat takes in one random round. The arms are all characters on offer.

    The seat is a different one from deal to deal ("any"), or the one with the crown, which takes first ("crown").
    """

    kind = "pick"
    fields = ("who", "rounds")
    asks_own = True

    def is_here(self, game: Game, deal: Deal) -> bool:
        state = game.state
        if game.step != "picking" or state.number != self.round_of(deal):
            return False
        seat = state.crown if self.settings["who"] == "crown" else deal.focal
        return game.player == seat and all(line.startswith("pick ") for line in game.options())

    def lines(self, game: Game) -> dict[str, str]:
        return {line.removeprefix("pick "): line for line in game.options()}

    def games(self, table: Table) -> float:
        return 6.0 if self.settings["who"] == "crown" else 5.0


class Target(Branch):
    """Which character the Assassin, say, names at the first opportunity from a random round on.

    The arms are all characters that may be named and that somebody else might have. Naming one that is face up or one's
    own is a wasted turn (or worse), and the King is never face up: with these arms he would look good, and the others
    bad, for no other reason.
    """

    kind = "target"
    fields = ("by", "rounds")
    usual_games = 7.0
    asks_own = True

    def is_here(self, game: Game, deal: Deal) -> bool:
        state = game.state
        if game.step != "acting" or state.number < self.round_of(deal):
            return False
        return state.turn.character == CHARACTER_IDS[self.settings["by"]] and bool(self.lines(game))

    def lines(self, game: Game) -> dict[str, str]:
        state = game.state
        mine = state.players[game.player].characters if game.player is not None else ()
        pointless = {f"name {CHARACTER_WORDS[character]}" for character in (*state.round.face_up, *mine)}
        return {line.removeprefix("name "): line for line in game.options()
                if line.startswith("name ") and line not in pointless}


class Offer(Branch):
    """Whether to take an offer the first time anybody gets it: at once, never in this game, or as the bot likes."""

    kind = "offer"
    fields = ("line",)
    usual_games = 3.0

    def is_here(self, game: Game, deal: Deal) -> bool:
        return MOVE[self.settings["line"]] in game.legal_moves()

    def lines(self, game: Game) -> dict[str, str]:
        return {"at-once": self.settings["line"], "never": "", OWN: ""}

    def habit(self, arm: str, bot: Bot) -> Bot:
        return Settled(bot, self.settings["line"], takes=False) if arm == "never" else bot
