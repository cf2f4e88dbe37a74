"""Conquests of the turn, counted by whom and where they took something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.shapes import Choice, Flag
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.nouns.amounts import AMOUNT, Unit, of_regions
from swcore.conquest.declared.nouns.facts import Facts, Number, Of
from swcore.conquest.declared.nouns.known import A_WAY, TAG, of_people, titled
from swcore.conquest.declared.nouns.phrases import Trait
from swcore.conquest.declared.nouns.victims import VICTIMS, say_victim, victim
from swcore.conquest.declared.nouns.where import FILTERS, filters, traits
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View

Values = Mapping[str, Any]
CONQUESTS = Fields(
    {
        "occupied": Field(Flag(), "Only regions that were occupied; false for those that were empty."),
        "from": Field(Choice(tuple(VICTIMS)), "Only regions taken from an army of this sort."),
        "people": Field(TAG, "Only regions taken from a race with this tag."),
        "where": Field(FILTERS, "Only regions that fit."),
        "way": Field(A_WAY, "Only those by this way of conquest."),
        "by": Field(Choice(("army", "seat")), "Whose: the army's, or those of all armies of its seat."),
    }
)


TAKEN = Trait(after="you conquered this turn", stem="захваченн", rest="вами в этот ход")


def _conquests(values: Values, of: Of) -> Number:
    if not values.keys() - {"occupied"}:
        occupied = values.get("occupied")
        if occupied is None:
            return lambda view, army, facts: view.conquered(army)
        if occupied:
            return lambda view, army, facts: view.conquered(army, non_empty=True)
    occupied, way, tag = values.get("occupied"), values.get("way"), values.get("people")
    sort = victim(values["from"]) if "from" in values else None
    where = filters(values["where"], of) if "where" in values else None
    of_seat = values.get("by") == "seat"  # the record of a turn holds the conquests of one seat

    def count(view: View, army: Army, facts: Facts) -> int:
        mask = -1 if where is None else where(view, army, facts)
        found = 0
        for one in view.conquests:
            if not (of_seat or one.army == army.id) or not mask >> one.region & 1:
                continue
            if (occupied is None or one.non_empty is occupied) and (way is None or one.mode == way):
                fits = sort is None or sort(one, army)
                found += fits and (tag is None or (bool(one.victim_race) and tag in view.tags(one.victim_race)))
        return found

    return count


def _say_conquests(values: Values) -> Unit:
    found = list(traits(values.get("where", ())))
    if "occupied" in values:
        found.insert(0, Trait(before="non-empty", stem="непуст") if values["occupied"] else Trait(before="empty", stem="пуст"))
    if "from" in values:
        found.append(say_victim(values["from"]))
    if "people" in values:
        found.append(of_people(values["people"]))
    taken = TAKEN
    if "way" in values:
        en, ru = titled(values["way"], "en"), titled(values["way"], "ru")
        taken = TAKEN._replace(after=f"{TAKEN.after} by “{en}”", rest=f"{TAKEN.rest} способом «{ru}»")
    return of_regions([*found, taken])


AMOUNT.add(
    Word("conquests", CONQUESTS, "Conquests of the army in this turn; {} for all.", _conquests, _say_conquests),
)
