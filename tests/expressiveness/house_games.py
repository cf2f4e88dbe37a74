"""Two games by rules of the house, each switched on by an option.

Absent player: the second seat never has an army; the bank pays it a coin each turn. Race to: the first with 30 coins wins, and
the game is over with that turn.
"""

from swcore import Option, hookimpl
from swcore.conquest import Rule, Verdict, fx

ABSENT = Option("absent_player", (False, True), False, text={"en": "The second seat is absent.", "ru": "Второго игрока нет."})
RACE = Option("race_to", (0, 30), 0, text={"en": "Coins with which the game is won.", "ru": "Монеты, с которыми побеждают."})


class AbsentPlayer(Rule):
    @hookimpl
    def conquest_steps(self, view, seat):
        return ("rule", "regroup") if view.option("absent_player") and seat == 1 else None

    @hookimpl
    def conquest_turn(self, view, seat):
        return fx.coins(seat, 1, "pocket money") if view.option("absent_player") and seat == 1 else None


class RaceTo(Rule):
    @hookimpl(declined="also")
    def conquest_scored(self, view, army):
        goal = view.option("race_to")
        return (fx.note(None, "first", army.seat), fx.end(after="turn")) if goal and view.coins(army) >= goal else None

    @hookimpl
    def conquest_winner(self, view):
        first = self.recall(view, None, "first")
        return None if first is None else Verdict((first,), "the first to get there")


PIECES = (AbsentPlayer("rows.absent_player", options=(ABSENT,)), RaceTo("rows.race_to", options=(RACE,)))
