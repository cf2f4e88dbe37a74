"""Sizes on paper, in millimetres: of the parts in the model, and of the pages in what is written."""

from __future__ import annotations

import io
import re

import pytest
from pypdf import PageObject, PdfReader

from swcore.conquest.printing.banners import BADGE, BANNER, badge, banner
from swcore.conquest.printing.joints import DEPTH, HEIGHT, PLAY, badge_edge, banner_edge
from swcore.printing import CARD_HEIGHT, CARD_WIDTH, PAPERS, TOKEN, Part, Sheet, Text, card, laid_out, strips, token
from swcore.printing.files import png
from swcore.printing.fonts import font
from swcore.printing.pages import MARGIN, RULER
from swcore.printing.pdf import pdf
from swcore.printing.svg import svg
from tests.printing.sheets import POINTS, job, roles, said


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    face = token(said().emblem, TOKEN)
    parts = [banner(said(), "5", "in decline"), badge(said(), "4"), card(said()), *strips("home.gnolls", face, face, 10)]
    return laid_out("Gnolls", [parts], "a4", job().texts)


def bounds(part: Part, role: str) -> tuple[float, float, float, float]:
    points = [point for shape in roles(part, role) for point in shape.points()]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def test_cards_have_the_size_of_sleeves() -> None:
    assert (CARD_WIDTH, CARD_HEIGHT) == (63, 88)
    assert bounds(card(said()), "cut") == (0, 0, 63, 88)


def test_a_banner_is_cut_around_both_sides_and_folded_between_them() -> None:
    part = banner(said(), "5", "in decline")
    assert bounds(part, "cut") == (0, 0, BANNER, 2 * HEIGHT)
    (fold,) = roles(part, "fold")
    assert {y for _, y in fold.points()} == {HEIGHT}
    for (x1, y1), (x2, y2) in zip(roles(part, "cut")[0].points(), roles(part, "cut")[0].points()[1:], strict=False):
        assert not (y1 == y2 == HEIGHT), f"the fold is cut from {x1} to {x2}"


def test_a_badge_stands_out_by_its_tab() -> None:
    part = badge(said(), "4")
    assert bounds(part, "cut") == (0, 0, BADGE + DEPTH, 2 * HEIGHT)
    assert part.width == BADGE + DEPTH


def test_any_tab_lies_in_any_notch_with_play_on_every_side() -> None:
    tab, notch = badge_edge(0), banner_edge(0)[::-1]
    for (x, y), (wide, high) in zip(tab, notch, strict=True):
        assert wide - x == (PLAY if x else 0)
        assert abs(high - HEIGHT / 2) - abs(y - HEIGHT / 2) == pytest.approx(PLAY)


def test_a_tab_holds_what_is_joined() -> None:
    tab = badge_edge(0)
    assert tab[2][1] - tab[1][1] > banner_edge(0)[0][1] - banner_edge(0)[-1][1], "its head is wider than the neck of the notch"


def test_both_sides_of_a_fold_have_the_joint_at_the_same_place() -> None:
    for part in (banner(said(), "5", "-"), badge(said(), "4")):
        corners = {(round(x, 6), round(y, 6)) for x, y in roles(part, "cut")[0].points()}
        assert corners == {(x, round(2 * HEIGHT - y, 6)) for x, y in corners}, "folding lays the outline onto itself"


@pytest.mark.parametrize("count", [1, 5, 9, 10, 20, 45, 46])
def test_as_many_tokens_are_printed_as_there_are(count: int) -> None:
    face = token(said().emblem, TOKEN)
    parts = strips("home.gnolls", face, (), count)
    squares = [
        shape
        for part in parts
        for shape in part.drawing
        if getattr(shape, "pen", "") and not getattr(shape, "role", "") and len(getattr(shape, "steps", ())) == 5
    ]
    rims = [shape for shape in squares if shape.points()[1][0] - shape.points()[0][0] == pytest.approx(TOKEN)]  # type: ignore[union-attr]
    assert len(rims) == count
    assert all(part.width <= 190 and part.height <= 244.4 for part in parts), "it fits on both papers"


