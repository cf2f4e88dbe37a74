"""The menu of a session: every legal action with its number."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swcore.cli.contract import MenuLine
    from swcore.cli.session.session import Session


def list_actions(session: Session, seat: int) -> list[MenuLine]:
    """Keep the legal actions of a seat with what they do as the menu of a session; return them as lines of a menu."""
    session.menu, session.labels, session.hinted = [], {}, None
    lines = session.renderer.menu(session.game, seat)
    session.menu = [action for actions, _, _ in lines for action in actions]
    session.labels = {action: what for actions, _, what in lines for action in actions}
    return lines


def show_menu(session: Session, seat: int) -> None:
    """Show where the game stands, what is asked and every legal action with its number."""
    from swcore.cli.drawing import menus  # needs rich, and the help of commands is light

    lines = [menus.Line(len(actions), session.spoken.say(text), what) for actions, text, what in list_actions(session, seat)]
    status, prompt = session.renderer.status(session.game, seat), session.renderer.prompt(session.game, seat)
    hints = session.renderer.hints(session.game, seat)
    menus.show(session.terminal, status, prompt, lines, hints, shorter=session.texts("menu.short"))
