"""The position on a terminal: what stands in which row, at any width and in both languages."""

from __future__ import annotations

import random
import re

import pytest

from swcore import Game
from swcore.cli.contract import narrator_of, renderer_of
from swcore.testing import Scene
from tests.shared.screens import drawn


def position() -> Scene:
    scene = Scene({"a": "mountain edge mine cavern", "b": "forest lost_tribe magic", "c": "lake", "d": "swamp"})
    orcs = scene.army(0, "base.orcs", "base.fortified", {"a": 3})
    scene.army(1, "base.ratmen", "", {"d": 1}, declined=True)
    scene.army(1, "base.elves", "base.flying", hand=2)
    scene.mark("base.mountain", "a")
    scene.mark("base.fortress", "a", orcs)
    return scene


@pytest.mark.clause("SW-DEF-17")
def test_a_row_of_the_map_has_terrain_symbols_holder_markers_and_neighbours() -> None:
    game = position().turn(0, "choose")
    rows = {
        line.split()[0]: " ".join(line.split()) for line in drawn(renderer_of(game.ruleset, "en").position(game, 0, 120)) if line
    }
    assert rows["a"] == "a mountain mine, cavern Orcs 3 Fortress, Mountain ×2 b"
    assert rows["b"] == "b forest magic Lost Tribes 1 a c"
    assert rows["c"] == "c lake b d"
    assert rows["d"] == "d swamp Ratmen 1 (declined) c"


@pytest.mark.clause("SW-DEF-17", "SW-SCORE-6")
def test_the_players_stand_with_their_armies_and_the_own_coins_only() -> None:
    scene = position()
    scene.coins(0, 17)
    game = scene.turn(0, "choose")
    rows = [" ".join(line.split()) for line in drawn(renderer_of(game.ruleset, "en").position(game, 0, 120))]
    assert "You Fortified Orcs: 1 region, 3 tokens 0 — 17" in rows
    assert "Player 2 Flying Elves: 0 regions, 0 tokens 2 Ratmen: 1 region, 1 token hidden" in rows


def test_a_bystander_sees_no_total() -> None:
    game = position().turn(0, "choose")
    rows = drawn(renderer_of(game.ruleset, "en").position(game, None, 120))
    assert [row.split()[-1] for row in rows if row.startswith("Player ") and row[7].isdigit()] == ["hidden", "hidden"]


@pytest.mark.parametrize(("width", "columns"), [(80, 1), (160, 2)])
def test_a_long_map_takes_two_columns_where_there_is_room(width: int, columns: int) -> None:
    game = Game.new("small-world", 5, seed=1)
    rows = drawn(renderer_of(game.ruleset, "en").position(game, 0, width), width)
    starts = [row for row in rows if re.match(r"r\d\d ", row)]
    assert len(starts) == 48 // columns
    assert sum(len(re.findall(r"\br\d\d\b", row)) for row in rows) == 48


LOOKS = [("en", 80), ("en", 160), ("ru", 80), ("ru", 160)]


@pytest.mark.parametrize(("language", "width"), LOOKS)
@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_fit_their_width_and_leave_no_word_untranslated(language: str, width: int, seats: int) -> None:
    """The looks share the work: each draws the map in every fourth turn, so that together they draw all."""
    game = Game.new("small-world", seats, seed=4)
    renderer, narrator = renderer_of(game.ruleset, language), narrator_of(game, language, None)
    rng = random.Random(4)
    mine, turns = LOOKS.index((language, width)), 0
    shown: list[str] = []
    while not game.over:
        seat = game.pending[0]
        shown += drawn(renderer.status(game, seat), width) + drawn(renderer.prompt(game, seat), width)
        menu = renderer.menu(game, seat)
        assert sorted(action.text for actions, _, _ in menu for action in actions) == sorted(
            a.text for a in game.legal_actions(seat)
        )
        shown += [line for _, _, what in menu for line in what.splitlines()]
        step = game.apply(rng.choice(game.legal_actions(seat)), seat)
        shown += narrator.hear(step)
        turns += sum(event[0] == "turn" for event in step.events)
        if turns % len(LOOKS) == mine and any(event[0] == "turn" for event in step.events):
            table = drawn(renderer.position(game, seat, width), width)
            assert max(map(len, table)) <= width
            shown += table
    shown += drawn(renderer.final(game, 0), width)
    for line in dict.fromkeys(shown):
        assert not re.search(r"[{}]|\b(ask|do|told|head|why|reason|terrain|symbol)\.[a-z]", line), line
        if language == "ru":
            assert not re.search(r"[A-Za-z]{4,}", re.sub(r"redeploy|seat-\d", "", line)), line
