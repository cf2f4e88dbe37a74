"""A slip of the pen in a game: the nearest word, place or legal action is proposed, and nothing is done."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.testing import Scene
from tests.cli.conftest import Screen


def playing(language: str = "en", *, picked: bool = True) -> Screen:
    """A game on the usual map: the first combo is picked, and the nearest legal regions are `r02` and `r03`."""
    game = Game.new("small-world", 2, seed=3)
    if picked:
        game.apply(game.legal_actions()[0])
    return Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)


def redeploying(language: str = "en") -> Screen:
    """Two tokens are placed in `a` and `b`, where `b` takes both or none."""
    scene = Scene({"a": "hill edge", "b": "hill edge", "x": "sea"}, "a-b b-x")
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1, "b": 1}, hand=2)
    scene.army(1, "base.orcs", "base.hill")
    game = scene.turn(0, "redeploy")
    return Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "undoo", "Did you mean `undo`?"),
        ("en", "hepl", "Did you mean `help`?"),
        ("en", "undoo turn", "Did you mean `undo turn`?"),
        ("en", "conqer r03", "Did you mean 2: conquer r03?"),
        ("en", "Conqeur R3", "Did you mean 2: conquer r03?"),
        ("en", "5 6", "A region is written like this: r05. Did you mean 3: conquer r05?"),
        ("en", "r99", "A region is written like this: r22. Did you mean"),
        ("ru", "помщь", "Может быть, «помощь»?"),
        ("ru", "захатить r03", "Может быть, 2: захватить r03?"),
        ("ru", "5 6", "Область пишется так: r05. Может быть, 3: захватить r05?"),
    ],
)
def test_what_is_nearest_is_proposed(language: str, typed: str, meant: str) -> None:
    screen = playing(language)
    told = screen.answers(typed)[0].splitlines()
    assert told[1].startswith(meant)
    assert len(screen.session.game.log) == 2


def test_what_is_like_nothing_gets_no_proposal() -> None:
    assert playing().answers("xyzzy") == ["There is no action 'xyzzy'. Type a number, an action as in the list, or `help`."]


@pytest.mark.parametrize("typed", ["r3", "R03", "conquer r3", "р03", "Р3"])
def test_a_region_may_be_written_with_a_capital_and_without_its_noughts(typed: str) -> None:
    screen = playing()
    screen.play(typed)
    assert str(screen.session.game.log[2].action) == "conquer r03"


def test_an_action_that_comes_later_is_proposed_too_and_is_told_to_be_too_early() -> None:
    told = playing(picked=False).answers("conqer r03")[0]
    assert told.splitlines()[1] == "Did you mean `conquer r03`?"


def test_a_page_of_a_region_takes_the_short_form_and_says_how_it_is_written() -> None:
    told = playing().answers("region r3", "region r99")
    assert told[0].startswith("r03 · ")
    assert told[1] == "There is no region r99. A region is written like this: r01."


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["r05 is a region, but now you are asked: Pick a combo", "For example: pick base.wizards"]),
        ("ru", ["r05 — область, а вопрос сейчас: Возьмите комбинацию", "Например: взять Волшебники"]),
    ],
)
def test_a_region_alone_where_a_combo_is_chosen_gets_the_question(language: str, lines: list[str]) -> None:
    assert playing(language, picked=False).answers("r05")[0].splitlines() == lines


@pytest.mark.parametrize(
    ("language", "one", "sea"),
    [
        (
            "en",
            "That can only be 3: deploy b 2 · 2 more, now 1 · hill",
            "x is a region, but now you are asked: Redeploy your tokens",
        ),
        (
            "ru",
            "Это может быть только 3: поставить b 2 · ещё 2, сейчас 1 · холмы",
            "x — область, а вопрос сейчас: Перегруппируйте жетоны",
        ),
    ],
)
def test_a_region_alone_in_redeployment_gets_the_one_action_that_fits_or_the_question(language: str, one: str, sea: str) -> None:
    told = redeploying(language).answers("b", "x")
    assert told[0].splitlines()[0] == one
    assert sea in told[1]


def test_a_combo_with_a_slip_is_proposed() -> None:
    told = playing(picked=False).answers("pick orks")[0]
    assert told.splitlines()[-1] == "Did you mean 4: pick base.orcs?"
