"""Armies of Small World of Warcraft that tests put on their boards."""

from __future__ import annotations

from swcore.conquest import Army
from swcore.testing import Scene


def rival(scene: Scene, power: str = "mountaineer", race: str = "orcs", seat: int = 1, *, hand: int = 0, **regions: int) -> Army:
    """Put an army of another seat on the board: Orcs unless told otherwise."""
    return scene.army(seat, f"warcraft.{race}", f"warcraft.{power}", regions, hand=hand)
