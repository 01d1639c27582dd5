"""Link previews: title, sentence and picture of a page, for programs without JavaScript."""

from __future__ import annotations

import re
from html import escape
from typing import Final, NamedTuple
from urllib.parse import parse_qs, quote, urlencode

from citadels import texts
from citadels.web.encoding import SETUP_DECODER
from citadels.web.store import Store

PICTURE: Final = "/preview.png"     # of this size in pixels
WIDTH: Final = 1200
HEIGHT: Final = 630
MOMENT: Final = {"step": re.compile(r"\d{1,6}", re.ASCII), "seat": re.compile(r"[0-8]")}
SHARED: Final = re.compile(r"/([tg])/([0-9A-Za-z]{1,12})/?")  # a table, or a game that is over


class Preview(NamedTuple):
    title: str
    about: str
    missed: bool = False        # whether it is the page of a table that does not exist
    picture: str = PICTURE
    query: str = ""             # belongs to the address of the page


async def preview(path: str, store: Store, lang: str, query: str = "", pictures: bool = False) -> Preview:
    """The preview of a page. Anybody with the link may see it, so it does not name people, unless it shows a moment of
    their finished game. `pictures` is whether those can be drawn."""
    asked = parse_qs(query)
    lang = next((name for name in asked.get("lang", []) if name in texts.languages()), lang)
    found = SHARED.fullmatch(path)
    row = await store.table(code=found[2].upper()) if found else None
    if row is None:
        return Preview(texts.text("preview-home-title", lang), texts.text("preview-home", lang), found is not None)
    setup = SETUP_DECODER.decode(row.setup)
    game = game_name(setup.edition, setup.preset, lang)
    if row.state == "over":
        title = texts.text("preview-game-title", lang, game=game)
        moment = {name: asked[name][0] for name, written in MOMENT.items()
                  if name in asked and written.fullmatch(asked[name][0])}
        if "step" not in moment:
            return Preview(title, texts.text("preview-game", lang))
        about = texts.text("preview-seen" if "seat" in moment else "preview-moment", lang)
        eyes = {"seat": moment["seat"]} if "seat" in moment else {}
        drawn = f"/moment/{row.code}/{moment['step']}.png?" + urlencode({"lang": lang, **eyes})
        return Preview(title, about, False, drawn if pictures else PICTURE, "?" + urlencode(moment))
    title = texts.text("preview-table-title", lang, game=game)
    if row.state != "open":
        return Preview(title, texts.text("preview-table-playing", lang))
    places = await store.seats_of(row.id)
    free = sum(place.person is None and place.bot is None for place in places)
    return Preview(title, texts.text("preview-table", lang, free=free, seats=len(places)))


def game_name(edition: str, preset: str | None, lang: str) -> str:
    """ "Deluxe · First Game" """
    named = texts.text(f"edition-{edition}", lang)
    if preset is None or not texts.has(f"preset-{preset}", lang):
        return named
    return texts.text("page-game-name", lang, edition=named, preset=texts.text(f"preset-{preset}", lang))


def tags(shown: Preview, origin: str, path: str) -> str:
    """The preview as tags for the head of a page."""
    named = {"description": shown.about, "twitter:card": "summary_large_image"}
    properties = {
        "og:type": "website", "og:site_name": "Citadels", "og:title": shown.title, "og:description": shown.about,
        "og:url": origin + quote(path) + shown.query, "og:image": origin + shown.picture, "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT), "og:image:alt": shown.about,
    }
    lines = [f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()]
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    return "".join(f"    {line}\n" for line in lines)
