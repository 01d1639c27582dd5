"""The game in the terminal: whole games are played through it, and every command answers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

from citadels import Game
from citadels.terminal.formatting import clean
from citadels.terminal.input_parser import COMMANDS, matching_options, normalized
from citadels.terminal.option_labels import Option
from tests.terminal import (
    LAST_TURN,
    WIDTH,
    at_a_terminal,
    dice,
    from_position,
    kept,
    numbers,
    own_folder,
    quiet_table,
    run,
)

__all__ = ["own_folder"]  # used as a fixture

GAMES = [(2, "cunning-agents"), (3, "illustrious-emissaries"), (5, "tenacious-delegates"), (8, "random")]


def widest(shown: str) -> int:
    """The width of what is shown; names of files are never broken, however long they are."""
    return max(len(line) for line in shown.splitlines() if not line.startswith("  /"))


# -- whole games -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "preset"), GAMES)
def test_a_whole_game_can_be_played(players: int, preset: str, own_folder: Path) -> None:
    status, shown = run(f"play --players {players} --preset {preset} --seed {players}", choose=dice(players))
    assert status == 0
    assert widest(shown) <= WIDTH
    assert "The game is over." in shown
    assert re.search(r"wins? .*\d+ points|share the win", shown)
    (record,) = kept(own_folder)
    assert Game.from_record(record).over
    assert record["result"]["scores"] == [score["total"] for score in Game.from_record(record).scores()]
    assert not re.search("[^\\x00-\\x7f]", shown)  # nothing that a plain file or an old terminal could not hold


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    words = "play --players 3 --preset random --seed 11"
    games = [run(words, numbers(1, 60))[1].partition("The game is saved")[0] for _ in range(2)]
    assert games[0] == games[1] and "\nRound 3" in games[0]


def test_everything_fits_a_narrow_terminal() -> None:
    status, shown = run("play --players 6 --preset random --seed 5", numbers(2, 80), width=60)
    assert status == 0 and "\nRound 5" in shown
    assert widest(shown) <= 60


def test_at_the_end_the_score_is_explained_and_another_game_offered(own_folder: Path) -> None:
    shown = from_position(LAST_TURN, "gold", "end", "")
    end, again = shown.split("Another game with the same cards?")
    assert re.search(r"\* +You +22 = 18 from districts \+ 4 first complete city", end)
    assert "You win with 22 points." in end
    assert "Choose your character" in again or "You are the" in again
    assert [record["result"] is None for record in kept(own_folder)] == [False, True]
    assert "Citadels |" not in from_position(LAST_TURN, "gold", "end", "no").split("Another game")[1]


def test_watching_needs_nobody(own_folder: Path) -> None:
    status, shown = run("play --watch --players 5 --seed 2")
    assert status == 0
    assert shown.count("Round 1 ") == 1 and "The game is over." in shown
    assert " you " not in shown
    assert widest(shown) <= WIDTH


# -- beginning ---------------------------------------------------------------------------------------------------------
def test_a_game_is_set_up_by_questions() -> None:
    status, shown = run("play", ["", "9", "5", "cunn", "tax", "", "Sam", "x", "77"])
    assert status == 0
    assert "Please type a number from 2 to 8." in shown
    assert "Please type a number from 0 to" in shown
    assert "Cunning Agents" in shown and "9 Tax Collector" in shown
    assert re.search(r"^ 0 Sam ", shown, re.MULTILINE) and re.search(r"^ 4 \w+ ", shown, re.MULTILINE)


def test_enter_takes_what_is_proposed() -> None:
    _, shown = run("play", [""] * 7)
    assert "Citadels | Deluxe | First Game" in shown
    assert re.search(r"^ 0 You ", shown, re.MULTILINE) and re.search(r"^ 3 \w+ ", shown, re.MULTILINE)
    assert not re.search(r"^ 4 \w+ ", shown, re.MULTILINE)


@pytest.mark.parametrize("players", [2, 3, 8])
def test_rank_9_is_asked_for_only_where_it_is_a_choice(players: int) -> None:
    assert "ninth" not in run("play", ["", str(players), "", "", ""])[1]
    assert "ninth" in run("play", ["no", "", "4", ""])[1]


def test_with_options_nothing_is_asked() -> None:
    _, shown = run("play --players 6 --preset random --seed 4 --seat 2 --rank9 artist --name Zoe")
    assert "How many players" not in shown
    assert re.search(r"^ 2 Zoe ", shown, re.MULTILINE) and "9 Artist" in shown


@pytest.mark.parametrize(("words", "sentence"), [
    ("--players 9", "DX-SETUP-1"), ("--players 0", "DX-SETUP-1"), ("--preset nonsense", "There is no preset"),
    ("--players 4 --seat 4", "There is no seat 4"), ("--seat -1", "There is no seat -1"),
    ("--players 2 --rank9", "DX-SETUP-1"), ("--players 4 --rank9 queen", "DX-SETUP-2"), ("--rank9 dragon", "dragon"),
    ("--load nowhere.json", "Cannot read"), ("--resume", "no unfinished game"),
])
def test_what_cannot_be_played_is_refused_in_one_sentence(words: str, sentence: str) -> None:
    status, shown = run(f"play {words}")
    assert status == 1 and sentence in shown
    assert len(shown.splitlines()) <= 3


# -- commands ----------------------------------------------------------------------------------------------------------
def answer(*lines: str, words: str = "play --players 4 --seed 13") -> str:
    """What is shown after the first screen."""
    _, shown = run(words, lines)
    return shown.partition("or help: ")[2]


def test_help_names_every_command() -> None:
    shown = answer("help").partition("or help:")[0]
    for command in COMMANDS:
        assert command == "board" or re.search(rf"^ *{command}\b", shown, re.MULTILINE), command
    assert shown.partition("\n")[2] in answer("?")


@pytest.mark.parametrize(("typed", "found"), [
    ("why build castle", "DX-DRAFT-3"),
    ("build Castle", '"build castle" is not allowed now. DX-DRAFT-3: Starting with'),
    ("build town hall", '"build town-hall" is not allowed now.'),
    ("why pick king", '"pick king" is allowed now.'),
    ("why", "Which line?"),
    ("why dance wildly", "not a line of the game"),
    ("rules", "DX-TURN"),
    ("rules king", "DX-KING-1"),
    ("rules Thieves' Den", "DX-THIEVES-DEN-1"),
    ("rules DX-TURN-4", "DX-TURN-4"),
    ("rules dx-turn", "DX-TURN-9"),
    ("rules castle", "Castle, noble district, cost 4, 4 cards"),
    ("rules dragon", "DX-DRAGON-GATE-1"),
    ("rules kong", "Did you mean"),
    ("rules xyzzy", "There is no card or rule"),
    ("log", "Round 1"),
    ("log 1", "Face up"),
    ("log x", "How many lines?"),
    ("city", "No districts yet."),
    ("city 1", "No districts yet."),
    ("city ana", "Ana"),
    ("city 99", "Whose city?"),
    ("score", "If the game ended now"),
    ("pi", "Did you mean one of these? pick"),
    ("0", "numbered from 1 to"),
    ("-3", "numbered from 1 to"),
    ("99999999999999999999", "numbered from 1 to"),
    ("pikc king", "Did you mean: pick king"),
    ("abracadabra", "I don't know"),
    ("save", "Save to which file?"),
    ("load", "Which file?"),
    ("", "Choose your character"),
    ("board", "Choose your character"),
    ("[bold]x[/bold]", "[bold]x[/bold]"),
])
def test_every_command_answers(typed: str, found: str) -> None:
    assert found in " ".join(answer(typed).split()), answer(typed)


def test_nothing_that_is_typed_disturbs_the_game() -> None:
    words = [*COMMANDS, "pick", "build", "destroy 1", "save a.json", "load a.json", "quitt", "why why"]
    ends = ["", " ", " -5", " 999999999999", " ²", " ٣", " [/bold]", " {0}", " %s", " \ue000\ue010", " \x1b[2J",
            " ~nobody", " 'x", " *", " .", " /", " -", " é", " " + "z" * 500]
    typed = [word + end for word in words for end in ends if word != "quit"]
    status, shown = run("play --players 4 --seed 13", [*typed, "pick king"])
    assert status == 0
    assert "You choose the King." in shown


def test_a_line_a_number_or_its_beginning_are_the_same() -> None:
    lines = [re.search(r"(?m)^ *(\d+) King", run("play --players 4 --seed 13")[1])]
    assert lines[0] is not None
    for typed in (lines[0][1], "pick king", "PICK  King", "pick k", "p k"):
        assert "You choose the King." in answer(typed), typed


def test_what_is_typed_is_found_among_the_options() -> None:
    table = quiet_table(Game.new(players=4, seed=13), 0)
    table.bots_play()
    options = table.question().options
    assert [option.line for option in matching_options("pick", options)] == [option.line for option in options]
    assert matching_options("1", options) == [options[0]]
    assert matching_options("", options) == [] and matching_options("pick king x", options) == []
    kings = matching_options("pick king", options)
    assert kings and kings == matching_options("king", options) == matching_options("kin", options), "only names"
    assert normalized("build Thieves’ Den") == "build thieves-den"
    assert normalized("destroy 2 town hall") == "destroy 2 town-hall"
    assert normalized("spy 2 noble") == "spy 2 noble"


# -- what is seen ------------------------------------------------------------------------------------------------------
def test_what_an_option_costs_is_shown_with_it() -> None:
    shown = from_position({"edition": "deluxe", "phase": "turns", "rank": 8, "players": [
        {"gold": 5, "hand": ["castle"], "city": ["manor"], "characters": ["warlord"]},
        {"gold": 1, "city": ["temple", "keep", "palace"], "characters": ["king"]},
        {"gold": 4, "city": ["great-wall", "docks"], "characters": ["merchant"]},
        {"characters": ["thief"]}]})
    assert "Destroy Ana's Temple (0 gold)" in shown
    assert "Destroy Ana's Palace (4 gold)" in shown
    assert "Destroy Boris's Docks (3 gold)" in shown  # the Great Wall beside it makes it dearer
    assert "Ana's Keep" not in shown


def test_long_lists_are_gathered_under_headings() -> None:
    cities = [["temple", "church", "tavern", "market"], ["prison", "docks", "manor", "palace"]]
    shown = from_position({"edition": "deluxe", "phase": "turns", "rank": 8, "players": [
        {"gold": 9, "city": [], "characters": ["warlord"]},
        {"city": cities[0], "characters": ["king"]}, {"city": cities[1], "characters": ["merchant"]},
        {"characters": ["thief"]}]})
    assert "Destroy a district (price in parentheses)   e.g. destroy 1 temple" in shown
    assert re.search(r"Ana +3 Temple \(0\) +4 Church \(1\)", shown)


def test_the_one_who_suffers_is_told_in_full() -> None:
    shown = from_position({"edition": "deluxe", "phase": "turns", "rank": 3, "robbed": "king", "players": [
        {"gold": 5, "hand": ["castle"], "characters": ["king"]}, {"characters": ["assassin"]},
        {"characters": ["thief"]}, {"characters": ["bishop"]}]})
    assert "! Boris, the Thief, robs you of all 5 gold." in shown


def test_the_murdered_are_told_so_when_they_are_called() -> None:
    shown = from_position({"edition": "deluxe", "phase": "turns", "rank": 2, "killed": "bishop", "players": [
        {"characters": ["bishop"]}, {"characters": ["assassin"]}, {"characters": ["thief"]},
        {"characters": ["king"]}]})
    assert "The Bishop is called: that's you, but you were killed" in " ".join(shown.split())


def test_the_row_of_characters_shows_what_lies_on_them() -> None:
    shown = from_position({"edition": "deluxe", "phase": "turns", "rank": 4, "tax": 3, "killed": None,
                           "characters": ["magistrate", "blackmailer", "magician", "king", "bishop", "merchant",
                                          "architect", "warlord", "tax-collector"],
                           "warrants": {"signed": "king", "unsigned": ["bishop", "warlord"]},
                           "threats": {"flower": "merchant", "plain": "bishop"}, "face_up": ["architect"],
                           "players": [{"characters": ["king"]}, {"characters": ["magistrate"]},
                                       {"characters": ["blackmailer"]}, {"characters": ["tax-collector"]}]})
    for cell in ("1 Magistrate  Ana", ">4 King  you, warrant", "5 Bishop  warrant, threat", "6 Merchant  threat",
                 "7 Architect  x face up", "8 Warlord  warrant", "9 Tax Collector  tax 3"):
        assert cell in shown, cell


def test_a_city_shows_cost_type_gold_and_cards_on_it() -> None:
    shown = from_position({"edition": "deluxe", "phase": "turns", "rank": 4, "players": [
        {"characters": ["king"], "city": [{"district": "manor", "beautified": True},
                                          {"district": "museum", "under": ["tavern", "docks"]}]},
        {"characters": ["thief"], "city": ["monument"]}, {}, {}]})
    assert "Manor 4N*" in shown and "Museum 4U+2" in shown and "2/7" in shown


def test_points_that_nobody_can_see_are_not_counted() -> None:
    shown = from_position({"edition": "deluxe", "phase": "turns", "rank": 4, "uniques": ["secret-vault"], "players": [
        {"characters": ["king"], "city": ["manor"]}, {"hand": ["secret-vault"], "city": ["temple"]}, {}, {}]}, "score")
    assert re.search(r"You +3 = 3 from districts\n", shown) and re.search(r"Ana +1 = 1 from districts\n", shown)


# -- at a real terminal ------------------------------------------------------------------------------------------------
def test_a_small_terminal_drops_old_news_but_not_what_touches_the_reader() -> None:
    game = Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 3, "robbed": "warlord", "seed": 3,
                               "players": [{"gold": 5, "characters": ["warlord"]}, {"characters": ["assassin"]},
                                           {"characters": ["thief"]}, {"characters": ["bishop"]}]})
    table = quiet_table(game, 0)
    raw = at_a_terminal(table, "why build castle\n", height=18)
    shown = Text.from_ansi(raw).plain
    assert "type log to see more" in shown
    assert "robs you of all 5 gold" in shown
    assert "\x1b[" in raw


def test_names_cannot_disturb_the_table() -> None:
    assert clean("  A\x1b[31mn\na\t ") == "A [31mn a"
    assert clean("\ue000\ud800") == ""
    assert len(clean("x" * 99)) == 12
    status, shown = run(["play", "--name", "[bold]\x07\x1b[2J" + "y" * 50, "--seed", "1"])
    assert status == 0 and "\x1b" not in shown and "\x07" not in shown


def test_options_are_in_an_order_a_person_follows() -> None:
    table = quiet_table(Game.from_position({"edition": "deluxe", "phase": "turns", "rank": 4, "players": [
        {"characters": ["king"], "gold": 4, "hand": ["castle"], "city": ["manor", "smithy"]}, {}, {}, {}]}), 0)

    def lines() -> list[str]:
        found: list[Option] = table.question().options
        return [option.line for option in found]

    assert lines() == ["gold", "cards", "income", "smithy"]
    table.game.play("gold")
    assert lines() == ["income", "build castle", "smithy", "end"]
