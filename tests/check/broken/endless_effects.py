"""Does what it should not."""

from swcore import hookimpl
from swcore.conquest import Race, fx


class EndlessEffects(Race):
    @hookimpl
    def conquest_begin(self, view, army):
        while True:
            yield fx.coins(army.seat, 1, "more")


endless_effects = EndlessEffects("home.endless_effects", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
