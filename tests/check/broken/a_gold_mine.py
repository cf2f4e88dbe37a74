"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class AGoldMine(Race):
    @hookimpl
    def conquest_score(self, view, army):
        return Modifier(40, "gold")


a_gold_mine = AGoldMine("home.a_gold_mine", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
