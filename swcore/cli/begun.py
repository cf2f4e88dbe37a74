"""What was begun has its own set-up: what says another one beside it is refused, and never silently left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from swcore.errors import SwcoreError

if TYPE_CHECKING:
    from swcore.cli.setup import Choice


def nothing_else(what: str, choice: Choice, given: Mapping[str, object], *, game: bool = False) -> None:
    """Refuse what a game that was begun has already.

    Args:
        what: what was begun, such as "A saved game".
        choice: what was chosen for a game.
        given: further options, by the name that they are typed with.
        game: whether GAME may be named all the same.

    Raises:
        SwcoreError: `load`, with the names of all that is to be left out.
    """
    set_up = {"GAME": choice.game, "--players": choice.players, "--map": choice.map, "--edition": choice.edition}
    found = {**set_up, "--option": choice.options or None, **given}
    extra = [name for name, value in found.items() if value not in (None, "", ()) and not (game and name == "GAME")]
    if extra:
        raise SwcoreError(f"{what} has its own {extra[0]}.", code="load", hint=f"Leave out {', '.join(extra)}.", extra=extra)
