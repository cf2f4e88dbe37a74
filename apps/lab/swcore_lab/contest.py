"""Submissions in a folder: looked over, balanced and ranked. A broken one is told with what is wrong, and stops no other."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import attrs

from swcore.authoring.source import is_data, is_piece_file
from swcore.cli.packs import Choice
from swcore.cli.patience import patient
from swcore.game.refusals import STUCK
from swcore.testing.inspection import Finding, Subject, inspect, subject_of
from swcore.testing.inspection.findings import RAISED, of_error
from swcore_lab.games import MARGIN
from swcore_lab.pairs import Setting
from swcore_lab.telling import Teller

Looked = tuple[Finding, ...]
CHECK_GAMES = 6  # in which each is looked over, besides those of the first verdict


@attrs.frozen
class Entry:
    """A submission: a piece of a file, or a file of which no piece could be played.

    Attributes:
        path: the file.
        piece: the id of the piece; "" where there is none that could be played.
        teller: tells what was found; None for one that could not be played.
        errors: why it could not.
        findings: what the check found, the faults among it.
        same: the name of an earlier file with a piece of this id; "" for none.
    """

    path: Path
    piece: str = ""
    teller: Teller | None = None
    errors: tuple[Finding, ...] = ()
    findings: tuple[Finding, ...] = ()
    same: str = ""

    @property
    def file(self) -> str:
        """The name of the file."""
        return self.path.name

    @property
    def faults(self) -> int:
        """How many of the findings are faults."""
        return sum(one.grave for one in self.findings)

    def reach(self) -> tuple[float, float]:
        """Return between what its distance from the middle of the field lies, by the interval of what it brings."""
        if not self.teller:
            return math.inf, math.inf
        shown = self.teller.found.shown[MARGIN]
        near, far = sorted((abs(shown.low), abs(shown.high)))
        return (0.0 if shown.low <= 0 <= shown.high else near), far

    def distance(self) -> float:
        """Return how far from the middle of the field it is, in points at the end; what could not be played comes last."""
        return abs(self.teller.found.shown[MARGIN].mean) if self.teller else float("inf")


def submissions(folder: Path) -> tuple[list[Path], list[str]]:
    """Return the piece files of a folder, and the names of what else lies there but pages, each by name.

    A file of data without the word that makes it one of pieces is among them: it was meant as one, and is told with its fault.

    Args:
        folder: the folder; hidden files are left out.
    """
    lying = sorted(path for path in folder.iterdir() if not path.name.startswith((".", "__")))
    found = [path for path in lying if path.is_file() and (is_piece_file(path) or is_data(path))]
    return found, [path.name for path in lying if path not in found and path.suffix.lower() != ".html"]


def judged(
    paths: Sequence[Path],
    choice: Choice,
    setting_of: Callable[[str, Choice, str], Setting],
    trial: Callable[[Setting], Teller],
    check_games: int = CHECK_GAMES,
    looking: Callable[[Path, Callable[[], Looked]], Looked] = lambda path, work: work(),
) -> Iterator[Entry]:
    """Yield an entry for each piece of each file, first those of files that cannot be read: nobody waits for their faults.

    Args:
        paths: the files.
        choice: the game as far as it was chosen.
        setting_of: makes a setting of a file and the id of one of its pieces.
        trial: tries what a setting says.
        check_games: how many games each is looked over in, besides those of the first verdict.
        looking: looks a file over by calling what it is given, and may show that it does.

    Raises:
        KeyboardInterrupt: after Ctrl-C; also of a trial that was stopped before there was anything to tell.
    """
    seen: dict[str, str] = {}
    subjects, broken = _read(paths, choice.game)
    yield from broken
    for path, subject in subjects.items():
        try:
            findings = looking(path, partial(_looked_over, subject, check_games))
        except RAISED as error:
            yield Entry(path, errors=tuple(of_error(error)))
            continue
        for piece in subject.featured or [""]:
            same = seen.setdefault(piece, path.name) if piece else path.name
            entry = Entry(path, piece, findings=findings, same=same if same != path.name else "")
            if stuck := tuple(one for one in findings if one.code == STUCK):  # each game would wait as long once more
                yield attrs.evolve(entry, errors=stuck)
                continue
            try:
                teller = trial(setting_of(str(path), choice, piece))
            except RAISED as error:
                yield attrs.evolve(entry, errors=tuple(of_error(error, piece)))
                continue
            if not teller.found.silent:
                yield attrs.evolve(entry, teller=teller)
            if teller.found.stopped:  # the run has swallowed the Ctrl-C
                raise KeyboardInterrupt


def _read(paths: Sequence[Path], game: str) -> tuple[dict[Path, Subject], list[Entry]]:
    """Return what is in the files, and an entry for each that cannot be read."""
    subjects: dict[Path, Subject] = {}
    broken = []
    with patient():
        for path in paths:
            try:
                subjects[path] = subject_of(path, game)
            except RAISED as error:
                broken.append(Entry(path, errors=tuple(of_error(error))))
    return subjects, broken


def _looked_over(subject: Subject, games: int) -> Looked:
    return tuple(inspect(subject, games=games))


def untried(paths: Sequence[Path], entries: Sequence[Entry]) -> list[str]:
    """Return the names of the files of which nothing was found yet."""
    told = {entry.path for entry in entries}
    return [path.name for path in paths if path not in told]


def ranked(entries: Sequence[Entry]) -> list[Entry]:
    """Return the entries, nearest to the middle of the field first; those with faults behind, unplayed ones last."""
    return sorted(entries, key=lambda one: (one.teller is None, one.faults > 0, one.distance(), one.file, one.piece))


def places(entries: Sequence[Entry]) -> list[tuple[int, int]]:
    """Return the best and the worst place that each played entry may have: where intervals overlap, chance orders two of them.

    Args:
        entries: those that were played.
    """
    order = [(one.faults > 0, *one.reach()) for one in entries]

    def before(one: tuple[bool, float, float], other: tuple[bool, float, float]) -> bool:
        return one[0] < other[0] or (one[0] == other[0] and one[2] < other[1])

    ahead = [sum(before(other, one) for other in order) for one in order]
    behind = [sum(before(one, other) for other in order) for one in order]
    return [(1 + better, len(order) - worse) for better, worse in zip(ahead, behind, strict=True)]
