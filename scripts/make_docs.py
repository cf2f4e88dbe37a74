"""Write the generated pages of the reference: hooks, public names, commands, error codes, events, what can be said.

A test compares the pages with what this script would write, so that they cannot go stale.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from types import ModuleType

from swcore_tiny_towns.position import specs as towns

from scripts import (
    card_format,
    http_document,
    piece_format,
    piece_schema,
    protocol_schema,
    reference,
    reference_api,
    reference_bots,
    reference_facts,
    reference_forms,
    reference_lab,
    reference_network,
    reference_observations,
    reference_protocol,
    reference_rows,
    reference_shown,
    reference_strength,
    shown_schemas,
    socket_document,
    typescript_types,
)
from swcore.conquest import specs

REFERENCE = Path(__file__).parents[1] / "docs" / "reference"
CONQUEST = """# Hooks

<!-- Written by scripts/make_docs.py from swcore/conquest/specs. -->

These are the hooks of Small World and Small World of Warcraft; Tiny Towns has [its own](towns-hooks.md).

A piece implements a hook by a method of the same name, marked with `@hookimpl`. It may leave out arguments that it does not
need. `@hookimpl(order=20)` sets the place among the reactions of one moment, `@hookimpl(declined="also")` or `"only"` says
that the piece is asked while its army is in decline, too. A hook whose audience is *everybody* is about a moment of the game:
the pieces of every army are asked with their army, from the seat in turn on, and then each `Rule` once, with `army=None`;
[Write a rule](../how-to/write-a-rule.md) tells more. *Row and rules* are the pieces that lie in the row of combos, and the rules.

A hook only looks and answers, and keeps nothing of its own: it may be called when a game is put together, before the first turn,
while a menu or a preview is made and while a bot looks ahead, more often than anything happens in the game. What it raises, an
exit of the program included, is the fault of its piece: the action is not carried out, and the error names piece, hook and line.

When the hooks of a turn are called:

![When each hook of a turn is called](../explanation/turn-hooks.svg)

[Hooks and phases](../explanation/hooks-and-phases.md) tells what happens at each of these moments.
"""


TOWNS = """# Hooks of Tiny Towns

<!-- Written by scripts/make_docs.py from plugins/tiny_towns/swcore_tiny_towns/position/specs. -->

A card implements a hook by a method of the same name, marked with `@hookimpl`. It may leave out arguments that it does not need.
[Build a building](../how-to/build-a-building.md) begins with an example.

Most hooks get `town`, the read-only town of the piece that is asked, and `square`, the number of the square that it stands on,
`4 * row + column`. `squares` and `fed` are masks with one bit for each square. *Answers* return values, which the host combines;
*reactions* return effects, made with `swcore_tiny_towns.fx`: on the own town while all build, on any town before and after.

A `TownRule` is a rule that no card carries. It is asked the hooks whose audience names rules, for every town, with `square` None.

While the game goes on, a building other than a monument is asked nothing in the round in which it was put down (TT-EFFECT-1); a
monument is asked at once (TT-EFFECT-2). At the end all count. Reactions to the piece's own being put down and to answers come at
once, whatever the round.

When the hooks of a round are called:

![When each hook of a round of Tiny Towns is called](../explanation/towns-hooks.svg)

`answered` follows whatever asks, at once; [Hooks and phases](../explanation/hooks-and-phases.md#tiny-towns) tells what happens at
each of these moments.
"""
PAGES = {
    REFERENCE / "hooks.md": (CONQUEST, specs, "conquest_"),
    REFERENCE / "towns-hooks.md": (TOWNS, towns, "towns_"),
}


def deprecations(spec: object, name: str) -> list[str]:
    """Return what a spec says of its going, as facts of its page."""
    return [f"- **Deprecated**: {one.told(name)}." for one in getattr(spec, "swcore_deprecated", ())]


def hooks(module: ModuleType, prefix: str) -> list[tuple[str, str, str]]:
    """Return (name, signature, docstring) of every hook of the specs, in the order of the sources, module by module."""
    functions = [one for one in vars(module).items() if one[0].startswith(prefix) and inspect.isfunction(one[1])]
    found = []
    for name, function in sorted(functions, key=lambda one: (one[1].__module__, one[1].__code__.co_firstlineno)):
        found.append((name, f"{name}{inspect.signature(function)}".replace("'", ""), inspect.getdoc(function) or ""))
    return found


def page(intro: str, module: ModuleType, prefix: str) -> str:
    """Return the text of a page.

    Args:
        intro: what stands above the hooks.
        module: the specs.
        prefix: how the names of its hooks begin.
    """
    parts = [intro]
    for name, signature, doc in hooks(module, prefix):
        first, _, rest = doc.partition("\n\n")
        lines = rest.replace("\n    ", " ").splitlines()  # a fact that goes on in the next line is one fact
        facts = [f"- **{line.partition(': ')[0]}**: {line.partition(': ')[2]}" for line in lines]
        told = "\n".join((*facts, *deprecations(getattr(module, name), name)))
        parts.append(f"## `{signature}`\n\n{first}\n\n{told}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    shown_schemas.write()  # first of all: pages and types are made of them
    protocol_schema.FILE.write_text(protocol_schema.schema_text(), encoding="utf-8")
    typescript_types.write()
    http_document.FILE.write_text(http_document.text(), encoding="utf-8")
    socket_document.FILE.write_text(socket_document.text(), encoding="utf-8")
    for path, sources in PAGES.items():
        path.write_text(page(*sources), encoding="utf-8")
    for name, write in (
        reference.PAGES
        | reference_api.PAGES
        | reference_bots.PAGES
        | reference_facts.PAGES
        | reference_forms.PAGES
        | reference_lab.PAGES
        | reference_network.PAGES
        | reference_observations.PAGES
        | reference_strength.PAGES
        | reference_protocol.PAGES
        | reference_rows.PAGES
        | reference_shown.PAGES
        | piece_format.PAGES
        | card_format.PAGES
    ).items():
        (REFERENCE / name).write_text(write(), encoding="utf-8")
    for path, dialect in piece_schema.FILES.items():
        path.write_text(piece_schema.schema_text(dialect), encoding="utf-8")
