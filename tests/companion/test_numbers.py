"""Numbers at the table: one reader; what it cannot take is told with the limits, and nothing is changed by it."""

from __future__ import annotations

import pytest

from swcore.companion import Refused, amount, is_number, number
from swcore.companion.players import checked_name
from tests.companion.seated import facts, seated, typed
from tests.shared.rulesets import toy_rules


@pytest.mark.parametrize("word", ["7", "+7", "-1", "−1", "12345678901234567890", "٣", "７", "3.5", "1_000", "1e3", "--3", "+0"])
def test_what_is_meant_as_a_number_is_seen(word: str) -> None:
    assert is_number(word)


@pytest.mark.parametrize("word", ["", "+", "ann", "r2d2", "2nd", "²x", "."])
def test_what_is_no_number_is_none(word: str) -> None:
    assert not is_number(word)


@pytest.mark.parametrize(("word", "value"), [("0", 0), ("9", 9), ("09", 9), ("0000000009", 9)])
def test_a_number_within_the_limits_is_taken_as_it_is(word: str, value: int) -> None:
    assert number(word, 0, 9) == value


@pytest.mark.parametrize(
    ("word", "code"),
    [("10", "range"), ("9" * 5000, "range"), ("-5", "sign"), ("+5", "sign"), ("−5", "sign"), ("７", "digits"), ("1_0", "digits")],
)
def test_any_other_is_refused_with_the_limits(word: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        number(word, 0, 9)
    assert (refused.value.code, refused.value.params["low"], refused.value.params["high"]) == (code, 0, 9)
    assert refused.value.params["text"].rstrip("…") in word


def test_an_amount_has_a_sign_and_is_never_nothing() -> None:
    assert [amount(word) for word in ("7", "+7", "-7", "−7", "–7")] == [7, 7, -7, -7, -7]
    assert [amount(word, nothing=True) for word in ("0", "+0", "-0")] == [0, 0, 0]
    for word in ("0", "+0", "-0"):
        with pytest.raises(Refused, match="nothing"):
            amount(word)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("+0", "+0 changes nothing: enter a number from 1 to 9999."),
        ("-0", "-0 changes nothing: enter a number from 1 to 9999."),
        ("score 0", "0 changes nothing: enter a number from 1 to 9999."),
        ("+3 -3", "+3 -3 changes nothing: enter a number from 1 to 9999."),
        ("+12345", "A number from 0 to 9999 is needed here, not 12345."),
        ("score 99999999999999999999", "A number from 0 to 9999 is needed here, not 99999999999…."),
        ("pay 0", "A number from 1 to 9999 is needed here, not 0."),
        ("pay -3", "-3: this number is written without a sign, from 1 to 9999."),
        ("pay +3", "+3: this number is written without a sign, from 1 to 9999."),
        ("end 12345", "A number from 0 to 9999 is needed here, not 12345."),
        ("+７", "７ cannot be read as a number: only digits 0 to 9, from 0 to 9999."),
        ("3.5", "3.5 cannot be read as a number: only digits 0 to 9, from 0 to 9999."),
        ("round 100", "A number from 1 to 99 is needed here, not 100."),
        ("round -1", "-1: this number is written without a sign, from 1 to 99."),
        ("turn 9", "The players are numbered from 1 to 3; there is no 9."),
        ("leave 0", "The players are numbered from 1 to 3; there is no 0."),
        ("turn 0010", "The players are numbered from 1 to 3; there is no 0010."),
        ("+7 # " + "x" * 61, "A comment has at most 60 letters."),
        ("name 1 " + "x" * 25, "x" * 23 + "… is too long: a name has at most 24 letters."),
    ],
)
def test_no_number_of_a_table_is_changed_in_silence(line: str, told: str) -> None:
    table = seated(toy_rules(), 3)
    before = facts(table)
    assert typed(table, line) == [told]
    assert (facts(table), table.understood) == (before, False)


def test_a_turn_may_bring_nothing() -> None:
    table = seated(toy_rules(), 3)
    typed(table, "end 0")
    assert (facts(table)["seat"], facts(table)["points"]) == (1, [0, 0, 0])


def test_the_longest_name_is_kept_whole() -> None:
    assert checked_name("x" * 24, []) == "x" * 24


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("pick 7", "The column has places 1 to 6: there is no 7."),
        ("pick 00010", "The column has places 1 to 6: there is no 00010."),
        ("pick -1", "-1: this number is written without a sign, from 1 to 6."),
        ("lay 9 trolls", "The column has places 1 to 6: there is no 9."),
        ("lay 6 trolls commando 1000", "A number from 0 to 99 is needed here, not 1000."),
        ("lay 6 trolls commando -1", "-1: this number is written without a sign, from 0 to 99."),
        ("lay 6 trolls orcs", "Trolls, Orcs: only one race fits here."),
        ("lay 6 commando flying", "Commando, Flying: only one power fits here."),
        ("tokens ann 100", "A number from 0 to 99 is needed here, not 100."),
        ("cost mountain, 21 trolls", "A number from 1 to 20 is needed here, not 21."),
        ("cost mountain, 99999 trolls", "A number from 1 to 20 is needed here, not 99999."),
        ("cost mountain, -5 trolls", "-5: this number is written without a sign, from 1 to 20."),
        ("mountain, 0 trolls", "A number from 1 to 20 is needed here, not 0."),
        ("cost 2 mountain", "2 of what? A number goes before tokens or markers: 2 tokens."),
        ("cost mountain, forest", "A region has one terrain, not mountain, forest."),
        ("cost mountain as trolls as orcs", "Trolls, Orcs: only one race fits here."),
    ],
)
def test_no_number_of_a_conquest_is_changed_in_silence(line: str, told: str) -> None:
    table = seated("small-world", 3)
    before = facts(table)
    assert typed(table, line) == [told]
    assert (facts(table), table.understood) == (before, False)


def test_what_is_right_is_laid_as_it_was_typed() -> None:
    table = seated("small-world", 3)
    typed(table, "lay 6 commando trolls 99")
    assert facts(table)["column"][5] == ["base.trolls", "base.commando", 99]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("reveal 99", "markers face down"),
        ("murlocs +0", "+0 changes nothing"),
        ("folk 12345", "from 0 to 9999 is needed here, not 12345"),
    ],
)
def test_no_number_of_warcraft_is_changed_in_silence(line: str, told: str) -> None:
    table = seated("warcraft", 2, options={"murlocs_variant": True})
    before = facts(table)
    assert told in typed(table, line)[0]
    assert facts(table) == before


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("keep ann 3", "A number from 1 to 2 is needed here, not 3."),
        ("keep ann -1", "-1: this number is written without a sign, from 1 to 2."),
    ],
)
def test_no_number_of_a_town_is_changed_in_silence(line: str, told: str) -> None:
    table = seated("tiny-towns", 3)
    before = facts(table)
    assert typed(table, line) == [told]
    assert facts(table) == before


@pytest.mark.parametrize(("line", "told"), [("+7\x00", "control character (U+0000)"), ("+7 \udce0", "not UTF-8 text")])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_no_text_does_nothing(line: str, told: str, language: str) -> None:
    table = seated(toy_rules(), 3, language)
    answer = typed(table, line)
    assert len(answer) == 1
    assert facts(table)["points"] == [0, 0, 0]
    if language == "en":
        assert told in answer[0]
