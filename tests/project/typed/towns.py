"""Buildings with types: nothing is found here either."""

from __future__ import annotations

from swcore_tiny_towns import COLUMN, ROW, Building, Monument, Town, View, squares_of

from swcore import Gate, Modifier, hookimpl

FLOUR = Modifier(2, "farms in line with windmills")


class Windmill(Building):
    """2 points for every red building in its row and column."""

    @hookimpl
    def towns_score(self, town: Town, squares: int) -> Modifier:
        farms = town.of_type("farm")
        return FLOUR.times(sum((farms & (ROW[square] | COLUMN[square])).bit_count() for square in squares_of(squares)))


class Lone(Monument):
    """Only one well may stand."""

    @hookimpl
    def towns_limit(self, view: View, town: Town) -> Gate | None:
        return None


windmill = Windmill("home.windmill", type="well", pattern="wheat . / wood stone")
