"""Bots in any language: what a program is told, what it may answer, and that a game goes on whatever it does."""

from __future__ import annotations

import gc
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from citadels import Game
from citadels.bots import BadBot, Observation, ask, make, play_game
from citadels.bots.bot import NoAnswer
from citadels.bots.program_bot import MAX_FAILURES, Limits, ProgramBot, split_command
from citadels.bots.program_bot import program as programs
from tests.bots.programs import EDITIONS, PATIENT, RECORDER, command, first_observation, program_bot, table
from tests.playing import some_game

Json = dict[str, Any]

SHORT = Limits(start=600_000, decision=100)
READY = 'game = ready()\nfor text in sys.stdin:\n    told = json.loads(text)\n'


pytestmark = pytest.mark.usefixtures("patient")


def told(file: Path) -> list[Json]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def reasons(bot: ProgramBot) -> list[str]:
    return [fault.reason for fault in bot.faults]


# -- a whole game ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_program_plays_a_game_and_is_told_all_that_its_seat_may_know(edition: str, tmp_path: Path) -> None:
    game = Game.new(edition, 4, seed=3)
    bot = program_bot(tmp_path, RECORDER, tmp_path / "told")
    play_game(game, table(bot))
    assert bot.faults == []
    hello, start, *questions, over, leave = told(tmp_path / "told")
    assert hello == {"say": "hello", "protocol": "citadels", "version": 1}
    assert start["say"] == "game" and start["seat"] == 0 and start["seats"] == 4 and start["edition"] == edition
    assert start["seed"] == bot.seed and start["ms"] == PATIENT.decision
    assert {row["say"] for row in questions} == {"decide"}
    assert [row["number"] for row in questions] == list(range(1, len(questions) + 1))
    assert over["say"] == "over" and over["scores"] == [row["total"] for row in game.scores()]
    assert over["winners"] == game.winners and over["view"] == game.view(0)
    assert leave == {"say": "quit"}
    assert [event for row in [*questions, over] for event in row["events"]] == game.heard(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_and_its_imagined_twin_are_the_same_bytes(edition: str, tmp_path: Path) -> None:
    """The twins are other games at every decision, so whatever were not the seat's to know would differ somewhere."""
    bots = [program_bot(tmp_path, RECORDER, tmp_path / name) for name in ("told", "twin")]
    others = table(bots[0])
    game = some_game(5, 4, edition=edition)
    moves = others_dealt = 0
    while not game.over:
        assert game.player is not None
        line = ask(others[game.player], game, moves)
        if game.player == 0:
            twin = game.imagine(0, moves)
            others_dealt += twin.position()["deck"] != game.position()["deck"]
            assert bots[1].decide(Observation(twin, 0)) == line
        game.play(line)
        moves += 1
    for bot in bots:
        bot.close()
    first, second = ((tmp_path / name).read_bytes() for name in ("told", "twin"))
    assert first == second and first.count(b"\n") > 20
    assert others_dealt > 20


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(4))
def test_every_card_is_in_the_tables(edition: str, seed: int, tmp_path: Path) -> None:
    game = some_game(seed, edition=edition)
    assert game.player is not None
    bot = program_bot(tmp_path, RECORDER, tmp_path / "told")
    bot.decide(Observation(game, game.player))
    bot.close()
    start = told(tmp_path / "told")[1]
    position = game.position()
    cards = Counter(position["deck"] + position["discard"])
    for player in position["players"]:
        cards.update(player["hand"])
    assert cards == {card: row["copies"] for card, row in start["cards"].items()}
    assert list(start["characters"]) == sorted(position["characters"])
    assert {row["rank"] for row in start["characters"].values()} >= set(range(1, 9))
    gains = {"king": "noble", "abbot": "religious", "trader": "trade", "diplomat": "military", "witch": None}
    assert all(row["gains"] == gains.get(name, row["gains"]) for name, row in start["characters"].items())
    assert start["cards"]["manor"] == {"type": "noble", "cost": 3, "copies": 5}
    types = {"noble", "religious", "trade", "military", "unique"} | ({"action"} if edition == "circus" else set())
    assert {row["type"] for row in start["cards"].values()} == types


def test_each_bot_has_its_own_seed_and_the_same_one_again(tmp_path: Path) -> None:
    seeds = [program_bot(tmp_path, "", seed=seed).seed for seed in (1, 2, 1)]
    assert seeds[0] == seeds[2] != seeds[1]


