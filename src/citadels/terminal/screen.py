"""The table as text: pure functions from a view to something that rich can print, within a given width."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from citadels import texts
from citadels.bots import Thought
from citadels.bots.learned.expectations import Expectation
from citadels.engine.verbs import AT_CHOICE, AT_OPEN_CARDS
from citadels.facts import TYPES
from citadels.shapes import View
from citadels.terminal.character_row import middle
from citadels.terminal.formatting import LOUD, TONES, Formatter, paint, sentence
from citadels.terminal.layout import divider, flow, grid, size, stacked
from citadels.terminal.log_writer import LogEntry
from citadels.terminal.option_labels import Option
from citadels.terminal.rules_browser import brief
from citadels.texts.forms import plain

LISTED: Final = 9       # up to this many options are listed; more are grouped under headings
GATHERED: Final = 3     # the smallest group
INDENT: Final = 1
HINTS: Final = 5        # the most options in a hint
SELDOM: Final = 0.03    # with a smaller share of the search, nothing is known about an option


# -- the table ---------------------------------------------------------------------------------------------------------
def header(fmt: Formatter, view: View, width: int) -> Text:
    """The game on the left, its state on the right; with less room, less of both."""
    edition = texts.text(f"edition-{view['edition']}", fmt.lang)
    lefts = [fmt.say("header", game=edition), edition]
    if len(fmt.facts.presets) > 1:
        preset = fmt.facts.preset(view["uniques"])
        name = texts.text(f"preset-{preset}", fmt.lang) if preset else fmt.say("mixed")
        lefts[:1] = [fmt.say("header-more", first=left, next=name) for left in lefts]
    if fmt.level:
        lefts = [fmt.say("header-more", first=left, next=fmt.level) for left in lefts]
    lefts += [edition, ""]
    message = "header-pass" if fmt.facts.laps else "header-round"
    right = fmt.say(message, round=view["round"], deck=view["deck"], now=whose(fmt, view))
    rights = [right]
    if fmt.facts.open_pile:
        pile = view["discard"]
        count = fmt.say("header-pile", round=right, count=len(pile))
        rights = [count, right]
        if pile:
            rights.insert(0, fmt.say("header-pile-top", round=right, count=len(pile), card=fmt.card(pile[-1])))
    for told in rights:
        for left in lefts:
            blanks = width - cell_len(left) - cell_len(plain(told))
            if blanks > 1 or (not left and blanks >= 0):
                return Text(left + " " * blanks + plain(told), "bold")
    return Text(plain(rights[-1]), "bold")


def whose(fmt: Formatter, view: View) -> str:
    """Whose turn it is, or the selection, or the end."""
    if view["waiting"] == "reactions":
        return fmt.say("now-reactions")
    if view["turn"]:
        seat = view["turn"]["seat"]
        return fmt.say("now-turn", player=fmt.player(seat), who="me" if seat == fmt.seat else "other")
    return fmt.say(f"now-{view['phase']}")


def players(fmt: Formatter, view: View, width: int) -> RenderableType:
    """Everybody's gold, cards and city. Open hands are shown below the city."""
    laps = fmt.facts.laps
    columns = ["gold", "hand", "quarter", "points"] if laps else ["gold", "hand", "built"]
    heads = [fmt.say(f"column-{column}") for column in columns]
    names = [player_name(fmt, seat) for seat in range(len(view["players"]))]
    title = fmt.say("column-player")
    name_width = max(cell_len(title), *[name.cell_len for name in names])
    widths = [2, name_width, 1, *[max(3, cell_len(head)) for head in heads]]
    room = max(12, width - INDENT - sum(widths) - len(widths))
    table = grid(*widths, room)
    for column in range(3, len(widths)):
        table.columns[column].justify = "right"
    legend = stacked(flow([paint(fmt.type(type)) for type in TYPES], room, 1))
    table.add_row("", Text(title, "dim"), "", *[Text(head, "dim") for head in heads], legend)
    goal = fmt.facts.goal(len(view["players"]), view.get("rung", False))
    for seat, player in enumerate(view["players"]):
        count = fmt.facts.city_size(player["city"])
        turn = view["turn"]
        now = fmt.signs.now if turn is not None and turn["seat"] == seat else " "
        complete = Text(f"{count}/{goal}", "bold" if count >= goal else "")
        table.add_row(
            f"{now}{seat}",
            names[seat],
            Text(fmt.signs.crown if view["crown"] == seat else "", "bold yellow"),
            str(player["gold"]),
            str(size(player["hand"])),
            *([str(count), str(player["points"])] if laps else [complete]),
            stacked(before_player(fmt, view, seat, room)),
        )
    return table


