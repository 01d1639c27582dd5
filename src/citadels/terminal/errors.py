"""The terminal's errors. Each is one sentence of the texts, in the reader's language where it is shown."""

from __future__ import annotations

from citadels import CitadelsError


class UserError(CitadelsError):
    """Something the reader asked for is not possible: a file, a seat, a bot."""
