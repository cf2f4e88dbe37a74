"""Errors in the language of the reader: what the command line says of its own, of click's and of the core's errors.

English is what the errors say themselves. In another language an error is told by its code and details; one whose code has no
text of its own is told in English as a whole, its hint and the word before it included: languages are never mixed.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise

import click

from swcore.cli.error_texts import CLICK, CODES, HINTS, NEAR, OUTSIDE, PLACE, SYSTEM, Several
from swcore.errors import Near, SwcoreError, one_stop
from swcore.wording.catalogue import FALLBACK, LANGUAGES, system_language

EXTRA, NO_VALUE = (
    re.compile(r"Got unexpected extra arguments? \((.*)\)"),
    "does not take a value",
)  # click tells it by words alone


def language_asked(args: Sequence[str]) -> str:
    """Return the language of a call whose options may be wrong: `--lang` wins, then the variable, then the system.

    Args:
        args: the words of the command line.
    """
    after = [second for first, second in pairwise(args) if first == "--lang"]
    after += [word.partition("=")[2] for word in args if word.startswith("--lang=")]
    found = [word for word in (*after, os.environ.get("SWCORE_LANG", "")) if word in LANGUAGES]
    return found[0] if found else system_language()


def in_words(error: SwcoreError, language: str) -> tuple[str, str]:
    """Return the sentence and the hint of an error.

    Args:
        error: the error.
        language: the language of the reader.
    """
    if language_of(error, language) == FALLBACK:
        at = f" {PLACE[FALLBACK].format(place=error.place)}" if error.place else ""
        return error.message + at, error.hint
    at = f" {PLACE[language].format(place=error.place)}" if error.place else ""
    values = _values(error)
    message = _filled(CODES, error.code, language, values) or ""
    return message + at, _filled(HINTS, error.code, language, values) or _hint(error.hint, language)


def language_of(error: Exception, language: str) -> str:
    """Return the language in which an error is told to a reader: that of the reader, or English where it has no text in it.

    Args:
        error: the error.
        language: the language of the reader.
    """
    if isinstance(error, SwcoreError) and _filled(CODES, error.code, language, _values(error)) is None:
        return FALLBACK
    return language


def with_no_game(error: SwcoreError, language: str) -> tuple[str, str]:
    """Return the sentence and the hint of an error for somebody who has no game in hand: there is nothing to undo or to save.

    Args:
        error: the error.
        language: the language of the reader.
    """
    message, hint = in_words(error, language)
    return message, _filled(OUTSIDE, error.code, language_of(error, language), _values(error)) or hint


def reason(error: OSError, language: str) -> str:
    """Return why the system refused something."""
    found = SYSTEM.get(errno.errorcode.get(error.errno or 0, ""), {})
    return found.get(language) or error.strerror or str(error)


def of_system(error: OSError, language: str) -> tuple[str, str]:
    """Return the sentence and the hint of an error of the system, such as a file that is not there."""
    told = f"{error.filename or 'A file'}: {error.strerror or error}."
    values = {"file": str(error.filename or ""), "why": reason(error, language)}
    return _filled(CODES, "file", language, values) or told, (
        _filled(HINTS, "file", language, {}) or "Give the path of a file that can be used."
    )


def of_fault(error: Exception, language: str) -> tuple[str, str]:
    """Return the sentence and the hint of an error that nobody has foreseen."""
    kind = type(error).__name__
    told = _filled(CODES, "failed", language, {"kind": kind, "why": str(error)}) or one_stop(f"swcore failed: {kind}: {error}.")
    hint = _filled(HINTS, "failed", language, {}) or "The fault is in swcore or in a plugin: `swcore --debug ...` shows where."
    return told, hint


def of_click(error: click.ClickException, language: str) -> tuple[str, str]:
    """Return the sentence and the hint of an error of click.

    Args:
        error: the error.
        language: the language of the reader.
    """
    context = error.ctx if isinstance(error, click.UsageError) else None
    see = f"{context.command_path} --help" if context else ""
    if language == FALLBACK:
        return error.format_message(), f"See: {see}" if see else ""
    return _of_click(error, {key: texts[language] for key, texts in CLICK.items()}), CLICK["see"][language].format(
        see=see
    ) if see else ""


def _of_click(error: click.ClickException, texts: dict[str, str]) -> str:
    if isinstance(error, click.NoSuchOption):
        near = texts["near"].format(names=", ".join(error.possibilities)) if error.possibilities else ""
        return f"{texts['no-option'].format(name=error.option_name)} {near}".strip()
    if isinstance(error, click.MissingParameter):
        return texts["missing"].format(name=_named(error))
    if isinstance(error, click.BadParameter):
        return texts["bad"].format(name=_named(error), what=_wanted(error.param, texts) or error.message)
    if isinstance(error, click.BadOptionUsage):
        return texts["flag-value" if NO_VALUE in error.message else "no-value"].format(name=error.option_name)
    if isinstance(error, NoCommand):
        return texts["no-command"].format(name=error.name)
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
        if kind.max is None:
            return texts["from"].format(low=kind.min)
        return texts["from-to"].format(low=kind.min, high=kind.max)
    return texts["whole"] if kind is click.INT else ""


def _values(error: SwcoreError) -> dict[str, str]:
    """Return the details of an error as texts; what is empty says nothing."""
    return {name: told for name, value in error.details.items() if (told := _listed(value))}


def _filled(table: Several, code: str, language: str, values: dict[str, str]) -> str | None:
    """Return the first text of a code whose values are all there, or None."""
    for text in table.get(code, {}).get(language, ()):
        with suppress(KeyError):
            return one_stop(text.format(**values))
    return None


def _hint(hint: str, language: str) -> str:
    """Return a hint that names what is near; any other is English, and would be mixed with the sentence before it."""
    if not isinstance(hint, Near):
        return ""
    kind = "close" if hint.close else "known" if hint.known else "none"
    return one_stop(NEAR[kind][language].format(names=", ".join(hint.close or hint.known)))


def _listed(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
