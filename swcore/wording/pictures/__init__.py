"""Maps as pictures in SVG and PNG: terrain with patterns, symbols, names, and what lies on them.

`spots_of_map` and `spots_of_scene` say what is to be shown, as plain data; `svg_map` draws it over a `Drawing`. Nothing here
knows a game: how its words look comes from `swcore.wording.looks`.
"""

from __future__ import annotations

from swcore.wording.pictures.map_picture import svg_map
from swcore.wording.pictures.patterns import FIGURES, PATTERNS
from swcore.wording.pictures.png import png_of
from swcore.wording.pictures.spots import Spot, Tokens, spots_of_map, spots_of_scene

__all__ = ["FIGURES", "PATTERNS", "Spot", "Tokens", "png_of", "spots_of_map", "spots_of_scene", "svg_map"]
