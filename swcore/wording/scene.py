"""The table of a game as data: what lies where, whose it is, what it is called. Every face draws from it.

A scene is a list of elements. Each has an `id` that stays the same through a game, and names by `at` the element that it lies
in or belongs to: a stack lies in an area, an area belongs to a board, a card to a row or a panel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import attrs

from swcore.wording.plain_data import plain, read

Point = tuple[float, float]


@attrs.frozen
class Named:
    """A word of the game with what it is called.

    Args:
        id: the word.
        label: what it is called.
        about: what `Game.about` is asked for to tell more; "" when there is nothing to tell.
    """

    id: str
    label: str
    about: str = ""


@attrs.frozen
class Fact:
    """A line of a panel.

    Args:
        label: what it is.
        value: how much, or which.
        about: as in `Named`.
    """

    label: str
    value: str
    about: str = ""


@attrs.frozen(kw_only=True)
class Element:
    """Something on the table.

    Args:
        id: stays the same as long as the thing is there.
        label: what it is called.
        at: id of the element that it lies in or belongs to; "" for the table itself.
        owner: the seat whose it is, or None.
        about: what `Game.about` is asked for to tell more; "" when there is nothing to tell.
        target: whether a legal action of the viewer speaks of it.
    """

    kind: ClassVar[str] = ""
    id: str
    label: str
    at: str = ""
    owner: int | None = None
    about: str = ""
    target: bool = False


@attrs.frozen(kw_only=True)
class Board(Element):
    """Areas that belong together, or a grid of squares.

    Args:
        rows, columns: of a grid; 0 where there is none.
        size: width and height of the space that outlines and positions stand in; empty where nothing is drawn.
    """

    kind = "board"
    rows: int = 0
    columns: int = 0
    size: tuple[float, ...] = ()


@attrs.frozen(kw_only=True)
class Area(Element):
    """A region of a board, or a square of a grid.

    Args:
        name: what actions and views call it.
        number: its number in the state.
        terrain: what it is made of; None where the game knows no such thing.
        symbols: what is printed in it.
        borders: names of the areas that it touches.
        edge: whether it touches the edge of the board.
        island: the number of the island that it belongs to, from 1; 0 where all hangs together.
        row, column: its place in a grid, from 0.
        position: where it is drawn, or empty.
        outline: the corners of its territory, or empty.
    """

    kind = "area"
    name: str
    number: int
    terrain: Named | None = None
    symbols: tuple[Named, ...] = ()
    borders: tuple[str, ...] = ()
    edge: bool = False
    island: int = 0
    row: int | None = None
    column: int | None = None
    position: tuple[float, ...] = ()
    outline: tuple[Point, ...] = ()


@attrs.frozen(kw_only=True)
class Stack(Element):
    """Tokens of a people in an area.

    Args:
        count: how many.
        active: False once the people is in decline.
    """

    kind = "stack"
    count: int
    active: bool = True


@attrs.frozen(kw_only=True)
class Marker(Element):
    """A marker, a cube, a figure.

    Args:
        count: how many of it lie there.
        face: the face that the viewer knows of one that lies face down; "" else.
        sort: which word of the game it is, such as a resource; "" when `about` says it.
    """

    kind = "marker"
    count: int = 1
    face: str = ""
    sort: str = ""


@attrs.frozen(kw_only=True)
class Card(Element):
    """A banner, a badge, a building, a monument.

    Args:
        sort: what kind of card it is.
        text: what it does.
        place: its place in a row, from 1; 0 where it lies in none.
        price: what it costs the one who is asked, or None.
        lying: what lies on it, in words.
        tokens: the tokens that it brings, or None.
        pattern: rows of a pattern, each a word or "" by column.
        closed: why nobody may take it; "" when it is open.
    """

    kind = "card"
    sort: str
    text: str = ""
    place: int = 0
    price: int | None = None
    lying: tuple[str, ...] = ()
    tokens: int | None = None
    pattern: tuple[tuple[str, ...], ...] = ()
    closed: str = ""


@attrs.frozen(kw_only=True)
class Row(Element):
    """Cards that lie side by side for everybody.

    Args:
        sort: what lies in it.
    """

    kind = "row"
    sort: str


@attrs.frozen(kw_only=True)
class Panel(Element):
    """A seat: what it has, as far as the viewer may see it; or what belongs to nobody.

    Args:
        seat: the seat; None for nobody's.
        you: whether it is the viewer's own.
        turn: whether it is its turn.
        asked: whether it is awaited.
        left: whether it has left the game.
        facts: its lines.
    """

    kind = "panel"
    seat: int | None = None
    you: bool = False
    turn: bool = False
    asked: bool = False
    left: bool = False
    facts: tuple[Fact, ...] = ()


@attrs.frozen(kw_only=True)
class Track(Element):
    """How far something has come, such as the rounds.

    Args:
        value: where it stands.
        of: where it ends; 0 where nobody knows.
    """

    kind = "track"
    value: int
    of: int = 0


@attrs.frozen(kw_only=True)
class Die(Element):
    """A die as it lies.

    Args:
        value: what it shows.
    """

    kind = "die"
    value: int


@attrs.frozen(kw_only=True)
class Note(Element):
    """Something that is to be known; its label says it."""

    kind = "note"


ELEMENTS: tuple[type[Element], ...] = (Board, Area, Stack, Marker, Card, Row, Panel, Track, Die, Note)


@attrs.frozen
class Scene:
    """The table as a viewer sees it.

    Args:
        game: id of the game.
        title: what it is called.
        language: the language of all labels.
        seat: the viewer; None for a bystander.
        pending: the seats that are awaited; none when the game is over.
        status: round, turn and what is asked, in one line.
        elements: all that lies there: what others lie in comes before them.
    """

    game: str
    title: str
    language: str
    seat: int | None
    pending: tuple[int, ...]
    status: str
    elements: tuple[Element, ...]

    def __getitem__(self, id: str) -> Element:
        """Return an element.

        Raises:
            KeyError: there is none of this id.
        """
        found = next((one for one in self.elements if one.id == id), None)
        if found is None:
            raise KeyError(id)
        return found

    def of(self, kind: str, at: str | None = None) -> tuple[Any, ...]:
        """Return the elements of a kind, all of them or those that lie in one."""
        return tuple(one for one in self.elements if one.kind == kind and (at is None or one.at == at))

    def as_json(self) -> dict[str, Any]:
        """Return the scene as JSON data, see `schemas/scene.schema.json`; what has its default is left out of elements."""
        found: dict[str, Any] = plain(self)
        return found

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Scene:
        """Return the scene that `as_json` has told, such as one that came over a network."""
        kinds = {kind.kind: kind for kind in ELEMENTS}
        elements = tuple(read(kinds[one["kind"]], one) for one in data["elements"])
        rest: Scene = read(cls, {name: one for name, one in data.items() if name != "elements"} | {"elements": ()})
        return attrs.evolve(rest, elements=elements)
