"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class NoRussianText(Race):
    @hookimpl
    def conquest_score(self, view, army):
        return Modifier(1, "one")


no_russian_text = NoRussianText("home.no_russian_text", tokens=5, name={"en": "Test", "ru": "Проба"})
