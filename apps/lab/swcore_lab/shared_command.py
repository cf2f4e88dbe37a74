"""`swcore balance` of what all seats share: played, told, written."""

from __future__ import annotations

import time
from pathlib import Path

import click

from swcore.cli.packs import Terminal, print_json
from swcore.text.writing import put
from swcore.wording.catalogue import Catalogue
from swcore_lab.command_lines import asked_of
from swcore_lab.intervals import LEAST
from swcore_lab.shared import Shared
from swcore_lab.shared_telling import SharedTeller, page, write_rows
from swcore_lab.shared_trial import GAMES, weigh
from swcore_lab.showing import show_steps
from swcore_lab.watching import lines_wanted, watched

INTERRUPTED = 130


def weigh_and_tell(
    shared: Shared, games: int | None, seed: int, jobs: int, report: Path | None, texts: Catalogue, *, rows: bool, as_json: bool
) -> None:
    """Play, and print what was found.

    Args:
        shared: what is tried.
        games: the budget; None for the usual one.
        seed: where the seeds of the games come from.
        jobs: processes.
        report: where a page is written; None for none.
        texts: the texts of the lab.
        rows: whether the rows of all games are written beside the page.
        as_json: whether data is printed instead of text.

    Raises:
        SwcoreError: as `weigh`.
    """
    begun, most = time.perf_counter(), games or GAMES
    try:
        found = watched(texts("lab.matched"), most, lambda progress: weigh(shared, most, seed, jobs, progress))
    except KeyboardInterrupt:
        click.echo(texts("lab.shared.silent", games=0, least=LEAST), err=True)
        click.get_current_context().exit(INTERRUPTED)
    teller, seconds = SharedTeller(shared, found, seed, texts), time.perf_counter() - begun
    teller.asked = None if lines_wanted() else asked_of(click.get_current_context())
    failed: OSError | None = None
    written = report is not None and not found.silent
    if report and written:  # first, for whoever reads along may be gone
        beside = report.with_suffix(".rows.jsonl")
        try:
            if rows:
                write_rows(beside, found)
            put(report, page(teller, seconds, beside.name if rows else ""))
        except OSError as error:  # a full disk takes the page, and not what was found
            failed = error
    if as_json:
        print_json(teller.data())
    elif found.silent:
        Terminal().say(texts("lab.shared.silent", games=len(found.rows), least=LEAST), style="bold")
    else:
        terminal = Terminal()
        terminal.say(teller.verdict(), style="bold")
        show_steps(terminal, teller.steps(), texts)
        terminal.say("", *teller.reasons(), "", *teller.small(seconds))
    if failed:
        raise failed
    if written:
        click.echo(texts("lab.written", file=report), err=True)
    if found.stopped:
        click.get_current_context().exit(INTERRUPTED)
