"""`swcore map new`: a map file from a grid of letters, a list of borders, or a number."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from swcore.cli.empty import NamesGiven
from swcore.cli.map_files import clash_notes, fault_in, game_option, models, some, told_fault
from swcore.cli.numbers import SEED, Whole
from swcore.cli.program import advised
from swcore.cli.setup import DEFAULT_GAME, Choice, language_option
from swcore.cli.terminal import Terminal
from swcore.cli.texts import TEXTS
from swcore.errors import MapError, SwcoreError
from swcore.text.escaping import quoted
from swcore.text.reading import read_capped
from swcore.text.writing import check_writable, put
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.authoring.maps import Fault, Report, Sketch
    from swcore.graph import RegionMap

ENDING = ".json"
MOST_BYTES = 256 * 1024


@click.command(cls=NamesGiven, short_help="Make a map file from a few lines, or from a number.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--from", "lines", default="", metavar="TEXT", help="A file with a grid of letters or a list of borders; - reads on."
)
@click.option("--seed", type=SEED, default=1, show_default=True, help="Where what is not said comes from.")
@click.option("--regions", type=Whole(1, 200), help="Without --from: how many regions.")
@click.option("--players", type=Whole(1, 20), help="For how many players it is.")
@click.option("--rounds", type=Whole(1, 100), help="How many rounds are played on it.")
@click.option("--name", default="", metavar="NAME", help="What it is called.")
@click.option("--force", is_flag=True, help="Overwrite a file that is there already.")
@game_option
@language_option
def new(
    file: Path,
    lines: str,
    seed: int,
    regions: int | None,
    players: int | None,
    rounds: int | None,
    name: str,
    force: bool,
    game: str,
    language: str,
) -> None:
    """Write the map FILE.

    --from names a text: a grid in which each letter is a region, or lines such as `a*: b c` (the star is for the edge of the
    board), and below either lines such as `a hill mine`. Each region of a list has a line, if only `f:`. What is not said is
    dealt as on the maps of the game. Without --from, a map is made up.
    """
    from swcore.authoring.maps import deal, random_sketch, report, sketch_of
    from swcore.graph import dump_map

    texts, terminal, file = Catalogue(language, TEXTS), Terminal(), _as_json(file)
    if file.exists() and not force:
        told, hint = f"{file}: there is a file of this name already.", "Take another name, or give --force."
        raise SwcoreError(told, code="file-exists", hint=hint, files=[str(file)])
    if lines and regions is not None:
        told, hint = "--regions is for a map that is made up; with --from the text says the regions.", "Leave one of the two out."
        raise SwcoreError(told, code="map-regions", hint=hint)
    check_writable(file)
    ruleset = Choice(game=game or DEFAULT_GAME).rules()[0]
    charts = models(ruleset)
    model = next((one for one in charts if players and one.players == players), charts[0] if charts else None)
    sketch: Sketch
    if lines:
        sketch = sketch_of(_text(lines))
    else:
        sketch = random_sketch(seed, regions or (len(model.regions) if model else 20), model.aspect if model else 1.4)
    if model is not None:
        players, rounds = players or model.players, rounds or model.rounds
    stem = "".join(one if one.isascii() and (one.isalnum() or one in "-_.") else "-" for one in file.stem.lower())[:60]
    id = stem.lstrip("-_.") or "map"
    made = deal(sketch, charts, seed, ruleset.book.stock(ruleset)).finished(
        id, {"en": name or file.stem[:80] or id}, players=players, rounds=rounds
    )
    ruleset.book.read_map(ruleset, dump_map(made))  # unknown terrains and symbols are told now
    land, entry = ruleset.book.ways_in(ruleset, made)
    found = report(made, land, entry)
    put(file, dump_map(made))
    terminal.item("+ ", str(file))
    fault = fault_in(ruleset, made, found, land)
    if sketch.split:
        terminal.say(texts("map.split", names=some(sketch.split)))
    terminal.say(*_notes(made, found, fault, texts), *clash_notes(ruleset, made, texts))
    shown = quoted(str(file))
    picture = quoted(str(file.with_suffix(".svg")))
    commands = [f"swcore map draw {shown} --out {picture}", f"swcore map check {shown}", f"swcore play --map {shown}"]
    if fault is not None:
        commands.pop()
    terminal.say(texts("new.next"), *(f"  {advised(one)}" for one in commands))


def _as_json(file: Path) -> Path:
    """Return the file with the ending of a map, which may be left out.

    Raises:
        MapError: `map-ending` for another ending.
    """
    if file.suffix.lower() == ENDING:
        return file
    if not file.suffix or not file.suffix[1:].isalpha():  # the point of `v1.2` ends no name
        return file.with_name(file.name + ENDING)
    right = str(file.with_suffix(ENDING))
    told = f"A map is a file that ends with {ENDING}, and {file.name!r} does not."
    raise MapError(told, code="map-ending", hint=f"Name it {quoted(right)}.", file=file.name, right=quoted(right))


def _notes(made: RegionMap, found: Report, fault: Fault | None, texts: Catalogue) -> list[str]:
    """Return what the author of a new map should know."""
    notes = []
    if fault is not None:
        notes += told_fault(fault, texts)
    if found.alike:
        notes.append(
            texts("map.alike", n=len(found.alike), borders=found.borders, names=some(["–".join(p) for p in found.alike]))
        )
    if made.islands:
        pieces = made.components()
        notes.append(texts("map.pieces", n=len(pieces), names="; ".join(some(names) for names in pieces)))
    return notes


def _text(path: str) -> str:
    """Return the lines of a file, or of the standard input.

    Raises:
        MapError: `map-unreadable`.
    """
    try:
        raw = sys.stdin.buffer.read(MOST_BYTES) if path == "-" else read_capped(Path(path), MOST_BYTES)
        return raw.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise MapError(f"{quoted(path)} cannot be read: {why}.", code="map-unreadable", source=path) from error
