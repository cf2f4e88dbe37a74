"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class Remembers(Race):
    turns = 0

    @hookimpl
    def conquest_score(self, view, army):
        self.turns += 1
        return Modifier(1, "one")


remembers = Remembers("home.remembers", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
