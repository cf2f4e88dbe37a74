"""A card that reacts to what neighbours build."""

from swcore_tiny_towns import Monument, fx

from swcore import Modifier, hookimpl

SALES = Modifier(1, "two coins each")


class RivalMarket(Monument):
    """A coin for each cottage that a neighbour builds; every two coins are a point."""

    @hookimpl
    def towns_round_end(self, view, town):
        built = view.built({view.left(town.seat), view.right(town.seat)} - {town.seat})
        sold = sum(view.card(card).type == "cottage" for card in built)
        return fx.note(town, "coins", town.note(self.id, "coins", 0) + sold) if sold else None

    @hookimpl
    def towns_score(self, town):
        return SALES.times(town.note(self.id, "coins", 0) // 2)


PIECES = (RivalMarket("rows.rival_market", pattern="wheat wood / brick ."),)