def before_player(fmt: Formatter, view: View, seat: int, room: int) -> list[Text]:
    """What is in front of a player: the city, Ticket Booths, an open hand."""
    player = view["players"][seat]
    items = [fmt.district(item) for item in player["city"]]
    items += [paint(fmt.say("booth", gold=gold)) for gold in player.get("booths", [])]
    lines = flow(items, room) or [Text(fmt.say("empty-city"), "dim")]
    if isinstance(player["hand"], list) and player["hand"] and seat != view["seat"]:
        held = [Text(fmt.say("hand"), "dim"), *[fmt.district(card) for card in player["hand"]]]
        lines += flow(held, room)
    return lines


def player_name(fmt: Formatter, seat: int) -> Text:
    """A player's name, with the kind of bot if the bots differ."""
    text = Text(fmt.names[seat], "bold cyan" if seat == fmt.seat else "bold")
    if not fmt.level and any(fmt.bots) and fmt.bots[seat]:
        text.append(f" {fmt.bots[seat]}", "not bold dim")
    return text


def own(fmt: Formatter, view: View, width: int) -> RenderableType:
    """The reader's own hand and characters."""
    assert view["seat"] is not None
    me = view["players"][view["seat"]]
    cards = me["hand"] if isinstance(me["hand"], list) else []
    lines = []
    turn = view["turn"]
    # In the reader's only turn, the question already names their character.
    if me["characters"] and (len(me["characters"]) > 1 or turn is None or turn["seat"] != view["seat"]):
        lines.append((fmt.say("own-character"), [paint(fmt.characters(filter(None, me["characters"])))]))
    districts = [card for card in cards if card in fmt.facts.districts]
    hand = [fmt.district(card) for card in sorted(districts, key=lambda card: card_order(fmt, card))]
    actions = [fmt.district(card) for card in sorted(cards) if card not in fmt.facts.districts]
    if hand or not actions:
        lines.append((fmt.say("own-hand"), hand or [Text(fmt.say("empty-hand"), "dim")]))
    if actions:
        lines.append((fmt.say("own-actions"), actions))
    label = max(cell_len(head) for head, _ in lines)
    table = grid(label, max(12, width - label - 1 - INDENT))
    for head, items in lines:
        table.add_row(Text(head, "dim"), stacked(flow(items, max(12, width - label - 1 - INDENT))))
    return table


def card_order(fmt: Formatter, card: str) -> tuple[int, int, str]:
    district = fmt.facts.districts[card]
    return TYPES.index(district.type), district.cost, card


def board(fmt: Formatter, view: View, width: int) -> RenderableType:
    return Group(
        header(fmt, view, width),
        middle(fmt, view, width),
        divider(fmt, width),
        players(fmt, view, width),
    )


# -- the log -----------------------------------------------------------------------------------------------------------
def log(fmt: Formatter, entries: Sequence[LogEntry], width: int, cast: Sequence[str] = ()) -> RenderableType:
    """The log: on the left whose turn it is, with room for every character of the cast; on the right what happened."""
    labels = [entry.heading or turn_label(fmt, entry.character) for entry in entries]
    others = [turn_label(fmt, character) for character in cast]
    label = max([cell_len(found) for found in [*labels, *others]], default=0)
    table = grid(label, max(12, width - label - 1))
    last = -1
    for entry, found in zip(entries, labels, strict=True):
        mark = f"{fmt.signs.alarm} " if entry.tone in LOUD else ""
        text = Text(mark, TONES[entry.tone])
        text.append_text(paint(entry.text, TONES[entry.tone]))
        shown = found if entry.turn != last or entry.heading else ""
        table.add_row(Text(shown, "bold" if entry.heading else "dim"), text)
        last = entry.turn
    return table


def turn_label(fmt: Formatter, character: str | None) -> str:
    if character is None:
        return ""
    name = texts.name(character, fmt.lang)
    return name if fmt.facts.laps else f"{fmt.facts.ranks[character]} {name}"


# -- the question ------------------------------------------------------------------------------------------------------
def choices(fmt: Formatter, options: Sequence[Option], width: int, most: int = LISTED) -> RenderableType:
    """The numbered options: a list with the lines of the notation, or groups if there are many."""
    many = len(options) > most
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
    return Group(*[gathered(fmt, heading, found, width) if heading else listed(fmt, found, alone, width)
                   for heading, found in groups])


