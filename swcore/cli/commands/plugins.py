"""`swcore plugins`: what is installed, whether it can be used, and what the user has switched off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from swcore.cli.empty import NamesGiven, NamesGivenGroup
from swcore.cli.numbers import Real
from swcore.cli.output import print_json
from swcore.cli.program import advised
from swcore.cli.setup import language_option
from swcore.cli.texts import TEXTS
from swcore.errors import PluginError, nearest
from swcore.hooks.requirements import normalized
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from swcore.cli.plugin_trials import Trial
    from swcore.hooks.index import Home, Index

JSON = click.option("--json", "as_json", is_flag=True, help="Print data instead of a table.")
NAMES = click.argument("names", metavar="DISTRIBUTION...", nargs=-1, required=True)


@click.group(cls=NamesGivenGroup, invoke_without_command=True, short_help="List the installed plugins, or switch them off.")
@JSON
@language_option
@click.pass_context
def plugins(ctx: click.Context, as_json: bool, language: str) -> None:
    """List the installed plugins by distribution; the same as `swcore plugins list`.

    Only `swcore plugins doctor` imports any of them.
    """
    if ctx.invoked_subcommand is None:
        ctx.invoke(listed, as_json=as_json, language=language)


@plugins.command("list", cls=NamesGiven, short_help="List them.")
@click.argument("names", metavar="[DISTRIBUTION]...", nargs=-1)
@JSON
@language_option
def listed(names: tuple[str, ...], as_json: bool, language: str) -> None:
    """List the installed plugins by distribution: version, hook API, status, kinds and names; each DISTRIBUTION in full.

    Nothing is imported: kinds, names and what is broken are told as `swcore plugins doctor` found them last.
    """
    from swcore.cli.plugin_report import BROKEN, UNTRIED, shelves
    from swcore.cli.plugin_table import show
    from swcore.hooks.installed import read_index

    index = read_index()
    wanted = {_home(index, name).name for name in names}
    found = [shelf for shelf in shelves(index) if not names or shelf.name in wanted]
    if as_json:
        print_json([shelf.data() for shelf in found])
        return
    texts = Catalogue(language, TEXTS)
    show(found, texts, full=bool(names))
    statuses = {shelf.status for shelf in found}
    for status in (BROKEN, UNTRIED):
        if status in statuses:
            click.echo(advised(texts(f"plugins.{status}")), err=True)


@plugins.command(cls=NamesGiven, short_help="Try whether they can be loaded.")
@click.argument("names", metavar="[DISTRIBUTION]...", nargs=-1)
@JSON
@click.option("--limit", type=Real(0.1, 3600), default=30.0, show_default=True, help="Seconds that one import may take.")
@language_option
@click.pass_context
def doctor(ctx: click.Context, names: tuple[str, ...], as_json: bool, limit: float, language: str) -> None:
    """Import each DISTRIBUTION (all that are not disabled when left out) in a process of its own, and tell what is wrong.

    The exit code is 1 when something cannot be used. A distribution that is disabled is tried when it is named.
    """
    from swcore.cli.plugin_doctor import Doctor
    from swcore.cli.plugin_report import shelves
    from swcore.cli.plugin_table import show
    from swcore.cli.plugin_trials import keep_trials
    from swcore.hooks.installed import read_index

    index = read_index()
    chosen = [_home(index, name) for name in names] if names else [home for home in index.homes if home.enabled]
    texts = Catalogue(language, TEXTS)
    tried = _watched(Doctor(limit), [home for home in dict.fromkeys(chosen) if home.brings and not home.unmet], texts)
    keep_trials({home: tried[home.name] for home in index.homes if home.name in tried})
    wanted = {home.name for home in chosen}
    found = [shelf for shelf in shelves(index, tried) if not names or shelf.name in wanted]
    if as_json:
        print_json([shelf.data() for shelf in found])
    else:
        show(found, texts, seconds=True, full=bool(names))
    if any(shelf.faulty for shelf in found):
        ctx.exit(1)


@plugins.command(cls=NamesGiven, short_help="Switch some off.")
@NAMES
@language_option
def disable(names: tuple[str, ...], language: str) -> None:
    """Leave out each DISTRIBUTION with all its pieces and commands, in this and all later calls.

    The name of a pack, the first part of its ids, stands for the distribution that brings it.
    """
    from swcore.hooks.installed import read_index
    from swcore.hooks.switched import disabled, keep_disabled

    texts, index, off = Catalogue(language, TEXTS), read_index(), disabled()
    homes = list(dict.fromkeys(_home(index, name) for name in names))
    file = keep_disabled([*off, *(normalized(home.name) for home in homes)])
    for home in homes:
        if home.enabled:
            many, command = len({one.name for _, one in home.brings}), f"swcore plugins enable {home.name}"
            click.echo(texts("plugins.disabled", name=home.name, n=many, command=advised(command)))
        else:
            click.echo(texts("plugins.disabled-already", name=home.name))
    click.echo(texts("plugins.kept", file=file))


@plugins.command(cls=NamesGiven, short_help="Switch some on again.")
@NAMES
@language_option
def enable(names: tuple[str, ...], language: str) -> None:
    """Bring back each DISTRIBUTION, which was disabled."""
    from swcore.hooks.installed import read_index
    from swcore.hooks.switched import disabled, keep_disabled

    texts, index, off = Catalogue(language, TEXTS), read_index(), disabled()
    named = [name if normalized(name) in off else _home(index, name).name for name in names]  # it may be gone by now
    if not off.isdisjoint(map(normalized, named)):
        keep_disabled(off.difference(map(normalized, named)))
    for name in dict.fromkeys(named):
        click.echo(texts("plugins.enabled" if normalized(name) in off else "plugins.enabled-already", name=name))


def _home(index: Index, name: str) -> Home:
    """Return the installed distribution of a name, or the only one that brings a pack.

    Raises:
        PluginError: `unknown-plugin`; `several-plugins` when several of them bring the pack.
    """
    same = [home for home in index.homes if normalized(home.name) == normalized(name)]
    found = same or [home for home in index.homes if name in home.packs]
    if len(found) == 1:
        return found[0]
    if found:
        several = [home.name for home in found]
        told = f"Several distributions bring the pack {name}."
        hint = f"Say which: {', '.join(several)}."
        raise PluginError(told, code="several-plugins", hint=hint, name=name, several=several)
    bring = [home.name for home in index.homes if any(one.name == name for _, one in home.brings)]
    if bring:
        hint = f"Name the distribution: {', '.join(bring)}."
        raise PluginError(f"{name} is not a distribution.", code="unknown-plugin", hint=hint, name=name, several=bring)
    hint = nearest(name, [home.name for home in index.homes])
    raise PluginError(f"No plugin {name!r} is installed.", code="unknown-plugin", hint=hint, name=name)


def _watched(doctor: object, homes: Sequence[Home], texts: Catalogue) -> dict[str, dict[str, Trial]]:
    """Try distributions with a progress bar where there is a terminal for it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from swcore.cli.plugin_doctor import Doctor
    from swcore.cli.terminal import on_errors

    assert isinstance(doctor, Doctor)
    console = on_errors()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(texts("head.plugins"), total=len(homes))
        return doctor.examine(homes, lambda _: bar.advance(task))
