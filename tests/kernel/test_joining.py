"""What joins a game, and what is refused instead of being passed over: late pieces, words that no map has, maps without entry."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swcore import Game, MapError, Piece, PluginError, load_plugins
from swcore.cli.setup import Choice
from swcore.conquest import Marker, Natives, Race
from swcore.hooks.discovery import load_installed
from swcore.testing import Scene, tiny_map
from tests.kernel.dicegame import dice
from tests.kernel.pieces import RATS, refused_pieces

INSTALLED = load_installed().pieces
TINY = {"a": "hill edge", "b": "hill"}


# -- a ruleset is frozen


@pytest.mark.parametrize("how", ["new", "load", "scene"])
@pytest.mark.parametrize("given", ["home.gnolls", "a piece"])
def test_pieces_cannot_join_a_ruleset(how: str, given: str) -> None:
    rules = load_plugins("small-world")
    pieces: list[str | Piece] = [given if given == "home.gnolls" else Race("home.gnolls", tokens=5)]
    text = Game.new(rules, 2, map=tiny_map(TINY)).save()
    ways: dict[str, Callable[[], object]] = {
        "new": lambda: Game.new(rules, 2, with_pieces=pieces),
        "load": lambda: Game.load(text, rules, with_pieces=pieces),
        "scene": lambda: Scene(TINY, game=rules, with_pieces=pieces),
    }
    with pytest.raises(PluginError) as caught:
        ways[how]()
    assert caught.value.code == "frozen"
    assert str(caught.value) == (
        "home.gnolls cannot join: with_pieces goes with a game's name, and a ruleset is frozen. "
        "Pieces join when the ruleset is loaded: load_plugins(game, with_pieces=[...])."
    )


# -- only the pieces that were named


def test_exactly_the_named_pieces_join() -> None:
    ours = [piece.id for piece in INSTALLED if piece.id.startswith("base.")]
    wanted = [id for id in ours if id not in ("base.orcs", "base.small_world")]
    assert set(load_plugins("small-world", only=wanted).pieces) == set(wanted)
    gnolls = Race("home.gnolls", tokens=5)
    for only in (wanted, [*wanted, "home.gnolls"]):
        assert set(load_plugins("small-world", only=only, with_pieces=[gnolls]).pieces) == {*wanted, "home.gnolls"}


def test_every_named_piece_must_be_there() -> None:
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", only=["base.orcs", "base.orks"])
    assert (caught.value.code, caught.value.message) == ("unknown-piece", "No piece 'base.orks' is installed.")


# -- featured pieces


@pytest.mark.parametrize("id", ["base.hero", "base.lost_tribes"])
def test_a_piece_that_is_in_no_stack_cannot_be_featured(id: str) -> None:
    rules = load_plugins("small-world")
    with pytest.raises(PluginError) as caught:
        Game.new(rules, 2, featured=[RATS, id])
    assert caught.value.code == "featured"
    assert str(caught.value) == (
        f"{id} cannot be featured, it is of the kind {rules.pieces[id].kind}. Pieces of these kinds can be: race, power."
    )


def test_a_game_without_a_row_features_nothing() -> None:
    card = Piece("toy.card")
    with pytest.raises(PluginError) as caught:
        Game.new(load_plugins("dice", pieces=[dice, card]), 2, featured=["toy.card"])
    assert str(caught.value) == "toy.card cannot be featured, it is of the kind piece. No piece of this game can be."


def test_the_command_line_features_the_races_and_powers_of_a_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from swcore.conquest import Marker, Power, Race\n"
        "a = Race('home.gnolls', tokens=5)\nb = Power('home.sly', tokens=3)\nc = Marker('home.flag', supply=3)\n"
    )
    rules, featured = Choice(files=(str(file),)).rules()
    assert {"home.gnolls", "home.sly", "home.flag"} <= rules.pieces.keys()
    assert featured == ("home.gnolls", "home.sly")


# -- words that no map has


def test_a_marker_that_starts_on_an_unknown_terrain_is_refused() -> None:
    error = refused_pieces(Marker("home.peak", supply=9, starts_on="mountian"))
    assert error.code == "unknown-terrain"
    assert error.message == "home.peak: starts_on is 'mountian', and maps of base.small_world have no such terrain."
    assert error.hint.startswith("Did you mean mountain")
    load_plugins("small-world", with_pieces=[Marker("home.peak", supply=9, starts_on="mountain")])
    load_plugins("small-world", with_pieces=[Marker("home.peak", supply=9)])


def test_natives_of_an_unknown_symbol_are_refused() -> None:
    error = refused_pieces(Natives("home.tribes", symbol="lost_tribes", supply=9))
    assert error.code == "unknown-symbol"
    assert error.message == "home.tribes: symbol is 'lost_tribes', and maps of base.small_world have no such symbol."
    assert error.hint.startswith("Did you mean lost_tribe")
    load_plugins("small-world", with_pieces=[Natives("home.tribes", symbol="cavern", supply=9)])


# -- maps


@pytest.mark.clause("SW-DEF-9", "SW-CONQ-6")
@pytest.mark.parametrize("regions", [{"a": "hill", "b": "swamp"}, {"a": "hill", "b": "lake", "c": "sea edge", "d": "lake"}])
def test_a_map_that_no_army_can_enter_is_refused(regions: dict[str, str]) -> None:
    """In the second one the only border region is water, and no land lies beside it."""
    with pytest.raises(MapError) as caught:
        Game.new("small-world", 2, map=tiny_map(regions))
    assert caught.value.code == "no-entry"
    assert caught.value.message.endswith(": no army can enter, there is no land region for it to begin from.")
    assert (
        caught.value.hint
        == 'Say "edge": true in a land region at the border of the map, or write it with a star in a list of borders, `a*`.'
    )


@pytest.mark.clause("SW-DEF-9")
@pytest.mark.parametrize("regions", [{"a": "hill edge", "b": "swamp"}, {"a": "hill", "b": "sea edge"}])
def test_a_map_with_one_way_in_is_a_map(regions: dict[str, str]) -> None:
    """By the border of the map, or from a sea that touches it."""
    assert "conquer a" in [one.text for one in first_conquests(tiny_map(regions))]


def first_conquests(board: dict[str, Any]) -> tuple[Any, ...]:
    game = Game.new("small-world", 2, map=board, featured=[RATS, "base.hill"])
    game.apply(f"pick {RATS}")
    return game.legal_actions()
