"""Actions of the conquest family."""

from __future__ import annotations

from swcore.engine.actions import Action

NORMAL, DIE = "normal", "die"


class Pick(Action):
    """`pick RACE`: take the combo of this banner (SW-PICK-1)."""

    __slots__ = ()
    kind, usage, arity = "pick", "pick RACE", (1, 1)


class Expand(Action):
    """`expand`: ready the troops and go on conquering (SW-TURN-4)."""

    __slots__ = ()
    kind = usage = "expand"


class Decline(Action):
    """`decline`: put the active army in decline (SW-DECL-1)."""

    __slots__ = ()
    kind = usage = "decline"


class Abandon(Action):
    """`abandon REGION`: take up the last tokens of a region (SW-ABAN-1)."""

    __slots__ = ("region",)
    kind, usage, arity = "abandon", "abandon REGION", (1, 1)

    def prepare(self) -> None:
        self.region = self.args[0]


class Conquer(Action):
    """`conquer REGION [MODE] [BOOST ...]`: conquer a region; without a mode the normal way, `die` for the final attempt."""

    __slots__ = ("mode", "region", "words")
    kind, usage, arity = "conquer", "conquer REGION [die|...]", (1, 8)

    def prepare(self) -> None:
        self.region, self.words = self.args[0], self.args[1:]
        self.mode = self.args[1] if len(self.args) > 1 else NORMAL


class Roll(Action):
    """`roll`: roll the die before choosing the next conquest."""

    __slots__ = ()
    kind = usage = "roll"


class UseAct(Action):
    """`use NAME REGION`: what a piece offers besides conquests."""

    __slots__ = ("name", "region")
    kind, usage, arity = "use", "use NAME REGION", (2, 2)

    def prepare(self) -> None:
        self.name, self.region = self.args


class Gather(Action):
    """`gather`: take up all tokens but those that must stay (SW-REDEP-7)."""

    __slots__ = ()
    kind = usage = "gather"


class _Counted(Action):
    """A region and a number of tokens."""

    __slots__ = ("count", "region")
    arity = (2, 2)

    def prepare(self) -> None:
        self.region = self.args[0]
        if not self.args[1].isdecimal() or not 1 <= len(self.args[1]) <= 3 or self.args[1].startswith("0"):
            raise ValueError(f"{self.args[1]!r} is not a number of tokens")
        self.count = int(self.args[1])


class Deploy(_Counted):
    """`deploy REGION N`: put N tokens from hand into a region."""

    __slots__ = ()
    kind, usage = "deploy", "deploy REGION N"


class Remove(_Counted):
    """`remove REGION N`: take N tokens out of a region, as a piece asks."""

    __slots__ = ()
    kind, usage = "remove", "remove REGION N"


class Place(Action):
    """`place MARKER REGION [N]`: put one or N markers into a region."""

    __slots__ = ("count", "marker", "region")
    kind, usage, arity = "place", "place MARKER REGION [N]", (2, 3)

    def prepare(self) -> None:
        self.marker, self.region = self.args[:2]
        number = self.args[2] if len(self.args) > 2 else "1"
        if not number.isdecimal() or len(number) > 3 or number.startswith("0") or self.args[2:] == ("1",):
            raise ValueError(f"{number!r} is not a number of markers above 1")
        self.count = int(number)


EXPAND, DECLINE, ROLL, GATHER = Expand.of(), Decline.of(), Roll.of(), Gather.of()
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
