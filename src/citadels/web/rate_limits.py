"""How much one address, and one person, may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import Any, Final

from citadels.web.refusal import Refusal
from citadels.web.settings import Settings

REMEMBERED: Final = 20_000      # addresses, and people, whose requests are counted
PER_PERSON: Final = (4.0, 120)  # requests in each second, and at once

# What some requests cost, where others cost one.
NEW_PERSON: Final = 8
NEW_TABLE: Final = 6
IMPORT: Final = 20
ANALYSIS: Final = 20
REPLAY: Final = 3


class Bucket:
    """A token bucket: `rate` tokens flow in each second, until there are `burst` of them."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, count: float = 1) -> bool:
        """Take some tokens; False if there are too few."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """A bucket for each of many keys. Those that were not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = REMEMBERED) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._found: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, key: object, count: float = 1) -> bool:
        if not self.burst:
            return True
        bucket = self._found.get(key)
        if bucket is None:
            bucket = self._found[key] = Bucket(self.rate, self.burst)
            if len(self._found) > self.most:
                self._found.popitem(last=False)
        else:
            self._found.move_to_end(key)
        return bucket.take(count)

    def __len__(self) -> int:
        return len(self._found)


class RateLimits:
    def __init__(self, settings: Settings) -> None:
        self.addresses = Buckets(settings.rate, settings.burst)
        self.people = Buckets(*PER_PERSON) if settings.burst else Buckets(0, 0)

    def address(self, scope: Any, cost: float = 1) -> None:
        """Count a request of an address. Raises Refusal if there are too many."""
        if not self.addresses.take(address_of(scope), cost):
            raise Refusal("too-fast")

    def person(self, person: int, cost: float = 1) -> None:
        if not self.people.take(person, cost):
            raise Refusal("too-fast")


def address_of(scope: Any) -> str:
    """The address of a visitor; for IPv6 the network, because everybody has a whole one."""
    client = scope.get("client")
    if not client:
        return ""
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
