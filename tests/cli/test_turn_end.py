"""C3: what ends a turn is shown with the income and asked once; a whole turn is taken back."""

from __future__ import annotations

import pytest

from swcore.bots import make_bot
from swcore.testing import Scene
from tests.cli.conftest import Run, Screen


def asking(
    board: dict[str, str], borders: str, tokens: dict[str, int], step: str, *, hand: int = 0, language: str = "en"
) -> Screen:
    """Seat 1 has Alchemist Ratmen and is asked; seat 2 holds nothing."""
    scene = Scene(board, borders)
    scene.army(0, "base.ratmen", "base.alchemist", tokens, hand=hand)
    scene.army(1, "base.orcs", "base.hill")
    game = scene.turn(0, step)
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)
    screen.session.confirm = True
    return screen


def redeploying(language: str = "en") -> Screen:
    return asking(
        {"a": "hill edge", "b": "hill edge", "x": "sea"}, "a-b b-x", {"a": 1, "b": 1}, "redeploy", hand=2, language=language
    )


@pytest.mark.clause("SW-SCORE-1")
def test_the_last_deployment_is_shown_with_its_income_first_c3() -> None:
    """C3: it filled in the rest and ended the turn at once. 2 regions and Alchemist's 2 coins are 4."""
    screen = redeploying()
    told = screen.answers("deploy a 2")[0]
    assert told.splitlines() == [
        "deploy a 2 ends your turn:",
        "  Placed a +2. Income: 4 coins (regions +2, alchemy +2).",
        "Enter ends the turn; `no` or any other line does not.",
    ]
    assert len(screen.session.game.log) == 1


@pytest.mark.clause("SW-DECL-7")
def test_declining_is_shown_with_what_it_brings_c3() -> None:
    """C3: `dec` and Enter declined at once. Without Alchemist 2 regions bring 2 coins."""
    screen = asking({"a": "hill edge", "b": "hill edge"}, "a-b", {"a": 1, "b": 1}, "choose")
    told = screen.answers("dec")[0]
    assert told.startswith("decline ends your turn:\n  Alchemist Ratmen in decline. Income: 2 coins (regions in decline +2).")
    assert len(screen.session.game.log) == 1


@pytest.mark.parametrize("yes", ["", "y", "yes", "да", "deploy a 2", "dep a 2"])
def test_yes_is_enter_a_word_or_the_same_once_more_c3(yes: str) -> None:
    screen = redeploying()
    told = screen.answers("deploy a 2", yes)
    assert told[1].startswith("Placed a +2. Income: 4 coins")
    assert screen.session.game.log[1].action is not None


THREE = ({"a": "hill edge", "b": "hill edge", "c": "hill edge"}, "a-b b-c", {"a": 1, "b": 1, "c": 1}, "redeploy")


@pytest.mark.parametrize("no", ["n", "no", "нет", "map", "?1", "undo", "nonsense"])
def test_anything_else_leaves_the_turn_open_c3(no: str) -> None:
    screen = redeploying()
    told = screen.answers("deploy a 2", no, "")
    assert len(screen.session.game.log) == 1
    assert ("Your turn goes on." in told[1]) == (no in ("n", "no", "нет", "undo"))


@pytest.mark.parametrize("undo", ["undo", "отмена"])
def test_undo_takes_back_what_waits_and_nothing_that_was_done_c3(undo: str) -> None:
    screen = asking(*THREE, hand=2)
    told = screen.answers("deploy a 1", "deploy b 1", undo, undo)
    assert "ends your turn" in told[1]
    assert "Your turn goes on." in told[2]
    assert "Taken back: deploy a 1" in told[3]


def test_another_action_is_taken_in_its_place_c3() -> None:
    screen = asking(*THREE, hand=2)
    told = screen.answers("deploy a 2", "deploy a 1")
    assert "ends your turn" in told[0]
    assert "ends your turn" not in told[1]
    assert [str(step.action) for step in screen.session.game.log[1:]] == ["deploy a 1"]


def test_what_does_not_end_the_turn_is_not_asked() -> None:
    assert asking(*THREE, hand=2).answers("deploy a 1")[0].startswith("Placed a +1.")


@pytest.mark.clause("SW-DIE-1")
def test_a_roll_of_the_die_is_never_told_beforehand_c3() -> None:
    """C3: the forecast is not a look into the future; the last attempt ends the conquests, whatever it brings."""
    scene = Scene({"a": "hill edge", "b": "forest lost_tribe"}, "a-b", rolls=[2])
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1}, hand=1)
    game = scene.turn(0, "conquer")
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    screen.session.confirm = True
    told = screen.answers("conquer b die")[0]
    assert "ends your turn" not in told
    assert game.log[1].chance == (("die", 2),)


