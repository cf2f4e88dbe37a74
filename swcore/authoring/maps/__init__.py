"""New maps from a grid of letters, a list of borders, or nothing but a number; and whether maps are fair.

Terrains and symbols that are not written down are dealt as those of a game's own maps. Knows no game; which regions can be
held and entered, a rulebook says.
"""

from __future__ import annotations

from swcore.authoring.maps.dealing import alike, deal
from swcore.authoring.maps.fairness import Report, report
from swcore.authoring.maps.faults import Fault, fault_of
from swcore.authoring.maps.lines import sketch_of
from swcore.authoring.maps.plane import random_sketch
from swcore.authoring.maps.sketch import Sketch

__all__ = ["Fault", "Report", "Sketch", "alike", "deal", "fault_of", "random_sketch", "report", "sketch_of"]
