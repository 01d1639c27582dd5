"""Why a request of a visitor was refused."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from citadels.engine.errors import CitadelsError
from citadels.game import Refused
from citadels.web.http_messages import Problem

# The codes by the HTTP status of the answer, which is 400 for all others.
CODES: Final = {
    403: ("not-host", "not-yours", "others-play", "origin", "banned", "silenced", "wrong-key"),
    404: ("no-table", "no-game", "no-page", "no-pictures", "no-tournament"),
    409: ("unplayable", "blocked-there"),
    413: ("too-large",),
    429: ("too-fast", "too-many", "too-many-imports", "too-many-reports", "too-many-mails", "busy", "too-many-pages",
          "crowded-address", "crowded-table"),
    501: ("needs-server",),
}
STATUS: Final = {code: status for status, codes in CODES.items() for code in codes}
PLACE: Final = re.compile(r"`\$\.?(.*?)`$")     # how msgspec names the place of an error


class RequestRefused(Exception):
    """Nothing was changed. `code` names the text `refused-CODE`, and the other parts say what it is about."""

    reason = ""  # for a line that is not allowed, the engine's plain reason
    values: Mapping[str, str | int] = {}  # and what stands in it

    def __init__(self, code: str, field: str | None = None, rule: str | None = None,
                 fault: CitadelsError | None = None, until: int | None = None, ban_reason: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.rule = rule
        self.fault = fault  # an error of the engine, with its own sentence
        self.until = until  # the end of a ban
        self.ban_reason = ban_reason  # what the host says about it

    @property
    def status(self) -> int:
        """The HTTP status of the answer."""
        return STATUS.get(self.code, 400)

    def problem(self, lang: str) -> Problem:
        """The answer for a visitor who reads this language."""
        return Problem(self.code, self.field, self.rule, self.fault.sentence(lang) if self.fault else None,
                       self.until, self.ban_reason)


class IllegalLine(RequestRefused):
    """The rules do not allow this line now."""

    def __init__(self, refused: Refused) -> None:
        super().__init__("illegal", rule=refused.rule)
        self.reason = refused.reason
        self.values = refused.values


def bad_message(fault: Exception) -> Problem:
    """The answer to a message that is not JSON, or not what was expected."""
    found = PLACE.search(str(fault))
    return Problem("bad-request", field=found[1] or None if found else None)
