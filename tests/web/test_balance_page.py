"""The page of a balance trial in a browser: nothing is cut on a phone, command lines are copied as they are, paper shows all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest
from swcore_lab import report
from swcore_lab.asked import setting_of
from swcore_lab.command_lines import Asked

from swcore.cli.packs import Choice
from tests.lab.trials import GNOLLS, teller_of

pytestmark = [pytest.mark.long, pytest.mark.web]
WIDTHS = (360, 400, 640, 800, 1200)
CUT = """() => [...document.querySelectorAll("svg")].filter((svg) => svg.checkVisibility()).flatMap((svg) =>
    [...svg.querySelectorAll("text")].filter((text) => {
        const [one, all] = [text.getBoundingClientRect(), svg.getBoundingClientRect()];
        const across = one.left < all.left - 0.5 || one.right > all.right + 0.5;
        return across || one.top < all.top - 0.5 || one.bottom > all.bottom + 0.5;
    }).map((text) => text.textContent))"""
BROKEN = """() => [...document.querySelectorAll(".word, .option")].filter((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size > 1;
}).map((word) => word.textContent)"""
COPIED = """() => {
    getSelection().selectAllChildren(document.querySelector("code"));
    return getSelection().toString();
}"""


@pytest.fixture(scope="module", params=["en", "ru"])
def page(request: pytest.FixtureRequest, chromium: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Return a page that advises a command line, with a seed that is long, of a piece whose name is."""
    setting = setting_of(GNOLLS, Choice(), bots=("random",), seed=703789700)
    teller = teller_of(setting, 0.0, 100, language=request.param)
    teller.asked = Asked(GNOLLS)
    teller.found = attrs.evolve(teller.found, verdict="open", more=150)
    long = {"en": "Very Frosty Dwarves of the Far North", "ru": "Морозные Драконовластные Дварфы"}[request.param]
    teller.name = lambda id: long if id == setting.piece else id.title()  # type: ignore[method-assign]
    file = Path(tmp_path_factory.mktemp("page")) / "page.html"
    file.write_text(report.page(teller, 1.0, "gnolls.rows.jsonl"), encoding="utf-8")
    tab = chromium.new_page()
    tab.goto(file.as_uri())
    yield tab
    tab.close()


@pytest.mark.parametrize("width", WIDTHS)
def test_no_text_is_cut_and_no_word_of_a_command_breaks(page: Any, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CUT) == []
    assert page.evaluate(BROKEN) == []
    assert page.locator("text.mine:visible").count() >= 4  # a name and a number in each of two pictures


def test_a_command_line_is_copied_as_it_is(page: Any) -> None:
    page.set_viewport_size({"width": 360, "height": 900})
    assert page.evaluate(COPIED) == f"swcore balance {GNOLLS} --seed 703789700 --games 150"


def test_in_print_two_pictures_stand_side_by_side_and_what_was_folded_for_checking_is_open(page: Any) -> None:
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = false; })")
    page.set_viewport_size({"width": 690, "height": 1000})  # A4 less its margins
    page.emulate_media(media="print")
    left, right = (page.locator(".fields svg.narrow").nth(place).bounding_box() for place in (0, 1))
    assert left["x"] + left["width"] < right["x"]
    assert left["y"] == pytest.approx(right["y"], abs=1)
    assert page.locator(".checking p").first.bounding_box()["height"] > 0
    assert page.locator(".folded").count() == 1
    assert not page.locator(".folded").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 690
    assert page.evaluate(CUT) == []
    page.emulate_media(media="screen")
