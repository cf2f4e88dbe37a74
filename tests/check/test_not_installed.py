"""Where the packs of a game are not installed, that comes first: without them nothing else that is told would be of use."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from swcore import Game, PluginError, load_plugins
from swcore.conquest import Race
from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.hooks import installed
from swcore.testing.inspection import inspect
from swcore.testing.inspection.targets import Subject
from swcore.wording.errors import in_words
from tests.shared.rulesets import rules

LACKING = ["swcore-base-powers", "swcore-base-races"]


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> Ruleset:
    """Return Small World with one race, and nothing installed of its packs but the rulebook."""
    found: Callable[[str], object] = installed._distribution
    monkeypatch.setattr(installed, "_distribution", lambda name: None if name in (*LACKING, "swcore-warcraft") else found(name))
    whole = rules("small-world")
    board = [piece for piece in whole.pieces.values() if piece.kind not in ("race", "power", "natives")]
    folk = Race("frost.folk", tokens=6, name={"en": "Frost Folk", "ru": "Мороз"})
    assert isinstance(whole.book, Rulebook)
    return load_plugins("small-world", pieces=[whole.book, *board, folk], with_pieces=[folk])


def test_a_game_without_its_packs_names_them_and_says_how_they_are_installed(alone: Ruleset) -> None:
    with pytest.raises(PluginError, match="at least 4 races, and here are 1") as caught:
        Game.new(alone, 2)
    assert caught.value.details["missing"] == LACKING
    assert caught.value.hint.startswith("Not installed: swcore-base-powers, swcore-base-races. ")
    told, hint = in_words(caught.value, "ru")
    assert (told, hint.partition(". ")[0]) == (
        "Рас или умений мало: на 2 мест нужно 4, а есть 1.",
        "Не установлено: swcore-base-powers, swcore-base-races",
    )


def test_with_all_packs_the_hint_speaks_of_the_content() -> None:
    assert installed.missing_packs(["base"]) == installed.missing_packs(["warcraft"]) == []


def test_check_says_first_and_alone_that_the_packs_are_not_installed(alone: Ruleset) -> None:
    folk = alone.pieces["frost.folk"]
    found = [one for one in inspect(Subject("frost", alone, (folk,))) if one.grave]
    assert [one.code for one in found] == ["not-installed"]
    for language in ("en", "ru"):
        assert "swcore-base-powers, swcore-base-races" in found[0].told(language)["what"]
        assert "install" in found[0].told(language)["mend"] or "make" in found[0].told(language)["mend"]
