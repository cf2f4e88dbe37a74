"""`swcore map`: draw a map, look it over, or make a new one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from swcore.cli.commands.map_check import check
from swcore.cli.commands.map_new import new
from swcore.cli.empty import NamesGiven, NamesGivenGroup
from swcore.cli.map_files import drawn, ending_of, game_option, named_map, picture_of, written
from swcore.cli.session.keep import note, read_game
from swcore.cli.setup import Choice, language_option
from swcore.cli.terminal import Terminal
from swcore.cli.texts import TEXTS
from swcore.errors import MapError
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset
    from swcore.graph import RegionMap


@click.group("map", cls=NamesGivenGroup, short_help="Draw a map, look it over, or make a new one.")
def map_() -> None:
    """Draw a map, look whether it is fair, or make a new one from a few lines."""


map_.add_command(check)
map_.add_command(new)


@map_.command(cls=NamesGiven, short_help="Draw a map as SVG or PNG.")
@click.argument("name", default="", metavar="MAP")
@click.option("--out", required=True, type=click.Path(path_type=Path), metavar="FILE", help="The picture: .svg or .png.")
@click.option("--save", default="", metavar="FILE", help="Draw the position of this saved game.")
@click.option("--key/--no-key", default=True, help="Say below the picture what the terrains and symbols are.")
@click.option("--ids/--no-ids", default=True, help="Write the ids of the regions.")
@game_option
@language_option
def draw(name: str, out: Path, save: str, key: bool, ids: bool, game: str, language: str) -> None:
    """Draw MAP, which is a name of `swcore maps` or a file, as a picture. With --save, the map of a saved game as it stands.

    Maps of the games are shipped with their drawings; for others, install the extra `drawing`. PNG needs the extra `pictures`.
    """
    texts, terminal = Catalogue(language, TEXTS), Terminal()
    if not save and not name:
        raise MapError(
            "Say which map is to be drawn.", code="map-missing", hint="Name a map, a file, or a saved game with --save."
        )
    ending_of(out)
    if save:
        found = read_game(save, Choice())
        note(found, save, texts, Choice())
        picture = picture_of(found.game, None, language, key=key, ids=ids)
    else:
        picture = _empty(*named_map(name, game), language, key=key, ids=ids)
    written(picture, out)
    terminal.say(texts("map.drawn", file=str(out)))


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
