"""Outlines for some regions: kept as they are, the others drawn around them, read back from the coordinates by shapely."""

from __future__ import annotations

import attrs
import pytest
import shapely

from swcore.authoring.maps import deal, random_sketch
from swcore.errors import MapError
from swcore.graph import RegionMap
from swcore.graph.drawing import Drawing, territories
from tests.shared.pictures import differences


def made(seed: int) -> tuple[RegionMap, Drawing]:
    source = deal(random_sketch(seed, 16), [], seed).finished("m", {"en": "M"}, players=2, rounds=8)
    return source, territories(source)


def with_outlines(source: RegionMap, drawn: Drawing, shapes: dict[str, shapely.Polygon]) -> RegionMap:
    points = {
        name: tuple((x / drawn.width, y / drawn.height) for x, y in shape.exterior.coords[:-1]) for name, shape in shapes.items()
    }
    return attrs.evolve(source, regions=tuple(attrs.evolve(one, polygon=points.get(one.id)) for one in source.regions))


def inner(source: RegionMap) -> list[str]:
    return [region.id for region in source.regions if not region.edge]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("away", [0.0, -7.0])
def test_an_outline_by_hand_is_kept_and_the_others_lie_around_it(seed: int, away: float) -> None:
    source, drawn = made(seed)
    first, *others = inner(source)
    names = [first, *[one for one in others if not source.adjacent(first, one)][:1]]
    shapes = {name: shapely.Polygon(drawn.territory(name).outline).buffer(away).simplify(3) for name in names}
    again = territories(with_outlines(source, drawn, shapes))
    assert differences(source, again) == []
    for name, shape in shapes.items():
        kept = shapely.Polygon(again.territory(name).outline)
        assert kept.symmetric_difference(shape).area < 0.02 * shape.area + 1


def test_what_cannot_be_drawn_around_an_outline_is_told_with_the_regions_that_lack_one() -> None:
    """A speck in a corner of the board is no place for a region that lies inside, and has neighbours all around."""
    source, drawn = made(1)
    name = max(inner(source), key=lambda one: len(source.neighbours(one)))
    far = with_outlines(source, drawn, {name: shapely.box(0, 0, 20, 20)})
    with pytest.raises(MapError) as caught:
        territories(far)
    assert caught.value.code == "outline-partial"
    assert caught.value.details["regions"] == [one for one in source.ids if one != name]


def test_two_outlines_that_leave_a_gap_where_there_is_a_border_are_told() -> None:
    source, drawn = made(1)
    first, *others = inner(source)
    second = next(one for one in others if source.adjacent(first, one))
    shapes = {name: shapely.Polygon(drawn.territory(name).outline).buffer(-7) for name in (first, second)}
    with pytest.raises(MapError) as caught:
        territories(with_outlines(source, drawn, shapes))
    assert (caught.value.code, set(caught.value.details["regions"])) == ("outline-borders", {first, second})


def test_an_outline_that_crosses_itself_is_told() -> None:
    source, drawn = made(1)
    bow = shapely.Polygon([(100, 100), (200, 200), (200, 100), (100, 200)])
    with pytest.raises(MapError, match="crosses or touches itself"):
        territories(with_outlines(source, drawn, {inner(source)[0]: bow}))
