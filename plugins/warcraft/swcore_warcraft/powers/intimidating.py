"""Intimidating: three times per turn a token of a neighbour is moved away. WC-POWER-INTIMIDATING-1 to 11."""

from swcore import EVERYWHERE, Gate, hookimpl
from swcore.conquest import TRAY, Army, Effects, Power, Use, View, fx
from swcore_warcraft.map_pieces import murlocs
from swcore_warcraft.powers.garrison import fort
from swcore_warcraft.races.night_elves import wisp_wall

SCARE, RAZE, USES = "scare", "raze", 3
WORKS = (fort.id, wisp_wall.id)
SPENT = Gate("used", EVERYWHERE, "WC-POWER-INTIMIDATING-1", "three times per turn")


def works(view: View) -> int:
    """Return the mask of the regions with a fort or a wall."""
    return view.marked(fort.id) | view.marked(wisp_wall.id)


class Intimidating(Power):
    @hookimpl
    def conquest_uses(self, view: View, army: Army) -> list[Use]:
        used = view.uses(army, SCARE) + view.uses(army, RAZE) >= USES
        spent = (SPENT,) if used else ()
        beside, near, free = view.beside(army, army.regions), 0, 0
        walls = works(view)
        for victim in view.armies:
            if victim.seat is None or victim.seat != army.seat:
                here = victim.regions & beside
                near |= here
                free |= self._free(view, victim, here & ~walls) if here else 0
        walled = near & walls
        held = (
            Gate("walled", walled, "WC-POWER-INTIMIDATING-6", "a fort or a wall must be removed first"),
            Gate("cornered", near & ~walled & ~free, "WC-POWER-INTIMIDATING-8", "no token there can go anywhere"),
        )
        return [
            Use(SCARE, free, "WC-POWER-INTIMIDATING-1", (*spent, *held), "eviction"),
            Use(RAZE, walled, "WC-POWER-INTIMIDATING-6", spent),
        ]

    def _free(self, view: View, victim: Army, mask: int) -> int:
        """Return where among some regions a token can leave: to another region of its race, or because it is the last one."""
        if victim.race == murlocs.id:
            return mask
        if victim.regions.bit_count() == 1 and view.units(victim) > 1:
            return 0
        if victim.bodies:  # some of them cannot be moved
            mask = sum(1 << region for region in view.ground.bits(mask) if view.movable(region))
        return mask

    @hookimpl
    def conquest_used(self, view: View, army: Army, name: str, region: int) -> Effects:
        victim = view.holder(region)
        assert victim is not None
        if name == RAZE:
            standing = next(marker for marker in WORKS if view.marked(marker) >> region & 1)
            return fx.discard(view.placer(standing, region) or victim, standing, region)
        others = victim.regions & ~(1 << region)
        if victim.race == murlocs.id or not others:
            return fx.evict(army, region, TRAY)
        names = view.names(others)
        if len(names) == 1:
            return fx.evict(army, region, view.region(names[0]))
        return fx.ask_choice(army, view.ground.names[region], names)

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        return fx.evict(army, view.region(key), view.region(answer))


intimidating = Intimidating(
    "warcraft.intimidating",
    tokens=5,
    proposed=True,
    name={"en": "Intimidating", "ru": "Устрашающие"},
    text={
        "en": "Three times per turn move a token from a neighbouring region of an opponent to another region of its race; forts "
        "and walls must be removed first.",
        "ru": "Три раза в ход переместите жетон из соседней области соперника в другую область его народа; сначала надо убрать "
        "форт и стену.",
    },
    clauses="WC-POWER-INTIMIDATING-1..11",
)
