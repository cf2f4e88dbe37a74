"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class HalfPrice(Race):
    @hookimpl
    def conquest_cost(self, view, army):
        return Modifier(-9, "cheap")


half_price = HalfPrice("home.half_price", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
