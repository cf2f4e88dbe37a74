"""What commands that deal with maps share: maps by whatever names they have, and pictures of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import attrs
import click

from swcore.cli.setup import DEFAULT_GAME, Choice, map_given
from swcore.errors import MapError, PluginError, SwcoreError, nearest
from swcore.text.writing import put

if TYPE_CHECKING:
    from swcore.authoring.maps import Fault, Report
    from swcore.engine.ruleset import Ruleset
    from swcore.game.game import Game
    from swcore.graph import RegionMap
    from swcore.wording.catalogue import Catalogue
    from swcore.wording.face import Face
    from swcore.wording.pictures import Spot
    from swcore.wording.scene import Scene

F = TypeVar("F", bound=Callable[..., Any])
SHOWN = 6  # names of a list
PRINTED = ".pdf"
ENDINGS = (".svg", ".png", PRINTED)


def game_option(command: F) -> F:
    """Add `--game`."""
    add = click.option("--game", default="", metavar="NAME", help="The game whose map it is; small-world for a file.")
    return add(command)


def named_map(name: str, game: str) -> tuple[Ruleset, RegionMap]:
    """Return a map by its name or file, with the rules that it is for.

    Args:
        name: a name of `swcore maps`, or a file.
        game: the game; "" for the usual one, or the one that has a map of this name.

    Raises:
        MapError: `unknown-map`, or whatever is wrong with it.
    """
    from swcore.hooks.discovery import find_book
    from swcore.hooks.library import Library

    if not game and not Path(name).exists():
        library = Library.installed()
        for one in (DEFAULT_GAME, *library.games):
            try:
                book = find_book(library, one)
            except PluginError:  # of a game that cannot be loaded nobody is told here
                continue
            if book.maps and book.has_map(name):
                game = one
                break
    ruleset = Choice(game=game or DEFAULT_GAME).rules()[0]
    return ruleset, ruleset.book.read_map(ruleset, map_given(name, ruleset.book))


def models(ruleset: Ruleset) -> list[RegionMap]:
    """Return the maps of a game.

    Args:
        ruleset: its rules.
    """
    return [ruleset.book.read_map(ruleset, name) for name in ruleset.book.maps]


def fault_in(ruleset: Ruleset, source: RegionMap, found: Report, land: Collection[str]) -> Fault | None:
    """Return why no game can begin on a map, or None.

    Args:
        ruleset: the rules.
        source: the map.
        found: what was found out about it.
        land: the regions that can be held.
    """
    from swcore.authoring.maps import Fault, fault_of
    from swcore.game.game import Game
    from swcore.graph import dump_map

    said = None
    try:
        Game.new(ruleset, seats=ruleset.usual_seats(ruleset.resolve_options("", {})[1]), seed=0, map=dump_map(source))
    except MapError as error:
        said = error
    if found.entries and said is not None:  # such as more natives than there are tokens of them
        return Fault(said, ())
    return fault_of(source, found, land, said)


def told_fault(fault: Fault, texts: Catalogue) -> list[str]:
    """Return a fault in the words of the reader.

    Args:
        fault: the fault.
        texts: the words of the command line.
    """
    from swcore.wording.errors import in_words

    lines = [line for line in in_words(fault.error, texts.language) if line]
    return [*lines, texts("map.rim", names=some(fault.regions))] if fault.regions else lines


def clashing(ruleset: Ruleset, source: RegionMap) -> tuple[list[str], list[str]]:
    """Return the regions whose ids are taken for something else where a line is typed, and those that differ only in size.

    A number picks a line of a menu, a word of the game is an action, and what is typed small may mean a region that is large.

    Args:
        ruleset: the rules.
        source: the map.
    """
    from swcore.engine.actions import Action, Choose, Done, Revise

    kinds: tuple[type[Action], ...] = (*ruleset.book.action_kinds, Done, Choose, Revise)
    words = {kind.kind for kind in kinds}
    sizes = Counter(one.lower() for one in source.ids)
    taken = [one for one in source.ids if one.isdigit() or one.lower() in words]
    return taken, [one for one in source.ids if sizes[one.lower()] > 1]


def clash_notes(ruleset: Ruleset, source: RegionMap, texts: Catalogue) -> list[str]:
    """Return what is told of ids that are hard to type, see `clashing`."""
    told = zip(("map.taken", "map.size-only"), clashing(ruleset, source), strict=True)
    return [texts(key, names=some(names)) for key, names in told if names]


def some(names: Sequence[str]) -> str:
    """Return the first of many names."""
    return ", ".join(names[:SHOWN]) + (" …" if len(names) > SHOWN else "")


def ending_of(out: Path) -> str:
    """Return the ending of the file of a picture.

    Raises:
        SwcoreError: `picture-ending`.
    """
    ending = out.suffix.lower()
    if ending not in ENDINGS:
        told = f"{out.name!r} says no format of a picture."
        raise SwcoreError(told, code="picture-ending", hint=nearest(ending, ENDINGS), file=out.name, endings=ENDINGS)
    return ending


def written(picture: str, out: Path) -> None:
    """Write a picture; the ending of the file says the format.

    Args:
        picture: as SVG.
        out: the file.

    Raises:
        SwcoreError: `picture-ending`, or `extra-missing` for PNG.
        OSError: the file cannot be written.
    """
    from swcore.wording.pictures import png_of

    put(out, png_of(picture) if ending_of(out) == ".png" else picture)


def picture_of(game: Game, seat: int | None, language: str, *, key: bool, ids: bool = True) -> str:
    """Return the picture of a position as SVG.

    Args:
        game: the game.
        seat: the viewer; None for a bystander.
        language: of the key.
        key: whether there is a key below it.
        ids: whether the ids of the regions are written.

    Raises:
        MapError: `no-maps` for a game that is played without one.
    """
    from swcore.wording.pictures import spots_of_scene

    source = game.ruleset.book.read_map(game.ruleset, game.play.setup.map)
    scene = game.scene(seat, language)
    return drawn(game.face(language), source, spots_of_scene(scene), key=key, ids=ids, scene=scene)


def drawn(face: Face, source: RegionMap, spots: Mapping[str, Spot], *, key: bool, ids: bool, scene: Scene | None = None) -> str:
    """Return the picture of a map as SVG.

    Args:
        face: what says how the words of the game look and are called.
        source: the map.
        spots: what is shown.
        key: whether there is a key below it.
        ids: whether the ids of the regions are written.
        scene: a game that may have changed the map.

    Raises:
        MapError: as `drawing_of`.
    """
    from swcore.graph.drawing import drawing_of
    from swcore.wording.errors import in_words
    from swcore.wording.pictures import svg_map
    from swcore.wording.pictures.in_play import in_play

    words = sorted({spot.terrain for spot in spots.values()}) + sorted({one for spot in spots.values() for one in spot.symbols})
    markers = sorted({marker for spot in spots.values() for marker, _ in spot.markers})
    told = [(id, _label(face, id)) for id in (*words, *markers) if key and _is_seen(face, id)]
    title = source.name.get(face.language) or source.name["en"]
    changes = None
    try:
        drawing = drawing_of(source, face.ruleset.book)
    except MapError as error:
        if error.code != "outline-partial":
            raise
        click.echo(" ".join(filter(None, in_words(error, face.language))), err=True)
        bare = attrs.evolve(source, regions=tuple(attrs.evolve(one, polygon=None) for one in source.regions))
        drawing = drawing_of(bare, face.ruleset.book)
    if scene is not None:
        drawing, changes = in_play(drawing, source.borders, scene)
    return svg_map(drawing, spots, face.looks, title=title, key=told, ids=ids, changes=changes)


def _is_seen(face: Face, id: str) -> bool:
    look = face.looks.get(id)
    return look is None or bool(look.sign or look.picture)


def _label(face: Face, id: str) -> str:
    found = face.about(id) or face.about(id.partition(":")[2])
    return id.partition(":")[2] if found is None else found.name
