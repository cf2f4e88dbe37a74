"""What stands beside a board: seats, rows of cards, rounds, dice and notes, as compact lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from swcore.cli.drawing.styles import badge, letter
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue
from swcore.wording.looks import Looks, look_of
from swcore.wording.scene import Card, Panel, Row, Scene, Track

ASKED, TURN = "▸", "·"


def seat_line(panel: Panel) -> Text:
    """Return the head of a panel: the letter of its seat, its name, whether it is its turn."""
    line = Text(no_wrap=True, overflow="ellipsis")
    if panel.seat is not None:
        line.append(f" {letter(panel.seat)} ", badge(panel.seat))
        line.append(" ")
    line.append(panel.label, "bold")
    if panel.asked:
        line.append(f" {ASKED}", "bold")
    return line


def panels(scene: Scene, *, facts: bool = True) -> RenderableType:
    """Return what each seat has, as far as the viewer may see it.

    Args:
        scene: the scene.
        facts: whether every line of it is shown, or only the first, behind the name.
    """
    found: list[RenderableType] = []
    for panel in scene.of("panel"):
        head = seat_line(panel)
        if not facts:
            head.append("  " + " · ".join(f"{one.label} {one.value}" for one in panel.facts[:1]), "dim")
            found.append(head)
            continue
        short = [one for one in panel.facts if len(one.value) <= 4]
        head.append("  " + " · ".join(f"{one.label}: {one.value}" for one in short))
        found.append(head)
        long = Table.grid(padding=(0, 1))
        long.add_column(width=1)
        long.add_column(overflow="fold")
        for one in panel.facts:
            if one not in short:
                long.add_row("", Text.assemble((f"{one.label}: ", "dim"), one.value))
        found += [long] if long.row_count else []
    return Group(*found)


def rows(scene: Scene, looks: Looks, *, texts: bool = False) -> RenderableType:
    """Return the rows of cards that lie there for everybody, each card a line.

    Args:
        scene: the scene.
        looks: how words look.
        texts: whether it is told what the cards do.
    """
    return Group(*(row_table(scene, row, looks, texts=texts) for row in scene.of("row")))


def row_table(scene: Scene, row: Row, looks: Looks, *, texts: bool) -> Table:
    """Return a row of cards as a table: its place, as the menu counts, its name, what it brings and costs, what lies on it."""
    table = Table(title=row.label, title_justify="left", box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(justify="right", no_wrap=True, style="bold")
    table.add_column(overflow="fold")
    table.add_column(justify="right", no_wrap=True)
    cards: Sequence[Card] = scene.of("card", row.id)
    for card in cards:
        what = card_line(card, scene.language)
        if texts:
            for one in (card, *scene.of("card", card.id)):
                if one.text:
                    what.append("\n" + (f"{one.label}: " if one is not card else "") + one.text, "dim")
        table.add_row(place_of(card), what, pattern(card, looks) if card.pattern else "")
    return table


def place_of(card: Card) -> str:
    """Return the place of a card that may be bought, as the menu counts; "" for any other."""
    return "" if card.price is None else str(card.place)


def card_line(card: Card, language: str) -> Text:
    """Return a card in a line: its name, the tokens that it brings, what it costs, what lies on it, why nobody may take it.

    Args:
        card: the card.
        language: of the words for its price.
    """
    line = Text(card.label, "bold" if card.target else "")
    if card.tokens is not None:
        line.append(f" ×{card.tokens}", "bold")
    if card.price is not None:
        texts = Catalogue(language, TEXTS)
        line.append(f" · {texts('card.price', n=card.price) if card.price else texts('card.free')}")
    if card.lying:
        line.append(f" ({'; '.join(card.lying)})")
    if card.closed:
        line.append(f" — {card.closed}", "dim")
    return line


def pattern(card: Card, looks: Looks) -> Text:
    """Return the pattern of a card: each cube as a block in its colour with the first letter of its word."""
    found = Text(no_wrap=True)
    for number, line in enumerate(card.pattern):
        found.append("\n" if number else "")
        for word in line:
            if word:
                found.append(f"{word[0].upper()} ", f"#1c1a17 on {look_of(looks, f'resource:{word}').colour}")
            else:
                found.append("  ")
    return found


def notes(scene: Scene) -> list[Text]:
    """Return rounds, dice and notes, each a line."""
    return list(_notes(scene))


def _notes(scene: Scene) -> Iterator[Text]:
    for one in scene.elements:
        if isinstance(one, Track):
            done = f" {'●' * one.value}{'○' * (one.of - one.value)}" if 0 < one.of <= 12 else ""
            yield Text(f"{one.label}{done}")
        elif one.kind == "die":
            yield Text(f"{one.label} [{getattr(one, 'value', '')}]")
        elif one.kind == "note":
            yield Text(one.label, "italic")
