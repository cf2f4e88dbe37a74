"""What no position holds, a scene refuses: at the call that asks for it, with a clear error, and with nothing changed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from swcore import ActionError
from swcore.conquest import Marker
from swcore.testing import Scene, check_conquest, legal

BOARD = {"a": "hill edge", "b": "forest edge", "c": "swamp edge"}
RATS, ORCS, HILL, SWAMP = "base.ratmen", "base.orcs", "base.hill", "base.swamp"


def scene() -> Scene:
    """Return a scene in which seat 0 alone has an army: one token in `a`, three in hand."""
    made = Scene(BOARD)
    made.army(0, RATS, HILL, {"a": 1}, hand=3)
    return made


# -- T1: a turn of a seat without an army


@pytest.mark.parametrize("step", ["conquer", "redeploy"])
def test_t1_a_turn_of_a_seat_without_an_active_army_is_not_opened_at_a_step_of_its_army(step: str) -> None:
    """Fault T1: it played the army of another seat."""
    made = scene()
    made.army(1, ORCS, "", {"b": 1}, declined=True)
    before = made.game.digest()
    with pytest.raises(ValueError, match=rf"^Seat 1 has no active army, so its turn cannot be opened at '{step}'"):
        made.turn(1, step)
    assert made.game.digest() == before


@pytest.mark.clause("SW-TURN-3")
def test_t1_such_a_seat_picks_a_combo_where_its_turn_starts() -> None:
    game = scene().turn(1)
    assert game.pending == (1,)
    assert legal(game) == legal(game, "pick")


@pytest.mark.clause("SW-SCORE-1")
def test_t1_such_a_seat_scores_with_the_army_that_it_has_in_decline() -> None:
    made = Scene(BOARD)
    made.army(0, ORCS, "", {"a": 1, "b": 1}, declined=True)
    made.coins(0, 5)
    made.turn(0, "score")
    assert made.state.coins[0] == 5 + 2


# -- T2: numbers, seats and pieces that do not fit

REFUSED: dict[str, tuple[Callable[[Scene], object], str]] = {
    "a seat too high in a turn": (lambda made: made.turn(5), "The number of the seat is 0 to 1, not 5."),
    "a seat below the first": (lambda made: made.turn(-1), "The number of the seat is 0 to 1, not -1."),
    "a seat of an army": (lambda made: made.army(2, ORCS, SWAMP, {"b": 1}), "The number of the seat is 0 to 1, not 2."),
    "a seat of coins": (lambda made: made.coins(7, 3), "The number of the seat is 0 to 1, not 7."),
    "no army to return": (lambda made: made.army_of(1), "Seat 1 has no active army now."),
    "a round after the last": (lambda made: made.turn(0, round=11), "The number of the round is 1 to 10, not 11."),
    "debts": (lambda made: made.coins(0, -1), "The number of coins is at least 0, not -1."),
    "half a coin": (lambda made: made.coins(0, 0.5), "The number of coins is at least 0, not 0.5."),  # type: ignore[arg-type]
    "a region without a token": (
        lambda made: made.army(1, ORCS, SWAMP, {"b": 0}),
        "The number of tokens in b is at least 1, not 0",
    ),
    "hands below none": (lambda made: made.army(1, ORCS, SWAMP, hand=-2), "The number of tokens (hand) is at least 0, not -2."),
    "more tokens than there are": (
        lambda made: made.army(1, ORCS, SWAMP, {"b": 30}),
        "30 tokens of base.orcs are wanted, 10 are in",
    ),
    "a second active army": (lambda made: made.army(0, ORCS, SWAMP, {"b": 1}), "Seat 0 has an active army already (SW-DEF-2)"),
    "one power twice": (lambda made: made.army(1, ORCS, HILL, {"b": 1}), "base.hill is in play already"),
    "one race twice": (lambda made: made.army(1, RATS, SWAMP, {"b": 1}), "base.ratmen is in play already"),
    "a region that is held": (lambda made: made.army(1, ORCS, SWAMP, {"a": 1}), "a is occupied already"),
    "natives where an army stands": (lambda made: made.natives("a"), "a is occupied already"),
    "more markers than there are": (
        lambda made: made.mark("base.hero", "a", count=40),
        "The number of markers base.hero is 0 to 2, not 40",
    ),
    "markers below none": (
        lambda made: made.mark("base.hero", "a", count=-1),
        "The number of markers base.hero is 0 to 2, not -1",
    ),
    "a stock of too many": (
        lambda made: made.stock("base.hero", made.army_of(0), 3),
        "The number of markers base.hero is 0 to 2, not 3",
    ),
    "a fuller tray than there are tokens": (
        lambda made: made.tray(RATS, 14),
        "The number of tokens of base.ratmen is 0 to 13, not 14",
    ),
    "a tray below none": (lambda made: made.tray(RATS, -1), "The number of tokens of base.ratmen is 0 to 13, not -1"),
    "a banner twice in the column": (
        lambda made: made.column((ORCS, SWAMP, 0), (ORCS, "base.forest", 0)),
        "stands in the column twice",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_t2_what_no_position_holds_is_refused_and_changes_nothing(what: str) -> None:
    """Fault T2: IndexErrors, a negative supply, armies of no token and two of one badge."""
    act, message = REFUSED[what]
    made = scene()
    before = made.game.digest()
    with pytest.raises(ValueError, match=re.escape(message)):
        act(made)
    assert made.game.digest() == before


def test_t2_a_marker_that_holds_its_region_goes_with_its_army() -> None:
    """Fault T2: a body without an army was a bare IndexError."""
    made = Scene({"a": "hill harbor", "b": "forest harbor"}, game="warcraft")
    mine = made.army(0, "warcraft.orcs", "warcraft.beastmaster", {"a": 1})
    other = made.army(1, "warcraft.trolls", "warcraft.mining", {"b": 1})
    for army, region in ((None, "a"), (other, "a")):
        with pytest.raises(
            ValueError, match=r"^warcraft\.beast holds its region like a token, so it goes with its army into a region"
        ):
            made.mark("warcraft.beast", region, army)
    made.mark("warcraft.beast", "a", mine)
    assert made.marks("a") == ["warcraft.beast"]


def test_t2_a_roll_that_was_not_given_is_told_and_the_position_stays() -> None:
    """Fault T2: the second roll was a bare StopIteration."""
    made = Scene({"a": "hill edge", "b": "mountain edge", "c": "mountain edge"}, "a-b a-c", rolls=[0])
    made.army(0, RATS, "base.berserk", {"a": 1}, hand=6)
    game = made.turn(0, "conquer")
    game.apply("roll")
    game.apply("conquer b")  # 3, with nothing rolled
    before = game.digest()
    with pytest.raises(ActionError, match=r"The scene has 1 rolls of the die, and one more is needed\.") as caught:
        game.apply("roll")
    assert caught.value.code == "missing-chance"
    assert game.digest() == before


def test_t2_what_fits_is_taken() -> None:
    made = scene()
    made.army(1, ORCS, SWAMP, {"b": 2}, hand=1, withdrawn=1, aside=2)
    made.mark("base.hero", "b", count=1)
    army = made.army_of(1)
    assert (army.hand, army.withdrawn, army.aside, army.placed) == (1, 1, 2, 2)
    assert made.state.tray[ORCS] == 10 - 6
    check_conquest(made.turn(0, "conquer"))


def test_t2_a_marker_with_a_face_comes_off_a_pile() -> None:
    """The pile of a piece that shuffles it when its combo is picked was a bare IndexError."""
    box = Marker("home.box", supply=2, faces={"good": 1, "bad": 1})
    made = Scene(BOARD, with_pieces=[box])
    army = made.army(0, RATS, HILL, {"a": 1})
    with pytest.raises(ValueError, match=r"^home\.box has faces, and too few lie in its pile: lay them with pile\(\) first\.$"):
        made.mark("home.box", "a", army)
    made.pile("home.box", "bad", "good")
    made.mark("home.box", "a", army)
    assert made.marks("a") == ["home.box"]
