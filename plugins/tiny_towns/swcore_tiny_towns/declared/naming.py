"""Rules about naming, and about what cards of others may do."""

from __future__ import annotations

from swcore.authoring import Field, Spot, Yes
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.at import CUBES, SQUARE, VIEW, At, Of
from swcore_tiny_towns.declared.conditions import said_if, tests
from swcore_tiny_towns.declared.cubes import Values, said_resources
from swcore_tiny_towns.declared.known import SOME_RESOURCES
from swcore_tiny_towns.declared.phrases import pick, sentence
from swcore_tiny_towns.declared.rules import WHY, Part, moment
from swcore_tiny_towns.declared.where import FILTERS, Me, filters, traits
from swcore_tiny_towns.position.answers import Veto
from swcore_tiny_towns.position.squares import ALL


def _check_veto(spot: Spot, values: Values) -> None:
    if ("resources" in values) == ("lying" in values):
        spot.wrong("one-of", known="resources, lying")


def _veto(values: Values, of: Of) -> list[Part]:
    when, resources = tests(values.get("if"), of), values.get("resources", ())
    reason, clause = values.get("reason", of.name)["en"], values.get("clause", of.clause)

    def veto(at: At) -> Veto | None:
        if when is not None and not when(at):
            return None
        found = resources or at.town.lying(at.square)
        return Veto(tuple(found), clause, reason) if found else None

    return [Part("towns_veto", veto)]


def _say_veto(values: Values, language: str, me: Me) -> str:
    when = said_if(values.get("if"), language, me)
    if "lying" in values:
        en, ru = "you may not name the resource that lies on it", "ресурс, который на нём лежит, называть нельзя"
        return sentence(f"{pick(language, en, ru)}{when}")
    told = said_resources(values["resources"], language)
    return sentence(pick(language, f"you may not name {told}{when}", f"вы не можете называть {told}{when}"))


def _passed_over(values: Values, of: Of) -> list[Part]:
    when = tests(values.get("if"), of)
    return [Part("towns_passed_over", lambda at: when is None or when(at) or None)]


def _say_passed_over(values: Values, language: str, me: Me) -> str:
    told = pick(
        language,
        "from now on you are never the master builder, unless you are the last player left",
        "с этого момента вы не бываете главным строителем, пока в игре есть кто-то ещё",
    )
    return sentence(told + said_if(values.get("if"), language, me))


def _guards(values: Values, of: Of) -> list[Part]:
    when = tests(values.get("if"), of)
    where = filters(values["where"], of) if "where" in values else None

    def guards(at: At) -> int | None:
        if when is not None and not when(at):
            return None
        return ALL if where is None else where(at)

    return [Part("towns_guards", guards)]


def _say_guards(values: Values, language: str, me: Me) -> str:
    en, ru = "in your town", "в вашем городе"
    if "where" in values:
        en, ru = (phrases.placed(traits(values["where"], me), one) for one in phrases.LANGUAGES)
    told = pick(language, f"cards of other players change nothing {en}", f"карты других игроков ничего не меняют {ru}")
    return sentence(told + said_if(values.get("if"), language, me))


moment(
    "veto",
    "Resources that the owner may not name, nor pick in a free round.",
    {
        "resources": Field(SOME_RESOURCES, "The resources."),
        "lying": Field(Yes(), "Those that lie on the building."),
        **WHY,
    },
    _veto,
    _say_veto,
    SQUARE,
    VIEW,
    CUBES,
    of_rules="also",
    check=_check_veto,
)
moment(
    "passed_over",
    "The owner is passed over when a resource is named, unless nobody else is left.",
    {},
    _passed_over,
    _say_passed_over,
    SQUARE,
    VIEW,
    CUBES,
    of_rules="also",
)
moment(
    "guards",
    "Keeps squares from the cards of other players.",
    {"where": Field(FILTERS, "The squares; the whole town when left out.")},
    _guards,
    _say_guards,
    SQUARE,
    CUBES,
    of_rules="also",
)
