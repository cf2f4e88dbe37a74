"""A conquest game told in sentences: exact words for known positions."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.cli.contract import narrator_of
from swcore.testing import Scene


def told(game: Game, language: str, you: int | None, *actions: str) -> list[str]:
    """Act and return what is told of it, step by step."""
    narrator = narrator_of(game, language, you)
    return [line for action in actions for line in narrator.tell([game.apply(action)])]


def heard(game: Game, language: str, *actions: str, you: int | None = None) -> list[str]:
    """Act and return what is told at the end of the turn."""
    narrator = narrator_of(game, language, you)
    lines = [line for action in actions for line in narrator.hear(game.apply(action))]
    return lines + narrator.flush()


def scene(rolls: tuple[int, ...] = ()) -> Scene:
    """Seat 1 stands at `a`; Elves of seat 2 hold `c` with three tokens, and `d`; `b` has a Lost Tribe."""
    made = Scene(
        {"a": "hill edge", "b": "forest lost_tribe", "c": "hill", "d": "hill", "e": "hill"},
        "a-b a-c a-e c-d",
        rolls=rolls,
    )
    made.army(0, "base.orcs", "base.alchemist", {"a": 1}, hand=9)
    made.army(1, "base.ratmen", "base.hill", {"c": 3, "d": 1})
    return made


@pytest.mark.clause("SW-CONQ-1", "SW-CONQ-3", "SW-LOSS-2")
def test_a_conquest_names_region_tokens_and_who_lost_how_many() -> None:
    game = scene().turn(0, "conquer")
    assert told(game, "en", 0, "conquer b", "conquer c") == [
        "Conquered b with 3 tokens (Lost Tribes −1).",
        "Conquered c with 5 tokens (Player 2's Ratmen −1).",
    ]
    game = scene().turn(0, "conquer")
    assert told(game, "ru", 1, "conquer b", "conquer c") == [
        "Захвачена область b: 3 жетона (Забытые племена −1).",
        "Захвачена область c: 5 жетонов (ваши Крысолюды −1).",
    ]


@pytest.mark.clause("SW-SCORE-1", "SW-SCORE-8", "SW-RACE-ORCS-1", "SW-POWER-ALCHEMIST-1")
def test_a_turn_is_one_line_with_conquests_and_the_parts_of_the_income() -> None:
    game = scene().turn(0, "conquer")
    lines = heard(game, "en", "conquer b", "conquer c", "done", "redeploy a=1 b=3 c=6")
    assert lines[0] == "Round 2"
    what, _, income = lines[1].partition(" Income: ")
    assert what == ("Player 1, Alchemist Orcs: conquered b (Lost Tribes −1), c (Player 2's Ratmen −1); Player 2 placed d +2.")
    total, parts = income.removesuffix(").").split(" coins (")
    assert total == "7"
    assert set(parts.split(", ")) == {"regions +3", "non-empty conquests +2", "alchemy +2"}
    game = scene().turn(0, "conquer")
    what, _, income = heard(game, "ru", "conquer b", "conquer c", "done", "redeploy a=1 b=3 c=6")[1].partition(" Доход: ")
    assert what == (
        "Игрок 1, Учёные Орки: захвачено: b (Забытые племена −1), c (Крысолюды игрока 2 −1); Игрок 2 — размещено: d +2."
    )
    total, parts = income.removesuffix(").").split(" монет (")
    assert total == "7"
    assert set(parts.split(", ")) == {"области +3", "захваты непустых областей +2", "алхимия +2"}


@pytest.mark.clause("SW-DIE-3", "SW-DIE-5", "SW-DIE-6")
def test_a_final_attempt_is_told_with_its_die() -> None:
    made = scene(rolls=(0,))
    made.game.play.emit(("tokens", made.army_of(0).id, -1, -2, 8))  # one token is left in hand
    assert told(made.turn(0, "conquer"), "en", 0, "conquer b die") == ["Failed at b (die 0); placed a +1. " + INCOME]
    made = scene(rolls=(2,))
    made.game.play.emit(("tokens", made.army_of(0).id, -1, -2, 8))
    first = told(made.turn(0, "conquer"), "en", 0, "conquer b die")[0]
    assert first.startswith("Conquered b with 1 token (Lost Tribes −1, die 2).")


INCOME = "Income: 3 coins (regions +1, alchemy +2)."


@pytest.mark.clause("SW-PICK-2", "SW-PICK-4", "SW-PICK-7")
def test_a_pick_is_told_with_tokens_price_and_coins_collected() -> None:
    def picking() -> Game:
        made = Scene({"a": "hill edge", "b": "hill edge"})
        made.column(("base.orcs", "base.hill", 0), ("base.ratmen", "base.merchant", 3))
        return made.turn(0, "army", round=1)

    assert told(picking(), "en", 0, "pick base.ratmen") == ["Took Merchant Ratmen, 10 tokens; price 1 coin; collected 3 coins."]
    assert told(picking(), "ru", 0, "pick base.orcs") == ["Новый народ — Холмовые Орки, 9 жетонов."]


@pytest.mark.clause("SW-DECL-1", "SW-DECL-2", "SW-DECL-7", "SW-SCORE-2")
def test_a_decline_is_told_with_what_leaves_the_board() -> None:
    made = Scene({"a": "hill edge", "b": "hill edge"})
    made.army(0, "base.ratmen", "", {"b": 1}, declined=True)
    made.army(0, "base.orcs", "base.hill", {"a": 2})
    made.army(1, "base.elves", "base.flying")
    lines = heard(made.turn(0, "choose"), "en", "decline")
    assert lines[1] == (
        "Player 1: Hill Orcs in decline; their own Ratmen left the board. Income: 1 coin (regions in decline +1)."
    )


@pytest.mark.clause("SW-LOSS-3", "SW-LOSS-4")
def test_who_regroups_in_anothers_turn_is_named() -> None:
    made = Scene({"a": "hill edge", "b": "hill edge", "c": "hill edge", "d": "hill edge"})
    made.army(0, "base.orcs", "base.alchemist", {"a": 1}, hand=5)
    made.army(1, "base.ratmen", "base.hill", {"b": 3, "c": 1, "d": 1})
    lines = heard(made.turn(0, "conquer"), "en", "conquer b", "done", "deploy c 1")
    assert "conquered b (Player 2's Ratmen −1); Player 2 placed c +1, d +1." in lines[1]


@pytest.mark.clause("SW-ABAN-1", "SW-TURN-6")
def test_a_turn_without_conquests_says_so_and_names_what_was_abandoned() -> None:
    made = Scene({"a": "hill edge", "b": "hill edge"})
    made.army(0, "base.orcs", "base.alchemist", {"a": 1, "b": 1})
    made.army(1, "base.elves", "base.flying")
    lines = heard(made.turn(0, "conquer"), "en", "abandon a", "done")
    assert lines[1] == "Player 1, Alchemist Orcs: abandoned a; no conquest. Income: 3 coins (regions +1, alchemy +2)."


@pytest.mark.clause("SW-POWER-DIPLOMAT-1")
def test_an_ally_is_named() -> None:
    made = Scene({"a": "hill edge"})
    made.army(0, "base.orcs", "base.diplomat", {"a": 1})
    made.army(1, "base.elves", "base.flying")
    assert told(made.turn(0, "end"), "en", 1, "choose seat-2") == ["Diplomat: You."]


@pytest.mark.clause("SW-TURN-9", "SW-TURN-12")
def test_who_leaves_the_game_is_told() -> None:
    lines = heard(scene().turn(0, "conquer"), "en", "resign")
    assert lines[1] == "Player 1: left the game."


@pytest.mark.clause("SW-SCORE-6", "SW-SETUP-8")
def test_nothing_hidden_is_told_at_the_start() -> None:
    game = Game.new("small-world", 3, seed=1)
    assert narrator_of(game, "en", None).hear(game.log[0]) == []


@pytest.mark.parametrize(
    ("language", "income"),
    [
        ("en", "Income: 6 coins (regions +1, alchemy +2, regions in decline: Ratmen +2, regions in decline: Elves +1)."),
        ("ru", "Доход: 6 монет (области +1, алхимия +2, области в упадке: Крысолюды +2, области в упадке: Эльфы +1)."),
    ],
)
@pytest.mark.clause("SW-SCORE-1", "SW-SCORE-2", "SW-POWER-SPIRIT-1")
def test_the_income_of_two_races_in_decline_names_them(language: str, income: str) -> None:
    made = Scene(dict.fromkeys("abcd", "hill edge"))
    made.army(0, "base.ratmen", "", {"b": 1, "c": 1}, declined=True)
    made.army(0, "base.elves", "base.spirit", {"d": 1}, declined=True)
    made.army(0, "base.orcs", "base.alchemist", {"a": 1})
    made.army(1, "base.trolls", "base.flying")
    assert heard(made.turn(0, "conquer"), language, "done")[-1].endswith(income)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Round 2", "Player 1: Ratmen left the board; left the game."]),
        ("ru", ["Раунд 2", "Игрок 1: Крысолюды — больше не на поле; выход из игры."]),
    ],
)
@pytest.mark.clause("SW-TURN-9", "SW-LOSS-10")
def test_a_position_laid_out_is_told_from_its_beginning_though_an_army_of_it_has_left(language: str, lines: list[str]) -> None:
    """No event tells of the armies that it began with, nor whose turn it was."""
    made = Scene(dict.fromkeys("ab", "hill edge"))
    made.army(0, "base.ratmen", "", {}, declined=True)
    made.army(0, "base.orcs", "base.alchemist", {"a": 1})
    made.army(1, "base.trolls", "base.flying", {"b": 1})
    game = made.turn(0, "choose")
    game.apply("resign", 0)
    narrator = narrator_of(game, language, 1)
    assert [line for step in game.log for line in narrator.hear(step)] == lines
