"""Effects on the course of the game, on the map, on others; pieces that are lent; and effects for each of some regions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swcore.authoring.common import SLUG
from swcore.authoring.compounds import Many
from swcore.authoring.shapes import Choice, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.effects.effects import EFFECT, IF_FIELD, OF_SEATS, THEN, Values, deed, said_then
from swcore.conquest.declared.nouns.facts import Deed, Facts, Of
from swcore.conquest.declared.nouns.known import PIECE, called
from swcore.conquest.declared.nouns.phrases import IN, IN_EACH, listed, pick
from swcore.conquest.declared.nouns.where import FILTERS, filters, said_of
from swcore.conquest.operations import fx, fx_armies, fx_game
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import DECLINE, GAME, TRAY, TURN
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect
from swcore.wording.catalogue import plural

WHERE = {"where": Field(FILTERS, "In which regions; in that of the moment when left out.")}


def _places(values: Values, of: Of) -> Callable[[View, Army, Facts], list[int]]:
    """Return what gives the regions of an effect."""
    where = filters(values["where"], of) if "where" in values else None

    def places(view: View, army: Army, facts: Facts) -> list[int]:
        if where is None:
            return [facts.region] if facts.region >= 0 else []
        return list(view.ground.bits(where(view, army, facts)))

    return places


def _said_places(values: Values, language: str) -> str:
    if "where" not in values:
        return pick(language, "there", "там")
    return pick(language, "in each ", "в каждой ") + said_of(values["where"], language, IN_EACH)


def _evict(values: Values, of: Of) -> Deed:
    places = _places(values, of)
    return lambda view, army, facts: [fx.evict(army, region, TRAY) for region in places(view, army, facts)]


def _assault(values: Values, of: Of) -> Deed:
    places, way = _places(values, of), values.get("way", of.id.partition(".")[2])
    return lambda view, army, facts: [fx.assault(army, region, way) for region in places(view, army, facts)]


def _in_each(values: Values, of: Of) -> Deed:
    where, then = filters(values["where"], of), deed(values["then"], of)

    def in_each(view: View, army: Army, facts: Facts) -> list[Effect]:
        found: list[Effect] = []
        for region in view.ground.bits(where(view, army, facts)):
            other = view.holder(region)
            seat = -1 if other is None or other.seat is None else other.seat
            found += then(view, army, facts._replace(region=region, other=other, seat=seat))
        return found

    return in_each


def _say_in_each(values: Values, language: str) -> str:
    where = said_of(values["where"], language, IN_EACH)
    return f"{pick(language, 'in each', 'в каждой')} {where}{pick(language, ',', '')} {said_then(values['then'], language)}"


def _check_in_each(spot: Spot, values: Values) -> None:
    """Complain of an army that leaves the game in one region, and does more in the next."""
    for place, one in enumerate(values["then"]):
        if one.word.name not in OF_SEATS and any(other.word.name == "retire" for other in values["then"]):
            spot.at("then").at(place).wrong("after-retire", shown=one.word.name)


def _end(values: Values, of: Of) -> Deed:
    after = values.get("after", "round")
    return lambda view, army, facts: [fx_game.end(after=after)]


def _rounds(values: Values, of: Of) -> Deed:
    change = values["more"]
    return lambda view, army, facts: [fx_game.rounds(change)]


def _say_rounds(values: Values, language: str) -> str:
    count, more = abs(values["more"]), values["more"] > 0
    return pick(
        language,
        f"the game lasts {count} {'more' if more else 'fewer'} round{'s' if count > 1 else ''}",
        f"игра {'дольше' if more else 'короче'} на {count} {plural('ru', count, ('раунд', 'раунда', 'раундов'))}",
    )


def _no_zero(spot: Spot, values: Values) -> None:
    if values["more"] == 0:
        spot.at("more").wrong("nothing", why={"en": "it adds 0", "ru": "прибавляется 0"})


def _lend(values: Values, of: Of) -> Deed:
    pieces, until = [str(one) for one in values["pieces"]], values.get("until", TURN)

    def lend(view: View, army: Army, facts: Facts) -> list[Effect]:
        return [fx_armies.lend(army, piece, until) for piece in pieces]

    return lend


UNTIL = {
    TURN: ("until the end of the turn", "до конца хода"),
    DECLINE: ("until they decline", "до упадка"),
    GAME: ("for good", "навсегда"),
}


def _say_lend(values: Values, language: str) -> str:
    quotes = pick(language, "“{}”", "«{}»")
    names = listed([quotes.format(called(one, language)) for one in values["pieces"]], language, last="and")
    until = pick(language, *UNTIL[values.get("until", TURN)])
    return pick(language, f"have what {names} can do, {until}", f"получите свойства {names} {until}")


def _fixed(en: str, ru: str) -> Any:
    return lambda values, language: pick(language, en, ru)


EFFECT.add(
    Word(
        "evict",
        Fields({**WHERE, **IF_FIELD}),
        "A token of another army in the region goes to the tray; it counts as an attack.",
        _evict,
        lambda values, language: (
            pick(language, "a token goes to the tray ", "жетон уходит в запас ") + _said_places(values, language)
            if "where" in values
            else pick(language, "a token there goes to the tray", "жетон оттуда уходит в запас")
        ),
    ),
    Word(
        "assault",
        Fields({"way": Field(SLUG, "The word for the record; made from the id when left out."), **WHERE, **IF_FIELD}),
        "Whoever stands in the region loses it as to a conquest, and it is left empty.",
        _assault,
        lambda values, language: (
            pick(
                language,
                f"all who stand in {said_of(values['where'], 'en', IN)} are driven off",
                f"все, кто стоит в {said_of(values['where'], 'ru', IN)}, изгнаны",
            )
            if "where" in values
            else pick(language, "whoever stands there is driven off", "стоящие там изгнаны")
        ),
    ),
    Word(
        "in_each",
        Fields({"where": Field(FILTERS, "Which regions.", needed=True), "then": THEN, **IF_FIELD}, _check_in_each),
        "The same effects for each of some regions: it is the region of the moment, and its holder the other one.",
        _in_each,
        _say_in_each,
    ),
    Word(
        "end",
        Fields(
            {"after": Field(Choice(("turn", "round")), "When: after this turn, or this round, which is the usual."), **IF_FIELD}
        ),
        "The game ends early.",
        _end,
        _fixed("the game ends", "игра кончается"),
    ),
    Word(
        "rounds",
        Fields({"more": Field(Whole(-9, 9), "How many rounds more; below 0 fewer.", needed=True), **IF_FIELD}, _no_zero),
        "The game lasts longer, or less.",
        _rounds,
        _say_rounds,
    ),
    Word(
        "lend",
        Fields(
            {
                "pieces": Field(Many(PIECE), "A race, power, place or marker, or several.", needed=True),
                "until": Field(
                    Choice((TURN, DECLINE, GAME)), "How long: this turn, which is the usual, until the decline, or for good."
                ),
                **IF_FIELD,
            }
        ),
        "The army has what another piece can do, without its tokens.",
        _lend,
        _say_lend,
    ),
)
