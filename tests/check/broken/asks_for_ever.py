"""Does what it should not."""

from swcore import hookimpl
from swcore.conquest import Race, fx


class AsksForEver(Race):
    @hookimpl
    def conquest_begin(self, view, army):
        return fx.ask_choice(army, "again", ("yes", "no"))

    @hookimpl
    def conquest_answered(self, view, army, key, answer):
        return fx.ask_choice(army, "again", ("yes", "no"))


asks_for_ever = AsksForEver("home.asks_for_ever", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
