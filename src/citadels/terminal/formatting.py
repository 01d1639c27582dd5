"""Names, cards and lists as text for one reader, with marks that become colors."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from citadels import facts, texts
from citadels.facts import TYPES, Facts
from citadels.shapes import CityItem
from citadels.terminal.bot_names import EXTERNAL, shared_level
from citadels.texts.forms import BAR, MARKED, OPEN, mark

# Never color alone: a type also has its letter, the reader is called "you", the crown is a symbol.
STYLES: Final = {
    "noble": "yellow",
    "religious": "bright_blue",
    "trade": "green",
    "military": "red",
    "unique": "magenta",
    "action": "cyan",
    "character": "bold",
    "player": "bold",
    "me": "bold cyan",
}
TONES: Final = {
    "": "",
    "hurt": "bold red",
    "gain": "bold green",
    "fault": "bold yellow",
    "quiet": "dim",
    "head": "bold",
}
LOUD: Final = ("hurt", "gain", "fault")  # tones of what nobody should miss
BEGUN: Final = re.compile(rf"(?:{OPEN}[^{BAR}]*{BAR})*[^\W\d_]")  # up to the first letter, if only marks come before it
NAME_WIDTH: Final = 12
BOT_WIDTH: Final = 14


class Signs:
    """The few symbols that are not letters."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.crown = "^" if plain else "♛"
        self.now = ">" if plain else "▸"
        self.gone = "x" if plain else "✗"
        self.alarm = "!" if plain else "▶"
        self.line = "-" if plain else "─"
        self.star = "*"


@lru_cache(maxsize=4096)  # a screen has the same texts again and again
def said(message: str, lang: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return texts.told(message, lang, **dict(args))


class Formatter:
    """Formats what is on one table for one seat (None: a spectator), in one language."""

    def __init__(self, facts: Facts, names: Sequence[str], seat: int | None, lang: str, signs: Signs,
                 bots: Sequence[str] = ()) -> None:
        self.facts = facts
        self.names = [clean(name) or str(i) for i, name in enumerate(names)]
        self.seat = seat
        self.lang = lang
        self.signs = signs
        self.bots = [self.bot(name) for name in bots]  # by seat, "" if there is none
        self.level = self.bot(shared_level(bots))  # of all bots, "" if they differ

    def say(self, message: str, **args: str | int) -> str:
        return said(message, self.lang, tuple(args.items()))

    # -- words for what is on the table ------------------------------------------------------------------------------
    def card(self, card: str) -> str:
        """The name of a district or any other card of a hand; `*` marks a beautified one."""
        bare = card.rstrip("*")
        word = texts.name(bare, self.lang) + card[len(bare):]
        district = self.facts.districts.get(bare)
        return mark(district.type if district else "action", word, f"card-{bare}")

    def cards(self, cards: Iterable[str]) -> str:
        return self.listed([self.card(card) for card in cards])

    def character(self, character: str) -> str:
        return mark("character", texts.name(character, self.lang), f"card-{character}")

    def characters(self, characters: Iterable[str]) -> str:
        return self.listed([self.character(character) for character in characters])

    def type(self, type: str) -> str:
        return mark(type, texts.text(f"type-{type}", self.lang), f"type-{type}")

    def source(self, source: str, title: str | None) -> dict[str, str]:
        """What caused something, for a player last seen as `title`; see events.ftl."""
        if source in TYPES:
            said = self.say("source-type", type=self.type(source))
            return {"by": "type", "source": said, "why": said, "cause": self.type(source)}
        if source not in self.facts.ranks:
            card = self.card(source)
            return {"by": "card", "source": self.say("source-card", card=card), "why": self.say("why-card", card=card),
                    "cause": card}
        character = self.character(source)
        by, message = ("character", "source-character") if source == title else ("other", "why-other")
        said = self.say(message, character=character)
        return {"by": by, "source": said, "why": said, "cause": character}

    def letter(self, type: str) -> str:
        return mark(type, texts.text(f"letter-{type}", self.lang))

    def player(self, seat: int | None) -> str:
        if seat is None:
            return ""
        if seat == self.seat:
            return mark("me", self.say("you"), "you")
        return mark("player", self.names[seat])

    def bot(self, name: str) -> str:
        """The name of a level; for other bots their own name, without the command of a program."""
        message = f"level-{name}"
        if texts.has(message, self.lang):
            return self.say(message)
        kind = name.partition(":")[0]
        return kind if kind in EXTERNAL else clean(name, BOT_WIDTH)

    def chained(self, words: Sequence[str], message: str = "list-more") -> str:
        """A, b, c; the message joins two of them."""
        told = words[0] if words else ""
        for word in words[1:]:
            told = self.say(message, first=told, next=word)
        return told

    def listed(self, words: Sequence[str]) -> str:
        """A, b and c."""
        if not words:
            return self.say("list-none")
        told = self.chained(words[:-1])
        return self.say("list-last", first=told, last=words[-1]) if told else words[-1]

    def district(self, item: str | CityItem) -> Text:
        """A district in a city or a hand: its name, its cost, the letter of its type, and what is on it."""
        name = facts.district(item)
        district = self.facts.districts.get(name)
        word = texts.name(name, self.lang)
        if district is None:
            return Text(word, STYLES["action"])
        told = f"{word} {self.facts.worth(item)}{texts.text(f'letter-{district.type}', self.lang)}"
        told += self.signs.star if facts.beautified(item) else ""
        text = Text(told, STYLES[district.type])
        under = 0 if isinstance(item, str) else item.get("under", 0)
        if under:
            text.append(f"+{len(under) if isinstance(under, list) else under}")
        return text


def clean(name: str, width: int = NAME_WIDTH) -> str:
    """A name that cannot break the layout: no control characters or marks, and not too wide."""
    kept = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in name)
    kept = " ".join(kept.split())
    return kept if cell_len(kept) <= width else set_cell_size(kept, width).strip()


def paint(told: str, style: str = "") -> Text:
    """Text with marks as colored text."""
    text = Text(style=style)
    end = 0
    for found in MARKED.finditer(told):
        text.append(told[end:found.start()])
        text.append(found[3], STYLES.get(found[1], ""))
        end = found.end()
    text.append(told[end:])
    return text


def sentence(told: str) -> str:
    """With a capital first letter; marks are skipped."""
    begun = BEGUN.match(told)
    if begun is None:
        return told
    return told[: begun.end() - 1] + told[begun.end() - 1].upper() + told[begun.end():]
