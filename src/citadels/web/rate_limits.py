"""How much one address, and one person, may ask for.

Nobody needs an account, so a new person is created in a moment, and every limit by person is also a limit by address.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from functools import lru_cache
from typing import Any, Final, NamedTuple

from citadels.web.request_refused import RequestRefused
from citadels.web.settings import Settings

REMEMBERED: Final = 20_000      # addresses, and people, whose requests are counted
PER_PERSON: Final = (4.0, 120)  # requests per second, and at once
LONGEST_ADDRESS: Final = 100
WIDER: Final = 8                # a /48 may ask for this many times as much as one of its 65,536 /64 networks
AT_ONCE: Final = 5              # seconds' worth of messages that may come at once
CHAT_AT_ONCE: Final = 14        # seconds' worth of chat and of hints
CODES_AT_ONCE: Final = 120
DAY_SECONDS: Final = 86400              # seconds
# Attempts with recovery codes: by one address, and by all together.
RECOVERY: Final = (10 / 60, 10.0)
ALL_RECOVERY: Final = (2.0, 200.0)

# What some requests cost; all others cost one.
NEW_PERSON: Final = 6
NEW_TABLE: Final = 6
IMPORT: Final = 20
ANALYSIS: Final = 20
REPLAY: Final = 3
REPORT: Final = 10
REPORTS: Final = 20     # that one person, and one address, may make in a day
EVENTS: Final = 200     # each this many events that a newcomer is sent cost one more
MOVES: Final = 200      # each this many moves of a game that is read cost one more
PERSONAL_DATA: Final = 40       # all data about a person, in one file
# Confirmation mails: by one person and from one network, to one address, and all together.
MAILS: Final = (5 / 86400, 5.0)
MAILS_TO: Final = (3 / 86400, 3.0)
ALL_MAILS: Final = (200 / 3600, 100.0)
SHARED: Final = 0.5     # the share of a person's extra cost that also counts for the address


class Bucket:
    """A token bucket: it gains `rate` tokens per second, up to `burst`."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def has(self, count: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left >= min(count, self.burst)

    def take(self, count: float = 1) -> bool:
        """Take some tokens; False if there are too few. If it costs more than the bucket can hold, it costs all."""
        if not self.has(count):
            return False
        self.left -= min(count, self.burst)
        return True


class Buckets:
    """A bucket for each of many keys. A full bucket is forgotten, since a new one is no different. If there are too
    many, the least recently used ones are forgotten too."""

    def __init__(self, rate: float, burst: float, most: int = REMEMBERED) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._found: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, key: object, count: float = 1) -> bool:
        return not self.burst or self._bucket(key).take(count)

    def has(self, key: object, count: float = 1) -> bool:
        return not self.burst or self._bucket(key).has(count)

    def _bucket(self, key: object) -> Bucket:
        bucket = self._found.get(key)
        if bucket is None:
            self._forget()
            bucket = self._found[key] = Bucket(self.rate, self.burst)
        else:
            self._found.move_to_end(key)
        return bucket

    def _forget(self) -> None:
        while self._found and (len(self._found) >= self.most or next(iter(self._found.values())).has(self.burst)):
            self._found.popitem(last=False)

    def __len__(self) -> int:
        return len(self._found)


# -- addresses ---------------------------------------------------------------------------------------------------------
class Network(NamedTuple):
    """What an address is counted as, and how many times as much it may ask for as a single one."""

    name: str
    share: int


