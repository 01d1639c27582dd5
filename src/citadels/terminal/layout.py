"""Layout helpers for the screen: wrapping items, and tables without borders."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from citadels.terminal.formatting import Formatter


def flow(items: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Items one after the other, in lines that break only between items."""
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


def divider(fmt: Formatter, width: int) -> Text:
    return Text(fmt.signs.line * width, "dim")


def grid(*widths: int | None) -> Table:
    """A table without borders; a width of None takes the remaining room."""
    table = Table.grid(padding=(0, 1), pad_edge=False, expand=False)
    for width in widths:
        table.add_column(width=width, overflow="fold")
    return table


def size(cards: int | list[str]) -> int:
    return cards if isinstance(cards, int) else len(cards)
