"""The drawn map in a game line by line: above its table, and at a terminal with room instead of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType

    from swcore.cli.drawing.picture import Picture
    from swcore.cli.session.session import Session

MAP = "map"  # the page that the picture stands on
TABLE_WORDS = ("table", "regions", "таблица", "области")  # words for that page without the picture
LEAST, MOST = (60, 16), (130, 34)  # columns and rows of a picture
LEGEND = 2  # rows of what its letters mean


def page(session: Session, word: str, args: list[str], seat: int | None) -> list[RenderableType]:
    """Return a page of a game: the map as its picture, as long as it is not asked for as a table.

    Args:
        session: the session.
        word: the word that was typed, in small letters.
        args: what stands behind it.
        seat: who reads.
    """
    renderer, texts = session.renderer, session.texts
    table = word in TABLE_WORDS
    name = MAP if table else renderer.page_words[word]
    picture = drawn(session, seat) if name == MAP and not table and not args else None
    if picture is not None and session.terminal.console.is_terminal:  # the table would push it out of the window
        return [*legend(session, seat, picture, texts("map.table"))]
    shown = renderer.page(session.game, seat, name, args, session.terminal.width)
    return [shown] if picture is None else [*legend(session, seat, picture), "", shown]


def is_page(session: Session, word: str) -> bool:
    """Return whether a word stands for a page."""
    pages = session.renderer.page_words
    return word in pages or (word in TABLE_WORDS and MAP in pages.values())


def position(session: Session, seat: int) -> list[RenderableType]:
    """Return the whole position; at a terminal with room the map is drawn, and its table a page of its own.

    The map stands above what belongs to the seats, and is as high as that leaves room in the window, if all words fit then.
    """
    from swcore.cli.drawing.tables import notes, panels, rows

    console, language = session.terminal.console, session.texts.language
    if not console.is_terminal:
        return [session.renderer.position(session.game, seat, session.terminal.width)]
    scene, looks = session.game.scene(seat, language), session.game.face(language).looks
    asked = session.game.play.decision()
    combos = [] if asked is not None and asked.kind == "pick" else ["", rows(scene, looks)]
    below: list[RenderableType] = [panels(scene), *notes(scene), *combos]
    picture = drawn(session, seat, sum(len(console.render_lines(one)) for one in below) + LEGEND + 1)
    if picture is None:
        return [session.renderer.position(session.game, seat, session.terminal.width)]
    return [*legend(session, seat, picture), "", *below]


def drawn(session: Session, seat: int | None, beside: int = 0) -> Picture | None:
    """Return the map as a seat sees it, with what may be acted upon; None where there is none, or no room for its words.

    Args:
        session: the session.
        seat: who sees it.
        beside: lines that are shown with it, if it can be low enough.
    """
    from swcore.cli.drawing.boards import costs_of, draw_boards  # needs rich, and the help of commands is light

    terminal, language = session.terminal, session.texts.language
    width = min(MOST[0], terminal.width - 1)
    if width < LEAST[0] or MAP not in session.renderer.page_words.values():
        return None
    game = session.game
    menu = game.menu(seat, language) if seat is not None and seat in game.pending else None
    ascii_only = not terminal.console.encoding.startswith("utf")
    for height in heights(width, terminal.console.height if terminal.console.is_terminal else 0, beside):
        found = draw_boards(
            game.scene(seat, language),
            width,
            height,
            game.face(language).looks,
            costs=costs_of(menu) if menu else {},
            ascii_only=ascii_only,
        )
        if found is None or not found.missing:
            return found
    return None


def heights(width: int, window: int, beside: int) -> list[int]:
    """Return how many rows a picture may have, the best first: as the window leaves them, then more until all words fit.

    Args:
        width: columns of the picture.
        window: rows of the window; 0 where there is none.
        beside: rows of what is shown with the picture.
    """
    usual = max(LEAST[1], min(MOST[1], width // 4))
    alone = max(LEAST[1], min(MOST[1], window - LEGEND - 1)) if window else MOST[1]  # the line that is typed stands below
    together = [window - beside] if window and LEAST[1] <= window - beside < usual else []
    return [*together, *range(min(usual, alone), alone + 1), *range(alone + 3, MOST[1] + 1, 3)]


def legend(session: Session, seat: int | None, picture: Picture, more: str = "") -> list[RenderableType]:
    """Return a picture with what its letters and numbers mean.

    Args:
        session: the session.
        seat: who sees it.
        picture: the picture.
        more: what else is said of it.
    """
    from rich.text import Text

    from swcore.cli.drawing.styles import badge, letter

    line = Text()
    for panel in session.game.scene(seat, session.texts.language).of("panel"):
        if panel.seat is not None:
            line.append(letter(panel.seat), badge(panel.seat))
            line.append(f" {panel.label}  ")
    line.append(" · ".join(filter(None, (session.texts("screen.legend"), more))), "dim")
    return [picture.shown(), line]
