"""Portal Mage: twice per turn two magic regions exchange all that stands in them. WC-POWER-PORTAL-1 to 3."""

from swcore import hookimpl
from swcore.conquest import Army, Effects, Power, Use, View, fx

PORTAL, USES, PLACE = "portal", 2, "legendary_place"


def below(mask: int) -> int:
    """Return the mask of all numbers below the highest one of a mask: those that a pair with it names first."""
    return (1 << mask.bit_length() >> 1) - 1 if mask else 0


class PortalMage(Power):
    @hookimpl
    def conquest_uses(self, view: View, army: Army) -> Use:
        used = view.uses(army, PORTAL) >= USES
        first = 0
        if not used:
            magic, full = view.symbol("magic") & ~view.immune, view.occupied
            if magic & ~full:
                full |= view.marked_regions
            first = magic & (full & below(magic) | below(magic & full))  # two empty regions are not a pair
            if view.toll(army, magic, "eviction") > view.coins(army):
                pairs = ((region, self._payable(view, army, region, magic, full)) for region in view.ground.bits(first))
                first = sum(1 << region for region, partners in pairs if partners)
        return Use(PORTAL, first, "WC-POWER-PORTAL-1", kind="eviction", limit=USES)

    def _payable(self, view: View, army: Army, region: int, magic: int, full: int) -> int:
        """Return the mask of the later magic regions that can be exchanged with a region for what the seat has.

        A region whose own toll is too high keeps its partners: the host closes it, and names the toll.
        """
        later = magic & ~((2 << region) - 1)
        if not full >> region & 1:
            later &= full
        owned, here = view.coins(army), 1 << region
        if view.toll(army, here, "eviction") > owned:
            return later
        pairs = (other for other in view.ground.bits(later) if view.toll(army, here | 1 << other, "eviction") <= owned)
        return sum(1 << other for other in pairs)

    @hookimpl
    def conquest_used(self, view: View, army: Army, name: str, region: int) -> Effects:
        owed = self._open(view, army, region)
        return fx.ask_choice(army, view.ground.names[region], view.names(owed))

    def _open(self, view: View, army: Army, region: int) -> int:
        """Return the partners once the toll of the first region is paid."""
        later = view.symbol("magic") & ~view.immune & ~((2 << region) - 1)
        full = view.occupied | view.marked_regions
        later &= full if not full >> region & 1 else view.ground.all
        return view.payable(army, later, "eviction")

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        one, other = view.region(key), view.region(answer)
        stay = [piece.id for piece in view.ruleset.of_kind("place") if PLACE in piece.tags]
        return [fx.pay_tolls(army, other, "eviction"), fx.swap(army, one, other, stay)]


portal_mage = PortalMage(
    "warcraft.portal_mage",
    tokens=5,
    emblem="portal",
    proposed=True,
    name={"en": "Portal Mage", "ru": "Портальные"},
    text="Twice per turn exchange all that stands in two magic regions, except mountains and legendary places.",
    text_ru="Дважды в ход поменяйте местами всё, что стоит в двух волшебных областях, кроме гор и легендарных мест.",
    clauses="WC-POWER-PORTAL-1..3",
)
