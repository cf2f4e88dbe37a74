"""Lucky: roll twice for a conquest, and keep the better die."""

from swcore import hookimpl
from swcore.conquest import DiePolicy, Power

TWICE = DiePolicy(before=False, clause="", dice=2, keep="best")


class Lucky(Power):
    @hookimpl
    def conquest_die(self, view, army):
        return TWICE


PIECES = (Lucky("rows.lucky", tokens=4),)
