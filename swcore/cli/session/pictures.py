"""The drawn map in a game line by line: above its table where there is room, and instead of it at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType

    from swcore.cli.drawing.picture import Picture
    from swcore.cli.session.session import Session

MAP = "map"  # the page that the picture stands on
TABLE_WORDS = ("table", "regions", "таблица", "области")  # words for that page without the picture
LEAST, MOST = (60, 16), (130, 34)  # columns and rows of a picture


def page(session: Session, word: str, args: list[str], seat: int | None) -> list[RenderableType]:
    """Return a page of a game: that of the map with its picture, as long as it is not asked for as a table.

    Args:
        session: the session.
        word: the word that was typed, in small letters.
        args: what stands behind it.
        seat: who reads.
    """
    renderer = session.renderer
    table = word in TABLE_WORDS
    name = MAP if table else renderer.page_words[word]
    shown = renderer.page(session.game, seat, name, args, session.terminal.width)
    picture = drawn(session, seat) if name == MAP and not table and not args else None
    return [shown] if picture is None else [*legend(session, seat, picture), "", shown]


def is_page(session: Session, word: str) -> bool:
    """Return whether a word stands for a page."""
    pages = session.renderer.page_words
    return word in pages or (word in TABLE_WORDS and MAP in pages.values())


def position(session: Session, seat: int) -> list[RenderableType]:
    """Return the whole position; at a terminal with room the map is drawn, and its table a page of its own."""
    from swcore.cli.drawing.tables import notes, panels, rows

    picture = drawn(session, seat) if session.terminal.console.is_terminal else None
    if picture is None:
        return [session.renderer.position(session.game, seat, session.terminal.width)]
    scene, looks = session.game.scene(seat, session.texts.language), session.game.face(session.texts.language).looks
    asked = session.game.play.decision()
    combos = [] if asked is not None and asked.kind == "pick" else [rows(scene, looks), ""]
    return [panels(scene), *notes(scene), "", *combos, *legend(session, seat, picture)]


def drawn(session: Session, seat: int | None) -> Picture | None:
    """Return the map as a seat sees it, with what may be acted upon; None where there is none, or no room for its words."""
    from swcore.cli.drawing.boards import costs_of, draw_boards  # needs rich, and the help of commands is light

    terminal, language = session.terminal, session.texts.language
    width = min(MOST[0], terminal.width - 1)
    if width < LEAST[0] or MAP not in session.renderer.page_words.values():
        return None
    game = session.game
    menu = game.menu(seat, language) if seat is not None and seat in game.pending else None
    ascii_only = not terminal.console.encoding.startswith("utf")
    for height in range(max(LEAST[1], min(MOST[1], width // 4)), MOST[1] + 1, 3):  # as low as all words fit
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


def legend(session: Session, seat: int | None, picture: Picture) -> list[RenderableType]:
    """Return a picture with what its letters and numbers mean."""
    from rich.text import Text

    from swcore.cli.drawing.styles import badge, letter

    line = Text()
    for panel in session.game.scene(seat, session.texts.language).of("panel"):
        if panel.seat is not None:
            line.append(letter(panel.seat), badge(panel.seat))
            line.append(f" {panel.label}  ")
    line.append(session.texts("screen.legend"), "dim")
    return [picture.shown(), line]