def test_it_can_be_switched_off_in_the_game_and_by_a_flag_c3(run: Run) -> None:
    told = redeploying().answers("confirm off", "deploy a 2")
    assert told[0] == "Your turn ends without asking. `confirm on` asks first."
    assert told[1].startswith("Placed a +2.")
    told = redeploying().answers("confirm off", "confirm on", "deploy a 2")
    assert "ends your turn" in told[2]
    lines = "1\nconfirm\n"
    assert "shown and asked first" in run("play", "--interactive", "--seed", "3", lines=lines).stdout
    assert "without asking" in run("play", "--interactive", "--seed", "3", "--no-confirm", lines=lines).stdout


def test_it_is_asked_in_russian_too_c3() -> None:
    told = redeploying("ru").answers("deploy a 2", "нет", "переспрос выкл")
    assert "Enter — закончить ход" in told[0]
    assert told[1] == "Ваш ход продолжается."
    assert told[2].startswith("Ход заканчивается сразу.")


def test_a_question_mark_tells_what_a_decline_would_bring_c5() -> None:
    """C5: `?2` on Decline repeated the line of the menu."""
    screen = asking({"a": "hill edge", "b": "hill edge"}, "a-b", {"a": 1, "b": 1}, "choose")
    told = " ".join(screen.answers("?decline")[0].split())
    assert "no conquest this turn; a new race next turn" not in told
    assert "SW-DECL-2" in told
    assert "It ends your turn: Alchemist Ratmen in decline. Income: 2 coins" in told
    assert "ready your troops and conquer" not in screen.answers("?expand")[0]


# -- the whole turn


def conquering() -> Screen:
    board = {"a": "hill edge", "b": "hill", "c": "hill", "d": "hill"}
    return asking(board, "a-b a-c a-d", {"a": 1}, "conquer", hand=6)


def test_a_turn_is_taken_back_to_its_beginning_c3() -> None:
    screen = conquering()
    before = screen.session.game.digest()
    told = screen.answers("conquer b", "conquer c", "done", "deploy a 1", "undo turn")
    assert told[-1].startswith("Taken back: conquer b, conquer c, done, deploy a 1.")
    assert screen.session.game.digest() == before
    assert len(screen.session.game.log) == 1


@pytest.mark.parametrize("words", ["undo turn", "отмена ход", "undo all"])
def test_nothing_to_take_back_is_told(words: str) -> None:
    assert conquering().answers(words) == ["There is nothing to take back."]


def test_a_turn_is_taken_back_to_the_roll_that_was_in_it_c3() -> None:
    """C3: as long as nothing was revealed; what came after the roll is taken back, the roll stays."""
    scene = Scene({"a": "hill edge", "b": "hill edge", "c": "forest lost_tribe"}, "a-b a-c", rolls=[1])
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 3, "b": 1}, hand=2)
    scene.army(1, "base.orcs", "base.hill")
    game = scene.turn(0, "conquer")
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    told = screen.answers("conquer c die", "gather", "deploy a 1", "undo turn")
    assert told[-1].splitlines()[:2] == [
        "Taken back: gather, deploy a 1.",
        "Chance had a part in your last action, or it showed something new; that cannot be taken back.",
    ]
    assert len(game.log) == 2


@pytest.mark.clause("SW-TURN-9")
def test_the_turn_before_stays_where_nobody_else_plays() -> None:
    """A seat whose opponents have left plays turn after turn; only this one is taken back."""
    scene = Scene({"a": "hill edge", "b": "hill edge", "c": "hill edge"}, "a-b b-c", rounds=9)
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1, "b": 1}, hand=2)
    scene.army(1, "base.orcs", "base.hill")
    game = scene.turn(0, "redeploy")
    game.play.state.left = (1,)
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    told = screen.play("deploy a 2", "expand", "undo turn", "undo turn")
    assert told.count("There is nothing to take back.") == 1
    assert [str(step.action) for step in game.log[1:]] == ["deploy a 2"]


def test_the_last_placing_in_the_turn_of_another_ends_no_turn_of_mine() -> None:
    scene = Scene({"a": "hill edge", "b": "hill edge", "c": "hill"}, "a-b b-c")
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1, "b": 1}, withdrawn=2)
    scene.army(1, "base.orcs", "base.hill", {"c": 3})
    game = scene.turn(1, "regroup")
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    screen.session.confirm = True
    told = screen.answers("deploy a 2", "no")
    assert told[0].startswith("deploy a 2 is your last decision in player 2's turn:\n  Placed a +2.")
    assert told[0].endswith("Enter does it; `no` does not.")
    assert told[1] == "Nothing was done."
