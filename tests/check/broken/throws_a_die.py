"""Does what it should not."""

import random

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class ThrowsADie(Race):
    @hookimpl
    def conquest_score(self, view, army):
        return Modifier(random.randint(0, 9), "luck")


throws_a_die = ThrowsADie("home.throws_a_die", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
