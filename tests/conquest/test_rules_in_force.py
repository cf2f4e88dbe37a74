"""A rule with `when` is in force only in games where its option has that value; other games do not ask it at all."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, Modifier, Option, PluginError, hookimpl, load_plugins
from swcore.conquest import Rule

DEARER = Option("dearer", (False, True), False, text={"en": "Regions cost one more.", "ru": "Области стоят на один больше."})
MORE = Modifier(1, "dearer")


class Dearer(Rule):
    """Every region costs one more."""

    @hookimpl
    def conquest_cost(self, view: Any, army: Any) -> Modifier:
        asked.append(view.round)
        return MORE


asked: list[int] = []
RULES = load_plugins("small-world", with_pieces=[Dearer("home.dearer", when=(DEARER, True))])


def first_cost(**options: bool) -> int:
    """Return what the cheapest region costs the first combo of a game."""
    game = Game.new(RULES, 2, seed=1, options=options)
    game.apply(game.legal_actions()[0])
    view = game.play.view
    army = game.play.state.armies[-1]
    costs: list[int] = [view.cost(army, region) for region in view.ground.bits(view.ground.all)]
    return min(costs)


def test_a_rule_counts_where_its_option_has_the_value_and_is_not_asked_elsewhere() -> None:
    asked.clear()
    plain = first_cost()
    assert not asked
    assert first_cost(dearer=True) == plain + 1
    assert asked


def test_games_with_and_without_a_rule_share_what_they_were_loaded_from() -> None:
    without, with_it = Game.new(RULES, 2).ruleset, Game.new(RULES, 2, options={"dearer": True}).ruleset
    assert without.whole is RULES
    assert with_it.whole is RULES
    assert Game.new(without, 2, options={"dearer": True}).ruleset is with_it
    assert Game.new(RULES, 2).ruleset is without
    assert without.pieces.keys() == RULES.pieces.keys()


def test_a_value_that_the_option_never_has_is_refused() -> None:
    with pytest.raises(PluginError, match="the option dearer is never 'yes'") as caught:
        Dearer("home.dearer", when=(DEARER, "yes"))
    assert caught.value.code == "piece-value"
