"""Tiny Towns for swcore: what cards are made of, in this pack and in others."""

from swcore_tiny_towns.position import fx
from swcore_tiny_towns.position.answers import Dealing, Deed, Feeding, Veto, Way
from swcore_tiny_towns.position.pieces import Building, Monument, TownRule
from swcore_tiny_towns.position.squares import (
    ALL,
    CENTRE,
    COLUMN,
    CORNERS,
    NEAR,
    NUMBERS,
    RESOURCES,
    RING,
    ROW,
    SQUARES,
    squares_of,
)
from swcore_tiny_towns.position.view import Town, View

__all__ = [
    "ALL",
    "CENTRE",
    "COLUMN",
    "CORNERS",
    "NEAR",
    "NUMBERS",
    "RESOURCES",
    "RING",
    "ROW",
    "SQUARES",
    "Building",
    "Dealing",
    "Deed",
    "Feeding",
    "Monument",
    "Town",
    "TownRule",
    "Veto",
    "View",
    "Way",
    "fx",
    "squares_of",
]
