"""Answers at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore import Modifier
from swcore.engine import Modifiers
from swcore.hooks import answers, hookspec
from swcore_tiny_towns.position.answers import CARD_SCORE, FEEDS, SCORE, WORTH, Feeding

if TYPE_CHECKING:
    from swcore_tiny_towns.position.view import Town, View


@hookspec
@answers(FEEDS)
def towns_feeds(town: Town, square: int) -> Feeding | None:
    """Say what a feeder can feed.

    Called when: a town is scored.
    Arguments: town; square, where the piece stands.
    Returns: the feeding; None when it feeds nothing.
    Combined: a fed set is a union of one choice per feeder, and of as many squares as the numbers allow (TT-FEED-7); the
        owner takes the best for the whole town (TT-FEED-8).
    Audience: own.
    Since: 1.
    Example: towns.farm.
    """


@hookspec
@answers(WORTH)
def towns_worth(town: Town, what: str) -> Modifier | None:
    """Change what an empty square or an unfed cottage is worth.

    Called when: a town is scored.
    Arguments: town; what, `empty` for an empty square, `unfed` for an unfed cottage.
    Returns: a modifier of -1 for `empty`, of 0 for `unfed`, `.at()` the squares that it counts on; None for no change.
    Combined: folded.
    Audience: own, and the rules that are switched on.
    Since: 1.
    Example: towns.cathedral_of_caterina.
    """


@hookspec
@answers(SCORE)
def towns_score(view: View, town: Town, squares: int) -> Modifiers:
    """Score a card, by what does not depend on feeding.

    Called when: a town is scored; once for each card with at least one piece in the town (TT-SCORE-5), and for each rule.
    Arguments: view; town; squares, the mask of the squares that its pieces stand on, 0 for a rule.
    Returns: points with their reasons, for all pieces together; None for none.
    Combined: added up.
    Audience: own, and the rules that are switched on.
    Since: 1.
    Example: towns.well.
    """


@hookspec
@answers(SCORE)
def towns_score_fed(view: View, town: Town, squares: int, fed: int) -> Modifiers:
    """Score a card, by what depends on feeding.

    Called when: a town is scored; for each card with at least one piece in the town, and for every way to feed it.
    Arguments: view; town; squares, the mask of the squares that its pieces stand on; fed, the mask of the fed squares.
    Returns: points with their reasons, for all pieces together; None for none.
    Combined: added up.
    Audience: own.
    Since: 1.
    Example: towns.chapel.
    """


@hookspec
@answers(CARD_SCORE)
def towns_card_score(view: View, town: Town, squares: int, card: str, points: int) -> Modifiers:
    """Change what all pieces of a card score together.

    Called when: a town is scored; once for each card with at least one piece in the town, and for every way to feed it.
    Arguments: view; town; squares, the mask of the squares of the scored pieces; card, their id; points, what they score
        unchanged.
    Returns: modifiers of these points with their reasons; None for no change. A card that makes less of what is fed says
        `monotone=False`.
    Combined: folded. Points of a rule, and what empty squares cost, are not asked about.
    Audience: own, and the rules that are switched on.
    Since: 1.
    Example: rows.guild_of_brewers.
    """
