"""Pieces without code in a pack: made of the file beside a module, for the game that the file names."""

from __future__ import annotations

from pathlib import Path

import pytest

from swcore import Game, PluginError, load_plugins
from swcore.authoring import joined, pieces_of
from swcore.wording.errors import in_words
from tests.authoring.pieces import EXAMPLES

FOLK = """swcore = "piece-1"
game = "small-world"
id = "folk.elves"
kind = "race"
tokens = 5
"""


def test_a_module_has_the_pieces_of_its_file(tmp_path: Path) -> None:
    file = tmp_path / "folk.toml"
    file.write_text(FOLK, encoding="utf-8")
    made = pieces_of(file)
    assert list(made) == ["folk.elves"]
    elves = made["folk.elves"]
    assert (elves.release, elves.game) == ("", "base.small_world")  # the release is that of the distribution
    ruleset = load_plugins("small-world", with_pieces=[elves])
    game = Game.new(ruleset, 2, seed=1)
    assert Game.load(game.save()).ruleset.pieces["folk.elves"].declared == elves.declared  # not installed: the save keeps it
    with pytest.raises(PluginError, match=r"folk\.elves belongs to base\.small_world"):
        load_plugins("warcraft", with_pieces=[elves])


def test_a_file_that_names_no_game_is_told_so(tmp_path: Path) -> None:
    file = tmp_path / "folk.toml"
    file.write_text(FOLK.replace('game = "small-world"\n', ""), encoding="utf-8")
    with pytest.raises(PluginError, match="the field 'game' is missing") as caught:
        pieces_of(file)
    assert (caught.value.code, caught.value.details["source"]) == ("piece-data", str(file))


def test_an_id_that_another_piece_has_is_told_with_one_that_is_free() -> None:
    """The twins of our own pieces have their ids: who copies one begins with an id of his own."""
    with pytest.raises(PluginError) as caught:
        joined("small-world", [EXAMPLES / "small_world" / "plain.toml"])
    assert caught.value.hint == "Change the id in plain.toml: home.alchemist is free."
    message, hint = in_words(caught.value, "ru")
    assert message.startswith("Фигура base.alchemist есть дважды: swcore-base-powers")
    assert hint == "Измените её код в plain.toml: home.alchemist свободен."
