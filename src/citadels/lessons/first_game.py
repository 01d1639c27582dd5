"""The first game: one story in eight chapters, in each of which the reader plays one of the eight characters.

You (seat 0) sit at a table with Ines (1), Otto (2) and Marta (3). Each chapter begins with its own position, so it can
be played alone; together they are one game. A chapter that ends with a round also shows the deal of the next round: its
seed is chosen so that this deal does not contradict the next chapter.
"""

from __future__ import annotations

from typing import Final

from citadels.lessons.chapter import Ask, Chapter, Play, Prepared, Tell
from citadels.shapes import Player

INES, OTTO, MARTA = 1, 2, 3
SEED: Final = 1


def player(gold: int, hand: str, city: str, character: str = "") -> Player:
    return {"gold": gold, "hand": hand.split(), "city": [*city.split()], "characters": character.split()}


def choosing(
    round_: int, crown: int, up: str, down: str, players: list[Player], *, deck: str = "", seed: int = SEED,
) -> Prepared:
    """A position at the beginning of a selection; the player with the crown chooses first."""
    cast = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
    away = {*up.split(), down}
    return {
        "edition": "deluxe", "seed": seed, "round": round_, "crown": crown, "players": players, "phase": "selection",
        "deck": deck.split(), "face_up": up.split(), "face_down": [down],
        "draft": {"pool": [character for character in cast if character not in away]}, "stack": [["picking", crown, 0]],
    }


def turns(
    round_: int, crown: int, rank: int, up: str, players: list[Player], *, deck: str = "", seed: int = SEED,
) -> Prepared:
    """A position in which a rank is about to be called."""
    return {
        "edition": "deluxe", "seed": seed, "round": round_, "crown": crown, "players": players, "phase": "turns",
        "rank": rank, "deck": deck.split(), "face_up": up.split(),
    }


KING = Chapter(
    "king",
    turns(1, MARTA, 4, "assassin warlord", [
        player(2, "manor market cathedral fortress", "", "king"),
        player(2, "tavern trading-post harbor palace", "", "merchant"),
        player(2, "church barracks keep", "prison", "magician"),
        player(2, "castle harbor palace docks", "", "bishop"),
    ], seed=73),  # after which the second round begins as the next chapter does
    (
        Tell("welcome"),
        Tell("aim", ("city-0",)),
        Tell("hand", ("hand-0",)),
        Tell("purse", ("gold-0",)),
        Ask("gather", ("gold",), {"cards": "gather-else"}),
        Ask("build", ("build manor",), {"build": "build-else"}),
        Ask("income", ("income",)),
        Ask("end", ("end",)),
        Tell("others", ("seat-3", "seat-1")),
        Play(MARTA, ("gold", "build castle", "end")),
        Play(INES, ("gold", "bonus", "build tavern", "income", "end")),
    ),
)

MERCHANT = Chapter(
    "merchant",
    choosing(2, 0, "bishop magician", "assassin", [
        player(2, "market cathedral fortress", "manor"),
        player(5, "trading-post harbor palace", "tavern"),
        player(2, "church barracks keep", "prison"),
        player(0, "harbor palace docks", "castle"),
    ], deck="watchtower library"),
    (
        Tell("crown", ("crown-0",)),
        Tell("up", ("row-magician", "row-bishop")),
        Ask("pick", ("pick merchant",), {"pick": "pick-else"}),
        Tell("pass", ("seat-1",)),
        Play(INES, ("pick architect",)),
        Play(OTTO, ("pick thief",)),
        Play(MARTA, ("pick king",)),
        Tell("call", ("row",)),
        Tell("silence", ("seat-2",)),
        Play(OTTO, ("name architect", "gold", "build church", "end")),
        Tell("named", ("row-architect",)),
        Play(MARTA, ("gold", "income", "end")),
        Ask("gather", ("gold", "bonus"), {"": "gather-else"}, every=True),
        Ask("build", ("build market",), {"build": "build-else"}),
        Ask("income", ("income",)),
        Ask("end", ("end",)),
        Tell("robbed", ("gold-1", "gold-2")),
        Play(INES, ("bonus", "gold", "build trading-post", "end")),
    ),
)

THIEF = Chapter(
    "thief",
    choosing(5, MARTA, "magician architect", "assassin", [
        player(0, "cathedral fortress", "manor market"),
        player(7, "harbor", "tavern trading-post market"),
        player(3, "barracks keep", "prison church"),
        player(2, "palace docks", "castle harbor"),
    ], deck="harbor monastery", seed=4),
    (
        Tell("rich", ("gold-1", "city-1")),
        Play(MARTA, ("pick king",)),
        Ask("pick", ("pick thief",), {"pick": "pick-else"}),
        Tell("pass", ("seat-1",)),
        Play(INES, ("pick merchant",)),
        Play(OTTO, ("pick warlord",)),
        Ask("name", ("name merchant",), {"name": "name-else", "gold": "name-first", "cards": "name-first"},
            at=("row", "city-1")),
        Ask("cards", ("cards",), {"gold": "cards-else"}),
        Ask("keep", ("keep harbor", "keep monastery")),
        Ask("end", ("end",)),
        Play(MARTA, ("gold", "income", "build docks", "end")),
        Tell("robbed", ("gold-0",)),
        Play(INES, ("gold", "bonus", "income", "build harbor", "end")),
        Play(OTTO, ("gold", "income", "build keep", "end")),
    ),
)

