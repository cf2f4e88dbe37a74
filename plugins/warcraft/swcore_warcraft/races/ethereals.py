"""Ethereals: once per turn steal an artifact from next door, or conquer a legendary place for less. WC-RACE-ETHEREALS-1 to 5."""

from swcore import Modifier, Option, hookimpl
from swcore.conquest import Army, Boost, Effects, Race, Use, View, fx

STEAL, DISCOUNT = "steal", "discount"
ARTIFACT, PLACE = "artifact", "legendary_place"
ONCE = "WC-RACE-ETHEREALS-1"
CHEAPER = Modifier(-2, "legendary-place", "WC-RACE-ETHEREALS-3")
LIMIT = Option(
    "ethereals_limit",
    ("one_of_two", "each_once"),
    "one_of_two",
    clauses=("WC-OPT-2", "WC-RACE-ETHEREALS-1", "WC-RACE-ETHEREALS-6"),
    text={
        "en": "Ethereals steal an artifact or use the discount once per turn, or each of the two once.",
        "ru": "Эфириалы раз в ход крадут артефакт или пользуются скидкой, или делают и то и другое по разу.",
    },
)


def marked(view: View, tag: str) -> int:
    """Return the mask of the regions with a face-up marker of a tag."""
    found = 0
    for piece in view.ruleset.of_kind("place"):
        found |= view.marked(piece.id) if tag in piece.tags else 0
    return found


class Ethereals(Race):
    def _shared(self, view: View, name: str) -> tuple[str, ...]:
        """Return what counts for the same limit."""
        both = view.option(LIMIT.name) == "each_once"
        return () if both else (name,)

    @hookimpl
    def conquest_boosts(self, view: View, army: Army) -> Boost | None:
        where = view.beside(army, army.regions) & view.sites
        where &= marked(view, PLACE) if where else 0
        if not where:
            return None
        cheaper, other = (CHEAPER.at(where),), self._shared(view, STEAL)
        return Boost(DISCOUNT, "WC-RACE-ETHEREALS-3", modifiers=cheaper, limit=1, limit_clause=ONCE, shares=other)

    @hookimpl
    def conquest_uses(self, view: View, army: Army) -> Use:
        where = view.beside(army, army.regions) & ~army.regions & view.sites
        where &= marked(view, ARTIFACT) if where else 0
        return Use(STEAL, where, "WC-RACE-ETHEREALS-2", limit=1, limit_clause=ONCE, shares=self._shared(view, DISCOUNT))

    @hookimpl
    def conquest_used(self, view: View, army: Army, name: str, region: int) -> Effects:
        found = [
            piece.id for piece in view.ruleset.of_kind("place") if ARTIFACT in piece.tags and view.marked(piece.id) >> region & 1
        ]
        return self._ask_where(view, army, found[0]) if len(found) == 1 else fx.ask_choice(army, "which", found)

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        if key == "which":
            return self._ask_where(view, army, answer)
        return fx.carry(key, view.where(key), view.region(answer))

    def _ask_where(self, view: View, army: Army, artifact: str) -> Effects:
        near = army.regions & view.beside(army, view.marked(artifact))
        targets = view.ground.bits(near)
        if len(targets) == 1:
            return fx.carry(artifact, view.where(artifact), targets[0])
        return fx.ask_choice(army, artifact, view.names(near))


ethereals = Ethereals(
    "warcraft.ethereals",
    tokens=5,
    emblem="ghost",
    supply=10,
    name={"en": "Ethereals", "ru": "Эфириалы"},
    text={
        "en": "Once per turn: move an artifact from a neighbouring region into yours, or conquer a neighbouring legendary place "
        "for 2 tokens less, at least 1.",
        "ru": "Раз в ход: перенесите артефакт из соседней области в свою или захватите соседнее легендарное место "
        "на 2 жетона дешевле, но не менее чем за 1.",
    },
    clauses="WC-RACE-ETHEREALS-1..6",
    options=(LIMIT,),
)
