"""C5, C6 and C7: rules, hints and names in a game; who sits where; targets without their action."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.commands.play import _who
from swcore.cli.session.match import clear, match
from swcore.conquest.position.actions import Abandon, Conquer, Deploy, Pick
from swcore.engine.actions import DONE, Action
from swcore.testing import Scene
from tests.cli.conftest import Screen
from tests.cli.test_session import conquering, new_game


def test_the_rules_are_shown_in_a_game_c5() -> None:
    """C5: `rules` was no word in a game."""
    told = conquering().answers("rules", "rules SW-DIE-1", "rules sw-die", "rules die", "rules xyzzy")
    assert "every region you hold pays 1 coin" in told[0]
    assert "SW-CONQ-1" in told[0]
    assert told[1].startswith("SW-DIE-1 · ")
    assert [line.split()[0] for line in told[2].splitlines() if line.startswith("SW-")][:2] == ["SW-DIE-1", "SW-DIE-2"]
    assert "SW-" in told[3]
    assert told[4] == "No clause contains 'xyzzy'."


def test_that_some_clauses_are_in_english_is_told_once_in_russian() -> None:
    note = "Не все пункты переведены: остальные по-английски."
    lines = ("правила SW-CONQ-1", "правила SW-RACE-AMAZONS-5", "помощь", "правила die", "правила кубик")
    told = conquering(language="ru").answers(*lines)
    assert told[0].startswith("SW-CONQ-1 · ")
    assert "Чтобы захватить область, нужно 2 жетона" in told[0]
    assert told[1].startswith(f"{note}\nSW-RACE-AMAZONS-5 · ")
    assert all(note not in one for one in told[2:])
    assert "SW-DIE-1  На кубике шесть граней" in told[3], "English words find a clause that is told in Russian"
    assert "SW-DIE-1  На кубике шесть граней" in told[4]
    assert "пункты по номеру или по словам" in told[2]
    assert "in English" not in conquering().answers("rules SW-DIE-1")[0]


@pytest.mark.parametrize(
    "line",
    ["what is ratmen", "what is the Ratmen?", "What are Ratmen?", "about Ratmen", "about base.ratmen", "что такое Крысолюды?"],
)
def test_what_something_is_can_be_asked_c5(line: str) -> None:
    """C5: "what is ..." was no word in a game; any language, an id or its last part will do."""
    told = conquering().answers(line)[0]
    assert told.splitlines()[0] == "Ratmen · race · base.ratmen"


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "what is decline", "conquers no more"),
        ("en", "what is a mine", "such as Dwarves"),
        ("ru", "что такое упадок", "больше не захватывает"),
        ("ru", "что такое болото", "Суша: к цене области ничего не добавляет"),
    ],
)
def test_a_word_of_the_game_can_be_asked_about(language: str, line: str, told: str) -> None:
    answer = " ".join(conquering(language=language).answers(line)[0].split())
    assert told in answer
    assert "SW-" in answer, "the clauses stand behind it"


def test_a_name_in_the_language_of_the_game_is_known_too_c5() -> None:
    told = conquering(language="ru").answers("что такое ученые", "что orcs", "что region", "что такое xyzzy")
    assert "base.alchemist" in told[0].splitlines()[0]
    assert "народ · base.orcs" in told[1].splitlines()[0]
    assert "xyzzy" in told[3]


def test_a_place_and_an_unknown_name_c5() -> None:
    told = conquering().answers("what is d", "about", "about orks")
    assert told[0].startswith("d · mountain")
    assert told[1].startswith("`about NAME`")
    assert told[2] == "Nothing here is called orks. Did you mean Orcs?" or "Orcs" in told[2]


def test_a_hint_names_a_legal_action_and_changes_nothing_c5() -> None:
    """C5: `hint` was no word in a game."""
    screen = conquering()
    told = screen.answers("hint")[0]
    assert told.startswith("The greedy bot would play 1: conquer b · 3 tokens · forest · Lost Tribes 1.")
    assert len(screen.session.game.log) == 1


@pytest.mark.parametrize(
    ("asked", "watch", "who"),
    [
        ({}, False, ["human", "greedy"]),
        ({1: "human"}, False, ["human", "human"]),  # C6: it made seat 1 a bot
        ({0: "greedy"}, False, ["greedy", "human"]),
        ({0: "random", 1: "human"}, False, ["random", "human"]),
        ({1: "random"}, False, ["human", "random"]),
        ({1: "human"}, True, ["greedy", "human"]),
        ({0: "random", 1: "greedy"}, False, ["random", "greedy"]),
    ],
)
def test_a_seat_for_a_person_leaves_the_first_one_as_it_was_c6(asked: dict[int, str], watch: bool, who: list[str]) -> None:
    """C6: `--seat 2=human` makes a game of two."""
    assert list(_who(asked, Game.new("small-world", 2), watch=watch).values()) == who


LEGAL: list[Action] = [
    Conquer.of("r02"),
    Conquer.of("r12", "die"),
    Conquer.of("r04"),
    Conquer.of("r04", "die"),
    Abandon.of("r01"),
    Pick.of("base.orcs"),
    DONE,
]


@pytest.mark.parametrize(
    ("text", "meant", "sure"),
    [
        ("r02", ["conquer r02"], True),
        ("r04", ["conquer r04"], True),  # all that it says
        ("r12", ["conquer r12 die"], False),  # a final attempt has to be asked for
        ("r12 die", ["conquer r12 die"], True),
        ("r01", ["abandon r01"], False),  # nobody gives up a region unawares
        ("orcs", ["pick base.orcs"], True),
        ("r99", [], False),
    ],
)
def test_a_target_alone_is_taken_where_one_action_is_meant_c7(text: str, meant: list[str], sure: bool) -> None:
    """C7: a bare `r03` was refused."""
    found = match(text, LEGAL, ("abandon",))
    assert [one.text for one in found] == meant
    assert clear(text, found, ("abandon",)) is sure


def test_a_target_with_several_amounts_says_which_c7() -> None:
    amounts = [Deploy.of("r03", str(number)) for number in (1, 2, 3)]
    assert match("r03", amounts) == amounts
    assert clear("r03 2", match("r03 2", amounts))


def test_a_region_alone_is_conquered_or_its_reasons_told_c7() -> None:
    """C7: in a real game, where regions have numbers; what is not possible comes with its reasons, as with the whole action."""
    scene = Scene({"r01": "hill edge", "r02": "hill", "r03": "lake"}, "r01-r02 r02-r03")
    scene.army(0, "base.ratmen", "base.alchemist", {"r01": 1}, hand=5)
    game = scene.turn(0, "conquer")
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    told = screen.answers("r03", "?r03", "r01", "r02")
    assert told[0].startswith("conquer r03 is not possible now:\n  – water is closed to this army (SW-CONQ-5)")
    assert told[1].startswith(told[0])
    assert told[2] == "Did you mean 2: abandon r01?"
    assert told[3].startswith("Conquered r02 with 2 tokens.")


def test_what_cannot_be_advised_is_told() -> None:
    game = Game.new("small-world", 2, seed=5)
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)}, "ru")
    assert screen.answers("подсказка")[0].startswith("Жадный бот сыграл бы ")
    assert new_game().answers("hint")[0].startswith("The greedy bot would play ")


@pytest.mark.parametrize(
    ("line", "told"),
    [("hel", "You can type:"), ("hin", "The greedy bot"), ("und", "nothing to take back"), ("regi d", "d · mountain")],
)
def test_a_word_may_be_cut_short_where_it_is_clear(line: str, told: str) -> None:
    assert told in conquering().answers(line)[0]


@pytest.mark.parametrize("line", ["con", "a", "re", "resi d x"])
def test_a_word_never_wins_over_an_action_and_two_letters_are_too_few(line: str) -> None:
    """`con` is the beginning of conquer before it is one of confirm."""
    screen = conquering()
    told = screen.answers(line)[0]
    assert "asked first" not in told
    assert len(screen.session.game.log) == 1
