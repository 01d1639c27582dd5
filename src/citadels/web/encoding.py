"""Encodings of what is sent and stored: JSON, and base64url without padding."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import msgspec

from citadels.web.protocol import Setup

ENCODER: Final = msgspec.json.Encoder()
# What decoding raises: not JSON, not what was expected, nested too deeply, or a lone surrogate from a browser.
UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeError)
SETUP_DECODER: Final = msgspec.json.Decoder(Setup)


def to_json(value: object) -> str:
    return ENCODER.encode(value).decode()


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Raises ValueError for anything else."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
