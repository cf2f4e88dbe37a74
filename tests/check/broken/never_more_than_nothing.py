"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class NeverMoreThanNothing(Race):
    @hookimpl
    def conquest_score(self, view, army):
        return Modifier(1, "one").times(0)


never_more_than_nothing = NeverMoreThanNothing("home.never_more_than_nothing", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
