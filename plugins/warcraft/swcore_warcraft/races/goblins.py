"""Goblins: bombs whose faces nobody knows, laid beside their regions and flipped a turn later. WC-RACE-GOBLINS-1 to 11."""

from swcore import hookimpl
from swcore.conquest import OUT, Army, Effects, Marker, Race, View, fx

EXPLODES, DUD = "explodes", "dud"
BOMB, PAY, FACE = "bomb", "pay:", "face:"

bomb = Marker(
    "warcraft.bomb",
    name={"en": "Bomb", "ru": "Бомба"},
    text="Flipped at the start of the Goblins' next turn: half of them explode and drive off whoever holds the region.",
    text_ru="Переворачивается в начале следующего хода гоблинов: половина взрывается и прогоняет того, кто держит область.",
    clauses=("WC-RACE-GOBLINS-2", "WC-RACE-GOBLINS-1", "WC-RACE-GOBLINS-4", "WC-RACE-GOBLINS-5", "WC-TERM-2"),
    supply=12,
    faces={EXPLODES: 6, DUD: 6},
    leaves_on_conquest=False,
    leaves_on_abandon=False,
    returns_to="none",  # a flipped one is out until all are shuffled again
)


class Goblins(Race):
    @hookimpl
    def conquest_begin(self, view: View, army: Army) -> Effects:
        return fx.shuffle(bomb.id) if view.first_turn(army) else None

    @hookimpl(order=10)
    def conquest_turn_end(self, view: View, army: Army) -> Effects:
        rivals = 0
        for rival in view.rivals(army):
            rivals |= rival.regions
        where = view.around(army.regions) & rivals & ~view.immune
        return fx.ask_place(army, bomb.id, view.supply(bomb.id), where=where, per_region=1, optional=True)

    @hookimpl(order=10)
    def conquest_turn_start(self, view: View, army: Army) -> Effects:
        return [fx.then(army, BOMB, name) for name in view.names(view.marked(bomb.id, army))]

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        if key == BOMB:
            return self._resolve(view, army, view.region(answer), answer)
        kind, name = key[: len(PAY)], key.partition(":")[2]
        region = view.region(name)
        if kind == PAY:
            if answer != "pay":
                return fx.discard(army, bomb.id, region, target=OUT)
            return [fx.pay_tolls(army, region, "conquest"), fx.show(army, bomb.id, region, FACE + name)]
        return fx.assault(army, region, BOMB) if answer == EXPLODES and not view.immune >> region & 1 else None

    def _resolve(self, view: View, army: Army, region: int, name: str) -> Effects:
        holder = view.holder(region)
        if holder is None or holder.seat in (None, army.seat):  # nobody to hit: back on top, unseen
            return fx.discard(army, bomb.id, region)
        if not view.toll(army, 1 << region, "conquest") or view.immune >> region & 1:
            return fx.show(army, bomb.id, region, FACE + name)
        if not view.payable(army, 1 << region, "conquest"):
            return fx.discard(army, bomb.id, region, target=OUT)
        return fx.ask_choice(army, PAY + name, ("pay", "leave"))


goblins = Goblins(
    "warcraft.goblins",
    tokens=6,
    emblem="bomb",
    supply=11,
    tags=("horde",),
    name={"en": "Goblins", "ru": "Гоблины"},
    text={
        "en": "At the end of your turn lay bombs, unseen, beside your regions on opponents' active races; at the start of your "
        "next turn they are flipped, and half of them explode.",
        "ru": "В конце хода положите бомбы не глядя рядом со своими областями на активные народы соперников; в начале следующего "
        "хода они переворачиваются, и половина взрывается.",
    },
    clauses="WC-RACE-GOBLINS-1..11",
)
