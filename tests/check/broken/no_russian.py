"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class NoRussian(Race):
    @hookimpl
    def conquest_score(self, view, army):
        return Modifier(1, "one")


no_russian = NoRussian("home.no_russian", tokens=5)
