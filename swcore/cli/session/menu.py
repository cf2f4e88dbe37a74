"""The menu: where the game stands, what is asked, and every legal action with its number."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from swcore.cli.contract import MenuLine
    from swcore.cli.session.session import Session

LINES = 2  # of the window: an empty one above the menu, and the one that is typed


def list_actions(session: Session, seat: int) -> list[MenuLine]:
    """Keep the legal actions of a seat with what they do as the menu of a session; return them as lines of a menu."""
    session.menu, session.labels, session.hinted = [], {}, None
    lines = session.renderer.menu(session.game, seat)
    session.menu = [action for actions, _, _ in lines for action in actions]
    session.labels = {action: what for actions, _, what in lines for action in actions}
    return lines


def show_menu(session: Session, seat: int) -> None:
    """Show where the game stands, what is asked and every legal action with its number.

    What is higher than the window is told shorter; where that is not enough, the question stands below the actions.
    """
    lines, terminal = list_actions(session, seat), session.terminal
    status, prompt = session.renderer.status(session.game, seat), session.renderer.prompt(session.game, seat)
    hints, shown = [*session.renderer.hints(session.game, seat)], _table(session, lines)
    low = terminal.console.is_terminal and _too_high(session, [status, prompt, shown, *hints])
    if low and any("\n" in what for _, _, what in lines):
        shown = _table(session, [(actions, text, what.partition("\n")[0]) for actions, text, what in lines])
        hints.append(session.texts("menu.short"))
        low = _too_high(session, [status, prompt, shown, *hints])
    if low:
        terminal.say("", shown)
    terminal.say("", status, style="bold")
    terminal.say(prompt, *([] if low else [shown]))
    terminal.say(*hints, style="dim")


def _too_high(session: Session, parts: list[RenderableType]) -> bool:
    """Return whether parts and the line that is typed are more than the window holds."""
    console = session.terminal.console
    return sum(len(console.render_lines(one)) for one in parts) + LINES >= console.height


def _table(session: Session, lines: list[MenuLine]) -> Table:
    """Return the lines of a menu with their numbers."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(style="cyan", overflow="fold")
    table.add_column(overflow="fold")
    number = 1
    for actions, text, what in lines:
        last = number + len(actions) - 1
        table.add_row(str(number) if last == number else f"{number}–{last}", session.spoken.say(text), what)
        number = last + 1
    return table
