"""Does what it should not."""

from swcore import hookimpl
from swcore.conquest import Race


class MisspelledHook(Race):
    @hookimpl
    def conquest_scor(self, view, army):
        return None


misspelled_hook = MisspelledHook("home.misspelled_hook", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
