"""How the card of a marker tells when it stays, where it goes and where it lies at first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from swcore.conquest.declared.nouns.known import of_symbol, of_tag, of_terrain
from swcore.conquest.declared.nouns.phrases import IN_EACH, listed, pick, regions

STAYS: Final = ("conquest", "abandon", "decline")
SAID_STAYS: Final[Mapping[str, tuple[str, str]]] = {
    "conquest": ("when its region is conquered", "при захвате области"),
    "abandon": ("when its region is left", "когда область оставляют"),
    "decline": ("in decline", "в упадке"),
}
RETURNS: Final[Mapping[str, tuple[str, str]]] = {
    "owner": ("It comes back to its owner from a conquered region.", "Из захваченной области возвращается к владельцу."),
    "none": ("It leaves the game with a conquered region.", "При захвате области выходит из игры."),
}


def said_stay(values: Mapping[str, Any], language: str) -> Iterator[str]:
    """Yield the sentences about where a marker stays, unlike the usual one, which leaves with its owner.

    Args:
        values: the fields of the marker.
        language: the language.
    """
    if "starts_on" in values or "starts_at" in values:
        trait = of_terrain((values["starts_on"],)) if "starts_on" in values else of_symbol((values["starts_at"],))
        where = regions([trait], language, IN_EACH)
        yield pick(language, f"At set-up one lies in each {where}.", f"В начале игры лежит в каждой {where}.")
    if "stays" in values:
        stays = listed([pick(language, *SAID_STAYS[one]) for one in STAYS if one in values["stays"]], language, last="and")
        yield pick(language, f"It stays {stays}.", f"Остаётся{', ' if stays.startswith('когда') else ' '}{stays}.")
    if "stays_for" in values:
        tag = values["stays_for"]
        yield pick(
            language,
            f"It stays when a race {of_tag(tag, 'en')} conquers its region.",
            f"Остаётся, когда область захватывает народ {of_tag(tag, 'ru')}.",
        )
    if values.get("returns_to") in RETURNS:
        yield pick(language, *RETURNS[values["returns_to"]])
    if values.get("many"):
        yield pick(language, "Any number may lie in a region.", "В области может лежать сколько угодно.")
    elif values.get("per_region", 1) > 1:
        number = values["per_region"]
        yield pick(language, f"Up to {number} may lie in a region.", f"В области может лежать до {number}.")
