"""The words of the game that piece files may name: cards, resources, types, options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from swcore import Ruleset
from swcore.authoring import Choice, Either, Known, Many
from swcore_tiny_towns.position.pieces import TYPES, Card
from swcore_tiny_towns.position.squares import RESOURCES

NAMES = "names"  # where `Known` finds what pieces are called
SELF = "self"
CARD = Known("card", {"en": "card", "ru": "карта"})
OPTION = Known("option", {"en": "option", "ru": "опция"})
TYPE = Choice(TYPES)
RESOURCE = Choice(RESOURCES)
ANY = "any"
SOME_RESOURCES = Many(RESOURCE, most=len(RESOURCES))
KINDS = ("building", "monument")

__all__ = ["ANY", "CARD", "KINDS", "OPTION", "RESOURCE", "SELF", "SOME_RESOURCES", "TYPE", "Either", "brings", "known"]


def known(ruleset: Ruleset) -> Mapping[str, Any]:
    """Return the words of the game, from its rules."""
    cards = [piece for piece in ruleset.pieces.values() if isinstance(piece, Card)]
    return {
        "card": [SELF, *(card.id for card in cards)],
        "option": sorted(ruleset.options),
        **{f"option {name}": tuple(option.values) for name, option in ruleset.options.items()},
        NAMES: {card.id: card.name for card in cards},
    }


def brings(pieces: Iterable[Mapping[str, Any]]) -> Mapping[str, Any]:
    """Return the words that the pieces of a file bring, from data that is not checked yet."""
    names: dict[str, Any] = {}
    found: dict[str, Any] = {"card": [], "option": [], NAMES: names}
    for piece in pieces:
        id, name = piece.get("id"), piece.get("name")
        if isinstance(id, str) and piece.get("kind") in KINDS:
            found["card"].append(id)
            names[id] = name if isinstance(name, dict) else {"en": name} if isinstance(name, str) else {}
        options = piece.get("options")
        for option in options if isinstance(options, list) else ():
            if isinstance(option, dict) and isinstance(option.get("name"), str) and isinstance(option.get("values"), list):
                found["option"].append(option["name"])
                found[f"option {option['name']}"] = option["values"]
    return found
