"""Words for regions by who holds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from swcore.authoring.compounds import Many
from swcore.authoring.shapes import Choice
from swcore.authoring.words import Word
from swcore.conquest.declared.nouns.facts import Facts, Mask, Of
from swcore.conquest.declared.nouns.known import TAG, of_people
from swcore.conquest.declared.nouns.phrases import Trait, listed
from swcore.conquest.declared.nouns.where import WHERE
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View

Who = Callable[[Army, Army], bool]  # the army that holds a region, the own one


HOLDERS: Mapping[str, tuple[Who, Trait]] = {
    "rival": (
        lambda one, army: one.seat is not None and one.seat != army.seat,
        Trait(after="of opponents", stem="занят", rest="соперниками", says="rival"),
    ),
    "rival_active": (
        lambda one, army: one.seat is not None and one.seat != army.seat and not one.declined,
        Trait(after="of opponents' active races", stem="занят", rest="активными народами соперников", says="rival"),
    ),
    "rival_declined": (
        lambda one, army: one.seat is not None and one.seat != army.seat and one.declined,
        Trait(after="of opponents' races in decline", stem="занят", rest="угасшими народами соперников", says="rival"),
    ),
    "declined": (
        lambda one, army: one.declined and one.id != army.id,
        Trait(after="of races in decline", stem="занят", rest="угасшими народами", says="rival"),
    ),
    "active": (
        lambda one, army: one.seat is not None and not one.declined and one.id != army.id,
        Trait(after="of other active races", stem="занят", rest="другими активными народами", says="rival"),
    ),
    "own_declined": (
        lambda one, army: one.seat == army.seat and one.declined and one.id != army.id,
        Trait(after="of your races in decline", stem="занят", rest="вашими угасшими народами"),
    ),
    "natives": (
        lambda one, army: one.seat is None,
        Trait(after="of nobody's peoples", stem="занят", rest="ничьими народами", says="rival"),
    ),
    "other": (
        lambda one, army: one.id != army.id,
        Trait(after="of others", stem="занят", rest="другими", says="rival"),
    ),
}


def _holder(words: tuple[str, ...], of: Of) -> Mask:
    wanted = [HOLDERS[word][0] for word in words]
    if len(wanted) == 1:
        only = wanted[0]

        def held(view: View, army: Army, facts: Facts) -> int:
            mask = 0
            for one in view.armies:
                if one.regions and only(one, army):
                    mask |= one.regions
            return mask

        return held

    def holder(view: View, army: Army, facts: Facts) -> int:
        mask = 0
        for one in view.armies:
            if any(fits(one, army) for fits in wanted):
                mask |= one.regions
        return mask

    return holder


def _say_holder(words: tuple[str, ...]) -> Trait:
    found = [HOLDERS[word][1] for word in words]
    if len(found) == 1:
        return found[0]
    after = "of " + listed([one.after.removeprefix("of ") for one in found], "en")
    return found[0]._replace(after=after, rest=listed([one.rest for one in found], "ru"))


def _tagged(tag: str, of: Of) -> Mask:
    def tagged(view: View, army: Army, facts: Facts) -> int:
        mask = 0
        for one in view.armies:
            if view.tagged(one, tag):
                mask |= one.regions
        return mask

    return tagged


WHERE.add(
    Word(
        "holder",
        Many(Choice(tuple(HOLDERS))),
        "Held by an army of this sort, or of one of several.",
        _holder,
        _say_holder,
    ),
    Word("people", TAG, "Held by a race or power with this tag.", _tagged, of_people),
)
