"""The words of a game without a renderer of its own: each speaks of what there is, and of what it is given."""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Set

from swcore.errors import nearest
from swcore.testing.inspection.book_met import Met, met
from swcore.testing.inspection.findings import CLOSE, Finding
from swcore.testing.inspection.targets import Subject
from swcore.wording.catalogue import Words

HERE = {"en": "Here there is: {}.", "ru": "Здесь есть: {}."}
MET = ("score.", "name.", "why.")  # words for what no rulebook declares
NOTHING = {"en": "It is given no values.", "ru": "Значений у него нет."}


def look(subject: Subject) -> Iterator[Finding]:
    """Yield the texts of a game that name what there is not: actions, events, questions, fields, and their values."""
    book = subject.ruleset.book
    if book.renderer or not (book.source in map(str, subject.files) or not subject.mine):
        return
    sorts = _sorts(subject)
    yield from _met(subject)
    for key, texts in book.words.items():
        sort, _, name = key.partition(".")
        if sort not in sorts:
            continue
        if name not in sorts[sort]:
            near = nearest(name, sorts[sort])
            known = _told(tuple(f"{sort}.{one}" for one in near.close or near.known if one != "..."), close=bool(near.close))
            yield Finding("unused-word", book.id, key, {"key": key, "known": known}, grave=False)
            continue
        yield from _odd_placeholders(book.id, key, texts, sorts[sort][name])


def _met(subject: Subject) -> Iterator[Finding]:
    """Yield what is odd about the words for scores, values and refusals, by what a game at random has met."""
    book = subject.ruleset.book
    mine = {key: texts for key, texts in book.words.items() if key.startswith(MET)}
    found = met(subject.ruleset) if mine else Met()
    for key, texts in mine.items():
        sort, _, name = key.partition(".")
        if sort == "why":
            if name in found.whys:
                yield from _odd_placeholders(book.id, key, texts, found.whys[name])
            continue
        known = found.scores if sort == "score" else found.values
        if known and name not in known:
            near = nearest(name, [one for one in known if f"{sort}.{one}" not in book.words])
            if near.close or sort == "score":
                close = tuple(f"{sort}.{one}" for one in near.close or sorted(known))
                values = {"key": key, "known": _told(close, close=bool(near.close))}
                yield Finding("unused-word", book.id, key, values, grave=False)
                continue
        yield from _odd_placeholders(book.id, key, texts, frozenset())


def _odd_placeholders(book: str, key: str, texts: Mapping[str, Words], given: Set[str]) -> Iterator[Finding]:
    """Yield what a text speaks of that it is not given."""
    for odd in sorted({one for text in texts.values() for one in _placeholders(text)} - given):
        close = nearest(odd, given).close
        known = _told(tuple(f"{{{one}}}" for one in close or sorted(given)), close=bool(close))
        yield Finding("placeholder", book, key, {"key": key, "name": odd, "known": known})


def _sorts(subject: Subject) -> Mapping[str, Mapping[str, Set[str]]]:
    """Return by sort what there is to speak of, and the values that each text is given."""
    rules = subject.ruleset
    actions = {name: {word.lower() for word in kind.usage.split()[1:]} for name, kind in rules.action_kinds.items()}
    events = {name: set(kind.fields) for name, kind in rules.event_kinds.items()}
    fields: dict[str, Set[str]] = {field.name: set() for field in rules.book.state.ALL_FIELDS}
    return {"action": actions, "event": events, "field": fields, "prompt": dict.fromkeys(rules.decisions, frozenset())}


def _placeholders(text: Words) -> Iterator[str]:
    """Yield what a text speaks of; a text with brackets that do not fit speaks of itself."""
    if not isinstance(text, str):
        return
    try:
        for _, name, _, _ in string.Formatter().parse(text):
            if name is not None:
                yield name.partition(".")[0].partition("[")[0]
    except ValueError:
        yield text


def _told(names: tuple[str, ...], *, close: bool) -> Mapping[str, str]:
    texts = CLOSE if close else HERE if names else NOTHING
    return {language: text.format(", ".join(names)) for language, text in texts.items()}
