"""Necromancer Island (scenario, switched on by an option): the last seat collects the tokens that others lose, and raises ghosts.

It picks no combo. Each token that went to the tray in a turn of another seat gives it one ghost; once 9 of them haunt the board
the game is over, and it has won.
"""

from swcore import Option, hookimpl
from swcore.conquest import Race, Rule, Verdict, View, fx

TEXT = {"en": "The last seat raises ghosts.", "ru": "Последний игрок поднимает призраков."}
ISLAND = Option("necromancer", (False, True), False, text=TEXT)
GHOSTS = Race("rows.ghosts", tokens=9, supply=9, dealt=False)
REASON = "the dead have taken the island"


def haunted(view: View) -> bool:
    """Return whether all ghosts are on the board."""
    return any(army.race == GHOSTS.id and army.placed == GHOSTS.supply for army in view.armies)


class Necromancer(Rule):
    @hookimpl
    def conquest_turn_over(self, view, seat):
        lost = sum(one.to_tray for one in view.conquests)
        if seat == view.seats - 1 or not lost or not view.option("necromancer"):
            return None
        return fx.note(None, "souls", self.recall(view, None, "souls", 0) + lost)

    @hookimpl
    def conquest_steps(self, view, seat):
        if not view.option("necromancer") or seat != view.seats - 1:
            return None
        return "rule", "ready", "conquer", "redeploy", "end", "regroup"

    @hookimpl
    def conquest_turn(self, view, seat):
        souls, ghosts = self.recall(view, None, "souls", 0), view.active(seat)
        if not souls or seat != view.seats - 1:
            return None
        raised = fx.enlist(seat, GHOSTS.id, count=souls) if ghosts is None else fx.gain(ghosts, souls)
        return raised, fx.note(None, "souls", None)

    @hookimpl
    def conquest_round(self, view, moment):
        return fx.end() if moment == "end" and haunted(view) else None

    @hookimpl
    def conquest_winner(self, view):
        return Verdict((view.seats - 1,), REASON) if haunted(view) else None


PIECES = (Necromancer("rows.necromancer", options=(ISLAND,)), GHOSTS)
