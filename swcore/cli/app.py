"""The group of all commands, and the one place where errors are shown."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import click

from swcore import SwcoreError, __version__
from swcore.cli.click_errors import NoCommand, of_click
from swcore.cli.commands.card import card
from swcore.cli.commands.check import check
from swcore.cli.commands.editions import editions
from swcore.cli.commands.engine import engine
from swcore.cli.commands.map import map_
from swcore.cli.commands.maps import maps
from swcore.cli.commands.new import new
from swcore.cli.commands.options import options
from swcore.cli.commands.pieces import pieces, show
from swcore.cli.commands.play import play
from swcore.cli.commands.plugins import plugins
from swcore.cli.commands.replay import replay
from swcore.cli.commands.rules import rules
from swcore.cli.commands.schema import schema
from swcore.cli.commands.sheet import sheet
from swcore.cli.commands.simulate import simulate
from swcore.cli.commands.table import table
from swcore.cli.commands.trace import trace
from swcore.cli.output import make_safe, visible
from swcore.cli.program import advised
from swcore.cli.setup import told_when_slow
from swcore.errors import FAULTS, PluginError
from swcore.version import HOOK_API, build
from swcore.wording.error_texts import ERROR
from swcore.wording.errors import language_asked, language_of, of_fault, of_system, with_no_game

WRONG, BROKEN, INTERRUPTED = 2, 1, 130
HELP: tuple[type[click.UsageError], ...] = tuple(filter(None, (getattr(click.exceptions, "NoArgsIsHelpError", None),)))


class ReaderGone(Exception):
    """Whoever read the output is gone; as an error of its own, for click would make an exit of it that says no more why."""


class Commands(click.Group):
    """A group that finds the commands of packs, and shows an error as one line and what would be right."""

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Return a command of its own, else one that an installed distribution brings."""
        return super().get_command(ctx, name) or _pack_command(name)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command of a name.

        Raises:
            NoCommand: there is none.
        """
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise NoCommand(args[0], ctx)
        return super().resolve_command(ctx, args)

    def make_context(self, *args: Any, **named: Any) -> click.Context:
        """Read the arguments; help is printed here."""
        try:
            return super().make_context(*args, **named)
        except BrokenPipeError as error:
            raise ReaderGone from error

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError as error:
            raise ReaderGone from error

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the own commands, and those of installed distributions; none of these is imported for it."""
        super().format_commands(ctx, formatter)
        from swcore.hooks.installed import read_index

        commands = [one for one in read_index().commands if one.name not in self.commands]
        if commands:
            from swcore.cli.command_help import told_in_source

            told = [(one, told_in_source(one.target)) for one in commands]
            found = [(one.name, f"{one.distribution}: {text}" if text else f"of {one.distribution}") for one, text in told]
            with formatter.section("Commands of packs"):
                formatter.write_dl(found)

    def of_packs(self) -> dict[str, str]:
        """Return the names of the commands that installed distributions bring, each with its distribution."""
        from swcore.hooks.installed import read_index

        return {one.name: one.distribution for one in read_index().commands if one.name not in self.commands}

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Say once, to a reader of another language, that these help texts are in English."""
        super().format_epilog(ctx, formatter)
        if language_asked(sys.argv[1:]) == "ru":
            formatter.write_paragraph()
            formatter.write_text("Справка по командам — на английском, сама игра — по-русски.")

    def main(self, args: Sequence[str] | None = None, *more: Any, **named: Any) -> Any:
        """Run, show an error if there is one, and exit."""
        make_safe()
        args = list(sys.argv[1:] if args is None else args)
        debug = "--debug" in takewhile(lambda word: word.startswith("-"), args)
        try:
            if sys.stdout is None:  # it was closed: nothing could be told
                raise OSError(errno.EBADF, os.strerror(errno.EBADF))
            code = super().main(args, *more, **{**named, "standalone_mode": False})
        except click.Abort:
            sys.exit(INTERRUPTED)
        except FAULTS as error:  # an exit of a command of swcore's own is a stranger's: it uses none itself
            if isinstance(error, SystemExit) and next((word for word in args if word[:1] != "-"), "") not in self.commands:
                raise
            if debug and not isinstance(error, click.ClickException | ReaderGone):
                raise
            sys.exit(_report(error, language_asked(args)))
        sys.exit(code if isinstance(code, int) else 0)


def _report(error: BaseException, language: str) -> int:
    """Print an error to stderr and return the exit code."""
    cause = error.__context__ if isinstance(error, SystemExit) else error  # rich makes an exit of a pipe that is gone
    if isinstance(cause, BrokenPipeError | ReaderGone):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader is gone: nobody wants the rest
        return BROKEN
    code = WRONG
    if isinstance(error, HELP):  # a group alone asks what there is in it
        click.echo(error.format_message(), err=True)
        return WRONG
    if isinstance(error, click.ClickException):
        message, hint = of_click(error, language)
        code = error.exit_code
    elif isinstance(error, SwcoreError):
        message, hint = with_no_game(error, language)
    elif isinstance(error, OSError):
        message, hint = of_system(error, language)
    else:
        message, hint = of_fault(error, language)
        code = BROKEN
    click.echo(" ".join(visible(advised(f"{ERROR[language_of(error, language)]}{message}")).split()), err=True)
    if hint:
        click.echo(f"  {visible(advised(hint))}", err=True)
    return code


def _pack_command(name: str) -> click.Command | None:
    """Return the command that an installed distribution brings by the entry point group `swcore.commands`."""
    from swcore.hooks.installed import read_index
    from swcore.hooks.joining import switched_off
    from swcore.hooks.loading import load_target
    from swcore.hooks.records import COMMANDS

    index = read_index()
    for one in index.commands:
        if one.name == name:
            try:
                with told_when_slow():
                    found = load_target(one)
                if isinstance(found, click.Command):
                    return found
                why = f"{one.target} is not a command"
                raise PluginError(f"{why}.", code="broken-plugin", command=name, release=one.release, why=why)
            except PluginError as error:
                told = f"The command {name} of {one.release} cannot be loaded: {error}"
                raise PluginError(told, code=error.code, command=name, release=one.release, why=str(error)) from error
    for home in index.homes:
        if not home.enabled and any(group == COMMANDS and one.name == name for group, one in home.brings):
            raise switched_off(name, home.name)
    return None


def _version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    """Tell the version, the number of the hook API and which build runs, and leave."""
    if asked:
        click.echo(f"swcore, version {__version__}, hook API {HOOK_API} ({build()})")
        ctx.exit()


@click.group("swcore", cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version and exit.")
@click.option("--debug", is_flag=True, help="Show where an error comes from.")
@click.pass_context
def cli(ctx: click.Context, debug: bool) -> None:
    """Play, simulate and inspect board games and their plugins."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


PLAYING = (play, table, simulate, engine, new, check, card, sheet, trace, replay)
LOOKING = (rules, pieces, show, maps, map_, options, editions, schema, plugins)
for command in (*PLAYING, *LOOKING):
    cli.add_command(command)
