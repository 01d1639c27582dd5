"""JSON, as it is sent and as it is stored."""

from __future__ import annotations

from typing import Final

import msgspec

from citadels.web.protocol import Setup

ENCODER: Final = msgspec.json.Encoder()
# What reading raises: not JSON, not what was expected, nested too deeply, or half a letter from a browser.
UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeError)
SETUP_DECODER: Final = msgspec.json.Decoder(Setup)


def to_json(value: object) -> str:
    return ENCODER.encode(value).decode()
