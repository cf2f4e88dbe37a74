"""Two people at one keyboard: what one did by mistake is taken back also after the turn has passed to the other."""

from __future__ import annotations

import pytest

from swcore.bots import make_bot
from swcore.testing import Scene
from tests.cli.conftest import Screen


def redeploying(language: str = "en", *, people: tuple[int, ...] = (0, 1)) -> Screen:
    """Player 1 has two tokens in hand to place, with which the turn ends."""
    scene = Scene({"a": "hill edge", "b": "hill edge", "x": "sea"}, "a-b b-x", seats=3)
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1, "b": 1}, hand=2)
    scene.army(1, "base.orcs", "base.hill")
    scene.army(2, "base.trolls", "base.merchant")
    game = scene.turn(0, "redeploy")
    return Screen(game, {seat: make_bot("random", game.ruleset, 1) for seat in range(3) if seat not in people}, language)


@pytest.mark.parametrize("word", ["undo", "undo turn"])
@pytest.mark.parametrize(
    ("language", "yes", "asked", "told"),
    [
        ("en", "y", "The last action was player 1's: deploy a 2.", "Taken back: deploy a 2."),
        ("ru", "д", "Последнее действие сделал игрок 1: поставить a 2.", "Отменено: поставить a 2."),
    ],
)
def test_the_other_person_s_turn_is_taken_back_when_both_agree(language: str, yes: str, asked: str, told: str, word: str) -> None:
    screen = redeploying(language)
    before = screen.session.game.digest()
    shown = screen.play("", "deploy a 2", "", word, yes)
    assert asked in shown
    assert told in shown
    assert screen.session.game.digest() == before
    assert screen.session.game.pending == (0,)


def test_it_stays_when_they_do_not_agree() -> None:
    screen = redeploying()
    assert "It stays." in screen.play("", "deploy a 2", "", "undo", "n")
    assert len(screen.session.game.log) == 2


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Chance had a part in the last action of player 1, or it showed something new; that cannot be taken back."),
        ("ru", "В последнем действии игрока 1 была случайность или открылось новое: вернуть нельзя."),
    ],
)
@pytest.mark.clause("SW-DIE-1", "SW-LOSS-3")
def test_what_chance_had_a_part_in_stays_and_that_is_said(language: str, told: str) -> None:
    """The die takes `b`, which player 2 holds with two tokens: 1 in hand and 3 on the die are 4."""
    scene = Scene(dict.fromkeys("abcd", "hill edge"), "a-b b-c b-d", rolls=[3])
    scene.army(0, "base.ratmen", "base.merchant", {"a": 1}, hand=1)
    scene.army(1, "base.orcs", "base.alchemist", {"b": 2, "c": 1, "d": 1})
    game = scene.turn(0, "conquer")
    screen = Screen(game, {}, language)
    shown = screen.play("", "conquer b die", "", "undo")
    assert game.pending == (1,)
    assert told in shown


def test_what_a_bot_did_since_stays() -> None:
    screen = redeploying(people=(0, 2))
    shown = screen.play("", "deploy a 2", "", "undo", "y")
    assert "Another player has acted since; that cannot be taken back." in shown
