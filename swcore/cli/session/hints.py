"""The word `hint`: what the guide of a first game says, else what the usual bot would do; and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.errors import PluginError, SwcoreError
from swcore.wording.hinting import line_of, reasons

if TYPE_CHECKING:
    from swcore.cli.session.session import Session
    from swcore.engine.actions import Action

ADVISER = "greedy"


def give_hint(session: Session, seat: int) -> None:
    """Tell a hint; where a guide has advice the hint is that advice, so that the two never disagree.

    Args:
        session: the session.
        seat: who is asked.
    """
    game = session.game
    if session.guide is not None and seat == session.guide.seat:
        step = session.guide.next(game)
        if step is not None:
            *_, reason, todo = session.guide.lines(game, seat)
            session.show_hint(game.parse(step.action), [todo, reason])
            return
    found = bots_choice(session, seat)
    if found is None:
        session.terminal.say(session.texts("hint.none"))
        return
    action, why = found
    number = next((number for number, one in enumerate(session.menu, start=1) if one == action), "")
    label = next((line_of(one) for one in game.face(session.texts.language).choices(game, seat) if one.action == action.text), "")
    what = session.hint_line(action, label)
    bot = session.texts(f"bot.{ADVISER}")
    session.show_hint(action, [session.texts("hint.bot", bot=bot, n=number, action=what), *why])


def bots_choice(session: Session, seat: int) -> tuple[Action, list[str]] | None:
    """Return what the usual bot would do, and why; None where no bot knows the game.

    Raises:
        PluginError: a piece fails while the bot looks ahead.
    """
    from swcore.bots import GreedyBot, make_bot
    from swcore.bots.analysis import best_first

    try:
        bot = make_bot(ADVISER, session.game.ruleset, 0)
        assert isinstance(bot, GreedyBot)
        ranked = bot.rank(session.game, seat)
    except SwcoreError as error:
        if isinstance(error, PluginError) and error.code != "no-value":  # a piece fails while the bot looks ahead
            raise
        return None
    action = bot.best_of(ranked)
    return action, reasons(session.game.face(session.texts.language), session.game, seat, best_first(ranked), action)
