"""Show the one version of swcore and its packs, or set it wherever it stands.

    python3 scripts/set_version.py          show it
    python3 scripts/set_version.py 0.2.0    set it

`swcore/version.py` is where it is read from; every other place is written from it, and a test compares them. It runs on a bare
Python.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "swcore" / "version.py"
VERSION = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?(?:\.dev\d+)?")
_SAID = re.compile(r'(?m)^(__version__ = ")([^"]+)(")')
_OWN = re.compile(r'(?m)^(version = ")([^"]+)(")')
_GAMES = re.compile(r"(?ms)^(games = \[\n)(.*?)(^\]$)")
_CORE = re.compile(r'(?m)^(dependencies = \[(?:"[^"]*", )*?"swcore)([^"]*)(".*\]$)')


def current() -> str:
    """Return the version, as `swcore/version.py` says it."""
    found = _SAID.search(SOURCE.read_text(encoding="utf-8"))
    assert found is not None
    return found[2]


def bound(version: str) -> str:
    """Return which releases of swcore go with a pack: those of one second number, in which no public name changes."""
    major, minor, *_ = version.split(".")
    lowest = f"{major}.{minor}" if version.replace(".", "").isdigit() else version
    return f">={lowest},<{major}.{int(minor) + 1}"


def written(version: str) -> dict[Path, str]:
    """Return the files that say the version, with what stands in them when they say this one."""
    packs = sorted([*(ROOT / "plugins").glob("*/pyproject.toml"), *(ROOT / "apps").glob("*/pyproject.toml")])
    files = {SOURCE: _set(SOURCE, _SAID, lambda _: version)}
    for path in (ROOT / "pyproject.toml", *packs):
        files[path] = _set(path, _OWN, lambda _: version)
    for path in packs:
        files[path] = _set(path, _CORE, lambda _: bound(version), files[path])
    root = ROOT / "pyproject.toml"
    # The games of a release go with it alone, so that an upgrade of swcore[games] brings all of them.
    files[root] = _set(root, _GAMES, lambda old: re.sub(r'("[a-z-]+)[^"]*"', rf'\g<1>=={version}"', old), files[root])
    return files


def _set(path: Path, pattern: re.Pattern[str], make: Callable[[str], str], text: str | None = None) -> str:
    """Return a text in which the one match of a pattern has another middle."""
    text = path.read_text(encoding="utf-8") if text is None else text
    done, count = pattern.subn(lambda found: f"{found[1]}{make(found[2])}{found[3]}", text)
    if count != 1:
        sys.exit(f"{path}: the version was looked for once by {pattern.pattern}, and found {count} times")
    return done


def main(words: list[str]) -> int:
    """Do what the command line says."""
    if not words:
        print(current())
        return 0
    if not VERSION.fullmatch(words[0]):
        sys.exit(f"{words[0]} is not a version such as 0.2.0, 0.2.0rc1 or 0.3.0.dev0")
    for path, text in written(words[0]).items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
