"""Words for regions by who or what is there: armies, tokens, markers, what happened in the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from swcore.authoring.shapes import Flag, Whole, Yes
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.nouns.facts import Facts, Mask, Of
from swcore.conquest.declared.nouns.phrases import HELD_BY_SOME, Trait
from swcore.conquest.declared.nouns.where import WHERE, either, plain
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View


def _occupied(of: Of) -> Mask:
    purpose = of.purpose
    if not purpose:
        return lambda view, army, facts: view.occupied

    def occupied(view: View, army: Army, facts: Facts) -> int:
        if view.ground.tables.counting:
            return view.counts("occupied", purpose=purpose, asker=army)
        return view.occupied

    return occupied


def _count(where: Callable[[View, Army], int], of_region: Callable[[View, int], int]) -> Callable[[Mapping[str, int], Of], Mask]:
    """Return the maker of a word for regions of which a number lies between bounds."""

    def make(values: Mapping[str, int], of: Of) -> Mask:
        least, most = values.get("least", 0), values.get("most", 1 << 30)

        def within(view: View, army: Army, facts: Facts) -> int:
            mask = 0
            for region in view.ground.bits(where(view, army)):
                if least <= of_region(view, region) <= most:
                    mask |= 1 << region
            return mask

        return within

    return make


def bounds(most: int, what: str) -> Fields:
    """Return the shape of bounds of a number, of which one at least is given."""

    def check(spot: Spot, values: Mapping[str, Any]) -> None:
        if not values:
            spot.wrong("empty")
        elif values.get("least", 0) > values.get("most", most):
            spot.contrary("more", "least", "most")

    return Fields(
        {"least": Field(Whole(1, most), f"The least number of {what}."), "most": Field(Whole(0, most), "The greatest.")}, check
    )


def said_bounds(values: Mapping[str, int], language: str) -> str:
    """Return bounds in words: `at least 2`, `at most 3`, `2 to 3`."""
    least, most = values.get("least"), values.get("most")
    if least is not None and most is not None:
        return str(least) if least == most else {"en": f"{least} to {most}", "ru": f"от {least} до {most}"}[language]
    if least is not None:
        return {"en": f"at least {least}", "ru": f"не менее {least}"}[language]
    return {"en": f"at most {most}", "ru": f"не более {most}"}[language]


def _say_count(en: str, ru: str) -> Callable[[Mapping[str, int]], Trait]:
    def say(values: Mapping[str, int]) -> Trait:
        if values.get("most") == 0:
            return Trait(after=f"without {en}", behind=f"без {ru}")
        told = (said_bounds(values, language) for language in ("en", "ru"))
        return Trait(after=f"with {next(told)} {en}", behind=f"({ru}: {next(told)})")

    return say


def _weakest(view: View, army: Army, facts: Facts) -> int:
    held: Iterable[int] = list(view.ground.bits(army.regions))
    least = min((view.defence(region) for region in held), default=0)
    return sum(1 << region for region in held if view.defence(region) == least)


def _most_around(view: View, army: Army, facts: Facts) -> int:
    mask = 0
    for region in view.ground.bits(army.regions):
        near = view.around(1 << region)
        own = (army.regions & near).bit_count()
        if all((other.regions & near).bit_count() < own for other in view.armies if other.id != army.id):
            mask |= 1 << region
    return mask


def _lone(view: View, army: Army, facts: Facts) -> int:
    mask, tokens, counted = 0, view.tokens, view.counted
    for region in view.ground.bits(view.occupied):
        if tokens(region) <= 1 and tokens(region) + counted(region, "lone") == 1:
            mask |= 1 << region
    return mask


def of_army(view: View, army: Army) -> int:
    """Return the regions of an army."""
    return army.regions


def of_all(view: View, army: Army) -> int:
    """Return the regions of all armies."""
    return view.occupied


WHERE.add(
    Word(
        "occupied",
        Flag(),
        "Occupied by any army, of nobody too; false for empty ones.",
        lambda yes, of: plain(_occupied(of))(yes, of),
        either(HELD_BY_SOME, Trait(before="empty", stem="пуст")),
    ),
    Word(
        "tokens",
        bounds(30, "race tokens there"),
        "Occupied, with so many race tokens.",
        _count(of_all, lambda view, region: view.tokens(region)),
        _say_count("tokens", "жетонов"),
    ),
    Word(
        "defence",
        bounds(30, "tokens and markers that defend"),
        "Held by the army, with such a defence.",
        _count(of_army, lambda view, region: view.defence(region)),
        lambda values: Trait(
            after=f"with a defence of {said_bounds(values, 'en')}", behind=f"с обороной {said_bounds(values, 'ru')}"
        ),
    ),
    Word(
        "weakest",
        Yes(),
        "Of the army's regions those with the least defence.",
        plain(_weakest),
        lambda yes: Trait(after="of yours with the weakest defence", behind="с самой слабой вашей обороной"),
    ),
    Word(
        "most_around",
        Yes(),
        "Of the army's regions those around which it holds more regions than any other army.",
        plain(_most_around),
        lambda yes: Trait(
            after="where you hold more of the neighbours than any other race",
            behind="с перевесом ваших областей вокруг",
        ),
    ),
    Word(
        "lone",
        Flag(),
        "With a single token and nothing that counts as a second one.",
        plain(_lone),
        either(
            Trait(after="with a single token", behind="с единственным жетоном"),
            Trait(after="without a lone token", behind="без одинокого жетона"),
        ),
    ),
)
