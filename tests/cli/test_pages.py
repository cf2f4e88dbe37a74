"""Pages of packs: data that the command line draws, as a table or, where that would divide words, row by row."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import attrs
import pytest
from rich.console import Console
from rich.text import Text

from swcore import Game
from swcore.cli.drawing.pages import drawn
from swcore.hooks.loading import resolve
from swcore.wording.pages import Column, Line, Page, Sheet, Span, Stack, beside, line, stack
from tests.shared.rulesets import rules

SHEET = Sheet(
    (Column("Region", whole=True), Column("Terrain"), Column("Coins", right=True)),
    (("r01", Span("mountain", "dim"), "3"), ("r02", line("farm", Span("land", "bold")), "")),
    "Map",
)


def lines(page: Page, width: int = 80) -> list[str]:
    """Return what a page looks like."""
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(drawn(page))
    return [one.rstrip() for one in out.getvalue().splitlines()]


def test_a_sheet_is_a_table() -> None:
    assert lines(SHEET) == [
        "Map",
        "Region  Terrain   Coins",
        "───────────────────────",
        "r01     mountain      3",
        "r02     farmland",
    ]
    assert lines(SHEET, 23) == lines(SHEET)


def test_where_words_would_be_divided_each_row_is_a_paragraph() -> None:
    """At 40 columns `mountain` became `mount` and `ain`, in six columns of a few letters."""
    assert lines(SHEET, 22) == ["Map", "r01  Terrain: mountain", "     · Coins: 3", "r02  Terrain: farmland"]


def test_lines_and_stacks() -> None:
    told = line("a ", Span("b", "bold"), Line((Span("c"),), "dim"))
    assert told.spans == (Span("a "), Span("b", "bold"), Span("c", "dim"))
    assert told.plain() == "a bc"
    assert lines(stack("one", told, beside(("x", "y"), 3))) == ["one", "a bc", "x   y"]
    assert lines(stack(Line((Span("longer than this"),), whole=True)), 8) == ["longer …"]
    assert drawn(Text("drawn already")) == Text("drawn already")


def parts(page: Any) -> Iterator[Any]:
    """Yield whatever stands in a page."""
    yield page
    inner = (
        page.parts if isinstance(page, Stack) else [cell for row in page.rows for cell in row] if isinstance(page, Sheet) else ()
    )
    for one in inner:
        yield from parts(one)


@pytest.mark.parametrize("game", ["small-world", "warcraft", "tiny-towns"])
def test_pages_of_the_packs_are_data(game: str) -> None:
    """The packs drew some pages by rich themselves, so that no other face could show them."""
    played = Game.new(rules(game), 2, seed=1)
    book = played.ruleset.book
    renderer = resolve(book.renderer, book)(played.ruleset, "en")
    shown = [renderer.position(played, 0, 80), renderer.prompt(played, 0)]
    shown += [renderer.page(played, 0, word, [], 80) for word in dict.fromkeys(renderer.page_words.values())]
    found = [one for page in shown for one in parts(page)]
    assert {type(one) for one in found} <= {str, Span, Line, Sheet, Stack}
    assert any(isinstance(one, Sheet) for one in found)
    assert all(attrs.asdict(one) for one in found if not isinstance(one, str))
