"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class OneToken(Race):
    @hookimpl
    def conquest_score(self, view, army):
        return Modifier(1, "one")


one_token = OneToken("home.one_token", tokens=1, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
