"""C8: actions are told, and may be typed, in the language of the player; in saves and programs they stay what they are."""

from __future__ import annotations

import re

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.contract import renderer_of
from swcore.cli.session.spoken import Spoken
from swcore.hooks.discovery import load_plugins
from swcore.testing import Scene
from tests.cli.conftest import Screen
from tests.cli.test_session import conquering


def picking(language: str = "ru") -> Screen:
    scene = Scene({"a": "hill edge"})
    scene.column(("base.orcs", "base.hill", 0), ("base.elves", "base.flying", 0))
    game = scene.turn(0, "army", round=1)
    return Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)


def test_the_menu_names_pieces_in_russian_c8() -> None:
    """C8: piece names of actions stayed English in Russian."""
    rows = [line.split()[:3] for line in picking().play().splitlines() if line.strip()[:1] in ("1", "2")]
    assert ["1", "взять", "Орки"] in rows
    assert any(line.split()[:3] == ["1", "pick", "base.orcs"] for line in picking("en").play().splitlines())


@pytest.mark.parametrize("line", ["взять Орки", "взять орки", "вз ор", "орки", "pick base.orcs", "p or", "взять base.orcs"])
def test_an_action_is_typed_in_either_language_c8(line: str) -> None:
    screen = picking()
    screen.play(line)
    assert str(screen.session.game.log[1].action) == "pick base.orcs"


@pytest.mark.parametrize("line", ["захватить b", "Захватить b", "захв b", "conquer b"])
def test_a_region_is_conquered_in_russian_c8(line: str) -> None:
    screen = conquering(language="ru")
    told = screen.answers(f"?{line}", line)
    assert told[0].startswith("захватить b — можно.")
    assert str(screen.session.game.log[1].action) == "conquer b"


def test_what_is_taken_back_and_what_is_meant_is_told_in_russian_c8() -> None:
    screen = conquering(language="ru")
    told = screen.answers("захватить b", "отмена", "захватить", "?захватить c")
    assert told[1].startswith("Отменено: захватить b.")
    assert told[2].startswith("Это может быть только 1: захватить b")
    assert told[3].startswith("захватить c сейчас невозможно:")


def test_the_final_attempt_is_spelled_out_in_russian_too_c8() -> None:
    scene = Scene({"a": "hill edge", "b": "forest lost_tribe"}, "a-b", rolls=[2])
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1}, hand=1)
    game = scene.turn(0, "conquer")
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)}, "ru")
    assert "захватить b кубик" in screen.play("захватить b кубик")
    assert str(game.log[1].action) == "conquer b die"


def test_a_town_is_built_in_russian_c8() -> None:
    game = Game.new("tiny-towns", 1, seed=3, options={"monuments": "off"})
    screen = Screen(game, {}, "ru")
    told = screen.play("назвать дерево", "положить дерево b2")
    assert "назвать дерево" in told
    assert [str(step.action) for step in game.log[1:3]] == ["name wood", "place wood b2"]


def test_a_short_word_that_may_mean_two_things_stays_as_it_is() -> None:
    screen = conquering(language="ru")
    told = screen.answers("о a")[0]  # one letter is too short for a guess
    assert told.startswith("Нет действия «о a».")
    assert len(screen.session.game.log) == 1


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "'use' is not complete. Write it as: use NAME REGION."),
        ("ru", "«применить» — не всё. Пишется так: применить ЧТО ОБЛАСТЬ."),
    ],
)
def test_how_an_action_is_written_is_told_in_the_language(language: str, told: str) -> None:
    assert conquering(language=language).answers("?use") == [told]


def test_every_field_of_how_an_action_is_written_has_a_russian_word() -> None:
    for game in ("small-world", "warcraft", "tiny-towns"):
        ruleset = load_plugins(game)
        spoken = Spoken(ruleset, renderer_of(ruleset, "ru"), "ru")
        for kind in ruleset.action_kinds.values():
            assert not re.search("[A-Z]", spoken.usage(kind.usage)), kind.usage
