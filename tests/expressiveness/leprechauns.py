"""Leprechauns: pots of gold in their regions pay them a coin each if they are still there next turn, or pay their captor."""

from swcore import hookimpl
from swcore.conquest import Marker, Race, fx

POT = Marker("rows.pot", name={"en": "Pot of Gold", "ru": "Горшок золота"}, supply=8)


class Leprechauns(Race):
    @hookimpl
    def conquest_begin(self, view, army):
        kept = view.count_marks(POT.id, army)
        return [fx.discard(army, POT.id), fx.coins(army.seat, kept, "pots kept")] if kept else None

    @hookimpl
    def conquest_redeployed(self, view, army):
        return fx.ask_place(army, POT.id, 8, where=army.regions, per_region=1, optional=True)

    @hookimpl(declined="also")
    def conquest_lost(self, view, attacker, conquest):
        captor = view.army(attacker)
        if conquest is None or POT.id not in conquest.markers or captor is None or captor.seat is None:
            return None
        return fx.coins(captor.seat, 1, "a pot of gold")


PIECES = (Leprechauns("rows.leprechauns", tokens=6), POT)
