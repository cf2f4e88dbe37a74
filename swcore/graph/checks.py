"""What must hold for every map, whether it was read from a file or built by a program."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence

from swcore.errors import MapError, nearest
from swcore.text.escaping import steering

_REGION_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,23}")


def check_structure(label: str, ids: Sequence[str], borders: Iterable[tuple[str, str]], *, islands: bool) -> None:
    """Check that ids and borders make a map.

    Args:
        label: how messages call the map.
        ids: the ids of all regions.
        borders: pairs of ids.
        islands: whether the map may be in several pieces.

    Raises:
        MapError: see `swcore.graph.RegionMap`.
    """
    near: dict[str, list[str]] = {}
    for name in ids:
        _check_id(label, name)
        if name in near:
            raise MapError(
                f"{label}: the region id {name!r} is used twice.",
                code="duplicate-region",
                hint="Every region needs an id of its own.",
                region=name,
            )
        near[name] = []
    for one, other in borders:
        _check_border(label, near, one, other)
        near[one].append(other)
        near[other].append(one)
    if not islands and near:
        _check_connected(label, near)


def check_numbers(label: str, numbers: Iterable[float]) -> None:
    """Check that the numbers of a map are finite: JSON has no others, so a map with one could be played and never saved.

    Args:
        label: how messages call the map.
        numbers: aspect, positions and points of outlines.

    Raises:
        MapError: `map-schema`.
    """
    for number in numbers:
        if not math.isfinite(number):
            hint = "Positions are shares of the board, 0 to 1."
            raise MapError(f"{label}: {number} is not a finite number.", code="map-schema", hint=hint, value=str(number))


def check_names(label: str, names: Mapping[str, str]) -> None:
    """Check that the names of a map can be shown: no sign that steers a terminal, turns the text or breaks its line.

    Args:
        label: how messages call the map.
        names: by language.

    Raises:
        MapError: `map-schema`.
    """
    for language, name in names.items():
        odd = steering(name, lines=False)
        if odd:
            told = f"{label}: its name ({language}) holds the sign {odd}, which steers the text instead of being seen."
            raise MapError(told, code="map-schema", hint="Leave that sign out.", value=odd)


def check_words(label: str, region: str, words: Iterable[str], known: Iterable[str] | None, *, code: str, called: str) -> None:
    """Check that a region's words belong to the vocabulary of a ruleset.

    Args:
        label: how messages call the map.
        region: the region's id.
        words: its words.
        known: the words of the ruleset; None accepts all.
        code: the code of the error.
        called: what such a word is called: "terrain" or "symbol".

    Raises:
        MapError: with the given code.
    """
    for word in words:
        if known is not None and word not in known:
            raise MapError(
                f"{label}: region {region!r} has the {called} {word!r}, which this game does not know.",
                code=code,
                hint=nearest(word, known),
                region=region,
                value=word,
            )


def unknown_region(label: str, name: str, known: Iterable[str]) -> MapError:
    """Return the error for a region that a map does not have.

    Args:
        label: how messages call the map.
        name: the id that was asked for.
        known: the ids of all regions.
    """
    return MapError(
        f"{label}: there is no region {name[:40]!r}.",
        code="unknown-region",
        hint=nearest(name[:40], known),
        region=name[:40],
    )


def is_region_id(name: object) -> bool:
    """Return whether a region can be called so."""
    return isinstance(name, str) and _REGION_ID.fullmatch(name) is not None


def _check_id(label: str, name: str) -> None:
    if not _REGION_ID.fullmatch(name):
        raise MapError(
            f"{label}: {name[:40]!r} is not a region id.",
            code="map-schema",
            hint="A region id is 1 to 24 letters, digits, '_' or '-' and starts with a letter or a digit.",
            value=name[:40],
        )


def _check_border(label: str, near: dict[str, list[str]], one: str, other: str) -> None:
    border = [one, other]
    for name in border:
        if name not in near:
            raise MapError(
                f"{label}: the border {border} names {name!r}, which is not a region of this map.",
                code="dangling-border",
                hint=nearest(name, near),
                border=border,
                region=name,
            )
    if one == other:
        raise MapError(
            f"{label}: the border {border} joins {one!r} to itself.",
            code="self-border",
            hint="A border joins two different regions.",
            border=border,
            region=one,
        )
    if other in near[one]:
        raise MapError(
            f"{label}: the border {border} is given twice.",
            code="duplicate-border",
            hint="Each pair of neighbours stands once, in either order.",
            border=border,
        )


def _check_connected(label: str, near: dict[str, list[str]]) -> None:
    # A walk of our own: building a map must not cost the import of networkx.
    start = next(iter(near))
    reached = {start}
    todo = [start]
    while todo:
        for name in near[todo.pop()]:
            if name not in reached:
                reached.add(name)
                todo.append(name)
    cut_off = [name for name in near if name not in reached]
    if cut_off:
        shown = ", ".join(repr(name) for name in cut_off[:5]) + (", ..." if len(cut_off) > 5 else "")
        raise MapError(
            f"{label}: there is no way from {start!r} to {shown}.",
            code="disconnected",
            hint='Add the missing border, or say "islands": true when the map is meant to be in several pieces.',
            regions=cut_off,
        )
