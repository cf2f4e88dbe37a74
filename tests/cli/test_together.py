"""People at one keyboard: each is told in words what the others did, and nothing that is hidden."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.testing import Scene
from tests.cli.conftest import Screen

PASS = {"en": "Player {n}, it is your turn. Press Enter.", "ru": "Игрок {n}, ваша очередь. Нажмите Enter."}


def board(seats: int = 2, step: str = "conquer") -> Game:
    """Seat 1 holds `a` with two and has five in hand; `b` is empty; seat 2 holds `d`, seat 3 is to pick."""
    scene = Scene({"a": "hill edge", "b": "forest edge", "c": "swamp edge", "d": "farmland edge"}, "a-b b-c c-d", seats=seats)
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 2}, hand=5)
    scene.army(1, "base.orcs", "base.merchant", {"d": 3})
    return scene.turn(0, step)


def parts(shown: str, language: str = "en") -> list[tuple[int, str]]:
    """Return (player, what that player saw) from each passing of the keyboard to the next."""
    found = [(-1, shown)]
    for n in range(1, 4):
        mark = PASS[language].format(n=n)
        found = [
            (n if at else player, text) for player, part in found for at, text in enumerate(part.split(mark)) if text or not at
        ]
    return found


TURN = ("", "conquer b", "conquer c", "done", "redeploy a=1 b=3 c=3", "")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Player 1, Alchemist Ratmen: conquered b, c. Income: 5 coins (regions +3, alchemy +2)."),
        ("ru", "Игрок 1, Учёные Крысолюды: захвачено: b, c. Доход: 5 монет (области +3, алхимия +2)."),
    ],
)
def test_the_second_person_reads_the_turn_of_the_first_in_a_sentence(language: str, told: str) -> None:
    """SW-SCORE-1: three regions; Alchemist brings 2 more."""
    shown = " ".join(Screen(board(), language=language).play(*TURN).split())
    mark = PASS[language].format(n=2)
    assert shown.count(mark) == 1
    mine, theirs = shown.split(mark)
    assert told not in mine, "who acts is told at once and in detail"
    assert theirs.count(told) == 1
    assert theirs.index(told) < 60, "before the position"


def test_who_acted_does_not_read_it_again() -> None:
    shown = Screen(board()).play(*TURN, "decline", "")
    last = " ".join(shown.split(PASS["en"].format(n=1))[-1].split())
    assert "Player 2: Merchant Orcs in decline." in last
    assert "conquered b, c" not in last


def test_the_third_reads_both_turns_and_a_bot_s_too() -> None:
    for bots in ({}, {1: "random"}):
        game = board(3)
        screen = Screen(game, {seat: make_bot(name, game.ruleset, 1) for seat, name in bots.items()})
        second = () if bots else ("decline", "")
        shown = screen.play(*TURN[:-1], "", *second)
        third = " ".join(shown.split(PASS["en"].format(n=3))[-1].split())
        assert third.index("Player 1, Alchemist Ratmen: conquered b, c.") < third.index("Player 2"), bots


def test_a_turn_that_was_taken_back_is_told_as_it_was_played_then() -> None:
    """The first takes back `conquer c` before the turn ends, and after it has ended the last action."""
    screen = Screen(board())
    shown = screen.play(
        "", "conquer b", "conquer c", "undo", "done", "redeploy a=1 b=6", "", "undo", "y", "", "deploy b 5", "", ""
    )
    seen = [" ".join(part.split()) for part in shown.split(PASS["en"].format(n=2))[1:]]
    assert len(seen) >= 1
    assert "Player 1, Alchemist Ratmen: conquered b. Income: 4 coins" in seen[0]
    assert all("conquered b, c" not in part for part in seen)


def test_somebody_asked_in_the_middle_of_a_turn_reads_what_led_there() -> None:
    """SW-LOSS-3: the victim places its survivors at the end of the attacker's turn; it reads first who attacked it."""
    scene = Scene({"a": "hill edge", "b": "forest edge", "c": "swamp edge", "d": "hill edge"}, "a-b b-c b-d")
    scene.army(0, "base.ratmen", "base.merchant", {"a": 2}, hand=6)
    scene.army(1, "base.orcs", "base.alchemist", {"b": 2, "c": 1, "d": 1})
    game = scene.turn(0, "conquer")
    shown = Screen(game).play("", "conquer b", "done", "redeploy a=1 b=7", "")
    theirs = " ".join(shown.split(PASS["en"].format(n=2))[1].split())
    assert "Player 1, Merchant Ratmen: conquered b (Player 2's Orcs −1)." in theirs


@pytest.mark.clause("SW-SCORE-6")
def test_the_hidden_totals_of_the_others_are_not_told() -> None:
    scene = Scene({"a": "hill edge", "b": "forest edge", "c": "forest edge"}, rounds=3)
    scene.coins(0, 4321)
    scene.coins(1, 7919)
    shown = Screen(scene.turn(0, "army", round=2)).play("", *["1"] * 30)
    for _, text in [one for one in parts(shown.partition("Final table")[0]) if one[0] == 1]:
        assert "79" not in text
    for _, text in [one for one in parts(shown.partition("Final table")[0]) if one[0] == 2]:
        assert "43" not in text


def test_of_a_game_that_goes_on_each_reads_the_last_turns_also_after_an_undo() -> None:
    game = Game.new("small-world", 2, seed=3)
    bot = make_bot("random", game.ruleset, 1)
    while game.play.state.round < 4:
        game.apply(bot.choose(game, game.pending[0]), game.pending[0])
    shown = Screen(game).play("", "1", "undo", "")
    told = [line for line in shown.splitlines() if line.startswith("Player ") and "Income" in line]
    assert len(told) <= 4, "two lines at the beginning, and none of older rounds"
