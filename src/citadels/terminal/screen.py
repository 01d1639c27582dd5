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
    right = plain(voice.say("header-round", round=view["round"], deck=size(view["deck"]), now=whose(voice, view)))
    if cell_len(left) + cell_len(right) + 2 > width:
        left = edition
    return Text(left + " " * max(1, width - cell_len(left) - cell_len(right)) + right, "bold")


def whose(voice: Voice, view: Json) -> str:
    """What is going on: whose turn it is, the selection, or the end."""
    if view["turn"]:
        seat = view["turn"]["seat"]
        return voice.say("now-turn", player=voice.player(seat), who="me" if seat == voice.seat else "other")
    return voice.say(f"now-{view['phase']}")


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
    room = (width - columns + 1) // columns
    cells = [character_cell(voice, view, character, known, room) for character in ordered]
    table = grid(*[room] * columns)
    for row in range(rows):
        table.add_row(*[cells[i] if i < len(cells) else "" for i in range(row, rows * columns, rows)])
    return table


def character_cell(voice: Voice, view: Json, character: str, known: dict[str, int], room: int) -> Text:
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
    elif past and not notes:
        notes.insert(0, Text(voice.say("unanswered"), "dim"))
    for i, note in enumerate(notes):
        text.append(", " if i else "  ")
        if text.cell_len + note.cell_len > room:
            text.append("\n    ")
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
        if isinstance(player["hand"], list) and player["hand"] and seat != view.get("seat"):
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
    turn = view["turn"]
    # In the only turn one has, the question already says who one is.
    if me["characters"] and (len(me["characters"]) > 1 or turn is None or turn["seat"] != view["seat"]):
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
    labels = [entry.heading or turn_label(voice, entry.character) for entry in entries]
    label = max([cell_len(found) for found in labels], default=0)
    table = grid(label, max(12, width - label - 1))
    last = -1
    for entry, found in zip(entries, labels, strict=True):
        mark = f"{voice.signs.alarm} " if entry.tone in ("hurt", "gain") else ""
        text = Text(mark, TONES[entry.tone])
        text.append_text(paint(entry.text, TONES[entry.tone]))
        shown = found if entry.turn != last or entry.heading else ""
        table.add_row(Text(shown, "bold" if entry.heading else "dim"), text)
        last = entry.turn
    return table


def turn_label(voice: Voice, character: str | None) -> str:
    return f"{voice.facts.ranks[character]} {texts.name(character, voice.lang)}" if character else ""


# -- the question ------------------------------------------------------------------------------------------------------
def choices(voice: Voice, options: Sequence[Option], width: int) -> RenderableType:
    """The numbered options: one below the other with the line of the notation, or in groups where there are many."""
    many = len(options) > LISTED
    groups: list[tuple[str, list[tuple[int, Option]]]] = []
    numbered = list(enumerate(options, 1))
    for heading, group in groupby(numbered, key=lambda pair: pair[1].heading):
        found = list(group)
        together = heading if many and len(found) >= GATHERED else ""
        if not together and groups and not groups[-1][0]:
            groups[-1][1].extend(found)
        else:
            groups.append((together, found))
    alone = [option for heading, found in groups if not heading for _, option in found]
    return Group(
        *[
            gathered(voice, heading, found, width) if heading else listed(voice, found, alone, width)
            for heading, found in groups
        ]
    )


def listed(
    voice: Voice, numbered: Sequence[tuple[int, Option]], alone: Sequence[Option], width: int
) -> RenderableType:
    """Options one below the other; all of a decision that stand alone share the columns, so that they line up."""
    label = max(cell_len(plain(option.label)) for option in alone)
    line = max(cell_len(option.line) for option in alone)
    briefs = any(note(voice, option) for option in alone)
    room = width - 4 - label - 3
    if not briefs and room < line:
        label, room = width - 4, 0
    table = grid(3, label + 2 if room else label, room or None)
    table.columns[0].justify = "right"
    for number, option in numbered:
        after = Text(note(voice, option) if briefs else option.line, "dim")
        after.truncate(max(0, room), overflow="crop" if voice.signs.plain else "ellipsis")
        table.add_row(Text(str(number), "bold"), paint(option.label), after if room > 0 else "")
    return table


def note(voice: Voice, option: Option) -> str:
    """A few words on the card, where cards are chosen."""
    move = option.move
    card = move.character if move.key in ("pick", "discard") else move.card if move.key == "keep" else None
    if card is None or not texts.has(f"brief-{card}", voice.lang):
        return ""
    return voice.say(f"brief-{card}")


def gathered(voice: Voice, heading: str, numbered: Sequence[tuple[int, Option]], width: int) -> RenderableType:
    """Options of one kind under their heading; where they are about players, those of each in a row of their own."""
    example = voice.say("example", line=numbered[0][1].line)
    digits = len(str(numbered[-1][0]))
    head = Text("    ")
    head.append_text(paint(sentence(heading)))
    if head.cell_len + 3 + cell_len(example) <= width:
        head.append(f"   {example}", "dim")
    label = max(cell_len(plain(option.row)) for _, option in numbered)
    room = max(20, width - label - 5)
    table = grid(label + 4, room) if label else grid(3, width - 4)
    for row, group in groupby(numbered, key=lambda pair: pair[1].row):
        cells = []
        for number, option in group:
            cell = Text()
            cell.append(f"{number:>{digits}} ", "bold")
            cell.append_text(paint(option.cell))
            cells.append(cell)
        name = Text("    ")
        name.append_text(paint(row))
        table.add_row(name if label else "", stacked(flow(cells, room if label else width - 4, 3)))
    return Group(head, table)


# -- all of it ---------------------------------------------------------------------------------------------------------
def decision(
    voice: Voice, view: Json, entries: Sequence[Entry], asked: str, options: Sequence[Option], width: int
) -> RenderableType:
    """The whole screen at a decision of the reader."""
    parts: list[RenderableType] = [board(voice, view, width), divider(voice, width)]
    if entries:
        parts += [log(voice, entries, width), divider(voice, width)]
    parts += [own(voice, view, width), paint(asked, "bold"), choices(voice, options, width)]
    return Group(*parts)
