"""A trial as text at the terminal, as a page with its rows, and as data."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import attrs

from swcore.cli.packs import Terminal
from swcore.text.writing import put
from swcore.wording.catalogue import Catalogue
from swcore_lab.advice import Step
from swcore_lab.games import MARGIN
from swcore_lab.lines import lined
from swcore_lab.report import field_rows, page, write_rows
from swcore_lab.telling import Teller


def show(teller: Teller, seconds: float) -> None:
    """Print what was found at the terminal.

    Args:
        teller: tells it.
        seconds: how long it took.
    """
    terminal, texts = Terminal(), teller.texts
    first, *rest = teller.against() or [""]
    if first:
        terminal.say(first, style="bold")
        terminal.say(*rest, "", f"{texts('lab.than.alone')}:")
    terminal.say(teller.verdict(), style="bold")
    terminal.say(*teller.plain())
    show_steps(terminal, teller.steps(), texts)
    if teller.found.silent:
        terminal.say("", *teller.identities(), teller.played(seconds))
        return
    terminal.say("", texts("lab.chart.margin"))
    for line, mine in lined(field_rows(teller, MARGIN), terminal.width, texts):
        terminal.say(line, style="bold" if mine else "")
    terminal.say("", f"{texts('lab.detail')}:", *teller.reasons(), "", *teller.figures())
    for lines in (list(teller.picked()), list(teller.mapped()), list(teller.suggested())):
        terminal.say(*(["", *lines] if lines else []))
    terminal.say("", *teller.identities(), teller.source(), teller.played(seconds), teller.hands())


def show_steps(terminal: Terminal, steps: Sequence[Step], texts: Catalogue) -> None:
    """Say what to do next; a command line is not broken, so that it can be copied.

    Args:
        terminal: where.
        steps: what is advised; nothing is said of none.
        texts: the texts of the lab.
    """
    if not steps:
        return
    terminal.say("", f"{texts('lab.next')}:")
    for step in steps:
        terminal.say(step.say)
        for line in step.commands:
            terminal.console.print(f"  {line}", style="bold", soft_wrap=True)


def write(teller: Teller, seconds: float, report: Path, *, rows: bool) -> None:
    """Write the page, and the rows of all games beside it.

    Args:
        teller: tells what was found.
        seconds: how long it took.
        report: where the page is written.
        rows: whether rows are written, too.

    Raises:
        SwcoreError: a file cannot be written.
    """
    beside = report.with_suffix(".rows.jsonl")
    if rows:
        write_rows(beside, teller.found.pairs, teller.compared.pairs if teller.compared else ())
    put(report, page(teller, seconds, beside.name if rows else ""))


def data(teller: Teller) -> dict[str, Any]:
    """Return what was found, as JSON data."""
    setting, found = teller.setting, teller.found
    told = attrs.asdict(found, filter=lambda attribute, value: attribute.name not in ("pairs", "share"))
    data = {name: _finite(value) for name, value in told.items()}
    return {
        **teller.version.data(),
        "tried": teller.time,
        "kind": setting.kind,
        "seed": setting.seed,
        "bots": list(setting.bots),
        "games": len(found.pairs),
        **data,
        "next": [attrs.asdict(step) for step in teller.steps()],
        "told": [
            *(*teller.against(), teller.verdict(), *teller.plain(), *_sentences(teller), *teller.reasons(), *teller.figures()),
            *(*teller.picked(), *teller.mapped(), *teller.suggested()),
        ],
        "than": _than(teller),
        "picks": [attrs.asdict(one) for one in teller.picks[1]],
        "maps": [_finite(attrs.asdict(one)) for one in teller.maps],
        "suggested": [_finite(attrs.asdict(one)) for one in teller.tried],
    }


def _than(teller: Teller) -> dict[str, Any] | None:
    """Return how it compares with another version; None where it was compared with none."""
    found = teller.compared
    if found is None:
        return None
    shown = {name: _finite(attrs.asdict(one)) for name, one in found.shown.items()}
    return {**found.version.data(), "games": len(found.pairs), "shown": shown, "more": dict(found.more)}


def _sentences(teller: Teller) -> list[str]:
    """Return what to do next as far as it needs no command line."""
    return [step.say for step in teller.steps() if not step.commands]


def _finite(value: Any) -> Any:
    """Return a value for JSON, which has no infinite numbers: an end of an interval that is not known is null."""
    if isinstance(value, dict):
        return {name: _finite(one) for name, one in value.items()}
    return None if isinstance(value, float) and not math.isfinite(value) else value