def test_a_bot_that_was_closed_begins_anew(tmp_path: Path) -> None:
    bot = program_bot(tmp_path, READY + "    play(told, told['options'][told['number']])\n")
    observation = first_observation(Game.new(seed=1))
    assert [bot.decide(observation), bot.decide(observation)] == observation.options[1:3]
    bot.close()
    bot.close()
    assert bot.decide(observation) == observation.options[1]
    bot.close()


# -- what goes wrong ---------------------------------------------------------------------------------------------------
GOOD = """    good = dict(say='play', number=told['number'], line=told['options'][0])
    thought = dict(line=told['options'][0], share=1, win=None, games=1)
"""
BAD_ANSWERS = {
    "print('gold', flush=True)": "the program wrote 'gold', which is not a JSON object",
    "print('[1]', flush=True)": "the program wrote '[1]', which is not a JSON object",
    "print('{\"say\": NaN}', flush=True)": "the program wrote '{\"say\": NaN}', which is not a JSON object",
    "print('[' * 60000, flush=True)": "the program wrote '[[[[[",
    "print('1' * 60000, flush=True)": "the program wrote '1111",
    "print(flush=True)": "the program wrote '', which is not a JSON object",
    "os.write(1, b'\\xff\\x1b\\n')": "the program wrote '\ufffd\\x1b', which is not a JSON object",
    "say(line='gold')": "the program wrote '{\"line\": \"gold\"}', but \"say\" should be \"play\"",
    "say(say='play', line='gold')": 'but the field "number" is missing or invalid',
    "say(say='play', number=True, line='gold')": 'but the field "number" is missing or invalid',
    "say(say='play', number='1', line='gold')": 'but the field "number" is missing or invalid',
    "say(say='play', number=told['number'], line=7)": 'but the field "line" is missing or invalid',
    "say(**good, x=1)": "but there is no field 'x'",
    "say(say='play', number=told['number'], line='fly')": "the bot answered 'fly', which is not one of its options",
    "say(say='play', number=99, line='gold')": "the program answered question 99 instead of question 1",
    "say(**good, thoughts=3)": 'but the field "thoughts" is missing',
    "say(**good, thoughts=[3])": 'but the field "thoughts" is missing',
    "say(**good, thoughts=[thought | dict(share=2)])": 'but the field "thoughts" is missing',
    "say(**good, thoughts=[thought | dict(win='high')])": 'but the field "thoughts" is missing',
    "say(**good, thoughts=[thought | dict(games=True)])": 'but the field "thoughts" is missing',
    "say(**good, thoughts=[thought | dict(line=[])])": 'but the field "thoughts" is missing',
    "say(**good, thoughts=[thought | dict(why='so')])": 'but the field "thoughts" is missing',
}


@pytest.mark.parametrize("code", BAD_ANSWERS)
def test_nonsense_is_told_and_chance_decides(code: str, tmp_path: Path) -> None:
    bot = program_bot(tmp_path, f"{READY}{GOOD}    {code}\n")
    game = Game.new(seed=1)
    first_observation(game)
    options = game.options()
    played = ask(bot, game, 7)
    bot.close()
    assert played in options
    (fault,) = bot.faults
    assert (fault.seat, fault.move, fault.played) == (0, 7, played)
    assert BAD_ANSWERS[code] in fault.reason and len(fault.reason) < 300


def test_after_a_slip_the_program_is_asked_again(tmp_path: Path) -> None:
    code = READY + "    play(told, 'fly' if told['number'] % 3 else None)\n"
    bot = program_bot(tmp_path, code)
    play_game(Game.new(seed=2), table(bot))
    assert bot.conversation is not None and bot.conversation.asked > 20
    assert len(bot.faults) == bot.conversation.asked - bot.conversation.asked // 3 and bot.conversation.skipped == 0


def test_after_three_slips_in_a_row_it_is_not_asked_any_more(tmp_path: Path) -> None:
    bot = program_bot(tmp_path, READY + "    play(told, 'fly' if told['number'] > 2 else None)\n")
    play_game(Game.new(seed=2), table(bot))
    assert bot.conversation is not None and bot.conversation.asked == 2 + MAX_FAILURES
    slip = "the bot answered 'fly', which is not one of its options"
    assert reasons(bot)[:MAX_FAILURES] == [slip] * MAX_FAILURES
    assert set(reasons(bot)[MAX_FAILURES:]) == {f"the program will not be asked again in this game: {slip}"}
    assert len(bot.faults) == MAX_FAILURES + bot.conversation.skipped


