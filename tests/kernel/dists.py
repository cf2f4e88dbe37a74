"""Distributions made for a test: a folder on the path with a module and its metadata, as an installer would leave them."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from pathlib import Path

_SERIAL = itertools.count(1)


def module_name() -> str:
    """Return a module name that no test has imported yet."""
    return f"swcore_test_pack_{next(_SERIAL)}"


def make_distribution(
    folder: Path,
    code: str,
    entries: Mapping[str, str],
    *,
    name: str = "home-pack",
    version: str = "1.2.3",
    module: str = "",
    games: Mapping[str, str] | None = None,
    commands: Mapping[str, str] | None = None,
    requires: Sequence[str] = (),
    hook_api: Sequence[int | str] = (),
    rows: str = "",
) -> str:
    """Write a distribution into a folder and return the name of its module.

    Args:
        folder: becomes an entry of the path.
        code: source of the module.
        entries: object in the module by entry point name.
        name, version: of the distribution.
        module: name of the module; a fresh one when "".
        games, commands: entries of these groups.
        requires: what it requires of others.
        hook_api: the numbers of the hook API that it says it works with.
        rows: further lines of its entry_points.txt.
    """
    module = module or module_name()
    folder.mkdir(exist_ok=True)
    (folder / f"{module}.py").write_text(code, encoding="utf-8")
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    wanted = "".join(f"Requires-Dist: {one}\n" for one in requires)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n{wanted}", encoding="utf-8")
    lines = []
    for group, table in (("swcore.plugins", entries), ("swcore.games", games or {}), ("swcore.commands", commands or {})):
        lines += [f"[{group}]", *(f"{entry} = {module}:{target}" for entry, target in table.items())]
    lines += ["[swcore.hook_api]", *(f"{number} = {module}" for number in hook_api)]
    (info / "entry_points.txt").write_text("\n".join([*lines, rows, ""]), encoding="utf-8")
    return module


GNOLLS = """
from swcore.conquest import Race

gnolls = Race("home.gnolls", tokens=6, name="Gnolls")
"""
