"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race


class OrderOfASet(Race):
    @hookimpl
    def conquest_score(self, view, army):
        return Modifier(len(next(iter({"a", "bb", "ccc", "dddd"}))), "first of a set")


order_of_a_set = OrderOfASet("home.order_of_a_set", tokens=5, name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."})
