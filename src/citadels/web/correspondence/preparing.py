"""What a person decides in advance at their own seat. Nobody else is ever told about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.web.correspondence import plans
from citadels.web.correspondence.messages import Prepare, PreparedSeat
from citadels.web.encoding import to_json
from citadels.web.live_table import LiveTable
from citadels.web.request_refused import RequestRefused
from citadels.web.rows import Person

if TYPE_CHECKING:
    from citadels.web.correspondence.kept_tables import KeptTables


async def prepared_seats(table: LiveTable, person: Person) -> list[PreparedSeat]:
    """What a person has decided in advance, and what they may decide, by seat; empty unless a game over days is on."""
    if not table.by_days or table.state != "playing" or table.live is None:
        return []
    await table.read_days()
    return [_described(table, seat) for seat in table.seats_of(person.id)]


async def prepare(table: LiveTable, person: Person, wanted: Prepare, kept: KeptTables) -> PreparedSeat:
    if wanted.seat not in table.seats_of(person.id):
        raise RequestRefused("not-yours")
    if not table.by_days or table.state != "playing" or table.live is None:
        raise RequestRefused("no-plans")
    plan = plans.valid_plan(wanted.plan, table.live.game, wanted.seat)
    await kept.set_plan(table.id, wanted.seat, person.id, to_json(plan))
    await table.read_days()
    table.on_change()
    return _described(table, wanted.seat)


def _described(table: LiveTable, seat: int) -> PreparedSeat:
    assert table.live is not None
    plan = plans.read(table.days.plans.get(seat, "{}"))
    game = table.live.game
    return PreparedSeat(seat, plans.current(plan, game, seat), plans.choices(game, seat))
