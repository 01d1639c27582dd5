"""The settings of a server and their valid values. configuration.py reads them."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, unquote, urlsplit

from msgspec import Struct, field

from citadels import CitadelsError
from citadels.web.notices.mail import mail_server, sender_address

PORT: Final = 4848
LOOPBACK: Final = "127.0.0.1"
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
# The range of each limit. Where 0 is allowed, it means no limit.
LIMITS: Final = {
    "rate": (0, 9999),
    "header_bytes": (4096, 999_999),
    "request_seconds": (1, 600),
    "idle_seconds": (1, 600),
    "address_connections": (0, 99_999),
    "address_sockets": (0, 99_999),
    "person_sockets": (0, 9999),
    "table_spectators": (0, 9999),
    "address_messages": (0, 9999),
    "person_messages": (0, 9999),
    "address_chat": (0, 9999),
    "person_chat": (0, 9999),
    "address_hints": (0, 9999),
    "person_hints": (0, 9999),
    "waiting_hints": (0, 999),
    "wrong_codes": (0, 9999),
}
# The environment variable of each setting, in the order in which settings are shown.
OTHER_NAMES: Final = {"public_origin": "origin", "pool": "thinkers", "log_level": "log"}
VARIABLES: Final = {name: f"CITADELS_{OTHER_NAMES.get(name, name).upper()}" for name in (
    "database", "host", "port", "public_origin", "pool", "proxies", "log_level", "haste", "metrics_token", "host_key",
    "names_file", "backups", "burst", "imports", "keep_open", "keep_running", "keep_over", "keep_chat", "keep_people",
    "holiday_days", "smtp", "mail_from", "push_hosts", *LIMITS)}
DAYS: Final = (0, 36500)
BOUNDS: Final = {
    "port": (0, 65535), "pool": (1, 64), "burst": (0, 99999), "imports": (0, 99999), "keep_open": DAYS,
    "keep_running": DAYS, "keep_over": DAYS, "keep_chat": DAYS, "keep_people": DAYS,
    "holiday_days": (0, 366), **LIMITS,
}
OWN_WORDS: Final = ("port", "pool", "burst")    # these have error messages of their own
SHORTEST_TOKEN: Final = 16
TOKENS: Final = ("metrics_token", "host_key")
PUSH_HOST: Final = r"(\*?\.)?[a-z0-9-]+(\.[a-z0-9-]+)+|https?://[a-z0-9.:\[\]-]+/?"   # a name, or an origin
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


class BadSettings(CitadelsError):
    """A server cannot run with these settings."""


def data_folder() -> Path:
    """Where this user's games are stored, including those played in the terminal."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return base / "citadels"


def default_database() -> str:
    return f"sqlite+aiosqlite:///{quote((data_folder() / 'tables.db').as_posix())}"


class Settings(Struct, frozen=True, kw_only=True):
    database: str = field(default_factory=default_database)     # a URL with an async driver; see `with_driver`
    host: str = LOOPBACK
    port: int = PORT
    public_origin: str | None = None    # such as https://citadels.example; otherwise any name that leads here
    pool: int = 1                       # processes for bots that think for a long time
    proxies: str = "127.0.0.1,::1"      # trusted with the address of a visitor
    log_level: str = "info"
    haste: float = 1.0                  # bots and pauses take this many times as long; tests do not wait
    metrics_token: str | None = None    # allows reading /metrics from elsewhere
    host_key: str | None = None         # opens /host; otherwise the server makes one
    names_file: Path | None = None      # words that no name may contain, one per line
    backups: Path | None = None         # the folder for backups made at /host; otherwise one beside the database
    # How much one address and one person may ask for; a hundred people may share an address.
    rate: float = 40                    # requests of an address per second
    burst: int = 1500                   # requests of an address at once
    header_bytes: int = 65_536          # of a request, including its path
    request_seconds: int = 10           # until the headers of a request are complete
    idle_seconds: int = 5               # for which a connection is kept open after an answer
    address_connections: int = 1000     # of an address, without WebSockets
    address_sockets: int = 600          # WebSockets of an address
    person_sockets: int = 24
    table_spectators: int = 400
    address_messages: int = 150         # over WebSockets, per second
    person_messages: int = 20
    address_chat: int = 600             # per minute
    person_chat: int = 30
    address_hints: int = 120            # per minute
    person_hints: int = 18
    waiting_hints: int = 12
    wrong_codes: int = 30               # of tables, from an address per minute
    imports: int = 30                   # records that one person, and one address, may import per day; 0 for no limit
    # Days until unused data is removed; 0 for never.
    keep_open: int = 14                 # tables that never began
    keep_running: int = 365             # games that nobody continues
    keep_over: int = 0                  # finished games, and imported ones
    keep_chat: int = 365                # messages
    keep_people: int = 400              # people without any other data
    holiday_days: int = 30              # per person and year, in games over days; 0 for none
    smtp: str | None = None             # the mail server; see notices/mail.py
    mail_from: str | None = None        # the sender of mails
    push_hosts: str | None = None       # additional push services; see notices/push_hosts.py

    @property
    def secure(self) -> bool:
        """Whether visitors use https, so that cookies can be restricted to it."""
        return self.public_origin is not None and self.public_origin.startswith("https://")

    @property
    def sends_mail(self) -> bool:
        """Whether mails can be sent: this needs a mail server, a sender, and an origin for links."""
        return None not in (self.smtp, self.mail_from, self.public_origin)

    @property
    def file(self) -> Path | None:
        """The file of the database, None for a database server."""
        scheme, _, rest = self.database.partition(":///")
        path = rest.partition("?")[0]
        return Path(unquote(path)) if scheme.startswith("sqlite") and path and path != ":memory:" else None


