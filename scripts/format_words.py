"""The words of a dialect as a page tells them: fields, words of a vocabulary, and what a value may be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from swcore.authoring import (
    Choice,
    Either,
    Fields,
    Flag,
    Keyed,
    Known,
    Letters,
    Many,
    Shape,
    Single,
    Tagged,
    Vocabulary,
    Whole,
    Yes,
)


@attrs.frozen
class Words:
    """What tells the words of a dialect.

    Attributes:
        links: by the name of a vocabulary the part of the page where its words stand.
    """

    links: Mapping[str, str]

    def fields(self, title: str, fields: Any, doc: str) -> str:
        """Return a part about an object with fields."""
        return f"## {title}\n\n{doc}\n\n{self.rows(fields)}\n" if fields else f"## {title}\n\n{doc}\n"

    def rows(self, fields: Any) -> str:
        """Return a list of fields."""
        return "\n".join(self.row(name, field.shape, field.doc, needed=field.needed) for name, field in fields.items())

    def row(self, name: str, shape: Shape, doc: str, *, needed: bool = False) -> str:
        """Return the line of a field or a word."""
        must = ", needed" if needed else ""
        return f"- `{name}` ({self.told(shape)}{must}): {doc}"

    def keyed(self, anchor: str, title: str, vocabulary: Vocabulary, doc: str) -> str:
        """Return a part about words that are keys of an object."""
        rows = []
        for word in vocabulary.words.values():
            rows.append(self.row(word.name, word.shape, word.doc))
            rows += [f"  {row}" for row in self._inner(word.shape)]
        return f'## <a id="{anchor}"></a>{title}\n\n{doc}\n\n' + "\n".join(rows) + "\n"

    def tagged(self, anchor: str, title: str, vocabulary: Vocabulary, tag: str, doc: str) -> str:
        """Return a part about words that a tag names."""
        parts = [f'## <a id="{anchor}"></a>{title}\n\n{doc}\n']
        for word in vocabulary.words.values():
            assert isinstance(word.shape, Fields)
            parts.append(f'### `{tag} = "{word.name}"`\n\n{word.doc}\n\n{self.rows(word.shape.fields)}\n')
        return "\n".join(parts)

    def _inner(self, shape: Shape) -> Iterator[str]:
        """Yield the fields of a word that takes an object."""
        found = shape.box if isinstance(shape, Either) else shape
        if isinstance(found, Fields):
            yield from (self.row(name, field.shape, field.doc, needed=field.needed) for name, field in found.fields.items())

    def told(self, shape: Shape) -> str:
        """Return what a value is, in a few words."""
        if isinstance(shape, Whole):
            return f"{shape.least} to {shape.most}"
        if isinstance(shape, Yes):
            return "`true`"
        if isinstance(shape, Flag):
            return "`true` or `false`"
        if isinstance(shape, Choice):
            return ", ".join(f"`{word}`" for word in shape.words)
        if isinstance(shape, Known):
            return shape.what["en"]
        if isinstance(shape, Many):
            return f"{self.told(shape.shape)}, or a list" if shape.single else f"a list: {self.told(shape.shape)}"
        if isinstance(shape, Either):
            return f"{self.told(shape.word)}, or an object"
        if isinstance(shape, Keyed | Single | Tagged):
            name = shape.vocabulary.name
            return f"[{self.links[name]}](#{self.links[name]})"
        return "a text" if isinstance(shape, Letters) else shape.wanted["en"].strip(",")
