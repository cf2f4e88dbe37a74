"""Does what it should not."""

from swcore import Modifier
from swcore.conquest import Race


class UnmarkedHook(Race):
    def conquest_score(self, view, army):
        return Modifier(1, "one")


unmarked_hook = UnmarkedHook("home.unmarked_hook", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
