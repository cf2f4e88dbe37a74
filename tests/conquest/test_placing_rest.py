"""What is placed by itself is told before it is done, and a region that is not offered is explained (SW-REDEP-7)."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.contract import renderer_of
from swcore.conquest.wording.rests import rest_of
from swcore.testing import Scene
from tests.cli.conftest import Screen

ROW = {"a": "farmland edge", "b": "hill", "c": "swamp", "d": "hill", "x": "forest edge"}
WAY = "a-b b-c c-d d-x"


def heroes() -> Game:
    """Two heroes are placed in a to d, one in a region."""
    scene = Scene(ROW, WAY)
    scene.army(0, "base.orcs", "base.heroic", dict.fromkeys("abcd", 1))
    return scene.turn(0, "redeploy")


def tokens(hand: int = 3) -> Game:
    scene = Scene(ROW, WAY)
    scene.army(0, "base.ratmen", "base.alchemist", dict.fromkeys("abc", 1), hand=hand)
    scene.army(1, "base.orcs", "base.hill")
    return scene.turn(0, "redeploy")


def screen(game: Game, language: str = "en") -> Screen:
    return Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)


def lines(game: Game, language: str) -> list[str]:
    return [f"{text}: {told}" for _, text, told in renderer_of(game.ruleset, language).menu(game, 0)]


@pytest.mark.parametrize(("language", "rest"), [("en", "the rest goes to c"), ("ru", "остальное — в c")])
def test_the_line_of_the_last_region_but_one_says_where_the_rest_goes(language: str, rest: str) -> None:
    """In a or b, more than one way is left; c takes all that is left, so there is no rest."""
    assert [rest in line for line in lines(tokens(), language) if "a 1…3" in line] == [False]
    assert [rest in line for line in lines(tokens(), language) if "b 1…3" in line] == [True]
    assert [rest in line for line in lines(tokens(), language) if "c 3" in line] == [False]


@pytest.mark.parametrize(("language", "rest"), [("en", "the rest goes to d"), ("ru", "остальное — в d")])
def test_the_line_of_a_hero_says_where_the_other_goes_where_one_way_is_left(language: str, rest: str) -> None:
    assert [rest in line for line in lines(heroes(), language)] == [False, False, True]  # a, b, c


@pytest.mark.parametrize("game", [heroes(), tokens(), tokens(1)], ids=["heroes", "tokens", "one"])
def test_what_is_told_is_what_happens(game: Game) -> None:
    """The regions told gain something without being asked for, and no other region does."""
    for action in game.legal_actions(0):
        if action.kind not in ("deploy", "place"):
            continue
        region = next(arg for arg in action.args if arg in ROW)
        placed = game.clone()
        placed.apply(action)
        before, after = game.play.state, placed.play.state
        gained = [
            name
            for name, one in before.ground.index.items()
            if (after.tokens[one], after.marks[one]) != (before.tokens[one], before.marks[one])
        ]
        assert [name for name in gained if name != region] == rest_of(game, action), action


@pytest.mark.parametrize("typed", ["?place d", "place d"])
@pytest.mark.parametrize(
    ("language", "why"),
    [
        (
            "en",
            "still to be placed: 2; it goes to one of these regions, chosen one after the other in this order: a, b, c, d; a",
        ),
        ("ru", "осталось разместить: 2; можно в эти области, их выбирают одну за другой в таком порядке: a, b, c, d; в область"),
    ],
)
def test_a_region_that_is_not_offered_for_a_marker_is_explained(language: str, why: str, typed: str) -> None:
    """The second hero would have no region behind d."""
    told = screen(heroes(), language).answers(typed)[0]
    assert why in " ".join(told.split())


def test_a_region_that_is_no_longer_offered_for_tokens_is_explained() -> None:
    game = tokens()
    game.apply("deploy a 1")
    told = " ".join(screen(game).answers("?deploy a")[0].split())
    assert "tokens are placed in ascending order of regions, and the last region takes the rest" in told
