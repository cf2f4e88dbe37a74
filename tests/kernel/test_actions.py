"""Actions: interned values with one text form, and the parser that is its inverse."""

from __future__ import annotations

import pickle
from string import ascii_letters, digits
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swcore import Action, ActionError
from swcore.conquest.position.actions import CONQUEST_KINDS, Abandon, Conquer, Deploy, Pick, Place, Remove, UseAct
from swcore.engine.actions import DONE, INTERNED, MAX_TEXT, RESIGN, Choose, Done, parse
from tests.shared.rulesets import rules

WORDS = st.text(f"{ascii_letters}{digits}_.+-", min_size=1, max_size=64)
COUNTS = st.integers(1, 999).map(str)
SEVERAL = st.integers(2, 999).map(str)
NOTHING: st.SearchStrategy[tuple[str, ...]] = st.just(())
# What the arguments of each kind may be. A kind that is missing here fails the first test.
ARGUMENTS: dict[str, st.SearchStrategy[tuple[str, ...]]] = {
    "done": NOTHING,
    "choose": st.tuples(WORDS),
    "revise": NOTHING,
    "resign": NOTHING,
    "pick": st.tuples(WORDS),
    "expand": NOTHING,
    "decline": NOTHING,
    "abandon": st.tuples(WORDS),
    "conquer": st.lists(WORDS, min_size=1, max_size=8).map(tuple),
    "roll": NOTHING,
    "use": st.tuples(WORDS, WORDS),
    "gather": NOTHING,
    "deploy": st.tuples(WORDS, COUNTS),
    "remove": st.tuples(WORDS, COUNTS),
    "place": st.one_of(st.tuples(WORDS, WORDS), st.tuples(WORDS, WORDS, SEVERAL)),
}


def refused(text: str) -> ActionError:
    with pytest.raises(ActionError) as caught:
        parse(text, rules().action_kinds)
    return caught.value


def test_every_kind_of_action_is_held_to_the_parser() -> None:
    assert set(rules().action_kinds) == set(ARGUMENTS)


@pytest.mark.parametrize("kind", sorted(ARGUMENTS))
@given(data=st.data())
def test_the_parser_is_the_inverse_of_the_text(kind: str, data: st.DataObject) -> None:
    args = data.draw(ARGUMENTS[kind])
    action = rules().action_kinds[kind].of(*args)
    assert action.text == " ".join((kind, *args))
    again = parse(action.text, rules().action_kinds)
    assert again is action
    assert (again.kind, again.args, type(again)) == (kind, args, rules().action_kinds[kind])


@pytest.mark.parametrize("text", ["conquer r12 die", "  conquer   r12  die ", "CONQUER r12 die", "Conquer\tr12 die"])
def test_spaces_and_the_case_of_the_first_word_do_not_matter(text: str) -> None:
    assert parse(text, rules().action_kinds).text == "conquer r12 die"


def test_names_keep_their_case() -> None:
    assert parse("conquer R12", rules().action_kinds) != parse("conquer r12", rules().action_kinds)


def test_one_text_is_one_object() -> None:
    assert Conquer.of("r01") is Conquer.of("r01")
    assert Conquer.of("r01") is not Conquer.of("r02")
    assert Done.of() is DONE


def test_reading_a_strangers_text_keeps_nothing() -> None:
    """Otherwise a server could be filled up with words."""
    before = len(INTERNED[Conquer])
    parse("conquer region-that-nobody-ever-named", rules().action_kinds)
    assert len(INTERNED[Conquer]) == before


def test_actions_are_equal_when_their_texts_are() -> None:
    read = Conquer("r01")
    assert read is not Conquer.of("r01")
    assert read == Conquer.of("r01")
    assert hash(read) == hash(Conquer.of("r01"))
    assert read != Conquer.of("r02")
    assert read != "conquer r01"
    assert len({read, Conquer.of("r01"), Conquer.of("r01", "die")}) == 2


def test_a_pickled_action_comes_back_as_the_shared_one() -> None:
    for action in (DONE, RESIGN, Conquer.of("r01", "die"), Deploy.of("r02", "3"), Pick.of("base.orcs")):
        assert pickle.loads(pickle.dumps(action)) is action


def test_the_text_and_the_code_of_an_action_are_readable() -> None:
    action = Conquer.of("r01", "die")
    assert str(action) == "conquer r01 die"
    assert repr(action) == "Conquer.of('r01', 'die')"
    assert eval(repr(action)) is action


