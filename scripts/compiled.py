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
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "compiled"
SETUP = """from mypyc.build import mypycify
from setuptools import setup
setup(name="hot", packages=[], ext_modules=mypycify({modules!r}, opt_level="3", group_name={group!r}))
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
    for project in (ROOT, *plugins()):
        compile_project(project)
    for part in ("tests", "scripts", "examples", "docs", ".ci"):
        shutil.copytree(ROOT / part, TARGET / part, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, TARGET / name)


def compile_project(project: Path) -> None:
    """Compile the modules of one project in the copy: one group of native modules each."""
    folder = TARGET / project.relative_to(ROOT)
    modules = native(project)
    if not modules:
        return
    group = next(iter(modules)).partition("/")[0]
    (folder / "setup.py").write_text(SETUP.format(modules=["--ignore-missing-imports", *modules], group=group), encoding="utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, env={**os.environ, "MYPYPATH": str(TARGET)}, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def native(project: Path) -> list[str]:
    """Return the files that a project lists for compiling, as `tool.swcore.native` of its pyproject.toml names them."""
    settings = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    files: list[str] = []
    for pattern in settings["tool"].get("swcore", {}).get("native", ()):
        found = sorted(str(path.relative_to(project)) for path in project.glob(pattern))
        if not found:
            sys.exit(f"{project.name}: no file is named {pattern}")
        files += [name for name in found if name not in files]
    return files


def main() -> int:
    """Build, and run the command line's command in the copy."""
    build()
    if len(sys.argv) == 1:
        print(f"PYTHONPATH={path()}")
        return 0
    return subprocess.run(sys.argv[1:], cwd=TARGET, env={**os.environ, "PYTHONPATH": path()}).returncode


if __name__ == "__main__":
    sys.exit(main())
