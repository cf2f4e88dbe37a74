"""What is installed to be played, for whoever sets up games. `swcore.wording.games` is looked up when it is used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swcore.wording.games import GameInfo


def games(*names: str, lang: str = "en") -> tuple[GameInfo, ...]:
    """Return the installed games as data: title, seats, options, editions and maps of each.

    Args:
        names: ids or names of games; only their packs are imported then. All installed games when none is given.
        lang: the language: `en`, `ru`.

    Returns:
        The games by id. One that cannot be loaded says why in `problem`; what is not installed is not among them.
    """
    found: tuple[GameInfo, ...] = import_module("swcore.wording.games").games(names, lang)
    return found
