"""Measure what installed packs cost that are not in play: generated distributions on the path, none of which is imported.

    make bench-plugins                  measure, and write the table into docs/explanation/performance.md
    make bench-plugins ARGS="--quick"   a first look, written nowhere

The commands take turns with and without the packs; what is added is the median of the differences of the rounds, in CPU time.
It is the difference of two large numbers: what reading alone takes stands beside it. The exit code is 1 when more is added than
is allowed.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bench.measure import HERE, Turns, calibration, command, keep, markdown

PACKS, PIECES = 200, 5  # distributions, and pieces in each
ROUNDS = 15
HOUR = 3_600
PLAY = ("play", "--seed", "1", "--seat", "1=random", "--seat", "2=random")
README = "\n".join(
    f"Line {number} of a description as long as they usually are, which nobody needs here." for number in range(60)
)


class Case(NamedTuple):
    """A command.

    Attributes:
        words: behind `swcore`.
        allowed: the milliseconds that the packs may add.
        forgets: whether nothing is remembered of the packs before it.
    """

    words: tuple[str, ...]
    allowed: int
    forgets: bool = False


CASES = {
    "`swcore --help`": Case(("--help",), 150),
    "`swcore play`, a whole game": Case(PLAY, 300),
    "the same, the first time after they were installed": Case(PLAY, 300, forgets=True),
}


def install(folder: Path, packs: int) -> None:
    """Write distributions as an installer leaves them; their modules fail when they are imported.

    Args:
        folder: becomes an entry of the path.
        packs: how many.
    """
    folder.mkdir()
    for number in range(packs):
        name = f"stranger_{number:03}"
        (folder / name).mkdir(parents=True)
        (folder / name / "__init__.py").write_text("raise RuntimeError('imported')\n", encoding="utf-8")
        info = folder / f"{name}-1.0.{number}.dist-info"
        info.mkdir()
        pieces = "".join(f"{name}.race_{piece} = {name}:race_{piece}\n" for piece in range(PIECES))
        texts = {
            "METADATA": f"Metadata-Version: 2.4\nName: {name}\nVersion: 1.0.{number}\nSummary: Races.\n"
            f"Requires-Python: >=3.11\nRequires-Dist: swcore<100,>=0.1\nRequires-Dist: attrs>=20\n\n{README}\n",
            "entry_points.txt": f"[swcore.hook_api]\n1 = {name}\n\n[swcore.plugins]\n{pieces}",
            "RECORD": f"{name}/__init__.py,,\n",
            "INSTALLER": "pip\n",
        }
        for file, text in texts.items():
            (info / file).write_text(text, encoding="utf-8")
            os.utime(info / file, (time.time() - HOUR, time.time() - HOUR))  # what is new is not trusted to stay as it is


def environment(folder: Path, packs: int) -> dict[str, str]:
    """Return the environment in which so many packs are installed, with folders of its own for all that is kept."""
    site = folder / f"site-{packs}"
    if not site.exists():
        install(site, packs)
    home = folder / f"home-{packs}"
    kept = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("STATE", "CONFIG", "CACHE")}
    return {**os.environ, **kept, "PYTHONPATH": str(site)}


def measure(folder: Path, rounds: int) -> dict[str, dict[int, list[float]]]:
    """Return the milliseconds of each command without and with the packs, round by round."""
    places: dict[int, Mapping[str, str]] = {packs: environment(folder, packs) for packs in (0, PACKS)}
    found: dict[str, dict[int, list[float]]] = {name: {packs: [] for packs in places} for name in CASES}
    for number in range(rounds + 1):
        for packs, (name, case) in Turns.order([(packs, case) for case in CASES.items() for packs in places], number):
            if case.forgets:
                shutil.rmtree(places[packs]["XDG_CACHE_HOME"], ignore_errors=True)
            taken = command([sys.executable, "-m", "swcore", *case.words], places[packs], HERE.parent)
            found[name][packs].append(taken)
    return {name: {packs: taken[1:] for packs, taken in sizes.items()} for name, sizes in found.items()}  # the first warms up


def reading(folder: Path) -> tuple[float, float]:
    """Return the milliseconds that the packs add to reading what is installed: the first time, and when it is remembered."""
    code = (
        "import time; from swcore.hooks.installed import read_index; begun = time.process_time(); read_index(); "
        "print(time.process_time() - begun)"
    )
    found: dict[tuple[int, bool], list[float]] = {}
    for _ in range(5):
        for packs in (0, PACKS):
            place = environment(folder, packs)
            shutil.rmtree(place["XDG_CACHE_HOME"], ignore_errors=True)
            for known in (False, True):
                words = [sys.executable, "-c", code]
                done = subprocess.run(words, env=place, cwd=HERE.parent, check=True, capture_output=True, text=True)
                found.setdefault((packs, known), []).append(float(done.stdout) * 1e3)
    first, later = (statistics.median(found[PACKS, known]) - statistics.median(found[0, known]) for known in (False, True))
    return first, later


def added(taken: Mapping[int, list[float]]) -> float:
    """Return the milliseconds that the packs add."""
    return statistics.median(one - other for one, other in zip(taken[PACKS], taken[0], strict=True))


def main() -> None:
    """Measure, and tell whether it is what is allowed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer rounds; the documentation stays as it is")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measure(Path(folder), 3 if given.quick else ROUNDS)
        first, later = reading(Path(folder))
    rows = [
        [
            name,
            *(f"{statistics.median(taken[packs]):.0f}" for packs in (0, PACKS)),
            f"{added(taken):.0f}",
            f"{CASES[name].allowed}",
        ]
        for name, taken in found.items()
    ]
    table = markdown(["CPU ms", "without", f"with {PACKS} packs", "added", "allowed"], rows)
    text = f"Python {platform.python_version()}, one calibration iteration {calibration():.1f} ns.\n\n{table}\n\n"
    text += f"Reading their metadata takes {first:.0f} ms the first time, and {later:.0f} ms when it is remembered."
    print(text)
    if not given.quick:
        keep("bench-plugins", text)
    slow = [name for name, taken in found.items() if added(taken) > CASES[name].allowed]
    if slow:
        sys.exit(f"More is added than is allowed: {', '.join(slow)}")


if __name__ == "__main__":
    main()
