"""Leaders: combos that are passed over gather a leader each, and one comes with the pick.

A leader in hand is worth 2 points at the end of the game; who takes a region from its army frees 1 coin of ransom for the owner's
leader.
"""

from swcore import Modifier, hookimpl
from swcore.conquest import Marker, Rule, fx

WORTH = Modifier(2, "leaders")


class Leaders(Rule):
    @hookimpl
    def conquest_passed(self, view, combo, picked):
        passed = view.column[: picked.place]
        return [fx.lay(one.race, marker=LEADER.id) for one in passed if not one.marks]

    @hookimpl
    def conquest_final(self, view, seat):
        return [WORTH.times(army.stock[LEADER.id]) for army in view.armies if army.seat == seat and LEADER.id in army.stock]

    @hookimpl
    def conquest_turn_over(self, view, seat):
        held = {army.id: army for army in view.armies if LEADER.id in army.stock and army.seat is not None}
        won = [held[one.victim] for one in view.conquests if one.victim in held and one.victim_seat != seat]
        return [fx.pay(army.seat, seat, 1, "ransom") for army in won]


LEADER = Marker("rows.leader", supply=6, leaves_on_decline=False)
PIECES = (Leaders("rows.leaders"), LEADER)
