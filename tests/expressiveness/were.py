"""Were- (power): in even rounds every region takes 2 tokens less."""

from swcore import Modifier, hookimpl
from swcore.conquest import Power

FULL_MOON = Modifier(-2, "full moon")


class Were(Power):
    @hookimpl
    def conquest_cost(self, view):
        return FULL_MOON if view.round % 2 == 0 else None


PIECES = (Were("rows.were", tokens=4, name={"en": "Were-", "ru": "Обернувшиеся"}),)
