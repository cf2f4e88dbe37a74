"""A rules framework for board-game variants: a kernel that runs games, a conquest family and plugin packs."""

__version__ = "0.1.0"
