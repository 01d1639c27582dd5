"""The push services that messages may be sent to: a browser names its own, but a visitor could name anything."""

from __future__ import annotations

from typing import Final

from citadels.web.notices import guarded_http

# For Chrome and most others, Firefox, Safari, and Edge. A leading dot stands for any subdomain.
KNOWN: Final = ("fcm.googleapis.com", "jmt17.google.com", "android.googleapis.com", "updates.push.services.mozilla.com",
                ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")


class PushHosts:
    """The known services, and those that the server's host adds: names, or whole origins, which may be anywhere, even
    on this machine."""

    def __init__(self, more: str | None = None) -> None:
        added = [name.strip().lower() for name in (more or "").split(",") if name.strip()]
        self.trusted = frozenset(name.rstrip("/") for name in added if "://" in name)
        self.names = (*KNOWN, *(name.removeprefix("*") for name in added if "://" not in name))

    def allows(self, endpoint: str) -> bool:
        try:
            parts = guarded_http.check_url(endpoint, self.trusted)
        except guarded_http.Forbidden:
            return False
        if guarded_http.origin_of(parts) in self.trusted:
            return True
        host = (parts.hostname or "").lower()
        return parts.port in (None, 443) and any(
            host == name or (name.startswith(".") and host.endswith(name)) for name in self.names)
