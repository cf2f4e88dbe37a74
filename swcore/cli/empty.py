"""Commands whose help is in English, and that refuse an empty name: mostly a variable of a script that was never set."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from click.core import ParameterSource

from swcore.errors import SwcoreError
from swcore.wording.errors import language_asked

ENGLISH = "Справка на английском, остальное — по-русски."


class HelpInEnglish(click.Command):
    """A command that says to readers of Russian that its help is in English."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Say it below the help."""
        super().format_epilog(ctx, formatter)
        if language_asked(sys.argv[1:]) == "ru":
            formatter.write_paragraph()
            formatter.write_text(ENGLISH)


class NamesGiven(HelpInEnglish):
    """A command that refuses an option or an argument which is given and is empty."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words of a call.

        Raises:
            SwcoreError: `empty-name`.
        """
        blank = any(not one or (one.startswith("--") and one.endswith("=")) for one in args)
        left = super().parse_args(ctx, args)
        for param in self.params:
            name, value = param.name or "", ctx.params.get(param.name or "")
            given = value if isinstance(value, tuple) else (value,)
            nothing = "" in given or (blank and Path() in given)  # a path that is empty reads as the folder
            if nothing and ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
                raise empty(param.opts[0] if isinstance(param, click.Option) else param.make_metavar(ctx).strip("[]."))
        return left


class NamesGivenGroup(NamesGiven, click.Group):
    """A group of commands, the same."""


def empty(name: str) -> SwcoreError:
    """Return the refusal of an option or an argument that is given and is empty."""
    hint = f"Give {name} a value, or leave it out."
    return SwcoreError(f"{name} is given and is empty.", code="empty-name", hint=hint, name=name)
