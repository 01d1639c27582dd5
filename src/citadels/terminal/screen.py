"""The table as text: pure functions from a view to something that rich can print, never wider than they are told."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from citadels import texts
from citadels.terminal.facts import TYPES
from citadels.terminal.moves import Option
from citadels.terminal.teller import Entry
from citadels.terminal.voice import TONES, Voice, item_parts, paint, plain, sentence

Json = dict[str, Any]

LISTED: Final = 9       # so many options stand one below the other; more are gathered under headings
GATHERED: Final = 3     # so many make a group
CELL: Final = 26        # the width of a character in the row of characters
INDENT: Final = 1


# -- small tools -------------------------------------------------------------------------------------------------------
def flow(items: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Pieces one after the other, in lines that break between pieces only."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + gap + item.cell_len <= width:
            lines[-1].append(" " * gap)
            lines[-1].append_text(item)
        else:
            lines.append(item.copy())
    return lines


def stacked(lines: Sequence[Text]) -> Text:
    return Text("\n").join(lines)


def divider(voice: Voice, width: int) -> Text:
    return Text(voice.signs.line * width, "dim")


def grid(*widths: int | None) -> Table:
    """A table without lines; None takes the room that is left."""
    table = Table.grid(padding=(0, 1), pad_edge=False, expand=False)
    for width in widths:
        table.add_column(width=width, overflow="fold")
    return table


# -- the table ---------------------------------------------------------------------------------------------------------
def header(voice: Voice, view: Json, width: int) -> Text:
    preset = voice.facts.preset(view["uniques"])
    edition = texts.text(f"edition-{view['edition']}", voice.lang)
    left = voice.say(
        "header", edition=edition, preset=texts.text(f"preset-{preset}", voice.lang) if preset else voice.say("mixed")
    )
    right = voice.say("header-round", round=view["round"], deck=size(view["deck"]))
    if cell_len(left) + cell_len(right) + 2 > width:
        left = edition
    return Text(left + " " * max(1, width - cell_len(left) - cell_len(right)) + right, "bold")


def size(cards: int | list[str]) -> int:
    return cards if isinstance(cards, int) else len(cards)


def holders(voice: Voice, view: Json) -> dict[str, int]:
    """Who is known to have which character."""
    found = {}
    for seat, player in enumerate(view["players"]):
        for character in player["characters"]:
            if character is not None:
                found[character] = seat
    return found


def characters(voice: Voice, view: Json, width: int) -> RenderableType:
    """The characters in order of rank, each with what is known of it."""
    columns = max(1, min(width // CELL, 5))
    ordered = sorted(view["characters"], key=voice.facts.ranks.__getitem__)
    rows = -(-len(ordered) // columns)
    known = holders(voice, view)
    cells = [character_cell(voice, view, character, known) for character in ordered]
    table = grid(*[(width - columns + 1) // columns] * columns)
    for row in range(rows):
        table.add_row(*[cells[i] if i < len(cells) else "" for i in range(row, rows * columns, rows)])
    return table


def character_cell(voice: Voice, view: Json, character: str, known: dict[str, int]) -> Text:
    rank = voice.facts.ranks[character]
    face_up = character in view["face_up"]
    past = view["phase"] == "turns" and rank < view["rank"]
    now = view["phase"] == "turns" and rank == view["rank"] and view["turn"] is not None
    signs = voice.signs
    name = texts.name(character, voice.lang)
    style = "dim strike" if face_up else "dim" if past and character not in known else "bold" if now else ""
    text = Text(f"{signs.now if now else ' '}{rank} ")
    text.append(name, style)
    notes = tokens(voice, view, character)
    if face_up:
        notes.insert(0, Text(f"{signs.gone} {voice.say('face-up')}", "dim"))
    elif character in known:
        notes.insert(0, paint(voice.player(known[character])))
    elif past:
        notes.insert(0, Text(voice.say("unanswered"), "dim"))
    for i, note in enumerate(notes):
        text.append(", " if i else "  ")
        text.append_text(note)
    return text


def tokens(voice: Voice, view: Json, character: str) -> list[Text]:
    """What lies on a character, in words."""
    found = [
        Text(voice.say(f"token-{token}"), "bold red")
        for token in ("killed", "robbed", "bewitched")
        if view[token] == character
    ]
    for pile, open_one in (("warrants", "signed"), ("threats", "flower")):
        lying = view[pile] or []
        if isinstance(lying, list):
            word = f"token-{pile}" if character in lying else ""
        elif lying[open_one] == character:
            word = f"token-{open_one}"
        else:
            plain_ones = lying["unsigned"] if pile == "warrants" else [lying["plain"]]
            word = f"token-{pile}" if character in plain_ones else ""
        if word:
            found.append(Text(voice.say(word), "bold red"))
    if character == "tax-collector" and view["tax"]:
        found.append(Text(voice.say("token-tax", gold=view["tax"]), "yellow"))
    return found


def built(voice: Voice, city: Sequence[str | Json]) -> int:
    """How far a city is, in districts."""
    return sum(voice.facts.districts[item_parts(item)[0]].size for item in city)


def players(voice: Voice, view: Json, width: int) -> RenderableType:
    """Everybody: gold, cards, city. Where hands are open they are shown under the city."""
    heads = [voice.say(f"column-{column}") for column in ("gold", "hand", "built")]
    name_width = max(cell_len(player_name(voice, seat)) for seat in range(len(view["players"])))
    widths = [2, name_width, 1, *[max(3, cell_len(head)) for head in heads]]
    room = max(12, width - INDENT - sum(widths) - len(widths))
    table = grid(*widths, room)
    for column in (3, 4, 5):
        table.columns[column].justify = "right"
    legend = stacked(flow([paint(voice.type(type)) for type in TYPES], room, 1))
    table.add_row("", Text(voice.say("column-player"), "dim"), "", *[Text(head, "dim") for head in heads], legend)
    goal = voice.facts.goal(len(view["players"]))
    for seat, player in enumerate(view["players"]):
        city = flow([voice.district(item) for item in player["city"]], room) or [Text(voice.say("empty-city"), "dim")]
        if isinstance(player["hand"], list) and seat != view.get("seat"):
            held = [Text(voice.say("hand"), "dim"), *[voice.district(card) for card in player["hand"]]]
            city += flow(held, room)
        count = built(voice, player["city"])
        turn = view["turn"]
        now = voice.signs.now if turn is not None and turn["seat"] == seat else " "
        table.add_row(
            f"{now}{seat}",
            Text(player_name(voice, seat), "bold cyan" if seat == voice.seat else "bold"),
            Text(voice.signs.crown if view["crown"] == seat else "", "bold yellow"),
            str(player["gold"]),
            str(size(player["hand"])),
            Text(f"{count}/{goal}", "bold" if count >= goal else ""),
            stacked(city),
        )
    return table


def player_name(voice: Voice, seat: int) -> str:
    return voice.names[seat]


def own(voice: Voice, view: Json, width: int) -> RenderableType:
    """The reader's own hand and characters."""
    me = view["players"][view["seat"]]
    lines = []
    if me["characters"]:
        lines.append((voice.say("own-character"), [paint(voice.characters(me["characters"]))]))
    hand = [voice.district(card) for card in sorted(me["hand"], key=lambda card: card_order(voice, card))]
    lines.append((voice.say("own-hand"), hand or [Text(voice.say("empty-hand"), "dim")]))
    label = max(cell_len(head) for head, _ in lines)
    table = grid(label, max(12, width - label - 1 - INDENT))
    for head, items in lines:
        table.add_row(Text(head, "dim"), stacked(flow(items, max(12, width - label - 1 - INDENT))))
    return table


