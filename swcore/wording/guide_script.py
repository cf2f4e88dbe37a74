"""A guided first game as data: what to try at which question, what is said of it, and of which positions that is true.

A rulebook names its own by `guided`, a JSON file: `seats`, `seed`, `map` and `options` of the game; `intro` and `end`; `steps`,
each with the question that it belongs to (`ask`), the action to `try`, what to `say` before and, perhaps, `then`; `kinds`,
what is to be said at a question of a kind for which no step is left; and, perhaps, `until`, a kind of action: whoever goes ways
of their own is not left alone before the first such. All texts stand in every language.

What is said speaks of a position, and whoever goes another way comes to another one. So a step without `if` is for those alone
who have done all steps before it and nothing else; a step with `if` is for all in whose position those facts hold, and where
others have acted it needs one. A
text may have an `if` of its own, and several texts may stand in a list: those are said whose facts hold. `holds` lists the facts.

In a text `{undo}`, `{hint}` and `{what}` stand for what is typed or pressed for that, `{do:ACTION}` for an action of the menu.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import attrs

from swcore.errors import SwcoreError
from swcore.text.resources import resource

if TYPE_CHECKING:
    from swcore.engine.rulebook import Rulebook

Text = Mapping[str, str]
Facts = Mapping[str, Any]
IF = "if"


@attrs.frozen
class Line:
    """A text with what must hold for it.

    Attributes:
        text: the text by language.
        when: the facts; None where nothing is asked for.
    """

    text: Text
    when: Facts | None = None


@attrs.frozen
class Advice:
    """A step of a guided game.

    Attributes:
        ask: the kind of question that it belongs to.
        action: what to try.
        say: what is said before.
        then: what is said once it is done.
        when: the facts under which it is for those, too, who have gone another way; None for nobody else.
    """

    ask: str
    action: str
    say: tuple[Line, ...]
    then: tuple[Line, ...] = ()
    when: Facts | None = None


@attrs.frozen
class Script:
    """A guided game as data.

    Attributes:
        seats, seed, map, options: of the game; `map` None for the usual one.
        intro, end: what is said at the beginning, and when all steps are done.
        steps: what to try, in order.
        kinds: by kind of question what to say where no step is left for it.
        until: the kind of action before which nobody is left alone; "" for none.
    """

    seats: int
    seed: int
    map: str | None
    options: Mapping[str, Any]
    intro: Text
    end: Text
    steps: tuple[Advice, ...]
    kinds: Mapping[str, tuple[Line, ...]]
    until: str = ""


def script_of(book: Rulebook) -> Script:
    """Return the guided game of a rulebook.

    Raises:
        SwcoreError: `no-guide`: it has none.
    """
    if not book.guided:
        told = "This game has no guided first game."
        raise SwcoreError(told, code="no-guide", hint="Play it without --guided; the word help tells what can be typed.")
    data = json.loads(resource(book.guided, book).read_text(encoding="utf-8"))
    steps = tuple(
        Advice(one["ask"], one["try"], _lines(one["say"]), _lines(one.get("then", [])), one.get(IF)) for one in data["steps"]
    )
    kinds = {kind: _lines(texts) for kind, texts in data["kinds"].items()}
    options = data.get("options", {})
    intro, end, until = data["intro"], data["end"], data.get("until", "")
    return Script(data["seats"], data["seed"], data.get("map"), options, intro, end, steps, kinds, until)


def _lines(given: Any) -> tuple[Line, ...]:
    texts = given if isinstance(given, list) else [given]
    return tuple(Line({key: text for key, text in one.items() if key != IF}, one.get(IF)) for one in texts)


def holds(when: Facts, facts: Facts) -> bool:
    """Return whether facts are as a step or a text wants them.

    Args:
        when: by name of a fact its value, a list of values that will do, or `{"least": n}` or `{"most": n}` for a number.
        facts: what is so: those of the face (`Face.standing`); `path`, whether all steps so far were done and nothing else; of
            the menu `undo`, `dice`, how many lines roll one, `can.KIND`, whether there is an action of a kind, and `done.ends`,
            whether to be done ends the turn; and of the action that is advised `cost` and `ends`. A fact that is not there
            holds for nothing.
    """
    return all(name in facts and _fits(wanted, facts[name]) for name, wanted in when.items())


def _fits(wanted: Any, value: Any) -> bool:
    if isinstance(wanted, Mapping):
        number = isinstance(value, int) and not isinstance(value, bool)
        return number and wanted.get("least", value) <= value <= wanted.get("most", value)
    return value in wanted if isinstance(wanted, list) else bool(value == wanted)
