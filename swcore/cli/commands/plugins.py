"""`swcore plugins`: what is installed, and whether it can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from swcore.cli.empty import NamesGiven
from swcore.cli.output import print_json
from swcore.cli.setup import language_option
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.cli.plugin_report import Row


@click.command(cls=NamesGiven, short_help="List the installed plugins, and whether they can be used.")
@click.option("--json", "as_json", is_flag=True, help="Print data instead of a table.")
@click.option("--check", is_flag=True, help="End with exit code 1 when one of them cannot be used.")
@language_option
def plugins(as_json: bool, check: bool, language: str) -> None:
    """List the installed plugins by distribution: status, kinds, names, and the time that their import takes.

    They are imported in a process of its own; none of them can harm the listing.
    """
    from swcore.cli.plugin_report import OK, report

    rows = report()
    if as_json:
        print_json([row.data() for row in rows])
    else:
        _show(rows, Catalogue(language, TEXTS))
    if check and any(row.status != OK for row in rows):
        click.get_current_context().exit(1)


def _show(rows: list[Row], texts: Catalogue) -> None:
    from swcore.cli.plugin_report import BROKEN, LEFT_OUT, OK
    from swcore.cli.tables import table
    from swcore.cli.terminal import Terminal

    terminal = Terminal()
    shown = table(*(texts(f"head.{head}") for head in ("distribution", "version", "status", "seconds", "plugins")))
    by_home: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        if row.status != LEFT_OUT:
            by_home.setdefault((row.found.distribution, row.found.version), []).append(row)
    for (distribution, version), mine in by_home.items():
        broken = sum(row.status == BROKEN for row in mine)
        status = texts("status.broken", n=broken, of=len(mine)) if broken else texts("status.ok")
        shown.add_row(distribution, version, status, f"{sum(row.seconds for row in mine):.2f}", _listed(mine, texts))
    terminal.say(shown if by_home else _no_plugins(texts))
    for row in rows:
        if row.status != OK:
            key = "broken" if row.status == BROKEN else "left-out"
            terminal.say(texts(key, name=row.found.name, error=row.error))


def _no_plugins(texts: Catalogue) -> str:
    """Return how to get some, here."""
    from swcore.text.source_tree import command_here

    command = command_here()
    return texts("no-plugins.here", command=command) if command else texts("no-plugins")


def _listed(rows: list[Row], texts: Catalogue) -> str:
    """Return pieces by kind, each as its id and name."""
    by_kind: dict[str, list[str]] = {}
    for row in rows:
        key = f"kind.{row.kind}"
        kind = texts(key) if key in texts else row.kind or "?"
        name = f" ({texts.name(row.name)})" if row.name else ""
        by_kind.setdefault(kind, []).append(f"{row.found.name}{name}")
    return "\n".join(f"{kind}: {', '.join(names)}" for kind, names in by_kind.items())
