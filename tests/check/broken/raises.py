"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class Raises(Race):
    @hookimpl
    def conquest_score(self, view, army):
        return Modifier(1, "one").times(view.count_the_hills(army))


raises = Raises("home.raises", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