MAGICIAN = Chapter(
    "magician",
    turns(7, MARTA, 3, "assassin warlord", [
        player(7, "", "manor market", "magician"),
        player(2, "cathedral fortress monastery palace", "tavern trading-post market harbor", "bishop"),
        player(2, "monastery temple watchtower palace town-hall dragon-gate", "prison church keep", "architect"),
        player(4, "palace tavern", "castle harbor docks", "merchant"),
    ], deck="barracks tavern temple"),
    (
        Tell("empty", ("hand-0",)),
        Ask("swap", ("swap 2",), {"swap": "swap-else", "gold": "swap-first", "cards": "swap-first"}),
        Tell("otto", ("seat-2",)),
        Ask("gather", ("gold",), {"cards": "gather-else"}),
        Ask("build", ("build monastery",), {"build": "build-else"}),
        Ask("end", ("end",)),
    ),
    before={INES: "magician"},
)

BISHOP = Chapter(
    "bishop",
    choosing(9, INES, "thief magician", "assassin", [
        player(6, "temple watchtower palace town-hall dragon-gate", "manor market monastery"),
        player(4, "cathedral fortress palace", "tavern trading-post market harbor"),
        player(3, "barracks temple", "prison church keep"),
        player(5, "palace", "castle harbor docks tavern"),
    ], seed=4),
    (
        Tell("late", ("crown-1",)),
        Play(INES, ("pick merchant",)),
        Play(OTTO, ("pick warlord",)),
        Play(MARTA, ("pick king",)),
        Tell("missing", ("row-warlord", "seat-2")),
        Ask("pick", ("pick bishop",), {"pick": "pick-else"}),
        Play(MARTA, ("gold", "income", "build palace", "end")),
        Ask("gather", ("gold",), {"cards": "gather-else", "income": "wait"}),
        Ask("build", ("build temple",), {"build": "build-else", "income": "wait"}),
        Ask("income", ("income",)),
        Ask("end", ("end",)),
        Play(INES, ("gold", "bonus", "income", "end")),
        Tell("warlord", ("seat-2",)),
        Play(OTTO, ("gold", "destroy 3 tavern", "end")),
        Tell("tavern", ("city-3",)),
    ),
    before={INES: "king"},
)

WARLORD = Chapter(
    "warlord",
    turns(11, OTTO, 8, "thief architect", [
        player(9, "watchtower palace town-hall dragon-gate", "manor monastery temple", "warlord"),
        player(6, "cathedral fortress palace", "tavern trading-post market harbor", "bishop"),
        player(3, "barracks temple", "prison church keep", "king"),
        player(4, "manor", "castle harbor docks palace fortress tavern", "merchant"),
    ], seed=4),
    (
        Tell("view", ("city-0",)),
        Tell("marta", ("city-3",)),
        Ask("gather", ("gold",), {"cards": "gather-else", "destroy": "destroy-later"}),
        Ask("build", ("build watchtower",), {"build": "build-else", "destroy": "destroy-later"}),
        Ask("income", ("income",), {"destroy": "destroy-later"}),
        Ask("destroy", ("destroy 3 tavern",), {
            "destroy 3": "destroy-dear", "destroy 2": "destroy-other", "destroy 0": "destroy-own",
        }),
        Ask("end", ("end",)),
    ),
    before={OTTO: "warlord"},
)

ASSASSIN = Chapter(
    "assassin",
    choosing(13, MARTA, "magician bishop", "thief", [
        player(2, "palace town-hall dragon-gate", "manor monastery temple watchtower"),
        player(9, "cathedral fortress", "tavern trading-post market harbor"),
        player(3, "barracks temple", "prison church keep"),
        player(6, "", "castle harbor docks palace fortress manor"),
    ]),
    (
        Tell("six", ("city-3",)),
        Tell("marta", ("gold-3", "hand-3")),
        Play(MARTA, ("pick architect",)),
        Ask("pick", ("pick assassin",), {"pick": "pick-else"}),
        Tell("missing", ("row-thief", "row-architect")),
        Play(INES, ("pick merchant",)),
        Play(OTTO, ("pick warlord",)),
        Ask("name", ("name architect",), {"name": "name-else", "gold": "name-first", "cards": "name-first"},
            at=("row", "hand-3")),
        Ask("gather", ("gold",), {"cards": "gather-else"}),
        Ask("end", ("end",)),
        Play(INES, ("gold", "bonus", "income", "build cathedral", "end")),
        Tell("silence", ("seat-3",)),
        Play(OTTO, ("gold", "income", "build barracks", "end")),
    ),
    before={INES: "thief", MARTA: "king"},
)

ARCHITECT = Chapter(
    "architect",
    turns(15, MARTA, 7, "thief magician", [
        player(7, "palace town-hall dragon-gate", "manor monastery temple watchtower", "architect"),
        player(3, "fortress", "tavern trading-post market harbor cathedral", "merchant"),
        player(3, "temple", "prison church keep barracks", "warlord"),
        player(9, "castle harbor", "castle harbor docks palace fortress manor", "king"),
    ], deck="tavern market"),
    (
        Tell("four", ("city-0", "city-3")),
        Tell("twice", ("hand-3",)),
        Tell("plan", ("deck",)),
        Ask("gather", ("bonus", "gold"), {"cards": "gather-else", "build": "gather-first"}, every=True),
        Ask("build", ("build tavern", "build market", "build dragon-gate"), {"build": "build-else"}, every=True),
        Tell("seven", ("city-0",)),
        Ask("end", ("end",)),
        Play(OTTO, ("gold", "destroy 1 tavern", "end")),
        Tell("count", ("city-3", "city-0")),
        Tell("bonuses", ("city-0",)),
        Tell("won", ("seat-0",)),
    ),
)

CHAPTERS: Final = (KING, MERCHANT, THIEF, MAGICIAN, BISHOP, WARLORD, ASSASSIN, ARCHITECT)


def chapter_named(name: str) -> Chapter | None:
    return next((chapter for chapter in CHAPTERS if chapter.name == name), None)
