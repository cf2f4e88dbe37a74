"""Build a copy of the tree with the listed modules compiled in place, to try a change without building wheels.

    .venv/bin/python -m scripts.compiled              build build/compiled
    .venv/bin/python -m scripts.compiled COMMAND...   build it, and run a command in it

Needs a C compiler. What is shipped is built by `make wheels` (scripts/wheels.py), and tested by `make test-compiled`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from hatch_build import NotCompiledError, compile_native, native

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "compiled"


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
    os.environ["MYPYPATH"] = str(TARGET)  # where packs find the types of swcore
    for project in (ROOT, *plugins()):
        compile_project(project)
    for part in ("tests", "scripts", "examples", "docs", ".ci"):
        shutil.copytree(ROOT / part, TARGET / part, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, TARGET / name)


def compile_project(project: Path) -> None:
    """Compile the modules of one project in the copy."""
    modules = native(project)
    folder = TARGET / project.relative_to(ROOT)
    try:
        if modules:
            (folder / "pyproject.toml").unlink(missing_ok=True)  # older setuptools refuse a licence that is named as text
            compile_native(folder, modules)
            shutil.copy(project / "pyproject.toml", folder)
    except NotCompiledError as error:
        sys.exit(str(error))


def main() -> int:
    """Build, and run the command line's command in the copy."""
    build()
    if len(sys.argv) == 1:
        print(f"PYTHONPATH={path()}")
        return 0
    return subprocess.run(sys.argv[1:], cwd=TARGET, env={**os.environ, "PYTHONPATH": path()}).returncode


if __name__ == "__main__":
    sys.exit(main())
