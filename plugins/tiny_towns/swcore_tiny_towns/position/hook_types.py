"""The hooks of Tiny Towns as methods, for type checkers alone: what a piece returns is held against them.

Written by scripts/hook_types.py from swcore_tiny_towns.position.specs. While a program runs the class is empty, and a piece has
only the hooks that it implements.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from swcore import Gate, Modifier
    from swcore.engine import Effects, Modifiers
    from swcore_tiny_towns.position.answers import Dealing, Deed, Feeding, Veto, Way


class TownsHooks:
    """What a piece may implement; each method takes any part of the arguments of its hook, by their names."""

    if TYPE_CHECKING:

        def towns_wild(self, *args: Any, **named: Any) -> Iterable[str] | None:
            """Let the square of a building stand for resources in a pattern."""

        def towns_targets(self, *args: Any, **named: Any) -> int | None:
            """Allow further squares for a new building than those that its cubes were on."""

        def towns_covers(self, *args: Any, **named: Any) -> int | None:
            """Allow a new building to go on top of others; what it covers is gone."""

        def towns_limit(self, *args: Any, **named: Any) -> Gate | None:
            """Refuse to put one more building of this card into a town."""

        def towns_uses(self, *args: Any, **named: Any) -> Iterable[Deed] | Deed | None:
            """Let the owner do something with the piece, whenever it builds."""

        def towns_veto(self, *args: Any, **named: Any) -> Veto | None:
            """Forbid the owner to name resources."""

        def towns_passed_over(self, *args: Any, **named: Any) -> bool | None:
            """Pass the owner over when a resource is named, and when cubes are picked in a free round of the town hall."""

        def towns_ways(self, *args: Any, **named: Any) -> Iterable[Way] | Way | None:
            """Offer ways to deal with a named cube other than putting it on an empty square."""

        def towns_guards(self, *args: Any, **named: Any) -> int | None:
            """Keep squares from the cards of other players."""

        def towns_named(self, *args: Any, **named: Any) -> Effects:
            """React to the resource of the round, before anybody places a cube."""

        def towns_put(self, *args: Any, **named: Any) -> Effects:
            """React to the piece having been put down, built or placed."""

        def towns_round_end(self, *args: Any, **named: Any) -> Effects:
            """React to the builds of a round (TT-EFFECT-5)."""

        def towns_game_end(self, *args: Any, **named: Any) -> Effects:
            """React to the end of the game."""

        def towns_answered(self, *args: Any, **named: Any) -> Effects:
            """React to the answer to a question of the piece, or to a use of it."""

        def towns_feeds(self, *args: Any, **named: Any) -> Feeding | None:
            """Say what a feeder can feed."""

        def towns_worth(self, *args: Any, **named: Any) -> Modifier | None:
            """Change what an empty square or an unfed cottage is worth."""

        def towns_score(self, *args: Any, **named: Any) -> Modifiers:
            """Score a card, by what does not depend on feeding."""

        def towns_score_fed(self, *args: Any, **named: Any) -> Modifiers:
            """Score a card, by what depends on feeding."""

        def towns_card_score(self, *args: Any, **named: Any) -> Modifiers:
            """Change what all pieces of a card score together."""

        def towns_deal(self, *args: Any, **named: Any) -> Dealing | None:
            """Change which cards are dealt, and how many monuments each player chooses from."""

        def towns_deck(self, *args: Any, **named: Any) -> Iterable[str] | None:
            """Say what the deck of resource cards is made of, in the town-hall and the solo mode."""
