"""What is printed of a conquest game: banners and badges that join, tokens and cards. It knows no turn, and no terminal."""

from swcore.conquest.printing.prints import PRINTS

__all__ = ["PRINTS"]
