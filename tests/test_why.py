"""Every line that is not offered is forbidden by a rule, and the two ways to ask agree."""
from __future__ import annotations

import random

import pytest

from citadels import Game, IllegalMove, texts
from citadels.engine.building import buildable, why_not_build
from citadels.engine.editions import EDITIONS
from citadels.engine.verbs import BUILD
from citadels.engine.words import LINES
from tests.playing import TABLES, middle_of_a_game, some_game, steps

RULES = set(texts.rule_ids())


@pytest.mark.parametrize("seed", range(40))
def test_a_rule_forbids_exactly_the_lines_that_are_not_offered(seed: int) -> None:
    game = middle_of_a_game(seed, edition=list(EDITIONS)[seed % 4])
    offered = set(game.options())
    for line in LINES:
        reason = game.why_not(line)
        assert (reason is None) == (line in offered), line
        if reason is not None:
            assert reason.rule in RULES and reason.sentence.endswith(texts.rule(reason.rule))


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_what_may_be_built_is_what_no_rule_forbids(edition: str, players: int) -> None:
    for game in steps(some_game(players + 9, players, edition=edition), random.Random(players)):
        g = game.state
        if g.round.rank and g.turn.gathered and g.turn.building < 0 and g.setup.characters[g.turn.character].builds > 0:
            found: list[int] = []
            buildable(g, g.turn.seat, found)
            hand = set(g.players[g.turn.seat].hand)
            assert set(found) == {BUILD + kind for kind in hand if why_not_build(g, g.turn.seat, kind) is None}


def test_after_the_end_nothing_may_be_played() -> None:
    game = some_game(1, 3)
    for _ in steps(game, random.Random(1)):
        pass
    assert game.options() == [] and game.player is None
    for line in ("gold", "end", "pick king"):
        reason = game.why_not(line)
        assert reason is not None and reason.rule == "DX-END-1"
        with pytest.raises(IllegalMove) as refused:
            game.play(line)
        assert refused.value.rule == "DX-END-1"


@pytest.mark.parametrize("line", ["", "build", "build  castle", "Build castle", "build castel", "gold ", "spy 0",
                                  "bid 0", "destroy 9 manor", "income 13", None, 7, ["gold"]])
def test_what_is_no_line_is_refused_with_a_sentence(line: str) -> None:
    game = some_game(3, 4)
    before = game.position()
    with pytest.raises(IllegalMove) as refused:
        game.play(line)
    assert refused.value.rule is None and str(refused.value).endswith("is not valid notation.")
    assert game.why_not(line) == (None, str(refused.value))
    assert game.position() == before


@pytest.mark.parametrize("action", [-1, len(LINES), 10**30, True, None, "gold"])
def test_numbers_without_a_line_are_refused(action: int) -> None:
    game = some_game(3, 4)
    with pytest.raises(IllegalMove):
        Game.line(action)
    with pytest.raises(IllegalMove):
        game.apply(action)
