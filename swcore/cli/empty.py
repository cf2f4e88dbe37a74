"""Commands that refuse an empty name: it is most often a variable of a script that was never set, and not a name left out."""

from __future__ import annotations

from pathlib import Path

import click
from click.core import ParameterSource

from swcore.errors import SwcoreError


class NamesGiven(click.Command):
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