def test_arguments_are_typed_attributes() -> None:
    assert (Conquer.of("r01").region, Conquer.of("r01").mode) == ("r01", "normal")
    assert (Conquer.of("r01", "die").region, Conquer.of("r01", "die").mode) == ("r01", "die")
    assert (Deploy.of("r02", "12").region, Deploy.of("r02", "12").count) == ("r02", 12)
    assert (Remove.of("r02", "3").region, Remove.of("r02", "3").count) == ("r02", 3)
    assert (Conquer.of("r01", "strike", "cold").mode, Conquer.of("r01", "strike", "cold").words) == ("strike", ("strike", "cold"))
    assert (UseAct.of("steal", "r04").name, UseAct.of("steal", "r04").region) == ("steal", "r04")
    assert Abandon.of("r03").region == "r03"
    assert (Place.of("a.camp", "r04").marker, Place.of("a.camp", "r04").region) == ("a.camp", "r04")


def test_one_marker_is_placed_without_a_number_and_more_with_one() -> None:
    assert Place.of("a.camp", "r04").count == 1
    assert Place.of("a.camp", "r04", "5").count == 5
    error = refused("place a.camp r04 1")
    assert str(error) == (
        "'place a.camp r04 1' is malformed: '1' is not a number of markers above 1. Write it as: place MARKER REGION [N]."
    )


@pytest.mark.parametrize("number", ["0", "-1", "01", "1000", "two", "1.5", "+3", "1e2"])
def test_a_number_of_tokens_has_one_form(number: str) -> None:
    error = refused(f"deploy r01 {number}")
    assert error.code == "malformed-action"
    assert str(error) == (
        f"'deploy r01 {number}' is malformed: {number!r} is not a number of tokens. Write it as: deploy REGION N."
    )


@pytest.mark.parametrize("number", ["٣", "³", "１"])
def test_digits_of_other_alphabets_are_no_numbers(number: str) -> None:
    assert refused(f"deploy r01 {number}").code == "malformed-action"


@pytest.mark.parametrize(
    "text",
    [
        "conquer",
        "conquer r01 die" + " now" * 7,
        "use steal",
        "use steal r01 now",
        "done now",
        "deploy r01",
        "place x",
        "conquer r01;",
        "conquer r01 d\u0456e",
    ],
)
def test_a_malformed_text_is_answered_with_the_usage(text: str) -> None:
    error = refused(text)
    kind = rules().action_kinds[text.split()[0]]
    assert error.code == "malformed-action"
    assert str(error) == f"{text!r} is malformed. Write it as: {kind.usage}."
    assert error.details["input"] == text


@pytest.mark.parametrize(
    ("text", "hint"),
    [("conqer r01", "Did you mean conquer?"), ("rol", "Did you mean roll?"), ("dones", "Did you mean done?")],
)
def test_an_unknown_action_is_answered_with_the_nearest_known(text: str, hint: str) -> None:
    error = refused(text)
    assert error.code == "unknown-action"
    assert error.message == f"There is no action {text.split()[0]!r}."
    assert hint.rstrip("?") in error.hint


def test_a_word_like_no_other_is_answered_with_the_known_ones() -> None:
    error = refused("xyzzy")
    assert error.hint == (
        "Known: abandon, choose, conquer, decline, deploy, done, expand, gather, pick, place, remove, resign, ..."
    )


@pytest.mark.parametrize("text", ["", " ", "\n\t"])
def test_an_empty_text_is_malformed(text: str) -> None:
    error = refused(text)
    assert (error.code, error.message) == ("malformed-action", "The action is empty.")


def test_a_text_of_400_characters_is_read_and_a_longer_one_is_not() -> None:
    longest = "done" + " " * (MAX_TEXT - 4)
    assert MAX_TEXT == 400
    assert parse(longest, rules().action_kinds) is DONE
    error = refused(longest + " ")
    assert error.code == "malformed-action"
    assert error.message == "An action has at most 400 characters, this text has 401."


def test_a_word_has_at_most_64_characters() -> None:
    assert parse("conquer " + "r" * 64, rules().action_kinds).args == ("r" * 64,)
    assert refused("conquer " + "r" * 65).code == "malformed-action"


def test_two_games_may_use_one_word_for_different_actions() -> None:
    """Texts are shared by all games in a process; the parser of a game gives its own class nevertheless."""

    class PlaceCube(Action):
        """`place CUBE CELL` of another game."""

        __slots__ = ("cell",)
        kind, usage, arity = "place", "place CUBE CELL", (2, 2)

        def prepare(self) -> None:
            self.cell = self.args[1]

    theirs: dict[str, Any] = {kind.kind: kind for kind in CONQUEST_KINDS}
    assert Place.of("brick", "b2").text == PlaceCube.of("brick", "b2").text
    for _ in range(2):
        assert type(parse("place brick b2", {"place": PlaceCube})) is PlaceCube
        assert type(parse("place brick b2", theirs)) is Place


def test_a_value_is_chosen_by_its_word() -> None:
    assert Choose.of("seat-2").text == "choose seat-2"
