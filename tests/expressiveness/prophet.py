"""Prophet: name the result of anybody's die before it is rolled; 2 coins when it comes true, 1 coin to the bank when not."""

from swcore import hookimpl
from swcore.conquest import Power, fx

FACES = ("0", "1", "2", "3")


class Prophet(Power):
    @hookimpl
    def conquest_rolling(self, view, army):
        return fx.ask_choice(army, "bid", FACES, optional=True)

    @hookimpl
    def conquest_answered(self, view, army, key, answer):
        return fx.note(army, "bid", answer or None)

    @hookimpl
    def conquest_rolled(self, view, army, pips):
        bid = self.recall(view, army, "bid")
        if bid is None:
            return None
        return fx.note(army, "bid", None), fx.coins(army.seat, 2 if bid == str(pips) else -1, "prophecy")


PIECES = (Prophet("rows.prophet", tokens=4),)
