"""What is told at the table, as data: a face draws it."""

from __future__ import annotations

import attrs

BOLD, DIM = "bold", "dim"


@attrs.frozen
class Line:
    """One line or paragraph.

    Attributes:
        text: what is told.
        mark: what stands before it, such as a number; a long text stays behind it.
        style: `bold`, `dim` or "".
        secret: whether it is for one player alone, and is to be hidden again.
    """

    text: str
    mark: str = ""
    style: str = ""
    secret: bool = False
