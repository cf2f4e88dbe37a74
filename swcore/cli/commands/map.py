"""`swcore map`: draw a map, look it over, or make a new one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from swcore.cli.begun import nothing_else
from swcore.cli.commands.map_check import check
from swcore.cli.commands.map_new import new
from swcore.cli.empty import NamesGiven, NamesGivenGroup
from swcore.cli.map_files import PRINTED, drawn, ending_of, game_option, named_map, picture_of, written
from swcore.cli.numbers import Real
from swcore.cli.printed import PAPER_NAMES
from swcore.cli.session.keep import note, read_game
from swcore.cli.setup import Choice, language_option
from swcore.cli.terminal import Terminal
from swcore.cli.texts import TEXTS
from swcore.errors import MapError, SwcoreError
from swcore.text.writing import check_writable
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset
    from swcore.graph import RegionMap


@click.group("map", cls=NamesGivenGroup, short_help="Draw a map, look it over, or make a new one.")
def map_() -> None:
    """Draw a map, look whether it is fair, or make a new one from a few lines."""


map_.add_command(check)
map_.add_command(new)


@map_.command(cls=NamesGiven, short_help="Draw a map as SVG or PNG, or print it as PDF.")
@click.argument("name", default="", metavar="MAP")
@click.option(
    "--out", required=True, type=click.Path(path_type=Path), metavar="FILE", help="The picture: .svg or .png; or .pdf, to print."
)
@click.option("--save", default="", metavar="FILE", help="Draw the position of this saved game.")
@click.option("--key/--no-key", default=True, help="Say below the picture what the terrains and symbols are.")
@click.option("--ids/--no-ids", default=True, help="Write the ids of the regions.")
@click.option("--width", type=Real(50, 5000), metavar="MM", help="How wide a PDF becomes; wide enough for tokens.")
@click.option("--paper", type=click.Choice(PAPER_NAMES), default="a4", show_default=True, help="The size of the paper of a PDF.")
@game_option
@language_option
def draw(
    name: str,
    out: Path,
    save: str,
    key: bool,
    ids: bool,
    width: float | None,
    paper: str,
    game: str,
    language: str,
) -> None:
    """Draw MAP, which is a name of `swcore maps` or a file, as a picture. With --save, the map of a saved game as it stands.

    A PDF is the map to play on, large enough for tokens, on as many pages as it takes, as `swcore card --map` prints it. Maps of
    the games are shipped with their drawings; others are drawn with livelier borders where the extra `drawing` is installed. PNG
    needs the extra `pictures`, PDF the extra `print`.
    """
    texts, terminal = Catalogue(language, TEXTS), Terminal()
    if not save and not name:
        raise MapError(
            "Say which map is to be drawn.", code="map-missing", hint="Name a map, a file, or a saved game with --save."
        )
    if save:
        nothing_else("A saved game", Choice(), {"MAP": name, "--game": game})
    check_writable(out)
    if ending_of(out) == PRINTED:
        _print(name, save, out, width or 0.0, paper, game, language)
        return
    if save:
        found = read_game(save, Choice())
        note(found, save, texts, Choice())
        picture = picture_of(found.game, None, language, key=key, ids=ids)
    else:
        picture = _empty(*named_map(name, game), language, key=key, ids=ids)
    written(picture, out)
    terminal.say(texts("map.drawn", file=str(out)))


def _print(name: str, save: str, out: Path, width: float, paper: str, game: str, language: str) -> None:
    """Print a map to play on.

    Raises:
        SwcoreError: `print-position`: a position is no map to play on; and as `map_of`.
    """
    from swcore.cli.printed import write
    from swcore.cli.printed_maps import map_of, rules_with
    from swcore.printing import job_for, laid_out

    if save:
        told, hint = "A position is not printed: a PDF is the map without tokens.", "Take .svg or .png, or leave --save out."
        raise SwcoreError(told, code="print-position", hint=hint, file=out.name)
    source, tiles = map_of(name, game, paper, width, language)
    job = job_for(rules_with(name, game), language)
    write(
        laid_out(job.texts.name(source.name), [[tile] for tile in tiles], paper, job.texts),
        out,
        paper,
        Catalogue(language, TEXTS),
    )


def _empty(ruleset: Ruleset, source: RegionMap, language: str, *, key: bool, ids: bool) -> str:
    """Return the picture of a map as a game on it begins; of one that no game can begin on, what is printed on it."""
    from swcore.game.game import Game
    from swcore.graph import dump_map
    from swcore.wording.pictures import spots_of_map, spots_of_scene
    from swcore.wording.shows import face_of

    _, options = ruleset.resolve_options("", {})
    try:
        playing = Game.new(ruleset, seats=ruleset.usual_seats(options), seed=0, map=dump_map(source))
        spots = spots_of_scene(playing.scene(None, language))
    except MapError:
        spots = spots_of_map(source)
    return drawn(face_of(ruleset, language), source, spots, key=key, ids=ids)
