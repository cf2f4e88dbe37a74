"""The generated pages of forms: actions as they are written, the JSON Schemas, and the packs that are known here.

`scripts/make_docs.py` writes them; a test compares them with what this module would write.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scripts.check_packs import FOLDERS, RESULTS, known
from swcore import load_plugins
from swcore.engine.actions import KERNEL_KINDS, Action
from swcore.game.refusals import words_of

ROOT = Path(__file__).parents[1]
WRITTEN = "<!-- Written by scripts/make_docs.py. -->"
ACTIONS = f"""# Actions and how they are written

{WRITTEN}

An action has one text form: a word, and what it is about, with a space between. It is the same at the keyboard, in programs
(`game.apply("conquer r12 die")`), in saves and in bots, and `str(action)` writes it. Capitals stand for what is to be named,
brackets for what may be left out, a bar for either.

| word | says |
| --- | --- |
| `REGION` | a region by its id on the map, such as `r12` or `l2a-07`; `map` and `game.view(seat)["names"]` list them |
| `SQUARE` | a square of a town, from `a1` to `d4`: the column by its letter, the row by its number |
| `RACE`, `MARKER` | the id of a piece, such as `base.orcs` |
| `CARD` | the last part of the id of a card, such as `farm`; the whole id where two cards have that part |
| `NAME` | the name that a piece gives to what it offers |
| `N` | a number of tokens or cubes, 1 or more |
| `VALUE`, `KEY` | one of the words that a question offers |
| `RESOURCE` | `wood`, `wheat`, `brick`, `glass` or `stone` |

At the keyboard there is more: the number of an action in the list, a beginning that fits one action alone, a region alone, names
instead of ids, and Russian. Saves and programs take whole words. [Play at the
terminal](../how-to/play-at-the-terminal.md#line-by-line-what-you-can-type) tells all of it.

`redeploy r03=2 r07=1` stands for the steps of a whole redeployment: the tokens that each region shall have in the end.
"""
SCHEMAS = f"""# Schemas

{WRITTEN}

What swcore reads and writes as text is described by JSON Schemas (draft 2020-12). They ship with swcore:
`swcore.protocol.schema("map")` returns one as data. An editor that is told which schema a file follows completes and checks
while you type; in VS Code that is `"json.schemas"` in the settings, elsewhere a member `"$schema"` in the file where the schema
allows one. What a schema cannot say - that two borders are the same, that a terrain is known to the game - is checked when the
file is read.

| schema | says |
| --- | --- |
"""
PACKS = f"""# Known packs

{WRITTEN}

What the packs of this repository bring, read from their metadata and sources: those of swcore, and six that stand for packs of
other people. The latter are kept as they were published, and each version of swcore has to pass their tests. *Hooks* are those
that the pack writes itself, with how often; pieces made of ready-made classes need none.

*Checked* is what [`swcore check`](../how-to/check-a-piece.md) finds at a first look. `swcore plugins` lists what is installed
with you.
"""


def actions() -> str:
    """Return the page of the actions: those of every game, and those that each game has."""
    rows = {
        "In every game": (KERNEL_KINDS, "small-world"),
        "Small World, Small World of Warcraft": ((), "small-world"),
        "Tiny Towns": ((), "tiny-towns"),
    }
    parts = [ACTIONS]
    for title, (kinds, game) in rows.items():
        rules = load_plugins(game)
        verbs = words_of(rules, "ru").verbs()
        own = kinds or [kind for kind in rules.action_kinds.values() if kind not in KERNEL_KINDS]
        lines = [f"| `{_bar(kind.usage)}` | {_about(kind)} | {verbs.get(kind.kind, '')} |" for kind in own]
        parts.append(
            "\n".join((f"## {title}\n", "| written | what it does | in Russian |", "| --- | --- | --- |", *lines)) + "\n"
        )
    return "\n".join(parts)


def _bar(text: str) -> str:
    return text.replace("|", "\\|")


def _about(kind: type[Action]) -> str:
    """Return the first line of a docstring behind the form that it begins with."""
    first = (inspect.getdoc(kind) or "").partition("\n")[0]
    told = re.sub(r"^`[^`]+`: ", "", first)
    return _bar(told[:1].upper() + told[1:])


def schemas() -> str:
    """Return the page of the JSON Schemas: each with its title and what it says of itself."""
    rows = []
    found = [*sorted((ROOT / "schemas").glob("*.schema.json")), *sorted((ROOT / "plugins").glob("*/*/schemas/*.json"))]
    for path in found:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        link = "../../" + path.relative_to(ROOT).as_posix()
        about = data.get("description", "")
        rows.append(f"| [`{path.name}`]({link}) | **{data['title']}**. {_bar(about)} |".replace(".  |", ". |"))
    return SCHEMAS + "\n".join(rows) + "\n"


def packs() -> str:
    """Return the page of the known packs."""
    parts, results = [PACKS], json.loads(RESULTS.read_text(encoding="utf-8"))
    for title, folder in FOLDERS.items():
        parts.append(f"## {title}\n")
        parts += [_pack(pack, project, results.get(project["name"])) for pack, project in known(folder)]
    return "\n".join(parts)


def _pack(pack: Path, project: dict[str, Any], checked: dict[str, Any] | None) -> str:
    """Return what there is to say of a pack, from its pyproject.toml, its sources, and what a check has found."""
    points: dict[str, dict[str, str]] = project.get("entry-points", {})
    games = sorted(points.get("swcore.games", {}))
    pieces = sorted(set(points.get("swcore.plugins", {})) - set(games))
    sources = [file for file in sorted(pack.rglob("*.py")) if "tests" not in file.relative_to(pack).parts]
    used = Counter(hook for file in sources for hook in _hooks(file))
    facts = {
        "requires": ", ".join(f"`{one}`" for one in project["dependencies"]),
        "hook API": ", ".join(sorted(points.get("swcore.hook_api", {}))),
        "games": ", ".join(f"`{one}`" for one in games),
        "commands": ", ".join(f"`swcore {one}`" for one in sorted(points.get("swcore.commands", {}))),
        "pieces": f"{len(pieces)}: {', '.join(f'`{one}`' for one in pieces)}" if pieces else "",
        "hooks": ", ".join(f"`{hook}`{f' {count}' if count > 1 else ''}" for hook, count in sorted(used.items())),
        "checked": _checked(checked) if checked else "",
    }
    lines = [f"- **{name}**: {told}" for name, told in facts.items() if told]
    return "\n".join((f"### {project['name']} {project['version']}\n", project["description"], "", *lines)) + "\n"


def _checked(result: dict[str, Any]) -> str:
    """Return what a check has found, in words."""
    faults = f"{result['faults']} faults" if result["faults"] else "no fault"
    notes = ", ".join(f"`{code}`" for code in result["notes"])
    return f"{faults}{f'; advice: {notes}' if notes else ''}"


def _hooks(file: Path) -> Iterator[str]:
    """Yield the hooks that a module implements, as often as it does."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            marks = [mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list]
            if any(isinstance(mark, ast.Name) and mark.id == "hookimpl" for mark in marks):
                yield node.name


PAGES = {"actions.md": actions, "schemas.md": schemas, "packs.md": packs}
