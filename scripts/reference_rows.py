"""The generated page of what can be said: pieces of a few lines by what they do, and hook by hook.

`scripts/make_docs.py` writes it from tests/expressiveness; a test compares it with what this module would write.
"""

from __future__ import annotations

from collections.abc import Iterable

from scripts import hook_surface as surface
from tests.expressiveness.table import Row, kinds, lines, points, table, uses

FOLDER = "../../tests/expressiveness"
INTRO = """# What can be said

<!-- Written by scripts/make_docs.py from tests/expressiveness. -->

Pieces of published expansions and home-made ones, each said in a few lines with public names alone: copy what comes near to
yours. They are grouped by what they are an example of; [by moments of the game](#by-moment) and [hook by hook](#by-hook) they
stand below. The number behind a file is that of its lines of code, without docstrings. What a hook is called with,
[Hooks](hooks.md) tells; what an effect does, [Effects](effects.md); what can be asked, [Views and records](view.md).
How to begin, [Your first race](../tutorial/first-race.md) and [Write a rule](../how-to/write-a-rule.md).

Each file joins a game as it stands: `swcore play --piece flood.py`.

All of them are played in the tests, each alone and all together, and each has scenes of what it does and of what it does not.
"""
HEAD = ("| piece | what it does | hooks | effects and facts | made of |", "| --- | --- | --- | --- | --- |")


def rows() -> str:
    """Return the page of what can be said."""
    parts = [INTRO]
    for key, title in kinds().items():
        parts.append("\n".join((f"## {title}\n", *HEAD, *(_line(row) for row in table() if row.kind == key))) + "\n")
    parts.append('## <a id="by-moment"></a>By moment\n\n| moment | pieces |\n| --- | --- |\n' + "\n".join(_moments()) + "\n")
    parts.append('## <a id="by-hook"></a>By hook\n\n| hook | pieces |\n| --- | --- |\n' + "\n".join(_hooks()) + "\n")
    return "\n".join(parts)


def _line(row: Row) -> str:
    used = uses(row.path)
    file = f"[{row.file}]({FOLDER}/{row.file}) ({lines(row.path)})"
    cells = (
        f"**{row.name}**<br>{file}",
        row.effect,
        _words(used.hooks),
        _words((*used.effects, *used.facts)),
        _words(used.names),
    )
    return f"| {' | '.join(cells)} |"


def _words(names: Iterable[str]) -> str:
    return ", ".join(f"`{name.removeprefix('conquest_')}`" for name in names)


def _moments() -> list[str]:
    found = []
    for point, words in points().items():
        told = _links(row for row in table() if point in row.points)
        found.append(f"| {words} | {told} |")
    return [line for line in found if not line.endswith("|  |")]


def _hooks() -> list[str]:
    found = []
    for hook in surface.hooks():
        told = _links(row for row in table() if hook in uses(row.path).hooks)
        if told:
            found.append(f"| `{hook}` | {told} |")
    return found


def _links(found: Iterable[Row]) -> str:
    return ", ".join(f"[{row.name}]({FOLDER}/{row.file})" for row in found)


PAGES = {"what-can-be-said.md": rows}
