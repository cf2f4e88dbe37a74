"""A saved game as pictures of its map: one a step in a folder, or a moving one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from swcore.cli.map_files import picture_of
from swcore.errors import SwcoreError
from swcore.graph.drawing.extra import needed
from swcore.text.writing import check_folder, check_writable, put, written

if TYPE_CHECKING:
    from swcore.game.game import Game

WIDTH = 600  # of a moving picture, in pixels: one of 900 takes almost three times as long
EACH, LAST = 350, 3000  # thousandths of a second that a picture stays
MOST = 2000
Tick = Callable[[], None]


def silent() -> None:
    """Tell nobody that a step is drawn."""


def pictures(game: Game, language: str, tick: Tick = silent) -> Iterator[tuple[int, str]]:
    """Yield the steps after which the map looks different, each with its picture as SVG. The game stands at its end after it.

    Args:
        game: the game, at its end.
        language: of the key.
        tick: called after each step.

    Raises:
        MapError: `no-maps` for a game that is played without one.
    """
    last = len(game.log) - 1
    for _ in range(last):
        game.undo()
    before = ""
    for number in range(last + 1):
        if number:
            game.redo()
        picture = picture_of(game, None, language, key=True)
        if picture != before:
            yield number, picture
        before = picture
        tick()


def check_new(folder: Path) -> None:
    """Refuse a folder that holds pictures of steps already: those of two games could not be told apart.

    Args:
        folder: where pictures are to be written; it need not be there.

    Raises:
        SwcoreError: `frames-there`.
        OSError: nothing can be written there.
    """
    there = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    with written(folder):
        check_folder(there)
    old = sorted(folder.glob("step-*.svg")) if folder.exists() else []
    if old:
        told = f"{folder} holds pictures of steps already, such as {old[0].name}."
        hint = "Take another folder, or remove them first."
        raise SwcoreError(told, code="frames-there", hint=hint, folder=str(folder), file=old[0].name)


def check_gif(file: Path) -> None:
    """Refuse a file that no moving picture can be written to.

    Args:
        file: the file.

    Raises:
        SwcoreError: `picture-ending` for one that does not end with .gif.
        OSError: as `check_writable`.
    """
    if file.suffix.lower() != ".gif":
        told = f"{file.name!r} says no format of a picture."
        raise SwcoreError(told, code="picture-ending", hint="A moving picture ends with .gif.", file=file.name, endings=[".gif"])
    check_writable(file)


def write_frames(game: Game, folder: Path, language: str, tick: Tick = silent) -> int:
    """Write the pictures of a game into a folder, as SVG, each named by its step, and return how many.

    Args:
        game: the game.
        folder: where; made when it is not there.
        language: of the key.
        tick: called after each step.

    Raises:
        SwcoreError: as `check_new`.
        OSError: a file cannot be written.
    """
    check_new(folder)
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for number, picture in pictures(game, language, tick):
        put(folder / f"step-{number:04}.svg", picture)
        count += 1
    return count


def write_gif(game: Game, file: Path, language: str, tick: Tick = silent) -> int:
    """Write a moving picture of a game, and return of how many pictures it is made.

    Args:
        game: the game.
        file: the file.
        language: of the key.
        tick: called after each step.

    Raises:
        SwcoreError: `extra-missing`: the extra `pictures` is not installed; `picture-ending` for a file that is not .gif.
        OSError: the file cannot be written.
    """
    check_gif(file)
    from swcore.wording.pictures import png_of

    with needed("pictures"):
        from PIL import Image
    shown: list[Image.Image] = []
    for _, picture in pictures(game, language, tick):
        if len(shown) < MOST:
            with Image.open(BytesIO(png_of(picture, WIDTH))) as image:
                shown.append(image.convert("RGB").quantize(96))
    times = [EACH] * (len(shown) - 1) + [LAST]
    out = BytesIO()
    shown[0].save(out, format="GIF", save_all=True, append_images=shown[1:], duration=times, loop=0, optimize=False)
    put(file, out.getvalue())
    return len(shown)
