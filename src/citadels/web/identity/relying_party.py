"""The relying party of passkeys: the name of this server as the browser checks it, and whether passkeys can work."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from citadels.web.request_refused import RequestRefused
from citadels.web.security import is_ip_address, is_own_name
from citadels.web.settings import Settings

Possible = Literal["yes", "no-package", "no-address"]


class RelyingParty(NamedTuple):
    id: str             # the host name
    origin: str


@cache
def has_package() -> bool:
    return find_spec("webauthn") is not None


def possible(scope: Any, settings: Settings) -> Possible:
    """Whether this visitor could have a passkey."""
    if not has_package():
        return "no-package"
    return "no-address" if _found(scope, settings) is None else "yes"


def relying_party(scope: Any, settings: Settings) -> RelyingParty:
    """Raises RequestRefused if there can be no passkeys."""
    found = _found(scope, settings) if has_package() else None
    if found is None:
        raise RequestRefused("no-passkeys")
    return found


def _found(scope: Any, settings: Settings) -> RelyingParty | None:
    """As with origins, without a public origin it must be a name that nobody else can give to this machine."""
    origin = settings.public_origin
    if origin is None:
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        origin = f"{scope['scheme']}://{host.lower()}"
    try:
        parts = urlsplit(origin)
        name = parts.hostname or ""
    except ValueError:
        return None
    local = name == "localhost" or name.endswith(".localhost")
    if settings.public_origin is None and not local and not is_own_name(name):
        return None
    # Browsers only create passkeys for names.
    if not name or is_ip_address(name) or (parts.scheme != "https" and not local):
        return None
    return RelyingParty(name, origin)
