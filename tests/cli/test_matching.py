"""From what a player typed to an action."""

from __future__ import annotations

import pytest

from swcore import Action
from swcore.cli.session.match import clear, match, written_out
from swcore.conquest.position.actions import GATHER, Abandon, Conquer, Deploy, Pick, Place
from swcore.engine.actions import DONE
from swcore.text.figures import is_count

LEGAL: list[Action] = [
    Conquer.of("r02"),
    Conquer.of("r12", "die"),
    Abandon.of("r01"),
    Deploy.of("r03", "10"),
    Pick.of("base.orcs"),
    Pick.of("base.trolls"),
    Pick.of("home.trolls"),
    GATHER,
    DONE,
]


def found(text: str) -> list[str]:
    return [action.text for action in match(text, LEGAL)]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("1", "conquer r02"),
        ("9", "done"),
        ("conquer r12 die", "conquer r12 die"),
        ("Conquer r02", "conquer r02"),
        ("c r02", "conquer r02"),
        ("gath", "gather"),
        ("pick orcs", "pick base.orcs"),
        ("p or", "pick base.orcs"),
        ("pick home.trolls", "pick home.trolls"),
    ],
)
def test_a_number_a_text_or_a_clear_beginning_names_an_action(text: str, action: str) -> None:
    assert found(text) == [action]
    assert clear(text, match(text, LEGAL))


def test_a_piece_may_be_left_out_where_the_rest_names_one_action() -> None:
    hero, dragon = Place.of("base.hero", "r06"), Place.of("base.dragon", "r07")
    for text in ("r06", "place r06"):
        assert match(text, [hero, dragon, DONE]) == [hero]
        assert clear(text, [hero])
    assert match("r06", [hero, Conquer.of("r06"), DONE]) == [Conquer.of("r06")]  # it says all of that one
    both = [hero, Place.of("base.fortress", "r06")]
    assert match("r06", both) == []
    assert match("r06", [hero], spelled=("place",)) == []


def test_a_text_never_grows_into_an_action_that_says_more() -> None:
    assert found("conquer r12") == []  # the final attempt has to be asked for
    assert found("deploy r03 1") == []
    assert found("conquer r0") == []


def test_what_may_mean_several_actions_gives_all_of_them() -> None:
    assert found("pick trolls") == ["pick base.trolls", "pick home.trolls"]
    assert found("d") == ["deploy r03 10", "done"]


def test_a_kind_without_its_words_names_candidates_but_is_not_clear() -> None:
    assert found("abandon") == ["abandon r01"]
    assert not clear("abandon", match("abandon", LEGAL))


@pytest.mark.parametrize("text", ["0", "10", "999999999999", "", "xyzzy", "pick"])
def test_numbers_off_the_list_and_strange_words_name_no_single_action(text: str) -> None:
    assert len(found(text)) != 1


def test_an_empty_line_takes_the_only_action_there_is() -> None:
    assert match("", [DONE]) == [DONE]
    assert match("", LEGAL) == []


def test_a_first_word_is_written_out_when_only_one_kind_begins_with_it() -> None:
    kinds = ("conquer", "done", "deploy", "decline")
    assert written_out("con r05", kinds) == "conquer r05"
    assert written_out("de r05", kinds) == "de r05"
    assert written_out("", kinds) == ""


@pytest.mark.parametrize("digit", ["٣", "３", "३", "²"])
def test_only_the_digits_0_to_9_make_a_number(digit: str) -> None:
    assert found(digit) == [], "the table refuses such digits, too"
    assert not is_count(digit)
    for kind, args in ((Deploy, ("r03", digit)), (Place, ("base.hero", "r03", digit))):
        with pytest.raises(ValueError, match="is not a number"):
            kind.of(*args)
    assert found("3") == ["abandon r01"]
