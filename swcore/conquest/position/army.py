"""Armies, and the record of a conquest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from swcore.engine.fields import COW, PUBLIC, Field, unset
from swcore.engine.native import mypyc_attr
from swcore.engine.records import Record

if TYPE_CHECKING:
    from swcore.conquest.position.kits import Kit


class Conquest(NamedTuple):
    """One conquest in the record of the turn.

    Attributes:
        army: id of the army that conquered.
        region: region number.
        mode: the exclusive mode, such as `normal` or `die`.
        boosts: extras used with it.
        victim: id of the army that held the region, or -1.
        victim_seat: its seat, or -1 for none.
        victim_active: whether that army was active.
        victim_race: its race, or "" for none.
        defenders: race tokens that stood in the region.
        non_empty: whether the region counted as non-empty.
        to_tray: tokens that went to the tray.
        markers: ids of the markers that left.
    """

    army: int
    region: int
    mode: str
    boosts: tuple[str, ...]
    victim: int
    victim_seat: int
    victim_active: bool
    victim_race: str
    defenders: int
    non_empty: bool
    to_tray: int
    markers: tuple[str, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Army(Record):
    """A race with its power, as one seat holds it (active or declined). Hooks read it and never write it.

    Attributes:
        id: serial number, never reused.
        seat: whose army it is; None for an army of nobody (start tokens, seats that left).
        race, power: piece ids; `power` is "" once the badge is discarded.
        declined: whether it is in decline.
        born: serial number of the turn in which it was picked.
        hand: tokens in hand.
        withdrawn: tokens to be placed at the end of the turn.
        aside: tokens set aside.
        stock: how many markers are in the owner's hand, by id.
        pools: tokens that pieces have put by, `piece_id.name` to how many.
        lent: pieces lent to it as (piece, how long), sorted: `turn`, `decline` (until its decline) or `game`.
        memory: notes of its pieces, `piece_id.name` to immutable value.
        kit: the hooks of its pieces (derived; there once it is equipped).
        regions: mask of the regions it occupies (derived).
        placed: number of its tokens on the board (derived).
        bodies: number of its markers on the board that hold regions like tokens (derived).
        marks: number of its markers on the board (derived).
    """

    __slots__ = (
        "aside",
        "bodies",
        "born",
        "declined",
        "hand",
        "id",
        "kit",
        "lent",
        "marks",
        "memory",
        "placed",
        "pools",
        "power",
        "race",
        "regions",
        "seat",
        "stock",
        "withdrawn",
    )
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("id", int, visible=PUBLIC),
        Field("seat", lambda: None, visible=PUBLIC),
        Field("race", str, visible=PUBLIC),
        Field("power", str, visible=PUBLIC),
        Field("declined", bool, visible=PUBLIC),
        Field("born", int, visible=PUBLIC),
        Field("hand", int, visible=PUBLIC),
        Field("withdrawn", int, visible=PUBLIC),
        Field("aside", int, visible=PUBLIC),
        Field("stock", dict, copy=COW, visible=PUBLIC),
        Field("pools", dict, copy=COW, visible=PUBLIC),
        Field("lent", tuple, visible=PUBLIC),
        Field("memory", dict, copy=COW, visible=PUBLIC),
        Field("kit", unset, derived=True),
        Field("regions", int, derived=True),
        Field("placed", int, derived=True),
        Field("bodies", int, derived=True),
        Field("marks", int, derived=True),
    )
    id: int
    seat: int | None
    race: str
    power: str
    declined: bool
    born: int
    hand: int
    withdrawn: int
    aside: int
    stock: dict[str, int]
    pools: dict[str, int]
    lent: tuple[tuple[str, str], ...]
    memory: dict[str, Any]
    kit: Kit
    regions: int
    placed: int
    bodies: int
    marks: int

    def __init__(self, like: Army | None = None) -> None:
        if like is None:
            self.id, self.seat, self.race, self.power, self.declined, self.born = 0, None, "", "", False, 0
            self.hand = self.withdrawn = self.aside = self.regions = self.placed = self.bodies = self.marks = 0
            self.stock, self.pools, self.lent, self.memory = {}, {}, (), {}
        else:
            self.id, self.seat, self.race = like.id, like.seat, like.race
            self.power = like.power
            self.declined, self.born, self.kit = like.declined, like.born, like.kit
            self.hand, self.withdrawn, self.aside = like.hand, like.withdrawn, like.aside
            self.regions, self.placed, self.bodies = like.regions, like.placed, like.bodies
            self.marks = like.marks
            self.stock, self.pools, self.memory = like.stock, like.pools, like.memory  # replaced, never changed
            self.lent = like.lent

    def clone(self) -> Army:
        return Army(self)
