"""All actions of a set-up of Tiny Towns, with numbers: of the cards in play, and of all monuments, which are secret."""

from __future__ import annotations

from collections.abc import Iterator

from swcore import Game
from swcore.wording.face import ActionSpace, space, spare_of
from swcore_tiny_towns.position.squares import ALL, RESOURCES, SQUARES, squares_of
from swcore_tiny_towns.rules.laid import build

NUMBERS = 20  # that a question offers
FREE = ("done", "revise", "resign", "discard")


def action_space(game: Game) -> ActionSpace:
    """Return the space.

    Args:
        game: a game of the set-up: its cards in play are part of it.
    """
    ruleset = game.ruleset
    words = ruleset.compiled.words
    monuments = [piece.id for piece in ruleset.of_kind("monument")]
    cards = [*game.play.state.cards, *monuments]
    wild = any("towns_wild" in ruleset.compiled.impls.get(card, ()) for card in cards)
    builds = [text for card in cards for text in _builds(game, card, wild=wild)]
    named = [f"{kind} {one}" for kind in ("name", "take") for one in RESOURCES]
    placed = [f"place {one} {square}" for one in RESOURCES for square in SQUARES]
    placed += [f"store {square}" for square in SQUARES] + [f"swap {square} {one}" for square in SQUARES for one in RESOURCES]
    put = [f"put {words[card]} {square}" for card in cards for square in SQUARES]
    put += [f"replace {square} {words[card]}" for card in cards for square in SQUARES]
    kept = [f"keep {words[card]}" for card in monuments]
    values = [*RESOURCES, *SQUARES, *words.values(), *words, *map(str, range(NUMBERS + 1))]
    chosen = [f"choose {value}" for value in values]
    menus = (builds, [*named, *placed], put, kept, chosen)  # no question offers more than one of these
    return space([*FREE, *(text for menu in menus for text in menu)], len(FREE) + max(map(len, menus)), spare_of(ruleset))


def _builds(game: Game, card: str, *, wild: bool) -> Iterator[str]:
    """Yield the ways to build a card: on each square, off each pattern; off parts of it where buildings stand for cubes."""
    compiled = game.ruleset.compiled
    masks = {laid.mask for laid in compiled.ways(card).laids}
    for mask in sorted({part for whole in masks for part in _parts(whole)} if wild else masks):
        yield from (build(compiled.words[card], square, mask).text for square in squares_of(ALL))


def _parts(mask: int) -> Iterator[int]:
    """Yield a mask and all masks within it that are not empty."""
    part = mask
    while part:
        yield part
        part = (part - 1) & mask
