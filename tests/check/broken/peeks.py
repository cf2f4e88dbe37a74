"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class Peeks(Race):
    @hookimpl
    def conquest_score(self, view, army):
        top = view._state.banners[:1]
        return Modifier(1, "one") if "base.h" > "".join(top) else None


peeks = Peeks("home.peeks", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