@lru_cache(REMEMBERED)
def networks_of(address: str) -> tuple[Network, ...]:
    """An IPv6 address is counted as its /64, because everybody has a whole one, and as its /48, because many have one;
    an IPv4 address is counted as it is."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return (Network(address, 1),)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return (Network(str(found.ipv4_mapped), 1),)
        return tuple(Network(str(ipaddress.ip_network((found, size), strict=False)), share)
                     for size, share in ((64, 1), (48, WIDER)))
    return (Network(str(found), 1),)


def address_of(scope: Any) -> str:
    """The address of a visitor. It is cut because a proxy may say anything."""
    client = scope.get("client")
    return str(client[0])[:LONGEST_ADDRESS] if client else ""


class AddressBuckets:
    """Buckets of addresses: every network that an address belongs to must have enough."""

    def __init__(self, rate: float, burst: float) -> None:
        self.by_share = {share: Buckets(rate * share, burst * share) for share in (1, WIDER)}

    def has(self, address: str, count: float = 1) -> bool:
        for name, share in networks_of(address):  # it is asked for every message, and a loop is quicker than `all`
            if not self.by_share[share].has(name, count):
                return False
        return True

    def spend(self, address: str, count: float = 1) -> None:
        """Take what is known to be there."""
        for name, share in networks_of(address):
            self.by_share[share].take(name, count)

    def take(self, address: str, count: float = 1) -> bool:
        if not self.has(address, count):
            return False
        self.spend(address, count)
        return True


# -- visitors ----------------------------------------------------------------------------------------------------------
class Visitor(NamedTuple):
    """Whose requests are counted: the person, if there is a cookie, and always the address."""

    person: int | None
    address: str

    @property
    def key(self) -> object:
        """All visitors without a cookie from one address count as one person."""
        return self.person if self.person is not None else networks_of(self.address)[0].name


class Allowance:
    """How often per second something may be done over WebSockets, by a person and from an address."""

    def __init__(self, person: float, address: float, at_once: float) -> None:
        self.people = Buckets(person, person and max(1, person * at_once))
        self.addresses = AddressBuckets(address, address and max(1, address * at_once))

    def take(self, visitor: Visitor, cost: float = 1) -> None:
        """Raise RequestRefused if that is too often. Refused attempts are not counted, so that it ends."""
        if not self.addresses.has(visitor.address, cost) or not self.people.take(visitor.key, cost):
            raise RequestRefused("too-fast")
        self.addresses.spend(visitor.address, cost)


class SocketCounts:
    """The number of open WebSockets, by person and by address."""

    def __init__(self, person: int, address: int) -> None:
        self.person = person
        self.address = address
        self._open: Counter[object] = Counter()

    def enter(self, visitor: Visitor) -> None:
        """Raise RequestRefused if there are too many already."""
        if visitor.person is not None and self.person and self._open[visitor.person] >= self.person:
            raise RequestRefused("too-many-pages")
        for name, share in networks_of(visitor.address):
            if self.address and self._open[name] >= self.address * share:
                raise RequestRefused("crowded-address")
        self._open.update(self._keys(visitor))

    def leave(self, visitor: Visitor) -> None:
        for key in self._keys(visitor):
            self._open[key] -= 1
            if self._open[key] <= 0:
                del self._open[key]

    def __len__(self) -> int:
        return len(self._open)

    @staticmethod
    def _keys(visitor: Visitor) -> list[object]:
        own: list[object] = [] if visitor.person is None else [visitor.person]
        return own + [name for name, _ in networks_of(visitor.address)]


class RateLimits:
    def __init__(self, settings: Settings) -> None:
        rate, burst = (settings.rate, settings.burst) if settings.rate else (0, 0)
        self.addresses = AddressBuckets(rate, burst)
        self.people = Buckets(*PER_PERSON) if burst else Buckets(0, 0)
        self.codes = AddressBuckets(settings.wrong_codes / 60, settings.wrong_codes / 60 * CODES_AT_ONCE)
        self.messages = Allowance(settings.person_messages, settings.address_messages, AT_ONCE)
        self.chat = Allowance(settings.person_chat / 60, settings.address_chat / 60, CHAT_AT_ONCE)
        self.hints = Allowance(settings.person_hints / 60, settings.address_hints / 60, CHAT_AT_ONCE)
        self.sockets = SocketCounts(settings.person_sockets, settings.address_sockets)
        self.spectators = settings.table_spectators
        self.imports = Buckets(settings.imports / DAY_SECONDS, settings.imports)
        self.recovery = AddressBuckets(*RECOVERY) if burst else AddressBuckets(0, 0)
        self.all_recovery = Buckets(*ALL_RECOVERY) if burst else Buckets(0, 0)
        self.reports = Buckets(REPORTS / DAY_SECONDS, REPORTS)
        self.mails = Buckets(*MAILS)
        self.mails_to = Buckets(*MAILS_TO)
        self.all_mails = Bucket(*ALL_MAILS)

    def address(self, scope: Any, cost: float = 1) -> None:
        """Count a request of an address. Raises RequestRefused if there are too many."""
        if not self.addresses.take(address_of(scope), cost):
            raise RequestRefused("too-fast")

    def visitor(self, visitor: Visitor, cost: float = 1) -> None:
        """Count the cost of a request beyond the one that every request of an address costs."""
        shared = cost if visitor.person is None else max(0.0, cost - 1) * SHARED
        if not self.addresses.has(visitor.address, shared) or (
                visitor.person is not None and not self.people.take(visitor.person, cost)):
            raise RequestRefused("too-fast")
        self.addresses.take(visitor.address, shared)

    def record(self, visitor: Visitor) -> None:
        """Count an imported record. Raises RequestRefused if there were too many today."""
        take_daily(self.imports, visitor, "too-many-imports")

    def recovery_code(self, scope: Any) -> None:
        """Count an attempt to use a recovery code. Raises RequestRefused if there were too many."""
        if not self.recovery.take(address_of(scope)) or not self.all_recovery.take(None):
            raise RequestRefused("too-fast")

    def report(self, visitor: Visitor) -> None:
        """Count a report about somebody. Raises RequestRefused if there were too many today."""
        take_daily(self.reports, visitor, "too-many-reports")

    def mail(self, visitor: Visitor, to: str) -> bool:
        """Count a confirmation mail. Raises RequestRefused if the visitor has caused too many today; False if others
        have sent some to this address, which the visitor must not learn."""
        if not self.mails.has(visitor.person) or not self.mails.take(networks_of(visitor.address)[0].name):
            raise RequestRefused("too-many-mails")
        self.mails.take(visitor.person)
        if not self.all_mails.take():
            raise RequestRefused("busy")
        return self.mails_to.take(to)

    # Codes of tables are short, so guessing must not work. After too many wrong guesses, right ones are refused too.
    def may_guess(self, scope: Any) -> bool:
        return self.codes.has(address_of(scope))

    def wrong_code(self, scope: Any) -> None:
        self.codes.take(address_of(scope))


def take_daily(buckets: Buckets, visitor: Visitor, refusal: str) -> None:
    for key in (visitor.address, visitor.person):
        if key is not None and not buckets.take(key):
            raise RequestRefused(refusal)
