"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class SupplyShort(Race):
    @hookimpl
    def conquest_score(self, view, army):
        return Modifier(1, "one")


supply_short = SupplyShort("home.supply_short", tokens=6, supply=7, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
