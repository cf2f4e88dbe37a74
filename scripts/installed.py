"""Run the tests, or the bench, against the installed compiled wheels instead of the sources.

    python -m scripts.installed test [WORDS...]     pytest; the words go to it
    python -m scripts.installed bench [WORDS...]    bench/run.py; its results stand in bench/ as usual

The environment stands in build/venvs. Both are run in a copy without any source of swcore and its packs: nothing can stand
before what is installed.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

from scripts.wheels import BUILD, ROOT, environment, interpreters

SUITE = BUILD / "suite"
PARTS = ("tests", "scripts", "examples", "docs", "bench", "schemas")
FILES = ("pyproject.toml", "hatch_build.py", "Makefile", "README.md", "CHANGELOG.md", "CONTRIBUTING.md")
# They look at the sources: how they are written, built and changed.
SOURCES = ("tests/project", "tests/mutants")


def suite() -> None:
    """Copy the tests, the bench, and what they read, to a place of their own."""
    shutil.rmtree(SUITE, ignore_errors=True)
    for part in PARTS:
        shutil.copytree(ROOT / part, SUITE / part, ignore=shutil.ignore_patterns("__pycache__", "results*"))
    shutil.copytree(ROOT / "plugins", SUITE / "plugins", ignore=shutil.ignore_patterns("__pycache__", "*.py"))  # maps and rules
    for name in FILES:
        shutil.copy(ROOT / name, SUITE / name)


def main() -> int:
    """Do what the command line says."""
    what, *words = sys.argv[1:]
    tag, python = next(iter(interpreters().items()))
    own = environment(tag, python, compiled=True, extra=("--group", "test")) / "bin" / "python"
    suite()
    if what == "bench":
        done = subprocess.run([own, "-m", "bench.run", *words], cwd=SUITE)
        for path in (SUITE / "bench").glob("results*"):
            shutil.copy(path, ROOT / "bench")
        return done.returncode
    ignored = [word for part in SOURCES for word in ("--ignore", part)]
    marks = ["-m", "not long and not pure"] if "-m" not in words else []
    return subprocess.run([own, "-P", "-m", "pytest", "-n", "2", *ignored, *marks, *words], cwd=SUITE).returncode


if __name__ == "__main__":
    sys.exit(main())
