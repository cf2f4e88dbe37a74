"""An installed piece is tried in the game of its pack, unless a game is named."""

from __future__ import annotations

import pytest
from swcore_lab.asked import setting_of
from swcore_lab.comparing import older
from swcore_lab.homes import at_home, own_game
from swcore_lab.intervals import looks
from swcore_lab.pairs import rules_of
from swcore_lab.telling import Teller
from swcore_lab.texts import TEXTS
from swcore_lab.trial import found_in

from swcore import SwcoreError
from swcore.cli.packs import Choice
from swcore.wording.catalogue import Catalogue
from tests.lab.test_balance import known, pairs_with


@pytest.mark.parametrize("id", ["warcraft.tauren", "warcraft.orcs"])
def test_an_installed_piece_is_tried_in_its_own_game(id: str) -> None:
    """Both are official pieces of one game, and were tried as home-made ones of another."""
    setting = setting_of(id, at_home(id, Choice()), bots=("random",))
    assert rules_of(setting.choice).id == "warcraft.warcraft"
    assert id in setting.field
    assert not setting.choice.with_ids


def test_a_game_that_is_named_and_what_has_no_game_of_its_own_stay() -> None:
    assert at_home("warcraft.orcs", Choice(game="small-world")).game == "small-world"
    assert own_game("base.elves") == "base.small_world"
    assert [own_game(word) for word in ("examples/gnolls.py", "home.gnolls", "base.small_world", "conquests=2")] == [""] * 4
    assert at_home("examples/gnolls.py", Choice()) == Choice()


def test_what_a_piece_is_compared_with_is_one_of_its_own_game() -> None:
    """Tauren and gnolls have no places in common; in a game that is named both are tried there."""
    new = setting_of("warcraft.tauren", at_home("warcraft.tauren", Choice()), bots=("random",))
    assert older("warcraft.orcs", Choice(), new).piece == "warcraft.orcs"
    gnolls = setting_of("examples/gnolls.py", Choice(), bots=("random",))
    with pytest.raises(SwcoreError) as caught:
        older("warcraft.orcs", Choice(), gnolls)
    assert caught.value.code == "lab-than"
    assert older("base.elves", Choice(), gnolls).piece == "base.elves"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "60 games, Small World, 2 seats"), ("ru", "Сыграно партий: 60; Маленький мир, игроков 2")],
)
def test_the_game_that_was_played_is_named(language: str, told: str) -> None:
    setting = setting_of("examples/gnolls.py", Choice(), bots=("random",), seed=5)
    fields = {"random": known()}
    found = found_in(setting, fields, pairs_with(setting, [0.0] * 60), looks(60)[-1])
    assert told in Teller(setting, rules_of(setting.choice), fields, found, Catalogue(language, TEXTS)).played(1.0)