@pytest.mark.parametrize("paper", PAPERS)
def test_parts_lie_inside_the_margins_and_not_on_each_other(paper: str) -> None:
    face = token(said().emblem, TOKEN)
    parts = [banner(said(), "5", "in decline"), badge(said(), "4"), card(said()), *strips("home.gnolls", face, face, 20)]
    done = laid_out("Gnolls", [parts] * 3, paper, job().texts)
    assert sum(len(page.parts) for page in done.pages) == 3 * len(parts)
    for page in done.pages:
        assert (page.width, page.height) == PAPERS[paper]
        for place, (part, x, y) in enumerate(page.parts):
            assert x >= MARGIN
            assert y >= MARGIN
            assert x + part.width <= page.width - MARGIN + 0.01
            assert y + part.height <= page.height - MARGIN
            for other, left, top in page.parts[:place]:
                beside = left >= x + part.width or x >= left + other.width
                assert beside or top >= y + part.height or y >= top + other.height


def drawn_lines(page: PageObject) -> list[tuple[float, float]]:
    """Return width and height of each straight line of a page, in millimetres."""
    text = page.get_contents().get_data().decode("latin-1")  # type: ignore[union-attr]
    pairs = re.findall(r"([-\d.]+) ([-\d.]+) m ([-\d.]+) ([-\d.]+) l S", text)
    return [(abs(float(x2) - float(x1)), abs(float(y2) - float(y1))) for x1, y1, x2, y2 in pairs]


def test_the_pdf_has_the_size_of_the_paper_and_a_ruler_of_fifty_millimetres(sheet: Sheet) -> None:
    (page,) = PdfReader(io.BytesIO(pdf(sheet.pages, "Gnolls"))).pages
    assert float(page.mediabox.width) == pytest.approx(210 * POINTS, abs=0.02)
    assert float(page.mediabox.height) == pytest.approx(297 * POINTS, abs=0.02)
    assert "Gnolls" in page.extract_text()
    scale = scale_of(page)
    lengths = [round(width * scale, 2) for width, height in drawn_lines(page) if not height]
    assert RULER in lengths
    assert round(BANNER + 4, 2) in lengths, "the fold of the banner goes on by two millimetres on both sides"


def scale_of(page: PageObject) -> float:
    """Return how many millimetres a unit of the page's paths is."""
    text = page.get_contents().get_data().decode("latin-1")  # type: ignore[union-attr]
    found = re.search(r"([-\d.]+) 0 0 [-\d.]+ [-\d.]+ [-\d.]+ cm", text)
    return float(found[1]) / POINTS if found else 1 / POINTS


def test_the_svg_has_the_size_of_the_paper_and_units_of_a_millimetre(sheet: Sheet) -> None:
    page = sheet.pages[0]
    text = svg(page.drawing, page.width, page.height)
    assert 'width="210mm" height="297mm" viewBox="0 0 210 297"' in text
    assert f"M{MARGIN:g} {297 - MARGIN:g}L{MARGIN + RULER:g} {297 - MARGIN:g}" in text


def test_a_picture_has_the_dots_of_its_size(sheet: Sheet) -> None:
    head = png(sheet.pages[0], dots=50)[16:24]
    width, height = int.from_bytes(head[:4]), int.from_bytes(head[4:])
    assert (width, height) == pytest.approx((210 / 25.4 * 50, 297 / 25.4 * 50), abs=1)


def test_a_title_is_cut_where_it_would_run_over_the_number_of_the_page() -> None:
    (page,) = laid_out("Gnolls, " * 60, [[card(said())]], "letter", job().texts).pages
    title, number = (one for one in page.drawing[:2] if isinstance(one, Text))
    assert title.text.endswith("…")
    assert title.x + font(title.font).width(title.text, title.size) < number.x
