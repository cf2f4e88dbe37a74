"""Treasury (power): at the end of the game 2 points for each mine that its race holds.

Long game (event): two rounds more.
"""

from swcore import Modifier, hookimpl
from swcore.conquest import Power, Rule, fx

MINE = Modifier(2, "full treasury")


class Treasury(Power):
    @hookimpl
    def conquest_final(self, view, army, seat):
        return MINE.times(view.held(army, symbol="mine")) if seat == army.seat else None


class LongGame(Rule):
    @hookimpl
    def conquest_round(self, view, moment):
        return fx.rounds(2) if view.round == 1 and moment == "start" else None


PIECES = (Treasury("rows.treasury", tokens=4), LongGame("rows.long_game"))
