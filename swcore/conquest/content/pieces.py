"""Races, powers and markers."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar

from swcore.conquest.content.hook_types import ConquestHooks
from swcore.conquest.content.map_words import MapWord, Words, words_of
from swcore.conquest.position.places import ALL
from swcore.conquest.position.tables import CLOSED, OPEN
from swcore.conquest.position.view_units import PURPOSES
from swcore.engine.checks import shown
from swcore.engine.options import Option, OptionValue
from swcore.engine.pieces import Piece
from swcore.errors import PluginError, nearest
from swcore.text.clauses import spelled_out

if TYPE_CHECKING:
    from swcore.conquest.position.army import Army
    from swcore.conquest.position.view import View

FACES = {"en": "Hidden faces", "ru": "Скрытые стороны"}
DEFENDS = {"en": "+{n} to the defence of its region.", "ru": "+{n} к обороне области."}  # the text of a marker without one
MOST_PIECES = 999  # of one kind of marker, and most of any number that nothing else bounds
MOST_INCOME = 99  # coins that one marker adds to what its region pays, or takes off
BADGE_ROOM = 5  # tokens that a race has above its banner when its author says nothing (SW-SETUP-16)


class ConquestPiece(ConquestHooks, Piece):
    """What all pieces of the family share: reading back what they noted with `fx.note`.

    Args:
        id: `pack.piece`.
        terrains: words of terrains that the piece brings into the game; as a mapping each with its access, `open` or `closed`
            (like water, unless a piece opens it).
        symbols: words of symbols that it brings.
        **more: as for every `Piece`.

    Raises:
        PluginError: `piece-value` for an access that there is not.

    Attributes:
        neutral: whether it belongs to nobody; when a seat leaves, such a piece finishes what it has begun with it all the same.
    """

    neutral: ClassVar[bool] = False

    def __init__(self, id: str, *, terrains: Mapping[str, str] | Words = (), symbols: Words = (), **more: Any) -> None:
        super().__init__(id, **more)
        brought = terrains if isinstance(terrains, Mapping) else dict.fromkeys(words_of(id, "terrains", terrains), OPEN)
        odd = next((access for access in brought.values() if access not in (OPEN, CLOSED)), None)
        if odd is not None:
            told = f"{id}: the access of a terrain is {OPEN!r} or {CLOSED!r}, not {odd!r}."
            raise PluginError(told, code="piece-value", piece=id)
        self.terrains, self.symbols = dict(brought), words_of(id, "symbols", symbols)

    def recall(self, view: View, army: Army | None, name: str, default: Any = None) -> Any:
        """Return what this piece noted under a name for an army, or for the whole game when the army is None.

        Args:
            view: the position.
            army: whose memory; None for the memory of the game.
            name: as in `fx.note`.
            default: returned while nothing is noted.
        """
        return view.recall(army, f"{self.id}.{name}", default)

    def stashed(self, army: Army, name: str) -> int:
        """Return how many tokens of an army this piece has put by under a name.

        Args:
            army: whose tokens.
            name: as in `fx.stash`.
        """
        return army.pools.get(f"{self.id}.{name}", 0)


def whole(id: str, field: str, value: Any, least: int = 0, most: int = MOST_PIECES) -> int:
    """Return a number of a piece.

    Raises:
        PluginError: `piece-number` for anything but a whole number from `least` to `most`.
    """
    told = ""
    if isinstance(value, bool) or not hasattr(value, "__index__") or index(value) < least:
        told = f"{id}: {field} is a whole number, {least} or more, not {shown(value)}."
    elif index(value) > most:
        told = f"{id}: {field} is at most {most}, not {shown(value)}."
    if told:
        raise PluginError(told, code="piece-number", piece=id)
    return index(value)


class Race(ConquestPiece):
    """A race banner with its tokens.

    Args:
        id: `pack.piece`.
        tokens: the banner's number.
        supply: how many of its tokens exist; banner plus 5 when left out, enough for any badge (SW-SETUP-16).
        borrows: id of a race that lends all its tokens, at least `supply` of them, and whose banner is left out of the game
            (SW-CUSTOM-4); "" for tokens of its own.
        dealt: whether its banner goes into the stack; one that does not comes into the game by `fx.enlist` alone.
        **more: as for every `Piece`.

    Raises:
        PluginError: `piece-number` for numbers that do not fit.
    """

    kind: ClassVar[str] = "race"

    def __init__(
        self, id: str, *, tokens: int, supply: int | None = None, borrows: str = "", dealt: bool = True, **more: Any
    ) -> None:
        super().__init__(id, **more)
        self.dealt = dealt
        self.tokens, self.borrows = whole(id, "tokens", tokens, most=ALL - 1), borrows
        self.supply = self.tokens + BADGE_ROOM if supply is None else whole(id, "supply", supply, most=ALL - 1)
        if self.supply < self.tokens:
            raise PluginError(
                f"{id}: its banner says {self.tokens} tokens, and only {self.supply} exist.",
                code="piece-number",
                hint="Give supply=... at least the banner's number plus 5.",
                piece=id,
            )


class Natives(ConquestPiece):
    """A people that belongs to no seat and starts on the map, one token per region with a symbol (SW-DEF-16, SW-SETUP-9).

    Args:
        id: `pack.piece`.
        symbol: the map symbol of its regions.
        supply: how many tokens exist.
        **more: as for every `Piece`.
    """

    kind: ClassVar[str] = "natives"

    def __init__(self, id: str, *, symbol: str, supply: int, **more: Any) -> None:
        super().__init__(id, **more)
        self.symbol, self.supply = symbol, whole(id, "supply", supply)

    def map_words(self) -> tuple[MapWord, ...]:
        """Return the words of the map that the piece names."""
        return (MapWord("symbol", "symbol", self.symbol),)


class Rule(ConquestPiece):
    """A rule of the game that no race or power carries: an event, a rule of the house, a scenario.

    Hooks about one army's turn are asked for every army of a seat, with that army. Those about a moment of the game (audience
    *everybody* and the like) are asked once, with None for the army.

    Args:
        id: `pack.piece`.
        when: an option with the value with which alone the rule is in force; the rule declares the option. In other games its
            hooks cost nothing. None for a rule that is always in force.
        **more: as for every `Piece`.

    Raises:
        PluginError: `piece-value` for a value that the option cannot have.
    """

    kind: ClassVar[str] = "rule"
    neutral = True

    def __init__(self, id: str, *, when: tuple[Option, OptionValue] | None = None, **more: Any) -> None:
        if when is None:
            super().__init__(id, **more)
            return
        option, value = when
        if value not in option.values:
            allowed = ", ".join(map(repr, option.values))
            raise PluginError(
                f"{id}: the option {option.name} is never {value!r}.",
                code="piece-value",
                hint=f"Write when=(option, value) with one of: {allowed}.",
                piece=id,
            )
        given = tuple(more.pop("options", ()))
        super().__init__(id, options=given if option in given else (*given, option), **more)
        self.when = option.name, value


class Chart(ConquestPiece):
    """A map that comes with other pieces; `Game.new` takes its id for one.

    Args:
        id: `pack.piece`.
        data: what a map file says.
        **more: as for every `Piece`.
    """

    kind: ClassVar[str] = "map"

    def __init__(self, id: str, *, data: Mapping[str, Any], **more: Any) -> None:
        super().__init__(id, **more)
        self.data = dict(data)


class Power(ConquestPiece):
    """A power badge.

    Args:
        id: `pack.piece`.
        tokens: the badge's number.
        extra_supply: how many more tokens of its race exist as long as an army with this badge is in the game.
        proposed: whether the number is printed in no text that is known; it is then an option, `badge_` and the piece's name.
        **more: as for every `Piece`.

    Raises:
        PluginError: `piece-number` for a number that does not fit.
    """

    kind: ClassVar[str] = "power"

    def __init__(self, id: str, *, tokens: int, extra_supply: int = 0, proposed: bool = False, **more: Any) -> None:
        self.tokens, self.option = whole(id, "tokens", tokens), f"badge_{id.partition('.')[2]}" if proposed else ""
        if proposed:
            more["options"] = (*more.get("options", ()), self._number(more.get("name", {}), more.get("clauses", ())))
        super().__init__(id, **more)
        self.extra_supply = whole(id, "extra_supply", extra_supply, most=ALL - 1)

    def number(self, options: Mapping[str, Any]) -> int:
        """Return the badge's number in a game with some options."""
        return int(options.get(self.option, self.tokens)) if self.option else self.tokens

    def _number(self, name: Mapping[str, str], clauses: str | tuple[str, ...]) -> Option:
        en, ru = name.get("en", self.option), name.get("ru", self.option)
        text = {
            "en": f"Number on the badge {en}; {self.tokens} is a proposal.",
            "ru": f"Число на жетоне умения «{ru}»; {self.tokens} предложено нами.",
        }
        return Option(self.option, tuple(range(BADGE_ROOM + 1)), self.tokens, clauses=spelled_out(clauses)[:1], text=text)