def test_a_program_that_never_answers_costs_three_time_outs_and_no_more(tmp_path: Path) -> None:
    bot = program_bot(tmp_path, READY + "    pass\n", limits=SHORT)
    play_game(Game.new(seed=2), table(bot))
    assert reasons(bot)[:MAX_FAILURES] == ["the program did not answer within 100 ms"] * MAX_FAILURES
    assert bot.conversation is not None and bot.conversation.asked == MAX_FAILURES


def test_a_late_answer_is_not_taken_for_the_next(tmp_path: Path) -> None:
    code = "game = ready()\nfirst, second = hear(), hear()\nplay(first)\nplay(second, second['options'][1])\nhear()\n"
    bot = program_bot(tmp_path, code, limits=SHORT)
    observation = first_observation(Game.new(seed=1))
    with pytest.raises(NoAnswer, match="did not answer within 100 ms"):
        bot.decide(observation)
    assert bot.conversation is not None
    bot.conversation.limits = PATIENT
    assert bot.decide(observation) == observation.options[1]
    bot.close()


ENDS = {
    "sys.exit(3)": "the program exited with status 3",
    "raise OSError('no more\\x1b[31m')": "the program exited with status 1; its last output was "
    "'OSError: no more\\x1b[31m'",
    "os.write(1, b'x' * 70000); sys.stdin.read()": "the program wrote a line longer than 65,536 bytes",
    "os.write(1, b'x' * 70000 + b'\\n'); sys.stdin.read()": "the program wrote a line longer than 65,536 bytes",
    "while True: print('{}', flush=True)": "the program wrote '{}', but \"say\" should be \"play\"",
    "while True: say(say='play', number=0, line='')": "the program wrote more than 100 lines without being asked",
}


@pytest.mark.parametrize("code", ENDS)
@pytest.mark.parametrize("after", [0, 1])
def test_a_program_that_fails_for_good_is_not_begun_again(code: str, after: int, tmp_path: Path) -> None:
    begun = f"open({str(tmp_path / 'begun')!r}, 'a').write('x')\n"
    bot = program_bot(tmp_path, f"{begun}{READY}    if told['number'] > {after}:\n        {code}\n    play(told)\n")
    game = Game.new(seed=2)
    play_game(game, table(bot))
    assert game.over and reasons(bot)[0] == ENDS[code]
    assert reasons(bot)[-1] in (f"the program will not be asked again in this game: {ENDS[code]}",
                                "the program will not be asked again in this game: "
                                "the program wrote more than 100 lines without being asked")
    assert (tmp_path / "begun").read_text() == "x"


BAD_STARTS = {
    "hear(); say(say='ready', version=2, name='A')": "the program uses version 2 of the protocol, not 1",
    "hear(); say(say='ready', version=1, name='')": "the program calls itself ''; a name must have 1 to 60 characters",
    "hear(); say(say='ready', version=1, name='A\\nB')":
    "the program calls itself 'A\\nB'; a name must have 1 to 60 characters",
    "hear(); say(say='ready')": "the program wrote '{\"say\": \"ready\"}', but the field \"version\" "
    "is missing or invalid",
    "print('Welcome!', flush=True)": "the program wrote 'Welcome!', which is not a JSON object",
    "pass": "the program exited with status 0",
}


@pytest.mark.parametrize("code", BAD_STARTS)
def test_a_program_that_does_not_begin_well_is_not_asked_at_all(code: str, tmp_path: Path) -> None:
    bot = program_bot(tmp_path, f"{code}\n")
    play_game(Game.new(seed=2), table(bot))
    assert bot.conversation is not None and bot.conversation.asked == 0
    assert reasons(bot)[0] == BAD_STARTS[code] and len(bot.faults) == bot.conversation.skipped + 1


def test_a_program_that_is_never_ready_is_not_waited_for_again(tmp_path: Path) -> None:
    bot = program_bot(tmp_path, "sys.stdin.read()\n", limits=Limits(start=100, decision=600_000))
    play_game(Game.new(seed=2), table(bot))
    assert reasons(bot)[0] == "the program did not report that it was ready within 100 ms"
    assert bot.conversation is not None and len(bot.faults) == bot.conversation.skipped + 1


def test_a_program_that_cannot_be_started_is_told(tmp_path: Path) -> None:
    bot = ProgramBot([str(tmp_path)])
    play_game(Game.new(seed=2), table(bot))
    assert reasons(bot)[0].startswith("the program could not be started (")


