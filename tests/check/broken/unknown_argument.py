"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class UnknownArgument(Race):
    @hookimpl
    def conquest_score(self, veiw, army):
        return Modifier(1, "one")


unknown_argument = UnknownArgument("home.unknown_argument", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
