"""Map files: reading them with every check, and writing them in a layout that people can edit."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from swcore.errors import AS_PATH, MapError
from swcore.graph.checks import check_names, check_words
from swcore.graph.complaints import describe
from swcore.graph.regionmap import Region, RegionMap
from swcore.text.escaping import cut, escaped
from swcore.text.nearby import files_near
from swcore.text.reading import read_capped
from swcore.text.resources import schema
from swcore.text.strict import compact, parse

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator

MAP_FORMAT = "swcore-map-1"
MAX_BYTES = 256 * 1024
MAX_DATA = 2 * MAX_BYTES  # a save writes the numbers of a map out in full: 0 as 0.0
_POINTS = (3, 400)
_FORM = "A map is a JSON object in UTF-8."
_LINES = "A grid of letters or a list of borders becomes one by `swcore map new FILE.json --from TEXT`."


class MapText(NamedTuple):
    """A map that was opened and is not checked yet.

    Attributes:
        label: how messages call it.
        content: what stands in it.
        path: where it was read from, or "".
    """

    label: str
    content: bytes
    path: str = ""


def load_map(
    source: os.PathLike[str] | str | bytes | Mapping[str, Any] | MapText,
    *,
    terrains: Iterable[str] | None = None,
    symbols: Iterable[str] | None = None,
) -> RegionMap:
    """Read a map and check it.

    Args:
        source: the file, as a `Path`; or its content: as text, as bytes, already parsed, or opened before. A text is never a
            path.
        terrains: the terrains of the ruleset; None accepts any.
        symbols: the symbols of the ruleset; None accepts any.

    Returns:
        The map. It compares equal to any map with the same content, wherever that was read from.

    Raises:
        MapError: the code is `map-unreadable` (no such file, or a pipe or a device), `map-too-large` (over 256 KiB, parsed data
            over 512 KiB), `map-not-json`, `map-schema` (a value of the wrong kind), `unknown-terrain`, `unknown-symbol`,
            `duplicate-region`, `dangling-border`, `self-border`, `duplicate-border` or `disconnected`.
    """
    label, content, path = open_map(source)
    data = _parse(label, content, is_file=bool(path))
    _check(label, data)
    built = _build(data, path)
    if path:  # what stands in saves, which open for ever, is told with such signs spelled out
        check_names(built.label, built.name)
    known_terrains = None if terrains is None else frozenset(terrains)
    known_symbols = None if symbols is None else frozenset(symbols)
    for region in built.regions:
        check_words(built.label, region.id, [region.terrain], known_terrains, code="unknown-terrain", called="terrain")
        check_words(built.label, region.id, region.symbols, known_symbols, code="unknown-symbol", called="symbol")
    return built


def dump_map(source: RegionMap) -> str:
    """Write a map as a file: one region a line, and the borders of one region a line. `load_map` reads it back.

    Args:
        source: the map.
    """
    head: dict[str, object] = {"format": MAP_FORMAT, "id": source.id, "name": dict(source.name)}
    head |= {"players": source.players, "rounds": source.rounds, "aspect": source.aspect, "islands": source.islands}
    lines = [f"  {_json(key)}: {_json(value)}," for key, value in head.items()]
    regions = ",\n".join(f"    {_json(_facts(region))}" for region in source.regions)
    rows = [", ".join(_json(pair) for pair in group) for _, group in groupby(source.borders, key=lambda pair: pair[0])]
    borders = ",\n".join(f"    {row}" for row in rows)
    lines += ['  "regions": [', regions, "  ],"]
    lines += ['  "borders": [', borders, "  ]"] if borders else ['  "borders": []']
    return "\n".join(["{", *lines, "}"]) + "\n"


def _facts(region: Region) -> dict[str, object]:
    facts: dict[str, object] = {"id": region.id, "terrain": region.terrain, "symbols": region.symbols}
    facts |= {"edge": region.edge, "x": region.x, "y": region.y}
    return facts if region.polygon is None else facts | {"polygon": region.polygon}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _build(data: dict[str, Any], source: str) -> RegionMap:
    return RegionMap(
        id=data["id"],
        name=dict(data["name"]),
        regions=tuple(_region(entry) for entry in data["regions"]),
        borders=tuple((one, other) for one, other in data["borders"]),
        aspect=float(data["aspect"]),
        players=_whole(data.get("players")),
        rounds=_whole(data.get("rounds")),
        islands=data.get("islands", False),
        source=source,
    )


def _region(entry: dict[str, Any]) -> Region:
    points = entry.get("polygon")
    return Region(
        id=entry["id"],
        terrain=entry["terrain"],
        symbols=tuple(entry["symbols"]),
        edge=entry["edge"],
        x=float(entry.get("x", 0.5)),
        y=float(entry.get("y", 0.5)),
        polygon=None if points is None else tuple((float(x), float(y)) for x, y in points),
    )


def _whole(value: float | None) -> int | None:
    """Return a number that the schema accepted as whole: JSON writes 3 and 3.0 for the same one."""
    return None if value is None else int(value)


def open_map(source: object) -> MapText:
    """Read a map without checking what it says.

    Args:
        source: as for `load_map`.

    Raises:
        MapError: `map-unreadable` or `map-too-large`; `map-not-json` or `map-schema` for what can be no map at all.
    """
    label, path, most = "The map", "", MAX_BYTES
    if isinstance(source, MapText):
        return source
    if isinstance(source, os.PathLike):
        label = path = cut(escaped(str(source)))
        content = _bytes(source)
    elif isinstance(source, bytes):
        content = source
    elif isinstance(source, str):
        content = source.encode("utf-8", "surrogatepass")
    elif isinstance(source, Mapping):
        content, most = _written(source), MAX_DATA
    else:
        told = f"A map is given as a Path, a text, bytes or an object of JSON, not as {type(source).__name__!r}."
        raise MapError(told, code="map-schema", hint="dump_map writes a RegionMap as text.")
    if len(content) > most:
        raise MapError(
            f"{label} is larger than {most // 1024} KiB.",
            code="map-too-large",
            hint="A map of 200 regions without outlines needs less than 40 KiB.",
            limit=most,
        )
    return MapText(label, content, path)


def _bytes(path: os.PathLike[str]) -> bytes:
    try:
        return read_capped(path, MAX_BYTES)
    except (OSError, ValueError) as error:
        shown, reason = cut(repr(os.fspath(path))), getattr(error, "strerror", None) or str(error)
        told, hint = f"The map file {shown} cannot be read: {reason}.", files_near(path, error)
        raise MapError(told, code="map-unreadable", hint=hint, source=shown) from error


def _written(data: Mapping[Any, Any]) -> bytes:
    """Return parsed data as JSON again, so that nothing passes as a map that no file could say."""
    try:
        return compact(dict(data)).encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise _not_json("The map", error) from error


def _parse(label: str, content: bytes, *, is_file: bool = False) -> Any:
    try:
        return parse(content.decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        raise MapError(
            f"{label} is not JSON: {error.msg} in line {error.lineno}, column {error.colno}.",
            code="map-not-json",
            hint=f"{_FORM} {_LINES if is_file else AS_PATH}",
            line=error.lineno,
            column=error.colno,
        ) from error
    except (ValueError, RecursionError) as error:
        raise _not_json(label, error) from error


def _not_json(label: str, error: Exception) -> MapError:
    reason = "it is nested too deeply" if isinstance(error, RecursionError) else cut(str(error))
    return MapError(f"{label} is not JSON: {reason}.", code="map-not-json", hint=_FORM)


def _check(label: str, data: Any) -> None:
    """Check data against the schema."""
    try:
        wrong = next(_validator().iter_errors(_without_outlines(data)), None)
        if wrong is not None:
            raise describe(label, wrong, data)
    except RecursionError as error:
        raise _not_json(label, error) from error


def _without_outlines(data: Any) -> Any:
    """Return a map without the outlines that are plainly right: the schema takes a quarter of a millisecond for every point."""
    regions = data.get("regions") if isinstance(data, dict) else None
    if not isinstance(regions, list):
        return data
    return {**data, "regions": [_without_outline(region) for region in regions]}


def _without_outline(region: Any) -> Any:
    if not isinstance(region, dict) or not _plain_outline(region.get("polygon")):
        return region
    return {key: value for key, value in region.items() if key != "polygon"}


def _plain_outline(points: Any) -> bool:
    return (
        isinstance(points, list)
        and _POINTS[0] <= len(points) <= _POINTS[1]
        and all(isinstance(point, list) and len(point) == 2 and all(_share(number) for number in point) for point in points)
    )


def _share(number: Any) -> bool:
    return type(number) in (int, float) and 0 <= number <= 1


@functools.cache
def _validator() -> Draft202012Validator:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(schema("map"))
