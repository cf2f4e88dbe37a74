"""Effects on what a piece remembers."""

from __future__ import annotations

from swcore.authoring.common import SLUG
from swcore.authoring.shapes import Choice, Whole, Yes
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.effects.effects import EFFECT, IF_FIELD, Values
from swcore.conquest.declared.nouns.amounts import AMOUNTS, amount, for_each
from swcore.conquest.declared.nouns.card import quoted_word
from swcore.conquest.declared.nouns.facts import Deed, Facts, Of
from swcore.conquest.declared.nouns.phrases import ALL, pick
from swcore.conquest.declared.nouns.where import FILTERS, filters, said_of
from swcore.conquest.operations import fx
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect

WHAT = ("add", "set", "regions", "player", "players", "forget")


def _check_note(spot: Spot, values: Values) -> None:
    given = [name for name in WHAT if name in values]
    if not given:
        spot.wrong("one-of", known=", ".join(WHAT))
    elif len(given) > 1:
        spot.wrong("either", one=given[0], other=given[1])
    elif "each" in values and given[0] not in ("add", "set"):
        spot.wrong("either", one="each", other=given[0])


def peaceful(view: View, army: Army) -> tuple[int, ...]:
    """Return the opponents whose active race an army has not attacked in this turn, by their seats."""
    attacked = {one.victim_seat for one in view.conquests if one.army == army.id and one.victim_active}
    for attacker, victim in view.attacks:
        other = view.army(victim)
        if attacker == army.id and other is not None and not other.declined and other.seat is not None:
            attacked.add(other.seat)
    return tuple(seat for seat in sorted(view.opponents(army.seat or 0)) if seat not in attacked)


def _note(values: Values, of: Of) -> Deed:
    name, key = values["name"], f"{of.id}.{values['name']}"
    where = filters(values["regions"], of) if "regions" in values else None
    each = amount(values["each"], of) if "each" in values else None
    game = values.get("for") == "game"

    def note(view: View, army: Army, facts: Facts) -> list[Effect]:
        whose = None if game else army
        if where is not None:
            return [fx.note(whose, name, where(view, army, facts))]
        if "forget" in values:
            return [fx.note(whose, name, None)]
        if "players" in values:
            return [fx.note(whose, name, peaceful(view, army) or None)]
        if "player" in values:
            return [fx.note(whose, name, facts.seat if facts.seat >= 0 else None)]
        times = 1 if each is None else each(view, army, facts)
        if "set" in values:
            return [fx.note(whose, name, values["set"] * times)]
        return [fx.note(whose, name, int(view.recall(whose, key, 0) or 0) + values["add"] * times)]

    return note


def _say_note(values: Values, language: str) -> str:
    name = quoted_word(values["name"], language)
    if "regions" in values:
        en, ru = said_of(values["regions"], "en", ALL), said_of(values["regions"], "ru", ALL)
        return pick(language, f"note the {en} as {name}", f"запомните {ru} как {name}")
    if "player" in values:
        return pick(language, f"note that player as {name}", f"запомните этого игрока как {name}")
    if "players" in values:
        en = f"note the opponents whose active race you did not attack as {name}"
        return pick(language, en, f"запомните как {name} соперников, на чей активный народ вы не нападали")
    if "forget" in values:
        return pick(language, f"forget {name}", f"забудьте {name}")
    each = for_each(values["each"], language) if "each" in values else ""
    if "set" in values:
        return pick(language, f"{name} becomes {values['set']} {each}", f"{name} становится {values['set']} {each}").strip()
    return pick(language, f"add {values['add']} to {name} {each}", f"прибавьте {values['add']} к {name} {each}").strip()


EFFECT.add(
    Word(
        "note",
        Fields(
            {
                "name": Field(SLUG, "Under which name.", needed=True),
                "add": Field(Whole(-99, 99), "So much more than before."),
                "set": Field(Whole(-99, 99), "This number."),
                "regions": Field(FILTERS, "These regions."),
                "player": Field(Yes(), "The other player at this moment."),
                "players": Field(
                    Choice(("not_attacked",)), "The opponents whose active race the army has not attacked in this turn."
                ),
                "forget": Field(Yes(), "Nothing any more."),
                "each": Field(AMOUNTS, "The number for each of these."),
                "for": Field(Choice(("army", "game")), "Whose note: the army's, or the game's, which outlasts it."),
                **IF_FIELD,
            },
            _check_note,
        ),
        "The piece remembers something.",
        _note,
        _say_note,
    ),
)
