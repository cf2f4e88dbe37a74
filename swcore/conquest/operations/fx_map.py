"""Effects that change the map: how pieces make them."""

from __future__ import annotations

from collections.abc import Iterable

from swcore.engine.checks import bounded
from swcore.engine.effects import Effect


def terrain(region: int, word: str) -> Effect:
    """Give a region another terrain, one of the game or one that a piece declares.

    Whoever stands there stays, and holds it: `fx.tokens` moves them away before, such as to TRAY.
    """
    return ("terrain", region, word)


def symbol(region: int, word: str, on: bool = True) -> Effect:
    """Give a region a symbol, or take it away."""
    return ("symbol", region, word, on)


def border(one: int, other: int, on: bool = True) -> Effect:
    """Let two regions be neighbours, or no longer."""
    return ("border", one, other, on)


def move_region(region: int, beside: int) -> Effect:
    """Let a region lie somewhere else.

    Args:
        region: region number.
        beside: mask of the regions that are its neighbours from now on; no others.
    """
    return ("move-region", region, beside)


def region(id: str, terrain: str, symbols: Iterable[str] = (), *, beside: int = 0, edge: bool = False) -> Effect:
    """Add a region to the map; `view.region(id)` tells its number, which is `view.ground.size` before.

    Args:
        id: its name in actions: letters, digits, `_` and `-`, at most 24.
        terrain: its terrain.
        symbols: its symbols.
        beside: mask of its neighbours.
        edge: whether it touches the edge of the board.
    """
    return ("region", id, terrain, bounded(symbols), beside, edge)
