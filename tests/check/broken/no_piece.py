"""A class, and nothing made of it."""

from swcore.conquest import Race


class NoPiece(Race):
    """Nothing is made of it."""
