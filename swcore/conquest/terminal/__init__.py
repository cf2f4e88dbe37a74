"""A conquest game on a terminal, drawn with rich. The only room of the family that knows rich."""

from swcore.conquest.terminal.renderer import ConquestRenderer

__all__ = ["ConquestRenderer"]
