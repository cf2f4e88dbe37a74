"""`swcore plugins`: what is installed, without importing it."""

from __future__ import annotations

import json

import click

from swcore.cli.setup import language_option
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue


@click.command(short_help="List the installed plugins.")
@click.option("--json", "as_json", is_flag=True, help="Print data instead of a table.")
@click.option("--check", is_flag=True, help="Import every plugin, and tell which cannot be loaded.")
@language_option
def plugins(as_json: bool, check: bool, language: str) -> None:
    """List the installed plugins by distribution. None of them is imported, unless --check is given."""
    from swcore.hooks.discovery import installed, load_installed

    found = installed()
    errors = dict(load_installed().broken) if check else {}
    if as_json:
        data: list[dict[str, str | None]] = []
        for one in found:
            data.append({"id": one.name, "target": one.target, "distribution": one.distribution, "version": one.version})
            if check:
                data[-1]["error"] = errors.get(one.name)
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
        return
    from swcore.cli.tables import table
    from swcore.cli.terminal import Terminal

    texts, terminal = Catalogue(language, TEXTS), Terminal()
    shown = table(*(texts(f"head.{head}") for head in ("distribution", "version", "plugins")))
    by_home: dict[tuple[str, str], list[str]] = {}
    for one in found:
        by_home.setdefault((one.distribution, one.version), []).append(one.name)
    for (distribution, version), names in by_home.items():
        shown.add_row(distribution, version, ", ".join(names))
    terminal.say(shown)
    terminal.say(*(texts("broken", name=name, error=error) for name, error in errors.items()))
