"""Bats: up to three domains on their caverns, moved at each redeployment; they defend, and go on defending in decline."""

from swcore import hookimpl
from swcore.conquest import Marker, Race, fx

DOMAIN = Marker("rows.domain", supply=3, defence=1, leaves_on_decline=False)


class Bats(Race):
    @hookimpl
    def conquest_redeploying(self, army):
        return fx.lift(army, DOMAIN.id)

    @hookimpl
    def conquest_redeployed(self, view, army):
        return fx.ask_place(army, DOMAIN.id, 3, where=army.regions & view.symbol("cavern"), optional=True)


PIECES = (Bats("rows.bats", tokens=5), DOMAIN)
