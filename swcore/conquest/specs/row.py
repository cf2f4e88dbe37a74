"""The row of combos: what pieces that lie in it say about picking one, and reactions of everybody to a pick."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from swcore.conquest.content.answers import CLOSES, PARTS
from swcore.engine.answers import Gate, Modifiers
from swcore.engine.effects import Effects
from swcore.hooks.markers import answers, hookspec, in_row, of_game

if TYPE_CHECKING:
    from swcore.conquest.position.army import Army
    from swcore.conquest.position.combos import Combo
    from swcore.conquest.position.view import View


@hookspec
@in_row
@answers(PARTS)
def conquest_price(view: View, combo: Combo | None, seat: int, picked: Combo) -> Modifiers:
    """Change what a combo costs.

    Called when: a seat without an active army may pick, for each combo in the row; also when somebody asks for the price.
    Arguments: view; combo, the combo that the piece belongs to or lies on, None for a rule; seat, who picks; picked, the combo
        whose price is asked; `picked.place > combo.place` where the own one would be passed over.
    Returns: modifiers in coins that add to one coin for each combo above it; None for no change. They go to the bank, or come
        from it.
    Combined: added; a combo costs 0 coins at least. A seat that can pay for no open combo may take the topmost of them for all
        the coins that it has.
    Audience: row and rules.
    Since: 1.
    Example: rows.cursed.
    """


@hookspec
@in_row
@answers(CLOSES)
def conquest_closes(view: View, combo: Combo | None, seat: int, picked: Combo) -> Gate | Iterable[Gate] | None:
    """Say that a seat may not pick a combo.

    Called when: a seat without an active army may pick, for each combo in the row. While it may pick none, further combos are
        laid from the stacks; where that does not help either, it goes on without an army.
    Arguments: view; combo, the combo that the piece belongs to or lies on, None for a rule; seat, who picks; picked, the combo
        that is asked about.
    Returns: a gate with its code, reason and clause, and EVERYWHERE for its regions; None where the seat may pick it.
    Combined: one gate is enough.
    Audience: row and rules.
    Since: 1.
    Example: rows.banished.
    """


@hookspec
@in_row
def conquest_passed(view: View, combo: Combo | None, seat: int, picked: Combo) -> Effects:
    """React to a pick by which combos have been passed over.

    Called when: the coins of the pick have moved; before the picked army begins.
    Arguments: view; combo, the combo that was passed over, as it lies now, None for a rule; seat, who picked; picked, the combo
        that was picked, as it lay.
    Returns: effects; None for none.
    Combined: one piece after another: combos from the top, then rules; of each by order, then id.
    Audience: row and rules.
    Since: 1.
    Example: rows.leaders.
    """


@hookspec
@of_game
def conquest_picked(view: View, army: Army | None, new: int, passed: tuple[str, ...], paid: int) -> Effects:
    """React to a pick.

    Called when: the new army has its tokens, and its own pieces have begun.
    Arguments: view; army, the army that reacts, None for a rule; new, the id of the army that was picked; passed, the races that
        were passed over, from the top; paid, the coins that the pick cost, less those that lay on the combo.
    Returns: effects; None for none.
    Combined: one piece after another: armies from the seat in turn, then rules; of each by order, then id.
    Audience: everybody.
    Since: 1.
    Example: rows.warlocks.
    """
