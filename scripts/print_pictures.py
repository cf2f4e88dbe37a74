"""Draw what the page about printing shows: pieces as they are printed, and all pictures that a piece can ask for.

`make docs-pages` writes them; a test compares them with what this script would write.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from swcore import load_plugins
from swcore.graph import load_map
from swcore.printing import CHARGES, Move, Page, Part, Shape, Text, job_for, laid_out, prints_of, room
from swcore.printing.charges import charge
from swcore.printing.shapes import Drawn, moved
from swcore.printing.svg import svg
from swcore.text.resources import resource

DOCS = Path(__file__).parents[1] / "docs"
COLUMNS = 10
STEP = 20.0


def parts_of(game: str, *ids: str) -> list[list[Part]]:
    """Return what is cut out of some pieces."""
    rules = load_plugins(game)
    prints, job = prints_of(rules), job_for(rules, "en")
    return [list(prints.parts(rules.piece(id), job)) for id in ids]


def combo() -> str:
    """Return a badge that is joined to a banner."""
    (banner, *_), (badge, *_) = parts_of("small-world", "base.trolls", "base.commando")
    half, tab = banner.height / 2, 6.0
    drawn: list[Drawn] = []
    for part, x in ((badge, 1.0), (banner, 1.0 + badge.width - tab)):
        drawn += moved(part.drawing, Move(x, 1 - half))
    return svg(drawn, badge.width - tab + banner.width + 2, half + 2, "The badge of a power in the notch of a race's banner")


def page() -> str:
    """Return the page that `swcore card` makes of a race and a power."""
    texts = job_for(load_plugins("small-world"), "en").texts
    sheet = laid_out("Trolls, Commando", parts_of("small-world", "base.trolls", "base.commando"), "a4", texts)
    return _whole(sheet.pages[0], "A page with a banner, a badge, tokens and cards")


def town() -> str:
    """Return three cards of a town."""
    drawn: list[Drawn] = []
    x = 1.0
    for (card,) in parts_of("tiny-towns", "towns.granary", "towns.tavern", "towns.silva_forum"):
        drawn += moved(card.drawing, Move(x, 1))
        x += card.width + 3
    return svg(drawn, x - 2, 90, "Three cards of a town with their patterns")


def tile() -> str:
    """Return an island as it is printed."""
    rules = load_plugins("warcraft")
    chart = prints_of(rules).chart
    assert chart is not None
    source = load_map(resource(rules.book.maps["medium-1b"], rules.book).read_bytes())
    first, *_ = chart(source, job_for(rules, "en"), room("a4"), 0.0)
    return svg(first.drawing, first.width, first.height, "An island with terrain, symbols and room for tokens")


def pictures() -> str:
    """Return all pictures with their names."""
    drawn: list[Drawn] = []
    for place, name in enumerate(CHARGES):
        x, y = place % COLUMNS * STEP + 4, place // COLUMNS * STEP + 2
        drawn += moved([Shape(charge(name), fill="#1c1a17")], Move(x, y, 0.12))
        drawn.append(Text(x, y + 15.5, name, "text", 7))
    rows = -(-len(CHARGES) // COLUMNS)
    return svg(drawn, COLUMNS * STEP, rows * STEP, "All pictures with their names")


def _whole(one: Page, title: str) -> str:
    return svg(one.drawing, one.width, one.height, title)


PICTURES: Mapping[str, Callable[[], str]] = {
    "how-to/print-combo.svg": combo,
    "how-to/print-page.svg": page,
    "how-to/print-town.svg": town,
    "how-to/print-map.svg": tile,
    "reference/pictures.svg": pictures,
}


def write(names: Iterable[str] = tuple(PICTURES)) -> None:
    """Write the pictures."""
    for name in names:
        (DOCS / name).write_text(PICTURES[name](), encoding="utf-8")


if __name__ == "__main__":
    write()
