"""Let `swcore check` look over the known packs, and write what it found for the page that lists them.

    python -m scripts.check_packs

Packs of others are installed for it into a folder of their own. docs/reference/packs.json keeps the results.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "docs" / "reference" / "packs.json"
FOLDERS = {"Packs of swcore": "plugins", "Packs as others publish them": "tests/thirdparty"}


def known(folder: str) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Yield the packs in a folder of the repository, each with the metadata of its project.

    Args:
        folder: one of `FOLDERS`.
    """
    for path in sorted((ROOT / folder).glob("*/pyproject.toml")):
        yield path.parent, tomllib.loads(path.read_text(encoding="utf-8"))["project"]


def check(pack: Path, project: dict[str, Any], *, installed: bool) -> dict[str, Any]:
    """Return what a first look at a pack finds: its version, how many faults, and the codes of the advice.

    Args:
        pack: its folder.
        project: its metadata.
        installed: whether it is here already.
    """
    with tempfile.TemporaryDirectory() as folder:
        if not installed:
            pip = (
                "-m",
                "pip",
                "--disable-pip-version-check",
                "--quiet",
                "install",
                "--no-deps",
                "--no-index",
                "--no-build-isolation",
            )
            subprocess.run([sys.executable, *pip, "--target", folder, str(pack)], check=True)
        command = [sys.executable, "-m", "swcore", "check", project["name"], "--quick", "--json", "--lang", "en"]
        done = subprocess.run(command, env={**os.environ, "PYTHONPATH": folder}, cwd=folder, capture_output=True, text=True)
    told = json.loads(done.stdout)
    notes = sorted({one["code"] for one in told["findings"] if not one["grave"]})
    return {"version": project["version"], "pieces": len(told["pieces"]), "faults": told["faults"], "notes": notes}


def main() -> int:
    """Check all of them, and write the results; the exit code is 1 when one has a fault."""
    found = {}
    for folder in FOLDERS.values():
        for pack, project in known(folder):
            found[project["name"]] = check(pack, project, installed=folder == "plugins")
            print(project["name"], found[project["name"]], flush=True)
    RESULTS.write_text(json.dumps(found, indent=1, allow_nan=False) + "\n", encoding="utf-8")
    return 1 if any(one["faults"] for one in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