@pytest.mark.usefixtures("impatient")
def test_a_program_that_closes_its_output_and_lives_on_is_told(tmp_path: Path) -> None:
    bot = program_bot(tmp_path, READY + "    os.close(1)\n    time.sleep(600)\n")
    play_game(Game.new(seed=2), table(bot))
    assert reasons(bot)[0] == "the program closed its output"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals")
def test_a_program_that_was_killed_is_told(tmp_path: Path) -> None:
    bot = program_bot(tmp_path, READY + "    os.kill(os.getpid(), signal.SIGKILL)\n")
    play_game(Game.new(seed=2), table(bot))
    assert reasons(bot)[0] == "the program was killed by signal 9"


def test_a_bot_that_is_forgotten_takes_its_program_along(tmp_path: Path) -> None:
    bot = program_bot(tmp_path, RECORDER, tmp_path / "told")
    bot.decide(first_observation(Game.new(seed=1)))
    talk = bot.conversation
    del bot
    gc.collect()
    assert talk is not None and talk.ending == programs.EXITED
    assert told(tmp_path / "told")[-1] == {"say": "quit"}


# -- explaining --------------------------------------------------------------------------------------------------------
def test_a_program_may_tell_its_thoughts(tmp_path: Path) -> None:
    code = READY + """
    say(say="play", number=told["number"], line=told["options"][1], thoughts=[
        {"line": line, "share": share, "win": win, "games": 9}
        for line, share, win in zip(told["options"], (0.25, 0.75), (None, 0.5))] if told["explain"] else [])
"""
    bot = program_bot(tmp_path, code)
    observation = first_observation(Game.new(seed=1))
    line, other = observation.options[1], observation.options[0]
    assert [tuple(row) for row in bot.explain(observation)] == [(line, 0.75, 0.5, 9), (other, 0.25, None, 9)]
    assert bot.decide(observation) == line
    bot.close()


def test_a_program_that_tells_none_has_chosen_and_that_is_all(tmp_path: Path) -> None:
    bot = program_bot(tmp_path, READY + "    play(told)\n")
    observation = first_observation(Game.new(seed=1))
    assert [tuple(row) for row in bot.explain(observation)] == [(observation.options[0], 1.0, None, 0)]
    bot.close()


def test_of_a_program_that_fails_no_thoughts_are_known(tmp_path: Path) -> None:
    bot = program_bot(tmp_path, "pass\n")
    observation = first_observation(Game.new(seed=1))
    assert [row.line for row in bot.explain(observation)] == observation.options
    assert bot.explain(observation)[0].share == 1 / len(observation.options)
    bot.close()


# -- by name -----------------------------------------------------------------------------------------------------------
def test_a_program_is_made_from_its_name(tmp_path: Path) -> None:
    words = command(tmp_path, READY + "    play(told)\n")
    name = " ".join(f"'{word}'" for word in words) if split_command("'a b'") == ["a b"] else " ".join(words)
    bot = make(f"program:{name}", 5)
    assert isinstance(bot, ProgramBot) and bot.command == words and bot.limits == Limits()
    observation = first_observation(Game.new(seed=1))
    assert bot.decide(observation) == observation.options[0]
    bot.close()
    for time, ms in (("250ms", 250), ("2s", 2000)):
        timed = make(f"program:{time}:{name}")
        assert isinstance(timed, ProgramBot) and timed.command == words and timed.limits == Limits(decision=ms)


@pytest.mark.parametrize(("name", "sentence"), [
    ("program", "No command was given: write program:COMMAND."),
    ("program:", "No command was given: write program:COMMAND."),
    ("program:5s: ", "No command was given: write program:COMMAND."),
    ("program:no-such-thing --fast", "Cannot find the program 'no-such-thing'."),
    ("program:./no-such-thing", "Cannot find the program './no-such-thing'."),
    ("program:'half", "The command 'half has an unclosed quotation mark."),
    ("program:0s:x", "The time per decision must be from 1ms to 86400s, not 0s."),
    ("program:999999999s:x", "The time per decision must be from 1ms to 86400s, not 999999999s."),
])
def test_a_name_that_is_no_program_gives_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadBot) as caught:
        make(name)
    assert str(caught.value) == sentence


def test_commands_are_cut_as_the_system_writes_them() -> None:
    assert split_command("python3 'my bot.py' a\\ b \"c d\"", posix=True) == ["python3", "my bot.py", "a b", "c d"]
    assert split_command(r"C:\bots\bot.exe 'my bot' x", posix=False) == [r"C:\bots\bot.exe", "my bot", "x"]
