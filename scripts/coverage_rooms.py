"""Prints how many statements and branches the tests take, room by room, from the data that `make coverage` has written."""

from __future__ import annotations

import json
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from coverage import Coverage

KERNEL = ("engine", "game", "saves", "hooks", "graph", "text", "wording")  # rooms of swcore that know no family of games
WANTED = {"kernel": 98, "games": 95}
COUNTED = {  # what is counted, with its keys in the report of coverage: how many exist, how many are taken
    "statements": ("num_statements", "covered_lines"),
    "branches": ("num_branches", "covered_branches"),
}


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


def measured() -> Iterator[tuple[str, Counter[str]]]:
    """Yield files with how many statements and branches they have, and how many of each were taken."""
    coverage = Coverage()
    coverage.load()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "coverage.json"
        coverage.json_report(outfile=str(file))
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    for path, facts in found["files"].items():
        yield path, Counter({name: facts["summary"][name] for names in COUNTED.values() for name in names})


def line(name: str, counts: Counter[str]) -> str:
    """Return a line of the table: the share of statements, then of branches."""
    cells = []
    for called, (exist, taken) in COUNTED.items():
        share = 100 * counts[taken] / counts[exist] if counts[exist] else 100
        cells.append(f"{counts[taken]:6} of {counts[exist]:6} {called}  {share:5.1f} %")
    wanted = f"   (wanted: {WANTED[name]} % of branches)" if name in WANTED else ""
    return f"{name:24}{'   '.join(cells)}{wanted}\n"


def main() -> None:
    """Print a table: each of the three parts, then its rooms."""
    rooms: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for path, counts in measured():
        for name in (part(room(path)), f"  {room(path)}"):
            rooms[name].update(counts)
    for top in ("kernel", "games", "tools"):
        inside = sorted(name for name in rooms if name.startswith("  ") and part(name.strip()) == top)
        print("".join(line(name, rooms[name]) for name in (top, *inside)), end="")


if __name__ == "__main__":
    main()
