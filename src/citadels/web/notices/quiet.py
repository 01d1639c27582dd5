"""Quiet hours, in the time zone of a person."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

MINUTE: Final = 60_000
MOST_OFFSET: Final = 18 * 60    # minutes


@lru_cache(512)
def zone_of(name: str, offset: int) -> tzinfo:
    """A time zone by its name, or by its distance from UTC in minutes if this machine does not know the name."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):     # ZoneInfoNotFoundError is a KeyError
        return timezone(timedelta(minutes=max(-MOST_OFFSET, min(MOST_OFFSET, offset))))


def quiet_until(at: int, first: int | None, last: int | None, zone: tzinfo) -> int | None:
    """When the current quiet hours end, None if there are none now. `first` and `last` are minutes of the day, and
    midnight may lie between them."""
    if first is None or last is None or first == last:
        return None
    here = datetime.fromtimestamp(at / 1000, zone)
    minute = here.hour * 60 + here.minute
    inside = first <= minute < last if first < last else minute >= first or minute < last
    if not inside:
        return None
    end = here.replace(hour=last // 60, minute=last % 60, second=0, microsecond=0)
    if minute >= last:
        end += timedelta(days=1)
    # By local time: a night may be an hour longer or shorter.
    return max(at + MINUTE, int(end.astimezone(UTC).timestamp() * 1000))
