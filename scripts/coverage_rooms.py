"""Prints how many branches the tests take, room by room, from the data that `make coverage` has written."""

from __future__ import annotations

import io
import json
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from coverage import Coverage

KERNEL = ("engine", "game", "saves", "hooks", "graph", "text", "wording")  # rooms of swcore that know no family of games
WANTED = {"kernel": 98, "games": 95}


def room(path: str) -> str:
    """Return the room of a file: a folder of swcore, or a pack."""
    parts = Path(path).parts
    if "plugins" in parts:
        return parts[parts.index("plugins") + 1]
    inside = parts[parts.index("swcore") + 1 :]
    return f"swcore/{inside[0]}" if len(inside) > 1 else "swcore"


def part(name: str) -> str:
    """Return whether a room belongs to the kernel, to the games or to the tools."""
    if not name.startswith("swcore/"):
        return "kernel" if name == "swcore" else "games"
    if name == "swcore/conquest":
        return "games"
    return "kernel" if name.removeprefix("swcore/") in KERNEL else "tools"


def measured() -> Iterator[tuple[str, int, int]]:
    """Yield (file, branches, branches taken); a line counts as a branch, as coverage counts it."""
    coverage = Coverage()
    coverage.load()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "coverage.json"
        coverage.json_report(outfile=str(file))
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    for path, facts in found["files"].items():
        total = facts["summary"]
        yield path, total["num_branches"], total["covered_branches"]


def main() -> None:
    """Print a table: first the three parts, then their rooms."""
    exist: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for path, branches, covered in measured():
        for name in (part(room(path)), f"  {room(path)}"):
            exist[name] += branches
            taken[name] += covered
    out = io.StringIO()
    for top in ("kernel", "games", "tools"):
        rooms = sorted(name for name in exist if name.startswith("  ") and part(name.strip()) == top)
        for name in (top, *rooms):
            share = 100 * taken[name] / exist[name] if exist[name] else 100
            wanted = f"   (wanted: {WANTED[name]} %)" if name in WANTED else ""
            out.write(f"{name:24}{taken[name]:6} of {exist[name]:6} branches  {share:5.1f} %{wanted}\n")
    print(out.getvalue(), end="")


if __name__ == "__main__":
    main()
