"""The key below a picture: what its terrains, symbols and markers are."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from swcore.graph.drawing import Drawing, Territory
from swcore.wording.looks import Looks, look_of
from swcore.wording.pictures.badges import badges
from swcore.wording.pictures.ink import LINE, element, text
from swcore.wording.pictures.spots import Spot

MARGIN, ROW = 14.0, 40.0
_SIGN, _LETTERS, _LETTER = 48, 17, 10.2  # room for a sign; the size of letters, and about how wide one is
Key = Sequence[tuple[str, str]]


def height_of(drawing: Drawing, key: Key) -> float:
    """Return how much room a key takes below a drawing."""
    return ROW * math.ceil(len(key) / _columns(drawing, key)) if key else 0.0


def key_of(drawing: Drawing, looks: Looks, key: Key) -> Iterator[str]:
    """Yield a key, as SVG.

    Args:
        drawing: what it stands below.
        looks: how words look.
        key: ids of looks with what they are called.
    """
    columns = _columns(drawing, key)
    for at, (id, label) in enumerate(key):
        x = (at % columns) * drawing.width / columns
        y = drawing.height + MARGIN + ROW * (at // columns) + ROW / 2
        if id.startswith("terrain:"):
            swatch = {"x": x, "y": y - 13, "width": 40, "height": 26, "rx": 4}
            yield element("rect", fill=look_of(looks, id).colour, **swatch)
            yield element("rect", fill=f"url(#{pattern_name(drawing, id)})", stroke=LINE, stroke_width=1.5, **swatch)
        else:
            spot = Spot(symbols=(id,)) if id.startswith("symbol:") else Spot(markers=((id, 1),))
            yield from badges(Territory("", (), x + 20, y, 60, 0), spot, looks, id=False, unit=34)
        yield text(label, x + _SIGN, y, _LETTERS, halo="").replace('text-anchor="middle"', 'text-anchor="start"')


def _columns(drawing: Drawing, key: Key) -> int:
    return max(1, int(drawing.width // (_SIGN + 16 + _LETTER * max((len(label) for _, label in key), default=0))))


def prefix(drawing: Drawing) -> str:
    """Return what names in the picture begin with: several of them may stand in one page."""
    return "m-" + "".join(one if one.isascii() and one.isalnum() else "-" for one in drawing.id)


def pattern_name(drawing: Drawing, id: str) -> str:
    """Return what the pattern of a look is called."""
    return f"{prefix(drawing)}-" + "".join(one if one.isascii() and one.isalnum() else "-" for one in id)
