"""What the keys do, and what the signs of the picture mean: those that are in this game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from swcore.cli.drawing.labels import COST, mark
from swcore.cli.drawing.styles import badge, ground_of, letter
from swcore.cli.screen.link import Shown
from swcore.wording.catalogue import Catalogue
from swcore.wording.looks import look_of
from swcore.wording.scene import Area, Named, Panel

KEYS = (
    ("↑ ↓ ← →", "arrows"),
    ("1 2 3", "digits"),
    ("Tab", "tab"),
    ("?", "what"),
    ("/", "type"),
    ("h", "hint"),
    ("u U r", "undo"),
    ("m l", "whole"),
    ("g", "guide"),
    ("Ctrl-T", "light"),
    ("q", "leave"),
)
Row = tuple[Text, str]


def keys_and_signs(shown: Shown | None, texts: Catalogue) -> list[RenderableType]:
    """Return the keys, and below them the signs of the table that is shown.

    Args:
        shown: the table, or None.
        texts: the command line's own texts.
    """
    found: list[RenderableType] = [_rows((Text(key, "bold"), texts(f"screen.key.{code}")) for key, code in KEYS), ""]
    if shown is not None:
        found += [Text(texts("screen.signs"), "bold"), _rows(signs(shown, texts)), ""]
    return found


def signs(shown: Shown, texts: Catalogue) -> Iterator[Row]:
    """Yield every sign that is on the board or in the menu, with what it means."""
    scene, looks = shown.scene, shown.looks
    areas: tuple[Area, ...] = scene.of("area")
    for one in _each(area.terrain for area in areas if area.terrain is not None):
        ground = ground_of(look_of(looks, f"terrain:{one.id}"), ascii_only=False)
        yield Text(f" {ground.sign} ", ground.fill()), one.label
    for one in _each(symbol for area in areas for symbol in area.symbols):
        yield Text(f" {look_of(looks, f'symbol:{one.id}').sign} "), one.label
    yield from _tokens(shown, texts)
    for sign, label in dict(_lying(shown)).items():
        yield Text(f" {sign} "), label
    if any(shown.costs.values()):
        yield Text("[3]", COST), texts("screen.sign.cost")
    if any(not cost for cost in shown.costs.values()):
        yield Text("[!]", COST), texts("screen.sign.target")
    if shown.menu is not None and any(one.ends_turn for one in shown.menu.choices):
        yield Text(" ⏎ "), texts("screen.sign.ends")
    if shown.hinted:
        yield Text(" ★ "), texts("screen.sign.hinted")


def _tokens(shown: Shown, texts: Catalogue) -> Iterator[Row]:
    stacks, seats = shown.scene.of("stack"), [one for one in shown.scene.of("panel") if one.seat is not None]
    panel: Panel
    for panel in seats if stacks else ():
        yield _badge(panel.seat), texts("screen.sign.seat", who=panel.label)
    if stacks and seats:
        yield _badge(seats[0].seat, active=False), texts("screen.sign.declined")
    nobody = _each(Named(one.about or one.label, one.label) for one in stacks if one.owner is None)
    if nobody:
        told = ", ".join(one.label for one in nobody)
        yield Text(f"{letter(None)}1 ", badge(None)), texts("screen.sign.nobody", who=told)


def _badge(seat: int | None, *, active: bool = True) -> Text:
    return Text(f"{letter(seat, active=active)}3 ", badge(seat, active=active))


def _lying(shown: Shown) -> Iterator[tuple[str, str]]:
    for one in shown.scene.of("marker"):
        sign = mark(one, shown.looks).rstrip("0123456789")
        if sign:
            yield sign, one.label


def _each(things: Iterable[Named]) -> list[Named]:
    return list({one.id: one for one in things}.values())


def _rows(rows: Iterable[tuple[Text, str]]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for sign, what in rows:
        table.add_row(sign, Text(what))
    return table


__all__ = ["keys_and_signs", "signs"]
