"""A game that is read anew, perhaps under other versions than those that it was begun with."""

from __future__ import annotations

from typing import Any

import attrs

from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.saves.replay import recover


@attrs.frozen
class Reread:
    """A game that was read anew.

    Attributes:
        game: the game.
        differing: what was another version when it was begun, such as `pack 1.2 (here 1.3)`; every position is the same
            all the same.
    """

    game: Game
    differing: tuple[str, ...]


def reread(text: str) -> Reread:
    """Return the game of a save, replayed and checked.

    Args:
        text: the save.

    Raises:
        SwcoreError: as `Game.load`.
    """
    found = recover(Game, text, cut=False)
    return Reread(found.game, found.differing)


def tried(text: str) -> dict[str, Any]:
    """Return as data whether a save can be gone on with under the versions that are here: a replay that changes nothing.

    Args:
        text: the save.

    Returns:
        `fits`; `differing`: what has another version; `steps` where it fits; else `problem` and `hint` in English, `code`, and
        `line` where it stands.
    """
    try:
        found = reread(text)
    except SwcoreError as error:
        told = {"fits": False, "code": error.code, "problem": error.message, "hint": error.hint}
        versions = error.details.get("versions", ())
        return {**told, "differing": list(versions), **({"line": error.details["line"]} if "line" in error.details else {})}
    return {"fits": True, "differing": list(found.differing), "steps": len(found.game.log)}
