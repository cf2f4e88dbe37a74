"""The printed numbers of the fourteen races, and what follows from them."""

from __future__ import annotations

import pytest

from swcore import Game, load_plugins
from swcore.conquest import Race
from swcore.testing import Scene

# id, English, Russian, banner, tokens that exist
PRINTED = (
    ("base.amazons", "Amazons", "Амазонки", 6, 15),
    ("base.dwarves", "Dwarves", "Дварфы", 3, 8),
    ("base.elves", "Elves", "Эльфы", 6, 11),
    ("base.ghouls", "Ghouls", "Упыри", 5, 10),
    ("base.giants", "Giants", "Великаны", 6, 11),
    ("base.halflings", "Halflings", "Полурослики", 6, 11),
    ("base.humans", "Humans", "Люди", 5, 10),
    ("base.orcs", "Orcs", "Орки", 5, 10),
    ("base.ratmen", "Ratmen", "Крысолюды", 8, 13),
    ("base.skeletons", "Skeletons", "Скелеты", 6, 20),
    ("base.sorcerers", "Sorcerers", "Колдуны", 5, 18),
    ("base.tritons", "Tritons", "Тритоны", 6, 11),
    ("base.trolls", "Trolls", "Тролли", 5, 10),
    ("base.wizards", "Wizards", "Волшебники", 5, 10),
)
LARGEST_BADGE = 5
EXTRA = {"base.amazons": 4}


def race(piece: str) -> Race:
    found = load_plugins("small-world").piece(piece)
    assert isinstance(found, Race)
    return found


def test_the_base_game_has_these_fourteen_races() -> None:
    assert {piece.id for piece in load_plugins("small-world").of_kind("race")} == {row[0] for row in PRINTED}


@pytest.mark.parametrize(("piece", "english", "russian", "banner", "supply"), PRINTED)
def test_names_and_numbers_are_the_printed_ones(piece: str, english: str, russian: str, banner: int, supply: int) -> None:
    found = race(piece)
    assert found.name == {"en": english, "ru": russian}
    assert (found.tokens, found.supply) == (banner, supply)
    assert set(found.text) == {"en", "ru"}
    assert all(found.text.values())


@pytest.mark.clause("SW-SETUP-12")
def test_all_168_tokens_start_in_the_tray() -> None:
    tray = Game.new("small-world", 5).view()["state"]["tray"]
    in_tray = {row[0]: tray[row[0]] for row in PRINTED}
    assert in_tray == {piece: supply for piece, _, _, _, supply in PRINTED}
    assert sum(in_tray.values()) == 168


@pytest.mark.clause("SW-SETUP-16")
@pytest.mark.parametrize(("piece", "banner", "supply"), [(row[0], row[3], row[4]) for row in PRINTED])
def test_every_banner_is_served_in_full_with_the_largest_badge(piece: str, banner: int, supply: int) -> None:
    scene = Scene({"a": "hill edge"})
    scene.column((piece, "base.flying", 0))
    scene.turn(0, "army").apply(f"pick {piece}")
    wanted = banner + LARGEST_BADGE + EXTRA.get(piece, 0)
    assert scene.army_of(0).hand == wanted
    assert scene.state.tray[piece] == supply - wanted >= 0


@pytest.mark.clause("SW-SETUP-16")
def test_no_badge_is_larger_than_five() -> None:
    badges = [piece.tokens for piece in load_plugins("small-world").of_kind("power")]  # type: ignore[attr-defined]
    assert max(badges) == LARGEST_BADGE


@pytest.mark.clause("INT-83")
def test_there_are_enough_banners_for_five_players_with_spirit() -> None:
    most_in_use = 2 * 5 + 1
    assert len(load_plugins("small-world").of_kind("race")) >= most_in_use


@pytest.mark.clause("INT-74")
def test_a_race_that_comes_back_finds_its_full_supply() -> None:
    scene = Scene({"a": "hill edge", "b": "forest", "z": "swamp edge"})
    scene.army(0, "base.trolls", "", {"a": 1, "b": 1}, declined=True)
    scene.army(0, "base.orcs", "base.hill", {"z": 3})
    assert "base.trolls" not in scene.state.banners
    scene.turn(0).apply("decline")  # the older race leaves (SW-DECL-2)
    assert scene.state.banners[-1] == "base.trolls"
    assert scene.state.tray["base.trolls"] == 10
