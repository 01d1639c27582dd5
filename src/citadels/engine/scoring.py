"""Points, line by line, each with its reason and its rule; and who wins."""
from __future__ import annotations

from typing import Final

from citadels.engine.cities import cost
from citadels.engine.ids import KIND, UNIQUE
from citadels.engine.state import State

Line = tuple[int, int, str]  # (points, reason, rule)

# Reasons; a card that gives points is its own reason, by its kind
DISTRICTS_BUILT: Final = -1
FIVE_TYPES: Final = -2
FIRST_COMPLETE: Final = -3
ALSO_COMPLETE: Final = -4
LAPS_WON: Final = -5

FIRST_BONUS: Final = 4     # for the city that was completed first
ALSO_BONUS: Final = 2      # for any other complete one


def lines(g: State, seat: int) -> list[Line]:
    """The score of a seat if the game ended now, with the best choice for a district that may count as any type."""
    player = g.players[seat]
    types = [0, 0, 0, 0, 0, 0]  # the last for what has no type
    haunted = False
    for item in player.city:
        district = g.setup.districts[item & KIND]
        types[district.type] += 1
        haunted = haunted or (district.haunted and not (district.dated and player.fresh >> district.kind & 1))
    best = lines_as(g, seat, types)
    if haunted:
        for type in range(4):
            changed = types[:]
            changed[UNIQUE] -= 1
            changed[type] += 1
            other = lines_as(g, seat, changed)
            if total(other) > total(best):
                best = other
    return best


def lines_as(g: State, seat: int, types: list[int]) -> list[Line]:
    """The score with so many districts of each type."""
    player = g.players[seat]
    found: list[Line] = [(sum([cost(g, item) for item in player.city]), DISTRICTS_BUILT, "DX-END-2")]
    found += g.setup.edition.course.points(g, seat, types)
    if g.first >> seat & 1:
        found.append((FIRST_BONUS, FIRST_COMPLETE, "DX-END-2"))
    elif g.complete(player):
        found.append((ALSO_BONUS, ALSO_COMPLETE, "DX-END-2"))
    for item in player.city:
        district = g.setup.districts[item & KIND]
        if district.points_rule:
            points = district.points(g, seat, types)
            if points:
                found.append((points, district.kind, district.points_rule))
    for kind in player.hand:
        district = g.setup.districts[kind]
        if district.held:
            found.append((district.held, kind, district.points_rule))
    rule = g.setup.edition.rule
    return [(points, reason, rule(id)) for points, reason, id in found]


def total(found: list[Line]) -> int:
    return sum([line[0] for line in found])


def score(g: State, seat: int) -> int:
    return total(lines(g, seat))


def claim(g: State, seat: int) -> tuple[int, int, int]:
    """What decides who wins: points, then what the edition breaks ties by."""
    first, second = g.setup.edition.tie_break(g, seat)
    return score(g, seat), first, second


def winners(g: State) -> list[int]:
    """The seats that win; several if they share the win."""
    claims = [claim(g, seat) for seat in range(len(g.players))]
    best = max(claims)
    return [seat for seat in range(len(claims)) if claims[seat] == best]
