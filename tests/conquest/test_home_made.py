"""Home-made races and powers (SW-CUSTOM-2, SW-CUSTOM-3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from swcore import Game, PluginError, load_plugins
from swcore.conquest import Power, Race
from swcore.hooks.discovery import load_file
from swcore.testing import Scene, tiny_map
from tests.conquest.table import INERT, RATS, idle_turn, legal_words, play, public, state

OPEN = {f"r{number}": "farmland edge" for number in range(6)}
RACES = (
    "amazons", "dwarves", "elves", "ghouls", "giants", "halflings", "humans",
    "orcs", "ratmen", "skeletons", "sorcerers", "tritons", "trolls", "wizards",
)  # fmt: skip
POWERS = (
    "alchemist", "berserk", "bivouacking", "commando", "diplomat", "dragon_master", "flying", "forest", "fortified", "heroic",
    "hill", "merchant", "mounted", "pillaging", "seafaring", "spirit", "stout", "swamp", "underworld", "wealthy",
)  # fmt: skip
BADGE = dict(zip(POWERS, (4, 4, 5, 4, 5, 5, 5, 4, 3, 5, 4, 2, 5, 5, 5, 5, 4, 4, 5, 4), strict=True))
BANNER = dict(zip(RACES, (10, 3, 6, 5, 6, 6, 5, 5, 8, 6, 5, 6, 5, 5), strict=True))  # Amazons: 6 + 4


def _gnolls(tokens: int) -> Race:
    return Race("home.gnolls", tokens=tokens)


def _live_one_life(scene: Scene, race: str) -> Game:
    """Let seat 0 pick the top combo, conquer, expand once more and decline."""
    game = scene.turn(0)
    play(game, f"pick {race}", "conquer r0", "conquer r1")
    idle_turn(game)
    idle_turn(game)
    idle_turn(game)
    idle_turn(game)
    assert "decline" in legal_words(game)
    play(game, "decline")
    return game


@pytest.mark.clause("SW-CUSTOM-2")
@pytest.mark.parametrize("power", POWERS)
def test_a_home_made_banner_of_ten_works_with_every_badge(power: str) -> None:
    scene = Scene(OPEN, with_pieces=[_gnolls(10)])
    scene.army(1, RATS, INERT if power != "swamp" else "base.hill", {"r5": 3})
    scene.column(("home.gnolls", f"base.{power}", 0))
    clone = scene.turn(0).clone()
    play(clone, "pick home.gnolls")
    assert public(clone)["armies"][-1]["hand"] == 10 + BADGE[power]
    game = _live_one_life(scene, "home.gnolls")
    army = next(army for army in state(game).armies if army is not None and army.race == "home.gnolls")
    assert (army.declined, army.placed, army.hand) == (True, army.regions.bit_count(), 0)
    assert state(game).tray["home.gnolls"] == 10 + 5 - army.placed


@pytest.mark.clause("SW-CUSTOM-3")
@pytest.mark.parametrize("race", RACES)
def test_a_home_made_badge_of_five_works_with_every_banner(race: str) -> None:
    scene = Scene(OPEN, with_pieces=[Power("home.sleepy", tokens=5)])
    scene.army(1, RATS if race != "ratmen" else "base.orcs", INERT, {"r5": 3})
    scene.column((f"base.{race}", "home.sleepy", 0))
    clone = scene.turn(0).clone()
    play(clone, f"pick base.{race}")
    assert public(clone)["armies"][-1]["hand"] == BANNER[race] + 5
    game = _live_one_life(scene, f"base.{race}")
    army = next(army for army in state(game).armies if army is not None and army.race == f"base.{race}")
    assert (army.declined, army.power, army.hand, army.aside) == (True, "", 0, 0)
    assert state(game).discard == ("home.sleepy",)


@pytest.mark.clause("SW-CUSTOM-2")
def test_a_home_made_banner_above_ten_is_refused() -> None:
    load_plugins("small-world", with_pieces=[_gnolls(10)])
    with pytest.raises(PluginError, match=r"home\.gnolls: .*at most 10, not 11") as caught:
        load_plugins("small-world", with_pieces=[_gnolls(11)])
    assert caught.value.code == "piece-number"


@pytest.mark.clause("SW-CUSTOM-3")
def test_a_home_made_badge_above_five_is_refused() -> None:
    load_plugins("small-world", with_pieces=[Power("home.sleepy", tokens=5)])
    with pytest.raises(PluginError, match=r"home\.sleepy: .*at most 5, not 6") as caught:
        load_plugins("small-world", with_pieces=[Power("home.sleepy", tokens=6)])
    assert caught.value.code == "piece-number"


def test_a_badge_below_nothing_is_refused() -> None:
    with pytest.raises(PluginError, match=r"home\.sleepy: tokens is a whole number, 0 or more, not -1") as caught:
        Power("home.sleepy", tokens=-1)
    assert caught.value.code == "piece-number"


@pytest.mark.clause("SW-CUSTOM-2", "SW-CUSTOM-3")
@pytest.mark.parametrize("kind", ["Race", "Power"])
def test_a_piece_from_a_file_is_home_made_whatever_pack_its_id_names(tmp_path: Path, kind: str) -> None:
    for tokens, most in ((11, 10), (6, 5)):
        file = tmp_path / f"{kind}{tokens}.py"
        file.write_text(f"from swcore.conquest import {kind}\nx = {kind}('base.gnolls', tokens={tokens})\n")
        if (kind, most) == ("Race", 5):
            load_plugins("small-world", with_pieces=load_file(file))
            continue
        with pytest.raises(PluginError) as caught:
            load_plugins("small-world", with_pieces=load_file(file))
        assert caught.value.code == "piece-number"
        assert caught.value.details["piece"] == "base.gnolls"


@pytest.mark.clause("SW-CUSTOM-2", "SW-SETUP-16")
def test_a_home_made_race_has_tokens_for_any_badge() -> None:
    assert _gnolls(10).supply == 10 + 5
    with pytest.raises(PluginError, match="its banner says 8 tokens, and only 6 exist"):
        Race("home.gnolls", tokens=8, supply=6)


@pytest.mark.clause("SW-CUSTOM-2", "SW-CUSTOM-3")
def test_home_made_pieces_join_only_the_game_that_names_them(tmp_path: Path) -> None:
    file = tmp_path / "gnolls.py"
    file.write_text(
        "from swcore.conquest import Power, Race\n"
        "gnolls = Race('home.gnolls', tokens=6)\n"
        "sleepy = Power('home.sleepy', tokens=2)\n"
    )
    gnolls, sleepy = load_file(file)
    rules = load_plugins("small-world", with_pieces=[gnolls, sleepy])
    game = Game.new(rules, map=tiny_map(OPEN), featured=("home.gnolls", "home.sleepy"))
    assert public(game)["column"][0] == ["home.gnolls", "home.sleepy", 0]
    play(game, "pick home.gnolls")
    assert public(game)["armies"][-1]["hand"] == 8
    plain = Game.new("small-world", map=tiny_map(OPEN))
    assert "home.gnolls" not in public(plain)["tray"]
