"""What is asked about tables: to set them up, to sit down, to keep them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import attrs

from swcore.protocol.forms import Most, Seat, Within, Word
from swcore.protocol.requests.common import AtTable, Chance, Request

Save = Annotated[str, Most(8 * 1024 * 1024)]
Seed = Annotated[str, Most(40)] | Chance
Names = Annotated[tuple[Word, ...], Most(256)]
Options = Mapping[str, Any]


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
class Preview(Request):
    """Ask for the board of a game as it lies at the beginning, without a table.

    Args:
        game: the name of the game.
        map: as for `new`.
        seats: how many; the usual number when None.
    """

    do = "preview"
    game: Word
    map: Word | Mapping[str, Any] | None = None
    seats: Annotated[int, Within(1, 16)] | None = None


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
