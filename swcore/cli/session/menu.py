"""The menu: where the game stands, what is asked, and every legal action with its number."""

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
    from rich.table import Table

    lines = list_actions(session, seat)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(style="cyan", overflow="fold")
    table.add_column(overflow="fold")
    number = 1
    for actions, text, what in lines:
        last = number + len(actions) - 1
        table.add_row(str(number) if last == number else f"{number}–{last}", session.spoken.say(text), what)
        number = last + 1
    session.terminal.say("", session.renderer.status(session.game, seat), style="bold")
    session.terminal.say(session.renderer.prompt(session.game, seat), table)
    session.terminal.say(*session.renderer.hints(session.game, seat), style="dim")
