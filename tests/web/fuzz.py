"""Messages that somebody made up: noise, broken JSON, and moves that do not fit."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

from citadels.engine.words import LINES
from tests.web.server import Json

ODD: list[Any] = [None, True, -1, 0, 3, 9, 10**6, 10**6 + 1, 2**63, -(2**63), 10**400, 1.5, "", "0", "gold", [], {},
                  ["gold"], [["gold"]], {"line": "gold"}, "\x00", "\ud83d\ude00", "a" * 5000, [None] * 70]
KINDS = ("hint", "say", "phrase", "skip", "take-back", "answer-back", "ping")     # of messages, besides moves


class Fuzz:
    """Messages that somebody made up, the same each time."""

    def __init__(self, seed: int, depths: Sequence[int] = (50, 900, 7000)) -> None:
        self.dice = random.Random(seed)
        self.depths = depths

    def value(self) -> Any:
        return self.dice.choice(ODD)

    def noise(self) -> bytes:
        return self.dice.randbytes(self.dice.randrange(1, 200))

    def text(self) -> str:
        return "".join(chr(self.dice.choice((self.dice.randrange(32, 127), self.dice.randrange(1, 0xD800))))
                       for _ in range(self.dice.randrange(1, 60)))

    def move(self) -> Json:
        return {"type": "move", "seat": self.dice.randrange(9), "ask": self.dice.randrange(40),
                "lines": [self.dice.choice(LINES) for _ in range(self.dice.randrange(1, 5))],
                "stage": self.dice.random() < 0.5}

    def message(self) -> Json:
        kind = self.dice.choice(("move", "move", *KINDS))
        if kind == "move":
            return self.move()
        if kind in ("take-back", "answer-back"):
            more = {"agree": self.dice.random() < 0.5} if kind == "answer-back" else {}
            return {"type": kind, "seat": self.dice.randrange(9), "event": self.dice.randrange(40), **more}
        if kind == "phrase":
            return {"type": kind, "phrase": self.dice.choice(("hello", "thanks", "bye"))}
        if kind == "hint":
            return {"type": "hint", "seat": self.dice.randrange(9), "ask": self.dice.randrange(40)}
        return {"type": kind, "text": self.text()} if kind == "say" else {"type": kind}

    def broken(self) -> str:
        """A message with something wrong in it."""
        message = self.message()
        how = self.dice.randrange(4)
        if how == 0:
            message[self.dice.choice([*message, "more"])] = self.value()
        elif how == 1:
            message.pop(self.dice.choice(list(message)))
        elif how == 2:
            whole = json.dumps(message)
            return whole[:self.dice.randrange(len(whole))]
        else:
            whole = json.dumps(message)
            at = self.dice.randrange(len(whole))
            return whole[:at] + chr(self.dice.randrange(1, 0x300)) + whole[at + 1:]
        return json.dumps(message)

    def nested(self) -> str:
        deep = self.dice.choice(self.depths)
        return self.dice.choice(("[" * deep, '{"a":' * deep, "[" * deep + "]" * deep,
                                 '{"type":"move","seat":' + "[" * deep + "]" * deep + "}"))

    def next(self) -> str | bytes:
        return self.dice.choice((self.noise, self.text, self.broken, self.broken, self.nested,
                                 lambda: json.dumps(self.move()), lambda: json.dumps(self.message())))()
