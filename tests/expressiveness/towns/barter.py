"""A card that trades with a neighbour."""

from swcore_tiny_towns import RESOURCES, Building, Town, fx

from swcore import hookimpl


def first_cube(town: Town) -> int | None:
    return next((square for square, what in enumerate(town.squares) if what in RESOURCES), None)


class Barter(Building):
    """At the end of a round offer your first cube for the first one of the left-hand neighbour."""

    @hookimpl
    def towns_round_end(self, view, town, square):
        other = view.left(town.seat)
        cubes = first_cube(town), first_cube(view.town(other))
        if other == town.seat or other not in view.active or None in cubes or town.squares.index(self.id) != square:
            return None
        return fx.ask(view.town(other), square, f"from-{town.seat}", ("accept", "refuse"), "Do you swap your first cubes?")

    @hookimpl
    def towns_answered(self, view, town, key, value):
        partner = view.town(int(key.removeprefix("from-")))
        mine, theirs = first_cube(town), first_cube(partner)
        if value == "refuse" or mine is None or theirs is None:
            return None
        away = fx.remove(town, mine), fx.remove(partner, theirs)
        return *away, fx.cube(town, mine, partner.squares[theirs]), fx.cube(partner, theirs, town.squares[mine])


PIECES = (Barter("rows.barter", type="tavern", pattern="brick wheat"),)
