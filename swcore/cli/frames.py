"""A saved game as pictures of its map: one a step in a folder, or a moving one."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from swcore.cli.map_files import picture_of
from swcore.errors import SwcoreError
from swcore.graph.drawing.extra import needed

if TYPE_CHECKING:
    from swcore.game.game import Game

WIDTH = 900  # of a moving picture, in pixels
EACH, LAST = 350, 3000  # thousandths of a second that a picture stays
MOST = 2000


def pictures(game: Game, language: str) -> Iterator[tuple[int, str]]:
    """Yield the steps after which the map looks different, each with its picture as SVG. The game stands at its end after it.

    Args:
        game: the game, at its end.
        language: of the key.

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


def write_frames(game: Game, folder: Path, language: str) -> int:
    """Write the pictures of a game into a folder, as SVG, each named by its step, and return how many.

    Args:
        game: the game.
        folder: where; made when it is not there.
        language: of the key.

    Raises:
        OSError: a file cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for number, picture in pictures(game, language):
        (folder / f"step-{number:04}.svg").write_text(picture, encoding="utf-8")
        count += 1
    return count


def write_gif(game: Game, file: Path, language: str) -> int:
    """Write a moving picture of a game, and return of how many pictures it is made.

    Args:
        game: the game.
        file: the file.
        language: of the key.

    Raises:
        SwcoreError: `extra-missing`: the extra `pictures` is not installed; `picture-ending` for a file that is not .gif.
        OSError: the file cannot be written.
    """
    if file.suffix.lower() != ".gif":
        told = f"{file.name!r} says no format of a picture."
        raise SwcoreError(told, code="picture-ending", hint="A moving picture ends with .gif.", file=file.name, endings=[".gif"])
    from swcore.wording.pictures import png_of

    with needed("pictures"):
        from PIL import Image
    shown: list[Image.Image] = []
    for _, picture in pictures(game, language):
        if len(shown) < MOST:
            with Image.open(BytesIO(png_of(picture, WIDTH))) as image:
                shown.append(image.convert("RGB").quantize(96))
    times = [EACH] * (len(shown) - 1) + [LAST]
    out = BytesIO()
    shown[0].save(out, format="GIF", save_all=True, append_images=shown[1:], duration=times, loop=0, optimize=False)
    file.write_bytes(out.getvalue())
    return len(shown)
