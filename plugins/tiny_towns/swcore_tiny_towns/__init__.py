"""Tiny Towns for swcore."""

from swcore_tiny_towns import fx
from swcore_tiny_towns.cards import Building, Monument, TownRule
from swcore_tiny_towns.values import Feeding, Veto, Way

__all__ = ["Building", "Feeding", "Monument", "TownRule", "Veto", "Way", "fx"]
