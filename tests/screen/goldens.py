"""What the screen looks like at the usual sizes, as plain text; `python -m tests.screen.goldens` writes it anew."""

from __future__ import annotations

from pathlib import Path

import attrs

from swcore import Game
from tests.screen.pilot import Table, at_table
from tests.shared.rulesets import GAMES, rules

FOLDER = Path(__file__).parent / "golden"
SIZES = ((80, 24), (120, 40), (200, 60))


@attrs.frozen
class View:
    """A screen to be looked at.

    Attributes:
        game: id of the game.
        seats: of the game.
        language: `en` or `ru`.
        size: columns and rows.
        lines: what is typed first.
        keys: what is pressed then.
    """

    game: str
    seats: int
    language: str
    size: tuple[int, int]
    lines: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.game}-{self.language}-{self.size[0]}x{self.size[1]}{''.join('-' + key for key in self.keys)}"


LINES = {
    "small-world": ("pick base.ghouls", "conquer r05"),
    "warcraft": ("1", "1"),
    "tiny-towns": ("1", "name wheat", "place wheat b2"),
}
VIEWS = (
    *(View(game, 3, "en", size, LINES[game]) for game in GAMES for size in SIZES[:2]),
    View("small-world", 3, "en", SIZES[2], LINES["small-world"]),
    View("small-world", 3, "ru", SIZES[0], LINES["small-world"], ("question_mark",)),
)


def seen(view: View) -> str:
    """Return what is on the screen, with empty ends of lines cut off."""
    found: list[str] = []

    async def play(table: Table) -> None:
        for line in view.lines:
            await table.type(line)
        found.append(await table.press(*view.keys))

    at_table(Game.new(rules(view.game), view.seats, seed=5), play, language=view.language, size=view.size)
    return found[0] + "\n"


def main() -> None:
    """Write all of them."""
    for view in VIEWS:
        (FOLDER / f"{view.name}.txt").write_text(seen(view), encoding="utf-8")


if __name__ == "__main__":
    main()
