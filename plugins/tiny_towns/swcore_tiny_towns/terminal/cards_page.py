"""The page of the cards: the buildings in play with their patterns, the viewer's own monument, and those that were built."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from swcore_tiny_towns.position.pieces import MONUMENT, Card
from swcore_tiny_towns.terminal.picture import card_name, draw_pattern
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.sight import Sight

PATTERN_WIDTH = 16


def cards_table(words: Lexicon, cards: Iterable[Card]) -> Table:
    """Return cards as a table: pattern, name and type, text with its clauses."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=PATTERN_WIDTH, no_wrap=True)
    table.add_column(overflow="fold", ratio=1)
    for card in cards:
        name = Text.assemble(card_name(words, card), (f"  {words(f'type.{card.type}')}", "dim"))
        table.add_row(draw_pattern(words, card), Group(name, Text(words.name(card.text)), ""))
    return table


def cards_page(words: Lexicon, sight: Sight) -> RenderableType:
    """Return the page `cards`: nothing on it that the viewer may not see (TT-SETUP-9, TT-INT-29)."""
    view = sight.view
    parts: list[RenderableType] = [Text(words("title.cards"), "italic"), Text(words("title.turned"), "dim"), ""]
    parts.append(cards_table(words, map(view.card, view.cards)))
    built = built_monuments(sight)
    if sight.monument and sight.monument not in built:
        parts += [Text(words("title.own"), "italic"), cards_table(words, [view.card(sight.monument)])]
    if built:
        parts += [Text(words("title.built"), "italic"), cards_table(words, [view.card(id) for id in built])]
    return Group(*parts)


def in_play(words: Lexicon, sight: Sight, width: int) -> Text:
    """Return the names of the buildings in play, each in the colour of its type; none is divided at the end of a line."""
    told = Text(words("in-play"))
    used = len(told)
    for id in sight.view.cards:
        name = card_name(words, sight.view.card(id))
        fits = used + 1 + len(name) <= width
        told.append(" " if fits else "\n")
        told.append_text(name)
        used = used + 1 + len(name) if fits else len(name)
    return told


def built_monuments(sight: Sight) -> list[str]:
    """Return the monuments that stand in some town, each once."""
    found: dict[str, None] = {}
    for seat in range(sight.view.seats):
        town = sight.town(seat)
        found.update(dict.fromkeys(id for id in town.cards if town.pieces[id].type == MONUMENT))
    return list(found)
