"""Ice Witches: each turn they may lay winter on one region of theirs or beside them; it pays 1 coin less to whoever holds it."""

from swcore import hookimpl
from swcore.conquest import Marker, Race, fx

WINTER = Marker("rows.winter", supply=5, income=-1, leaves_on_conquest=False, leaves_on_abandon=False, leaves_on_decline=False)


class IceWitches(Race):
    @hookimpl
    def conquest_redeployed(self, view, army):
        where = (army.regions | view.around(army.regions)) & view.ground.land
        return fx.ask_place(army, WINTER.id, 1, where=where, optional=True)


PIECES = (IceWitches("rows.ice_witches", tokens=5), WINTER)
