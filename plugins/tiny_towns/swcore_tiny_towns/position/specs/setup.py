"""Answers of rules before the first round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from swcore.hooks import answers, hookspec
from swcore_tiny_towns.position.answers import DEALING, DECK, Dealing

if TYPE_CHECKING:
    from swcore_tiny_towns.position.view import View


@hookspec
@answers(DEALING)
def towns_deal(view: View) -> Dealing | None:
    """Change which cards are dealt, and how many monuments each player chooses from.

    Called when: the game is set up.
    Arguments: view, in which there are no towns yet.
    Returns: the dealing; None for no change.
    Combined: what any of them leaves out is left out; the greatest number of monuments counts, as far as there are enough.
    Audience: the rules that are switched on.
    Since: 1.
    Example: rows.rich_choice.
    """


@hookspec
@answers(DECK)
def towns_deck(view: View) -> Iterable[str] | None:
    """Say what the deck of resource cards is made of, in the town-hall and the solo mode.

    Called when: the game is set up with a deck.
    Arguments: view, in which there are no towns yet.
    Returns: a resource for every card, more than are put away or laid open; None for the usual three of each.
    Combined: the cards of all that answer are shuffled together.
    Audience: the rules that are switched on.
    Since: 1.
    Example: rows.stone_age.
    """
