"""Errors of click, and of a group of commands, in the language of the reader."""

from __future__ import annotations

import difflib
import re

import click

from swcore.text.figures import whole
from swcore.wording.catalogue import FALLBACK
from swcore.wording.error_texts import CLICK

# Click tells these by words alone.
EXTRA, NO_VALUE, NO_COMMAND = (
    re.compile(r"Got unexpected extra arguments? \((.*)\)"),
    "does not take a value",
    re.compile(r"No such command '(.*?)'"),
)


def of_click(error: click.ClickException, language: str) -> tuple[str, str]:
    """Return the sentence and the hint of an error of click.

    Args:
        error: the error.
        language: the language of the reader.
    """
    context = error.ctx if isinstance(error, click.UsageError) else None
    see = f"{context.command_path} --help" if context else ""
    if language == FALLBACK:
        return _with_near(error) or error.format_message(), f"See: {see}" if see else ""
    return _of_click(error, {key: texts[language] for key, texts in CLICK.items()}), CLICK["see"][language].format(
        see=see
    ) if see else ""


def _of_click(error: click.ClickException, texts: dict[str, str]) -> str:
    if isinstance(error, click.NoSuchOption):
        near = texts["near"].format(names=", ".join(found)) if (found := options_near(error)) else ""
        return f"{texts['no-option'].format(name=error.option_name)} {near}".strip()
    if isinstance(error, click.MissingParameter):
        return texts["missing"].format(name=_named(error))
    if isinstance(error, click.BadParameter):
        return texts["bad"].format(name=_named(error), what=_wanted(error.param, texts) or error.message)
    if isinstance(error, click.BadOptionUsage):
        return texts["flag-value" if NO_VALUE in error.message else "no-value"].format(name=error.option_name)
    if name := _unknown(error):
        near = texts["near"].format(names=", ".join(found)) if (found := commands_near(name, getattr(error, "ctx", None))) else ""
        return f"{texts['no-command'].format(name=name)} {near}".strip()
    extra = EXTRA.match(error.format_message())
    if extra:
        return texts["extra"].format(words=extra[1])
    return texts["other"].format(message=error.format_message())


class NoCommand(click.UsageError):
    """There is no such command.

    Args:
        name: what was typed.
        ctx: where.
    """

    def __init__(self, name: str, ctx: click.Context) -> None:
        super().__init__(f"No such command {name!r}.", ctx)
        self.name = name


def _unknown(error: click.ClickException) -> str:
    """Return the name of a command that there is not; "" for another error."""
    if isinstance(error, NoCommand):
        return error.name
    found = NO_COMMAND.match(error.message) if isinstance(error, click.UsageError) else None  # in a group within the group
    return found[1] if found else ""


def _with_near(error: click.ClickException) -> str:
    """Return the sentence about a command or an option that there is not, with what was meant; "" for another error."""
    if isinstance(error, click.NoSuchOption):
        found = options_near(error)
        meant = f" Did you mean {', '.join(found)}?" if found else ""
        return f"No such option {error.option_name!r}.{meant}"
    name = _unknown(error)
    if not name or not isinstance(error, click.UsageError):
        return ""
    near = commands_near(name, error.ctx)
    meant = f" Did you mean {', '.join(near)}?" if near else ""
    return f"No such command {name!r}.{meant}"


def options_near(error: click.NoSuchOption) -> list[str]:
    """Return the options that somebody may have meant, the likeliest first: click tells its own by the alphabet.

    Args:
        error: what click says of an option that there is not.
    """
    bare = {name.lstrip("-"): name for name in error.possibilities or ()}  # the dashes, which all have, make none alike
    return [bare[one] for one in difflib.get_close_matches(error.option_name.lstrip("-"), bare)]


def commands_near(name: str, context: click.Context | None) -> list[str]:
    """Return the commands of a group that somebody may have meant, the likeliest first.

    Args:
        name: what was typed; a command of a group may be joined to it, such as `lab-run`.
        context: of the group.
    """
    group = context.command if context is not None else None
    if context is None or not isinstance(group, click.Group):
        return []
    first, *rest = re.split("[-_]", name, maxsplit=1)
    inner = group.get_command(context, first) if rest else None
    if isinstance(inner, click.Group):
        return [f"{first} {one}" for one in difflib.get_close_matches(rest[0], inner.list_commands(context))]
    known = [*group.list_commands(context), *getattr(group, "of_packs", list)()]
    return difflib.get_close_matches(name, known)


def _named(error: click.BadParameter) -> str:
    if error.param is None:
        return str(error.param_hint or "")
    return error.param.get_error_hint(error.ctx) if error.ctx else error.param.human_readable_name  # type: ignore[arg-type, unused-ignore]


def _wanted(param: click.Parameter | None, texts: dict[str, str]) -> str:
    """Return what a parameter takes."""
    kind = param.type if param else None
    if isinstance(kind, click.Choice):
        return texts["one-of"].format(names=", ".join(map(str, kind.choices)))
    if isinstance(kind, click.IntRange):
        return texts["from-to"].format(low=kind.min, high=kind.max)
    return (
        texts["number"].format(low=whole(kind.min or 0), high=whole(kind.max or 0)) if isinstance(kind, click.FloatRange) else ""
    )
