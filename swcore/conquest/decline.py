"""Decline."""

from __future__ import annotations

from swcore.conquest.combos import discard_badge
from swcore.conquest.losses import clear_marks, leave_if_empty, pools_to_tray, remove_army, stock_to_supply
from swcore.conquest.settling import settle_lone
from swcore.conquest.state import TRAY, Army, ConquestState
from swcore.play import Play
from swcore.values import fold


def decline_army(play: Play, army: Army) -> None:
    """Put an active army in decline (SW-DECL-2 to 5, 9 to 11, 15).

    Args:
        play: the machine.
        army: an active army.
    """
    state: ConquestState = play.state
    assert army.seat is not None
    outside = army.kit.says("conquest_outside_limit", play.view, army)
    if not outside:
        for id in state.declined[army.seat]:
            older = state.army(id)
            if not older.kit.says("conquest_outside_limit", play.view, older):
                remove_army(play, older)
    pools_to_tray(play, army)
    for region, marks in enumerate(state.marks):
        for _, owner in marks:
            if owner == army.id:
                clear_marks(play, region, "decline", army)
                break
    stock_to_supply(play, army)
    if not army.regions:
        remove_army(play, army)
        return
    keep = fold(1, army.kit.modifiers("conquest_decline_keep", play.view, army))
    for region in state.ground.bits(army.regions):
        if state.tokens[region] > keep:
            play.emit(("tokens", army.id, region, TRAY, state.tokens[region] - keep))
    badge = army.power
    kept = outside or army.kit.says("conquest_keeps_badge", play.view, army)
    play.emit(("declined", army.id, badge if kept else ""))
    if badge and not kept:
        discard_badge(play, badge)
    if army.kit.conquest_keep:
        settle_lone(play, army)
        leave_if_empty(play, army)
