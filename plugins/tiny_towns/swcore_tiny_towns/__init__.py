"""Tiny Towns for swcore: what cards are made of, in this pack and in others."""

from swcore_tiny_towns import fx
from swcore_tiny_towns.cards import Building, Monument, TownRule
from swcore_tiny_towns.ground import ALL, CENTRE, COLUMN, CORNERS, NEAR, RESOURCES, RING, ROW, squares_of
from swcore_tiny_towns.values import Feeding, Veto, Way

__all__ = [
    "ALL",
    "CENTRE",
    "COLUMN",
    "CORNERS",
    "NEAR",
    "RESOURCES",
    "RING",
    "ROW",
    "Building",
    "Feeding",
    "Monument",
    "TownRule",
    "Veto",
    "Way",
    "fx",
    "squares_of",
]
