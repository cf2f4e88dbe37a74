"""Intimidating: three times per turn a token of a neighbour is moved away. WC-POWER-INTIMIDATING-1 to 11."""

from swcore import Gate, hookimpl
from swcore.conquest import TRAY, Army, Effects, Power, Use, View, fx
from swcore_warcraft.map_pieces import NOBODYS, WORK

SCARE, RAZE, USES = "scare", "raze", 3
LIMIT = "WC-POWER-INTIMIDATING-1"


def works(view: View) -> int:
    """Return the mask of the regions with a fort or a wall."""
    found = 0
    for marker in view.tagged_markers(WORK):
        found |= view.marked(marker)
    return found


def lone(view: View, victim: Army) -> bool:
    """Return whether each token of a people stands for itself: it cannot be moved to others of its race."""
    return NOBODYS in view.tags(victim.race)


class Intimidating(Power):
    @hookimpl
    def conquest_uses(self, view: View, army: Army) -> tuple[Use, ...]:
        beside, near, free, shut = view.beside(army, army.regions), 0, 0, 0
        walls = works(view)
        for victim in view.armies:
            if victim.seat is None or victim.seat != army.seat:
                here = victim.regions & beside
                near |= here
                if here:
                    movable = self._movable(view, victim, here & ~walls)
                    left = self._leaving(view, army, victim, movable)
                    free, shut = free | left, shut | movable & ~left
        walled = near & walls
        held = (
            Gate("walled", walled, "WC-POWER-INTIMIDATING-6"),
            Gate("untouched", shut, "WC-POWER-INTIMIDATING-10"),
            Gate("cornered", near & ~(walled | free | shut), "WC-POWER-INTIMIDATING-8"),
        )
        return (
            Use(SCARE, free, LIMIT, held, "eviction", limit=USES, shares=(RAZE,)),
            Use(RAZE, walled, "WC-POWER-INTIMIDATING-6", limit=USES, limit_clause=LIMIT, shares=(SCARE,)),
        )

    def _movable(self, view: View, victim: Army, mask: int) -> int:
        """Return where among some regions a token can leave: to another region of its race, or because it is the last one."""
        if lone(view, victim):
            return mask
        if victim.regions.bit_count() == 1 and view.units(victim) > 1:
            return 0
        if victim.bodies:  # some of them cannot be moved
            mask = sum(1 << region for region in view.ground.bits(mask) if view.movable(region))
        return mask

    def _leaving(self, view: View, army: Army, victim: Army, mask: int) -> int:
        """Return the regions among some whose tokens have somewhere to go."""
        if lone(view, victim) or victim.regions.bit_count() == 1:
            return mask
        open_ = self._open(view, army, victim)
        return mask if open_.bit_count() > 1 else mask & ~open_ if open_ else 0

    def _open(self, view: View, army: Army, victim: Army) -> int:
        """Return the regions of a race that powers may touch (WC-POWER-INTIMIDATING-10); they pay nobody to be let in."""
        found = victim.regions & ~view.immune
        if view.toll(army, found, "effect"):
            found = sum(1 << region for region in view.ground.bits(found) if not view.toll(army, 1 << region, "effect"))
        return found

    @hookimpl
    def conquest_used(self, view: View, army: Army, name: str, region: int) -> Effects:
        victim = view.holder(region)
        assert victim is not None
        if name == RAZE:
            standing = next(marker for marker in view.tagged_markers(WORK) if view.marked(marker) >> region & 1)
            return fx.discard(view.placer(standing, region) or victim, standing, region)
        others = victim.regions & ~(1 << region)
        if lone(view, victim) or not others:
            return fx.evict(army, region, TRAY)
        names = view.names(others & self._open(view, army, victim))
        if len(names) == 1:
            return fx.evict(army, region, view.region(names[0]))
        return fx.ask_choice(army, view.ground.names[region], names)

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        return fx.evict(army, view.region(key), view.region(answer))


intimidating = Intimidating(
    "warcraft.intimidating",
    tokens=5,
    emblem="horn",
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
