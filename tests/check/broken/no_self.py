"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class NoSelf(Race):
    @hookimpl
    def conquest_score(view, army):
        return Modifier(1, "one")


no_self = NoSelf("home.no_self", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
