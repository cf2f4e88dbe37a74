"""Writing a sheet as PDF with fpdf2: sizes as in the model, text as text, with the parts of the fonts that it needs inside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swcore.printing.fonts import FILES, FOLDER, needs_extra
from swcore.printing.pages import Page
from swcore.printing.shapes import Shape, Text


def pdf(pages: Sequence[Page], title: str = "", language: str = "en") -> bytes:
    """Return pages as a PDF file.

    Args:
        pages: the pages.
        title: what it is called.
        language: of its texts.

    Raises:
        SwcoreError: `print-extra` when fpdf2 is not installed.
    """
    try:
        from fpdf import FPDF
    except ImportError:
        raise needs_extra("fpdf2") from None
    file = FPDF(unit="mm", format=(pages[0].width, pages[0].height))
    file.set_auto_page_break(False)
    file.set_margin(0)
    file.set_title(title)
    file.set_lang(language)
    file.set_creator("swcore")
    for name, face in FILES.items():
        file.add_font(name, fname=FOLDER / face)
    for page in pages:
        file.add_page(format=(page.width, page.height))
        for one in page.drawing:
            if isinstance(one, Text):
                _write(file, one)
            else:
                _draw(file, one)
    return bytes(file.output())


def _write(file: Any, text: Text) -> None:
    file.set_font(text.font, size=text.size)
    file.set_text_color(text.fill)
    if not text.turn:
        file.text(text.x, text.y, text.text)
        return
    with file.rotation(-text.turn, text.x, text.y):
        file.text(text.x, text.y, text.text)


def _draw(file: Any, shape: Shape) -> None:
    from fpdf.drawing import PaintedPath
    from fpdf.enums import PathPaintRule

    path = PaintedPath()
    for step, points in shape.steps:
        if step == "M":
            path.move_to(*points[0])
        elif step == "L":
            path.line_to(*points[0])
        elif step == "C":
            path.curve_to(*points[0], *points[1], *points[2])
        else:
            path.close()
    path.style.auto_close = False
    path.style.fill_color = shape.fill or None
    path.style.stroke_color = shape.pen or None
    path.style.stroke_width = shape.width
    path.style.stroke_join_style = "round"
    path.style.stroke_dash_pattern = list(shape.dash) if shape.dash else None
    if not shape.fill:
        path.style.paint_rule = PathPaintRule.STROKE
    else:
        path.style.paint_rule = PathPaintRule.STROKE_FILL_EVENODD if shape.pen else PathPaintRule.FILL_EVENODD
    file.draw_path(path, copy=False)
