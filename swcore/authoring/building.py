"""From what a file says to pieces: all fields are checked, all faults told at once, and nothing is made of a faulty file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from swcore.authoring.common import COMMON, FILE, arguments
from swcore.authoring.compounds import begun_with_two
from swcore.authoring.findings import as_error, closest, near, shown
from swcore.authoring.ids_and_kinds import line_of, no_kind, once
from swcore.authoring.kind import Declared, Kind, Words
from swcore.authoring.places import Path
from swcore.authoring.source import FORMAT, FORMAT_KEY, Source, from_data
from swcore.authoring.spots import WRONG, Homes, Report, Spot, no_homes
from swcore.authoring.words import Fields
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.wording.catalogue import LANGUAGES

if TYPE_CHECKING:
    from swcore.authoring.dialect import Dialect

MOST_PIECES = 60
_NUMBER = re.compile(r"\d+")
_VERSION = re.compile(r"piece-([1-9][0-9]{0,5})")


def built(
    dialect: Dialect, ruleset: Ruleset, sources: Iterable[Source], homes: Homes = no_homes
) -> tuple[list[Piece], list[Report]]:
    """Return the pieces of some files, which may name each other, and the reports of the files.

    Args:
        dialect: what the game offers.
        ruleset: the rules with all other pieces.
        sources: the files.
        homes: returns the games that have a kind of piece which the game lacks, as (name to write, title by language).

    Raises:
        PluginError: `piece-data`, with all that is wrong in the first file with faults.
    """
    sources = list(sources)
    raw = [piece for source in sources for piece in raw_pieces(source.data)]
    known = merged(dialect.known(ruleset), dialect.brings(raw), {"piece": [str(piece.get("id", "")) for piece in raw]})
    found: list[Piece] = []
    reports = []
    for source in sources:
        report = Report(source, known, homes=homes, game=ruleset.book.name)
        spots = _spots(report, ruleset)
        once(spots)
        found += [piece for spot in spots if (piece := _piece(dialect, spot, ruleset)) is not None]
        if report.grave:
            raise as_error(report.grave, source.name or source.release)
        reports.append(report)
    return found, reports


def rebuilt(dialect: Dialect, ruleset: Ruleset, kept: Iterable[Mapping[str, Any]]) -> list[Piece]:
    """Return the pieces of the data that a save has kept."""
    sources = [from_data(one["data"], str(one["release"])) for one in kept]
    return built(dialect, ruleset, sources)[0]


def raw_pieces(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the data of the pieces of a file, as it stands there."""
    return [piece for _, piece in raw_pieces_at(data)]


def raw_pieces_at(data: Mapping[str, Any]) -> list[tuple[Path, Mapping[str, Any]]]:
    """Return the data of the pieces of a file, each with its path."""
    several = data.get("pieces")
    if not isinstance(several, list):
        return [((), data)]
    return [(("pieces", place), one) for place, one in enumerate(several) if isinstance(one, dict)]


def merged(*tables: Words) -> dict[str, Any]:
    """Return the words of several tables by kind; what is a mapping stays one."""
    found: dict[str, Any] = {}
    for table in tables:
        for kind, words in table.items():
            before = found.get(kind, ())
            found[kind] = {**dict(before), **words} if isinstance(words, Mapping) else (*before, *words)
    return found


def _spots(report: Report, ruleset: Ruleset) -> list[Spot]:
    """Return the pieces of a file, after a look at what stands around them."""
    root = report.root()
    if FORMAT_KEY not in root.value:
        root.wrong("no-format", line=line_of(report, FORMAT_KEY, FORMAT))
        return []
    if _newer(root.value[FORMAT_KEY]):
        root.at(FORMAT_KEY).wrong("newer", shown=shown(root.value[FORMAT_KEY]), format=FORMAT)
        return []
    several = "pieces" in root.value
    if several and (strange := [key for key in root.value if key not in (*FILE, "pieces") and not closest(key, FILE)]):
        for key in strange:
            _beside(root, key)
        return []
    head = {key: root.value[key] for key in root.value if key in FILE or several}
    if Fields(FILE).read(Spot(head, (), report), leave=("pieces",)) is WRONG:
        return []
    wanted = str(root.value.get("game", ruleset.id)).replace("-", "_")
    if wanted not in (ruleset.id, ruleset.id.partition(".")[2]):
        root.wrong("other-game", key="game", wanted=root.value["game"], game=ruleset.id)
        return []
    if not several:
        return [Spot({key: value for key, value in root.value.items() if key not in FILE}, (), report)]
    return _listed(root.at("pieces"))


