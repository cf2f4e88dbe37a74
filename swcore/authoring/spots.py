"""A value of a piece file with its place, and the report that collects what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import attrs

from swcore.authoring.findings import Finding, near, shown
from swcore.authoring.places import Path
from swcore.authoring.source import Source

Known = Mapping[str, Iterable[str]]  # by kind of word (terrain, marker, ...): the words of the game


Homes = Callable[[str], Iterable[tuple[str, Mapping[str, str]]]]


def no_homes(kind: str) -> Iterable[tuple[str, Mapping[str, str]]]:
    """Return no games: nobody has looked for others."""
    return ()


class _Wrong:
    """The type of WRONG."""

    def __repr__(self) -> str:
        return "WRONG"

    def __bool__(self) -> bool:
        return False


WRONG: Final[Any] = _Wrong()  # what a value is read as that was complained of


@attrs.define
class Report:
    """What is wrong with a file.

    Attributes:
        source: the file.
        known: the words of the game.
        findings: what was found, in the order of the file.
        homes: returns the other games that have a kind of piece.
        game: what the game is called, by language.
    """

    source: Source
    known: Known = attrs.field(factory=dict)
    findings: list[Finding] = attrs.field(factory=list)
    homes: Homes = no_homes
    game: Mapping[str, str] = attrs.field(factory=dict)

    @property
    def grave(self) -> list[Finding]:
        """Those for which the file is refused."""
        return [one for one in self.findings if one.grave]

    def root(self) -> Spot:
        """Return the whole file as a spot."""
        return Spot(self.source.data, (), self)


@attrs.frozen
class Spot:
    """A value of a file.

    Attributes:
        value: what stands there.
        path: where, as keys and places in lists.
        report: collects what is wrong.
    """

    value: Any
    path: Path
    report: Report

    def at(self, step: str | int) -> Spot:
        """Return a member of an object, or of a list."""
        return Spot(self.value[step], (*self.path, step), self.report)

    def wrong(self, code: str, *, key: str | None = None, hint: str = "", **params: Any) -> Any:
        """Complain of the value, or of a key of it; return WRONG.

        Args:
            code: what is wrong.
            key: the key of an object that is meant, where it is not the value.
            hint: a hint.
            **params: values of the text.
        """
        path = self.path if key is None else (*self.path, key)
        place = self.report.source.places.of(path, key=key is not None) if self.report.source.name else None
        self.report.findings.append(Finding(code, params, place, path, hint))
        return WRONG

    def contrary(self, code: str, one: str, other: str) -> Any:
        """Complain of the value of a field that does not go with that of another; return WRONG.

        Args:
            code: what is wrong: `less`, `more` or `after`.
            one: the field.
            other: the other one.
        """
        return self.at(one).wrong(code, one=one, first=self.value[one], other=other, second=self.value[other])

    def unknown(self, what: Mapping[str, str], known: Iterable[str], *, key: str | None = None) -> Any:
        """Complain of a word that is not known, with the nearest ones; return WRONG.

        Args:
            what: the kind of word, by language.
            known: the words there are.
            key: as in `wrong`.
        """
        word = self.value if key is None else key
        if not isinstance(word, str):
            return self.wrong("value", wanted={"en": f"a {what['en']}", "ru": what["ru"]}, shown=shown(word))
        return self.wrong("unknown-word", key=key, hint=near(word, known), what=what, shown=shown(word))

    def warn(self, code: str, *, hint: str = "", **params: Any) -> None:
        """Note something for which the file is not refused."""
        place = self.report.source.places.of(self.path) if self.report.source.name else None
        self.report.findings.append(Finding(code, params, place, self.path, hint, grave=False))
