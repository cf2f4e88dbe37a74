"""Put each listed fault into the rules and see whether a test that carries its clause says so by an assertion.

.venv/bin/python scripts/mutants.py                    all lists in tests/mutants
.venv/bin/python scripts/mutants.py -k trolls          only mutants with this word in their id, clause, piece or option
.venv/bin/python scripts/mutants.py --game small-world

A fault in the body of a function is put into a fork of a process that has collected all tests (tests/mutants/warm.py). Any other
fault, and each that nothing notices there, is tried from the import on: the code is copied aside once per worker and put before
the installed packages; a fault is patched in there, the tests that carry its clause run in a process of their own, and the fault
is taken out again. These processes are forked from one that has imported pytest and what swcore needs, but nothing of swcore.
Exit code: 0 when each mutant was caught, 1 when one lives, 2 when a patch does not fit any more or a test that caught a mutant
fails without it, too.
"""

from __future__ import annotations

import argparse
import json
import marshal
import multiprocessing
import os
import queue
import shlex
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.mutants.bodies import exchanged  # noqa: E402
from tests.mutants.listing import Mutant, StalePatch, carriers, group, lists, read  # noqa: E402
from tests.mutants.warm import Order  # noqa: E402
from tests.mutants.warming import Warming  # noqa: E402
from tests.mutants.witness import CLAUSE, REPORT  # noqa: E402

WORKERS = 2
PATIENCE = 120  # seconds for the tests of one mutant; what takes longer is not an assertion
CAUGHT, LIVES = "caught", "LIVES"
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["__main__", "anyio", "attrs", "click", "hypothesis", "jsonschema", "networkx", "rich.console"])


class Verdict(NamedTuple):
    """What became of a mutant, and who says so."""

    mutant: Mutant
    outcome: str
    told: str
    seconds: float
    warm: bool = False


