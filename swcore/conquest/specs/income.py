"""Answers about what an army's regions bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.conquest.content.answers import MODIFIERS
from swcore.engine.answers import Modifiers
from swcore.hooks.markers import answers, hookspec

if TYPE_CHECKING:
    from swcore.conquest.position.army import Army
    from swcore.conquest.position.view import View


@hookspec
@answers(MODIFIERS)
def conquest_income(view: View, army: Army) -> Modifiers:
    """Change the coins that the army's regions pay.

    Called when: the army's seat scores, before its bonus coins; also when somebody asks what it would score.
    Arguments: view; army, one of the seat's armies.
    Returns: modifiers of the one coin that each region pays, each for the regions that it counts in; None for no change. To pay
        at another moment, set them to 0 and give coins then.
    Combined: folded for each region, after the `income` of the markers that lie there; a region pays no less than 0.
    Audience: own.
    Since: 1.
    Example: rows.khans.
    """
