"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class Slow(Race):
    @hookimpl
    def conquest_cost(self, view, army):
        n = sum(number % 7 for number in range(60_000))
        return Modifier(-1, "slowly").at(army.regions) if n else None


slow = Slow("home.slow", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
