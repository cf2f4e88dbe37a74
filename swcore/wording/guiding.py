"""The guide of a first game: what to try next and why, at every question of somebody who plays for the first time.

Nothing is kept: where the guide stands follows from the log of the game, so it goes on rightly after undo and after a pause. What
it says is data, see `swcore.wording.guide_script`; it is said only where the position is as the text tells it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import attrs

from swcore.wording.catalogue import Catalogue, Table, in_language
from swcore.wording.guide_script import Advice, Facts, Line, Script, holds
from swcore.wording.menus import Data

if TYPE_CHECKING:
    from swcore.game.game import Game
    from swcore.wording.menus import Choice, Menu

AHEAD = 4  # steps that may be done in another order, or left out
MORE = 12  # actions more than there are steps, or since what had to be met, after which one on ways of one's own is left alone
DO = re.compile(r"\{do:([^}]+)\}")  # an action of the menu, told as it stands there
WORDS: Table = {
    "hint": {"en": "“Hint”", "ru": "«Подсказка»"},
    "what": {"en": "`?`", "ru": "«?»"},
    "do": {"en": "“{action}”", "ru": "«{action}»"},
    "over": {
        "en": "You find your way by yourself: I leave you to it. {hint} tells what a bot would do and why. Good luck!",
        "ru": "Вы справляетесь сами, дальше играйте без меня. Что сделал бы бот и почему, скажет {hint}. Удачи!",
    },
}


@attrs.frozen
class Guidance(Data):
    """What a guide says at an open question; each is "" where it does not say it.

    Args:
        intro: what is said at the beginning.
        strayed: whether something else has just been done than was advised.
        then: what is said of the step that was just followed.
        say: what is said of the question, or at the end of all steps.
        action: what to try.
        undo: whether what was done instead can be taken back.
        quiet: whether the guide has said all that it has to say.
        last: whether this is the last that it says: from now on one plays by oneself.
    """

    intro: str = ""
    strayed: bool = False
    then: str = ""
    say: str = ""
    action: str = ""
    undo: bool = False
    quiet: bool = False
    last: bool = False


@attrs.frozen
class Way:
    """How far somebody has come.

    Attributes:
        done: steps that are behind.
        acted: actions of theirs.
        last: the step that was just followed, or None.
        strayed: whether something else has just been done for the first time.
        exact: whether all steps so far have been followed, and nothing else has been done.
        met: actions of theirs up to the first of the kind before which nobody is left alone; None where there was none.
    """

    done: int = 0
    acted: int = 0
    last: Advice | None = None
    strayed: bool = False
    exact: bool = True
    met: int | None = None


class Guide:
    """Leads through a first game.

    Args:
        script: what it says.
        language: in which language.
        seat: whom it leads.
        how: what is typed or pressed for `hint` and `what`; the usual words when empty.
        say: tells a line of the menu, as one finds it there.
    """

    def __init__(
        self,
        script: Script,
        language: str,
        seat: int = 0,
        how: Mapping[str, str] | None = None,
        say: Callable[[Choice], str] = lambda choice: choice.label,
    ) -> None:
        self.script, self.language, self.seat, self.say = script, language, seat, say
        self.words = Catalogue(language, WORDS)
        self.how = {name: self.words(name) for name in ("hint", "what")} | dict(how or {})

    def guidance(self, game: Game, menu: Menu | None = None) -> Guidance:
        """Return what is said at the open question of the seat.

        Args:
            game: the game.
            menu: the question, where it is known already.
        """
        if self.seat not in game.pending:
            return Guidance()
        menu = menu or game.menu(self.seat, self.language)
        way, steps = self._way(game), self.script.steps
        facts, step = self._facts(game, menu, way), self._next(game, menu, way)
        limit, quiet, last, say = self._limit(way), False, False, ""
        if step is not None:
            say = self._all(step.say, menu, self._facts(game, menu, way, step.action))
        elif way.done >= len(steps):
            last, quiet = True, way.last is not steps[-1]
            say = "" if quiet else self._made(self.script.end, menu)
        elif way.acted >= limit:
            last, quiet = True, way.acted > limit
            say = "" if quiet else self._made(self.words("over"), menu)
        else:
            say = self._all(self.script.kinds.get(menu.kind, ()), menu, facts)
        return Guidance(
            intro="" if way.acted else self._made(self.script.intro, menu),
            strayed=way.strayed,
            then=self._all(way.last.then, menu, facts, free=way.exact) if way.last is not None else "",
            say=say,
            action=step.action if step is not None else "",
            undo=way.strayed and menu.undo,
            quiet=quiet,
            last=last and not quiet,
        )

    def next(self, game: Game, menu: Menu | None = None) -> Advice | None:
        """Return what to try now, or None where no step fits."""
        if self.seat not in game.pending:
            return None
        return self._next(game, menu or game.menu(self.seat, self.language), self._way(game))

    def _next(self, game: Game, menu: Menu, way: Way) -> Advice | None:
        if not way.exact and way.acted >= self._limit(way):
            return None
        legal = {choice.action for choice in menu.choices}
        for number, one in enumerate(self.script.steps[way.done : way.done + AHEAD], start=way.done):
            if one.ask != menu.kind or one.action not in legal:
                continue
            if one.when is None:
                fits = way.exact and number == way.done
            else:
                fits = holds(one.when, self._facts(game, menu, way, one.action))
            if fits:
                return one
        return None

    def _limit(self, way: Way) -> float:
        """Return after how many actions one who goes ways of one's own is left alone."""
        if not self.script.until:
            return len(self.script.steps) + MORE
        return math.inf if way.met is None else max(len(self.script.steps), way.met) + MORE

    def _facts(self, game: Game, menu: Menu, way: Way, action: str = "") -> Facts:
        """Return what is so in the position, and of an action of the menu."""
        kinds = {one.action.split()[0] for one in menu.choices}
        facts: dict[str, Any] = {
            **game.face(self.language).standing(game, self.seat),
            **{f"can.{kind}": kind in kinds for kind in game.ruleset.action_kinds},
            "path": way.exact,
            "undo": menu.undo,
            "dice": sum(1 for one in menu.choices if one.faces),
        }
        for one in menu.choices:
            if one.action == action:
                facts |= {"cost": one.cost, "ends": one.ends_turn}
            if one.action == "done":
                facts["done.ends"] = one.ends_turn
        return facts

    def _way(self, game: Game) -> Way:
        steps, done, acted, last, strayed, before, exact = self.script.steps, 0, 0, None, False, False, True
        met: int | None = None
        for step in game.log:
            if step.action is None or step.seat != self.seat:
                continue
            acted += 1
            if met is None and step.action.kind == self.script.until:
                met = acted
            ahead = enumerate(steps[done : done + AHEAD], start=done)
            found = next((number for number, one in ahead if one.action == step.action.text), None)
            if found is None:
                left = done < len(steps)
                last, strayed, before, exact = None, left and not before, True, exact and not left
            else:
                exact = exact and found == done
                done, last, strayed, before = found + 1, steps[found], False, False
        return Way(done, acted, last, strayed, exact, met)

    # -- words

    def _all(self, lines: tuple[Line, ...], menu: Menu, facts: Facts, *, free: bool = True) -> str:
        """Return the texts whose facts hold; those that ask for none only where they are free to be said."""
        return " ".join(self._made(one.text, menu) for one in lines if (free if one.when is None else holds(one.when, facts)))

    def _made(self, text: str | Mapping[str, str], menu: Menu) -> str:
        made = text if isinstance(text, str) else in_language(text, self.language)
        for name, how in self.how.items():
            made = made.replace(f"{{{name}}}", how)
        said = {one.action: self.say(one) for one in menu.choices}
        return DO.sub(lambda found: self.words("do", action=said.get(found[1], found[1])), made)
