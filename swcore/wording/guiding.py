"""A guided first game: what to try next and why, at every question of somebody who plays for the first time.

A rulebook names its own by `guided`, a JSON file: `seats`, `seed`, `map` and `options` of the game; `intro` and `end`; `steps`,
each with the question that it belongs to (`ask`), the action to `try`, what to `say` before and, perhaps, `then`; and `kinds`,
what is to be said at a question of a kind for which no step is left. All texts stand in every language.

Nothing is kept: where the guide stands follows from the log of the game, so it goes on rightly after undo and after a pause.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import attrs

from swcore.errors import SwcoreError
from swcore.text.resources import resource
from swcore.wording.catalogue import in_language
from swcore.wording.menus import Data

if TYPE_CHECKING:
    from swcore.engine.rulebook import Rulebook
    from swcore.game.game import Game

Text = Mapping[str, str]
AHEAD = 4  # steps that may be done in another order, or left out


@attrs.frozen
class Advice:
    """A step of a guided game.

    Attributes:
        ask: the kind of question that it belongs to.
        action: what to try.
        say: what is said before, by language.
        then: what is said once it is done; empty for nothing.
    """

    ask: str
    action: str
    say: Text
    then: Text = attrs.field(factory=dict)


@attrs.frozen
class Script:
    """A guided game as data.

    Attributes:
        seats, seed, map, options: of the game; `map` None for the usual one.
        intro, end: what is said at the beginning, and when all steps are done.
        steps: what to try, in order.
        kinds: by kind of question what to say where no step is left for it.
    """

    seats: int
    seed: int
    map: str | None
    options: Mapping[str, Any]
    intro: Text
    end: Text
    steps: tuple[Advice, ...]
    kinds: Mapping[str, Text]


def script_of(book: Rulebook) -> Script:
    """Return the guided game of a rulebook.

    Raises:
        SwcoreError: `no-guide`: it has none.
    """
    if not book.guided:
        told = "This game has no guided first game."
        raise SwcoreError(told, code="no-guide", hint="Play it without --guided; the word help tells what can be typed.")
    data = json.loads(resource(book.guided, book).read_text(encoding="utf-8"))
    steps = tuple(Advice(one["ask"], one["try"], one["say"], one.get("then", {})) for one in data["steps"])
    options = data.get("options", {})
    return Script(data["seats"], data["seed"], data.get("map"), options, data["intro"], data["end"], steps, data["kinds"])


@attrs.frozen
class Guidance(Data):
    """What a guide says at an open question; each is "" where it does not say it.

    Args:
        intro: what is said at the beginning.
        strayed: whether something else has just been done than was advised.
        then: what is said of the step that was just followed.
        say: what is said of the question, or at the end of all steps.
        action: what to try.
    """

    intro: str = ""
    strayed: bool = False
    then: str = ""
    say: str = ""
    action: str = ""


class Guide:
    """Leads through a first game.

    Args:
        script: what it says.
        language: in which language.
        seat: whom it leads.
    """

    def __init__(self, script: Script, language: str, seat: int = 0) -> None:
        self.script, self.language, self.seat = script, language, seat

    def guidance(self, game: Game) -> Guidance:
        """Return what is said at the open question of the seat.

        Args:
            game: the game.
        """
        done, last, strayed = self._followed(game)
        step = self.next(game, done)
        if step is not None:
            say, action = step.say, step.action
        else:
            ended = done >= len(self.script.steps)
            say, action = self.script.end if ended else self.script.kinds.get(self._asked(game), {}), ""
        return Guidance(
            intro=self._text(self.script.intro) if not done and not strayed else "",
            strayed=strayed,
            then=self._text(last.then) if last is not None and not strayed else "",
            say=self._text(say),
            action=action,
        )

    def next(self, game: Game, done: int | None = None) -> Advice | None:
        """Return what to try now, or None where no step fits.

        Args:
            game: the game.
            done: how many steps have been left behind; counted when None.
        """
        kind = self._asked(game)
        legal = {str(action) for action in game.legal_actions(self.seat)}
        done = self._followed(game)[0] if done is None else done
        return next((one for one in self.script.steps[done : done + AHEAD] if one.ask == kind and one.action in legal), None)

    def _asked(self, game: Game) -> str:
        decision = game.view(self.seat)["decision"]
        return str(decision["kind"]) if decision else ""

    def _followed(self, game: Game) -> tuple[int, Advice | None, bool]:
        """Return how many steps are behind, the one that was just followed, and whether something else has just been done."""
        done, last, strayed, before = 0, None, False, False
        for step in game.log:
            if step.action is None or step.seat != self.seat:
                continue
            text = step.action.text
            ahead = enumerate(self.script.steps[done : done + AHEAD], start=done)
            found = next((number for number, one in ahead if one.action == text), None)
            if found is None:
                last, strayed, before = None, not before and done < len(self.script.steps), True
            else:
                done, last, strayed, before = found + 1, self.script.steps[found], False, False
        return done, last, strayed

    def _text(self, text: Text) -> str:
        return in_language(text, self.language) if text else ""
