"""What lies in the middle of the table: the characters, with what is known of each and what lies on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from citadels import texts
from citadels.terminal.layout import flow, grid, stacked
from citadels.terminal.moves import laid_down
from citadels.terminal.voice import Voice, item_parts, paint, sentence

Json = Mapping[str, Any]

CELL: Final = 26  # the width of a character in the row of characters
MARKS: Final = ("killed", "robbed", "bewitched")


def middle(voice: Voice, view: Json, width: int) -> RenderableType:
    shown = laps(voice, view, width) if voice.facts.laps else characters(voice, view, width)
    notes = notices(voice, view)
    return Group(shown, stacked([Text(" ") + line for line in flow(notes, width - 1, 3)])) if notes else shown


def holders(voice: Voice, view: Json) -> dict[str, int]:
    """Who is known to have which character."""
    found = {}
    for seat, player in enumerate(view["players"]):
        for character in player["characters"]:
            if character is not None:
                found[character] = seat
    return found


# -- in order of rank --------------------------------------------------------------------------------------------------
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
    face_down = character in laid_down(view)
    past = view["phase"] == "turns" and rank < view["rank"]
    now = view["phase"] == "turns" and rank == view["rank"] and view["turn"] is not None
    signs = voice.signs
    name = texts.name(character, voice.lang)
    gone = face_up or face_down
    style = "dim strike" if gone else "dim" if past and character not in known else "bold" if now else ""
    text = Text(f"{signs.now if now else ' '}{rank} ")
    text.append(name, style)
    notes = tokens(voice, view, character)
    if gone:
        notes.insert(0, Text(f"{signs.gone} {voice.say('face-up' if face_up else 'face-down')}", "dim"))
    elif character in known:
        notes.insert(0, paint(voice.player(known[character])))
    elif past and not notes:
        notes.insert(0, Text(voice.say("unanswered"), "dim"))
    for i, note in enumerate(notes):
        text.append(", " if i else "  ")
        comma = i < len(notes) - 1  # stays on the line of what it follows
        line = text.plain.rpartition("\n")[2]
        if cell_len(line) + note.cell_len + comma > room:
            text.append("\n    ")
        text.append_text(note)
    return text


def tokens(voice: Voice, view: Json, character: str) -> list[Text]:
    """What lies on a character, in words."""
    found = [Text(voice.say(f"token-{token}"), "bold red") for token in MARKS if view[token] == character]
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


# -- in a common city --------------------------------------------------------------------------------------------------
def laps(voice: Voice, view: Json, width: int) -> RenderableType:
    """The characters called in this pass, in their order, and those still to come, whose order nobody knows."""
    called = [lap_cell(voice, view, character) for character in view["called"]]
    coming = [character for character in voice.facts.ranks if character not in view["called"]]
    heads = [voice.say("laps-called"), voice.say("laps-coming")]
    label = max(map(cell_len, heads))
    room = max(12, width - label - 1)
    table = grid(label, room)
    table.add_row(Text(heads[0], "dim"), stacked(flow(called or [Text(voice.say("laps-none"), "dim")], room)))
    if coming:
        cells = [lap_cell(voice, view, character) for character in coming]
        table.add_row(Text(heads[1], "dim"), stacked(flow(cells, room)))
    return table


def lap_cell(voice: Voice, view: Json, character: str) -> Text:
    turn = view["turn"]
    now = turn is not None and turn["character"] == character
    text = Text(f"{voice.signs.now}" if now else "")
    text.append(texts.name(character, voice.lang), "bold" if now else "")
    notes = []
    if character in view["lying"]:
        notes.append(paint(voice.say("lies-before", player=voice.player(view["lying"][character]))))
    for mark in MARKS:
        if view[mark] and view[mark]["character"] == character:
            args = {"mark": voice.say(f"token-{mark}"), "player": voice.player(view[mark]["by"])}
            notes.append(paint(voice.say("marked-by", **args), "bold red"))
    if notes:
        text.append(" (")
        text.append_text(Text(", ").join(notes))
        text.append(")")
    return text


def standing(voice: Voice, view: Json) -> int:
    """How much of a common city stands: names, or districts once the bell has been rung."""
    built = [item_parts(item)[0] for player in view["players"] for item in player["city"]]
    return len(built) if view["rung"] else len(set(built))


# -- what else there is ------------------------------------------------------------------------------------------------
def notices(voice: Voice, view: Json) -> list[Text]:
    """Public facts that belong to no player and no character."""
    found = []
    rung = view.get("rung", False)
    goal = voice.facts.goal(len(view["players"]), rung)
    if voice.facts.laps:
        message = "notice-standing-bell" if rung else "notice-standing"
        found.append(Text(voice.say(message, count=standing(voice, view), goal=goal), "bold" if rung else ""))
    elif rung:
        found.append(Text(voice.say("notice-bell", goal=goal), "bold"))
    if view.get("acrobat"):
        found.append(Text(voice.say("notice-acrobat"), "bold"))
    auction = view.get("auction")
    if auction and view.get("waiting") == view["seat"]:
        found.append(live(voice, view))  # the question says the rest
    elif auction:
        for message, seat in (("notice-auction", auction["seller"]), ("notice-bid", auction["bidder"])):
            if seat is not None:
                args = {"player": voice.player(seat), "who": "me" if seat == voice.seat else "other"}
                told = voice.say(message, card=voice.card(auction["card"]), gold=auction["bid"], **args)
                found.append(paint(sentence(told), "bold"))
        found.append(live(voice, view))
    return found


def live(voice: Voice, view: Json) -> Text:
    """Who may still bid: nobody whose gold does not suffice."""
    auction = view["auction"]
    able = [seat for seat in auction["live"] if view["players"][seat]["gold"] > auction["bid"]]
    bidders = [voice.player(seat) for seat in able if seat != auction["bidder"]]
    return paint(voice.say("notice-live", players=voice.listed(bidders)))
