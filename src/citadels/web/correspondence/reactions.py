"""Secret reactions in games over days: they are decided in advance and stored together with the act that opens them.

So there is no pause: the others see the same at the same time, whether or not there was a reaction.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from citadels.bots import ask, make
from citadels.web.correspondence import plans
from citadels.web.rows import MoveRow

if TYPE_CHECKING:
    from citadels.web.live_game import LiveGame

QUICK_BOT: Final = "normal"     # long thinking would give away who is asked


def to(live: LiveGame, rows: Sequence[MoveRow], planned: Mapping[int, str],
       bot_for: Callable[[int], str | None]) -> list[MoveRow]:
    """The reactions to an act, as they are stored after it."""
    if not live.game.state.setup.reacts:
        return []
    game = live.game.clone()
    for row in rows:
        game.play(row.line)
    found: list[MoveRow] = []
    while game.secret and game.player is not None:
        seat, number, last = game.player, rows[-1].number + len(found) + 1, rows[-1]
        if bot_for(seat) is None:
            line, hand = plans.reaction(plans.read(planned.get(seat, "{}")), game), "prepared"
        else:
            line, hand = ask(make(QUICK_BOT, f"{live.salt}/{seat}/{number}"), game, number - 1), "bot"
        found.append(MoveRow(number, seat, line, last.at, 0, hand))
        game.play(line)
    return found
