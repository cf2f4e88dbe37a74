"""Map files: reading them with every check, and writing them in a layout that people can edit."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from swcore.errors import MapError
from swcore.graph.checks import check_words
from swcore.graph.complaints import describe
from swcore.graph.regionmap import Region, RegionMap
from swcore.text.resources import schema

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator

MAP_FORMAT = "swcore-map-1"
MAX_BYTES = 256 * 1024


def load_map(
    source: str | os.PathLike[str] | bytes | Mapping[str, Any],
    *,
    terrains: Iterable[str] | None = None,
    symbols: Iterable[str] | None = None,
) -> RegionMap:
    """Read a map and check it.

    Args:
        source: the path of a file; or the file's content as bytes, as text that starts with `{`, or already parsed.
        terrains: the terrains of the ruleset; None accepts any.
        symbols: the symbols of the ruleset; None accepts any.

    Returns:
        The map. It compares equal to any map with the same content, wherever that was read from.

    Raises:
        MapError: the code is `map-unreadable` (no such file), `map-too-large` (over 256 KiB), `map-not-json`,
            `map-schema` (a value of the wrong kind), `unknown-terrain`, `unknown-symbol`, `duplicate-region`,
            `dangling-border`, `self-border`, `duplicate-border` or `disconnected`.
    """
    label, data = _read(source)
    for error in _validator().iter_errors(data):
        raise describe(label, error, data)
    built = _build(data, label if _is_path(source) else "")
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
    return json.dumps(value, ensure_ascii=False)


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
        x=float(entry["x"]),
        y=float(entry["y"]),
        polygon=None if points is None else tuple((float(x), float(y)) for x, y in points),
    )


def _whole(value: float | None) -> int | None:
    """Return a number that the schema accepted as whole: JSON writes 3 and 3.0 for the same one."""
    return None if value is None else int(value)


def _is_path(source: object) -> bool:
    return isinstance(source, os.PathLike) or (isinstance(source, str) and not source.lstrip("\ufeff \t\r\n").startswith("{"))


def _read(source: str | os.PathLike[str] | bytes | Mapping[str, Any]) -> tuple[str, Any]:
    """Return how messages call the source, and its parsed content."""
    if isinstance(source, Mapping):
        return "The map", dict(source)
    if isinstance(source, bytes):
        return "The map", _parse("The map", source)
    if _is_path(source):
        label = os.fspath(source)
        return label, _parse(label, _bytes(label))
    return "The map", _parse("The map", str(source).encode("utf-8", "surrogatepass"))


def _bytes(path: str) -> bytes:
    try:
        with Path(path).open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise MapError(
            f"The map file {path[:200]!r} cannot be read: {reason}.", code="map-unreadable", source=path[:200]
        ) from error


def _parse(label: str, content: bytes) -> Any:
    if len(content) > MAX_BYTES:
        raise MapError(
            f"{label} is larger than {MAX_BYTES // 1024} KiB.",
            code="map-too-large",
            hint="A map of 200 regions without outlines needs less than 40 KiB.",
            limit=MAX_BYTES,
        )
    try:
        return json.loads(content.decode("utf-8-sig"), object_pairs_hook=_no_repeats, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise MapError(
            f"{label} is not JSON: {error.msg} in line {error.lineno}, column {error.colno}.",
            code="map-not-json",
            hint="A map is a JSON object in UTF-8.",
            line=error.lineno,
            column=error.colno,
        ) from error
    except (ValueError, RecursionError) as error:
        reason = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise MapError(f"{label} is not JSON: {reason}.", code="map-not-json", hint="A map is a JSON object in UTF-8.") from error


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        again = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {again[:40]!r} is given twice in one object")
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number of JSON")


@functools.cache
def _validator() -> Draft202012Validator:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(schema("map"))
