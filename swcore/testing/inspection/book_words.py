"""The words of a game without a renderer of its own: each speaks of what there is, and of what it is given."""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Set

from swcore.errors import nearest
from swcore.testing.inspection.findings import CLOSE, Finding
from swcore.testing.inspection.targets import Subject

HERE = {"en": "Here there is: {}.", "ru": "Здесь есть: {}."}
NOTHING = {"en": "It is given no values.", "ru": "Значений у него нет."}


def look(subject: Subject) -> Iterator[Finding]:
    """Yield the texts of a game that name what there is not: actions, events, questions, fields, and their values."""
    book = subject.ruleset.book
    if book.renderer or not (book.source in map(str, subject.files) or not subject.mine):
        return
    sorts = _sorts(subject)
    for key, texts in book.words.items():
        sort, _, name = key.partition(".")
        if sort not in sorts:
            continue
        if name not in sorts[sort]:
            near = nearest(name, sorts[sort])
            known = _told(tuple(f"{sort}.{one}" for one in near.close or near.known if one != "..."), close=bool(near.close))
            yield Finding("unused-word", book.id, key, {"key": key, "known": known}, grave=False)
            continue
        given = sorts[sort][name]
        for odd in sorted({one for text in texts.values() for one in _placeholders(text)} - given):
            close = nearest(odd, given).close
            known = _told(tuple(f"{{{one}}}" for one in close or sorted(given)), close=bool(close))
            yield Finding("placeholder", book.id, key, {"key": key, "name": odd, "known": known})


def _sorts(subject: Subject) -> Mapping[str, Mapping[str, Set[str]]]:
    """Return by sort what there is to speak of, and the values that each text is given."""
    rules = subject.ruleset
    actions = {name: {word.lower() for word in kind.usage.split()[1:]} for name, kind in rules.action_kinds.items()}
    events = {name: set(kind.fields) for name, kind in rules.event_kinds.items()}
    fields: dict[str, Set[str]] = {field.name: set() for field in rules.book.state.ALL_FIELDS}
    return {"action": actions, "event": events, "field": fields, "prompt": dict.fromkeys(rules.decisions, frozenset())}


def _placeholders(text: str) -> Iterator[str]:
    """Yield what a text speaks of; a text with brackets that do not fit speaks of itself."""
    try:
        for _, name, _, _ in string.Formatter().parse(text):
            if name is not None:
                yield name.partition(".")[0].partition("[")[0]
    except ValueError:
        yield text


def _told(names: tuple[str, ...], *, close: bool) -> Mapping[str, str]:
    texts = CLOSE if close else HERE if names else NOTHING
    return {language: text.format(", ".join(names)) for language, text in texts.items()}
