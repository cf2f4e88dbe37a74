"""What is asked to look at a game."""

from __future__ import annotations

from typing import Annotated

import attrs

from swcore.protocol.forms import Line, Within, Word
from swcore.protocol.requests.common import AtSeat, AtTable
from swcore.wording.action_forms import ActionForm


@attrs.frozen(kw_only=True)
class View(AtSeat):
    """Ask for the facts that a seat may see, or a bystander."""

    do = "view"


@attrs.frozen(kw_only=True)
class Scene(AtSeat):
    """Ask for the table as a seat sees it, or a bystander."""

    do = "scene"


@attrs.frozen(kw_only=True)
class Menu(AtSeat):
    """Ask for the open question of a seat with every legal action; of the first one awaited when None."""

    do = "menu"


@attrs.frozen(kw_only=True)
class Complete(AtSeat):
    """Ask what may follow the beginning of an action.

    Args:
        prefix: the words; the last one counts as begun unless a space follows it.
    """

    do = "complete"
    prefix: Line = ""


@attrs.frozen(kw_only=True)
class Why(AtSeat):
    """Ask why an action is not legal, or for the parts of the number behind it.

    Args:
        action: its text, or the action as data.
    """

    do = "why"
    action: Line | ActionForm


@attrs.frozen(kw_only=True)
class Tell(AtSeat):
    """Ask for the sentences about a step.

    Args:
        step: the number of the step, as news count them; the last one when None.
    """

    do = "tell"
    step: Annotated[int, Within(0, 1_000_000)] | None = None


@attrs.frozen(kw_only=True)
class Forecast(AtSeat):
    """Ask what each action would bring that ends the turn.

    Args:
        action: of this one alone, which may be the text of several at once; of all such actions when "".
    """

    do = "forecast"
    action: Line = ""


@attrs.frozen(kw_only=True)
class News(AtSeat):
    """Ask what has become visible.

    Args:
        since: the cursor of the last news; "" for all.
        told: whether each step brings its sentences, as `tell` would say them.
    """

    do = "news"
    since: Word = ""
    told: bool = False


@attrs.frozen(kw_only=True)
class About(AtTable):
    """Ask what something is.

    Args:
        what: an id that scenes and menus name as `about`.
    """

    do = "about"
    what: Word


@attrs.frozen(kw_only=True)
class Board(AtTable):
    """Ask for the boards and their areas."""

    do = "board"


@attrs.frozen(kw_only=True)
class Actions(AtTable):
    """Ask for all actions of the set-up, with their numbers and the arguments that each kind takes; ask once."""

    do = "actions"


@attrs.frozen(kw_only=True)
class Looks(AtTable):
    """Ask how the words of a game look in pictures."""

    do = "looks"


@attrs.frozen(kw_only=True)
class Rules(AtTable):
    """Ask for the rules of a game: how it goes, its clauses, which of them are not told in the language, and its pieces."""

    do = "rules"


@attrs.frozen(kw_only=True)
class Ending(AtSeat):
    """Ask for the end of a game that is over: what each seat has got with its parts, and how they stood turn by turn."""

    do = "ending"


@attrs.frozen(kw_only=True)
class Guide(AtSeat):
    """Ask what the guide of a first game says at the open question."""

    do = "guide"
