"""Telling what an action costs, part by part, and why an action is not possible, each with the clauses of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from swcore.engine.actions import RESIGN, Action
from swcore.errors import ActionError
from swcore.text.escaping import cut
from swcore.wording.catalogue import figure

if TYPE_CHECKING:
    from swcore.cli.contract import Renderer
    from swcore.cli.session.spoken import Spoken
    from swcore.cli.terminal import Terminal
    from swcore.game.game import Game
    from swcore.wording.catalogue import Catalogue

NUMBER = "tokens"  # the unit of the parts of an action's own number
MOST_LETTERS = 80  # of a line that is told again


class Explainer:
    """Explains actions of one game.

    Args:
        game: the game.
        renderer, terminal, texts, spoken: how to say it and where.
    """

    def __init__(self, game: Game, renderer: Renderer, terminal: Terminal, texts: Catalogue, spoken: Spoken) -> None:
        self.game, self.renderer, self.terminal, self.texts, self.spoken = game, renderer, terminal, texts, spoken

    def legal(self, action: Action, seat: int, what: str) -> None:
        """Tell what a legal action does and costs.

        Args:
            action: the action.
            seat: who asks.
            what: what it does, as the menu says it.
        """
        self.terminal.say(self.texts("legal", action=self.spoken.say(action)))
        more: Callable[[Action], str] | None = getattr(self.renderer, "more", None)
        for line in ((more(action) if more else "") or what).splitlines():
            self.terminal.item("  ", line)
        self._parts(action, seat)

    def text(self, text: str, seat: int) -> None:
        """Tell why a text is not a legal action: it is not an action at all, not a whole one, or not possible now."""
        action = self.read(text)
        if action is not None:
            self.refuse(action, seat)
            self._parts(action, seat)

    def read(self, text: str) -> Action | None:
        """Return the action of a text; tell what is wrong with it and return None when it is not one."""
        try:
            return self.game.parse(text)
        except ActionError as error:
            first, *words = text.split() or [""]
            kind = self.game.ruleset.action_kinds.get(first.lower())
            text = cut(self.spoken.say(text), MOST_LETTERS)  # not as the game reads it
            if error.code == "malformed-action" and kind is not None:
                known = "misread" if len(words) >= kind.arity[0] else "malformed"
                self.terminal.say(self.texts(known, text=text, hint=self.texts("usage", usage=self.spoken.usage(kind.usage))))
            else:
                self.terminal.say(self.texts("no-action", text=text))
            return None

    def refuse(self, action: Action, seat: int) -> None:
        """Tell every reason why an action is illegal, with the rules behind it."""
        if action == RESIGN:
            self.terminal.say(f"{self.texts('word.resign')}: {self.texts('what.resign')}")
            return
        self.terminal.say(self.texts("illegal", action=self.spoken.say(action)))
        for reason in self.game.violations(action, seat):
            self.terminal.item("  – ", f"{self.renderer.why(reason)}{_cited(*reason.clauses)}")

    def _parts(self, action: Action, seat: int) -> None:
        """Tell the parts of the number with their sum, then what is paid besides in the same way."""
        parts = self.game.explain(action, seat)
        for unit in sorted({part.unit for part in parts}, key=lambda unit: (unit != NUMBER, unit)):
            if unit != NUMBER:
                self.terminal.say(f"  {self.texts(f'besides.{unit}')}")
            own = [part for part in parts if part.unit == unit]
            for part in own:
                self.terminal.item(f"  {figure(part.amount, '+3d')}  ", f"{self.renderer.part(part)}{_cited(part.clause)}")
            self.terminal.say(f"  ={figure(sum(part.amount for part in own), '2d')}")


def _cited(*clauses: str) -> str:
    shown = ", ".join(clause for clause in clauses if clause)
    return f" ({shown})" if shown else ""
