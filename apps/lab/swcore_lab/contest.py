"""Submissions in a folder: looked over, balanced and ranked, as one page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import attrs

from swcore.authoring.source import is_piece_file
from swcore.cli.commands.check import sentences
from swcore.cli.packs import Choice
from swcore.errors import SwcoreError
from swcore.testing.inspection import Finding, inspect, subject_of
from swcore.wording.catalogue import Catalogue
from swcore_lab.charts import Row, intervals
from swcore_lab.games import LEAD, MARGIN, ROUNDS
from swcore_lab.pages import filled
from swcore_lab.pairs import Setting
from swcore_lab.telling import Teller


@attrs.frozen
class Entry:
    """A submission.

    Attributes:
        file: its name.
        teller: tells what was found; None for one that could not be played.
        faults: what the check found that is grave.
        notes: what else it found.
        error: why it could not be played; "" for one that could.
    """

    file: str
    teller: Teller | None
    faults: tuple[Finding, ...] = ()
    notes: int = 0
    error: str = ""

    @property
    def mean(self) -> float:
        """The points at the end of a game above the usual."""
        return self.teller.found.shown[MARGIN].mean if self.teller else float("-inf")

    def distance(self) -> float:
        """Return how far from the middle of the field it is, in points at the end; what could not be played comes last."""
        return abs(self.mean)


def submissions(folder: Path) -> list[Path]:
    """Return the piece files of a folder, by name."""
    return sorted(path for path in folder.iterdir() if is_piece_file(path))


def judged(
    paths: Sequence[Path],
    choice: Choice,
    setting_of: Callable[[str, Choice], Setting],
    trial: Callable[[Setting], Teller],
    check_games: int = 6,
) -> Iterator[Entry]:
    """Yield an entry for each file.

    Args:
        paths: the files.
        choice: the game as far as it was chosen.
        setting_of: makes a setting of a file.
        trial: tries what a setting says.
        check_games: how many games each is looked over in, besides those of the first verdict.
    """
    for path in paths:
        try:
            found = list(inspect(subject_of(path, choice.game), games=check_games))
            faults = tuple(one for one in found if one.grave)
            setting = setting_of(str(path), choice)
            yield Entry(path.name, trial(setting), faults, len(found) - len(faults))
        except SwcoreError as error:
            yield Entry(path.name, None, error=str(error))


def ranked(entries: Sequence[Entry]) -> list[Entry]:
    """Return the entries, nearest to the middle of the field first; those with faults behind, unplayed ones last."""
    return sorted(entries, key=lambda one: (one.teller is None, len(one.faults) > 0, one.distance(), one.file))


def page(entries: Sequence[Entry], texts: Catalogue) -> str:
    """Return the page.

    Args:
        entries: in the order of their ranks.
        texts: the texts of the lab.
    """
    charts = [(texts(f"lab.chart.{name}", rounds=ROUNDS), _chart(entries, name, texts)) for name in (MARGIN, LEAD)]
    return filled(
        "contest.html",
        language=texts.language,
        title=texts("lab.contest"),
        how=texts("lab.contest.how"),
        heads=[texts(f"lab.contest.{name}") for name in ("place", "piece", "verdict", "check")],
        entries=[_line(place, entry, texts) for place, entry in enumerate(entries, 1)],
        charts=charts,
        small=texts("lab.bots"),
    )


def _line(place: int, entry: Entry, texts: Catalogue) -> dict[str, object]:
    teller = entry.teller
    checked = [sentences(one, texts.language)["what"] for one in entry.faults] or [texts("lab.contest.clean", notes=entry.notes)]
    return {
        "place": place if teller else "–",
        "name": teller.name(teller.setting.piece) if teller else entry.file,
        "file": entry.file,
        "kind": teller.found.verdict if teller else "open",
        "verdict": teller.verdict() if teller else entry.error,
        "checked": checked if teller else [],
    }


def _chart(entries: Sequence[Entry], measure: str, texts: Catalogue) -> str:
    rows = []
    for entry in entries:
        if entry.teller:
            one = entry.teller.found.shown[measure]
            rows.append(Row(entry.teller.name(entry.teller.setting.piece), one.mean, one.low, one.high, "mine"))
    fields = [entry.teller.field.standing[measure] for entry in entries if entry.teller]
    means = [mean for field in fields for mean, _ in field.values()]
    return intervals(rows, (min(means), max(means)), texts(f"lab.chart.{measure}", rounds=ROUNDS)) if rows else ""
