"""Hooks of Tiny Towns.

Most hooks get `town`, the read-only town of the piece asked (`Town`), and `square`, the number of the
square it stands on. An implementation may leave out arguments that it does not need. *Answers* return values that the host
combines; *reactions* return effects (`swcore_tiny_towns.fx`). While the game goes on, a building other than a monument is asked
nothing in the round in which it was put down (TT-EFFECT-1); a monument is asked at once (TT-EFFECT-2). At the end all count.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from swcore import Gate
from swcore.engine import Effect, Modifier, Modifiers
from swcore.hooks import answers, hookspec
from swcore_tiny_towns.position.answers import (
    FEEDS,
    LIMIT,
    PASSED_OVER,
    SCORE,
    TARGETS,
    VETO,
    WAYS,
    WILD,
    WORTH,
    Feeding,
    Veto,
    Way,
)

if TYPE_CHECKING:
    from swcore_tiny_towns.position.view import Town, View

Effects = Iterable[Effect] | Effect | None

# -- answers while the game goes on


@hookspec
@answers(WAYS)
def towns_ways(view: View, town: Town, square: int | None, named: str) -> Iterable[Way] | Way | None:
    """Offer ways to deal with a named cube other than putting it on an empty square.

    Called when: the owner has to place a cube that somebody else named (TT-PLACE-6).
    Arguments: view; town; square, where the piece stands, or None for a rule; named, the resource.
    Returns: one way or several; None for none. Cubes are stored on buildings, and swapped for what lies on the piece.
    Combined: all are offered; the owner uses at most one in a round (TT-PLACE-7).
    Audience: own, and the rules that are switched on.
    Since: 1.
    Example: towns.warehouse.
    """


@hookspec
@answers(WILD)
def towns_wild(town: Town, square: int) -> Iterable[str] | None:
    """Let the square of a building stand for resources in a pattern.

    Called when: the owner may build.
    Arguments: town; square, where the piece stands.
    Returns: the resources that it may stand for; None for none. The building stays, and a pattern needs at least one real cube.
    Combined: every square fills one cell of a pattern.
    Audience: own.
    Since: 1.
    Example: towns.trading_post.
    """


@hookspec
@answers(TARGETS)
def towns_targets(town: Town, card: str) -> int | None:
    """Allow further squares for a new building than those that its cubes were on.

    Called when: the owner may build.
    Arguments: town; card, the id of the card to be built.
    Returns: a mask of squares, of which the empty ones count once the cubes are off; None for none.
    Combined: joined.
    Audience: own, and the card to be built.
    Since: 1.
    Example: towns.shed.
    """


@hookspec
@answers(LIMIT)
def towns_limit(town: Town) -> Gate | None:
    """Refuse to put one more building of this card into a town.

    Called when: the card might be built, or placed by an effect.
    Arguments: town.
    Returns: a gate with the reason, its mask being the squares that are closed; None when it may be put down.
    Combined: one gate is enough.
    Audience: the card to be put down.
    Since: 1.
    Example: towns.bank.
    """


@hookspec
@answers(VETO)
def towns_veto(town: Town, square: int) -> Veto | None:
    """Forbid the owner to name resources.

    Called when: the owner names a resource, or picks one in a free round of the town hall.
    Arguments: town; square, where the piece stands.
    Returns: the resources with the reason; None for none.
    Combined: joined. With all of them forbidden the owner is passed over (TT-ROUND-4).
    Audience: own.
    Since: 1.
    Example: towns.bank.
    """


@hookspec
@answers(PASSED_OVER)
def towns_passed_over(town: Town, square: int) -> bool | None:
    """Pass the owner over when a resource is named, and when cubes are picked in a free round of the town hall.

    Called when: the hammer travels, or a free round begins, and the owner is not the only active player.
    Arguments: town; square, where the piece stands.
    Returns: True to pass the owner over.
    Combined: one is enough.
    Audience: own.
    Since: 1.
    Example: towns.fort_ironweed.
    """


# -- answers at the end


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
    Returns: a modifier of -1 for `empty`, of 0 for `unfed`; None for no change.
    Combined: folded.
    Audience: own.
    Since: 1.
    Example: towns.cathedral_of_caterina.
    """


@hookspec
@answers(SCORE)
def towns_score(view: View, town: Town, squares: int) -> Modifiers:
    """Score a card, by what does not depend on feeding.

    Called when: a town is scored; once for each card with at least one piece in the town (TT-SCORE-5).
    Arguments: view; town; squares, the mask of the squares that its pieces stand on.
    Returns: points with their reasons, for all pieces together; None for none.
    Combined: added up.
    Audience: own.
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


# -- reactions


@hookspec
def towns_put(view: View, town: Town, square: int) -> Effects:
    """React to the piece having been put down, built or placed.

    Called when: the piece stands on its square, before the owner builds on (TT-EFFECT-3, TT-EFFECT-4).
    Arguments: view; town; square, where the piece stands.
    Returns: effects on the town; None for none.
    Combined: carried out at once.
    Audience: own, whatever the round.
    Since: 1.
    Example: towns.factory.
    """


@hookspec
def towns_round_end(view: View, town: Town, square: int) -> Effects:
    """React to the builds of a round (TT-EFFECT-5).

    Called when: all players have finished the build step, before towns are completed.
    Arguments: view; town; square, where the piece stands.
    Returns: effects; None for none.
    Combined: carried out seat by seat, one piece after the other.
    Audience: own.
    Since: 1.
    Example: towns.opaleyes_watch.
    """


@hookspec
def towns_game_end(view: View, town: Town, square: int) -> Effects:
    """React to the end of the game.

    Called when: the last town is complete, before the cubes are cleared and towns are scored.
    Arguments: view; town; square, where the piece stands.
    Returns: effects; None for none. Nobody is asked any more.
    Combined: carried out seat by seat, one piece after the other.
    Audience: own, whatever the round.
    Since: 1.
    Example: towns.statue_of_the_bondmaker.
    """


@hookspec
def towns_answered(view: View, town: Town, square: int, key: str, value: Any) -> Effects:
    """React to the answer to a question of the piece.

    Called when: the owner has answered a question of `fx.ask`, or has put down a building of `fx.place` with a key.
    Arguments: view; town; square, where the piece stands; key, as asked; value, the answer, or the id of the card put down.
    Returns: effects; None for none.
    Combined: carried out at once.
    Audience: own, whatever the round.
    Since: 1.
    Example: towns.opaleyes_watch.
    """
