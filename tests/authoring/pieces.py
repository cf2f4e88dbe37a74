"""What the tests of piece files share: writing one, and playing with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from swcore import PluginError
from swcore.authoring import Joined, joined

EXAMPLES = Path(__file__).parents[2] / "examples" / "declared"


def race(*rules: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return the data of a race with some rules."""
    return {
        "swcore": "piece-1",
        "id": "home.tests",
        "kind": "race",
        "tokens": 5,
        **more,
        **({"rules": list(rules)} if rules else {}),
    }


def read(folder: Path, data: object, name: str = "piece.json", game: str = "small-world") -> Joined:
    """Return the rules of a game with a piece file of some data, or of a text."""
    path = folder / name
    path.write_text(data if isinstance(data, str) else json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return joined(game, [path])


def complaints(folder: Path, data: object, name: str = "piece.json") -> list[str]:
    """Return the finding codes with which a file is refused, each with its path."""
    try:
        read(folder, data, name)
    except PluginError as error:
        found = [error, *error.others]
        return [f"{one.details['finding']} {one.details['path']}".strip() for one in found if "finding" in one.details]
    return []
