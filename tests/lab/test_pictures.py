"""How pictures and command lines lie on a page and in a terminal: nothing is cut, and uncertainty is seen."""

from __future__ import annotations

import re
from itertools import product

import attrs
import pytest
from swcore_lab import charts, report
from swcore_lab.asked import setting_of
from swcore_lab.lines import lined
from swcore_lab.pages import command, prose
from swcore_lab.pairs import Setting
from swcore_lab.paper import GAP, PAPERS, Row, breadth, wrapped
from swcore_lab.texts import TEXTS
from swcore_lab.trial import Partner

from swcore.cli.packs import Choice
from swcore.wording.catalogue import Catalogue
from tests.lab.trials import GNOLLS, teller_of

ENGLISH = Catalogue("en", TEXTS)
LONG = "Very Frosty Dwarves of the Far North"


@pytest.fixture(scope="module")
def setting() -> Setting:
    return setting_of(GNOLLS, Choice(), bots=("random",), seed=5)


def row(name: str, mean: float = 1.0, style: str = "") -> Row:
    """Return a row whose interval reaches two to each side."""
    return Row(name, mean, mean - 2, mean + 2, style)


def test_names_up_to_a_limit_stand_before_their_lines_and_longer_ones_above_them() -> None:
    """The paper of phones has 400 pixels: names take as much as the longest needs and 12 more, up to 180."""
    narrow = PAPERS[1]
    short, dwarves, long = row("Elves"), row("Frost Dwarves", style="mine"), row(LONG, style="mine")
    beside = narrow.beside([short, dwarves, long])
    assert beside.left - 1 < breadth("Frost Dwarves", "mine") + GAP <= beside.left <= 180
    assert [beside.above(one) for one in (short, dwarves, long)] == [[], [], [LONG]]
    places, end = beside.placed([short, dwarves, long])
    assert [y for _, y in places] == [30 + 11, 30 + 22 + 11, 30 + 2 * 22 + 17 + 11]
    assert end == 30 + 3 * 22 + 17


@pytest.mark.parametrize("name", ["Elves", "Skeletons", "At the end of a game", "Драконовластные", "Морозные дварфы"])
def test_a_usual_name_stands_before_its_line_on_all_papers(name: str) -> None:
    for style, paper in product(("", "mine"), PAPERS):
        assert paper.beside([row(name, style=style)]).above(row(name, style=style)) == []


@pytest.mark.parametrize("name", ["Frost Dwarves", "Dragon Master", "Морозные дварфы", LONG, "W" * 90, "Шщ " * 40, "竜" * 60])
@pytest.mark.parametrize("style", ["", "mine"])
def test_no_name_is_cut_or_broader_than_its_paper(name: str, style: str) -> None:
    drawn = charts.intervals([row("Elves"), row(name, style=style)], (-3.0, 3.0), "label")
    for paper, svg in zip(PAPERS, drawn.split("<svg ")[1:], strict=True):
        found = re.findall(r'<text class="(name|above) ?(mine)?" x="([\d.]+)"[^>]*>([^<]*)<', svg)
        told = [(kind, float(x), text) for kind, _, x, text in found if text != "Elves"]
        assert "".join(text for *_, text in told).replace(" ", "") == name.replace(" ", "")
        for kind, x, text in told:
            assert breadth(text, style) <= (x if kind == "name" else paper.width - x)


def test_a_text_breaks_at_blanks_and_within_a_word_only_where_that_is_longer_than_a_line() -> None:
    """A letter such as `a` is 8.32 pixels broad at most: 0.64 of 13; a blank is 4.42."""
    assert wrapped("aaa aaa aa", 7 * 8.32) == ["aaa aaa", "aa"]
    assert wrapped("a aaaaa", 3.1 * 8.32) == ["a", "aaa", "aa"]


def test_what_stands_below_a_picture_is_no_part_of_the_drawing(setting: Setting) -> None:
    """So it breaks over lines as all text of the page."""
    teller = teller_of(setting, 9.0, 100)
    page = report.page(teller, 1.0, "")
    assert page.count("<figcaption>points ahead of the others, compared with a usual official piece</figcaption>") == 2
    below = "points ahead of the others after 3 rounds, more or less than on average with all partners"
    assert page.count(f"<figcaption>{below}</figcaption>") == 1
    assert 'class="axis' not in page


