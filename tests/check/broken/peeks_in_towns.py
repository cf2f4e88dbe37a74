"""Does what it should not."""

from swcore import Modifier, hookimpl
from swcore_tiny_towns import Building


class Spy(Building):
    @hookimpl
    def towns_score(self, view, town, squares):
        theirs = view._state.monuments[view.right(town.seat)]
        return Modifier(len(theirs), "spying")


spy = Spy("home.peeks_in_towns", name={"en": "Test", "ru": "Проба"}, text={"en": "Does something.", "ru": "Что-то делает."}, type="chapel", pattern="wood glass")
