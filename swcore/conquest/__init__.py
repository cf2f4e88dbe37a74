"""The conquest family: combos, armies, regions, tokens, markers and the steps of a turn."""

import typing as _typing

from swcore.conquest import effects, fx
from swcore.conquest.content.offers import FROM_HAND, FROM_TRAY, Boost, DieDemand, DiePolicy, Mode, Use, Verdict
from swcore.conquest.content.pieces import Marker, Natives, Place, Power, Race, Rule
from swcore.conquest.position.army import Army, Conquest
from swcore.conquest.position.combos import Combo
from swcore.conquest.position.counting import Counts
from swcore.conquest.position.maps import Islands
from swcore.conquest.position.places import ALL, ASIDE, HAND, OUT, SUPPLY, TRAY
from swcore.conquest.position.view import View
from swcore.conquest.rulebook import ConquestRulebook
from swcore.engine.effects import Effects
from swcore.moved import elsewhere as _elsewhere

__all__ = [
    "ALL",
    "ASIDE",
    "FROM_HAND",
    "FROM_TRAY",
    "HAND",
    "OUT",
    "SUPPLY",
    "TRAY",
    "Army",
    "Boost",
    "Combo",
    "Conquest",
    "ConquestRulebook",
    "Counts",
    "DieDemand",
    "DiePolicy",
    "Effects",
    "Islands",
    "Marker",
    "Mode",
    "Natives",
    "Place",
    "Power",
    "Race",
    "Rule",
    "Use",
    "Verdict",
    "View",
    "effects",
    "fx",
]


if not _typing.TYPE_CHECKING:  # checkers shall see that a name is not here

    def __getattr__(name: str) -> _typing.NoReturn:
        """Say where a name stands that is looked for here."""
        raise _elsewhere(__name__, name)
