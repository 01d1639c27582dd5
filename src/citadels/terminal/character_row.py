"""The middle of the table: the characters, with what is known about each and what lies on them."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from citadels import texts
from citadels.facts import district
from citadels.offers import laid_down
from citadels.shapes import Auction, View
from citadels.terminal.formatting import Formatter, paint, sentence
from citadels.terminal.layout import flow, grid, stacked

CELL: Final = 26  # the width of a character in the row of characters
MARKS: Final = ("killed", "robbed", "bewitched")


def middle(fmt: Formatter, view: View, width: int) -> RenderableType:
    shown = laps(fmt, view, width) if fmt.facts.laps else characters(fmt, view, width)
    notes = notices(fmt, view)
    return Group(shown, stacked([Text(" ") + line for line in flow(notes, width - 1, 3)])) if notes else shown


def holders(view: View) -> dict[str, int]:
    """Who is known to have which character."""
    return {character: seat for seat, player in enumerate(view["players"]) for character in player["characters"]
            if character is not None}


# -- in order of rank --------------------------------------------------------------------------------------------------
def characters(fmt: Formatter, view: View, width: int) -> RenderableType:
    """The characters by rank, each with what is known about it."""
    columns = max(1, min(width // CELL, 5))
    ordered = sorted(view["characters"], key=fmt.facts.ranks.__getitem__)
    rows = -(-len(ordered) // columns)
    known = holders(view)
    room = (width - columns + 1) // columns
    cells = [character_cell(fmt, view, character, known, room) for character in ordered]
    table = grid(*[room] * columns)
    for row in range(rows):
        table.add_row(*[cells[i] if i < len(cells) else "" for i in range(row, rows * columns, rows)])
    return table


def character_cell(fmt: Formatter, view: View, character: str, known: dict[str, int], room: int) -> Text:
    rank = fmt.facts.ranks[character]
    face_up = character in view["face_up"]
    face_down = character in laid_down(view)
    past = view["phase"] == "turns" and rank < view["rank"]
    now = view["phase"] == "turns" and rank == view["rank"] and view["turn"] is not None
    signs = fmt.signs
    name = texts.name(character, fmt.lang)
    gone = face_up or face_down
    style = "dim strike" if gone else "dim" if past and character not in known else "bold" if now else ""
    text = Text(f"{signs.now if now else ' '}{rank} ")
    text.append(name, style)
    notes = tokens(fmt, view, character)
    if gone:
        notes.insert(0, Text(f"{signs.gone} {fmt.say('face-up' if face_up else 'face-down')}", "dim"))
    elif character in known:
        notes.insert(0, paint(fmt.player(known[character])))
    elif past and not notes:
        notes.insert(0, Text(fmt.say("unanswered"), "dim"))
    for i, note in enumerate(notes):
        text.append(", " if i else "  ")
        comma = i < len(notes) - 1  # stays on the same line as the note before it
        line = text.plain.rpartition("\n")[2]
        if cell_len(line) + note.cell_len + comma > room:
            text.append("\n    ")
        text.append_text(note)
    return text


def tokens(fmt: Formatter, view: View, character: str) -> list[Text]:
    """What lies on a character, in words."""
    words: list[str] = [token for token in MARKS if view[token] == character]
    warrants, threats = view["warrants"] or [], view["threats"] or []
    if not isinstance(warrants, list) and warrants["signed"] == character:
        words.append("signed")
    elif character in (warrants if isinstance(warrants, list) else warrants["unsigned"]):
        words.append("warrants")
    if not isinstance(threats, list) and threats["flower"] == character:
        words.append("flower")
    elif character in (threats if isinstance(threats, list) else [threats["plain"]]):
        words.append("threats")
    found = [Text(fmt.say(f"token-{word}"), "bold red") for word in words]
    if character in fmt.facts.tax_holders and view["tax"]:
        found.append(Text(fmt.say("token-tax", gold=view["tax"]), "yellow"))
    return found


# -- in a common city --------------------------------------------------------------------------------------------------
def laps(fmt: Formatter, view: View, width: int) -> RenderableType:
    """The characters called in this lap, in order, and those still to come, whose order nobody knows."""
    called = [lap_cell(fmt, view, character) for character in view["called"]]
    coming = [character for character in fmt.facts.ranks if character not in view["called"]]
    heads = [fmt.say("laps-called"), fmt.say("laps-coming")]
    label = max(map(cell_len, heads))
    room = max(12, width - label - 1)
    table = grid(label, room)
    table.add_row(Text(heads[0], "dim"), stacked(flow(called or [Text(fmt.say("laps-none"), "dim")], room)))
    if coming:
        cells = [lap_cell(fmt, view, character) for character in coming]
        table.add_row(Text(heads[1], "dim"), stacked(flow(cells, room)))
    return table


def lap_cell(fmt: Formatter, view: View, character: str) -> Text:
    turn = view["turn"]
    now = turn is not None and turn["character"] == character
    text = Text(f"{fmt.signs.now}" if now else "")
    text.append(texts.name(character, fmt.lang), "bold" if now else "")
    notes = []
    if character in view["lying"]:
        notes.append(paint(fmt.say("lies-before", player=fmt.player(view["lying"][character]))))
    for mark in MARKS:
        laid = view[mark]
        if laid and not isinstance(laid, str) and laid["character"] == character:
            args = {"mark": fmt.say(f"token-{mark}"), "player": fmt.player(laid["by"])}
            notes.append(paint(fmt.say("marked-by", **args), "bold red"))
    if notes:
        text.append(" (")
        text.append_text(Text(", ").join(notes))
        text.append(")")
    return text


def standing(view: View) -> int:
    """How much of a common city is built: different districts, or all districts once the bell has been rung."""
    built = [district(item) for player in view["players"] for item in player["city"]]
    return len(built) if view["rung"] else len(set(built))


# -- notices -----------------------------------------------------------------------------------------------------------
def notices(fmt: Formatter, view: View) -> list[Text]:
    """Public facts that belong to no player and no character."""
    found = []
    rung = view.get("rung", False)
    goal = fmt.facts.goal(len(view["players"]), rung)
    if fmt.facts.laps:
        message = "notice-standing-bell" if rung else "notice-standing"
        found.append(Text(fmt.say(message, count=standing(view), goal=goal), "bold" if rung else ""))
    elif rung:
        found.append(Text(fmt.say("notice-bell", goal=goal), "bold"))
    if view.get("acrobat"):
        found.append(Text(fmt.say("notice-acrobat"), "bold"))
    auction = view.get("auction")
    if auction and view["waiting"] == view["seat"]:
        found.append(live(fmt, view, auction))  # the question gives the rest
    elif auction:
        for message, seat in (("notice-auction", auction["seller"]), ("notice-bid", auction["bidder"])):
            if seat is not None:
                args = {"player": fmt.player(seat), "who": "me" if seat == fmt.seat else "other"}
                told = fmt.say(message, card=fmt.card(auction["card"]), gold=auction["bid"], **args)
                found.append(paint(sentence(told), "bold"))
        found.append(live(fmt, view, auction))
    return found


def live(fmt: Formatter, view: View, auction: Auction) -> Text:
    """Who can still bid: only players with enough gold."""
    able = [seat for seat in auction["live"] if view["players"][seat]["gold"] > auction["bid"]]
    bidders = [fmt.player(seat) for seat in able if seat != auction["bidder"]]
    return paint(fmt.say("notice-live", players=fmt.listed(bidders)))
