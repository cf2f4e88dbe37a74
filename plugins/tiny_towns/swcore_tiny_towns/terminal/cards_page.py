"""The page of the cards: the buildings in play with their patterns, the viewer's own monument, and those that were built."""

from __future__ import annotations

from collections.abc import Iterable

from swcore.wording.pages import Column, Line, Page, Sheet, Span, Stack, line
from swcore_tiny_towns.position.pieces import MONUMENT, Card
from swcore_tiny_towns.terminal.picture import card_name, draw_pattern
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.sight import Sight

PATTERN_WIDTH = 16


def cards_table(words: Lexicon, cards: Iterable[Card]) -> Sheet:
    """Return cards as a table: pattern, name and type, text with its clauses."""
    rows = []
    for card in cards:
        name = line(card_name(words, card), Span(f"  {words(f'type.{card.type}')}", "dim"))
        rows.append((draw_pattern(words, card), Stack((name, words.name(card.text), ""))))
    return Sheet((Column(whole=True, width=PATTERN_WIDTH), Column(wide=True)), tuple(rows), heads=False, gap=2)


def cards_page(words: Lexicon, sight: Sight) -> Page:
    """Return the page `cards`: nothing on it that the viewer may not see (TT-SETUP-9, TT-INT-29)."""
    view = sight.view
    parts: list[Page] = [Span(words("title.cards"), "italic"), Span(words("title.turned"), "dim"), ""]
    parts.append(cards_table(words, map(view.card, view.cards)))
    built = built_monuments(sight)
    if sight.monument and sight.monument not in built:
        parts += [Span(words("title.own"), "italic"), cards_table(words, [view.card(sight.monument)])]
    if built:
        parts += [Span(words("title.built"), "italic"), cards_table(words, [view.card(id) for id in built])]
    return Stack(tuple(parts))


def in_play(words: Lexicon, sight: Sight, width: int) -> Line:
    """Return the names of the buildings in play, each in the colour of its type; none is divided at the end of a line."""
    told = [Span(words("in-play"))]
    used = len(told[0].text)
    for id in sight.view.cards:
        name = card_name(words, sight.view.card(id))
        fits = used + 1 + len(name.text) <= width
        told += [Span(" " if fits else "\n"), name]
        used = used + 1 + len(name.text) if fits else len(name.text)
    return Line(tuple(told))


def built_monuments(sight: Sight) -> list[str]:
    """Return the monuments that stand in some town, each once."""
    found: dict[str, None] = {}
    for seat in range(sight.view.seats):
        town = sight.town(seat)
        found.update(dict.fromkeys(id for id in town.cards if town.pieces[id].type == MONUMENT))
    return list(found)
