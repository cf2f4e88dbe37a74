"""The installed games as data, for a lobby."""

from __future__ import annotations

import subprocess
import sys

import pytest

import swcore
from swcore import Game
from tests.shared.rulesets import GAMES, rules


def test_all_installed_games_are_told_with_what_one_may_choose() -> None:
    """Seats and numbers of maps are those of the boxes: SW-SETUP-1, WC-SETUP-1, TT-SETUP-1."""
    found = {one.name: one for one in swcore.games()}
    assert set(GAMES) <= set(found)
    assert [found[name].seats for name in GAMES] == [(2, 5), (2, 5), (1, 6)]
    assert [len(found[name].maps) for name in GAMES] == [4, 12, 0]
    assert [(one.players, one.rounds) for one in found["small-world"].maps] == [(2, 10), (3, 10), (4, 9), (5, 8)]
    assert (found["small-world"].pieces["race"], found["small-world"].pieces["power"]) == (14, 20)
    for name in GAMES:
        one, ruleset = found[name], rules(name)
        assert one.problem == ""
        assert one.title
        assert [option.name for option in one.options] == sorted(ruleset.options)
        assert all(len(option.values) == len(option.labels) for option in one.options)
        assert [edition.name for edition in one.editions] == list(ruleset.book.editions)


def test_what_is_told_can_be_given_to_a_new_game() -> None:
    [one] = swcore.games("small-world", lang="ru")
    assert one.title == "Маленький мир"
    edition, board = one.editions[-1], one.maps[1]
    options = {option.name: option.values[-1] for option in one.options}
    game = Game.new(one.name, one.seats[0], edition=edition.name, map=board.name, options=options)
    assert len(game.view()["names"]) == board.regions


def test_what_is_not_installed_is_not_among_them() -> None:
    assert swcore.games("chess") == ()


def test_a_game_that_cannot_be_loaded_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    from swcore import PluginError
    from swcore.wording import games

    def broken(id: str) -> None:
        raise PluginError(f"{id} cannot be imported.", code="broken-plugin", hint="Mend it.")

    monkeypatch.setattr(games, "load_plugins", broken)
    [one] = swcore.games("warcraft")
    assert (one.title, one.problem, one.seats) == ("warcraft", "warcraft.warcraft cannot be imported. Mend it.", (0, 0))


def test_the_packs_of_other_games_are_not_imported() -> None:
    code = (
        "import sys, swcore; swcore.games('tiny-towns');"
        "print(sorted(name for name in sys.modules if name in ('swcore_warcraft', 'swcore_base_game', 'swcore_tiny_towns')))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "['swcore_tiny_towns']"