def card_order(voice: Voice, card: str) -> tuple[int, int, str]:
    district = voice.facts.districts.get(card)
    return (TYPES.index(district.type), district.cost, card) if district else (len(TYPES), 0, card)


def board(voice: Voice, view: Json, width: int) -> RenderableType:
    return Group(
        header(voice, view, width),
        characters(voice, view, width),
        divider(voice, width),
        players(voice, view, width),
    )


# -- the log -----------------------------------------------------------------------------------------------------------
def log(voice: Voice, entries: Sequence[Entry], width: int) -> RenderableType:
    """Lines of the log: at the left whose turn it is, at the right what happened."""
    labels = [turn_label(voice, entry.character) for entry in entries]
    label = max([cell_len(found) for found in labels], default=0)
    table = grid(label, max(12, width - label - 1))
    last = -1
    for entry, found in zip(entries, labels, strict=True):
        mark = f"{voice.signs.alarm} " if entry.tone in ("hurt", "gain") else ""
        text = Text(mark, TONES[entry.tone])
        text.append_text(paint(entry.text, TONES[entry.tone]))
        table.add_row(Text(found if entry.turn != last else "", "dim"), text)
        last = entry.turn
    return table


def turn_label(voice: Voice, character: str | None) -> str:
    return f"{voice.facts.ranks[character]} {texts.name(character, voice.lang)}" if character else ""