def make_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Take each setting from what is given, else the environment, else its default. Raises BadSettings."""
    variables = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for name, variable in VARIABLES.items():
        value = given.get(name)
        if value is None:
            value = variables.get(variable) or None
        if value is not None:
            values[name] = valid_setting(name, value)
    return Settings(**values)


def with_driver(url: str) -> str:
    """The URL of a database with our driver. Raises BadSettings."""
    scheme, colon, rest = url.partition("://")
    if scheme in DRIVERS.values() and colon:
        return url
    if scheme not in DRIVERS or not colon:
        raise BadSettings("server-bad-database", url=without_password(url))
    if DRIVERS[scheme].startswith("postgresql"):
        rest = re.sub(r"([?&])sslmode=", r"\1ssl=", rest)  # other programs call it sslmode
    elif not rest.startswith("/") or len(rest) == 1:
        raise BadSettings("server-bad-database", url=without_password(url))
    return f"{DRIVERS[scheme]}://{rest}"


def valid_setting(name: str, value: Any, written: str = "") -> Any:
    """A value as the server uses it; `written` is the name of the setting at its source. Raises BadSettings."""
    written = written or VARIABLES[name]
    if name in BOUNDS:
        low, high = BOUNDS[name]
        if not re.fullmatch("[0-9]{1,6}", str(value)) or not low <= int(value) <= high:
            message = f"server-bad-{name}" if name in OWN_WORDS else "server-bad-limit"
            raise BadSettings(message, value=str(value), low=str(low), high=str(high), name=written)
        return int(value)
    if name == "haste":
        if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", str(value)):
            raise BadSettings("server-bad-haste", value=str(value))
        return float(value)
    if name in ("proxies", "push_hosts") and isinstance(value, list):
        value = ",".join(map(str, value))
    if not isinstance(value, str):
        raise BadSettings("server-bad-text", name=written, value=str(value))
    if name in TOKENS and not re.fullmatch(f"[!-~]{{{SHORTEST_TOKEN},}}", value):
        raise BadSettings("server-bad-token", name=written, low=str(SHORTEST_TOKEN))
    if name == "log_level" and value not in LOG_LEVELS:
        raise BadSettings("server-bad-level", value=value, levels=", ".join(LOG_LEVELS))
    return TEXTS[name](value) if name in TEXTS else value


def _origin(value: str) -> str:
    """An origin as a browser writes it: without a path, and without the default port."""
    try:
        parts = urlsplit(value.strip().lower())
        port = parts.port
    except ValueError:
        raise BadSettings("server-bad-origin", value=value) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise BadSettings("server-bad-origin", value=value)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    default = port is None or (parts.scheme, port) in (("http", 80), ("https", 443))
    return f"{parts.scheme}://{host}" + ("" if default else f":{port}")


def _proxies(value: str) -> str:
    for proxy in value.split(","):
        try:
            if proxy.strip() != "*":    # everybody is trusted, for when only the proxy can reach the server
                ipaddress.ip_network(proxy.strip())
        except ValueError:
            raise BadSettings("server-bad-proxies", value=proxy.strip()) from None
    return value


def without_password(url: str) -> str:
    """A URL that may be shown. The password may contain any character, even those that should be escaped."""
    url = re.sub(r"://([^:@/?]*):.*@", r"://\1:…@", url)
    return re.sub(r"(?<=[?&]password=)[^&]*", "…", url)


def _names_file(value: str) -> Path:
    try:
        Path(value).read_text("utf-8")
    except (OSError, ValueError) as fault:
        why = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
        raise BadSettings("server-no-names-file", file=value, why=why.rstrip(".")) from None
    return Path(value)


def _smtp(value: str) -> str:
    try:
        mail_server(value)
    except ValueError:
        raise BadSettings("server-bad-smtp", value=without_password(value)) from None
    return value


def _mail_from(value: str) -> str:
    try:
        sender_address(value)
    except ValueError:
        raise BadSettings("server-bad-mail-from", value=value) from None
    return value


def _push_hosts(value: str) -> str:
    for name in value.split(","):
        if not re.fullmatch(PUSH_HOST, name.strip().lower()):
            raise BadSettings("server-bad-push-hosts", value=name.strip())
    return value


TEXTS: Final[dict[str, Callable[[str], Any]]] = {
    "database": with_driver, "public_origin": _origin, "proxies": _proxies, "names_file": _names_file, "backups": Path,
    "smtp": _smtp, "mail_from": _mail_from, "push_hosts": _push_hosts,
}


def http_url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def prepare(settings: Settings) -> None:
    """Create the folder of the database, closed to other users. Raises BadSettings."""
    if settings.file is not None and not settings.file.parent.exists():
        try:
            settings.file.parent.mkdir(0o700, parents=True, exist_ok=True)
        except OSError as fault:
            raise BadSettings("server-no-folder", folder=str(settings.file.parent), why=fault.strerror or "") from None
