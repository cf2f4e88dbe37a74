"""Tables of what a rulebook declares, by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from swcore.errors import PluginError, nearest


def undeclared(sort: str, game: str, name: object, known: Iterable[str]) -> PluginError:
    """Return the error for what a rulebook uses and does not declare.

    Args:
        sort: what is to be declared, such as an event.
        game: id of the rulebook.
        name: what was asked for.
        known: what there is.
    """
    told = f"{game} uses the {sort} {name!r}, which it does not declare."
    return PluginError(told, code="undeclared", hint=nearest(str(name), known), game=game, name=str(name))


def table(items: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Return what several parts bring, by name.

    Raises:
        PluginError: `duplicate-kind` when two of them bring different things of one name.
    """
    found: dict[str, Any] = {}
    for name, value in items:
        if name in found and found[name] is not value:
            raise PluginError(f"{name!r} is declared twice.", code="duplicate-kind", name=name)
        found[name] = value
    return found
