"""Setting texts: they become smaller down to a limit, and then it is told by how much they are too large."""

from __future__ import annotations

import pytest

from swcore import SwcoreError
from swcore.conquest.printing.banners import badge, banner
from swcore.printing import Misfit, Setting, Sheet, Sketch, card, check_fits, lacking
from swcore.printing.fonts import BODY, font, tidy
from swcore.printing.setting import fitted
from swcore.printing.shapes import POINT, Text
from tests.printing.sheets import said

BODY_SET = Setting(BODY, 10, 7)


def test_a_line_is_as_wide_as_its_letters() -> None:
    face = font(BODY)
    assert face.width("ab", 10) == pytest.approx(face.width("a", 10) + face.width("b", 10))
    assert face.width("a", 20) == pytest.approx(2 * face.width("a", 10))


def test_a_text_becomes_smaller_until_it_fits() -> None:
    text = "one two three four five six seven eight nine ten " * 3
    large, small = fitted(text, BODY_SET, 50, 100), fitted(text, BODY_SET, 50, 13)
    assert large.size == 10
    assert 7 <= small.size < 10
    assert small.height <= 13
    assert small.width <= 50
    assert " ".join(small.lines).split() == text.split()


def test_it_stays_at_its_least_size_and_the_misfit_says_by_how_much() -> None:
    face = Sketch()
    high = face.write("text", "word " * 200, BODY_SET, 0, 0, 50, 20)
    assert face.misfits == [Misfit("text", round(high - 20, 1), round(100 * (high - 20) / 20))]
    assert {one.size for one in face.drawn if isinstance(one, Text)} == {7}


def test_a_word_that_is_wider_than_its_room_is_a_misfit_too() -> None:
    face = Sketch()
    face.write("name", "W" * 60, BODY_SET, 0, 0, 40, 20)
    (found,) = face.misfits
    assert found.over == pytest.approx(font(BODY).width("W" * 60, 7) - 40, abs=0.06)


def test_lines_stand_where_they_are_aligned_to() -> None:
    for align, share in (("left", 0), ("middle", 0.5), ("right", 1)):
        face = Sketch()
        face.write("text", "word", Setting(BODY, 10, 7, align=align), 5, 0, 50, 20)
        (line,) = (one for one in face.drawn if isinstance(one, Text))
        assert line.x == pytest.approx(5 + share * (50 - font(BODY).width("word", 10)))
        assert line.y == pytest.approx(10 * POINT * font(BODY).cap)


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("Эльфы", ()),
        ("Łódź", ()),
        ("Ωmega", ()),
        ("Frost 🐉❄️", ("🐉", "❄")),
        ("אלפים", ("א", "ל", "פ", "י", "ם")),
        ("a\u200db", ()),
    ],
)
def test_letters_that_the_fonts_lack_are_named(text: str, letters: tuple[str, ...]) -> None:
    part = card(said(name=text))
    sheet = Sheet("", (), tuple((part.piece, one) for one in part.misfits))
    assert lacking(sheet) == ({"home.gnolls": letters} if letters else {})
    check_fits(sheet, "en")
    drawn = " ".join(one.text for one in part.drawing if isinstance(one, Text))
    assert not set(letters) & set(drawn)
    assert ("□" in drawn) == bool(letters)


def test_accents_written_apart_are_composed() -> None:
    assert tidy("e\u0301") == "é"
    assert tidy("a\tb\nc") == "a b c"


@pytest.mark.parametrize("part", ["banner", "badge", "card"])
def test_a_text_that_does_not_fit_is_refused_with_piece_part_language_and_measure(part: str) -> None:
    long = said(text="A rule of many words. " * 60)
    made = {"banner": lambda: banner(long, "5", "-"), "badge": lambda: badge(long, "4"), "card": lambda: card(long)}[part]()
    with pytest.raises(SwcoreError) as caught:
        check_fits(Sheet("", (), tuple((made.piece, one) for one in made.misfits)), "ru")
    found = caught.value
    assert found.code == "print-overflow"
    assert found.message.startswith(f"home.gnolls: the text in Russian is {found.details['over']} mm too large for the {part}")
    assert found.details["share"] > 0


def test_a_piece_without_a_text_has_a_card_all_the_same() -> None:
    assert card(said(text="")).misfits == ()


def test_numbers_of_clauses_that_follow_each_other_are_told_in_short() -> None:
    from swcore.printing.cards import spans

    assert spans(("SW-CONQ-1", "SW-CONQ-2", "SW-CONQ-3", "SW-DIE-1", "SW-CONQ-5")) == "SW-CONQ-1..3, SW-DIE-1, SW-CONQ-5"
