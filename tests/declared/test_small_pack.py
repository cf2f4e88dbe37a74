"""A small pack in one file: a map and a rule of the house, played, saved, and what is wrong with a map told at its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from swcore import Game, PluginError
from swcore.authoring import joined
from swcore.bots import make_bot, play_out
from swcore.testing import check_conquest
from tests.authoring.pieces import EXAMPLES, read
from tests.cli.conftest import Run, run  # noqa: F401 - a fixture

FILE = EXAMPLES / "crossroads.toml"


def test_the_game_is_played_on_the_map_and_by_the_rule() -> None:
    ruleset = joined("", [FILE], usual="small-world").ruleset
    game = Game.new(ruleset, 2, seed=3, map="home.crossroads")
    assert game.play.setup.board.size == 9
    assert game.play.state.rounds == 8
    play_out(game, [make_bot("random", ruleset, 3)] * 2)
    check_conquest(game)
    assert any("Toll road" in str(record) for step in game.history.log for record in step.events)
    again = Game.load(game.save())
    assert again.digest() == game.digest()


def test_the_command_line_takes_the_map_of_the_file(run: Run) -> None:  # noqa: F811
    result = run("play", "--piece", str(FILE), "--bots", "--seed", "2")
    assert result.exit_code == 0, result.output
    assert "Round 8" in result.stdout
    assert "Round 9" not in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('terrain = "hill"', 'terrain = "hil"', "hil"),
        ('["a1", "b1"]', '["a1", "z9"]', "z9"),
        ('id = "a1", ', "", "id"),
        ("aspect = 1.0", 'aspect = 1.0\nid = "x"', "there is no field 'id'"),
    ],
)
def test_a_wrong_map_is_refused_at_its_place(old: str, new: str, told: str, tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8").replace(old, new, 1)
    with pytest.raises(PluginError) as refused:
        read(tmp_path, text, "pack.toml")
    assert told in refused.value.message
    assert refused.value.details["path"].startswith("pieces[0].map")
