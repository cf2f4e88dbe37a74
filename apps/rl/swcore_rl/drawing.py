"""A game as text and as a picture, from the scene that any front end draws."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from swcore import Game
from swcore_rl.errors import needed, refused

MODES = ("human", "ansi", "rgb_array")
WIDTH, LINE, LETTER = 900, 22, 9  # pixels

Image = NDArray[np.uint8]


def check_mode(mode: str | None) -> str | None:
    """Return a way to render.

    Args:
        mode: `human`, which prints; `ansi`, text; `rgb_array`, a picture; None for none.

    Raises:
        SwcoreError: `rl-render` for another.
    """
    if mode is not None and mode not in MODES:
        raise refused("rl-render", f"There is no render_mode {mode!r}.", f"There are {', '.join(MODES)}.", mode=mode)
    return mode


def render(game: Game, mode: str | None, seat: int | None = None, lang: str = "en") -> Any:
    """Return or print a game.

    Args:
        game: the game.
        mode: one of `MODES`; nothing is drawn for None.
        seat: who looks; None for a bystander.
        lang: the language.

    Returns:
        The text for `ansi`, the picture for `rgb_array`, else None.
    """
    if mode == "rgb_array":
        return picture(game, seat, lang)
    if mode is None:
        return None
    shown = text(game, seat, lang)
    if mode == "ansi":
        return shown
    print(shown, flush=True)
    return None


def text(game: Game, seat: int | None = None, lang: str = "en") -> str:
    """Return a game in lines: where it stands, its seats, its boards, and what lies on the table.

    Args:
        game: the game.
        seat: who looks; None for a bystander.
        lang: the language.
    """
    return "\n".join(_lines(game, seat, lang))


def _lines(game: Game, seat: int | None, lang: str) -> Iterator[str]:
    scene = game.scene(seat, lang)
    yield scene.title
    if scene.status:
        yield scene.status
    lying: dict[str, list[str]] = {}
    for one in scene.elements:
        if one.kind not in ("area", "board", "panel") and one.at:
            count = getattr(one, "count", 1)
            lying.setdefault(one.at, []).append(f"{one.label} x{count}" if count > 1 else one.label)
    for one in scene.of("panel"):
        facts = ", ".join(f"{fact.label}: {fact.value}" for fact in one.facts)
        yield f"{'>' if one.asked else ' '} {one.label}{f' - {facts}' if facts else ''}"
    for one in scene.of("board"):
        yield f"{one.label}:"
        for area in scene.of("area"):
            if area.at == one.id and area.id in lying:
                yield f"  {area.label}: {', '.join(lying[area.id])}"
    for one in scene.of("row"):
        yield f"{one.label}: {', '.join(lying.get(one.id, ()))}"


def picture(game: Game, seat: int | None = None, lang: str = "en") -> Image:
    """Return a game as an RGB picture: its map with all that lies on it; of a game without a map its lines.

    Args:
        game: the game.
        seat: who looks; None for a bystander.
        lang: the language.

    Raises:
        ImportError: the extra `pictures` is not installed.
    """
    from swcore.wording.pictures import png_of

    with needed("pictures"):
        import resvg_py  # noqa: F401 - what png_of needs
        from PIL import Image as Pillow
    svg = _map(game, seat, lang) if game.play.setup.map is not None else _page(text(game, seat, lang))
    with Pillow.open(BytesIO(png_of(svg, WIDTH))) as image:
        return np.array(image.convert("RGB"), np.uint8)


def _map(game: Game, seat: int | None, lang: str) -> str:
    from swcore.graph.drawing import drawing_of
    from swcore.wording.pictures import spots_of_scene, svg_map

    source = game.ruleset.book.read_map(game.ruleset, game.play.setup.map)
    face, spots = game.face(lang), spots_of_scene(game.scene(seat, lang))
    return svg_map(drawing_of(source, game.ruleset.book), spots, face.looks, title=source.name.get(lang) or source.name["en"])


def _page(shown: str) -> str:
    lines = shown.split("\n")
    width, height = max(map(len, lines)) * LETTER + 2 * LINE, (len(lines) + 1) * LINE
    drawn = "".join(f'<text x="{LINE}" y="{(row + 1) * LINE}">{escape(line)}</text>' for row, line in enumerate(lines))
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    paper = f'<rect width="{width}" height="{height}" fill="#fffdf8"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Alegreya Sans" font-size="16">{paper}{drawn}</svg>'
