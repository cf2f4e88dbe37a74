"""A card that changes the scoring of a whole type."""

from swcore_tiny_towns import Monument

from swcore import Modifier, hookimpl

AGAIN = Modifier(1, "taverns once more")


class GuildOfBrewers(Monument):
    """Your taverns score double."""

    @hookimpl
    def towns_card_score(self, town, card, points):
        return AGAIN.times(points) if town.pieces[card].type == "tavern" and points else None


PIECES = (GuildOfBrewers("rows.guild_of_brewers", pattern="brick brick / glass ."),)
