"""Tools for testing cards: towns drawn by hand, and checks that hold in every position."""

from swcore_tiny_towns.testing.checks import check_builds, check_towns
from swcore_tiny_towns.testing.scene import TownScene, picture, points

__all__ = ["TownScene", "check_builds", "check_towns", "picture", "points"]
