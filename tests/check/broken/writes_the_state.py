"""Does what it should not."""

from swcore import hookimpl
from swcore.conquest import Race


class WritesTheState(Race):
    @hookimpl
    def conquest_score(self, view, army):
        army.hand += 1
        return None


writes_the_state = WritesTheState("home.writes_the_state", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
