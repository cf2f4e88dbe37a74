"""Build a copy of swcore whose hot modules are compiled natively with mypyc, for measuring and for tests.

    .venv/bin/python scripts/compiled.py              build build/compiled
    .venv/bin/python scripts/compiled.py COMMAND...   build it, and run a command in it

The plain modules stay the product; this shows that they compile as they are, and what that brings. Needs a C compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "compiled"
HOT = (
    "conquest/armies/column",
    "conquest/armies/garrison",
    "conquest/armies/leaving",
    "conquest/attack/attempt",
    "conquest/attack/capture",
    "conquest/attack/conquer",
    "conquest/attack/costs",
    "conquest/attack/execution",
    "conquest/attack/offers",
    "conquest/attack/refusals",
    "conquest/attack/targets",
    "conquest/attack/use_refusals",
    "conquest/attack/uses",
    "conquest/attack/ways",
    "conquest/operations/others",
    "conquest/operations/own",
    "conquest/placement/bodies",
    "conquest/placement/markers",
    "conquest/placement/redeploy",
    "conquest/placement/under_strength",
    "conquest/position/derived",
    "conquest/position/events",
    "conquest/position/reactions",
    "conquest/position/reducers/armies",
    "conquest/position/reducers/course",
    "conquest/position/reducers/markers",
    "conquest/position/reducers/tokens",
    "conquest/position/tolls",
    "conquest/position/view",
    "conquest/position/view_map",
    "conquest/position/view_units",
    "conquest/turn/choices",
    "conquest/turn/decline",
    "conquest/turn/scoring",
    "conquest/turn/turn",
    "engine/answers",
    "engine/machine",
)
SETUP = """from mypyc.build import mypycify
from setuptools import setup
setup(name="hot", packages=[], ext_modules=mypycify({modules!r}, opt_level="3"))
"""


def path() -> str:
    """Return the PYTHONPATH of the compiled copy."""
    return os.pathsep.join(str(TARGET / part) for part in (".", *sorted(f"plugins/{one.name}" for one in plugins())))


def plugins() -> list[Path]:
    """Return the folders of the packs."""
    return [one.parent for one in (ROOT / "plugins").glob("*/pyproject.toml")]


def build() -> None:
    """Copy the sources and compile the hot modules in the copy."""
    shutil.rmtree(TARGET, ignore_errors=True)
    for part in ("swcore", "plugins", "schemas", "bench"):
        shutil.copytree(ROOT / part, TARGET / part, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    modules = [f"swcore/{name}.py" for name in HOT]
    (TARGET / "setup.py").write_text(SETUP.format(modules=["--ignore-missing-imports", *modules]), encoding="utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=TARGET, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    for part in ("tests", "scripts", "examples", "docs", ".ci"):
        shutil.copytree(ROOT / part, TARGET / part, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, TARGET / name)


def main() -> int:
    """Build, and run the command line's command in the copy."""
    build()
    if len(sys.argv) == 1:
        print(f"PYTHONPATH={path()}")
        return 0
    return subprocess.run(sys.argv[1:], cwd=TARGET, env={**os.environ, "PYTHONPATH": path()}).returncode


if __name__ == "__main__":
    sys.exit(main())
