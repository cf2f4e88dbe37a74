"""Answers about naming resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.hooks import answers, hookspec
from swcore_tiny_towns.position.answers import PASSED_OVER, VETO, Veto

if TYPE_CHECKING:
    from swcore_tiny_towns.position.view import Town, View


@hookspec
@answers(VETO)
def towns_veto(view: View, town: Town, square: int | None) -> Veto | None:
    """Forbid the owner to name resources.

    Called when: the owner names a resource, or picks one in a free round of the town hall.
    Arguments: view; town; square, where the piece stands, or None for a rule.
    Returns: the resources with the reason; None for none.
    Combined: joined. With all of them forbidden the owner is passed over (TT-ROUND-4).
    Audience: own, and the rules that are switched on.
    Since: 1.
    Example: towns.bank.
    """


@hookspec
@answers(PASSED_OVER)
def towns_passed_over(view: View, town: Town, square: int | None) -> bool | None:
    """Pass the owner over when a resource is named, and when cubes are picked in a free round of the town hall.

    Called when: the hammer travels, or a free round begins, and the owner is not the only active player.
    Arguments: view; town; square, where the piece stands, or None for a rule.
    Returns: True to pass the owner over.
    Combined: one is enough.
    Audience: own, and the rules that are switched on.
    Since: 1.
    Example: towns.fort_ironweed.
    """
