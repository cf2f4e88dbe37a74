"""What an author did wrong is told with the piece, the author's own file and line, and the nearest right word."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from swcore import Game, PluginError, SwcoreError, hookimpl, load_plugins
from swcore.conquest import Race, fx
from swcore.hooks.discovery import load_file
from swcore.testing import Scene
from tests.kernel.dists import make_distribution
from tests.shared.rulesets import rules

HERE = Path(__file__).name


def refused(deed: Any) -> PluginError:
    with pytest.raises(PluginError) as caught:
        deed()
    return caught.value


@pytest.mark.parametrize("door", [load_plugins, Game.new, Scene])
def test_a_class_in_place_of_a_piece_is_refused_by_its_name(door: Any) -> None:
    """It was a bare AttributeError."""
    given: dict[str, Any] = {"with_pieces": [Race]}
    first = {"a": "hill edge"} if door is Scene else "small-world"
    error = refused(lambda: door(first, **given))
    assert (error.code, error.message) == ("not-a-piece", "Race is a class, and no piece yet.")
    assert error.hint == "Make one of it: Race('home.race', ...)."


@pytest.mark.parametrize("odd", [7, None, b"base.orcs", [Race]], ids=repr)
def test_what_is_no_piece_at_all_is_refused(odd: Any) -> None:
    assert refused(lambda: load_plugins("small-world", with_pieces=[odd])).code == "not-a-piece"
    assert refused(lambda: load_plugins("small-world", pieces=[odd])).code == "not-a-piece"
    with pytest.raises(SwcoreError):
        Game.new(rules(), with_pieces=[odd])


def test_of_two_pieces_with_one_id_the_author_s_line_is_named(tmp_path: Path) -> None:
    twin = Race("base.orcs", tokens=5)
    line = twin.made_at.rpartition(":")[2]
    error = refused(lambda: load_plugins("small-world", with_pieces=[twin]))
    assert error.code == "duplicate-piece"
    assert f"{HERE}:{line}." in error.message
    assert "swcore-base-races" in error.message
    file = tmp_path / "mine.py"
    file.write_text("from swcore.conquest import Race\norcs = Race('base.orcs', tokens=5)\n")
    assert str(file) in refused(lambda: load_plugins("small-world", with_pieces=load_file(file))).message


def test_a_misspelled_attribute_in_a_hook_is_answered_with_the_right_one() -> None:
    """`army.hnd` for `army.hand`."""

    class Gnolls(Race):
        @hookimpl
        def conquest_scored(self, army: Any) -> Any:
            return fx.coins(army.seat, army.hnd, "luck")

    scene = Scene({"a": "hill edge"}, with_pieces=[Gnolls("home.gnolls", tokens=6)])
    scene.army(0, "home.gnolls", "base.hill", {"a": 2})
    error = refused(lambda: scene.turn(0, "score"))
    assert (error.code, error.details["near"][0]) == ("plugin-failed", "hand")
    assert error.hint.startswith("Did you mean hand")
    assert "The game is as it was before" in error.hint


WRONG_INIT = """
from swcore.conquest import Race
class Gnolls(Race):
    def __init__(self, id):
        super().__init__(id, 5, 6)
gnolls = Gnolls("home.gnolls")
"""


def test_a_wrong_call_in_an_init_is_told_with_piece_file_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "gnolls.py"
    file.write_text(WRONG_INIT)
    error = refused(lambda: load_file(file))
    assert error.message.startswith(f"{file}, line 5: TypeError: ")
    assert error.message.endswith(", while home.gnolls was made")
    module = make_distribution(tmp_path / "site", WRONG_INIT, {"home.gnolls": "gnolls"})
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    error = refused(lambda: load_plugins("small-world", with_pieces=["home.gnolls"]))
    assert f"{module}.py:5)" in error.message
    assert ", while home.gnolls was made" in error.message
