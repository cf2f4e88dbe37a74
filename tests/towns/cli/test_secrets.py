"""Nothing that a seat may not see is on its screen: monuments that are not built, and what others place in this round."""

from __future__ import annotations

import random

import pytest
from swcore_tiny_towns.testing import TownScene

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.contract import narrator_of
from tests.cli.conftest import Screen
from tests.towns.cli.helpers import everything, page

WORLDS = [("base", 2), ("base", 4), ("town_hall", 3)]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("mode", "seats"), WORLDS)
@pytest.mark.clause("TT-SETUP-9", "TT-INT-29", "TT-ROUND-6", "TT-TOWNHALL-2")
def test_a_screen_is_the_same_whatever_is_hidden_from_its_seat(mode: str, seats: int, language: str) -> None:
    dice = random.Random(f"{mode}{seats}{language}")  # each language looks at other positions
    game = Game.new("tiny-towns", seats, seed=3, options={"mode": mode})
    compared = 0
    while not game.over and compared <= 20:
        seat = dice.choice(game.pending)
        for viewer in range(seats):
            if dice.random() < 0.15:
                other_world = game.determinize(viewer, dice)
                assert everything(game, viewer, language) == everything(other_world, viewer, language)
                compared += 1
        game.apply(dice.choice(game.legal_actions(seat)), seat)
    assert compared > 20


@pytest.mark.clause("TT-SETUP-9", "TT-BUILD-11")
def test_a_monument_is_shown_to_its_owner_alone_until_it_is_built() -> None:
    game = TownScene("wheat . brick / stone wood stone", "", monuments=("fort_ironweed", "silva_forum")).building()
    fort = "Fort Ironweed"
    assert fort in everything(game, 0)
    assert fort not in everything(game, 1)
    assert fort not in "".join(page(game, None, "cards"))
    assert "Silva Forum" not in everything(game, 0)
    game.apply("build fort_ironweed a1 b2 c1 a2 c2", 0)
    assert fort not in everything(game, 1), "all build at the same time"
    game.apply("done", 0)
    game.apply("done", 1)
    assert fort in "".join(page(game, 1, "cards"))
    assert fort in "".join(page(game, None, "cards"))


@pytest.mark.clause("TT-ROUND-6", "TT-ROUND-9")
def test_what_others_place_in_a_round_is_shown_when_all_are_done() -> None:
    game = TownScene("", "").placing("wood", 0)
    game.apply("place wood b2", 0)
    assert sum(line.count("■") for line in page(game, 0, "towns")) == 1
    assert not any("■" in line for line in page(game, 1, "towns"))
    for seat, text in ((0, "done"), (1, "place wood c3"), (1, "done")):
        game.apply(text, seat)
    assert sum(line.count("■") for line in page(game, 1, "towns")) == 2


@pytest.mark.clause("TT-ROUND-6", "TT-ROUND-8", "TT-SETUP-9")
def test_nothing_is_told_to_others_before_the_round_is_over() -> None:
    game = Game.new("tiny-towns", 3, seed=8)
    dice = random.Random(8)
    narrator = narrator_of(game, "en", None)
    narrator.hear(game.log[0])
    apart, quiet = False, 0
    secret = {game.ruleset.pieces[one].name["en"] for dealt in game.play.state.dealt for one in dealt}
    while not game.over:
        seat = dice.choice(game.pending)
        step = game.apply(dice.choice(game.legal_actions(seat)), seat)
        kinds = [event[0] for event in step.events]
        told = narrator.hear(step)
        secret -= {game.ruleset.pieces[event[2]].name["en"] for event in step.events if event[0] == "stood"}
        if apart and "commit" not in kinds:
            assert told == []
            quiet += 1
        apart = game.play.state.committed is not None
        assert not [name for name in secret for line in told if name in line]
    assert quiet > 100


@pytest.mark.clause("TT-SETUP-9")
def test_who_keeps_a_monument_is_told_alone_which() -> None:
    game = Game.new("tiny-towns", 2, seed=1)
    narrator = narrator_of(game, "en", 0)
    narrator.hear(game.log[0])
    mine, theirs = game.legal_actions(0)[0], game.legal_actions(1)[0]
    name = game.ruleset.pieces[f"towns.{mine.args[0]}"].name["en"]
    other = game.ruleset.pieces[f"towns.{theirs.args[0]}"].name["en"]
    told = narrator.tell([game.apply(mine, 0)])
    assert told[0].startswith(f"You keep {name}: ")
    assert not any(other in line for line in narrator.hear(game.apply(theirs, 1)))


@pytest.mark.clause("TT-ROUND-8", "TT-ROUND-9")
def test_people_who_share_a_terminal_are_each_told_once_what_all_did() -> None:
    game = TownScene("", "", "", mode="town_hall").placing("wood")
    screen = Screen(game, {2: make_bot("random", game.ruleset, 1)})
    shown = screen.play("", "place wood b2", "done", "", "place wood c3", "done", "", "1", "done", "", "1", "done")
    first, second, third, fourth, *_ = shown.split(", it is your turn. Press Enter.")[1:]
    for told in ("Player 1: wood on b2.", "Player 2: wood on c3."):
        assert told not in first
        assert told not in second, "the round is not over"
        assert told in third
        assert told in fourth
    assert shown.count("Player 2: wood on c3.") == 2


@pytest.mark.clause("TT-SETUP-9", "TT-ROUND-6", "TT-ROUND-8")
def test_a_list_of_steps_tells_each_deed_once_and_the_monument_to_its_owner_alone() -> None:
    game = Game.new("tiny-towns", 2, seed=1)
    kept = [game.apply(game.legal_actions(seat)[0], seat) for seat in (0, 1)]
    cards = [game.ruleset.pieces[f"towns.{step.action.args[0]}"].name["en"] for step in kept if step.action]
    game.apply("name wood", game.pending[0])
    for seat, text in ((0, "place wood b2"), (0, "done"), (1, "place wood c3"), (1, "done")):
        game.apply(text, seat)
    for reader, own in ((0, "Wood on b2."), (1, "Player 1: wood on b2."), (None, "Player 1: wood on b2.")):
        told = [one.text for step in game.log for one in game.tell(step, reader)]
        assert sum("wood on b2" in line.lower() for line in told) == 1
        assert own in told
        assert "wood" in told[told.index(own) - 1], "which resource was named is told to everybody"
        for seat, card in enumerate(cards):
            assert any(card in line for line in told) == (seat == reader)
