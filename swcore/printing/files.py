"""Writing a sheet to files, by the ending of the name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from swcore.errors import SwcoreError, nearest
from swcore.printing.fonts import needs_extra
from swcore.printing.pages import Page, Sheet
from swcore.printing.svg import svg
from swcore.text.writing import put_all

ENDINGS: Final = (".pdf", ".svg", ".png")
DOTS: Final = 200
"""Dots of a picture in an inch."""


def ending_of(path: Path) -> str:
    """Return the ending of a file's name.

    Raises:
        SwcoreError: `print-ending` for any other than of `ENDINGS`.
    """
    ending = path.suffix.lower()
    if ending not in ENDINGS:
        close = nearest(ending, ENDINGS) if ending else ""
        hint = str(close) if str(close).startswith("Did") else f"Name a file that ends with {', '.join(ENDINGS)}."
        raise SwcoreError(
            f"{path.name!r} says no format to write.", code="print-ending", hint=hint, file=path.name, endings=ENDINGS
        )
    return ending


def written(sheet: Sheet, path: Path, language: str) -> list[Path]:
    """Write a sheet, and return the files: one, or for pictures one for each page.

    Args:
        sheet: the sheet.
        path: the file; its ending says the format. Further pages have their number before it.
        language: of the texts.

    Raises:
        SwcoreError: `print-ending`; `print-extra` when a library for the format is not installed.
        OSError: a file cannot be written.
    """
    ending = ending_of(path)
    if ending == ".pdf":
        from swcore.printing.pdf import pdf

        contents = [pdf(sheet.pages, sheet.title, language)]
    elif ending == ".png":
        contents = [png(page, sheet.title) for page in sheet.pages]
    else:
        contents = [svg(page.drawing, page.width, page.height, sheet.title).encode() for page in sheet.pages]
    paths = [path if not place else path.with_name(f"{path.stem}-{place + 1}{path.suffix}") for place in range(len(contents))]
    put_all(dict(zip(paths, contents, strict=True)))
    return paths


def png(page: Page, title: str = "", dots: int = DOTS) -> bytes:
    """Return a page as a picture.

    Args:
        page: the page.
        title: what it is called.
        dots: dots in an inch.

    Raises:
        SwcoreError: `print-extra` when resvg-py is not installed.
    """
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise needs_extra("resvg-py") from None
    return bytes(svg_to_bytes(svg_string=svg(page.drawing, page.width, page.height, title), dpi=dots, skip_system_fonts=True))
