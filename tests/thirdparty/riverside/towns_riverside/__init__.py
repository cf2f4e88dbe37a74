"""Riverside: a weir, an osier bed and a ferry stage for Tiny Towns."""

from swcore import Modifier, hookimpl
from swcore_tiny_towns import CORNERS, NEAR, Building, Feeding, Monument, fx, squares_of

FISH = Modifier(1, "cottages and farms beside weirs")
FERRY = Modifier(1, "corners served by the ferry")


class Weir(Building):
    """1 point for each cottage and each farm beside it."""

    @hookimpl
    def towns_score(self, town, squares):
        near = town.of_type("cottage") | town.of_type("farm")
        return FISH.times(sum((NEAR[square] & near).bit_count() for square in squares_of(squares)))


class OsierBed(Building):
    """Feeds up to 3 buildings anywhere in the town."""

    @hookimpl
    def towns_feeds(self):
        return Feeding(upto=3)


class FerryStage(Monument):
    """When you build it choose a building in play: 2 points if you have it in a corner, 1 more for each corner more."""

    @hookimpl
    def towns_put(self, view, town, square):
        return fx.ask(town, square, "line", view.cards, "Which building does the ferry serve?")

    @hookimpl
    def towns_answered(self, town, key, value):
        return fx.note(town, key, value)

    @hookimpl
    def towns_score(self, town):
        corners = (town.of_card(town.note(self.id, "line", "")) & CORNERS).bit_count()
        return FERRY.times(corners + 1) if corners else None


weir = Weir("riverside.weir", type="well", pattern="stone wood stone", name={"en": "Weir", "ru": "Запруда"})
osier_bed = OsierBed(
    "riverside.osier_bed",
    type="farm",
    pattern="wheat wheat / wood .",
    points=Modifier(1, "osiers"),
    name={"en": "Osier Bed", "ru": "Ивняк"},
)
ferry_stage = FerryStage("riverside.ferry_stage", pattern="wood wood / brick stone", name={"en": "Ferry Stage", "ru": "Паром"})
