"""Philter of Forgetfulness (event, switched on by an option): in the third round races in decline bring no coins."""

from swcore import Modifier, Option, hookimpl
from swcore.conquest import Rule

ROUND = 3
PHILTER = Option("philter", (False, True), False, text={"en": "Races in decline are forgotten.", "ru": "Угасшие народы забыты."})
FORGOTTEN = Modifier(0, "forgotten", phase="set")


class Philter(Rule):
    @hookimpl(declined="only")
    def conquest_income(self, view):
        return FORGOTTEN if view.option("philter") and view.round == ROUND else None


PIECES = (Philter("rows.philter", options=(PHILTER,)),)
