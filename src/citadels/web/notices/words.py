"""The text of notices. It is made from what everybody at the table may know, never from the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from citadels import texts
from citadels.web.encoding import to_json
from citadels.web.notices.messages import Kind

MOST_LINES: Final = 5
HOUR: Final = 3600_000
LONG: Final = 48        # hours; from then on, days are given


class Item(NamedTuple):
    """Something a person is told."""

    kind: Kind
    code: str
    edition: str
    deadline: int | None = None


class PushContent(msgspec.Struct):
    """What the browser is sent, and shows unchanged."""

    title: str
    body: str
    path: str


class MailContent(msgspec.Struct):
    subject: str
    body: str               # without the footer


def title(items: Sequence[Item], lang: str) -> str:
    turns = sum(item.kind == "turn" for item in items)
    if turns:
        return texts.text("notice-turns", lang, n=turns)
    return texts.text("notice-news" if len(items) > 1 else f"notice-{items[0].kind}-title", lang)


def line(item: Item, lang: str, now: int) -> str:
    """The table, and how much time is left."""
    table = texts.text("notice-table", lang, code=item.code, edition=texts.word(f"edition-{item.edition}", lang)
                       if texts.has(f"edition-{item.edition}", lang) else item.edition)
    if item.kind != "turn":
        return texts.text(f"notice-{item.kind}", lang, table=table)
    if item.deadline is None:
        return table
    hours = max(0, item.deadline - now) // HOUR
    unit, n = ("days", hours // 24) if hours >= LONG else ("hours", hours)
    return texts.text(f"notice-left-{unit}", lang, table=table, n=n)


def lines(items: Sequence[Item], lang: str, now: int) -> list[str]:
    shown = [line(item, lang, now) for item in items[:MOST_LINES]]
    more = len(items) - MOST_LINES
    return [*shown, texts.text("notice-more", lang, n=more)] if more > 0 else shown


def path_of(items: Sequence[Item]) -> str:
    codes = {item.code for item in items}
    return f"/t/{codes.pop()}" if len(codes) == 1 else "/"


def push(items: Sequence[Item], lang: str, now: int) -> PushContent:
    return PushContent(title(items, lang), "\n".join(lines(items, lang, now)), path_of(items))


def mail(items: Sequence[Item], lang: str, now: int, origin: str) -> MailContent:
    body = [text if more else f"{text}\n{origin}/t/{item.code}" for item, text, more in
            zip([*items[:MOST_LINES], items[0]], lines(items, lang, now), [False] * MOST_LINES + [True])]
    return MailContent(title(items, lang), "\n\n".join([f"{title(items, lang)}", *body]))


def test(lang: str) -> PushContent:
    return PushContent(texts.text("notice-test-title", lang), texts.text("notice-test", lang), "/settings")


def question(lang: str, link: str) -> MailContent:
    """A confirmation mail: does the address belong to whoever has given it?"""
    return MailContent(texts.text("notice-confirm-title", lang), texts.text("notice-confirm", lang, link=link))


def ended(body: str, lang: str, origin: str, ending: str) -> str:
    """A mail with the footer that says how to unsubscribe."""
    footer = texts.text("notice-footer", lang, settings=f"{origin}/settings", end=f"{origin}/unsubscribe/{ending}")
    return f"{body}\n\n-- \n{footer}\n"


def hook(item: Item, name: str, lang: str, origin: str | None) -> str:
    """A message for a webhook; `name` is whose turn it is. Discord shows `content`, Slack and Matrix show `text`."""
    name = name or texts.text("guest-name", lang)
    table = line(Item("turn", item.code, item.edition), lang, 0)
    words = texts.text(f"notice-hook-{item.kind}", lang, name=name, table=table)
    if origin is not None:
        words += f"\n{origin}/t/{item.code}"
    plain = words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")  # as Slack requires
    made: dict[str, Any] = {
        "content": words, "text": plain, "event": item.kind, "table": item.code, "edition": item.edition,
        "allowed_mentions": {"parse": []},   # a player may be called @everyone
    }
    if item.kind == "turn":
        made |= {"player": name, "deadline": item.deadline}
    return to_json(made)
