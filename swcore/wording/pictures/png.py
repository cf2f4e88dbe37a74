"""SVG as PNG, through the extra `pictures`."""

from __future__ import annotations

from swcore.graph.drawing.extra import needed


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
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, font_family="DejaVu Sans"))
