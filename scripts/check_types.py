"""Hold typed pieces against pyright in its strict mode: nothing is found in good ones, and every wrong answer is.

    python -m scripts.check_types

`tests/project/typed` holds the pieces. What mypy is to find carries a `type: ignore`, which mypy itself calls needless where it
is; pyright is told to look past these marks, and must find a fault on exactly these lines. `make types` installs it.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
TYPED = ROOT / "tests" / "project" / "typed"
MARK = "# type: ignore["
SETTINGS = {
    "typeCheckingMode": "strict",
    "enableTypeIgnoreComments": False,
    "extraPaths": [str(ROOT), *map(str, sorted((ROOT / "plugins").glob("*/")))],
    "pythonVersion": "3.11",
}


def wanted(folder: Path) -> set[tuple[str, int]]:
    """Return the places of a folder that a checker must complain about, as (file, line)."""
    lines = ((path.name, number, line) for path in sorted(folder.glob("*.py")) for number, line in _lines(path))
    return {(name, number) for name, number, line in lines if MARK in line}


def found(folder: Path) -> dict[tuple[str, int], str]:
    """Return what pyright complains about, by (file, line)."""
    with tempfile.TemporaryDirectory() as place:
        settings = Path(place) / "pyrightconfig.json"
        settings.write_text(json.dumps({**SETTINGS, "include": [str(folder)]}, allow_nan=False), encoding="utf-8")
        command = [sys.executable, "-m", "basedpyright", "-p", str(settings), "--pythonpath", sys.executable, "--outputjson"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not done.stdout:
        raise SystemExit(f"pyright did not run: {done.stderr.strip()}")
    told = json.loads(done.stdout)["generalDiagnostics"]
    return {(Path(one["file"]).name, one["range"]["start"]["line"] + 1): one["message"].partition("\n")[0] for one in told}


def _lines(path: Path) -> list[tuple[int, str]]:
    return list(enumerate(path.read_text(encoding="utf-8").splitlines(), start=1))


def main() -> int:
    """Print what is found and should not be, and what should be and is not; return how many there are."""
    must, does = wanted(TYPED), found(TYPED)
    for place in sorted(does.keys() - must):
        print(f"{place[0]}:{place[1]}: {does[place]}")
    for place in sorted(must - does.keys()):
        print(f"{place[0]}:{place[1]}: a wrong type that pyright does not find")
    print(f"{len(must & does.keys())} of {len(must)} wrong types found, {len(does.keys() - must)} others.")
    return len(must ^ does.keys())


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
