"""Leaders: combos that are passed over gather a leader each, who is bought with the combo for a coin and fights like a token.

Who takes a region where a leader stands is paid 2 coins of ransom, and the leader goes back to its people; each is worth
2 points at the end of the game.
"""

from swcore import Modifier, hookimpl
from swcore.conquest import Marker, Rule, fx

WAGE, WORTH = Modifier(1, "a leader comes along"), Modifier(2, "leaders")
LEADER = Marker("rows.leader", supply=6, defence=1, counts=("conquer", "holds", "defender", "redeploy"), returns_to="owner")


class Leaders(Rule):
    @hookimpl
    def conquest_passed(self, view, combo, picked):
        passed = view.column[: picked.place]
        return [fx.lay(one.race, marker=LEADER.id) for one in passed if not one.marks]

    @hookimpl
    def conquest_price(self, picked):
        return WAGE if any(marker == LEADER.id for marker, _ in picked.marks) else None

    @hookimpl
    def conquest_turn_over(self, view, seat):
        taken = [one for one in view.conquests if LEADER.id in one.markers and one.victim_seat not in (seat, -1)]
        return [fx.pay(one.victim_seat, seat, 2, "ransom") for one in taken]

    @hookimpl
    def conquest_final(self, view, seat):
        own = [army for army in view.armies if army.seat == seat]
        return WORTH.times(sum(army.stock.get(LEADER.id, 0) + view.count_marks(LEADER.id, army) for army in own))


PIECES = (Leaders("rows.leaders"), LEADER)
