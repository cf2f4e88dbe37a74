"""Does what it should not."""

from swcore import hookimpl
from swcore.conquest import Race


class UnknownEffect(Race):
    @hookimpl
    def conquest_begin(self, view, army):
        return [("teleport", army.id)]


unknown_effect = UnknownEffect("home.unknown_effect", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
