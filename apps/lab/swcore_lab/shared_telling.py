"""What something that all seats share does to play, in words, as a page and as data."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from swcore.bots import usual_bot
from swcore.text.writing import put
from swcore.wording.catalogue import Catalogue
from swcore_lab.advice import Step
from swcore_lab.charts import Row, intervals
from swcore_lab.command_lines import Asked
from swcore_lab.further_telling import hands
from swcore_lab.intervals import FAR, Estimate
from swcore_lab.pages import filled
from swcore_lab.reason_telling import listed
from swcore_lab.rows import loaded
from swcore_lab.shared import Shared
from swcore_lab.shared_advice import shared_steps
from swcore_lab.shared_trial import LESS, MORE, OPEN, Change, Weighed
from swcore_lab.signs import signed

IN_POINTS = ("points", "begins", "apart")


class SharedTeller:
    """Tells what was found.

    Args:
        shared: what was tried.
        found: what was found.
        seed: of the games.
        texts: the texts of the lab.
    """

    def __init__(self, shared: Shared, found: Weighed, seed: int, texts: Catalogue) -> None:
        self.shared, self.found, self.seed, self.texts = shared, found, seed, texts
        self.asked: Asked | None = None  # how the command was called; None where nobody can type one

    def name(self) -> str:
        """Return how it is called: by its name where it has one."""
        pieces = loaded(self.shared.changed.choice)[0].pieces
        names = [self.texts.name(pieces[id].name) if id in pieces else id for id in self.shared.name.split(", ")]
        return ", ".join(names)

    def title(self) -> str:
        """Return what is asked."""
        return self.texts("lab.shared.title", name=self.name())

    def kind(self) -> str:
        """Return `fits`, `high` or `open`, by which a page is coloured: nothing to notice, a change, or an open question."""
        verdicts = {one.verdict for one in self.found.changes.values()}
        if verdicts & {MORE, LESS}:
            return "high"
        return "open" if OPEN in verdicts else "fits"

    def verdict(self) -> str:
        """Return the answer in a sentence or two."""
        found, name = self.found, self.name()
        if found.broken:
            return self.texts("lab.shared.broken", name=name, games=found.broken, all=len(found.rows))
        if not found.differ:
            return self.texts("lab.shared.nothing", name=name, games=len(found.rows))
        sure = [(measure, one.verdict) for measure, one in found.changes.items() if one.verdict in (MORE, LESS)]
        if sure:
            what = listed([self.texts(f"lab.shared.short.{measure}.{verdict}") for measure, verdict in sure], self.texts)
            slight = all(-one.notice < one.shown.low and one.shown.high < one.notice for one in found.changes.values())
            return self.texts(f"lab.shared.changes{'.slightly' if slight else ''}", name=name, what=what)
        return self.texts("lab.shared.same" if self.kind() == "fits" else "lab.shared.open", name=name)

    def reasons(self) -> Iterator[str]:
        """Yield a sentence for each measure, and how many games would settle what is open."""
        for measure, change in self.found.changes.items():
            yield self._told(measure, change)
        if more := self.settled_by():
            yield self.texts("lab.shared.more", games=more)
        elif any(one.verdict == OPEN for one in self.found.changes.values()):
            yield self.texts("lab.shared.edge")

    def steps(self) -> list[Step]:
        """Return what to do next."""
        return list(shared_steps(self))

    def settled_by(self) -> int:
        """Return about how many games would settle what is open; 0 for none, or more than anybody plays."""
        more = self.found.more
        return max(more, len(self.found.rows) + 1) if 0 < more < FAR else 0

    def _told(self, measure: str, change: Change) -> str:
        form = "+.1f" if measure == "begins" else ".1f"
        values = {
            "old": self.texts.figure(change.old, form),
            "new": self.texts.figure(change.new, form),
            "interval": self._interval(change.shown),
            "notice": self.texts.figure(change.notice, ".1f"),
            "size": self.texts.figure(abs(change.shown.mean), ".1f"),
        }
        return self.texts(f"lab.shared.{measure}.{change.verdict}", **values)

    def _interval(self, one: Estimate) -> str:
        if not math.isfinite(one.low):
            return self.texts("lab.none")
        return self.texts("lab.interval", low=signed(one.low, self.texts.language), high=signed(one.high, self.texts.language))

    def small(self, seconds: float) -> Iterator[str]:
        """Yield how it was found."""
        found = self.found
        broken = sum(old is None or new is None for old, new in found.rows)
        yield self.texts("lab.shared.how", games=len(found.rows), share=f"{100 * found.differ:.0f}", seed=self.seed)
        if self.shared.changed.featured:
            yield self.texts("lab.shared.chance")
        if broken:
            yield self.texts("lab.editions.broken", games=broken)
        yield self.texts("lab.shared.notice")
        yield self.texts("lab.shared.seconds", seconds=f"{seconds:.0f}")
        plain = self.shared.plain
        yield hands(plain.bots[0] if plain.bots else usual_bot(loaded(plain.choice)[0]), self.texts)

    def data(self) -> dict[str, Any]:
        """Return what was found, for programs."""
        found = self.found
        return {
            "piece": self.shared.name,
            "kind": self.shared.kind,
            "seed": self.seed,
            "games": len(found.rows),
            "differ": found.differ,
            "broken": found.broken,
            "more": found.more,
            "changes": {name: _plain(attrs.asdict(one)) for name, one in found.changes.items()},
            "next": [attrs.asdict(step) for step in self.steps()],
            "told": [self.verdict(), *self.reasons()],
        }


def page(teller: SharedTeller, seconds: float, rows: str) -> str:
    """Return the page.

    Args:
        teller: tells what was found.
        seconds: how long it took.
        rows: the name of the file with the rows; "" for none.
    """
    texts = teller.texts
    lines = [_row(texts(f"lab.editions.{name}"), teller.found.changes[name]) for name in IN_POINTS]
    notice = teller.found.changes["points"].notice
    title = texts("lab.shared.chart")
    return filled(
        "shared.html",
        language=texts.language,
        title=teller.title(),
        kind=teller.kind(),
        verdict=teller.verdict(),
        next_title=texts("lab.next"),
        steps=teller.steps(),
        reasons=list(teller.reasons()),
        chart_title=title,
        how=texts("lab.shared.chart.how"),
        chart=intervals(lines, (-notice, notice), title, language=texts.language),
        small=[*([texts("lab.shared.rows", rows=rows)] if rows else []), *teller.small(seconds)],
    )


def _row(name: str, change: Change) -> Row:
    return Row(name, change.shown.mean, change.shown.low, change.shown.high, "mine" if change.verdict in (MORE, LESS) else "")


def write_rows(path: Path, found: Weighed) -> None:
    """Write what was measured, a game in a line."""
    rows = ({"number": number, "without": old, "with": new} for number, (old, new) in enumerate(found.rows))
    put(path, "".join(f"{json.dumps(row)}\n" for row in rows))


def _plain(value: Any) -> Any:
    """Return a value for JSON: an end of an interval that is not known is null."""
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    return None if isinstance(value, float) and not math.isfinite(value) else value
