"""Golden games: seeded games as text, one file for each edition and number of players, every preset in it.

They are dealt by the old generator, so they also show that old records replay as before. A difference is a change of
the rules or of the course of chance, to be explained in the change that makes it: `python -m tests.golden` writes the
files anew.
"""
from __future__ import annotations

from pathlib import Path

from citadels import Game
from citadels.shapes import CityItem
from tests.playing import TABLES, presets

FOLDER = Path(__file__).parent / "golden"


class MoveChooser:
    """Plain arithmetic, so that it is the same on every Python."""

    def __init__(self, seed: int) -> None:
        self.word = seed

    def below(self, n: int) -> int:
        self.word = (self.word * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.word >> 33) % n


def stand_of(item: str | CityItem) -> str:
    """A district, beautified or not, and how many cards lie under it."""
    if isinstance(item, str):
        return item
    under = item.get("under")
    count = f"[{len(under)}]" if isinstance(under, list) else ""
    return item["district"] + "*" * item.get("beautified", False) + count


def stand(game: Game) -> list[str]:
    """A line for each player: gold, hand and city."""
    rows = []
    for seat, player in enumerate(game.position()["players"]):
        city = [stand_of(item) for item in player["city"]]
        rows.append(f"    {seat}: {player['gold']} gold, hand {' '.join(player['hand']) or '-'}, city "
                    f"{' '.join(city) or '-'}")
    return rows


def golden(edition: str, players: int, preset: str) -> list[str]:
    """One game as text."""
    seed = players * 1000 + presets(edition).index(preset)
    ninth = edition in ("deluxe", "classic") and 4 <= players <= 7 and seed % 2 == 0
    game = Game.new(edition, players, preset=preset, rank9=ninth, seed=seed, chance="xorshift")
    chooser = MoveChooser(seed)
    rows = [f"== {preset}, {players} players, seed {seed}: {' '.join(game.position()['characters'])}"]
    number = 0
    turn: list[str] = []
    actor: int | None = None
    while not game.over:
        view = game.view(None)
        if view["round"] != number or game.player != actor:
            if turn:
                rows.append(f"  {actor} " + ", ".join(turn))
            turn = []
            if view["round"] != number:
                number = view["round"]
                rows += [f"-- round {number}, crown {view['crown']}", *stand(game)]
            actor = game.player
        lines = game.options()
        turn.append(lines[chooser.below(len(lines))])
        game.play(turn[-1])
    rows += [f"  {actor} " + ", ".join(turn), "-- end", *stand(game)]
    for seat, score in enumerate(game.scores()):
        rows.append(f"    {seat}: {score['total']} = "
                    + ", ".join(f"{line['points']} {line['reason']}" for line in score["lines"]))
    return [*rows, f"    won by {' '.join(map(str, game.winners))}", ""]


def text(edition: str, players: int) -> str:
    chosen = ["base"] if edition == "common-city" else presets(edition)
    return "\n".join(row for preset in chosen for row in golden(edition, players, preset))


def path(edition: str, players: int) -> Path:
    return FOLDER / f"{edition}-{players}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, count in TABLES:
        path(name, count).write_text(text(name, count), encoding="utf-8")
