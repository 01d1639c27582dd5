"""The messages about notices."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

# turn: you are asked in a game over days; began, ended: your game has; sat: somebody sat down at your table.
Kind = Literal["turn", "began", "ended", "sat"]
Kinds = Annotated[list[Kind], Meta(max_length=4)]
Minute = Annotated[int, Meta(ge=0, le=1439)]        # of a day
MailToken = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,60}$")]


class NoticeChoices(Struct, forbid_unknown_fields=True):
    """What the visitor wants to be told of, by push and by e-mail, and when not: from one minute of the day to
    another, in their time zone. `offset` is its distance from UTC, for a server that does not know its name."""

    push: Kinds = field(default_factory=lambda: list(get_args(Kind)))
    mail: Kinds = field(default_factory=lambda: ["turn"])
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    zone: Annotated[str, Meta(pattern="^[A-Za-z0-9_+/-]{0,60}$")] = "UTC"
    offset: Annotated[int, Meta(ge=-1080, le=1080)] = 0


class Notices(Struct):
    """How the visitor is told of what happens."""

    choices: NoticeChoices
    key: str                        # the server's key for push; empty if it cannot push
    here: bool                      # whether this device gets push messages
    devices: int                    # how many of the visitor's devices do
    mail: bool                      # whether this server can send e-mail
    address: str                    # empty if the visitor has given none
    confirmed: bool                 # whether somebody has opened the link that was sent there


class PushKeys(Struct, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscribe(Struct, forbid_unknown_fields=True):
    """Tell this device by push, with what its browser has made for that."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    choices: NoticeChoices | None = None


class GiveAddress(Struct, forbid_unknown_fields=True):
    """Send e-mail there, once the link is opened that is sent there first."""

    address: Annotated[str, Meta(max_length=254)]
    choices: NoticeChoices | None = None


class MailLink(Struct, forbid_unknown_fields=True):
    """What a link in an e-mail says."""

    token: MailToken


class Webhook(Struct):
    """Where a table is told of in public: only the name of the machine, since the rest may be a secret."""

    host: str                       # empty if there is none


class SetWebhook(Struct, forbid_unknown_fields=True):
    """Host of the table only. An empty address removes it."""

    url: Annotated[str, Meta(max_length=1000)]
