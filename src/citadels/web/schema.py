"""The JSON schema of the protocol, generated from its classes.

    python -m citadels.web.schema
"""

from __future__ import annotations

import json
from functools import cache
from types import UnionType
from typing import Final

import msgspec

from citadels.shapes import Json
from citadels.web import http_messages, protocol
from citadels.web.correspondence import messages as correspondence_messages
from citadels.web.identity import messages as identity_messages
from citadels.web.moderation import messages as moderation_messages
from citadels.web.notices import messages as notice_messages
from citadels.web.ratings import messages as rating_messages
from citadels.web.sharing import messages as sharing_messages
from citadels.web.statistics import messages as statistics_messages

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
MODULES: Final = (protocol, http_messages, correspondence_messages, identity_messages, moderation_messages,
                  notice_messages, rating_messages, sharing_messages, statistics_messages)
INSIDE: Final = ("FromBrowser", "FromServer")    # these are only base classes


@cache
def schema() -> Json:
    """All messages by name under `$defs`, with two unions for the messages over a WebSocket."""
    found = components("#/$defs/{name}")
    for name in ("ServerMessage", "BrowserMessage"):
        union: UnionType = getattr(protocol, name)
        found[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in union.__args__]}
    return {"$schema": DIALECT, "title": f"citadels protocol {protocol.VERSION}", "$defs": dict(sorted(found.items()))}


def components(where: str) -> Json:
    """The schema of each message, which refers to others with this template."""
    _, found = msgspec.json.schema_components(classes(), ref_template=where)
    return found


def classes() -> list[type[msgspec.Struct]]:
    """The messages in source order; views and events are included as parts of them."""
    return [
        kind for module in MODULES for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
        and kind.__name__ not in INSIDE
    ]


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
