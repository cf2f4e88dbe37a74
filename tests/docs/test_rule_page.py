"""The rule of the page that changes the map, and the decision that says why: they do what the pages say of them."""

from __future__ import annotations

import random
import sys
from typing import Any

from swcore import Game, hookimpl, load_plugins
from swcore.conquest import TRAY, Rule, fx
from swcore.hooks.discovery import load_file
from swcore.testing import check_conquest, check_history
from tests.docs.snippets import ROOT, blocks


def told(page: str, name: str, space: dict[str, Any]) -> Any:
    """Return what a block of a page defines."""
    (block,) = [one for one in blocks(ROOT / page) if f"class {name}(" in one.text]
    exec(compile(block.text, page, "exec"), space)
    return space


def test_who_stands_in_a_region_that_floods_goes_to_the_tray() -> None:
    space = told("docs/how-to/write-a-rule.md", "Flood", {"Rule": Rule, "hookimpl": hookimpl, "fx": fx, "TRAY": TRAY})
    game = Game.new(load_plugins("small-world", with_pieces=[space["flood"]]), 2, seed=1)
    picks, drowned = random.Random(5), 0
    while not game.over:
        before = game.play.view
        round_, shore = before.round, before.ground.coast & before.ground.land
        game.apply(picks.choice(game.legal_actions()))
        if game.play.view.round == round_:
            continue
        check_conquest(game)
        view = game.play.view
        first = view.ground.bits(shore)[0]
        assert view.terrain("sea") >> first & 1
        assert view.tokens(first) == 0
        drowned += 1
    assert drowned == 9  # of ten rounds; what the last one takes is not looked at
    check_history(game)


def test_terrain_alone_moves_nobody() -> None:
    class Rising(Rule):
        @hookimpl
        def conquest_round(self, view: Any, moment: str) -> Any:
            held = view.occupied & view.ground.land
            return fx.terrain(view.ground.bits(held)[0], "sea") if moment == "end" and held else None

    game = Game.new(load_plugins("small-world", with_pieces=[Rising("home.rising")]), 2, seed=1)
    picks = random.Random(5)
    while game.play.view.round == 1:
        game.apply(picks.choice(game.legal_actions()))
    view = game.play.view
    assert view.terrain("sea") & view.occupied


def test_a_decision_says_why_something_is_impossible() -> None:
    (tides,) = load_file(ROOT / "examples" / "tides.py")
    space = told("docs/tutorial/first-game.md", "SettleOneOfThree", dict(vars(sys.modules[type(tides).__module__])))
    game = Game.new(load_plugins("tides", with_pieces=[tides]), 2, seed=1)
    asked, frame = space["SettleOneOfThree"](), game.play.question()
    moon, palm = space["Settle"].of("moon"), space["Settle"].of("palm")
    assert [one.code for one in asked.violations(game.play, frame, 0, moon)] == ["no-island"]
    assert asked.violations(game.play, frame, 0, palm) == []
