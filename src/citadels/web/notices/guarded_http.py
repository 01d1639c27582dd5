"""Requests to addresses that visitors have given, but never to this machine or its neighbours.

A name is resolved once, and the connection goes to exactly the addresses that were checked, so a name that resolves to
something else a moment later gains nothing. Redirects are not followed.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Final
from urllib.parse import SplitResult, urlsplit

TIMEOUT: Final = 5.0        # seconds for each step
DEADLINE: Final = 15.0      # seconds for everything: somebody may answer one byte at a time
LONGEST_URL: Final = 1000
MOST_ADDRESSES: Final = 3   # of one name that are tried: a name may resolve to hundreds
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
# Networks that are private although Python considers them public: local NAT64 (RFC 8215), deprecated forms of IPv4 in
# IPv6, deprecated site-local addresses, and SRv6 segments (RFC 9602).
INNER: Final = tuple(map(ipaddress.ip_network, (
    "64:ff9b:1::/48", "::/96", "::ffff:0:0:0/96", "fec0::/10", "5f00::/16")))


class Forbidden(Exception):
    """Requests to this address are not allowed."""


class Unreachable(Exception):
    """Nobody answers there."""


def is_public(address: str) -> bool:
    """Whether an address is public, including IPv4 addresses written as IPv6."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xffffffff)
        if inner is not None:
            return is_public(str(inner))
        if any(found in network for network in INNER):
            return False
    return found.is_global and not found.is_multicast


def parts_of(url: str) -> SplitResult:
    """Raises Forbidden for what is not a valid web address."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden(url) from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise Forbidden(url)
    if parts.username is not None or parts.password is not None:
        raise Forbidden(url)
    return parts


def origin_of(parts: SplitResult) -> str:
    default = 443 if parts.scheme == "https" else 80
    port = "" if parts.port in (None, default) else f":{parts.port}"
    host = parts.hostname or ""
    return f"{parts.scheme}://[{host}]{port}" if ":" in host else f"{parts.scheme}://{host}{port}"


def check_url(url: str, trusted: Collection[str] = ()) -> SplitResult:
    """Check an address as far as possible before its name is resolved. `trusted` are origins that the server's host
    allows, wherever they are. Raises Forbidden."""
    parts = parts_of(url)
    if origin_of(parts) in trusted:
        return parts
    if parts.scheme != "https":
        raise Forbidden(url)
    try:
        public = is_public(parts.hostname or "")
    except ValueError:      # a name
        public = True
    if not public:
        raise Forbidden(url)
    return parts


def post(url: str, body: bytes, headers: Mapping[str, str], trusted: Collection[str] = ()) -> int:
    """Send a request and return the status of the answer. Raises Forbidden or Unreachable."""
    parts = check_url(url, trusted)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = list(dict.fromkeys(str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)))
    except (OSError, UnicodeError):
        raise Unreachable("no address") from None
    if origin_of(parts) not in trusted and not all(map(is_public, found)):
        raise Forbidden(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    watch: threading.Timer | None = None
    try:
        line = connected(found, port)
        watch = threading.Timer(DEADLINE, cut, (line,))
        watch.daemon = True
        watch.start()
        secure = parts.scheme == "https"
        connection.sock = ssl.create_default_context().wrap_socket(line, server_hostname=host) if secure else line
        connection.request("POST", path, body, {**headers, "Host": parts.netloc, "Connection": "close"})
        return connection.getresponse().status
    except (OSError, http.client.HTTPException, ValueError) as fault:
        raise Unreachable(type(fault).__name__) from None      # without the address, which may be a secret
    finally:
        if watch is not None:
            watch.cancel()
        connection.close()


def connected(addresses: Collection[str], port: int) -> socket.socket:
    last: OSError = OSError("no address")
    for address in list(addresses)[:MOST_ADDRESSES]:
        try:
            return socket.create_connection((address, port), TIMEOUT)
        except OSError as fault:
            last = fault
    raise last


def cut(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
