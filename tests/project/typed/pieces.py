"""Pieces with types, as careful authors write them: mypy --strict and pyright in its strict mode find nothing here."""

from __future__ import annotations

from collections.abc import Iterator

from swcore import Gate, Modifier, Modifiers, Toll, hookimpl
from swcore.conquest import Army, Boost, Conquest, Effects, Marker, Mode, Power, Race, Rule, View, fx

LOOT, CHEAP = Modifier(1, "loot"), Modifier(-1, "paths")
palisade = Marker("home.palisade", supply=4, defence=1, text="+1 to the defence of its region.")


class Gnolls(Race):
    """One answer, and a reaction; each takes the arguments that it needs."""

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return LOOT.times(sum(one.army == army.id and one.non_empty and not one.victim_active for one in view.conquests))

    @hookimpl(order=20)
    def conquest_conquered(self, view: View, army: Army, conquest: Conquest) -> Effects:
        if view.terrain("swamp") >> conquest.region & 1 and view.supply(palisade.id):
            return fx.mark(army, palisade.id, conquest.region)
        return None

    @hookimpl(declined="only")
    def conquest_acts_declined(self) -> bool:
        return True


class Sly(Power):
    """Answers of every shape: one, several, a generator, none."""

    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> list[Modifier]:
        return [CHEAP.at(view.terrain("hill")), CHEAP.at(view.terrain("forest"))]

    @hookimpl
    def conquest_protects(self, view: View) -> Gate | None:
        return Gate("too-wet", view.terrain("swamp")) if view.round > 1 else None

    @hookimpl
    def conquest_keep(self, army: Army) -> Iterator[Modifier]:
        yield Modifier(1, "guards", where=army.regions)

    @hookimpl
    def conquest_tokens(self) -> None:
        return None

    @hookimpl
    def conquest_toll(self, army: Army) -> Toll | None:
        return None


class Feast(Rule):
    """A rule is asked with no army at moments of the game."""

    @hookimpl
    def conquest_round(self, view: View, army: Army | None) -> Effects:
        return [fx.coins(seat, 1, "feast") for seat in range(view.seats)]


def plain(values: Modifiers) -> Modifiers:
    """Return what a helper hands on."""
    return values


gnolls, sly, feast = Gnolls("home.gnolls", tokens=6), Sly("home.sly", tokens=4), Feast("home.feast")
modes: tuple[type[Mode], type[Boost]] = (Mode, Boost)
