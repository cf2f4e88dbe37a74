"""What is said of ids that stand twice in a piece file, and of kinds of piece that a game does not have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from swcore.authoring.findings import closest, shown
from swcore.authoring.spots import Report, Spot
from swcore.engine.ruleset import Ruleset
from swcore.errors import Near
from swcore.wording.catalogue import LANGUAGES


def once(spots: Iterable[Spot]) -> None:
    """Complain of ids that stand twice in a file, with the lines of both."""
    seen: dict[str, int] = {}
    for spot in spots:
        id = spot.value.get("id") if isinstance(spot.value, dict) else None
        if isinstance(id, str) and id.strip():
            line = spot.report.source.places.of((*spot.path, "id")).line
            if id in seen:
                spot.at("id").wrong("id-twice", shown=shown(id), first=seen[id], second=line)
            seen.setdefault(id, line)


def no_kind(spot: Spot, names: list[str], ruleset: Ruleset) -> None:
    """Complain of a kind that the game does not have; all that it has are named, for another game may have it."""
    if not isinstance(spot.value, str):
        spot.unknown({"en": "kind of piece", "ru": "вид фигуры"}, names)
        return
    homes = list(spot.report.homes(spot.value))
    if homes:
        _elsewhere(spot, homes)
        return
    game, like = ruleset.id.partition(".")[2].replace("_", "-"), closest(spot.value, names)
    hint = Near(f"Did you mean {like}?", (like,)) if like else ""
    spot.wrong("no-kind", hint=hint, shown=shown(spot.value), game=game, known=", ".join(names))


def _elsewhere(spot: Spot, homes: list[tuple[str, Mapping[str, str]]]) -> None:
    """Complain of a kind that other games have."""
    report = spot.report
    theirs = {language: ", ".join(name.get(language, name["en"]) for _, name in homes) for language in LANGUAGES}
    add: Mapping[str, str] = {"en": "", "ru": ""}
    if "game" not in report.source.data:
        line = line_of(report, "game", homes[0][0])
        add = {"en": f": add {line} to the first lines of the file", "ru": f": допишите в начало файла {line}"}
    spot.wrong("kind-elsewhere", kind=shown(spot.value), theirs=theirs, ours=report.game, add=add)


def line_of(report: Report, field: str, value: str) -> str:
    """Return a field as the file writes it, in TOML or in JSON."""
    return f'{field} = "{value}"' if report.source.is_toml else f'"{field}": "{value}"'
