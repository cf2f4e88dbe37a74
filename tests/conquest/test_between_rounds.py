"""What rules do between two rounds is told on a line of its own: it is nobody's deed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from swcore import Game, load_plugins
from swcore.cli.contract import narrator_of
from swcore.hooks.discovery import load_file
from tests.shared.tables import play_on

ROOT = Path(__file__).parents[2]


def told(file: Path, *, at_once: bool) -> tuple[Game, list[str]]:
    """Return a game of some rounds with the rule of a file, and all that is told of it, by the turn or step by step."""
    game = Game.new(load_plugins("small-world", with_pieces=load_file(file)), 2, seed=4)
    play_on(game, random.Random(4), 60)
    narrator = narrator_of(game, "en", None)
    lines = [line for step in game.log for line in (narrator.tell([step]) if at_once else narrator.hear(step))]
    return game, lines + ([] if at_once else narrator.flush())


@pytest.mark.parametrize("at_once", [False, True])
def test_a_card_that_is_drawn_for_a_round_stands_below_its_number(at_once: bool) -> None:
    game, lines = told(ROOT / "examples" / "rules" / "round_events.py", at_once=at_once)
    drawn = [event[2] for step in game.log for event in step.events if event[:2] == ("chance", "home.round_events.bag")]
    assert len(drawn) == game.play.state.round - 1 > 1  # from the second round on
    for number, card in enumerate(drawn, start=2):
        assert lines[lines.index(f"Round {number}") + 1] == f"Round Events: {card}."
    assert sum("Round Events" in line for line in lines) == len(drawn)


@pytest.mark.parametrize("at_once", [False, True])
def test_what_the_end_of_a_round_does_to_the_map_stands_below_its_last_turn(at_once: bool) -> None:
    game, lines = told(ROOT / "tests" / "expressiveness" / "flood.py", at_once=at_once)
    names = game.play.state.ground.names
    drowned = [names[event[1]] for step in game.log for event in step.events if event[0] == "terrain"]
    assert drowned
    assert [line for line in lines if "is now sea" in line] == [f"{name} is now sea." for name in drowned]
    if not at_once:
        assert lines[lines.index(f"{drowned[0]} is now sea.") + 1] == "Round 2"
