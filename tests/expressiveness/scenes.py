"""What the scenes of rows share: a row of six regions, and the income of a turn part by part."""

from __future__ import annotations

from swcore import Piece
from swcore.testing import Scene

LINE = dict.fromkeys("abcdef", "farmland") | {"a": "farmland edge"}
CHAIN = "a-b b-c c-d d-e e-f"
ORCS, HILL = "base.orcs", "base.hill"


def line(*pieces: Piece, **regions: str) -> Scene:
    """Return a row of six regions, some of them of another kind."""
    return Scene(LINE | regions, CHAIN, with_pieces=pieces)


def coins_of_turn(scene: Scene) -> list[int]:
    """Return the parts of the income of seat 0 after it has finished its turn."""
    return [part[0] for part in scene.finish_turn()]