class Marker(ConquestPiece):
    """A piece besides race tokens that lies in a region; what it does without code is declared here.

    Args:
        id: `pack.piece`.
        supply: how many exist; one that is not in the supply cannot be placed (SW-SETUP-15). Of markers that hide places there
            are as many as places: leave it out, or give that very number.
        defence: what one adds to the cost of its region, 0 or more (SW-CONQ-4).
        income: what one adds to the coins that its region pays to whoever holds it; negative for less, down to 0.
        immune: whether its region is closed to conquest and to the effects of others (SW-IMM-1 to 3).
        counts: purposes for which it counts like a race token, the cost aside: `lone` (a token beside it is not alone),
            `holds` (it holds its region for its army without a token, and makes it non-empty), `garrison` (counts towards the
            tokens that must stay in a region), `defender` (counted in the record of a conquest), `loss` (given up instead of a
            token), `redeploy` (moved in redeployment like a token), `conquer` (used from hand like a token), `moved_by_others`
            (an eviction moves it where there is no token), `tie_break`.
        faces: how many exist by hidden face; the faces are shuffled into a pile, and nobody knows the face of one that lies.
        leaves_on_conquest, leaves_on_abandon, leaves_on_decline: whether it leaves its region then.
        stays_for: tag of the races whose conquest leaves it where it is, or "".
        returns_to: `tray` (its supply), `owner` (the owner's hand) or `none` (out of the game).
        per_region: most of them in one region; None for no limit.
        starts_on: terrain whose regions each get one at set-up (SW-SETUP-10), or "".
        starts_at: symbol whose regions each get one at set-up, or "".
        hides: whether each stands for one of the `Place` pieces until its region is conquered; they are its faces.
        **more: as for every `Piece`. Without a text, a marker that defends says by how much.

    Raises:
        PluginError: `piece-number` for numbers that do not fit; `piece-value` for a purpose that no marker counts for.
    """

    kind: ClassVar[str] = "marker"

    def __init__(
        self,
        id: str,
        *,
        supply: int | None = None,
        defence: int = 0,
        income: int = 0,
        immune: bool = False,
        counts: tuple[str, ...] = (),
        leaves_on_conquest: bool = True,
        leaves_on_abandon: bool = True,
        leaves_on_decline: bool = True,
        stays_for: str = "",
        returns_to: str = "tray",
        per_region: int | None = 1,
        starts_on: str = "",
        starts_at: str = "",
        hides: bool = False,
        faces: Mapping[str, int] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(id, **more)
        if returns_to not in ("tray", "owner", "none"):
            raise PluginError(f"{id}: returns_to is tray, owner or none, not {returns_to!r}.", code="piece-number", piece=id)
        odd = next((word for word in counts if word not in PURPOSES), None)
        if odd is not None:
            told = f"{id}: a marker does not count for {odd!r}."
            raise PluginError(told, code="piece-value", hint=nearest(str(odd), PURPOSES), piece=id)
        self.counted = supply is None  # by the places that it hides
        if self.counted and not hides:
            raise PluginError(f"{id}: say how many exist, such as supply=6.", code="piece-number", piece=id)
        self.supply = 0 if supply is None else whole(id, "supply", supply)
        self.defence, self.immune, self.counts = whole(id, "defence", defence), immune, counts
        if self.defence and not any(self.text.values()):
            self.text = {language: told.format(n=self.defence) for language, told in DEFENDS.items()}
        self.income = whole(id, "income", income, -MOST_INCOME, MOST_INCOME)
        self.leaves = {
            "conquest": leaves_on_conquest,
            "abandon": leaves_on_abandon,
            "decline": leaves_on_decline,
        }
        self.returns_to, self.stays_for = returns_to, stays_for
        self.per_region = None if per_region is None else whole(id, "per_region", per_region, 1)
        self.starts_on, self.starts_at, self.hides = starts_on, starts_at, hides
        self.holds = "holds" in counts
        self.faces = tuple(face for face, count in sorted((faces or {}).items()) for _ in range(whole(id, face, count)))
        self.hidden = bool(faces) or hides
        if self.faces and len(self.faces) != supply:
            told = f"{id}: {supply} markers exist and {len(self.faces)} faces."
            raise PluginError(told, code="piece-number", piece=id)

    def facts(self) -> tuple[tuple[Mapping[str, str], Mapping[str, str]], ...]:
        """Return how many have which hidden face; that a face is up is hidden, and how many there are is not."""
        told = ", ".join(f"{face} ×{self.faces.count(face)}" for face in dict.fromkeys(self.faces))
        return ((FACES, {"en": told}),) if told else ()

    def map_words(self) -> tuple[MapWord, ...]:
        """Return the words of the map that the piece names."""
        starts = (MapWord("starts_on", "terrain", self.starts_on), MapWord("starts_at", "symbol", self.starts_at))
        return tuple(start for start in starts if start.word)


class Place(Marker):
    """A marker that the active army in its region controls: its hooks are asked like those of the army's race and power.

    Args:
        id: `pack.piece`.
        **more: as for every `Piece`.
    """

    kind: ClassVar[str] = "place"
    fixed = ("supply", "leaves_on_conquest", "leaves_on_abandon", "leaves_on_decline", "returns_to")
    neutral = True

    def __init__(self, id: str, **more: Any) -> None:
        super().__init__(
            id, supply=1, leaves_on_conquest=False, leaves_on_abandon=False, leaves_on_decline=False, returns_to="none", **more
        )
