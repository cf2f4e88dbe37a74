"""Reynard: boxes that lie face down stay when their region is lost; its new holder may open them later, for good or ill."""

from swcore import hookimpl
from swcore.conquest import Marker, Race, fx

box = Marker("rows.box", supply=6, faces={"good": 3, "bad": 3}, leaves_on_conquest=False, leaves_on_abandon=False)


class Reynard(Race):
    """Hide a box of your choice after each redeployment. Holders of lost regions may open it: good +2, bad pays you 2."""

    @hookimpl
    def conquest_begin(self, view, army):
        return fx.shuffle(box.id) if view.first_turn(army) else None

    @hookimpl
    def conquest_redeployed(self, view, army):
        free = army.regions & ~view.marked(box.id)
        return fx.ask_choice(army, "hide", view.names(free), optional=True) if view.supply(box.id) else None

    @hookimpl
    def conquest_ready(self, view, army):
        asked = []
        for region in view.ground.bits(view.marked(box.id, army) & ~army.regions):
            holder = view.holder(region)
            if holder is not None and holder.seat is not None:
                asked.append(fx.ask_choice(army, view.names(1 << region)[0], ("open", "leave"), seat=holder.seat))
        return asked

    @hookimpl
    def conquest_answered(self, view, army, key, answer, seat):
        if key == "hide" and answer:
            return fx.ask_choice(army, f"as {answer}", dict.fromkeys(view.faces_left(box.id)))
        if key.startswith("as "):
            return fx.hide(army, box.id, view.region(key.removeprefix("as ")), answer)
        if answer == "open":
            return fx.show(army, box.id, view.region(key), f"found-{seat}")
        if answer in ("good", "bad"):
            opener = int(key.removeprefix("found-"))
            return fx.coins(opener, 2, "good box") if answer == "good" else fx.pay(opener, army.seat, 2, "bad box")
        return None


PIECES = (Reynard("rows.reynard", tokens=6), box)
