"""How much one address, and one person, may ask for.

Nobody needs an account, so a person is made in a moment, and whatever is limited by person is limited by address too.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from functools import lru_cache
from typing import Any, Final, NamedTuple

from citadels.web.refusal import Refusal
from citadels.web.settings import Settings

REMEMBERED: Final = 20_000      # addresses, and people, whose requests are counted
PER_PERSON: Final = (4.0, 120)  # requests in each second, and at once
LONGEST_ADDRESS: Final = 100
WIDER: Final = 8                # times as much a network of 65,536 networks may ask for as one of them
AT_ONCE: Final = 5              # seconds' worth of messages that may come at once
CHAT_AT_ONCE: Final = 14        # seconds' worth of what is said, and of hints
CODES_AT_ONCE: Final = 120
DAY: Final = 86400              # seconds
# Recovery codes that may be tried: by one address, and by all together.
RECOVERY: Final = (10 / 60, 10.0)
ALL_RECOVERY: Final = (2.0, 200.0)

# What some requests cost, where others cost one.
NEW_PERSON: Final = 6
NEW_TABLE: Final = 6
IMPORT: Final = 20
ANALYSIS: Final = 20
REPLAY: Final = 3
REPORT: Final = 10
REPORTS: Final = 20     # that one person, and one address, may make in a day
EVENTS: Final = 200     # so many that are sent to who comes to a table cost one more,
MOVES: Final = 200      # and so many moves of a game that is read
PERSONAL_DATA: Final = 40       # all that is known about a person, in one file
# Questions whether an address may be written to: by one person and from one network, to one address, and all together.
MAILS: Final = (5 / 86400, 5.0)
MAILS_TO: Final = (3 / 86400, 3.0)
ALL_MAILS: Final = (200 / 3600, 100.0)
SHARED: Final = 0.5     # of what a person's request costs beyond one is counted for the address too


class Bucket:
    """A token bucket: `rate` tokens flow in each second, until there are `burst` of them."""

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
        """Take some tokens; False if there are too few. What costs more than there can be costs all."""
        if not self.has(count):
            return False
        self.left -= min(count, self.burst)
        return True


class Buckets:
    """A bucket for each of many keys. One that is full again is forgotten, since a new one is no different. If there
    are too many, so are those that were not used for longest."""

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
    """What an address is counted as, and how many times as much as a single one it may ask for."""

    name: str
    share: int


@lru_cache(REMEMBERED)
def networks_of(address: str) -> tuple[Network, ...]:
    """An address of IPv6 is counted as its /64, because everybody has a whole one, and as its /48, because many have
    that; others as they are."""
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
    """The address of a visitor: what a proxy says it is may be anything."""
    client = scope.get("client")
    return str(client[0])[:LONGEST_ADDRESS] if client else ""


class AddressBuckets:
    """Buckets of addresses: each of the networks that one belongs to must have enough."""

    def __init__(self, rate: float, burst: float) -> None:
        self.by_share = {share: Buckets(rate * share, burst * share) for share in (1, WIDER)}

    def has(self, address: str, count: float = 1) -> bool:
        return all(self.by_share[share].has(name, count) for name, share in networks_of(address))

    def take(self, address: str, count: float = 1) -> bool:
        if not self.has(address, count):
            return False
        for name, share in networks_of(address):
            self.by_share[share].take(name, count)
        return True


# -- visitors ----------------------------------------------------------------------------------------------------------
class Visitor(NamedTuple):
    """Who is counted: a person if there is a cookie, and in any case the address."""

    person: int | None
    address: str

    @property
    def key(self) -> object:
        """All visitors of an address without a cookie are counted as one person."""
        return self.person if self.person is not None else networks_of(self.address)[0].name


class Allowance:
    """How often something may be done over WebSockets, in each second, by a person and from an address."""

    def __init__(self, person: float, address: float, at_once: float) -> None:
        self.people = Buckets(person, person and max(1, person * at_once))
        self.addresses = AddressBuckets(address, address and max(1, address * at_once))

    def take(self, visitor: Visitor, cost: float = 1) -> None:
        """Raises Refusal if that was too often; then nothing is counted, so that it ends."""
        if not self.addresses.has(visitor.address, cost) or not self.people.take(visitor.key, cost):
            raise Refusal("too-fast")
        self.addresses.take(visitor.address, cost)


class SocketCounts:
    """The WebSockets that are open, by person and by address."""

    def __init__(self, person: int, address: int) -> None:
        self.person = person
        self.address = address
        self._open: Counter[object] = Counter()

    def enter(self, visitor: Visitor) -> None:
        """Raises Refusal if there are too many already."""
        if visitor.person is not None and self.person and self._open[visitor.person] >= self.person:
            raise Refusal("too-many-pages")
        for name, share in networks_of(visitor.address):
            if self.address and self._open[name] >= self.address * share:
                raise Refusal("crowded-address")
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
        self.imports = Buckets(settings.imports / DAY, settings.imports)
        self.recovery = AddressBuckets(*RECOVERY) if burst else AddressBuckets(0, 0)
        self.all_recovery = Buckets(*ALL_RECOVERY) if burst else Buckets(0, 0)
        self.reports = Buckets(REPORTS / DAY, REPORTS)
        self.mails = Buckets(*MAILS)
        self.mails_to = Buckets(*MAILS_TO)
        self.all_mails = Bucket(*ALL_MAILS)

    def address(self, scope: Any, cost: float = 1) -> None:
        """Count a request of an address. Raises Refusal if there are too many."""
        if not self.addresses.take(address_of(scope), cost):
            raise Refusal("too-fast")

    def visitor(self, visitor: Visitor, cost: float = 1) -> None:
        """Count what costs more than the one that every request of an address does."""
        shared = cost if visitor.person is None else max(0.0, cost - 1) * SHARED
        if not self.addresses.has(visitor.address, shared) or (
                visitor.person is not None and not self.people.take(visitor.person, cost)):
            raise Refusal("too-fast")
        self.addresses.take(visitor.address, shared)

    def record(self, visitor: Visitor) -> None:
        """Count a record from elsewhere. Raises Refusal for somebody who has imported enough for today."""
        for key in (visitor.address, visitor.person):
            if key is not None and not self.imports.take(key):
                raise Refusal("too-many-imports")

    def recovery_code(self, scope: Any) -> None:
        """Count an attempt to come back with a recovery code. Raises Refusal if there were too many."""
        if not self.recovery.take(address_of(scope)) or not self.all_recovery.take(None):
            raise Refusal("too-fast")

    def report(self, visitor: Visitor) -> None:
        """Count a report about somebody. Raises Refusal for who has made enough for today."""
        for key in (visitor.address, visitor.person):
            if key is not None and not self.reports.take(key):
                raise Refusal("too-many-reports")

    def mail(self, visitor: Visitor, to: str) -> bool:
        """Count a mail that asks whether there may be more. Raises Refusal for who has sent enough for today; False if
        others have asked there before, of which this one must not learn."""
        if not self.mails.has(visitor.person) or not self.mails.take(networks_of(visitor.address)[0].name):
            raise Refusal("too-many-mails")
        self.mails.take(visitor.person)
        if not self.all_mails.take():
            raise Refusal("busy")
        return self.mails_to.take(to)

    # Codes of tables are short, so they must not be tried out. Whoever was wrong too often is not told either when
    # they are right.
    def may_guess(self, scope: Any) -> bool:
        return self.codes.has(address_of(scope))

    def wrong_code(self, scope: Any) -> None:
        self.codes.take(address_of(scope))
