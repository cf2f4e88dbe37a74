"""A map that is not the game's is checked and compiled once for all games of a ruleset that are played on it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from swcore import Game, MapError, load_plugins
from swcore.conquest.position.maps import KEPT_OWN
from swcore.testing import tiny_map


def board_of(rules: Any, chosen: Any) -> Any:
    return Game.new(rules, 2, map=chosen).play.setup.board


def pond(rounds: int = 10) -> dict[str, Any]:
    return tiny_map({"a": "hill edge", "b": "forest", "c": "swamp edge"}, rounds=rounds)


def test_the_same_content_gives_the_same_board(tmp_path: Path) -> None:
    rules, text = load_plugins("small-world"), json.dumps(pond())
    (tmp_path / "pond.json").write_text(text)
    (tmp_path / "lake.json").write_text(text)
    first = board_of(rules, tmp_path / "pond.json")
    assert board_of(rules, tmp_path / "lake.json") is first
    assert board_of(rules, text) is first
    assert board_of(rules, text.encode()) is first
    assert board_of(rules, pond()) is board_of(rules, pond())
    assert board_of(load_plugins("small-world"), text) is not first


def test_a_map_that_changes_is_read_anew(tmp_path: Path) -> None:
    rules, path, data = load_plugins("small-world"), tmp_path / "pond.json", pond()
    path.write_text(json.dumps(data))
    assert (board_of(rules, path).rounds, board_of(rules, data).rounds) == (10, 10)
    data["rounds"] = 7
    path.write_text(json.dumps(data))
    assert (board_of(rules, path).rounds, board_of(rules, data).rounds) == (7, 7)
    path.unlink()
    with pytest.raises(MapError) as told:
        board_of(rules, path)
    assert told.value.code == "map-unreadable"


def test_what_is_wrong_with_a_map_is_said_every_time_by_the_name_of_its_file(tmp_path: Path) -> None:
    rules, bad = load_plugins("small-world"), pond()
    bad["regions"][0]["terrain"] = "moon"
    for name in ("one.json", "other.json", "one.json"):
        (tmp_path / name).write_text(json.dumps(bad))
        with pytest.raises(MapError, match=name) as told:
            board_of(rules, tmp_path / name)
        assert told.value.code == "unknown-terrain"


def test_few_boards_are_kept_and_the_oldest_goes_first() -> None:
    """Maps may come from strangers, and each board remembers what it was asked."""
    rules = load_plugins("small-world")
    own = Game.new(rules, 2).play.setup.board
    boards = [board_of(rules, pond(rounds)) for rounds in range(1, KEPT_OWN + 2)]
    assert len(rules.boards) <= KEPT_OWN + 2  # the game's own one, and the face that it was made of
    assert board_of(rules, pond(2)) is boards[1]
    assert board_of(rules, pond(1)) is not boards[0]
    assert Game.new(rules, 2).play.setup.board is own


def test_a_save_holds_the_map_that_its_game_was_played_on() -> None:
    rules = load_plugins("small-world")
    first, second = Game.new(rules, 2, map=pond(), seed=1), Game.new(rules, 2, map=json.dumps(pond()), seed=2)
    for game in (first, second):
        again = Game.load(game.save())
        assert again.digest() == game.digest()
        assert again.play.setup.board.rounds == 10
