"""The drawn map in a game line by line: above its table, and at a terminal with room instead of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType

    from swcore.cli.drawing.picture import Picture
    from swcore.cli.session.session import Session

MAP = "map"  # the page that the picture stands on
TABLE_WORDS = ("table", "regions", "таблица", "области")  # words for that page without the picture


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
    from swcore.cli.drawing import standing

    console, language = session.terminal.console, session.texts.language
    if not console.is_terminal:
        return [session.renderer.position(session.game, seat, session.terminal.width)]
    asked = session.game.play.decision()
    combos = asked is None or asked.kind != "pick"
    below = standing.below(session.game.scene(seat, language), session.game.face(language).looks, combos=combos)
    picture = drawn(session, seat, standing.lines_of(console, below) + standing.LEGEND + 1)
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
    from swcore.cli.drawing import standing  # needs rich, and the help of commands is light

    game, language = session.game, session.texts.language
    if MAP not in session.renderer.page_words.values():
        return None
    menu = game.menu(seat, language) if seat is not None and seat in game.pending else None
    room = standing.Room.of(session.terminal.console)
    return standing.board(game.scene(seat, language), game.face(language).looks, menu, room, beside)


def legend(session: Session, seat: int | None, picture: Picture, more: str = "") -> list[RenderableType]:
    """Return a picture with what its letters and numbers mean.

    Args:
        session: the session.
        seat: who sees it.
        picture: the picture.
        more: what else is said of it.
    """
    from swcore.cli.drawing import standing

    told = " · ".join(filter(None, (session.texts("screen.legend"), more)))
    return standing.legend(session.game.scene(seat, session.texts.language), picture, told)
