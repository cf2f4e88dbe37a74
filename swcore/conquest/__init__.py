"""The conquest family: combos, armies, regions, tokens, markers and the steps of a turn."""

from swcore.conquest import effects, fx
from swcore.conquest.pieces import Marker, Natives, Power, Race, Rule
from swcore.conquest.rulebook import ConquestRulebook
from swcore.conquest.state import ASIDE, HAND, TRAY, Army, Conquest
from swcore.conquest.survey import FROM_HAND, FROM_TRAY, DiePolicy, Mode
from swcore.conquest.view import View

__all__ = [
    "ASIDE",
    "FROM_HAND",
    "FROM_TRAY",
    "HAND",
    "TRAY",
    "Army",
    "Conquest",
    "ConquestRulebook",
    "DiePolicy",
    "Marker",
    "Mode",
    "Natives",
    "Power",
    "Race",
    "Rule",
    "View",
    "effects",
    "fx",
]
