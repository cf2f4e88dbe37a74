"""Tiny Towns for swcore: what cards are made of, in this pack and in others."""

from swcore_tiny_towns.position import fx
from swcore_tiny_towns.position.answers import Feeding, Veto, Way
from swcore_tiny_towns.position.pieces import Building, Monument, TownRule
from swcore_tiny_towns.position.squares import ALL, CENTRE, COLUMN, CORNERS, NEAR, RESOURCES, RING, ROW, squares_of

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
