"""The hooks of the conquest family as methods, for type checkers alone: what a piece returns is held against them.

Written by scripts/hook_types.py from swcore.conquest.specs. While a program runs the class is empty, and a piece has
only the hooks that it implements.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from swcore.conquest.content.offers import Boost, DieDemand, DiePolicy, Mode, Use, Verdict
    from swcore.conquest.position.counting import Counts
    from swcore.engine.answers import Gate, Modifiers, Toll
    from swcore.engine.effects import Effects


class ConquestHooks:
    """What a piece may implement; each method takes any part of the arguments of its hook, by their names."""

    if TYPE_CHECKING:

        def conquest_tokens(self, *args: Any, **named: Any) -> Modifiers:
            """Change the number of tokens that a new army takes."""

        def conquest_gain(self, *args: Any, **named: Any) -> Modifiers:
            """Give an army new tokens for its redeployment."""

        def conquest_keep(self, *args: Any, **named: Any) -> Modifiers:
            """Change how many tokens must stay in a region of the army."""

        def conquest_frozen(self, *args: Any, **named: Any) -> Gate | Iterable[Gate] | None:
            """Say where tokens of the army may not move."""

        def conquest_loss(self, *args: Any, **named: Any) -> Modifiers:
            """Change how many tokens go to the tray when a region is lost."""

        def conquest_decline_keep(self, *args: Any, **named: Any) -> Modifiers:
            """Change how many tokens stay in each region at decline."""

        def conquest_keeps_badge(self, *args: Any, **named: Any) -> bool | None:
            """Say that the badge stays with the army in decline."""

        def conquest_outside_limit(self, *args: Any, **named: Any) -> bool | None:
            """Say that this army, in decline, does not count for the limit of one declined army."""

        def conquest_may_decline_late(self, *args: Any, **named: Any) -> bool | None:
            """Say that this army may decline at the end of a normal turn."""

        def conquest_acts_declined(self, *args: Any, **named: Any) -> bool | None:
            """Say that this army conquers while it is in decline, before the active army."""

        def conquest_score(self, *args: Any, **named: Any) -> Modifiers:
            """Give bonus coins."""

        def conquest_reach(self, *args: Any, **named: Any) -> int | None:
            """Add regions that count as adjacent, or as an entry, for this army's conquests."""

        def conquest_links(self, *args: Any, **named: Any) -> int | None:
            """Make regions adjacent to each other for this army's conquests, wherever they lie."""

        def conquest_opens(self, *args: Any, **named: Any) -> int | None:
            """Lift the ban on water for some regions."""

        def conquest_pierces(self, *args: Any, **named: Any) -> int | None:
            """Say where immunity does not stop this army."""

        def conquest_protects(self, *args: Any, **named: Any) -> Gate | Iterable[Gate] | None:
            """Close regions to the conquests of another army."""

        def conquest_cost(self, *args: Any, **named: Any) -> Modifiers:
            """Change what regions cost this army."""

        def conquest_defence(self, *args: Any, **named: Any) -> Modifiers:
            """Change what defends the regions of the army, besides its tokens and markers."""

        def conquest_toll(self, *args: Any, **named: Any) -> Toll | Iterable[Toll] | None:
            """Ask coins of other seats before they act on some regions."""

        def conquest_die(self, *args: Any, **named: Any) -> DiePolicy | None:
            """Say when the army may roll the die, and how many dice it rolls."""

        def conquest_guarded(self, *args: Any, **named: Any) -> DieDemand | Iterable[DieDemand] | None:
            """Demand a die before another army conquers some regions."""

        def conquest_modes(self, *args: Any, **named: Any) -> Mode | Iterable[Mode] | None:
            """Offer an exclusive way to conquer, with a fixed number of tokens."""

        def conquest_boosts(self, *args: Any, **named: Any) -> Boost | Iterable[Boost] | None:
            """Offer an extra for one conquest, which goes with any way to conquer."""

        def conquest_uses(self, *args: Any, **named: Any) -> Use | Iterable[Use] | None:
            """Offer an act besides conquests."""

        def conquest_counts(self, *args: Any, **named: Any) -> Counts | Iterable[Counts] | None:
            """Say whether regions count as empty, as of a terrain, as held, or as open to tricks."""

        def conquest_steps(self, *args: Any, **named: Any) -> tuple[str, ...] | None:
            """Change which steps a turn has."""

        def conquest_turn(self, *args: Any, **named: Any) -> Effects:
            """Act in a step "rule", which `conquest_steps` has put into a turn."""

        def conquest_final(self, *args: Any, **named: Any) -> Modifiers:
            """Give points at the end of the game, before the seats are ranked."""

        def conquest_winner(self, *args: Any, **named: Any) -> Verdict | None:
            """Say who has won, whatever the seats own."""

        def conquest_income(self, *args: Any, **named: Any) -> Modifiers:
            """Change the coins that the army's regions pay."""

        def conquest_declined(self, *args: Any, **named: Any) -> Effects:
            """React to the decline of an army."""

        def conquest_eliminated(self, *args: Any, **named: Any) -> Effects:
            """React to an army that has left the game."""

        def conquest_turn_over(self, *args: Any, **named: Any) -> Effects:
            """React to the end of a turn."""

        def conquest_round(self, *args: Any, **named: Any) -> Effects:
            """React to the start or the end of a round."""

        def conquest_rolling(self, *args: Any, **named: Any) -> Effects:
            """React before a die is rolled for a conquest."""

        def conquest_rolled(self, *args: Any, **named: Any) -> Effects:
            """React to a die that was rolled for a conquest."""

        def conquest_conquered(self, *args: Any, **named: Any) -> Effects:
            """React to a conquest of this army."""

        def conquest_witnessed(self, *args: Any, **named: Any) -> Effects:
            """React to a conquest of another army, of whatever seat."""

        def conquest_lost(self, *args: Any, **named: Any) -> Effects:
            """React to the loss of a region, or of a token that another army took away."""

        def conquest_abandoned(self, *args: Any, **named: Any) -> Effects:
            """React to a region that this army has given up, not lost."""

        def conquest_found(self, *args: Any, **named: Any) -> Effects:
            """React to the discovery of a place."""

        def conquest_answered(self, *args: Any, **named: Any) -> Effects:
            """Take the answer to a question of this piece."""

        def conquest_used(self, *args: Any, **named: Any) -> Effects:
            """Carry out an act that the piece offers."""

        def conquest_price(self, *args: Any, **named: Any) -> Modifiers:
            """Change what a combo costs."""

        def conquest_closes(self, *args: Any, **named: Any) -> Gate | Iterable[Gate] | None:
            """Say that a seat may not pick a combo."""

        def conquest_passed(self, *args: Any, **named: Any) -> Effects:
            """React to a pick by which combos have been passed over."""

        def conquest_picked(self, *args: Any, **named: Any) -> Effects:
            """React to a pick."""

        def conquest_turn_start(self, *args: Any, **named: Any) -> Effects:
            """React to the start of the seat's turn."""

        def conquest_begin(self, *args: Any, **named: Any) -> Effects:
            """React to the beginning of the army's part of a turn."""

        def conquest_ready(self, *args: Any, **named: Any) -> Effects:
            """React to readying the troops."""

        def conquest_redeploying(self, *args: Any, **named: Any) -> Effects:
            """React to the beginning of the army's redeployment."""

        def conquest_redeployed(self, *args: Any, **named: Any) -> Effects:
            """React to the end of this army's redeployment."""

        def conquest_scored(self, *args: Any, **named: Any) -> Effects:
            """React to the scoring of the seat."""

        def conquest_turn_end(self, *args: Any, **named: Any) -> Effects:
            """React to the end of the seat's turn."""

        def conquest_regroup(self, *args: Any, **named: Any) -> Effects:
            """React to the regrouping of an army that lost regions in this turn."""
