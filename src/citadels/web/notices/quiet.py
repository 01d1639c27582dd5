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
    """A time zone by its name; by its distance from UTC in minutes, if this machine does not know the name."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError):   # also ZoneInfoNotFoundError, which is a KeyError
        pass
    except KeyError:
        pass
    return timezone(timedelta(minutes=max(-MOST_OFFSET, min(MOST_OFFSET, offset))))


def quiet_until(at: int, first: int | None, last: int | None, zone: tzinfo) -> int | None:
    """When the quiet hours end in which this moment is; None if it is in none. `first` and `last` are minutes of the
    day, and the night may lie between them."""
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
    # By the clock on the wall: that night may have an hour more, or less.
    return max(at + MINUTE, int(end.astimezone(UTC).timestamp() * 1000))