class Overlay:
    """A copy of the packages, in which faults come and go.

    Args:
        folder: an empty folder.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        unwanted = shutil.ignore_patterns("__pycache__", "*.so")
        for source in (ROOT / "swcore", ROOT / "schemas", *sorted((ROOT / "plugins").glob("*/swcore_*"))):
            shutil.copytree(source, folder / source.name, ignore=unwanted)

    def path(self, file: str) -> Path:
        """Return where a file of the repository lies in the copy."""
        parts = Path(file).parts
        return self.folder.joinpath(*(parts[2:] if parts[0] == "plugins" else parts))

    def run(self, tests: Iterable[str], clause: str) -> dict[str, object] | None:
        """Run tests against the copy, and return what the witness wrote; None when they were not over in time."""
        report, told = self.folder / "report.json", self.folder / "told.txt"
        report.unlink(missing_ok=True)
        env = {REPORT: str(report), CLAUSE: clause, "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / "hypothesis")}
        options = ["-p", "tests.mutants.witness", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no"]
        options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # the witness and Hypothesis are imported before
        options += ["-o", f"pythonpath={shlex.quote(str(self.folder))} {shlex.quote(str(ROOT))}"]
        process = FORKS.Process(target=run_tests, args=([*options, *tests], env, told))
        process.start()
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
            return None
        if not report.exists():
            raise RuntimeError(told.read_text(encoding="utf-8"))
        found: dict[str, object] = json.loads(report.read_text(encoding="utf-8"))
        if not Path(str(found["code"])).is_relative_to(self.folder):
            raise RuntimeError(f"the tests ran against {found['code']}, not against the copy in {self.folder}")
        return found

    def judge(self, mutant: Mutant) -> Verdict:
        """Put a mutant in, run its tests, and take it out again."""
        began = time.perf_counter()
        tests = carriers().get(mutant.clause, ())
        if not tests:
            return Verdict(mutant, LIVES, f"no test carries {mutant.clause}", 0.0)
        path = self.path(mutant.file)
        text = path.read_text(encoding="utf-8")
        write(path, mutant.patched(text))
        try:
            found = self.run(tests, mutant.clause)
        finally:
            write(path, text)
        outcome, told = verdict(found, len(tests))
        return Verdict(mutant, outcome, told, time.perf_counter() - began)


def run_tests(arguments: list[str], env: dict[str, str], told: Path) -> None:
    """Run pytest in this process, which nothing else is done in.

    Args:
        arguments: for pytest.
        env: what the environment says besides.
        told: the file for what is printed.
    """
    with told.open("w", encoding="utf-8") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    os.chdir(ROOT)
    os.environ.update(env)
    sys.dont_write_bytecode = False  # twice as quick
    pytest.main(arguments)


def write(path: Path, text: str) -> None:
    """Write a file, and forget how it was compiled: a fault may have the size of the text, and its second."""
    path.write_text(text, encoding="utf-8")
    for cached in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        cached.unlink()


def verdict(found: dict[str, object] | None, tests: int) -> tuple[str, str]:
    """Return the outcome of a run and what it rests on."""
    if found is None:
        return LIVES, f"{tests} tests were not over in {PATIENCE} s"
    asserted, errors = found["asserted"], found["errors"]
    assert isinstance(asserted, list)
    assert isinstance(errors, list)
    if asserted:
        return CAUGHT, asserted[0]
    if errors:
        return LIVES, "only errors: " + " ".join(str(errors[0]).split())[:300]
    return LIVES, f"{found['ran']} tests passed"


def chosen(word: str, game: str) -> list[Mutant]:
    """Return the mutants whose id, clause, piece, option or hook has a word in it, after a look whether each patch fits.

    Raises:
        StalePatch: some do not; the text names them all.
    """
    found, stale = [], []
    for listing in map(read, lists()):
        for mutant in listing.mutants if game in ("", listing.game) else ():
            if word.lower() in f"{mutant.id} {mutant.clause} {mutant.piece} {mutant.option} {mutant.hook}".lower():
                found.append(mutant)
                try:
                    mutant.patched((ROOT / mutant.file).read_text(encoding="utf-8"))
                except StalePatch as error:
                    stale.append(str(error))
    if stale:
        raise StalePatch("\n".join(stale))
    return found


def judge_all(mutants: list[Mutant]) -> list[Verdict]:
    """Judge mutants on a few workers, in the order of the list, and then the tests that have caught one.

    Raises:
        RuntimeError: such a test fails without any fault, so it has proven none.
    """
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, ThreadPoolExecutor(WORKERS) as pool:
        overlays: queue.Queue[Overlay] = queue.Queue()
        for number in range(WORKERS):
            overlays.put(Overlay(Path(folder, str(number))))
        bodies = {mutant.id: code for mutant in mutants if mutant.clause in carriers() and (code := body(mutant))}
        tests = [test for mutant in mutants if mutant.id in bodies for test in carriers()[mutant.clause]]
        warming = Warming(tests, Path(folder, "warm.txt"), WORKERS, PATIENCE)

        def run(tests: Iterable[str], clause: str, code: bytes | None) -> dict[str, object] | None:
            if code is not None:
                return warming.run(Order(tuple(tests), clause, code))
            overlay = overlays.get()
            try:
                return overlay.run(tests, clause)
            finally:
                overlays.put(overlay)

        def sound(share: list[str], warm: bool) -> None:
            found = run(share, "", b"" if warm else None)
            if found is None or found["asserted"] or found["errors"] or found["ran"] != len(share):
                raise RuntimeError(f"fails without any fault: {found}")

        def judge(mutant: Mutant) -> Verdict:
            began = time.perf_counter()
            if mutant.id in bodies:
                outcome, told = verdict(run(carriers()[mutant.clause], mutant.clause, bodies[mutant.id]), 0)
                if outcome == CAUGHT:
                    return Verdict(mutant, outcome, told, time.perf_counter() - began, warm=True)
            overlay = overlays.get()
            try:
                return overlay.judge(mutant)
            finally:
                overlays.put(overlay)

        try:
            cold_first = sorted(mutants, key=lambda mutant: mutant.id in bodies)  # the warm process is still collecting
            verdicts = dict(zip(cold_first, pool.map(judge, cold_first), strict=True))
            for warm in (True, False):
                caught = sorted({one.told for one in verdicts.values() if one.outcome == CAUGHT and one.warm == warm})
                shares = filter(None, (caught[number::WORKERS] for number in range(WORKERS)))
                list(pool.map(sound, shares, repeat(warm)))
        finally:
            warming.close()
        return [verdicts[mutant] for mutant in mutants]


def body(mutant: Mutant) -> bytes | None:
    """Return the code before and after a fault that is in the bodies of functions alone, as `marshal` has it."""
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    code = exchanged(ROOT / mutant.file, text, mutant.patched(text))
    return marshal.dumps(code) if code else None


def show(verdicts: list[Verdict]) -> None:
    """Print the table, the groups of clauses with their counts, and those that live."""
    wide = max(len(one.mutant.id) for one in verdicts)
    for one in verdicts:
        told = one.told.removeprefix("tests/")
        print(f"{one.outcome:7}{one.mutant.id:{wide + 2}}{one.mutant.clause:28}{one.seconds:5.1f} s  {told}")
    print()
    groups: dict[str, list[bool]] = {}
    for one in verdicts:
        groups.setdefault(group(one.mutant.clause), []).append(one.outcome == CAUGHT)
    print("caught by group: " + ", ".join(f"{name} {sum(caught)}/{len(caught)}" for name, caught in sorted(groups.items())))
    living = [one.mutant.id for one in verdicts if one.outcome != CAUGHT]
    print(f"{len(verdicts)} mutants, {len(verdicts) - len(living)} caught, {len(living)} live")
    for name in living:
        print(f"  lives: {name}")


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="See which listed faults in the rules the tests notice.")
    parser.add_argument("-k", default="", metavar="WORD", help="only mutants with this word in id, clause, piece or option")
    parser.add_argument("--game", default="", help="only the list of this game")
    given = parser.parse_args()
    began = time.perf_counter()
    try:
        mutants = chosen(given.k, given.game)
        if not mutants:
            parser.error(f"no mutant has {given.k!r} in it")
        verdicts = judge_all(mutants)
    except (StalePatch, RuntimeError) as error:
        print(error, file=sys.stderr)
        return 2
    show(verdicts)
    print(f"{time.perf_counter() - began:.0f} s")
    return int(any(one.outcome != CAUGHT for one in verdicts))


if __name__ == "__main__":
    sys.exit(main())