def test_it_is_said_why_the_second_picture_has_no_broken_lines(setting: Setting) -> None:
    first, second = report.page(teller_of(setting, 9.0), 1.0, "").split("<section>")[1:3]
    assert (first.count('class="mark"'), second.count('class="mark"')) == (4, 0)  # two lines in each of two drawings
    assert "between the broken lines" in first
    assert "It has no broken lines, for only by the end of a game" in second


def test_technical_notes_are_folded_at_the_end_and_what_a_reader_must_know_is_not(setting: Setting) -> None:
    teller = teller_of(setting, 0.0)
    before, _, checking = report.page(teller, 1.0, "gnolls.rows.jsonl").partition('<details class="checking">')
    for word in ("digest of the file", "gnolls.rows.jsonl", "The official pieces were measured", "Played: 60 games"):
        assert (word in before, word in checking) == (False, True)
    assert "This is true of the bots that played." in before
    teller.version = attrs.evolve(teller.version, digest="another")
    before, _, checking = report.page(teller, 1.0, "").partition('<details class="checking">')
    assert ("has changed since" in before, "has changed since" in checking) == (True, False)


def test_partners_that_may_be_chance_are_left_out_in_print(setting: Setting) -> None:
    """Their picture is folded, and paper cannot be unfolded."""
    teller = teller_of(setting, 0.0, 100)
    assert '<section class="folded">' in report.page(teller, 1.0, "")
    teller.found = attrs.evolve(teller.found, partners=(Partner("base.hill", 100, 4.0, surely=True),))
    assert '<section class="folded">' not in report.page(teller, 1.0, "")


def test_options_are_kept_whole_and_copied_as_they_were() -> None:
    line = "swcore balance 'my piece.toml' --seed 703789700 <x>"
    marked = command(line)
    assert '<span class="word">--seed</span> <span class="word">703789700</span>' in marked
    assert re.sub("<[^>]*>", "", marked).replace("&#39;", "'").replace("&lt;", "<").replace("&gt;", ">") == line
    told = prose("a − b, in a three-part word: --seed 7 (-n) −9.3")
    assert re.findall('<span class="option">([^<]*)</span>', told) == ["--seed", "(-n)"]


@pytest.mark.parametrize("width", [40, 80, 120])
def test_intervals_are_drawn_in_a_terminal_of_any_width(width: int) -> None:
    rows = [row("Amazons", 8.0), row("Dwarves", -8.3), row("Frost Dwarves", -9.3, "mine")]
    *lines, _ = lined(rows, width, ENGLISH)
    assert max(len(line) for line, _ in lines) <= width
    assert [mine for _, mine in lines] == [False, False, True]
    assert all(line.count("●") == 1 for line, _ in lines)
    second, third = ({place for place, letter in enumerate(line) if letter in "─●"} for line, _ in lines[1:])
    assert len(second & third) > len(second) / 2  # of four points each they have three in common


def test_a_line_of_a_terminal_shows_the_ends_the_mean_and_zero() -> None:
    """40 columns less 8, less one of the name, are 31 from -10 to 20: a column for a point."""
    rows = [
        Row("A", 5.0, 2.0, 8.0),
        Row("B", 0.0, -10.0, 20.0),
        Row("C", -3.0, -5.0, 1.0, "mine"),
        Row("D", 1, float("-inf"), 20),
    ]
    one, two, three, four, how = (line for line, _ in lined(rows, 40, ENGLISH))
    assert one == f"A {' ' * 10}│ ───●───{' ' * 12}   +5.0"
    assert two == f"B {'─' * 10}●{'─' * 20}    0.0"
    assert three == f"C {' ' * 5}──●──┼─{' ' * 19}   −3.0"
    assert four == f"D {'─' * 10}┼●{'─' * 19}   +1.0"
    assert how.startswith("●: by how many points")


def test_a_name_too_long_for_a_terminal_stands_above_its_line() -> None:
    """40 columns less 8 and 12 leave 20 for names."""
    lines = [line for line, _ in lined([row("Elves"), row(LONG, style="mine")], 40, ENGLISH)]
    assert lines[0].startswith("Elves ")
    assert lines[1] == LONG
    assert lines[2].startswith(" " * 6)
    assert len(lines) == 4
