"""Requests to addresses that visitors have given: never to this machine or its neighbours.

A name is resolved once, what it leads to is checked, and exactly that is connected to: a name that leads elsewhere a
moment later gains nothing. Nothing is followed any further.
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

TIMEOUT: Final = 5.0        # seconds for each step,
DEADLINE: Final = 15.0      # and for all of them: somebody may answer a byte at a time
LONGEST_URL: Final = 1000
MOST_ADDRESSES: Final = 3   # of one name that are tried: whoever gives it may have it lead to hundreds
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
# What leads into somebody's own network though Python takes it for public: the NAT64 of one's own (RFC 8215), IPv4 in
# IPv6 as it was written once, sites as there were once, and segments of one's own (RFC 9602).
INNER: Final = tuple(map(ipaddress.ip_network, (
    "64:ff9b:1::/48", "::/96", "::ffff:0:0:0/96", "fec0::/10", "5f00::/16")))


class Forbidden(Exception):
    """It is not allowed to ask there."""


class Unreachable(Exception):
    """Nobody answers there."""


def is_public(address: str) -> bool:
    """Whether an address is one of the whole Internet, also one of IPv4 that is written as IPv6."""
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
    """Raises Forbidden for what is no address of the web."""
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
    """An address that may be asked, as far as can be told before its name is resolved. `trusted` are the origins that
    the host of the server allows, wherever they are. Raises Forbidden."""
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
    """Send this, and wait for the status of the answer. Raises Forbidden or Unreachable."""
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
        raise Unreachable(type(fault).__name__) from None      # the address may be a secret, so no more of it
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
