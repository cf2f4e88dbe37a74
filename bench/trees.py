"""Source trees that are measured: folders, or revisions of git that are unpacked under `build/trees`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

from bench.measure import HERE, Worker

UNPACKED = HERE.parent / "build" / "trees"
DESCRIBED = HERE.parent / "build" / "described"


class Tree:
    """A source tree, and the process that plays from it.

    Args:
        root: a folder with `swcore/` and `plugins/`.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        own = root / ".venv" / "bin" / "python"  # what is installed there names the modules of that tree
        self.python = str(own) if own.exists() else sys.executable
        parts = [root, *sorted(root.glob("plugins/*"))]
        if not own.exists():
            parts.append(described(root))
        self.env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, parts)), "PYTHONHASHSEED": "0"}
        self.worker = self.player()

    def player(self) -> Worker:
        """Return a new process that plays from this tree."""
        return Worker([self.python, "-P", str(HERE / "player.py")], self.env, self.root)


def tree_of(text: str) -> Path:
    """Return the folder that a word of the command line means: a folder, or a revision, which is unpacked.

    Raises:
        SystemExit: it is neither.
    """
    if (Path(text) / "swcore").is_dir():
        return Path(text).resolve()
    git = ["git", "-C", str(HERE)]
    found = subprocess.run([*git, "rev-parse", "--verify", f"{text}^{{commit}}"], capture_output=True, text=True)
    if found.returncode:
        sys.exit(f"{text} is neither a folder with swcore/ in it nor a revision.")
    target = UNPACKED / found.stdout.strip()[:12]
    if not target.exists():
        top = subprocess.run([*git, "rev-parse", "--show-toplevel"], capture_output=True, text=True, check=True).stdout.strip()
        packing = subprocess.Popen(["git", "-C", top, "archive", found.stdout.strip()], stdout=subprocess.PIPE)
        half = target.with_suffix(".half")
        shutil.rmtree(half, ignore_errors=True)
        with tarfile.open(fileobj=packing.stdout, mode="r|") as archive:
            archive.extractall(half, filter="data")
        packing.wait()
        half.rename(target)
    return target


def described(root: Path) -> Path:
    """Write what an installer would write about the packs of a tree, and return the folder: swcore finds pieces by it."""
    folder = DESCRIBED / root.name
    for settings in (root / "pyproject.toml", *sorted(root.glob("plugins/*/pyproject.toml"))):
        project = tomllib.loads(settings.read_text(encoding="utf-8"))["project"]
        info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
        info.mkdir(parents=True, exist_ok=True)
        head = [f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}"]
        head += [f"Requires-Dist: {one}" for one in project.get("dependencies", ())]
        for extra, needed in project.get("optional-dependencies", {}).items():
            head += [f"Provides-Extra: {extra}", *(f'Requires-Dist: {one}; extra == "{extra}"' for one in needed)]
        (info / "METADATA").write_text("\n".join(head) + "\n", encoding="utf-8")
        groups = project.get("entry-points", {})
        lines = [line for group, points in groups.items() for line in (f"[{group}]", *(f"{k} = {v}" for k, v in points.items()))]
        (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder
