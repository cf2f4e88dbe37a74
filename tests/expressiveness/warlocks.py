"""Warlocks: when they redeploy they may hex a combo in the row; who picks it pays 3 coins more, and these go to them.

While they are in decline, the combos that they have hexed are locked.
"""

from swcore import Modifier, hookimpl
from swcore.conquest import Marker, Race, Rule, fx

PAY = Modifier(3, "hexed")


class Warlocks(Race):
    @hookimpl
    def conquest_redeployed(self, view, army):
        combos = [combo.race for combo in view.column if not combo.marks]
        return fx.ask_choice(army, "hex", combos, optional=True) if view.supply(HEX.id) else None

    @hookimpl
    def conquest_answered(self, answer):
        return fx.lay(answer, marker=HEX.id) if answer else None

    @hookimpl
    def conquest_picked(self, view, army, new):
        picked = view.army(new)
        return (fx.coins(army.seat, 3, "hexed"), fx.discard(picked, HEX.id)) if picked.stock.get(HEX.id) else None

    @hookimpl
    def conquest_declined(self, view, army, declined):
        return [fx.lock(combo.race, "hexed") for combo in view.column if combo.marks] if declined == army.id else None


class Hex(Marker):
    @hookimpl
    def conquest_price(self, combo, picked):
        return PAY if picked == combo else None


class HexesEnd(Rule):
    @hookimpl
    def conquest_eliminated(self, view, race):
        return [fx.unlock(combo.race) for combo in view.column if combo.marks] if race == "rows.warlocks" else None


HEX = Hex("rows.hex", supply=2)
PIECES = (Warlocks("rows.warlocks", tokens=5), HEX, HexesEnd("rows.hexes_end"))
