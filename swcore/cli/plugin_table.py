"""How `swcore plugins` shows distributions: a table, and below it what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence

from swcore.cli.left_out import told_left_out
from swcore.cli.plugin_report import Row, Shelf
from swcore.wording.catalogue import Catalogue

SHOWN = 3  # so many pieces of a kind are named unasked, more are counted


def show(found: list[Shelf], texts: Catalogue, *, seconds: bool = False, full: bool = False) -> None:
    """Show distributions as a table, and what is wrong below it.

    Args:
        found: the distributions.
        texts: the texts of the command line.
        seconds: whether the time of imports is shown.
        full: whether all names are.
    """
    from swcore.cli.tables import table
    from swcore.cli.terminal import Terminal

    terminal = Terminal()
    heads = ["distribution", "version", "hook-api", "status", *(["seconds"] if seconds else []), "plugins"]
    shown = table(*(texts(f"head.{head}") for head in heads), keys=heads)
    for shelf in found:
        took = texts.figure(sum(row.trial.seconds for row in shelf.rows if row.trial), ".2f")
        cells = [shelf.name, shelf.version, ", ".join(shelf.hook_api), _status(shelf, texts), *([took] if seconds else [])]
        shown.add_row(*cells, _listed(shelf.rows, texts, full=full))
    terminal.say(shown if found else _no_plugins(texts))
    for shelf in found:
        for name, why, key in _faults(shelf):
            terminal.say(told_left_out(texts, key, name, why))


def _no_plugins(texts: Catalogue) -> str:
    """Return how to get some, here."""
    from swcore.text.source_tree import command_here

    command = command_here()
    return texts("no-plugins.here", command=command) if command else texts("no-plugins")


def _status(shelf: Shelf, texts: Catalogue) -> str:
    broken = len(shelf.broken)
    return texts("status.broken", n=broken, of=len(shelf.rows)) if shelf.status == "broken" else texts(f"status.{shelf.status}")


def _faults(shelf: Shelf) -> list[tuple[str, str, str]]:
    """Return what is wrong with a distribution, as names, reasons and how they are told; each reason once."""
    found = [(shelf.name, shelf.why, "left-out")] if shelf.why else []
    rows = {(row.error, bool(row.why)): row for row in reversed(shelf.broken)}
    return found + [(row.found.name, row.error, "left-out" if row.why else "broken") for row in reversed(rows.values())]


def _listed(rows: Sequence[Row], texts: Catalogue, *, full: bool) -> str:
    """Return pieces by kind, each as its id and name, or how many there are."""
    by_kind: dict[str, list[str]] = {}
    for row in rows:
        key = f"kind.{row.kind}"
        kind = texts(key) if key in texts else row.kind or "?"
        name = f" ({texts.name(row.trial.name)})" if row.trial and row.trial.name else ""
        by_kind.setdefault(kind, []).append(f"{row.found.name}{name}")
    told = [f"{kind}: {', '.join(names) if full or len(names) <= SHOWN else len(names)}" for kind, names in by_kind.items()]
    return ("\n" if full else "; ").join(told)
