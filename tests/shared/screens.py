"""What is shown, as plain lines."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType


def drawn(renderable: RenderableType, width: int = 120) -> list[str]:
    """Return the lines of what is shown, without colours."""
    buffer = io.StringIO()
    Console(file=buffer, width=width, color_system=None, markup=False, highlight=False, emoji=False).print(renderable)
    return [line.rstrip() for line in buffer.getvalue().splitlines()]
