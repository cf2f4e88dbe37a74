"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race

CALLS = []


class CountsInTheModule(Race):
    @hookimpl
    def conquest_score(self, view, army):
        CALLS.append(army.id)
        return Modifier(len(CALLS) % 3, "calls")


counts_in_the_module = CountsInTheModule("home.counts_in_the_module", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
