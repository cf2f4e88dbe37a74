"""What may be asked. A request is a typed value; `do` says which in JSON, and `id` comes back with the answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

import attrs

from swcore.errors import nearest
from swcore.protocol.forms import Id, Line, MessageError, Most, Seat, Within, Word, read
from swcore.wording.action_forms import ActionForm
from swcore.wording.plain_data import plain

Save = Annotated[str, Most(8 * 1024 * 1024)]
Seconds = Annotated[float, Within(0.001, 600)]
Seed = Annotated[str, Most(40)] | Annotated[int, Within(0, 2**53)]
Names = Annotated[tuple[Word, ...], Most(256)]
Options = Mapping[str, Any]


@attrs.frozen(kw_only=True)
class Request:
    """What may be asked.

    Args:
        id: comes back with the answer; a whole number or a text.
        lang: the language of the texts; that of the conversation when "".
    """

    do: ClassVar[str] = ""
    id: Id = None
    lang: Word = ""

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return {"do": self.do, **plain(self)}


@attrs.frozen(kw_only=True)
class Hello(Request):
    """Begin a conversation.

    Args:
        protocol: the number of the protocol that the caller speaks.
    """

    do = "hello"
    protocol: Annotated[int, Within(0, 1_000_000)]


@attrs.frozen(kw_only=True)
class Games(Request):
    """List the installed games with their seats, options, editions and maps."""

    do = "games"


@attrs.frozen(kw_only=True)
class New(Request):
    """Set up a game at a table of its own.

    Args:
        game: the name of the game.
        table: what the table is to be called; a new name when "".
        seats: how many; the usual number when None.
        seed: a whole number, or a text of hexadecimal digits; drawn when None.
        map: a name, or the data of a map; the game's own choice when None.
        first: the seat that begins.
        edition: a preset of options.
        options: values of options by name.
        with_pieces: ids of installed pieces that join.
        pieces: files of pieces without code that join: the data of each.
        featured: ids of pieces that the players see first.
    """

    do = "new"
    game: Word
    table: Word = ""
    seats: Annotated[int, Within(1, 16)] | None = None
    seed: Seed | None = None
    map: Word | Mapping[str, Any] | None = None
    first: Seat = 0
    edition: Word = ""
    options: Options = attrs.field(factory=dict)
    with_pieces: Names = ()
    pieces: Annotated[tuple[Mapping[str, Any], ...], Most(16)] = ()
    featured: Names = ()


@attrs.frozen(kw_only=True)
class Load(Request):
    """Set a saved game upon a table.

    Args:
        save: the text of the save.
        table: as for `new`.
    """

    do = "load"
    save: Save
    table: Word = ""


@attrs.frozen(kw_only=True)
class AtTable(Request):
    """What is asked about one game.

    Args:
        table: its table; the one that the conversation used last when "".
    """

    table: Word = ""


@attrs.frozen(kw_only=True)
class SaveGame(AtTable):
    """Ask for the save of a game."""

    do = "save"


@attrs.frozen(kw_only=True)
class Close(AtTable):
    """Take a game off the table."""

    do = "close"


@attrs.frozen(kw_only=True)
class State(AtTable):
    """Ask how a game stands: who is awaited, whether it is over."""

    do = "status"


@attrs.frozen(kw_only=True)
class Board(AtTable):
    """Ask for the boards and their areas."""

    do = "board"


@attrs.frozen(kw_only=True)
class About(AtTable):
    """Ask what something is.

    Args:
        what: an id that scenes and menus name as `about`.
    """

    do = "about"
    what: Word


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
    """Ask for the rules of a game by clause, and for the ids of its pieces."""

    do = "rules"


@attrs.frozen(kw_only=True)
class AtSeat(AtTable):
    """What is asked for a seat.

    Args:
        seat: the seat, from 0; when None the one that the conversation sits on, else as each request says.
    """

    seat: Seat | None = None


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
    """Ask what each action would bring that ends the turn."""

    do = "forecast"


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
class Analyse(AtSeat):
    """Ask what each legal action is worth to a seat, the best one first.

    Args:
        seconds: how long may be thought; when None, each action is looked at once.
        seed: of the guesses of what is hidden; drawn when None.
    """

    do = "analyse"
    seconds: Seconds | None = None
    seed: Annotated[int, Within(0, 2**53)] | None = None


@attrs.frozen(kw_only=True)
class Move(AtSeat):
    """What changes a game.

    Args:
        key: a name that the caller gives to this change: sent again, it is answered again and not done twice.
        expect: the cursor of the position that the caller means; refused as `stale` when the seat has come to see more.
    """

    key: Word = ""
    expect: Word = ""


@attrs.frozen(kw_only=True)
class Act(Move):
    """Carry out an action.

    Args:
        action: its text, or the action as data.
    """

    do = "act"
    action: Line | ActionForm


@attrs.frozen(kw_only=True)
class Undo(Move):
    """Take back the last step of the seat; without a seat, the last step of all."""

    do = "undo"


@attrs.frozen(kw_only=True)
class Redo(Move):
    """Carry out again the step that was taken back last."""

    do = "redo"


@attrs.frozen(kw_only=True)
class Resign(Move):
    """Leave the game for good."""

    do = "resign"


@attrs.frozen(kw_only=True)
class Bot(Move):
    """Let a bot choose for a seat.

    Args:
        name: the bot; the usual one of the game when "".
        seconds: how long it may think.
        seed: of its generator; drawn when None.
        play: whether the choice is carried out.
    """

    do = "bot"
    name: Word = ""
    seconds: Seconds | None = None
    seed: Annotated[int, Within(0, 2**53)] | None = None
    play: bool = False


@attrs.frozen(kw_only=True)
class TakeSeat(AtTable):
    """Sit down: from here on the conversation speaks for this seat alone, and is told of changes.

    Args:
        seat: the seat.
        token: what shows that it is the caller's, where that is asked.
    """

    do = "seat"
    seat: Seat | None = None
    token: Word = ""


@attrs.frozen(kw_only=True)
class Watch(AtTable):
    """Watch: from here on the conversation sees what everybody sees, and is told of changes."""

    do = "watch"


def _all(kind: type[Request]) -> list[type[Request]]:
    return [one for sub in kind.__subclasses__() for one in ([sub] if sub.do else []) + _all(sub)]


REQUESTS: dict[str, type[Request]] = {one.do: one for one in _all(Request)}


def request_of(data: Mapping[str, Any]) -> Request:
    """Return the request that JSON data is.

    Raises:
        MessageError: `unknown-request`, `missing-field`, `unknown-field` or `bad-field`.
    """
    if "do" not in data:
        raise MessageError("The field 'do' is missing.", code="missing-field", field="do")
    kind = REQUESTS.get(data["do"]) if isinstance(data["do"], str) else None
    if kind is None:
        name = str(data["do"])[:40]
        told = f"There is no request {name!r}."
        raise MessageError(told, code="unknown-request", hint=nearest(name, REQUESTS), request=name)
    return read(kind, data, {"do": ""})