def listed(fmt: Formatter, numbered: Sequence[tuple[int, Option]], alone: Sequence[Option],
           width: int) -> RenderableType:
    """Options in a list. `alone` are all options of the decision that are in no group: they share the columns."""
    label = max(cell_len(plain(option.label)) for option in alone)
    line = max(cell_len(option.line) for option in alone)
    briefs = any(note(fmt, option) for option in alone)
    room = width - 4 - label - 3
    if not briefs and room < line:
        label, room = width - 4, 0
    table = grid(3, label + 2 if room else label, room or None)
    table.columns[0].justify = "right"
    for number, option in numbered:
        after = Text(note(fmt, option) if briefs else option.line, "dim")
        after.truncate(max(0, room), overflow="crop" if fmt.signs.plain else "ellipsis")
        table.add_row(Text(str(number), "bold"), paint(option.label), after if room > 0 else "")
    return table


def note(fmt: Formatter, option: Option) -> str:
    """A few words about the card, if cards are chosen."""
    move = option.move
    card = (move.character or move.card) if move.verb.aim in (AT_CHOICE, AT_OPEN_CARDS) else None
    return brief(card, fmt.facts, fmt.lang) if card else ""


def gathered(fmt: Formatter, heading: str, numbered: Sequence[tuple[int, Option]], width: int) -> RenderableType:
    """Options of one kind under a heading; if they are about players, with a row for each player."""
    example = fmt.say("example", line=numbered[0][1].line)
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


def hint(fmt: Formatter, options: Sequence[Option], thoughts: Sequence[Thought], width: int) -> RenderableType:
    """The options a bot likes best, with their numbers and their share of wins in simulated games."""
    numbers = {option.line: number for number, option in enumerate(options, 1)}
    rows = []
    for thought in worth_telling(thoughts):
        number = numbers[thought.line]
        percent = percentage(thought.win or 0)
        rows.append((Text(str(number), "bold"), paint(options[number - 1].label),
                     Text(fmt.say("hint-won", percent=percent)), Text(fmt.say("hint-of", games=thought.games))))
    widths = [max(row[column].cell_len for row in rows) for column in range(4)]
    table = grid(3, min(widths[1] + 2, width - widths[2] - widths[3] - 6), *widths[2:])
    for column in (0, 2, 3):
        table.columns[column].justify = "right"
    for row in rows:
        table.add_row(*row)
    return Group(Text(fmt.say("hint-head", games=sum(thought.games for thought in thoughts))), table)


def expected(fmt: Formatter, expectation: Expectation) -> RenderableType:
    """How likely everybody is to win, the reader first, and who may have which character."""
    seats = sorted(range(len(expectation.win)), key=lambda seat: (seat != fmt.seat, -expectation.win[seat]))
    chances = [fmt.say("expected-chance", player=fmt.player(seat), percent=percentage(expectation.win[seat]))
               for seat in seats]
    guesses = [fmt.say("expected-guess", player=fmt.player(seat), character=fmt.card(guess.character),
                       percent=percentage(guess.chance)) for seat, guess in expectation.best_guesses()]
    lines = [paint(fmt.say("expected-win", chances=fmt.chained(chances)))]
    if guesses:
        lines.append(paint(fmt.say("expected-who", guesses=fmt.chained(guesses))))
    return Group(*lines)


def percentage(share: float) -> int:
    """A percentage that is 100 only for complete certainty."""
    return min(99, round(100 * share)) if share < 1 else 100


def worth_telling(thoughts: Sequence[Thought]) -> list[Thought]:
    """The best option, and others that were tried often enough to say something about them."""
    often = [thought for thought in thoughts[1:] if thought.share >= SELDOM]
    return [thoughts[0], *often][:HINTS]


# -- the whole screen --------------------------------------------------------------------------------------------------
def table(fmt: Formatter, view: View, entries: Sequence[LogEntry], width: int) -> list[RenderableType]:
    """The board, the news if there are any, and what is the reader's own."""
    parts: list[RenderableType] = [board(fmt, view, width), divider(fmt, width)]
    if entries:
        parts += [log(fmt, entries, width), divider(fmt, width)]
    return [*parts, own(fmt, view, width)]


def decision(
    fmt: Formatter, view: View, entries: Sequence[LogEntry], asked: str, options: Sequence[Option], width: int,
    *, most: int = LISTED,
) -> RenderableType:
    """The whole screen for a decision of the reader; more than `most` options are grouped under headings."""
    return Group(*table(fmt, view, entries, width), paint(asked, "bold"), choices(fmt, options, width, most))
