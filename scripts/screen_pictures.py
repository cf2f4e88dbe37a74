"""Draw what the pages about playing show: the game on the whole screen.

python -m scripts.screen_pictures
"""

from __future__ import annotations

import re
from pathlib import Path

from swcore import Game, load_plugins
from tests.screen.pilot import Table, at_table

FOLDER = Path(__file__).parents[1] / "docs" / "how-to" / "screens"
FONTS = re.compile(r"@font-face\s*\{[^}]*\}\s*")
MADE_UP = re.compile(r"terminal-\d+")
PICTURES = {
    "small-world": ("small-world", 3, "en", (120, 40), ("pick base.ghouls", "conquer r05", "conquer r04"), ()),
    "what-is-it": ("small-world", 2, "en", (80, 24), ("pick base.ghouls", "conquer r04"), ("question_mark",)),
    "warcraft": ("warcraft", 3, "ru", (120, 40), ("1", "1", "1"), ()),
    "tiny-towns": ("tiny-towns", 2, "ru", (120, 36), ("1", "name wheat", "place wheat b2"), ()),
}


def picture(game: str, seats: int, language: str, size: tuple[int, int], lines: tuple[str, ...], keys: tuple[str, ...]) -> str:
    """Return a picture as SVG.

    Args:
        game, seats, language: the game.
        size: columns and rows of the window.
        lines: what is typed first.
        keys: what is pressed then.
    """
    found: list[str] = []

    async def play(table: Table) -> None:
        for line in lines:
            await table.type(line)
        await table.press(*keys)
        found.append(table.window.export_screenshot())

    at_table(Game.new(load_plugins(game), seats, seed=5), play, language=language, size=size)
    return MADE_UP.sub("screen", FONTS.sub("", found[0])).replace("Fira Code", "DejaVu Sans Mono")


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for name, how in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(picture(*how), encoding="utf-8")


if __name__ == "__main__":
    main()