def _newer(said: object) -> bool:
    """Return whether a format is a later one of piece files."""
    found = _VERSION.fullmatch(said) if isinstance(said, str) else None
    return found is not None and int(found[1]) > int(FORMAT.rpartition("-")[2])


def _beside(root: Spot, key: str) -> None:
    """Complain of a field that stands beside the list of pieces, and belongs to one of them."""
    how = {"en": "write it inside of that one", "ru": "запишите внутри неё"}
    if root.report.source.is_toml and isinstance(root.value[key], list | dict):
        how = {"en": f"write [[pieces.{key}]]", "ru": f"пишется [[pieces.{key}]]"}
    elif root.report.source.is_toml:
        how = {"en": "write it below [[pieces]]", "ru": "запишите ниже строки [[pieces]]"}
    root.wrong("beside", key=key, field=shown(key), how=how)


def _listed(several: Spot) -> list[Spot]:
    if not isinstance(several.value, list) and begun_with_two(several):
        return []
    if not isinstance(several.value, list):
        several.wrong("value", wanted={"en": "a list of pieces", "ru": "список фигур"}, shown="")
        return []
    if not several.value:
        several.wrong("no-pieces")
    if len(several.value) > MOST_PIECES:
        several.wrong("too-many", most=MOST_PIECES)
        return []
    return [several.at(place) for place in range(len(several.value))]


def _piece(dialect: Dialect, spot: Spot, ruleset: Ruleset) -> Piece | None:
    if not isinstance(spot.value, dict):
        Fields({}).refuse(spot)
        return None
    if "kind" not in spot.value:
        spot.wrong("missing", field="kind", hint=near("", [one.name for one in dialect.kinds]))
        return None
    kind = dialect.kind(str(spot.value["kind"]))
    if kind is None:
        no_kind(spot.at("kind"), [one.name for one in dialect.kinds], ruleset)
        return None
    values = Fields({**COMMON, **kind.fields}, kind.check).read(spot, leave=("kind",))
    if values is WRONG:
        return None
    declared = Declared(values["id"], values, arguments(values), spot)
    texts = {language: kind.text(declared, language) for language in LANGUAGES}
    _compare(declared, texts)
    return _made(kind, declared, texts)


def _made(kind: Kind, declared: Declared, texts: Mapping[str, str]) -> Piece | None:
    given = {**declared.given, "text": {**texts, **declared.given.get("text", {})}}
    try:
        piece = kind.build(Declared(declared.id, declared.values, given, declared.spot))
    except (SwcoreError, ValueError) as error:
        why = (error.message if isinstance(error, SwcoreError) else str(error)).rstrip(".")
        declared.spot.wrong("refused", why=why)
        return None
    source = declared.spot.report.source
    piece.declared = {FORMAT_KEY: FORMAT, **declared.spot.value}
    piece.rule_text = dict(texts)
    piece.source, piece.release, piece.made_at = source.name or source.release, source.release, source.name or source.release
    return piece


def _compare(declared: Declared, texts: Mapping[str, str]) -> None:
    """Report a hand-written text that says other numbers than the rules."""
    for language, text in declared.values.get("text", {}).items():
        theirs, ours = (sorted(set(map(int, _NUMBER.findall(told)))) for told in (text, texts.get(language, "")))
        if theirs and texts.get(language) and theirs != ours:
            spot = declared.spot.at("text")
            spot = spot.at(language) if isinstance(spot.value, dict) and language in spot.value else spot
            spot.warn("numbers", theirs=", ".join(map(str, theirs)), ours=", ".join(map(str, ours)) or "-")