# -- the question ------------------------------------------------------------------------------------------------------
def choices(voice: Voice, options: Sequence[Option], width: int) -> RenderableType:
    """The numbered options: one to a line with the line of the notation beside it, or in groups where there are many."""
    parts: list[RenderableType] = []
    number = 0
    for heading, group in groupby(options, key=lambda option: option.heading):
        found = list(group)
        numbered = [(number + 1 + i, option) for i, option in enumerate(found)]
        number += len(found)
        if heading and len(options) > LISTED and len(found) >= GATHERED:
            parts.append(gathered(voice, heading, numbered, width))
        else:
            parts.append(listed(voice, numbered, options, width))
    return Group(*parts)


def listed(
    voice: Voice, numbered: Sequence[tuple[int, Option]], options: Sequence[Option], width: int
) -> RenderableType:
    """Options one below the other. All of a decision share the columns, so that they line up."""
    label = max(cell_len(plain(option.label)) for option in options)
    line = max(cell_len(option.line) for option in options)
    brief = [note(voice, option) for option in options]
    with_line = 4 + label + 2 + line <= width
    table = grid(3, min(label, max(10, width - 4 - (line + 1 if with_line else 0))), None)
    table.columns[0].justify = "right"
    for number, option in numbered:
        more = note(voice, option)
        if any(brief):
            room = max(0, width - 4 - label - 1)
            after = Text(more, "dim")
            after.truncate(room, overflow="ellipsis" if not voice.signs.plain else "crop")
        else:
            after = Text(option.line if with_line else "", "dim")
        table.add_row(Text(str(number), "bold"), paint(option.label), after)
    return table


def note(voice: Voice, option: Option) -> str:
    """A few words on the card, where cards are chosen."""
    move = option.move
    card = move.character if move.key in ("pick", "discard") else move.card if move.key == "keep" else None
    if card is None or not texts.has(f"brief-{card}", voice.lang):
        return ""
    return voice.say(f"brief-{card}")


def gathered(voice: Voice, heading: str, numbered: Sequence[tuple[int, Option]], width: int) -> RenderableType:
    """Options of one kind under their heading, in columns."""
    cells = []
    for number, option in numbered:
        cell = Text(f"{number:>3} ", "bold")
        cell.append_text(paint(option.cell))
        cells.append(cell)
    room = max(cell.cell_len for cell in cells) + 2
    columns = max(1, (width + 1) // room)
    first = numbered[0][1].line.split()
    pattern = " ".join([*first[:-1], voice.say("blank")])
    head = Text("    ")
    head.append_text(paint(sentence(heading)))
    if head.cell_len + 3 + cell_len(pattern) <= width:
        head.append(f"   {pattern}", "dim")
    table = grid(*[room - 1] * columns)
    for row in range(0, len(cells), columns):
        table.add_row(*cells[row:row + columns], *[""] * (columns - len(cells[row:row + columns])))
    return Group(head, table)


# -- all of it ---------------------------------------------------------------------------------------------------------
def decision(
    voice: Voice, view: Json, entries: Sequence[Entry], asked: str, options: Sequence[Option], width: int,
    height: int | None = None,
) -> RenderableType:
    """The whole screen at a decision of the reader."""
    parts: list[RenderableType] = [board(voice, view, width), divider(voice, width)]
    if entries:
        parts += [log(voice, entries, width), divider(voice, width)]
    parts += [own(voice, view, width), paint(asked, "bold"), choices(voice, options, width)]
    return Group(*parts)
