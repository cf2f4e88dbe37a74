"""The three rules."""

from swcore import Modifier, Option, hookimpl
from swcore.conquest import Rule, fx

CROWN = Modifier(3, "the crown of the mountains")
HARVEST = Option(
    "seasons_harvest",
    (0, 1, 2),
    1,
    text={"en": "Coins for a harvest.", "ru": "Монеты за урожай."},
)


class Harvest(Rule):
    """At the end of each round a seat whose active people hold farmland gets coins."""

    @hookimpl
    def conquest_round(self, view, moment):
        coins = view.option("seasons_harvest")
        if moment != "end" or not coins:
            return None
        active = [view.active(seat) for seat in range(view.seats)]
        fields = view.terrain("farmland")
        return [fx.coins(army.seat, coins, "harvest") for army in active if army and army.regions & fields]


class Wake(Rule):
    """When a people goes into decline, its seat gets 1 coin."""

    @hookimpl
    def conquest_declined(self, view, declined):
        return fx.coins(view.turn_seat, 1, "wake")


class Crown(Rule):
    """At the end of the game 3 coins for the seat that alone holds the most mountains."""

    @hookimpl
    def conquest_final(self, view, seat):
        held = [0] * view.seats
        for army in view.armies:
            if army.seat is not None:
                held[army.seat] += view.held(army, terrain="mountain")
        return CROWN if held[seat] and held.count(max(held)) == 1 and held[seat] == max(held) else None


harvest = Harvest("seasons.harvest", options=(HARVEST,), name={"en": "Harvest", "ru": "Урожай"})
wake = Wake("seasons.wake", name={"en": "Wake", "ru": "Поминки"})
crown = Crown("seasons.crown", name={"en": "Crown", "ru": "Корона"})
