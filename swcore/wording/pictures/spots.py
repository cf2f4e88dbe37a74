"""What is to be shown in the regions of a map, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import attrs

from swcore.graph import RegionMap
from swcore.wording.menus import Menu
from swcore.wording.scene import Scene


@attrs.frozen
class Tokens:
    """Tokens of a people in a region.

    Args:
        count: how many.
        owner: the seat whose they are, or None for nobody's.
        active: False once the people is in decline.
    """

    count: int
    owner: int | None = None
    active: bool = True


@attrs.frozen
class Spot:
    """What is shown in a region.

    Args:
        terrain: the id of its look, such as `terrain:forest`; "" for none.
        symbols: the ids of the looks of what is printed there.
        name: what stands there besides its id, or "".
        tokens: who lies there.
        markers: the ids of the looks of what else lies there, with how many.
        target: what an action there costs, in a word or two; None where it is none.
    """

    terrain: str = ""
    symbols: tuple[str, ...] = ()
    name: str = ""
    tokens: tuple[Tokens, ...] = ()
    markers: tuple[tuple[str, int], ...] = ()
    target: str | None = None


def spots_of_map(source: RegionMap, begins: Callable[[str], bool] = lambda symbol: False) -> dict[str, Spot]:
    """Return what is printed on a map.

    Args:
        source: the map.
        begins: whether a symbol stands for a token of nobody's that lies there at the beginning, and is shown as one.
    """
    found = {}
    for region in source.regions:
        tokens = tuple(Tokens(1, active=False) for symbol in region.symbols if begins(symbol))
        symbols = tuple(f"symbol:{symbol}" for symbol in region.symbols if not begins(symbol))
        found[region.id] = Spot(f"terrain:{region.terrain}", symbols, tokens=tokens)
    return found


def spots_of_scene(scene: Scene, menu: Menu | None = None) -> dict[str, Spot]:
    """Return what a viewer sees on the map of a scene, by the names of its areas.

    Args:
        scene: the scene.
        menu: the open question: what can be done in an area is shown with its cost and odds.
    """
    costs = {} if menu is None else costs_of(menu)
    lying: dict[str, list[Tokens]] = {}
    markers: dict[str, list[tuple[str, int]]] = {}
    for stack in scene.of("stack"):
        lying.setdefault(stack.at, []).append(Tokens(stack.count, stack.owner, stack.active))
    for marker in scene.of("marker"):
        id = marker.about if ":" in marker.about else f"marker:{marker.face or marker.about or marker.sort}"
        markers.setdefault(marker.at, []).append((id, marker.count))
    return {
        area.name: Spot(
            _look(area.terrain.about, "terrain", area.terrain.id) if area.terrain else "",
            tuple(_look(one.about, "symbol", one.id) for one in area.symbols),
            tokens=tuple(lying.get(area.id, ())),
            markers=tuple(markers.get(area.id, ())),
            target=costs.get(area.id),
        )
        for area in scene.of("area")
    }


def costs_of(menu: Menu) -> Mapping[str, str]:
    """Return by id of an element what the cheapest action upon it costs, with its odds where a die decides; "" without a cost.

    Args:
        menu: the open question.
    """
    found: dict[str, tuple[tuple[bool, int], str]] = {}
    for choice in menu.choices:
        for element in _elements(choice.arguments):
            text = "" if choice.cost is None else str(choice.cost)
            if choice.faces:
                text += f" {round(100 * choice.good / choice.faces)}%"
            rank = (bool(choice.faces), 99 if choice.cost is None else choice.cost)
            if element not in found or rank < found[element][0]:
                found[element] = rank, text.strip()
    return {element: text for element, (_, text) in found.items()}


def _elements(arguments: Iterable[object]) -> list[str]:
    elements = [str(getattr(one, "element", "")) for one in arguments]
    return [one for one in elements[:1] if one]


def _look(about: str, sort: str, id: str) -> str:
    """Return the id of a look: what is told about a word may stand elsewhere, such as at a piece."""
    return about if about.startswith(f"{sort}:") else f"{sort}:{id}"
