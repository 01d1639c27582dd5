"""The game in the terminal in all editions: whole games, options, and what each edition adds to the table."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from citadels import Game
from citadels.facts import facts_of
from citadels.terminal import questions, screen
from citadels.terminal.terminal_io import TerminalIO
from citadels.terminal.welcome import same_again
from citadels.texts.forms import plain
from tests.playing import TABLES, some_game
from tests.terminal import (
    WIDTH,
    dice,
    first,
    from_position,
    kept,
    own_folder,
    quiet_table,
    replay_screens,
    run,
    whole_screen,
)

__all__ = ["own_folder"]  # used as a fixture

GAMES = [
    ("classic", 2, "--preset dark-arts"), ("classic", 5, "--preset crowded-court --option short_game=yes"),
    ("classic", 8, "--preset court-and-cloister"), ("circus", 3, "--option smithy_pay=2 --option smithy_draw=3"),
    ("circus", 7, ""), ("common-city", 9, "--option start_gold=30 --bots builder"),
]


def widest(shown: str) -> int:
    return max(len(line) for line in shown.splitlines() if not line.startswith("  /"))


@pytest.mark.parametrize(("edition", "players", "more"), GAMES)
def test_a_whole_game_can_be_played(edition: str, players: int, more: str, own_folder: Path) -> None:
    words = f"play --edition {edition} --players {players} --seed {players + 1} {more}"
    status, shown = run(words, choose=dice(players))
    assert status == 0
    assert widest(shown) <= WIDTH
    assert "The game is over." in shown
    assert re.search(r"wins? .*\d+ points|share the win", shown)
    assert not re.search(r"[^\x00-\x7f]|\bNone\b|[{}]", shown)
    (record,) = kept(own_folder)
    assert record["edition"] == edition and Game.from_record(record).over
    (path,) = own_folder.glob("data/citadels/games/*.json")
    status, again = run(["replay", str(path)])
    assert status == 0 and "The game is over." in again and widest(again) <= WIDTH


@pytest.mark.parametrize("players", [2, 4, 6, 9])
def test_a_common_city_can_be_finished(players: int, own_folder: Path) -> None:
    names = list(facts_of("common-city").districts)
    quarters: list[dict[str, Any]] = [{"gold": 60, "city": names[2:][seat::players]} for seat in range(players)]
    quarters[1]["hand"] = names[:2]
    deck = ["architect", *(name for name in facts_of("common-city").ranks if name != "architect")]
    position = {"edition": "common-city", "players": quarters, "character_deck": deck, "next": 1}
    Path("late.json").write_text(json.dumps(position), "utf-8")
    status, shown = run("play --position late.json --seat 1", choose=first)
    assert status == 0 and widest(shown) <= WIDTH
    assert re.search(r"^4[01] of 42 different districts built", shown.replace("\n ", "\n"), re.MULTILINE)
    assert "The game is over." in shown and re.search(r"wins? .*\d+ points|share the win", shown)
    assert not re.search(r"[^\x00-\x7f]|\bNone\b|[{}]", shown)
    (path,) = own_folder.glob("data/citadels/games/*.json")
    status, again = run(["replay", str(path)])
    assert status == 0 and "The game is over." in again and widest(again) <= WIDTH


@pytest.mark.parametrize(("edition", "players"), [("circus", 5), ("common-city", 6), ("classic", 7)])
def test_everything_fits_a_narrow_terminal(edition: str, players: int) -> None:
    words = f"play --edition {edition} --players {players} --seed 5"
    _, shown = run(words, [str(number % 3 + 1) for number in range(25)], width=60)
    assert shown.count("or help:") > 15 and widest(shown) <= 60


# -- setting up --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("typed", "found"), [
    (["class", "", "dark", "", "", "", "Sam", "7"], "Citadels | Classic | Dark Arts"),
    (["2", "5", "", "queen", "1", "", "", "Sam", "7"], "9 Queen"),
    (["2", "3", "", "art", "short", "", "", "Sam", "7"], "0/7"),
    (["3", "8", "7", "action", "price", "99", "2", "", "", "Sam", "7"], "Citadels | Circus"),
    (["4", "10", "9", "1", "5", "", "", "Sam", "7"], "Citadels | Common City"),
])
def test_every_edition_is_set_up_by_questions(typed: list[str], found: str) -> None:
    status, shown = run("play", typed)
    assert status == 0 and found in shown
    assert re.search(r"^[ >]0 Sam ", shown, re.MULTILINE)


def test_what_is_answered_is_what_is_played(own_folder: Path) -> None:
    run("play", ["circus", "3", "1", "3", "2", "", "", "Sam", "7", "1"])
    run("play", ["no", "common", "9", "starting", "5", "types", "", "", "Sam", "7", "1"])
    circus, common = kept(own_folder)
    assert circus["options"] == {"action_cards": False, "five_colours": 2, "smithy_pay": 2, "smithy_draw": 2}
    assert common["options"] == {"start_gold": 5, "printed_types": True} and len(common["players"]) == 9


@pytest.mark.parametrize(("edition", "players", "asked"), [
    ("classic", 2, False), ("classic", 3, True), ("classic", 7, True), ("classic", 8, False), ("circus", 4, False),
    ("common", 4, False),
])
def test_rank_9_is_asked_for_only_where_it_is_a_choice(edition: str, players: int, asked: bool) -> None:
    assert ("ninth" in run("play", [edition, str(players), "", "", ""])[1]) == asked


@pytest.mark.parametrize(("words", "sentence"), [
    ("--edition chess", 'There is no edition "chess". Choose from: deluxe, classic, circus, common-city.'),
    ("--option short_game=yes", "The Deluxe edition has no options."),
    ("--edition classic --option gold=1", 'no option "gold". Choose from: short_game'),
    ("--edition classic --option short_game", "NAME=VALUE"),
    ("--edition classic --option short_game=maybe", "The option short_game must be yes or no"),
    ("--edition classic --option =", 'no option ""'),
    ("--edition circus --option smithy_pay=10", "The option smithy_pay must be a number from 0 to 9"),
    ("--edition circus --option five-colours=1", "a number from 2 to 3"),
    ("--edition common-city --option start_gold=-1", "a number from 0 to 99"),
    ("--edition common-city --option start_gold=lots", "a number from 0 to 99"),
    ("--edition circus --players 8", "CI-SETUP-1"), ("--edition common-city --players 10", "CC-SETUP-1"),
    ("--edition classic --preset first-game", "There is no preset"), ("--edition circus --rank9", "CI-SETUP-1"),
    ("--edition classic --players 4 --rank9 queen", "CL-SETUP-3"), ("--edition common-city --seat 4", "no seat 4"),
])
def test_what_cannot_be_played_is_refused_in_one_sentence(words: str, sentence: str) -> None:
    status, shown = run(f"play {words}")
    assert status == 1 and sentence in " ".join(shown.split())
    assert len(shown.splitlines()) <= 3


def test_another_game_has_the_same_cards() -> None:
    game = Game.new("classic", 2, preset="random", options={"short_game": True}, seed=1)
    game.names = ["Sam", "Kim"]
    again = same_again(TerminalIO(Console(file=io.StringIO()), io.StringIO(), "en"), quiet_table(game, 1, "easy", ""))
    for part in ("edition", "characters", "uniques", "options"):
        assert again.game.view(None)[part] == game.view(None)[part]
    assert again.seat == 1 and again.game.names == game.names and again.bot_names == ["easy", ""]
    # of a position that could not be dealt, at least edition, players and options are the same
    few = quiet_table(Game.from_position({**CIRCUS, "uniques": ["keep"]}), 0)
    assert same_again(TerminalIO(Console(file=io.StringIO()), io.StringIO(), "en"), few).fmt.facts.name == "circus"


# -- what is seen ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("edition", "players"), TABLES[::2])
def test_a_screen_shows_nothing_that_its_reader_does_not_know(edition: str, players: int) -> None:
    random = dice(players)
    game = some_game(40 + players, players, edition=edition)
    looked = 0
    while not game.over and looked < 5:
        seat = game.player
        assert seat is not None
        # Rare questions are looked at whenever they come.
        if random(15) == 1 or any(line in game.options() for line in ("strongman", "acrobat", "graveyard", "cash")):
            looked += 1
            assert whole_screen(game, seat) == whole_screen(game.imagine(seat, looked), seat)
        options = game.options()
        game.play(options[random(len(options)) - 1])
    assert looked > 2


CIRCUS: dict[str, Any] = {"edition": "circus", "phase": "turns", "rank": 4, "discard": ["docks", "tavern"], "players": [
    {"gold": 3, "hand": ["castle", "big-top", "human-cannonball"], "city": ["temple"], "characters": ["king"]},
    {"gold": 1, "hand": ["manor"], "booths": [2], "city": ["big-top"], "characters": ["thief"]},
    {"booths": [0, 4], "characters": ["bishop"]}, {"characters": ["warlord"]}]}
COMMON: dict[str, Any] = {
    "edition": "common-city", "next": 0, "called": ["thief", "bishop", "tax-collector"], "character_deck": ["king"],
    "lying": {"bishop": 1, "tax-collector": 2}, "killed": {"character": "queen", "by": 2}, "discard": ["docks"],
    "robbed": {"character": "abbot", "by": 0}, "players": [
        {"gold": 4, "hand": ["castle", "tavern"], "city": ["temple", "town-hall"], "points": 5},
        {"gold": 3, "hand": ["manor"], "city": ["tavern"]}, {"gold": 0, "city": []}]}


def test_the_table_of_the_circus() -> None:
    shown = from_position(CIRCUS)
    assert "discards 2, top Tavern" in shown
    assert re.search(r"1 Ana +1 +1 +1/8 Big Top  Ticket Booth: 2 gold", shown)
    assert "Ticket Booth: 0 gold  Ticket Booth: 4 gold" in shown
    assert re.search(r"Your hand +Castle 4N\nAction cards Big Top  Human Cannonball", shown)
    for label in ("Put up the Big Top in your city", "Pay 1 gold at Ana's Ticket Booth: draw 2 cards, keep 1",
                  "Pay 1 gold at Boris's Ticket Booth 2", "Human Cannonball: replace your Temple"):
        assert label in shown, label


def test_the_table_of_the_common_city() -> None:
    shown = from_position(COMMON)
    assert re.search(r"Called +Thief  Bishop \(with Ana\)  Tax Collector \(with Boris\)  >King", shown)
    coming = shown.partition("To come ")[2].partition(" different districts built")[0]
    assert "Queen (killed by Boris)" in coming and "Abbot (robbed by you)" in coming and "King" not in coming
    assert "3 of 42 different districts built." in shown and "discards 1, top Docks" in shown
    assert re.search(r"0 You +\^ +4 +2 +2 +5 Temple 1R  Town Hall 5N", shown)
    assert "Sell Castle to the bank (+2 gold)" in shown and "Put Tavern 1T up for auction" in shown
    printed = from_position({**COMMON, "options": {"printed_types": True}})
    assert "Town Hall 5T" in printed


def test_an_auction_is_asked_about() -> None:
    game = Game.from_position(COMMON)
    game.play("auction castle")
    shown = whole_screen(game, 1)
    assert "Sam is auctioning Castle. Nobody has bid yet; you have 3 gold." in shown.replace("Player 0", "Sam")
    assert "Still bidding: you." in shown and "3 Bid 3 gold" in shown
    assert "Player 0 offers Castle." in table_for(game, None)


def table_for(game: Game, seat: int | None) -> str:
    console = Console(file=io.StringIO(), width=WIDTH)
    console.print(screen.board(quiet_table(game, seat).fmt, game.view(seat), WIDTH))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def asked(position: dict[str, Any], *lines: str) -> str:
    """What the one who must decide is asked after some lines, with the options."""
    game = Game.from_position(position)
    for line in lines:
        game.play(line)
    assert game.player is not None
    table = quiet_table(game, game.player)
    found = table.question()
    question = questions.question_text(table.fmt, found.view, found.kind, found.effects)
    return "\n".join(plain(text) for text in (question, *[option.label for option in found.options]))


def seats(*characters: str, **first: Any) -> list[dict[str, Any]]:
    return [{**first, "characters": [characters[0]]}, *({"characters": [held]} for held in characters[1:])]


def at(edition: str, rank: int, players: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    return {"edition": edition, "phase": "turns", "rank": rank, "players": players, **more}


def test_every_new_question_says_what_it_is_about() -> None:
    strong = seats("king", "assassin", "bishop", "warlord", hand=["strongman"])
    assert asked(at("circus", 1, strong), "name king") == (
        "The Assassin is about to kill the King: that's you. Play your Strongman?\n"
        "Play the Strongman: your character survives\nPass")
    agile = seats("bishop", "thief", "merchant", "warlord", hand=["acrobat"])
    assert "Play the Acrobat: keep the crown" in asked(at("circus", 4, agile, crown=0))
    assert "Play your Acrobat to take the crown?" in asked(at("circus", 4, agile, crown=1))
    ball = seats("bishop", "king", "merchant", "warlord", gold=1)
    ball[1] |= {"city": ["ballroom"]}
    assert asked(at("classic", 5, ball, crown=1)).splitlines()[0] == (
        "Player 1 has the Ballroom and the crown: thank them for the ball or lose your turn.")
    ruins = seats("warlord", "king", "bishop", "merchant", gold=9)
    ruins[1] |= {"city": ["graveyard"], "gold": 1}
    ruins[3] |= {"city": ["docks"]}
    assert "Your Graveyard: pay 1 gold to take Docks into your hand?" in asked(
        at("classic", 8, ruins), "gold", "destroy 3 docks")
    bell = seats("king", "thief", "bishop", "merchant", gold=9, hand=["bell-tower", "lighthouse"])
    rung = asked(at("classic", 4, bell), "gold", "build bell-tower")
    assert rung.startswith("Ring the Bell Tower? Cities will need only 7 districts") and "one fewer district" in rung
    assert asked(at("classic", 4, bell), "gold", "build lighthouse").startswith("Your Lighthouse lets you")
    crown = seats("emperor", "thief", "bishop", "merchant")
    crown[1] |= {"gold": 1, "hand": ["manor"]}
    cast = ["assassin", "thief", "magician", "emperor", "bishop", "merchant", "architect", "warlord"]
    assert asked(at("classic", 4, crown, characters=cast, crown=2), "gold", "crown 1") == (
        "Player 0, the Emperor, gives you the crown. What will you give in return?\nGive 1 gold\nGive Manor 3N")
    ill = seats("king", "thief", "bishop", "merchant", city=["hospital", "library", "observatory"])
    healed = asked(at("classic", 4, ill, killed="king"))
    assert healed.startswith("Your King was killed, but thanks to your Hospital") and "Draw 3 cards, keep 2" in healed


def test_the_bell_and_the_short_game_change_what_is_needed() -> None:
    bell = at("classic", 4, seats("king", "thief", "bishop", "merchant", city=["bell-tower"]), rung=True)
    shown = from_position(bell)
    assert "The bell has rung: cities need 7 districts." in shown and "1/7" in shown
    assert "1/6" in from_position({**bell, "options": {"short_game": True}})
    common = {**COMMON, "rung": True, "players": [{**COMMON["players"][0], "city": ["bell-tower", "temple"]},
                                                 *COMMON["players"][1:]]}
    assert "The bell has rung: 3 of 30 districts built." in from_position(common)


def test_points_of_passes_and_action_cards_are_counted() -> None:
    shown = from_position(COMMON, "score")
    assert re.search(r"You +11 = 6 from districts \+ 5 from the laps", shown)
    shown = from_position(CIRCUS, "score")
    assert re.search(r"You +3 = 1 from districts \+ 2 action cards in hand", shown)
    assert re.search(r"Ana +0 = 0 from districts\n", shown), "what others hold is not counted"


# -- secrets -----------------------------------------------------------------------------------------------------------
def test_nobody_else_learns_of_a_reaction(own_folder: Path) -> None:
    players = seats("king", "assassin", "bishop", "warlord")
    replays = []
    for hand in (["strongman"], ["castle"]):
        players[0]["hand"] = hand
        game = Game.from_position(at("circus", 1, players, seed=1))
        game.play("gold")
        game.play("name king")
        if hand == ["strongman"]:
            assert game.player == 0
            assert "reactions" in table_for(game, 1) and "reactions" in table_for(game, None)
            game.play("pass")
        game.play("end")
        Path("game.json").write_text(json.dumps({**game.record(), "seat": 2}), "utf-8")
        replays.append(replay_screens("replay game.json", ["", "", "", "", "e"]))
    assert replays[0] == replays[1] and "Move 3," in replays[0][-1]


# -- rules -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("words", "found"), [
    ("--edition classic", "CL-DRAFT"), ("--edition circus", "Human Cannonball"),
    ("--edition common-city", "CC-AUCTION"),
    ("--edition classic warlord", "At the end of your turn, destroy"), ("--edition circus warlord", "CI-WARLORD-1"),
    ("--edition classic tax collector", "rank-2 character"), ("--edition circus acrobat", "action card, 1 card"),
    ("--edition common-city fortress", "noble district"), ("--edition common-city auction", "CC-AUCTION-2"),
    ("warlord", "DX-WARLORD-1"), ("CI-TENT-2", "CI-TENT-2"), ("--edition classic turn", "CL-TURN-4"),
])
def test_rules_are_those_of_the_edition(words: str, found: str) -> None:
    status, shown = run(f"rules {words}")
    assert status == 0 and found in " ".join(shown.split())
    assert widest(shown) <= WIDTH


def test_rules_of_an_edition_that_is_not() -> None:
    assert run("rules --edition chess")[0] == 1
    status, shown = run("rules --edition circus witch")
    assert status == 1 and "no card or rule" in shown


def test_options_that_are_changed_are_told() -> None:
    words = "play --edition circus --option smithy_pay=1 --option smithy_draw=1 --seed 1"
    _, shown = run(words, ["rules", "rules smithy"])
    assert shown.count("Price of the Smithy: 1") == 2 and "1 gold for 1 card" in shown
