"""Actions of the conquest family."""

from __future__ import annotations

from typing import Final

from swcore.engine.actions import Action, Takes

NORMAL: Final = "normal"
DIE: Final = "die"


class Pick(Action):
    """`pick RACE`: take the combo of this banner (SW-PICK-1)."""

    __slots__ = ()
    kind = "pick"
    usage = "pick RACE"
    arity = (1, 1)
    takes = (Takes("combo", "combo"),)


class Expand(Action):
    """`expand`: ready the troops and go on conquering (SW-TURN-4)."""

    __slots__ = ()
    kind = "expand"
    usage = "expand"


class Decline(Action):
    """`decline`: put the active army in decline (SW-DECL-1)."""

    __slots__ = ()
    kind = "decline"
    usage = "decline"


class Abandon(Action):
    """`abandon REGION`: take up the last tokens of a region (SW-ABAN-1)."""

    __slots__ = ("region",)
    kind = "abandon"
    usage = "abandon REGION"
    arity = (1, 1)
    region: str

    def prepare(self) -> None:
        self.region = self.args[0]


class Conquer(Action):
    """`conquer REGION [MODE] [BOOST ...]`: conquer a region; without a mode the normal way, `die` for the final attempt."""

    __slots__ = ("mode", "region", "words")
    kind = "conquer"
    usage = "conquer REGION [die|...]"
    arity = (1, 8)
    takes = (Takes("region", "region"), Takes("way", "way", True))
    mode: str
    region: str
    words: tuple[str, ...]

    def prepare(self) -> None:
        self.region, self.words = self.args[0], self.args[1:]
        self.mode = self.args[1] if len(self.args) > 1 else NORMAL


class Roll(Action):
    """`roll`: roll the die before choosing the next conquest."""

    __slots__ = ()
    kind = "roll"
    usage = "roll"


class UseAct(Action):
    """`use NAME REGION`: what a piece offers besides conquests."""

    __slots__ = ("name", "region")
    kind = "use"
    usage = "use NAME REGION"
    arity = (2, 2)
    takes = (Takes("use", "use"), Takes("region", "region"))
    name: str
    region: str

    def prepare(self) -> None:
        self.name, self.region = self.args


class Gather(Action):
    """`gather`: take up all tokens but those that must stay (SW-REDEP-7)."""

    __slots__ = ()
    kind = "gather"
    usage = "gather"


class _Counted(Action):
    """A region and a number of tokens."""

    __slots__ = ("count", "region")
    arity = (2, 2)
    count: int
    region: str

    def prepare(self) -> None:
        self.region = self.args[0]
        if (
            not (self.args[1].isascii() and self.args[1].isdecimal())
            or not 1 <= len(self.args[1]) <= 3
            or self.args[1].startswith("0")
        ):
            raise ValueError(f"{self.args[1]!r} is not a number of tokens")
        self.count = int(self.args[1])


class Deploy(_Counted):
    """`deploy REGION N`: put N tokens from hand into a region."""

    __slots__ = ()
    kind = "deploy"
    usage = "deploy REGION N"


class Remove(_Counted):
    """`remove REGION N`: take N tokens out of a region, as a piece asks."""

    __slots__ = ()
    kind = "remove"
    usage = "remove REGION N"


class Place(Action):
    """`place MARKER REGION [N]`: put one or N markers into a region."""

    __slots__ = ("count", "marker", "region")
    kind = "place"
    usage = "place MARKER REGION [N]"
    arity = (2, 3)
    count: int
    marker: str
    region: str

    def prepare(self) -> None:
        self.marker, self.region = self.args[:2]
        number = self.args[2] if len(self.args) > 2 else "1"
        if not (number.isascii() and number.isdecimal()) or len(number) > 3 or number.startswith("0") or self.args[2:] == ("1",):
            raise ValueError(f"{number!r} is not a number of markers above 1")
        self.count = int(number)


EXPAND: Final = Expand.of()
DECLINE: Final = Decline.of()
ROLL: Final = Roll.of()
GATHER: Final = Gather.of()
CONQUEST_KINDS: tuple[type[Action], ...] = (
    Pick,
    Expand,
    Decline,
    Abandon,
    Conquer,
    Roll,
    UseAct,
    Gather,
    Deploy,
    Remove,
    Place,
)
