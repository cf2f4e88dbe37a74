"""Errors in the language of the reader: what the command line says of its own, of click's and of the core's errors.

English is what the errors say themselves. In another language an error is told by its code and details; one whose code has no
text of its own is told in English as a whole, its hint and the word before it included: languages are never mixed.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise

from swcore.errors import Near, SwcoreError, described, one_stop
from swcore.hooks.reasons import Why
from swcore.text.escaping import cut, escaped
from swcore.text.nearby import files_near
from swcore.text.reading import NotRegular
from swcore.wording.author_texts import REMEDIES, TOLD
from swcore.wording.catalogue import FALLBACK, LANGUAGES, Catalogue, system_language
from swcore.wording.error_texts import CODES, HINTS, NEAR, OUTSIDE, PACK_CODES, PACK_HINTS, PLACE, SYSTEM, TOO, Several
from swcore.wording.left_out_texts import REASONS

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
MOST = 12  # words of a list that are told


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
    values = _values(error, language)
    message = _told(error, language, values) or ""
    if _case(error, TOLD):
        return message + at, _put_in(REMEDIES.get(_case(error, REMEDIES), ""), values) or near(error.hint, language)
    hint = _filled(HINTS, error.code, language, values) or _filled(PACK_HINTS, error.code, language, values)
    return message + at, _with_others(hint or near(error.hint, language), error, language)


def language_of(error: BaseException, language: str) -> str:
    """Return the language in which an error is told to a reader: that of the reader, or English where it has no text in it.

    Args:
        error: the error.
        language: the language of the reader.
    """
    if isinstance(error, SwcoreError):
        told = [_told(one, language, _values(one, language)) for one in (error, *error.others)]
        return FALLBACK if None in told else language
    if isinstance(error, OSError):
        return language if _why_of_system(error, language) else FALLBACK
    return language


def _told(error: SwcoreError, language: str, values: dict[str, str]) -> str | None:
    """Return the sentence of an error that swcore or a pack has for it, or None."""
    if language == "ru" and (case := _case(error, TOLD)):
        return _put_in(TOLD[case], values)
    own = _filled(CODES, error.code, language, values)
    return _filled(PACK_CODES, error.code, language, values) if own is None else own


def _case(error: SwcoreError, texts: Mapping[str, str]) -> str:
    """Return the key of a text for the case of an error that only authors meet, "" where there is none."""
    case = f"{error.code}.{error.details.get('case', '')}"
    return case if case in texts else error.code if error.code in texts else ""


def _put_in(text: str, values: Mapping[str, str]) -> str | None:
    """Return a text with its values, or None where one of them is lacking."""
    with suppress(KeyError):
        return one_stop(text.format(**values))
    return None


def _with_others(hint: str, error: SwcoreError, language: str) -> str:
    """Return a hint and what else is wrong."""
    if not error.others:
        return hint
    more = [" ".join(filter(None, in_words(one, language))) for one in error.others]
    return "\n".join((*filter(None, (hint,)), TOO[language], *(f"  {one}" for one in more)))


def with_no_game(error: SwcoreError, language: str) -> tuple[str, str]:
    """Return the sentence and the hint of an error for somebody who has no game in hand: there is nothing to undo or to save.

    Args:
        error: the error.
        language: the language of the reader.
    """
    message, hint = in_words(error, language)
    return message, _filled(OUTSIDE, error.code, language_of(error, language), _values(error, language)) or hint


def reason(error: BaseException, texts: Catalogue) -> tuple[Catalogue, str]:
    """Return why something failed, as a part of a sentence, and the texts for a sentence in the same language.

    Args:
        error: what was raised.
        texts: texts in the language of the reader.
    """
    if isinstance(error, SwcoreError):
        language = language_of(error, texts.language)
        return texts.into(language), in_words(error, language)[0].rstrip(".")
    if isinstance(error, OSError):
        language = language_of(error, texts.language)
        return texts.into(language), _why_of_system(error, language) or error.strerror or str(error)
    return texts.into(FALLBACK), described(error)


def _why_of_system(error: OSError, language: str) -> str:
    """Return why the system refused something, "" where there is no text in the language."""
    kind = "not-regular" if isinstance(error, NotRegular) else errno.errorcode.get(error.errno or 0, "")
    return SYSTEM.get(kind, {}).get(language, "")


def of_system(error: OSError, language: str) -> tuple[str, str]:
    """Return the sentence and the hint of an error of the system, such as a file that is not there."""
    why = _why_of_system(error, language)
    if error.filename is None and error.errno in FULL:  # files have names: it is where the output goes
        told = _filled(CODES, "output", language, {"why": why}) if why else ""
        return told or f"The output cannot be written: {error.strerror or error}.", ""
    meant = near(files_near(error.filename, error), language) if isinstance(error.filename, str) else ""
    if folder := _missing_folder(error):
        told = _filled(HINTS, "folder", language, {"folder": folder})
        meant = told or f"There is no folder {folder}: make it, or give another path."
    if not why:
        return f"{error.filename or 'A file'}: {error.strerror or error}.", meant or "Give the path of a file that can be used."
    told = _filled(CODES, "file", language, {"file": str(error.filename or ""), "why": why}) or ""
    return told, meant or _filled(HINTS, "file", language, {}) or ""


def _missing_folder(error: OSError) -> str:
    """Return the folder that is not there, where that is why a file is not; else ""."""
    folder = os.path.dirname(error.filename) if isinstance(error.filename, str) else ""
    return folder if error.errno == errno.ENOENT and folder and not os.path.lexists(folder) else ""


def of_fault(error: BaseException, language: str) -> tuple[str, str]:
    """Return the sentence and the hint of an error that nobody has foreseen."""
    kind = type(error).__name__
    told = _filled(CODES, "failed", language, {"kind": kind, "why": str(error)}) or one_stop(
        f"swcore failed: {described(error)}."
    )
    hint = _filled(HINTS, "failed", language, {}) or "The fault is in swcore or in a plugin: `swcore --debug ...` shows where."
    return told, hint


def _values(error: SwcoreError, language: str) -> dict[str, str]:
    """Return the details of an error as texts; what is empty says nothing. What the system says is told in the language."""
    values = {name: told for name, value in error.details.items() if (told := _listed(value, language))}
    why = error.details.get("why")
    if isinstance(why, Why) and f"why.{why.code}" in REASONS:
        values["reason"] = Catalogue(language, REASONS)(f"why.{why.code}", **why.details)
    if isinstance(error.__cause__, OSError) and "why" in values:
        values["why"] = _why_of_system(error.__cause__, language)
    return {name: told for name, told in values.items() if told}


def _filled(table: Several, code: str, language: str, values: dict[str, str]) -> str | None:
    """Return the first text of a code whose values are all there, or None."""
    for text in table.get(code, {}).get(language, ()):
        with suppress(KeyError):
            return one_stop(text.format(**values))
    return None


def near(hint: str, language: str) -> str:
    """Return a hint that names what is near; any other is English, and would be mixed with the sentence before it.

    Args:
        hint: the hint of an error.
        language: the language of the reader.
    """
    if language == FALLBACK or not isinstance(hint, Near):
        return hint if language == FALLBACK else ""
    kind = "close" if hint.close else "known" if hint.known else "none"
    return one_stop(NEAR[kind][language].format(names=", ".join(hint.close or hint.known)))


def _listed(value: object, language: str) -> str:
    """Return a detail as a text; a list may come from a file of anybody, and a text may stand there by language."""
    if isinstance(value, Mapping):
        return str(value.get(language, ""))
    if not isinstance(value, list | tuple):
        return str(value)
    shown = [escaped(cut(str(one))) for one in value[:MOST]]
    return ", ".join([*shown, *(["..."] if len(value) > MOST else [])])
