"""From an error to a failure in the language of the reader. No error ends a conversation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.engine.reasons import Violation
from swcore.errors import AS_PATH, ActionError, SwcoreError, described
from swcore.protocol.answers import Failure, Wrong
from swcore.protocol.forms import Id
from swcore.text import strict
from swcore.text.escaping import cut
from swcore.wording.catalogue import FALLBACK, LANGUAGES
from swcore.wording.errors import with_no_game
from swcore.wording.lexicon import Lexicon

WORD = 300  # letters of a detail that are repeated
MOST_PARAMS = 16 * 1024
FAULT = "internal"
FAULT_TEXT = {"en": "The request failed by a fault: {kind}.", "ru": "Ошибка в программе: {kind}."}


def failure_of(error: BaseException, id: Id, lang: str, words: Lexicon | None = None) -> Failure:
    """Return what a caller is told of an error.

    Args:
        error: what was raised.
        id: of the request.
        lang: the language of the reader.
        words: the words of the game that it is about, in that language.
    """
    lang = lang if lang in LANGUAGES else FALLBACK
    if not isinstance(error, SwcoreError):
        kind = type(error).__name__
        return Failure(Wrong(FAULT, FAULT_TEXT[lang].format(kind=kind), "", {"kind": kind}), id)
    try:
        text, hint = _in_words(error, lang, words)
    except Exception as failed:  # a text of a stranger that cannot be made
        text, hint = described(failed), ""
    for word in filter(_is_long, error.details.values()):
        text, hint = text.replace(word, cut(word, WORD)), hint.replace(word, cut(word, WORD))
    hint = str(hint).replace(AS_PATH, "").rstrip()
    return Failure(Wrong(error.code, cut(text, 4_000), cut(hint, 4_000), _params(error.details)), id)


def _is_long(value: object) -> bool:
    """Return whether a detail is a text that is not repeated whole, such as what somebody took for a name."""
    return isinstance(value, str) and len(value) > WORD


def _in_words(error: SwcoreError, lang: str, words: Lexicon | None) -> tuple[str, str]:
    """Return the sentence and the hint; a game tells in its own words why an action is refused."""
    if words is not None and lang != FALLBACK and isinstance(error, ActionError):
        refused = error.details.get("violations")
        if refused:
            return "; ".join(words.why(Violation(one["code"], one["params"], tuple(one["clauses"]))) for one in refused), ""
        text = words.refusal(error)
        if text != str(error):
            return text, ""
    return with_no_game(error, lang)


def _params(details: Mapping[str, Any]) -> dict[str, Any]:
    """Return the details as far as they are data, and no files of this machine stand in them."""
    found = {}
    for name, value in details.items():
        if name in ("file", "source", "line", "column"):
            continue
        try:
            value = cut(value, WORD) if _is_long(value) else value
            if len(strict.compact(value)) <= MOST_PARAMS:
                found[name] = value
        except (TypeError, ValueError, RecursionError):
            continue
    return found
