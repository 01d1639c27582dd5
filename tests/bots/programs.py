"""Small programs that speak the line protocol, well or badly."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from citadels import Game
from citadels.bots import Bot, Observation, make
from citadels.bots.program_bot import Limits, ProgramBot

EDITIONS = ("deluxe", "classic", "circus", "common-city")
PATIENT = Limits(start=600_000, decision=600_000)  # whatever else the machine has to do meanwhile

WORDS = """
import json, os, signal, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def hear():
    return json.loads(sys.stdin.readline())

def ready():
    assert hear()["say"] == "hello"
    say(say="ready", version=1, name="A test")
    return hear()

def play(told, line=None):
    say(say="play", number=told["number"], line=line or told["options"][0])

"""
# Writes down all it hears, and plays the first option.
RECORDER = """
with open(sys.argv[1], "wb") as file:
    for text in sys.stdin.buffer:
        file.write(text)
        file.flush()
        told = json.loads(text)
        if told["say"] == "hello":
            say(say="ready", version=1, name="Recorder")
        if told["say"] == "decide":
            play(told)
"""


def command(folder: Path, code: str, *args: object) -> list[str]:
    """The command for a program with this code, after the words above."""
    path = folder / "program.py"
    path.write_text(WORDS + code, "utf-8")
    return [sys.executable, "-I", "-S", str(path), *map(str, args)]


def program_bot(folder: Path, code: str, *args: object, seed: int = 0, limits: Limits = PATIENT) -> ProgramBot:
    return ProgramBot(command(folder, code, *args), seed, limits)


def table(bot: Bot, seats: int = 4) -> list[Bot]:
    """The bot on the first seat, chance on the others."""
    return [bot, *(make("random", seat) for seat in range(1, seats))]


def first_observation(game: Game, seat: int = 0) -> Observation:
    """The game where the seat decides for the first time."""
    dice = Random(1)
    while game.player != seat:
        game.play(dice.choice(game.options()))
    return Observation(game, seat)
