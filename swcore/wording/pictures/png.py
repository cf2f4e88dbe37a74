"""SVG as PNG, through the extra `pictures`, in letters that swcore brings: a machine may have none of its own."""

from __future__ import annotations

from pathlib import Path

from swcore.graph.drawing.extra import needed

FONTS = Path(__file__).parents[2] / "printing" / "fonts"


def png_of(svg: str, width: int = 1400) -> bytes:
    """Return a picture as PNG.

    Args:
        svg: the picture.
        width: of the PNG, in pixels.

    Raises:
        SwcoreError: `extra-missing`: the extra `pictures` is not installed.
    """
    with needed("pictures"):
        import resvg_py
    fonts = sorted(str(file) for file in FONTS.glob("*.ttf"))
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=fonts, font_family="Alegreya Sans"))
