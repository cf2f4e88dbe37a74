"""State of a conquest game: regions, armies, combos and coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from swcore.conquest.position.army import Army, Conquest
from swcore.conquest.position.places import Laid
from swcore.engine.fields import COW, DICT, LIST, OWNER, PUBLIC, RECORDS, Field, unset
from swcore.engine.native import mypyc_attr
from swcore.engine.state import State

if TYPE_CHECKING:
    from swcore.conquest.position.board import Ground


@mypyc_attr(allow_interpreted_subclasses=True)
class ConquestState(State):
    """The whole position.

    Attributes:
        round, rounds: the present round from 1, and how many there are.
        ending: "turn" where the game ends with the turn, whatever the round; else "".
        plan: names of the steps of the turn, done and to come, where pieces have changed them; else none.
        verdicts: what pieces have said about who won, as (seats, reason, clause, piece), once the game is over.
        purses: coins of races and peoples that no seat has, by race.
        laid: what lies on combos in the row besides coins, by race, as (tokens, markers, lock), the lock as (reason, clause,
            piece).
        turn: serial number of the turn, from 1.
        turn_seat: whose turn it is.
        owner: per region the id of the army there, or -1.
        tokens: per region the race tokens.
        marks: per region the markers as sorted (marker id, army id or -1).
        armies: by id; None once an army has left the game.
        coins: per seat; only the owner sees the total (SW-SCORE-6).
        column: visible combos from the top as (race, power, coins on it).
        banners, badges: stacks below, top first; their order is hidden (SW-SETUP-8).
        discard: discarded badges.
        tray: race tokens in the tray, by race.
        extra: tokens that a race has more than it comes with, as long as its power brings them, by race.
        supply: markers not in play, by id.
        conquests: the record of the turn.
        attacks: attacks of this turn besides its conquests, as (army, victim army, tokens that went to the tray).
        changes: how the map was changed in play, each as the event that did it, without those that others have overridden.
        struck: the region of each of `attacks`.
        uses: tries of this turn that are not conquests, or not yet, as (army, name): own acts of pieces, and ways to conquer that
            roll the die; once more with the seat they were aimed at, as (army, name, seat), where a limit counts by opponent.
        paid: tolls of this turn that are paid once, as (army that was paid, key).
        rolls: dice of this turn for conquests, as (army, region or -1, pips), in games where a piece is told of them.
        barred: regions that a die has closed for the rest of the turn, as (army that rolled, region).
        piles: faces of the markers with hidden faces that are not out, the next one first; nobody knows them.
        faces: faces of the markers that lie face down, by `marker region`; nobody knows them but who has chosen one.
        secrets: per seat the faces among them that it has chosen; empty until somebody has chosen one.
        memory: notes of pieces that belong to no army.
        ground: the map, there once a view of the position is made; derived, as are the others:
        guard, immune, active, declined, protectors, watchers, borrowers, bodies, where, sites: derived; `guard` is the cost per
            region before a piece changes it (base, tokens and markers), `protectors` the ids of the armies that may close regions
            to others or ask for a toll, `watchers` those that react to the conquests of others, `borrowers` those to which a
            piece is lent for the turn, `bodies` the markers per region that hold it like tokens, `where` the mask of the regions
            with a marker, by its id, `sites` the mask of the regions with a `Place`.
    """

    __slots__ = (
        "active",
        "armies",
        "attacks",
        "badges",
        "banners",
        "barred",
        "bodies",
        "borrowers",
        "changes",
        "coins",
        "column",
        "conquests",
        "declined",
        "discard",
        "ending",
        "extra",
        "faces",
        "ground",
        "guard",
        "immune",
        "laid",
        "marks",
        "memory",
        "owner",
        "paid",
        "piles",
        "plan",
        "protectors",
        "purses",
        "rolls",
        "round",
        "rounds",
        "secrets",
        "sites",
        "struck",
        "supply",
        "tokens",
        "tray",
        "turn",
        "turn_seat",
        "uses",
        "verdicts",
        "watchers",
        "where",
    )
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("round", int, visible=PUBLIC),
        Field("rounds", int, visible=PUBLIC),
        Field("turn", int, visible=PUBLIC),
        Field("turn_seat", int, visible=PUBLIC),
        Field("owner", list, copy=LIST, visible=PUBLIC),
        Field("tokens", list, copy=LIST, visible=PUBLIC),
        Field("marks", list, copy=LIST, visible=PUBLIC),
        Field("armies", list, copy=RECORDS, record=Army, visible=PUBLIC),
        Field("coins", list, copy=LIST, visible=OWNER),
        Field("column", tuple, visible=PUBLIC),
        Field("banners", tuple),
        Field("badges", tuple),
        Field("discard", tuple, visible=PUBLIC),
        Field("tray", dict, copy=DICT, visible=PUBLIC),
        Field("extra", dict, copy=COW, visible=PUBLIC),
        Field("supply", dict, copy=COW, visible=PUBLIC),
        Field("conquests", tuple, visible=PUBLIC),
        Field("attacks", tuple, visible=PUBLIC),
        Field("changes", tuple, visible=PUBLIC),
        Field("struck", tuple, visible=PUBLIC, hashed=False),
        Field("uses", tuple, visible=PUBLIC),
        Field("paid", tuple, visible=PUBLIC),
        Field("rolls", tuple, visible=PUBLIC),
        Field("barred", tuple, visible=PUBLIC),
        Field("piles", dict, copy=COW),
        Field("faces", dict, copy=COW),
        Field("secrets", list, copy=LIST, visible=OWNER),
        Field("memory", dict, copy=COW, visible=PUBLIC),
        Field("laid", dict, copy=COW, visible=PUBLIC),
        Field("ending", str, visible=PUBLIC),
        Field("plan", tuple, visible=PUBLIC),
        Field("verdicts", tuple, visible=PUBLIC),
        Field("purses", dict, copy=COW, visible=PUBLIC),
        Field("ground", unset, derived=True),
        Field("guard", list, copy=LIST, derived=True),
        Field("immune", int, derived=True),
        Field("active", list, copy=LIST, derived=True),
        Field("declined", list, copy=LIST, derived=True),
        Field("protectors", tuple, derived=True),
        Field("watchers", tuple, derived=True),
        Field("borrowers", tuple, derived=True),
        Field("bodies", list, copy=LIST, derived=True),
        Field("where", dict, copy=DICT, derived=True),
        Field("sites", int, derived=True),
    )
    round: int
    rounds: int
    turn: int
    turn_seat: int
    owner: list[int]
    tokens: list[int]
    marks: list[tuple[tuple[str, int], ...]]
    armies: list[Any]  # Army or None; not typed as such, for hot code would have to check each time
    coins: list[int]
    column: tuple[tuple[str, str, int], ...]
    banners: tuple[str, ...]
    badges: tuple[str, ...]
    discard: tuple[str, ...]
    tray: dict[str, int]
    extra: dict[str, int]
    supply: dict[str, int]
    conquests: tuple[Conquest, ...]
    attacks: tuple[tuple[int, int, int], ...]
    changes: tuple[tuple[Any, ...], ...]
    struck: tuple[int, ...]
    uses: tuple[tuple[Any, ...], ...]
    paid: tuple[tuple[int, str], ...]
    rolls: tuple[tuple[int, int, int], ...]
    barred: tuple[tuple[int, int], ...]
    piles: dict[str, tuple[str, ...]]
    faces: dict[str, str]
    secrets: list[dict[str, str]]
    memory: dict[str, Any]
    laid: dict[str, Laid]
    ending: str
    plan: tuple[str, ...]
    verdicts: tuple[tuple[tuple[int, ...], str, str, str], ...]
    purses: dict[str, int]
    ground: Ground
    guard: list[int]
    immune: int
    active: list[int]
    declined: list[tuple[int, ...]]
    protectors: tuple[int, ...]
    watchers: tuple[int, ...]
    borrowers: tuple[int, ...]
    bodies: list[int]
    where: dict[str, int]
    sites: int

    def __init__(self, like: ConquestState | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.round = self.rounds = self.turn = self.turn_seat = self.immune = self.sites = 0
            self.owner, self.tokens, self.marks, self.armies, self.coins = [], [], [], [], []
            self.column, self.banners, self.badges, self.discard = (), (), (), ()
            self.tray, self.supply, self.piles, self.faces, self.memory, self.where = {}, {}, {}, {}, {}, {}
            self.extra, self.borrowers = {}, ()
            self.conquests, self.attacks, self.uses, self.paid, self.protectors, self.watchers = (), (), (), (), (), ()
            self.rolls = self.barred = ()
            self.guard, self.active, self.declined, self.bodies = [], [], [], []
            self.struck, self.changes = (), ()
            self.ending, self.plan, self.verdicts, self.laid, self.purses, self.secrets = "", (), (), {}, {}, []
        else:
            self.round, self.rounds, self.turn = like.round, like.rounds, like.turn
            self.turn_seat = like.turn_seat
            self.owner, self.tokens, self.marks = like.owner[:], like.tokens[:], like.marks[:]
            self.coins = like.coins[:]
            self.armies = [None if army is None else army.clone() for army in like.armies]
            self.column, self.banners, self.badges = like.column, like.banners, like.badges
            self.discard = like.discard
            self.tray, self.where, self.extra = like.tray.copy(), like.where.copy(), like.extra
            self.borrowers = like.borrowers
            self.supply, self.piles, self.faces = like.supply, like.piles, like.faces  # replaced
            self.memory = like.memory
            self.conquests, self.attacks, self.uses = like.conquests, like.attacks, like.uses
            self.paid = like.paid
            self.rolls, self.barred = like.rolls, like.barred
            self.ground, self.immune, self.sites = like.ground, like.immune, like.sites
            self.guard, self.active, self.declined = like.guard[:], like.active[:], like.declined[:]
            self.protectors, self.watchers, self.bodies = like.protectors, like.watchers, like.bodies[:]
            self.struck, self.changes = like.struck, like.changes
            self.ending, self.plan, self.verdicts = like.ending, like.plan, like.verdicts
            self.laid, self.purses, self.secrets = like.laid, like.purses, like.secrets[:]  # replaced

    def clone(self) -> ConquestState:
        return ConquestState(self)

    def army(self, id: int) -> Army:
        """Return an army that is in the game."""
        army: Army = self.armies[id]
        return army
