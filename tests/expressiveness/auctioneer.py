"""Auctioneer (event, switched on by an option): at the start of a round all bid in secret for the top combo.

The best bid is paid to the bank, and until that seat has picked nobody else may pick this combo; of equal bids the earlier seat's
counts.
"""

from swcore import EVERYWHERE, Gate, Option, hookimpl
from swcore.conquest import Rule, fx

TEXT = {"en": "The top combo is auctioned.", "ru": "Верхняя комбинация с торгов."}
AUCTION = Option("auctions", (False, True), False, text=TEXT)
SOLD = Gate("sold", EVERYWHERE, "", "it has been sold to another player")


class Auctioneer(Rule):
    @hookimpl
    def conquest_round(self, view, moment):
        if not view.option("auctions") or moment != "start":
            return None
        bids = fx.ask_sealed(None, "bid", range(view.seats), ("0", "1", "2", "3"))
        return fx.note(None, "lot", (view.column[0].race, -1)), bids

    @hookimpl
    def conquest_answered(self, view, answer):
        bids = fx.sealed_answers(answer)
        best = max(bids, key=lambda seat: (int(bids[seat]), -seat))
        lot, _ = self.recall(view, None, "lot")
        return fx.note(None, "lot", (lot, best)), fx.coins(best, -int(bids[best]), "the best bid")

    @hookimpl
    def conquest_closes(self, view, seat, picked):
        lot, buyer = self.recall(view, None, "lot", ("", -1))
        return SOLD if picked.race == lot and buyer not in (seat, -1) else None

    @hookimpl
    def conquest_picked(self, view, new):
        lot, _ = self.recall(view, None, "lot", ("", -1))
        return fx.note(None, "lot", None) if view.army(new).race == lot else None


PIECES = (Auctioneer("rows.auctioneer", options=(AUCTION,)),)
