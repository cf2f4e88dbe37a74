"""Maps on paper: every region is there, tokens find room, and the tiles together are the whole map."""

from __future__ import annotations

import pytest

from swcore.graph import load_map
from swcore.graph.drawing import Drawing, drawing_of
from swcore.graph.regionmap import RegionMap
from swcore.printing import Part, Shape, Text, prints_of
from swcore.printing.maps import TIGHT
from swcore.printing.pages import PAPERS, room
from swcore.printing.shapes import box, polygons
from swcore.printing.tiles import FLAP, Frame, clipped, inside, pages_of, tiles
from swcore.text.resources import resource
from tests.printing.sheets import job, roles, rules

MAPS = [(game, name) for game in ("small-world", "warcraft") for name in rules(game).book.maps]


def map_of(game: str, name: str) -> tuple[RegionMap, Drawing]:
    book = rules(game).book
    source = load_map(resource(book.maps[name], book).read_bytes())
    return source, drawing_of(source, book)


def printed(game: str, name: str, language: str = "en", paper: str = "a4", width: float = 0.0) -> list[Part]:
    chart = prints_of(rules(game)).chart
    assert chart is not None
    return list(chart(map_of(game, name)[0], job(game, language), room(paper), width))


def area(ring: list[tuple[float, float]]) -> float:
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], *ring[:1]], strict=True))) / 2


@pytest.mark.parametrize(("game", "name"), MAPS)
def test_every_region_is_printed_with_its_id_and_its_symbols(game: str, name: str) -> None:
    source, _ = map_of(game, name)
    *parts, legend = printed(game, name, "ru")
    words = [one.text for part in parts for one in part.drawing if isinstance(one, Text)]
    assert {region.id for region in source.regions} <= set(words)
    assert [part.misfits for part in (*parts, legend)] == [()] * (len(parts) + 1)
    told = " ".join(one.text for one in legend.drawing if isinstance(one, Text))
    terrains = {region.terrain for region in source.regions}
    assert all(str(job(game, "ru").texts(f"terrain.{terrain}")) in told for terrain in terrains)
    assert not {"murloc", "lost"} & set(told.split()), "symbols are told in Russian"


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "name"), MAPS)
def test_tiles_fit_on_the_paper_and_tokens_in_every_region(game: str, name: str, paper: str) -> None:
    _, drawn = map_of(game, name)
    *parts, _ = printed(game, name, paper=paper)
    wide, high = room(paper)
    assert all(part.width <= wide + 0.01 and part.height <= high + 0.01 for part in parts)
    assert min(one.radius for one in drawn.territories) * scale_of(parts, drawn, (wide, high)) >= TIGHT - 0.01


def scale_of(parts: list[Part], drawn: Drawing, most: tuple[float, float]) -> float:
    """Return the millimetres of a unit, from the sizes of the tiles of the first row."""
    lefts = [part.width for part in parts]
    for columns in range(1, len(parts) + 1):
        width = sum(lefts[:columns]) - FLAP * (columns - 1)
        height = sum(part.height for part in parts[::columns]) - FLAP * (len(parts) // columns - 1)
        if len(parts) % columns == 0 and abs(width / drawn.width - height / drawn.height) < 1e-3:
            assert pages_of((width, height), most) == len(parts)
            return width / drawn.width
    raise AssertionError("the tiles do not have the shape of the map")


def test_the_width_that_is_asked_for_is_that_of_the_map() -> None:
    _, drawn = map_of("small-world", "base-3p")
    *parts, _ = printed("small-world", "base-3p", width=400)
    assert scale_of(parts, drawn, room("a4")) == pytest.approx(400 / drawn.width)


def test_tiles_without_their_flaps_are_the_whole() -> None:
    points = [(10, 10), (390, 40), (360, 290), (200, 150), (30, 280)]
    shape = Shape((("M", (points[0],)), *(("L", (point,)) for point in points[1:]), ("Z", ())), fill="#aaaaaa")
    parts = tiles("map", [shape], (400, 300), (190, 240))
    assert len(parts) == 6
    wide, high = 400 / 3, 150
    found = 0.0
    for part in parts:
        frame = Frame(0, 0, wide, high)
        for one in part.drawing:
            if isinstance(one, Shape) and one.fill:
                found += sum(area(inside(ring, frame)) for ring in polygons(one.steps))
    assert found == pytest.approx(area([(float(x), float(y)) for x, y in points]))


def test_a_tile_ends_in_a_flap_where_the_next_one_is_glued_on() -> None:
    first, second = tiles("map", [Shape(box(0, 0, 300, 100), fill="#aaaaaa")], (300, 100), (190, 240))
    assert (first.width, second.width) == (150 + FLAP, 150)
    (line,) = roles(first, "flap")
    assert {x for x, _ in line.points()} == {150}
    assert roles(second, "flap") == []


def test_lines_are_cut_off_where_the_tile_ends() -> None:
    line = Shape((("M", ((-50.0, 50.0),)), ("L", ((150.0, 50.0),)), ("L", ((150.0, 500.0),))), pen="#000000")
    (kept,) = clipped(line, Frame(0, 0, 100, 100))
    assert isinstance(kept, Shape)
    assert kept.points() == [(0, 50), (100, 50)]


def test_what_is_small_stands_whole_on_the_tile_of_its_middle() -> None:
    sign = Shape(box(96, 40, 6, 6), fill="#000000")
    assert list(clipped(sign, Frame(0, 0, 100, 100))) == [sign]
    assert list(clipped(sign, Frame(100, 0, 200, 100))) == []
