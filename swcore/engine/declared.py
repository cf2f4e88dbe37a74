"""Tables of what a rulebook declares, by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from swcore.errors import PluginError, nearest


class Declared(dict[str, Any]):
    """What a rulebook declares, by name; asked for anything else it says so.

    Args:
        sort: what is declared, such as an event.
        game: id of the rulebook.
        items: what there is.
    """

    def __init__(self, sort: str, game: str, items: Mapping[str, Any]) -> None:
        super().__init__(items)
        self.sort, self.game = sort, game

    def __missing__(self, name: object) -> Any:
        told = f"{self.game} uses the {self.sort} {name!r}, which it does not declare."
        raise PluginError(told, code="undeclared", hint=nearest(str(name), self), game=self.game, name=str(name))


def table(items: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Return what several parts bring, by name.

    Raises:
        PluginError: `duplicate-kind` when two of them bring different things of one name.
    """
    found: dict[str, Any] = {}
    for name, value in items:
        if name in found and found[name] is not value:
            raise PluginError(f"{name!r} is brought twice.", code="duplicate-kind", name=name)
        found[name] = value
    return found
